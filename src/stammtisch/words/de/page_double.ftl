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
