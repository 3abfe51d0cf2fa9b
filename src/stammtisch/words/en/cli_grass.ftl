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
