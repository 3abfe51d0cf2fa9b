cli-bot-names = Amy Ben Cleo Dora Emil Frida Gus Hanna Igor Jule Karl Lotte
cli-guest = Guest

cli-welcome = Welcome, { $name }! With you: { $names }. Type h if you are new here.
cli-welcome-back = Welcome back, { $name }. Everything lies where you left it.
cli-double-hint = ? why not · h help · l last trick · s scores · hint · q leave
cli-prompt-pause = Press Enter to go on:
cli-pause-only = Press Enter first, then it goes on.
cli-why = ({ $rule }; ? shows the rule)
cli-no-rule = There is no rule “{ $text }”. Try ? and a word, or ? { $example }.
cli-rules-found = Rules with “{ $text }” in their name; type ? and one of these:
cli-left = Your game is saved. Go on with:
cli-over = It is all written down. To see it again, or to check the deals:
cli-double-nothing-to-see = There is no trick to look at now.
cli-no-hint = There is no hint now.
cli-no-scores = No round has been settled yet.
cli-not-saved = The game could not be saved: { $reason }

cli-no-rules = There are no rules of { $game } in words here.
cli-plain-prompt = Your act, or its number:
cli-plain-hint = ? why not · h help · s points · q leave
cli-plain-nothing-to-see = There is nothing to look at now.
cli-plain-help-title = At this table
cli-plain-help = You see what your seat may know, and below it everything you can do. Type the number of an act, or the act itself.
cli-plain-help-keys =
    ? the rule behind the last refusal
    s the points so far
    say and your words: kept in the record, binding nobody
    q leave; the game is saved and can go on later
    Enter draws the table again

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
    Predict with a number: 2 says that you will take two tricks. If you take exactly as many, you get 5 points and one more for each; if not, you lose what you predicted.

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

cli-grass-hint = ? what now, or why not · h help · l wasted pile · s account · hint · q leave
cli-grass-nothing-to-see = The wasted pile is empty.
cli-grass-edition = { $edition ->
    [classic] classic
   *[modern] modern
}
cli-grass-round = round { $round }
cli-grass-dealer = { $name } deals
cli-grass-target = to { $amount }
cli-grass-money = { $amount }
cli-grass-worth = { $amount }
cli-grass-covers = covers { $amount }
cli-grass-fine = fine { $amount }
cli-grass-laid = = { $amount }
cli-grass-market-none = no market
cli-grass-market-open = open
cli-grass-skips = skips { $count }
cli-grass-holds = holds
cli-grass-open-hand = in hand
cli-grass-known = all know of your
cli-grass-stack = Stack
cli-grass-wasted = Wasted
cli-grass-wasted-all = The wasted pile from the top, { $count }
cli-grass-wasted-top = The top of the wasted pile; it has { $count }
cli-grass-tucked = Tucked away at { $name }:
cli-grass-kept = You keep
cli-grass-in-hand = In your hand
cli-grass-before = before it
cli-grass-everybody = everybody
cli-grass-of = { $card } of { $name }
cli-grass-under = { $card } under { $cover }
cli-grass-offer = { $name } offers { $target ->
    [table] the whole table
    [you] you
   *[other] { $target }
} { part-grass-gives } for { part-grass-wants }.
cli-grass-key-play = 1-{ $count } play
cli-grass-key-waste = w waste
cli-grass-key-swap = x swap
cli-grass-key-offer = o offer
cli-grass-key-withdraw = n withdraw
cli-grass-key-end = e end
cli-grass-key-accept = y accept
cli-grass-key-willing = y willing
cli-grass-key-decline = n decline
cli-grass-key-counter = c counter
cli-grass-prompt-turn = Your turn: { $offered }:
cli-grass-prompt-answer = Do you take it? { $offered }:
cli-grass-prompt-take = With whom, or not at all? { $offered } n:
cli-grass-prompt-pick = Which card do you keep? 1-{ $count }:
cli-grass-prompt-pass = Which card goes to { $left } on your left? 1-{ $count }:
cli-grass-prompt-lock = Which card do you lay down for the deal? 1-{ $count } n:
cli-grass-prompt-give = Which peddle do you give { $name }? 1-{ $count }:
cli-grass-prompt-lose = Which peddle do you lose? 1-{ $count }:
cli-grass-ask-on = On whom?
cli-grass-ask-for = Which one?
cli-grass-ask-with = Which peddle pays?
cli-grass-ask-over = Over which? A number, or codes such as CO HG:
cli-grass-ask-own = Which of your peddles do you swap?
cli-grass-ask-take = With whom?
cli-grass-ask-waste = Which card do you waste?
cli-grass-ask-give = Which card do you give?
cli-grass-hint-number = Its number or its code. Enter takes you back.
cli-grass-ask-want = What do you want for { $card }?
cli-grass-hint-want = The code of a card, such as MO. You can add to whom: MO 2
cli-grass-ask-table = Your peddles / theirs:
cli-grass-hint-table = For example CO JA / PA, with codes of displayed peddles. You can add to whom: CO JA / PA 2
cli-grass-ask-to = To whom?
cli-grass-can-waste = waste a card: its number or its code
cli-grass-can-end = end your turn
cli-grass-can-swap = swap your HG for the DF of player 1, without asking; x alone asks you step by step
cli-grass-can-accept = accept the offer
cli-grass-can-willing = say that you would do it
cli-grass-can-decline = decline the offer
cli-grass-can-withdraw = withdraw; there is no deal
cli-grass-can-take = do the deal with { $name }
cli-grass-can-offer = offer your HG for the MX of player 1, or a for all; o alone asks you step by step
cli-grass-can-offer-hidden = offer a hidden deal to player 1, or a for all
cli-grass-can-offer-table = offer displayed CO and JA for the PA of player 1; ot alone asks you
cli-grass-can-counter = propose your HG for their MX instead; c alone asks you step by step
cli-grass-can-counter-table = propose displayed peddles instead
cli-grass-advice-title = What a good player would do, with what it brings on average this round, and how often you do best in the round and win the game:
cli-grass-advice = { $act }: { $amount }, best { $best } %, game { $chance } %
cli-grass-advice-course = { $act }: { $amount }, best { $best } %
cli-grass-help-now = What you can do now
cli-grass-help-title = At this table
cli-grass-help =
    Type the number of a card to play it. If that leaves something open, such as on whom, you are asked; Enter takes you back. Or type all of it: 3 2 plays your card 3 on player 2, and whole acts work too: play +F on 2, play LU over CO JA, offer HG and table CO for MO and table JA to Ben. Names are as good as numbers.

    Behind each name is the number of cards in that hand. Each player has a market: none, open, or the heat that lies on it. Beside it lie the peddles, dearest first, and what all of them are worth. Peddles in brackets are protected by the card in front of them. “Holds” names cards you have seen going to that hand.
cli-grass-help-keys =
    ? what you can do now; after a refusal the rule behind it; ? heat any other
    l the wasted pile, and what is tucked under the markets
    s the account of the last round
    hint what a good player would do in your place
    say and your words: kept in the record, perhaps a lie, binding nobody
    q leave; the game is saved and can go on later
    Enter draws the table again

cli-gress-referee = { $referee ->
    [guided] guided
   *[official] official
}
cli-gress-dealer = { $name } deals
cli-gress-level = { $level ->
    [you] you
    [master] machine
   *[other] { $level }
}
cli-gress-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
cli-gress-marke = { $state ->
    [lies] Marke
    [owed] (owed)
   *[none] { "-" }
}
cli-gress-owes = owes { $count }
cli-gress-must-say = vorletzte?
cli-gress-skipped = skipped
cli-gress-ready = ready
cli-gress-excluded = out
cli-gress-out = nothing left!
cli-gress-draw-pile = { $count } to draw
cli-gress-wished = wish: { $suit }
cli-gress-throws = throws go
cli-gress-no-throws = no throws
cli-gress-halted = halted
cli-gress-seconds = { $seconds } s
cli-gress-dealing = The cards are dealt
cli-gress-pick-up = Press Enter to pick up your hand
cli-gress-wait-ready = You open the game as soon as everybody is ready
cli-gress-wait-opening = { $name } opens the game as soon as everybody is ready
cli-gress-open = Press Enter to open the game with { $card }
cli-gress-you-are-out = You are out of this game
cli-gress-settling = { $state ->
    [draw] The game is won. Space takes the cards you owe
    [called] The game is won, and you owe a card: Space takes it
    [down] The game is won. Enter lays down your hand
    [official] The game is won. Space takes what you owe, then Enter lays down your hand
   *[done] The game is won; the others take what they owe
}
cli-gress-swap-of-others = { $name } and { $target } swap hands
cli-gress-swap = { $state ->
    [lay] Swap! Enter lays your old hand before { $name }
   *[touch] Swap! Enter takes up your new hand, once { $name } has laid it down
}
cli-gress-asked-to-swap = { $name } wants your hand: lay a red nine, or Enter to accept
cli-gress-ruling = A complaint is ruled on, and all hands rest
cli-gress-turn-of = { $name } is on turn
cli-gress-your-turn = { $state ->
    [owes] YOUR TURN, but first Space: you owe cards
    [fits] YOUR TURN: lay a double-edged card, or Space draws
    [draw] YOUR TURN: nothing fits, Space draws
    [empty] YOUR TURN: the draw pile is empty, e shuffles
   *[official] YOUR TURN
}
cli-gress-may-say = v: say “vorletzte”!
cli-gress-may-pay = Space: take what you owe ({ $count })
cli-gress-may-marke = m: take up your Marke
cli-gress-may-wish = wish: { $suits }
cli-gress-may-give = g: give a card away
cli-gress-may-swap = x: swap hands with somebody
cli-gress-may-swap-two = x: swap two hands
cli-gress-may-take = Enter: take the gift
cli-gress-may-packet = p: lay several together
cli-gress-may-lay = double-edged cards can be laid now
cli-gress-no-cards = no cards in your hand
cli-gress-begun-give = { $state ->
    [first] Give which card? Press its key
   *[more] Give { $cards } to whom? { $seats }
}
cli-gress-begun-swap = Swap with whom? { $seats }
cli-gress-begun-packet = { $state ->
    [first] Lay together, the lowest first: press their keys
   *[more] Lay together { $cards }: Enter lays them
}
cli-gress-begun-complain = { $state ->
    [first] Complain about whom? { $seats }
   *[more] About { $name }: v no “vorletzte”  p wrong cards  m Marke  d exclude
}
cli-gress-begun-type = Act: { $typed }
cli-gress-begun-look = Look up a rule by a word or number: { $typed }
cli-gress-begun-escape = Esc drops it
cli-gress-keys =
    Key under a card lays it  Space draw  Enter what is asked  v vorletzte  m Marke
    { $referee ->
        [guided] g give  x swap  p packet  k complain  e shuffle  ? why  h help  q leave
       *[official] g give  x swap  p packet  z take back  k complain  e shuffle  h help  q leave
    }
cli-gress-nothing-due = There is nothing for Enter to do now.
cli-gress-go-on = any key goes on
cli-gress-you-later = You were { $ms } ms later than { $target }.
cli-gress-you-priority = You and { $name } were too close to tell: { part-gress-class } goes before { part-gress-behind }.
cli-gress-you-nearer = You and { $name } were too close to tell; { $name } sits nearer to the player on turn.
cli-gress-you-timed-out = Your time was up, so the table acted for you.
cli-gress-lines = Type one act a line, such as ready, play QS, draw, vorletzte, give TC to 2. Between lines time stands still: wait 2.5 lets it pass, wait alone until something happens. h helps, q leaves.
cli-gress-wait = Wait for how long? A number of seconds up to { $most }, or nothing: until something happens.
cli-gress-points-title = Penalty points
cli-gress-points-held = cards
cli-gress-points-nines = black nines
cli-gress-points-marke = Marke
cli-gress-points-missing = not taken
cli-gress-points-points = points
cli-gress-help-title = At this table
cli-gress-help =
    Nobody waits for you. On turn, lay a card of the same rank or suit, or draw one. While throws go, everybody may also throw a card one rank lower and of the other colour. With two cards left say “vorletzte”, then you may take up your Marke. No card, no Marke and no debt left: you win.

    At a guided table the cards you can lay have a double edge, and what is wrong is refused. At an official one wrong cards lie until you take them back or somebody complains. A card keeps its key as long as you hold it.
cli-gress-help-keys =
    1..0,a.. lay the card above this key
    Space draw a card: your turn, or one you owe
    Enter what is asked of you: pick up, open, lay, take, lay down
    v/m say “vorletzte” / take up your Marke
    c/s/h/d after your jack: wish for clubs, spades, hearts, diamonds
    g/x after your ten: give a card / after your red nine: swap hands
    p lay a packet: sevens, or two red nines
    k/z complain about somebody / take back a wrong card of yours
    e have the pile shuffled when there is nothing left to draw
    ? the rule behind the last refusal, or look one up
    : type any other act, such as holding draw
    q leave; the game is saved and can go on later
