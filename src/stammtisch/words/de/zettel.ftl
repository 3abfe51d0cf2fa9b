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
