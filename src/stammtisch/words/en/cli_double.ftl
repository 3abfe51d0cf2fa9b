cli-double-hint = ? why not · h help · l last trick · s scores · hint · q leave
cli-double-nothing-to-see = There is no trick to look at now.
cli-double-header = round { $round } of { $rounds }
cli-double-dealer = { $name } deals
cli-double-trump = { $trump ->
    [none] No trump
    [C] Clubs are trump
    [S] Spades are trump
    [H] Hearts are trump
    [D] Diamonds are trump
   *[other] { $trump } is trump
}
cli-double-says = says { $bid }
cli-double-secret = has chosen
cli-double-took = { $tricks } of { $bid }
cli-double-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
cli-double-last-trick = Last trick
cli-double-trick-of = Trick { $number }
cli-double-prompt-bid = How many tricks will you take? { $offered }:
cli-double-prompt-play = Which half do you play? { $offered }:
cli-double-round = Round
cli-double-total = Now
cli-double-sheet-title = The sheet
cli-double-sheet-note = { $kept }: predicted 2 and kept. { $missed }: missed. Behind it the points.
cli-double-help-title = At this table
cli-double-help =
    Predict with a number: 2 says that you will take two tricks. If you take exactly as many, you earn points, one more for each trick; if not, you lose what you predicted.

    Play with the number beside a half, or with its name: 2H is the two of hearts, 10S or TS the ten of spades, PO the Pope and FO the Fool. Only the half you play counts, the other one is gone. A half without a number can’t be played now; try it and you are told why.

    A card on the table shows the half that counts. The other one is in its lower edge, and the number in its upper edge says when it was played. A double edge marks the card that took the trick.
cli-double-help-keys =
    ? the rule behind the last refusal; ? follow or ? double:play:follow any other
    l the last trick, as long as it may be looked at
    s the score sheet
    hint what a good player would do in your place
    q leave; the game is saved and can go on later
    Enter draws the table again
cli-double-advice-title = What a good player would do, with the points of this round and how often your prediction is kept:
cli-double-advice = { $what }: { $points }, kept { $kept } %
cli-double-bank = The bank holds { $bank }{ $claims ->
    [0] .
   *[other] { " " }and owes { $claims }.
}
