page-gress-name = Gress
page-gress-facts = 3 bis 8 Spieler · etwa 20 Minuten
page-gress-about = Alle gleichzeitig: Wirf ein, wenn du kannst, und beschwere dich, wenn jemand falsch spielt.
page-learn-about-gress = Sechs Szenen, von den Zügen bis zu Fouls und Beschwerden, in dem Tempo, das dir gefällt.
page-preset-gress-guided = Begleitet
page-preset-gress-guided-why = Falsches wird abgelehnt und erklärt, und es gibt Zeit zum Nachdenken.
page-preset-gress-official = Offiziell
page-preset-gress-official-why = Alles lässt sich spielen, richtig oder falsch. Wer einen Fehler bemerkt, beschwert sich.

page-gress-rank = { $rank ->
    [seven] Sieben
    [eight] Acht
    [nine] Neun
    [ten] Zehn
    [jack] { $deck ->
        [german] Unter
       *[french] Bube
    }
    [queen] { $deck ->
        [german] Ober
       *[french] Dame
    }
    [king] König
   *[ace] Ass
}
page-gress-suit = { $deck ->
    [german] { $suit ->
        [C] Eichel
        [S] Laub
        [H] Herz
       *[D] Schellen
    }
   *[french] { $suit ->
        [C] Kreuz
        [S] Pik
        [H] Herz
       *[D] Karo
    }
}
page-gress-card = { page-gress-suit } { page-gress-rank }
page-gress-card-key = { $card }, Taste { $key }
page-gress-suits = Karten bei Gress
page-gress-suits-french = französisches Blatt
page-gress-suits-german = deutsches Blatt
page-gress-colours = Kartenfarben
page-gress-colours-two = in zwei Farbtönen
page-gress-colours-four = in vier Farbtönen

page-gress-hand = Deine Karten
page-gress-no-cards = Du hast keine Karte.
page-gress-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
page-gress-marke-of = { $state ->
    [owed] Eine neue Marke steht noch aus
   *[lies] Die Marke liegt da
}
page-gress-marke-own = { $state ->
    [owed] Deine neue Marke steht noch aus
   *[lies] Deine Marke liegt da
}
page-gress-draw-pile = { $count ->
    [one] Ziehstapel mit { $count } Karte: ziehen
   *[other] Ziehstapel mit { $count } Karten: ziehen
}
page-gress-draw-size = { $count ->
    [one] Ziehstapel mit { $count } Karte
   *[other] Ziehstapel mit { $count } Karten
}
page-gress-draw-empty = leer
page-gress-pile-empty = noch keine Karte
page-gress-top = Auf dem Stapel: { $card }
page-gress-wished = Gewünscht: { $suit }
page-gress-direction = { $way ->
    [clockwise] im Uhrzeigersinn
   *[counter] gegen den Uhrzeigersinn
}
page-gress-throws = Werfen erlaubt
page-gress-no-throws = Werfen verboten
page-gress-halted = Angehalten
page-gress-owes = schuldet { $count }
page-gress-must-say = „vorletzte“ fällig
page-gress-skipped = übergangen
page-gress-is-ready = bereit
page-gress-dealer = gibt
page-gress-claims = sagt: falsch ausgeteilt
page-gress-votes = { $count ->
    [one] 1 Stimme für Ausschluss
   *[other] { $count } Stimmen für Ausschluss
}
page-gress-excluded = ausgeschlossen
page-gress-out = hat nichts mehr

page-gress-dealing = Es wird ausgeteilt …
page-gress-over = Das Spiel ist aus.
page-gress-pick-up = Nimm deine Karten auf, wenn du bereit bist.
page-gress-wait-opening = { $name } eröffnet, wenn alle bereit sind.
page-gress-wait-ready = Du eröffnest, wenn alle bereit sind.
page-gress-open = Eröffne das Spiel mit { $card }.
page-gress-you-are-out = Du bist ausgeschlossen und siehst zu.
page-gress-ruling = Es wird entschieden; alle Hände ruhen.
page-gress-turn-of = { $name } ist am Zug.
page-gress-your-turn = { $state ->
    [empty] Du bist am Zug. Der Ziehstapel ist leer: Lass neu mischen, wenn du nicht legen kannst.
    [owes] Du bist am Zug, aber nimm erst, was du schuldest: { $count }.
    [fits] Du bist am Zug: Lege eine Karte oder zieh auf.
    [draw] Du bist am Zug: Nichts passt, also zieh auf.
   *[official] Du bist am Zug.
}
page-gress-settling = { $state ->
    [draw] Das Spiel ist aus: Nimm, was du schuldest.
    [called] Das Spiel ist aus: Die nächste Karte nimmst du.
    [down] Das Spiel ist aus: Leg deine Karten offen hin.
    [official] Das Spiel ist aus: Nimm, was du schuldest, und leg dann deine Karten offen hin.
    [watch] Das Spiel ist aus: Erst werden Schulden genommen, dann alle Karten offen hingelegt.
   *[done] Das Spiel ist aus. Die anderen legen noch ihre Karten hin.
}
page-gress-asked-to-swap = { $name } will mit dir das Blatt tauschen: Nimm an, oder lege eine rote Neun.
page-gress-swap-of-others = { $name } und { $target } tauschen ihr Blatt.
page-gress-swap-of-yours = { $state ->
    [touch] Nimm dein neues Blatt auf, sobald { $name } es hingelegt hat.
   *[lay] Du tauschst das Blatt mit { $name }: Leg deins hin.
}
page-gress-begun = { $what ->
    [give] { $state ->
        [more] Wem?
       *[first] Welche Karte gibst du ab?
    }
    [swap] { $seats ->
        [2] Welche zwei tauschen ihr Blatt?
       *[other] Mit wem tauschst du?
    }
    [packet] Wähle die Karten, die unterste zuerst.
   *[complain] { $state ->
        [more] { $name }: Was war falsch?
       *[first] Über wen beschwerst du dich?
    }
}
page-gress-lay-packet = { $count } Karten legen
page-gress-myself = ich
page-gress-cancel = Abbrechen
page-gress-pending = unterwegs:
page-gress-on-its-way = unterwegs

page-gress-due = { $act ->
    [take] Geschenk aufnehmen
    [touch] Neues Blatt aufnehmen
    [lay] Blatt hinlegen
    [ready] Karten aufnehmen
    [open] Spiel eröffnen
   *[down] Karten offen hinlegen
}
page-gress-wish = Wünsch dir:
page-gress-do-draw = { $owed ->
    [owes] Nehmen ({ $count })
    [some] Karte nehmen
   *[none] Ziehen
}
page-gress-do-stop = Neu mischen
page-gress-do-vorletzte = „Vorletzte!“
page-gress-do-marke = Marke nehmen
page-gress-do-give = Karte geben
page-gress-do-swap = Blatt tauschen
page-gress-do-complain = Beschwerde
page-gress-do-takeback = Zurücknehmen
page-gress-do-packet = Paket
page-gress-do-misdeal = Falsch gegeben!
page-gress-do-holding = Haltehand
page-gress-do-sort = Sortieren
page-gress-complaint = { $kind ->
    [complain_misplay] falsche Karte
    [complain_vorletzte] kein „vorletzte“
    [complain_marke] Marke
    [withdraw] Stimme zurückziehen
   *[disqualify] für Ausschluss stimmen
}
page-gress-act = { $kind ->
    [play] { $cards } legen
    [give] { $cards } an { $names } geben
    [swap] Tausch: { $names }
    [wish] { $suit } wünschen
    [complain_misplay] Beschwerde: falsche Karte von { $names }
    [complain_vorletzte] Beschwerde: kein „vorletzte“ von { $names }
    [complain_marke] Beschwerde über die Marke von { $names }
    [disqualify] für den Ausschluss von { $names } stimmen
    [withdraw] die Stimme gegen { $names } zurückziehen
    [misdeal] falsches Geben anzeigen
    [draw] ziehen
    [stop] neu mischen
    [vorletzte] „vorletzte“ sagen
    [marke] Marke aufnehmen
    [takeback] zurücknehmen
    [take] Geschenk aufnehmen
    [touch] neues Blatt aufnehmen
    [lay] Blatt hinlegen
    [ready] Karten aufnehmen
    [open] Spiel eröffnen
   *[down] Karten offen hinlegen
}
page-gress-said-vorletzte = Vorletzte!
page-gress-said-wish = { $suit }!
page-gress-said-swap = Tausch mit { $name }!
page-gress-said-complaint = Halt! { $name }!
page-gress-said-exclusion = { $name } raus!

page-gress-zettel = Zettel
page-gress-zettel-of = Zettel, Schreiber: { $name }
page-gress-zettel-game = Spiel
page-gress-zettel-deals = gibt
page-gress-zettel-played = { $number } von { $games } Spielen
page-gress-zettel-won = { $name } gewinnt den Zettel.
page-gress-no-zettel = Der Zettel beginnt mit dem ersten Geben.
page-gress-events = Letzte Ereignisse
page-gress-verdicts = Urteile ({ $count })
page-gress-no-verdicts = Bisher gab es nichts zu entscheiden.
page-gress-no-events = Noch ist nichts geschehen.

page-duplicate-kind-gress = Gress: der Großzettel

page-event-why-gress-9_1 = Jemand hat 0 Punkte, also hat jemand gewonnen.
page-event-why-gress-9_4 = Punkte sind 0 bis 999, und wer gewonnen hat, hat keine.
page-event-why-gress-11_9 = Höchstens 20-mal falsch gegeben.

keep-coming-gress = Spiel { $number }
keep-won-gress = { $names } gewinnt den Zettel mit { $points } Punkten.
keep-next-gress = Nächster Zettel
keep-why-gress-2_1 = Einen Zettel schreiben drei bis acht. Seid ihr mehr, spielt an mehreren Tischen.
keep-why-gress-9_1 = Wer keine Punkte hat, hat gewonnen.
keep-why-gress-9_4 = Wer gewinnt, hat keine Punkte; alle anderen haben 0 bis 999.
keep-why-gress-9_4-black_nines = Mehr schwarze Neunen als Karten.
keep-why-gress-11_2 = Der Zettel war vor diesem Spiel fertig.
keep-why-gress-11_5 = Den nächsten Zettel schreibt der linke Nachbar des letzten Schreibers.
keep-why-gress-11_9 = Höchstens 20 Mal hintereinander vergeben.

page-referee-line-dispute = Gress: Tippe an, wie es vorher war, was geschah und wer sich beschwert: wer recht hat, wer was schuldet und wer am Zug ist.
page-referee-line-ledger = Gress: wer wofür wie viele Karten schuldet. Es bleibt auf diesem Gerät, auch wenn du die Seite schließt.
page-referee-line-buzzer = Gress: für »vorletzte« und Beschwerden: Jedes Handy ist ein Knopf, und alle sehen, wer zuerst war.
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
page-event-why-gress-12 = Drei bis fünf an einem Tisch, und so viele Plätze, wie Leute da sind.
