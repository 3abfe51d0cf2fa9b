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
