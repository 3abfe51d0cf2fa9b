page-double-motif = { $motif ->
    [PO] the Pope
    [FO] the Fool
   *[other] the { $rank ->
        [T] 10
        [J] jack
        [Q] queen
        [K] king
        [A] ace
       *[other] { $rank }
    } of { part-double-suit }
}
page-double-card = { $one } and { $other }
page-double-card-back = a card face down
page-double-bid = { $bid ->
    [one] Predict { $bid } trick
   *[other] Predict { $bid } tricks
}
page-double-play = Play { $motif }
page-double-played = { $name }: { $motif }
page-double-pope = Pope
page-double-fool = Fool
page-double-index = { $rank ->
    [T] 10
    [J] J
    [Q] Q
    [K] K
    [A] A
   *[other] { $rank }
}
page-double-how-many = How many tricks will you take?
page-double-how-many-blind = You don’t see your card. How many tricks will you take?
page-double-play-now = Your turn: play a half
page-double-lead-now = Your turn: lead any half
page-double-waiting-bid = { $names } – predicting
page-double-waiting-play = { $name } – playing
page-double-took = { $name } takes the trick
page-double-over = The game is over
page-double-prediction = predicted
page-double-prediction-none = none yet
page-double-prediction-secret = secret
page-double-tricks = tricks
page-double-dealer = deals
page-double-cards = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
page-double-tied = plays for the win
page-double-hand = Your cards
page-double-trick = The trick
page-double-trump = Trump: { part-double-suit }
page-double-trump-none = No trump
page-double-bank = Bank { NUMBER($points) }
page-double-bank-owes = owes { NUMBER($points) }
page-double-plan = Cards in each round
page-double-round = { $state ->
    [done] Round { NUMBER($round) }, over
    [now] Round { NUMBER($round) }, now
   *[later] Round { NUMBER($round) }
}: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
page-double-last-trick = Last trick
page-double-open-tricks = Earlier tricks
page-double-open-trick = Trick { NUMBER($number) }
page-double-change = last round
