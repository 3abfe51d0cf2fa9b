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
   *[more] About { $name }: v no “vorletzte”  p wrong cards  m Marke  d vote to exclude  w withdraw it
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
    : type any other act, such as holding draw; as the referee exclude 2
    q leave; the game is saved and can go on later
