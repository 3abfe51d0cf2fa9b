page-referee-desk-may = May I?
page-referee-desk-dispute = Dispute
page-referee-desk-ledger = Debts
page-referee-desk-buzzer = Buzzer
page-referee-line-may = Tap what lies on the table and what you hold, then what you would like to do. Nobody needs to see the other hands.
page-referee-line-dispute = Gress: tap how it was before, what was done, and who complains: who is right, who owes what, and whose turn it is.
page-referee-line-ledger = Gress: who owes how many cards for what. It stays on this phone, also when the page is closed.
page-referee-line-buzzer = Gress: for “vorletzte” and complaints: every phone is a button, and all see who was first.

page-referee-people = Who plays
page-referee-player = Player { $number }
page-referee-name-of = Name of player { $number }
page-referee-fewer = One fewer
page-referee-more = One more
page-referee-agreed = Players and options
page-referee-add = Add: { $what }
page-referee-remove = Remove { $card }
page-referee-done = Done

page-referee-about = What about?
page-referee-double-play = Playing a card
page-referee-double-bid = A prediction
page-referee-who-asks = Who asks?
page-referee-leader-play = Who leads this trick?
page-referee-leader-bid = Who predicts first?
page-referee-trick = The trick so far
page-referee-hand-of = The hand of { $name }
page-referee-points = Chips of who asks
page-referee-bid-of = { $name } predicted
page-referee-may = May I …

page-referee-turn = Whose turn is it?
page-referee-played = A card was already let go this turn
page-referee-before = Before { $name }
page-referee-market = Market
page-referee-market-none = none
page-referee-market-open = open
page-referee-free = Free peddles
page-referee-covered = Protections, after each what lies under it
page-referee-grass-play = play
page-referee-grass-waste = waste
page-referee-grass-swap = swap peddles
page-referee-grass-end = end the turn
page-referee-what = What?
page-referee-whom = For whom?
page-referee-nobody = nobody
page-referee-peddles-play = Which peddles (to protect, to steal, to pay with)?
page-referee-peddles-swap = Your peddle, then theirs
page-referee-written = As it is written
page-referee-ask = Ask

page-referee-top = The top card of the pile
page-referee-wished = Wish
page-referee-nothing = none
page-referee-exactly = Direction, throws, numbers of cards, debts
page-referee-direction = Direction
page-referee-clockwise = clockwise
page-referee-counter = counter-clockwise
page-referee-throws = Throws
page-referee-throws-yes = allowed
page-referee-throws-no = forbidden
page-referee-cards = Cards
page-referee-owes = owes
page-referee-marke-lies = Marke lies
page-referee-marke-gone = Marke gone
page-referee-happened = What was done
page-referee-who = Who?
page-referee-which = Which card?
page-referee-gress-verb = { $verb ->
    [play] lay
    [draw] draw
    [vorletzte] “vorletzte”
    [marke] take the Marke
    [takeback] take back
    [give] give
    [swap] swap hands
    [wish] wish
   *[stop] stop to shuffle
}
page-referee-holding = with the holding hand
page-referee-holding-short = (holding hand)
page-referee-note = Note it
page-referee-note-on = It was done: go on from there
page-referee-complaint = The complaint
page-referee-by = Who complains?
page-referee-about-whom = About whom?
page-referee-because = Why?
page-referee-because-of = { $kind ->
    [misplay] a wrong card
    [vorletzte] “vorletzte” not said
   *[marke] the Marke
}
page-referee-settle = Settle it

page-referee-answer = The answer
page-referee-verdict = { $kind ->
    [accepted] Yes
    [refused] No
    [wrong] Done, but wrong
    [idle] Done, without effect
    [bounced] Too late, and given back
    [dropped] Dropped
    [ruling] Ruling
   *[drawn] Drawn
}
page-referee-rule = The rule
page-referee-standing = How things stand
page-referee-wrong = It can’t have been so.
page-referee-wrong-names = A name has 1 to 24 letters that can be seen.
page-referee-wrong-hands = These are more cards than there are.
page-referee-wrong-hands-double = In a round everybody has 1 to 5 cards, the one already played included.
page-referee-wrong-hands-double-mat-cards-54 = One of these cards is not there so often.
page-referee-wrong-hands-double-info-void-inference = Whoever has played to this trick and not followed can’t hold that suit any more.
page-referee-wrong-hands-grass_common-hand_1 = Whoever is on turn and has let no card go yet holds seven cards, all others six.
page-referee-wrong-hands-grass_common-deck_conserve = One of these cards is not there so often, with those on the table.
page-referee-wrong-trick = One of these cards is not there so often.
page-referee-wrong-trick-double-play-follow = Somebody should have followed suit with the other half of their card.
page-referee-wrong-bids = More than there are cards.
page-referee-wrong-played = In this edition a turn is over as soon as a card is let go.
page-referee-wrong-markets = There are not so many of these cards.
page-referee-wrong-displays = One of these peddles is not there so often, with those in hand and before the others.
page-referee-wrong-protections = One of these cards is not there so often.
page-referee-wrong-protections-grass_common-protected_1 = Below each protection lies at least one peddle, and no more than it covers.
page-referee-wrong-protections-grass_common-protected_3 = Dr. Feelgood can’t be protected.
page-referee-wrong-act = This can’t be read: is it missing for whom or which peddle, or is something too many?
page-referee-wrong-marken = There is no card left for this Marke.
page-referee-wrong-pile = This card can’t lie on top.

page-referee-sum = { $count ->
    [0] owes nothing
    [one] owes { $count } card
   *[other] owes { $count } cards
}
page-referee-owes-more = { $name } owes
page-referee-how-many = How many cards?
page-referee-one-more = One more card
page-referee-paid = took one
page-referee-reason = { $reason ->
    [king] king
    [seven] sevens
    [vorletzte] “vorletzte” forgotten
    [call] “vorletzte” without need
    [foul] small foul
    [wrong] wrong cards
    [unfounded] unfounded complaint
    [marke] Marke taken wrongly
    [early] laid down too early
   *[stop] stopped the game
}
page-referee-entry = { $kind ->
    [owes] { $name }: +{ $count }, { $reason }
    [paid] { $name }: −{ $count }
    [lies] { $name }: new Marke
   *[taken] { $name }: Marke gone
}
page-referee-undo = Undo
page-referee-new-game = New game: strike out everything

page-referee-buzzer-how = Open a buzzer, and let the others come with the code. The way of every call to the server is measured and taken off; who is too close to tell is level.
page-referee-buzzer-open = Open a buzzer
page-referee-buzzer-gone = This buzzer is no longer there. Open a new one.
page-referee-buzzer-join = How others join
page-referee-buzzer-link = Link to this buzzer
page-referee-call-vorletzte = Vorletzte!
page-referee-call-complaint = Complaint!
page-referee-order = Who called first
page-referee-nobody-called = Nobody has called yet.
page-referee-later = { $ms } ms later
page-referee-level = level
page-referee-clear = Settled: everybody may call again
page-referee-there = Here: { $names }
page-referee-your-name = Your name
