page-referee-desk-may = Darf ich?
page-referee-desk-dispute = Streit
page-referee-desk-ledger = Schulden
page-referee-desk-buzzer = Buzzer
page-referee-line-may = Tippe an, was auf dem Tisch liegt und was du hast, dann, was du tun möchtest. Fremde Blätter braucht niemand zu sehen.
page-referee-line-dispute = Gress: Tippe an, wie es vorher war, was geschah und wer sich beschwert: wer recht hat, wer was schuldet und wer am Zug ist.
page-referee-line-ledger = Gress: wer wofür wie viele Karten schuldet. Es bleibt auf diesem Gerät, auch wenn du die Seite schließt.
page-referee-line-buzzer = Gress: für »vorletzte« und Beschwerden: Jedes Handy ist ein Knopf, und alle sehen, wer zuerst war.

page-referee-people = Wer spielt mit
page-referee-player = Platz { $number }
page-referee-name-of = Name an Platz { $number }
page-referee-fewer = Eine Person weniger
page-referee-more = Eine Person mehr
page-referee-agreed = Mitspieler und Optionen
page-referee-add = Hinzufügen: { $what }
page-referee-remove = { $card } entfernen
page-referee-done = Fertig

page-referee-about = Worum geht es?
page-referee-double-play = Eine Karte spielen
page-referee-double-bid = Eine Ansage
page-referee-who-asks = Wer fragt?
page-referee-leader-play = Wer spielt diesen Stich aus?
page-referee-leader-bid = Wer sagt zuerst an?
page-referee-trick = Der Stich bis jetzt
page-referee-hand-of = Die Karten von { $name }
page-referee-points = Chips dessen, der fragt
page-referee-bid-of = Ansage von { $name }
page-referee-may = Darf ich …

page-referee-turn = Wer ist am Zug?
page-referee-played = In diesem Zug wurde schon eine Karte abgegeben
page-referee-before = Vor { $name }
page-referee-market = Markt
page-referee-market-none = keiner
page-referee-market-open = offen
page-referee-free = Freie Handelskarten
page-referee-covered = Schutzkarten, nach jeder, was darunter liegt
page-referee-grass-play = spielen
page-referee-grass-waste = abwerfen
page-referee-grass-swap = Handelskarten tauschen
page-referee-grass-end = den Zug beenden
page-referee-what = Was?
page-referee-whom = Für wen?
page-referee-nobody = niemand
page-referee-peddles-play = Welche Handelskarten (zum Schützen, Stehlen, Zahlen)?
page-referee-peddles-swap = Deine Handelskarte, dann die andere
page-referee-written = So wird es geschrieben
page-referee-ask = Fragen

page-referee-top = Die oberste Karte des Stapels
page-referee-wished = Wunsch
page-referee-nothing = keiner
page-referee-exactly = Richtung, Würfe, Kartenzahlen, Schulden
page-referee-direction = Richtung
page-referee-clockwise = im Uhrzeigersinn
page-referee-counter = gegen den Uhrzeigersinn
page-referee-throws = Würfe
page-referee-throws-yes = erlaubt
page-referee-throws-no = verboten
page-referee-cards = Karten
page-referee-owes = schuldet
page-referee-marke-lies = Marke liegt
page-referee-marke-gone = Marke weg
page-referee-happened = Was geschah
page-referee-who = Wer?
page-referee-which = Welche Karte?
page-referee-gress-verb = { $verb ->
    [play] legen
    [draw] ziehen
    [vorletzte] »vorletzte«
    [marke] Marke aufnehmen
    [takeback] zurücknehmen
    [give] schenken
    [swap] Blätter tauschen
    [wish] wünschen
   *[stop] zum Mischen anhalten
}
page-referee-holding = mit der Haltehand
page-referee-holding-short = (Haltehand)
page-referee-note = Notieren
page-referee-note-on = Es geschah: von da an weiter
page-referee-complaint = Die Beschwerde
page-referee-by = Wer beschwert sich?
page-referee-about-whom = Über wen?
page-referee-because = Warum?
page-referee-because-of = { $kind ->
    [misplay] eine falsche Karte
    [vorletzte] »vorletzte« nicht gesagt
   *[marke] die Marke
}
page-referee-settle = Entscheiden

page-referee-answer = Die Antwort
page-referee-verdict = { $kind ->
    [accepted] Ja
    [refused] Nein
    [wrong] Getan, aber falsch
    [idle] Getan, ohne Wirkung
    [bounced] Zu spät und zurückgegeben
    [dropped] Fallen gelassen
    [ruling] Urteil
   *[drawn] Gezogen
}
page-referee-rule = Die Regel
page-referee-standing = So steht es
page-referee-wrong = So kann es nicht gewesen sein.
page-referee-wrong-names = Ein Name hat 1 bis 24 Zeichen, die man sehen kann.
page-referee-wrong-hands = Das sind mehr Karten, als es gibt.
page-referee-wrong-hands-double = In einer Runde hat jeder 1 bis 5 Karten, die schon gespielte mitgezählt.
page-referee-wrong-hands-double-mat-cards-54 = So oft gibt es eine dieser Karten nicht.
page-referee-wrong-hands-double-info-void-inference = Wer schon in diesem Stich gespielt und nicht bedient hat, kann die Farbe nicht mehr halten.
page-referee-wrong-hands-grass_common-hand_1 = Wer am Zug ist und noch keine Karte abgegeben hat, hält sieben Karten, alle anderen sechs.
page-referee-wrong-hands-grass_common-deck_conserve = So oft gibt es eine dieser Karten nicht, mit denen auf dem Tisch.
page-referee-wrong-trick = So oft gibt es eine dieser Karten nicht.
page-referee-wrong-trick-double-play-follow = Jemand hätte mit der anderen Hälfte seiner Karte bedienen müssen.
page-referee-wrong-bids = Mehr, als es Karten gibt.
page-referee-wrong-played = In dieser Ausgabe ist der Zug vorbei, sobald eine Karte abgegeben ist.
page-referee-wrong-markets = So viele dieser Karten gibt es nicht.
page-referee-wrong-displays = Eine dieser Handelskarten gibt es nicht so oft, mit denen auf der Hand und vor den anderen.
page-referee-wrong-protections = Eine dieser Karten gibt es nicht so oft.
page-referee-wrong-protections-grass_common-protected_1 = Unter jeder Schutzkarte liegt mindestens eine Handelskarte und nicht mehr, als sie deckt.
page-referee-wrong-protections-grass_common-protected_3 = Dr. Feelgood kann nicht geschützt werden.
page-referee-wrong-act = So lässt es sich nicht lesen: Fehlt noch, für wen oder welche Handelskarte, oder ist etwas zu viel?
page-referee-wrong-marken = Für diese Marke ist keine Karte mehr übrig.
page-referee-wrong-pile = Diese Karte kann nicht oben liegen.

page-referee-sum = { $count ->
    [0] schuldet nichts
    [one] schuldet { $count } Karte
   *[other] schuldet { $count } Karten
}
page-referee-owes-more = { $name } schuldet
page-referee-how-many = Wie viele Karten?
page-referee-one-more = Noch eine Karte
page-referee-paid = nahm eine
page-referee-reason = { $reason ->
    [king] König
    [seven] Siebenen
    [vorletzte] »vorletzte« vergessen
    [call] »vorletzte« ohne Grund
    [foul] kleines Foul
    [wrong] falsche Karten
    [unfounded] unbegründete Beschwerde
    [marke] Marke falsch aufgenommen
    [early] zu früh hingelegt
   *[stop] Spiel angehalten
}
page-referee-entry = { $kind ->
    [owes] { $name }: +{ $count }, { $reason }
    [paid] { $name }: −{ $count }
    [lies] { $name }: neue Marke
   *[taken] { $name }: Marke weg
}
page-referee-undo = Rückgängig
page-referee-new-game = Neues Spiel: alles streichen

page-referee-buzzer-how = Öffne einen Buzzer und lass die anderen mit dem Code dazukommen. Der Weg jedes Rufs zum Server wird gemessen und abgezogen; wer zu dicht beieinander ist, ist gleichauf.
page-referee-buzzer-open = Einen Buzzer öffnen
page-referee-buzzer-gone = Diesen Buzzer gibt es nicht mehr. Öffne einen neuen.
page-referee-buzzer-join = So kommen andere dazu
page-referee-buzzer-link = Link zu diesem Buzzer
page-referee-call-vorletzte = Vorletzte!
page-referee-call-complaint = Beschwerde!
page-referee-order = Wer zuerst gerufen hat
page-referee-nobody-called = Noch hat niemand gerufen.
page-referee-later = { $ms } ms später
page-referee-level = gleichauf
page-referee-clear = Erledigt: Alle dürfen wieder rufen
page-referee-there = Hier: { $names }
page-referee-your-name = Dein Name
