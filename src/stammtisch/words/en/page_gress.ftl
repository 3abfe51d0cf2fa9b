page-gress-name = Gress
page-gress-facts = 3 to 8 players · about 20 minutes
page-gress-about = Everybody at once: throw in when you can, and complain when somebody plays wrong.
page-learn-about-gress = Six scenes, from turns to fouls and complaints, at the tempo you like.
page-preset-gress-guided = Guided
page-preset-gress-guided-why = Wrong acts are refused and explained, and there is time to think.
page-preset-gress-official = Official
page-preset-gress-official-why = Everything can be played, right or wrong. Whoever notices a foul complains.

page-gress-rank = { $rank ->
    [seven] seven
    [eight] eight
    [nine] nine
    [ten] ten
    [jack] { $deck ->
        [german] unter
       *[french] jack
    }
    [queen] { $deck ->
        [german] ober
       *[french] queen
    }
    [king] king
   *[ace] ace
}
page-gress-suit = { $deck ->
    [german] { $suit ->
        [C] acorns
        [S] leaves
        [H] hearts
       *[D] bells
    }
   *[french] { $suit ->
        [C] clubs
        [S] spades
        [H] hearts
       *[D] diamonds
    }
}
page-gress-card = { page-gress-rank } of { page-gress-suit }
page-gress-card-key = { $card }, key { $key }
page-gress-suits = Cards of Gress
page-gress-suits-french = French suits
page-gress-suits-german = German suits
page-gress-colours = Suits in
page-gress-colours-two = two colours
page-gress-colours-four = four colours

page-gress-hand = Your cards
page-gress-no-cards = You hold no card.
page-gress-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
page-gress-marke-of = { $state ->
    [owed] A new Marke is owed
   *[lies] The Marke lies there
}
page-gress-marke-own = { $state ->
    [owed] A new Marke is owed to you
   *[lies] Your Marke lies there
}
page-gress-draw-pile = { $count ->
    [one] Draw pile with { $count } card: draw
   *[other] Draw pile with { $count } cards: draw
}
page-gress-draw-size = { $count ->
    [one] Draw pile with { $count } card
   *[other] Draw pile with { $count } cards
}
page-gress-draw-empty = empty
page-gress-pile-empty = no card yet
page-gress-top = On the pile: { $card }
page-gress-wished = Wished: { $suit }
page-gress-direction = { $way ->
    [clockwise] clockwise
   *[counter] counter-clockwise
}
page-gress-throws = Throws allowed
page-gress-no-throws = No throws now
page-gress-halted = Halted
page-gress-owes = owes { $count }
page-gress-must-say = “vorletzte” due
page-gress-skipped = skipped
page-gress-is-ready = ready
page-gress-dealer = deals
page-gress-claims = says: dealt wrongly
page-gress-votes = { $count ->
    [one] 1 vote to exclude
   *[other] { $count } votes to exclude
}
page-gress-excluded = out of the game
page-gress-out = has nothing left

page-gress-dealing = Dealing …
page-gress-over = The game is over.
page-gress-pick-up = Pick up your cards when you are ready.
page-gress-wait-opening = { $name } opens when everybody is ready.
page-gress-wait-ready = You open when everybody is ready.
page-gress-open = Open the game with { $card }.
page-gress-you-are-out = You are out of this game and watch.
page-gress-ruling = A ruling is made; all hands rest.
page-gress-turn-of = { $name } is on turn.
page-gress-your-turn = { $state ->
    [empty] Your turn. The draw pile is empty: have it shuffled anew if you can’t lay a card.
    [owes] Your turn, but first take what you owe: { $count }.
    [fits] Your turn: lay a card or draw.
    [draw] Your turn: nothing fits, so draw.
   *[official] Your turn.
}
page-gress-settling = { $state ->
    [draw] The game is over: take what you owe.
    [called] The game is over: the next card is yours to take.
    [down] The game is over: lay your cards open.
    [official] The game is over: take what you owe, then lay your cards open.
    [watch] The game is over: what is owed is taken, then all cards are laid open.
   *[done] The game is over. The others still lay their cards open.
}
page-gress-asked-to-swap = { $name } wants to swap hands with you: accept, or lay a red nine.
page-gress-swap-of-others = { $name } and { $target } swap hands.
page-gress-swap-of-yours = { $state ->
    [touch] Take up your new hand as soon as { $name } has laid it down.
   *[lay] You swap hands with { $name }: lay yours down.
}
page-gress-begun = { $what ->
    [give] { $state ->
        [more] To whom?
       *[first] Which card do you give away?
    }
    [swap] { $seats ->
        [2] Which two swap hands?
       *[other] With whom do you swap?
    }
    [packet] Choose the cards, the lowest first.
   *[complain] { $state ->
        [more] { $name }: what was wrong?
       *[first] Whom is the complaint about?
    }
}
page-gress-lay-packet = Lay { $count } cards
page-gress-myself = me
page-gress-cancel = Cancel
page-gress-pending = on its way:
page-gress-on-its-way = on its way

page-gress-due = { $act ->
    [take] Take the gift
    [touch] Take up the new hand
    [lay] Lay down your hand
    [ready] Pick up your cards
    [open] Open the game
   *[down] Lay your cards open
}
page-gress-wish = Wish for:
page-gress-do-draw = { $owed ->
    [owes] Take ({ $count })
    [some] Take a card
   *[none] Draw
}
page-gress-do-stop = Shuffle anew
page-gress-do-vorletzte = “Vorletzte!”
page-gress-do-marke = Take the Marke
page-gress-do-give = Give a card
page-gress-do-swap = Swap hands
page-gress-do-complain = Complain
page-gress-do-takeback = Take back
page-gress-do-packet = Packet
page-gress-do-misdeal = Dealt wrongly!
page-gress-do-holding = Holding hand
page-gress-do-sort = Sort
page-gress-complaint = { $kind ->
    [complain_misplay] wrong card
    [complain_vorletzte] no “vorletzte”
    [complain_marke] Marke
    [withdraw] withdraw my vote
   *[disqualify] vote to exclude
}
page-gress-act = { $kind ->
    [play] lay { $cards }
    [give] give { $names } { $cards }
    [swap] swap: { $names }
    [wish] wish for { $suit }
    [complain_misplay] complain: { $names } laid a wrong card
    [complain_vorletzte] complain: { $names } did not say “vorletzte”
    [complain_marke] complain about the Marke of { $names }
    [disqualify] vote to exclude { $names }
    [withdraw] withdraw the vote against { $names }
    [misdeal] call the deal wrong
    [draw] draw
    [stop] shuffle anew
    [vorletzte] say “vorletzte”
    [marke] take up the Marke
    [takeback] take back
    [take] take the gift
    [touch] take up the new hand
    [lay] lay down the hand
    [ready] pick up the cards
    [open] open the game
   *[down] lay the cards open
}
page-gress-said-vorletzte = Vorletzte!
page-gress-said-wish = { $suit }!
page-gress-said-swap = Swap with { $name }!
page-gress-said-complaint = Stop! { $name }!
page-gress-said-exclusion = { $name } out!

page-gress-zettel = Zettel
page-gress-zettel-of = Zettel, written by { $name }
page-gress-zettel-game = game
page-gress-zettel-deals = deals
page-gress-zettel-played = { $number } of { $games } games
page-gress-zettel-won = { $name } wins the sheet.
page-gress-no-zettel = The sheet begins with the first deal.
page-gress-events = Last events
page-gress-verdicts = Verdicts ({ $count })
page-gress-no-verdicts = There has been nothing to rule on yet.
page-gress-no-events = Nothing has happened yet.

page-duplicate-kind-gress = Gress: the Großzettel

page-event-why-gress-9_1 = Somebody has 0 points, so somebody won.
page-event-why-gress-9_4 = Points are 0 to 999, and the winner has none.
page-event-why-gress-11_9 = At most 20 misdeals.

keep-coming-gress = Game { $number }
keep-won-gress = { $names } wins the sheet with { $points } points.
keep-next-gress = Next sheet
keep-why-gress-2_1 = Three to eight write a Zettel. If you are more, play at several tables.
keep-why-gress-9_1 = Somebody without points has won.
keep-why-gress-9_4 = The winner has no points, and everybody else’s are from 0 to 999.
keep-why-gress-9_4-black_nines = More black nines than cards.
keep-why-gress-11_2 = The sheet was finished before this game.
keep-why-gress-11_5 = The left neighbour of the last writer writes the next sheet.
keep-why-gress-11_9 = At most 20 misdeals in a row.

page-referee-line-dispute = Gress: tap how it was before, what was done, and who complains: who is right, who owes what, and whose turn it is.
page-referee-line-ledger = Gress: who owes how many cards for what. It stays on this phone, also when the page is closed.
page-referee-line-buzzer = Gress: for “vorletzte” and complaints: every phone is a button, and all see who was first.
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
page-event-why-gress-12 = Tables of three to five, and as many seats as there are people.
