page-double-name = Double
page-double-facts = 2 to 8 players · about 30 minutes
page-double-about = Every card has two halves, and you play one. Predict your tricks, then keep your word.
page-learn-about-double = Three short rounds: predict, follow, trump, and keep your word.
page-preset-double-usual = As in the rules
page-preset-double-short = Short
page-preset-double-short-why = Five rounds instead of ten.
page-preset-double-secret = Secret predictions
page-preset-double-secret-why = Everybody predicts at the same time.
page-preset-double-sharp = Sharp
page-preset-double-sharp-why = The predictions never add up, and there is a minute for each act.

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

page-duplicate-kind-double = Double: same deals
page-duplicate-short-double = a short match: 1 to 5 cards
page-duplicate-whole-double = a whole match: ten deals

keep-coming-double = Round { $number }
keep-won-double = { $count ->
    [one] { $names } wins with { $points } points.
   *[other] { $names } win together with { $points } points.
}
keep-next-double = Another game
keep-why-double-bid-chips-limit = More than this player owns.
keep-why-double-bid-range = Nobody can predict or take more tricks than there are cards.
keep-why-double-round-schedule = The tricks must add up to the number of cards.
keep-why-double-opt-bid_total = At this table the predictions must not add up to the number of cards.
keep-why-double-round-count = The game was over before this round.
keep-why-double-setup-players = So many can’t play Double.

page-referee-about = What about?
page-referee-double-play = Playing a card
page-referee-double-bid = A prediction
page-referee-leader-play = Who leads this trick?
page-referee-leader-bid = Who predicts first?
page-referee-trick = The trick so far
page-referee-points = Chips of who asks
page-referee-bid-of = { $name } predicted
page-referee-wrong-hands-double = In a round everybody has 1 to 5 cards, the one already played included.
page-referee-wrong-hands-double-mat-cards-54 = One of these cards is not there so often.
page-referee-wrong-hands-double-info-void-inference = Whoever has played to this trick and not followed can’t hold that suit any more.
page-referee-wrong-trick-double-play-follow = Somebody should have followed suit with the other half of their card.

page-sheet-round = { $round } ({ $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
})
page-sheet-bid = { $bid } predicted, { $tricks } taken:
page-sheet-how = Tricks predicted and taken, what that brought, and the points after it.
