zettel-title = Zettel, geschrieben von { $name }
zettel-total = gesamt
zettel-played = { $number } von { $games } Spielen gespielt.
zettel-leads = { $count ->
    [one] { $names } führt mit { zettel-points }.
   *[other] { $names } liegen gleichauf mit je { zettel-points }.
}
zettel-won = { $name } gewinnt den Zettel mit { zettel-points }.
zettel-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}
zettel-deals = { $name } gibt als Nächstes.
zettel-next = Nächster Zettel: { $writer } schreibt, und { $dealer } gibt zuerst.
zettel-big-title = Großzettel für { $number }
zettel-big-writer = Geschrieben von { $name }.
zettel-big-table = Nächstes Spiel, Tisch { $number }, Plätze { $first } bis { $last }: { $names }; { $name } gibt.
zettel-credit = Gress: Regeln von Timo Buske und Hauke Hachmann, www.pansensack.de
zettel-corrected = * Spiel { $row } wurde berichtigt: { $changes }.
zettel-inserted = * Spiel { $row } wurde nachgetragen.
zettel-deleted = Spiel { $row } wurde gestrichen; die Punkte waren { $points }.
zettel-because = { $text } ({ $reason })
zettel-change-points = { $name } { $after } statt { $before }
zettel-change-winner = gewonnen von { $after } statt { $before }
zettel-change-misdeals = { $after } statt { $before } Mal falsch ausgeteilt
zettel-change-seats = andere Plätze
zettel-nobody = niemandem
