page-double-name = Double
page-double-facts = 2 bis 8 Spieler · etwa 30 Minuten
page-double-about = Jede Karte hat zwei Hälften, eine davon spielst du. Sag deine Stiche voraus und halte Wort.
page-learn-about-double = Drei kurze Runden: vorhersagen, bedienen, stechen und Wort halten.
page-preset-double-usual = Nach den Regeln
page-preset-double-short = Kurz
page-preset-double-short-why = Fünf Runden statt zehn.
page-preset-double-secret = Geheime Vorhersagen
page-preset-double-secret-why = Alle sagen gleichzeitig voraus.
page-preset-double-sharp = Scharf
page-preset-double-sharp-why = Die Vorhersagen gehen nie auf, und es gibt eine Minute pro Zug.

page-double-motif = { $motif ->
    [PO] der Papst
    [FO] der Narr
   *[other] { part-double-suit } { $rank ->
        [T] 10
        [J] Bube
        [Q] Dame
        [K] König
        [A] Ass
       *[other] { $rank }
    }
}
page-double-card = { $one } und { $other }
page-double-card-back = eine verdeckte Karte
page-double-bid = { $bid ->
    [one] { $bid } Stich vorhersagen
   *[other] { $bid } Stiche vorhersagen
}
page-double-play = Ausspielen: { $motif }
page-double-played = { $name }: { $motif }
page-double-pope = Papst
page-double-fool = Narr
page-double-index = { $rank ->
    [T] 10
    [J] B
    [Q] D
    [K] K
    [A] A
   *[other] { $rank }
}
page-double-how-many = Wie viele Stiche machst du?
page-double-how-many-blind = Du siehst deine Karte nicht. Wie viele Stiche machst du?
page-double-play-now = Du bist dran: Spiel eine Hälfte
page-double-lead-now = Du bist dran: Spiel irgendeine Hälfte aus
page-double-waiting-bid = { $names } – Vorhersage
page-double-waiting-play = { $name } – am Zug
page-double-took = { $name } bekommt den Stich
page-double-over = Das Spiel ist aus
page-double-prediction = vorhergesagt
page-double-prediction-none = noch nichts
page-double-prediction-secret = geheim
page-double-tricks = Stiche
page-double-dealer = gibt
page-double-cards = { $count ->
    [one] { $count } Karte auf der Hand
   *[other] { $count } Karten auf der Hand
}
page-double-tied = spielt um den Sieg
page-double-hand = Deine Karten
page-double-trick = Der Stich
page-double-trump = Trumpf: { part-double-suit }
page-double-trump-none = Kein Trumpf
page-double-bank = Bank { NUMBER($points) }
page-double-bank-owes = schuldet { NUMBER($points) }
page-double-plan = Karten in jeder Runde
page-double-round = { $state ->
    [done] Runde { NUMBER($round) }, vorbei
    [now] Runde { NUMBER($round) }, jetzt
   *[later] Runde { NUMBER($round) }
}: { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}
page-double-last-trick = Letzter Stich
page-double-open-tricks = Frühere Stiche
page-double-open-trick = Stich { NUMBER($number) }
page-double-change = letzte Runde

page-duplicate-kind-double = Double: gleiche Karten
page-duplicate-short-double = eine kurze Partie: 1 bis 5 Karten
page-duplicate-whole-double = eine ganze Partie: zehnmal geben

keep-coming-double = Runde { $number }
keep-won-double = { $count ->
    [one] { $names } gewinnt mit { $points } Punkten.
   *[other] { $names } gewinnen zusammen mit { $points } Punkten.
}
keep-next-double = Noch ein Spiel
keep-why-double-bid-chips-limit = Mehr, als dieser Spieler besitzt.
keep-why-double-bid-range = Niemand kann mehr Stiche ansagen oder machen, als es Karten gibt.
keep-why-double-round-schedule = Die Stiche müssen zusammen so viele sein wie die Karten.
keep-why-double-opt-bid_total = An diesem Tisch dürfen die Vorhersagen nicht genau aufgehen.
keep-why-double-round-count = Das Spiel war vor dieser Runde zu Ende.
keep-why-double-setup-players = So viele können Double nicht spielen.

page-referee-about = Worum geht es?
page-referee-double-play = Eine Karte spielen
page-referee-double-bid = Eine Ansage
page-referee-leader-play = Wer spielt diesen Stich aus?
page-referee-leader-bid = Wer sagt zuerst an?
page-referee-trick = Der Stich bis jetzt
page-referee-points = Chips dessen, der fragt
page-referee-bid-of = Ansage von { $name }
page-referee-wrong-hands-double = In einer Runde hat jeder 1 bis 5 Karten, die schon gespielte mitgezählt.
page-referee-wrong-hands-double-mat-cards-54 = So oft gibt es eine dieser Karten nicht.
page-referee-wrong-hands-double-info-void-inference = Wer schon in diesem Stich gespielt und nicht bedient hat, kann die Farbe nicht mehr halten.
page-referee-wrong-trick-double-play-follow = Jemand hätte mit der anderen Hälfte seiner Karte bedienen müssen.

page-sheet-round = { $round } ({ $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
})
page-sheet-bid = { $bid } vorhergesagt, { $tricks } gemacht:
page-sheet-how = Vorhergesagte und gemachte Stiche, was das brachte, und die Punkte danach.
