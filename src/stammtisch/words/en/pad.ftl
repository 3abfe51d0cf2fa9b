pad-round = Round { $round }
pad-rule = by rule
pad-protected = protected
pad-at-risk = at risk
pad-displayed = on display
pad-banker = banker
pad-fines = fines in hand
pad-highest = dearest peddle in hand
pad-bonus = best result
pad-floor = lifted to zero
pad-result = this round
pad-total = total
pad-money = { $amount }
pad-won = { $count ->
    [one] { $names } is Baron of the Deal.
   *[other] { $names } share the title Baron of the Deal.
}
pad-round-of = { $round } ({ $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
})
pad-chips = white/red/black
pad-next = Next: { $name } deals { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} each.
