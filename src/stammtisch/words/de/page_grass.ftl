page-grass-name = Grass
page-grass-facts = 2 bis 6 Spieler · etwa 45 Minuten
page-grass-about = Öffne deinen Markt, verkaufe, stiehl und handle, und bring deine Ernte vor den anderen nach Hause.
page-learn-about-grass = Der klassische Kurs in vier Runden: der Markt, der Handel, Diebstahl und Schutz, Nirwana und Paranoia.
page-preset-grass-modern = Moderne Ausgabe
page-preset-grass-classic = Klassische Ausgabe
page-preset-grass-variations = Alle Varianten
page-preset-grass-variations-why = Modern, mit gewählter erster Hand, verdeckten Geschäften und Glück statt Weitergabe.

page-grass-round = Runde { $round } · wer zuerst { $amount } $ hat, gewinnt
page-grass-money = { $amount } $
page-grass-amount = { $amount }
page-grass-thousands = { $amount }k
page-grass-with-sum = { $name }, { $amount }
page-grass-total = Summe der bisherigen Runden
page-grass-place-of = { $name }: Markt und Auslage
page-grass-in-hand = { $count ->
    [one] { $count } Karte auf der Hand
   *[other] { $count } Karten auf der Hand
}
page-grass-dealer = gibt
page-grass-skips = setzt { $count }× aus
page-grass-locked = hat gewählt
page-grass-market-none = noch kein Markt
page-grass-tucked = Untergeschoben: { $cards }
page-grass-free = frei { $amount } $
page-grass-safe = geschützt { $amount } $
page-grass-known = hat sicher
page-grass-hand = auf der Hand
page-grass-all-know = alle wissen, du hast
page-grass-stack = Stapel: { $count }
page-grass-wasted = Ablage: { $count }
page-grass-last = Was zuletzt geschah
page-grass-your-hand = Deine Hand
page-grass-kept = Du behältst
page-grass-pick = { $card } auswählen
page-grass-play-where = { $card } spielen: wohin?
page-grass-cover-pick = { $card } schützen
page-grass-swap-pick = { $card } tauschen
page-grass-put-back = Zurück
page-grass-over = Das Spiel ist zu Ende.

page-grass-ask-turn = Du bist dran: spielen, abwerfen oder handeln.
page-grass-ask-end = Handle noch etwas aus oder beende deinen Zug.
page-grass-ask-where = { $card }: wohin?
page-grass-ask-cover = { $card }: Wähle, was geschützt werden soll.
page-grass-ask-swap = { $card }: Welche Handelskarte nimmst du dafür?
page-grass-ask-answer = Ein Angebot: Was sagst du?
page-grass-ask-pick = Behalte eine Karte, die anderen wandern weiter. Niemand sieht, welche.
page-grass-ask-pass = Wähle die Karte, die nach links zu { $left } geht. Sonst sieht sie niemand.
page-grass-ask-lock = Leg für den Handel eine Karte verdeckt hin. Es darf jede sein.
page-grass-ask-give = { $name } hält die Hand auf: Welche Handelskarte gibst du?
page-grass-ask-lose = Welche Handelskarte verlierst du?
page-grass-laid-own = Du hast { $card } gewählt.
page-grass-waiting = { $count ->
    [one] { $names } ist dran.
   *[other] { $names } sind dran.
}
page-grass-covered = { $amount } von { $most }
page-grass-cover-choose = Wähle, was du schützt

page-grass-do-play = { $card } spielen
page-grass-do-lay = { $card } auslegen
page-grass-do-play-on = { $card } auf { $name }
page-grass-do-steal = { $peddle } von { $name } stehlen
page-grass-do-cover = { $peddles } mit { $card } schützen
page-grass-do-pay = Die Strafe mit { $peddle } zahlen
page-grass-do-pay-under = Die Strafe mit { $peddle } unter Schutz { $number } zahlen
page-grass-do-waste = { $card } abwerfen
page-grass-do-swap = { $card } gegen { $peddle } von { $name } tauschen
page-grass-do-take = Mit { $name } handeln
page-grass-do-end = Zug beenden
page-grass-do-accept = Annehmen
page-grass-do-willing = Ich würde
page-grass-do-decline = Nein, danke
page-grass-do-withdraw = Angebot zurückziehen
page-grass-do-give = { $card } geben
page-grass-do-lose = { $card } verlieren
page-grass-do-pass = { $card } weitergeben
page-grass-do-pick = { $card } behalten
page-grass-do-lock = { $card } hinlegen
page-grass-do-offer = { $name } anbieten: { $gives } gegen { $wants }
page-grass-do-offer-all = Alle fragen: { $gives } gegen { $wants }
page-grass-do-counter = Stattdessen vorschlagen: { $gives } gegen { $wants }
page-grass-side = { $hand ->
    [none] { $table } aus der Auslage
   *[other] { $hand }{ $table ->
        [none] { "" }
       *[other] { " " }und { $table } aus der Auslage
    }
}
page-grass-hidden-card = eine verdeckte Karte

page-grass-deal = Handel vorschlagen …
page-grass-counter = Etwas anderes vorschlagen …
page-grass-offer-to = { $name } anbieten …
page-grass-offers = { $to ->
    [all] { $name } fragt alle
    [you] { $name } bietet dir einen Handel an
   *[other] { $name } bietet { $to } einen Handel an
}
page-grass-gives = gibt
page-grass-wants = möchte
page-grass-willing = { $count ->
    [one] { $names } würde es tun.
   *[other] { $names } würden es tun.
}
page-grass-thinking = { $count ->
    [one] { $names } überlegt.
   *[other] { $names } überlegen.
}
page-grass-to-whom = Wem?
page-grass-everybody = allen
page-grass-give-which = Du gibst von der Hand
page-grass-want-which = Du möchtest von der anderen Hand
page-grass-give-table = Du gibst aus deiner Auslage
page-grass-want-table = Du möchtest aus der anderen Auslage
page-grass-deal-missing = Wähle, was von beiden Seiten hinübergeht
page-grass-hidden-how = Verdeckter Handel: Erst einigt ihr euch, dann legt jeder eine Karte verdeckt hin. Versprich, was du willst; nichts davon bindet.
page-grass-promise-give = Du versprichst
page-grass-promise-want = Du hättest gern
page-grass-promise-more = In deinen Worten
page-grass-promise = Ich gebe dir { $gives } ({ $code }){ $wants ->
    [none] { "" }
   *[other] { " " }gegen { $wants }
}. Versprochen!
page-grass-call-off = Handel abblasen

page-grass-account = Abrechnung von Runde { $round }
page-grass-account-all = Alle Zeilen zeigen
page-grass-counts = Was zählt
page-grass-hands = noch auf der Hand

page-editions-title = Grass: die beiden Ausgaben
page-editions-intro = Beide Ausgaben haben 104 Karten und dieselbe Idee. Hier steht, worin sie sich unterscheiden; jede Zeile führt zu ihren Regeln.
page-editions-subject = Worum es geht
page-editions-pack = Die Karten
page-editions-pack-modern = 29 Handelskarten, 4 Stonehigh
page-editions-pack-classic = 28 Handelskarten, 5 Stonehigh
page-editions-turn = Der Zug
page-editions-turn-modern = Nach deiner Karte darfst du noch handeln; du sagst, wann dein Zug endet.
page-editions-turn-classic = Deine Karte beendet deinen Zug.
page-editions-deals = Wann gehandelt wird
page-editions-deals-modern = Nach dem Ziehen, vor und nach deiner Karte.
page-editions-deals-classic = Nur solange du sieben Karten hast.
page-editions-table = Handel mit Ausgelegtem
page-editions-table-modern = Einmal im Zug tauschst du eine freie Handelskarte gegen eine andere, ohne zu fragen.
page-editions-table-classic = Nur wenn beide wollen: beliebig viele freie Handelskarten auf jeder Seite, auf Wunsch mit je einer Handkarte.
page-editions-paranoia = Wen Paranoia trifft
page-editions-paranoia-modern = Einen Gegner deiner Wahl.
page-editions-paranoia-classic = Wer sie spielt.
page-editions-paranoia-market = Paranoia ohne Markt
page-editions-paranoia-market-modern = Du kannst sie weder spielen noch abwerfen.
page-editions-paranoia-market-classic = Du kannst sie jederzeit spielen.
page-editions-sold-out = Ausverkauf (Sold Out)
page-editions-sold-out-modern = Eine freie Handelskarte, die das Opfer wählt; kein Aussetzen.
page-editions-sold-out-classic = Die billigste freie Handelskarte, und einmal aussetzen.
page-editions-doublecrossed = Ausgeschaltet (Doublecrossed)
page-editions-doublecrossed-modern = Die teuerste freie Handelskarte, und einmal aussetzen.
page-editions-doublecrossed-classic = Die teuerste freie Handelskarte, und zweimal aussetzen.
page-editions-wiped-out = Am Boden zerstört (Utterly Wiped Out)
page-editions-wiped-out-modern = Alle freien Handelskarten und der Markt, und einmal aussetzen.
page-editions-wiped-out-classic = Alle freien Handelskarten und der Markt, und zweimal aussetzen.
page-editions-stonehigh = Nirvana (Stonehigh)
page-editions-stonehigh-modern = Alle Gegner geben eine freie Handelskarte ihrer Wahl.
page-editions-stonehigh-classic = Alle Gegner geben ihre billigste freie Handelskarte.
page-editions-nirvana = Was Nirvana sonst tut
page-editions-nirvana-modern = Nichts.
page-editions-nirvana-classic = Es nimmt dir die Hitze und schenkt dir noch einen Zug.
page-editions-nirvana-market = Nirvana ohne Markt
page-editions-nirvana-market-modern = Erlaubt.
page-editions-nirvana-market-classic = Weder zu spielen noch abzuwerfen.
page-editions-steal = Stehlen
page-editions-steal-modern = Nur von einem offenen Markt; die Karte kommt auf die Ablage.
page-editions-steal-classic = Auch bei Hitze; die Karte kommt unter den Markt des Opfers.
page-editions-fine = Strafe bezahlen
page-editions-fine-modern = Mit irgendeiner Handelskarte deiner Auslage; die Karte kommt unter deinen Markt.
page-editions-fine-classic = Mit der billigsten Handelskarte deiner Auslage; die Karte kommt auf die Ablage.
page-editions-protect = Schützen bei Hitze
page-editions-protect-modern = Nicht möglich.
page-editions-protect-classic = Möglich, sogar ohne Markt.
page-editions-banker = Der Banker
page-editions-banker-modern = 5.000 von allen anderen, die freie Handelskarten haben.
page-editions-banker-classic = Ein Fünftel der freien Handelskarten aller anderen.
page-editions-floor = Weniger als nichts
page-editions-floor-modern = Eine Summe fällt nie unter null.
page-editions-floor-classic = Eine Summe darf negativ sein.
page-editions-names = Namen der Karten
page-editions-names-modern = Übersetzt.
page-editions-names-classic = In beiden Sprachen englisch; jede Karte gegen Hitze hat einen eigenen Namen.

page-duplicate-kind-grass = Grass: gleiche Karten
page-duplicate-short-grass = ein Blatt
page-duplicate-whole-grass = eine ganze Partie

keep-coming-grass = Runde { $number }
keep-entered = Wie es eingegeben wird
keep-banker = Wer hat den Banker?
keep-protected = geschützt
keep-free = frei
keep-hand = auf der Hand
keep-protected-of = Geschütztes Geld von { $name }, in Tausend
keep-free-of = Freies Geld von { $name }, in Tausend
keep-whose = Von wem?
keep-onward = weiter: { $name }
keep-thousand = .000
keep-highest = teuerste Handelskarte auf der Hand
keep-closer = Wer hat den Markt geschlossen?
keep-money = { $amount }
keep-steps = Jeden Schritt zeigen
keep-won-grass = { $count ->
    [one] { $names } ist Baron, mit { $points }.
   *[other] { $names } sind zusammen Barone, mit { $points }.
}
keep-next-grass = Noch ein Spiel
keep-why-grass_digital-score_2 = Das alles gibt ein Kartenspiel nicht her: Sieh nach Banker, Strafen und Summen.
keep-why-grass_digital-score_2-free = Keine Handelskarten ergeben diese Summe.
keep-why-grass_digital-score_2-protected = Keine Handelskarten ergeben diese Summe.
keep-why-grass_common-protected_1 = Alle Schutzkarten zusammen decken nicht so viel.
keep-why-grass_common-protected_3 = Dr. Feelgood kann nicht geschützt werden.
keep-why-grass_common-win_1 = Das Spiel war vor dieser Runde zu Ende.
keep-why-grass_common-players_1 = Grass spielen zwei bis sechs.

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
page-referee-nobody = niemand
page-referee-peddles-play = Welche Handelskarten (zum Schützen, Stehlen, Zahlen)?
page-referee-peddles-swap = Deine Handelskarte, dann die andere
page-referee-written = So wird es geschrieben
page-referee-wrong-hands-grass_common-hand_1 = Wer am Zug ist und noch keine Karte abgegeben hat, hält sieben Karten, alle anderen sechs.
page-referee-wrong-hands-grass_common-deck_conserve = So oft gibt es eine dieser Karten nicht, mit denen auf dem Tisch.
page-referee-wrong-protections-grass_common-protected_1 = Unter jeder Schutzkarte liegt mindestens eine Handelskarte und nicht mehr, als sie deckt.
page-referee-wrong-protections-grass_common-protected_3 = Dr. Feelgood kann nicht geschützt werden.
