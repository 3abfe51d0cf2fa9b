pad-round = Runde { $round }
pad-rule = nach Regel
pad-protected = geschützt
pad-at-risk = frei
pad-displayed = in der Auslage
pad-banker = Banker
pad-fines = Strafen auf der Hand
pad-highest = teuerste Handelskarte auf der Hand
pad-bonus = bestes Ergebnis
pad-floor = auf null gehoben
pad-result = diese Runde
pad-total = gesamt
pad-money = { $amount }
pad-won = { $count ->
    [one] { $names } trägt den Titel Baron des Deals.
   *[other] { $names } teilen sich den Titel Baron des Deals.
}
pad-round-of = { $round } ({ $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
})
pad-chips = weiß/rot/schwarz
pad-next = Als Nächstes: { $name } gibt je { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}.
