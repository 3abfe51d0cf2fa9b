title-gress = Gress

intro-gress =
    Gress is a fast card game for three or more, played with ordinary Skat cards. You want to get rid of your cards. When you are on turn, you lay one that fits by rank or suit, or you draw one. That much is easy, and it is only half of the game. The other half belongs to everybody at once: whoever holds a card one rank lower and of the other colour may throw it on the pile at any moment, without asking, without waiting, and as often as hands are quick enough.

    Every rank does something when it is laid as a turn. Aces go again, kings make the others take cards, queens turn play round, tens give a card away, red nines swap whole hands, eights skip, sevens skip and hurt, and jacks wish for a suit and can steal the turn. With two cards left you say “vorletzte”, the last but one, and may take up your Marke, a card that has been lying face down before you. Whoever has no card, no Marke and no debt left wins. The others count what they hold, and the sum of a whole sheet of games decides.

    A wrong card can be laid in Gress. It counts until its player takes it back or somebody complains, and both have rules of their own. At a table with the option referee set to guided, wrong acts are refused with a reason instead; that is a good place to learn.

    Gress is a game by Timo Buske and Hauke Hachmann. Their official rules, with comments, are at [www.pansensack.de](http://www.pansensack.de); ours go by the edition of 20 October 2006 and use its numbers. Their text may be passed on freely, unchanged and for non-commercial purposes. This page is not their text: it tells the facts in our own words. Read theirs too, it is worth it.

cards-gress =
    Cards are written with rank and suit: T is the ten, J the jack, Q the queen, K the king and A the ace. C stands for clubs, S for spades, H for hearts and D for diamonds. QS is the queen of spades.

    | Card | Laid as a turn | Thrown on |
    |---|---|---|
    | A | you are on turn again | a 7 |
    | K | all others owe one card | an ace |
    | Q | play turns round | a king |
    | J | fits everything but a jack; you may wish for a suit | a queen, and then it is a turn |
    | T | you may give a card away | a jack |
    | 9, red | you may call for a swap of hands; two at once swap any two players | a ten |
    | 9, black | nothing, and you cannot finish with it as a turn; one point more at the end | a ten |
    | 8 | skips the next player | a 9 |
    | 7 | skips the next player, who owes two cards for each seven | an 8 |

    A throw is always of the other colour, and without effect. Rights run out:

    | You may | until |
    |---|---|
    | give a card after your ten | the next turn of anybody |
    | call for a swap after your red nine | the next event |
    | ward off or accept a swap | the next event |
    | wish for a suit after your jack | the next turn or throw of anybody |
    | ward off a seven or an eight | the next turn of anybody, or a halt |
    | say “vorletzte” and take up your Marke | the next event that changes the number of your cards, or the next turn of anybody |
    | complain about a forgotten “vorletzte” or a wrong Marke | the next turn of somebody other than the accused |
    | complain about wrong cards | the end of the game |
    | take back wrong cards | the next event, a complaint, or shuffling |

section-gress-cards = The cards
gress-1_1 = A set has 32 cards: 7, 8, 9, ten, jack, queen, king and ace, each in clubs, spades, hearts and diamonds. The backs tell nothing.
    .title = 32 cards
gress-1_2 = The ranks form a ring. Going down it is ace, king, queen, jack, ten, 9, 8, 7, and below the 7 comes the ace again. Only throws go by it.
    .title = A ring of ranks
gress-1_3 = Clubs and spades are black, hearts and diamonds are red.
    .title = Red and black
gress-1_4 = You may shuffle any number of whole sets together; equal cards are nothing special then. From four players on it is a good idea. There must be six cards for each player and one to open with.
    .title = More than one set

section-gress-table = The table
gress-2_1 = Three or more can play. It is best with three to five; if you are six or more, think of the Großzettel. A digital table seats up to eight, and a Zettel for a real table has room for twenty.
    .title = Number of players
gress-2_2 = You sit in a circle, all equally far from the middle, so that nobody has the shorter way. At the digital table nobody shall have the shorter line either: what you do is dated back by the delay of your line as far as that is confirmed, by at most 150 milliseconds.
    .title = Equally far from the middle
gress-2_3 = One of you is the dealer, for the whole game. The sheet says who (11.6).
    .title = The dealer
gress-2_4 = The play pile lies in the middle, face up. Everybody sees its top card. Once the game is open it is never empty.
    .title = The play pile
gress-2_5 = The draw pile lies beside it, face down. Everybody sees how many cards it has; for a while that can be none.
    .title = The draw pile
gress-2_6 = Before the game you say which of your hands acts and which one holds the cards, and so it stays until the end. At the digital table you act with your action hand, unless you say otherwise.
    .title = Action hand and holding hand
gress-2_7 = Your hand begins with five cards. Only you see them, but everybody sees how many they are. A hand can grow, and it can shrink to nothing.
    .title = Your hand
gress-2_8 = Besides your hand, one card lies face down before you: your Marke. Nobody may look at it, and that includes you, until you take it up.
    .title = Your Marke

section-gress-start = How a game begins
gress-3_1 = The dealer shuffles, so that nobody can foresee a card. At the digital table chance does it, and after the game anybody can check it.
    .title = Shuffling the cards
gress-3_2 = Everybody gets five cards in one go, clockwise, beginning to the left of the dealer and ending with the dealer.
    .title = Dealing the hands
gress-3_3 = Then everybody gets a Marke, this time counter-clockwise, beginning to the right of the dealer and ending with the dealer.
    .title = Dealing the Marken
gress-3_4 = The cards that are left become the draw pile.
    .title = Building the draw pile
gress-3_5 = Picking up your hand means that you are ready; a touch is enough. You may do it as soon as you have your cards, the dealer only when the draw pile stands.
    .title = Ready to play
gress-3_6 = The dealer, having picked up the hand, looks at the top card of the draw pile, alone. This card never becomes part of a hand.
    .title = The first card
gress-3_7 = When all are ready, the dealer lays that card in the middle. The play pile is founded and the first turn is made, with all its consequences: the card has its effect, throws are allowed, and the number of the dealer's cards is as before.
    .title = Opening the game

section-gress-turns = Turns, throws and debts
gress-4_1 = At every moment exactly one player is on turn, even while the game is halted.
    .title = One is on turn
gress-4_2 = Throws are allowed for everybody, or for nobody.
    .title = Throws for all or none
gress-4_3 =
    Some acts are events. An event happens in an instant and takes no time. These are all:

    - the opening,
    - laying a card or a packet, even a wrong one unless it is taken back,
    - drawing up,
    - taking the last card of what one event made you owe,
    - giving a card away,
    - taking up a Marke, even wrongly,
    - completing a swap.

    Everything else is none: announcements, complaints and rulings, single owed cards, wrongly drawn cards, halts, shuffling, losing the turn, and all that happens after the active game.

    Turns are the opening, cards laid by 4.5, jacks, packets, the defence with sevens or an eight, and drawing up.
    .title = What an event is
gress-4_4 = You lay a card by putting it from your hand on the play pile with your action hand. It is laid the instant it touches the pile, and that is an event. Your action hand must hold no other card then, and your holding hand must not touch this one. At the digital table each act lays one card; there is no way to line up several.
    .title = Laying a card
gress-4_5 = When you are on turn, you may lay a card of the same rank or the same suit as the top card. That is a turn. It makes no difference how the top card got there, and a jack has the suit that was wished for (7.4).
    .title = Turns that fit
gress-4_6 = After a turn made by laying, throws are allowed, whatever was before.
    .title = Then throws are allowed
gress-4_7 = Instead of laying a card, you may take the top card of the draw pile when you are on turn: you draw up. That is a turn and an event. It is settled once you touch the pile.
    .title = Drawing up
gress-4_8 = After somebody drew up, throws are forbidden for everybody, until the next turn made by laying.
    .title = Then throws are forbidden
gress-4_9 = Play begins clockwise.
    .title = Direction of play
gress-4_10 = After a turn the next player is on turn: the neighbour, in the direction of play, of whoever made it. That need not have been the player who was on turn.
    .title = The next player
gress-4_11 = While throws are allowed, anybody may throw at any time: lay a card that is exactly one rank lower than the top card and of the other colour, such as a red 9 on a black ten or a black ace on a red 7. A throw has no effect, and whose turn it is stays as it was. But it is an event. You may throw even while you owe cards. Jacks are special (7.3).
    .title = Throwing a card
gress-4_12 = Some events make players owe cards: so many have to be taken from the draw pile. Each debt has exactly one event that caused it.
    .title = Owing cards
gress-4_13 = As long as you owe anything, you may make no turn: no fitting card, no jack, no packet, no drawing up, no defence with an eight. Debts add up. They are paid in the order of the events that caused them, the oldest first.
    .title = No turn while owing
gress-4_14 = When you take the last card of what one event made you owe, that is an event. The cards before it are not.
    .title = Settling a debt
gress-4_15 = While the game is halted, no event may happen. When it goes on, throws are forbidden until the next turn made by laying, and until the next turn only the player who is on turn may make one. So nobody can ward off a seven or an eight any more.
    .title = When the game is halted

section-gress-effects = What turns do
gress-5_1 = After an ace you are on turn again, like it or not.
    .title = The ace
gress-5_2 = After a king everybody but you owes one card.
    .title = The king
gress-5_3 = A queen turns the direction of play round. The next player is already found in the new direction.
    .title = The queen
gress-5_4 = After a ten you may give one card of your hand, face down, to another player, who has to take it. It is done the instant the card lies there, with your action hand, and it is an event. You have time until the next turn of anybody.
    .title = The ten
gress-5_5 =
    After a red nine you may swap your whole hand with another player. Say so, and to whom, before the next event; you are bound by it.

    Whoever you ask may make no turn now. Until the next event they may lay a red nine, any red nine on any card: this defence nine is neither a turn nor a throw, and it calls the swap off. Or they may accept at once, by laying their hand before you.

    If another event comes first, the swap is due. There is one exception: a throw of your own just calls it off. A swap that is due halts the game, and the hands count as swapped already. Each of you lays the hand that now belongs to the other before them, with the action hand. Nobody may take up the new hand while still holding the old one. The first who lawfully touches the new hand completes the swap; that is an event, and the game goes on (4.15). Marken and debts stay where they are.
    .title = The red nine
gress-5_6 = If a black nine is your only card and you have no Marke, you may not lay it as a turn by 4.5. You may still throw it.
    .title = The black nine
gress-5_7 = After an eight the next player is skipped, and the one after is on turn. Until the next turn of anybody, whoever was skipped may lay an eight that fits the top card. This defence eight is a turn, though out of turn, and skips the next player in the same way.
    .title = The eight

section-gress-packets = Packets
gress-6_1 = A packet is several cards laid as one stack, in one touch, with the action hand. It is one event. Two cards laid quickly one after the other are no packet, and a game is never opened with one.
    .title = Several at once
gress-6_2 = When you are on turn, you may lay two red nines as a packet if the lower one fits. That is a turn.
    .title = Two red nines
gress-6_3 = After two red nines you may order any two players to swap their hands; one of them may be you. Say so before the next event. The game is halted at once, and no defence helps. For the rest it goes as with one red nine.
    .title = Swapping any two
gress-6_4 = When you are on turn, you may lay any number of sevens as a packet if the lowest one fits. That is a turn. A single seven is the smallest such packet.
    .title = A packet of sevens
gress-6_5 =
    After sevens the next player is skipped and owes two cards for each of them, and the one after is on turn.

    Until the next turn of anybody, whoever was skipped may lay one or more sevens if the lowest one fits the top card. This is a turn, in spite of the debt for the sevens; any other debt forbids it. What is still owed for the attack passes to the next player, who is skipped in turn and owes two more cards for each seven of the defence. All of that now belongs to the defence.

    A seven laid by the player who is on turn is no defence. It begins something new.
    .title = What sevens do

section-gress-jacks = Jacks
gress-7_1 = When you are on turn, you may lay a jack on any card but a jack. That is a turn.
    .title = A jack always fits
gress-7_2 = A jack is never laid on a jack, neither as a turn nor as a throw.
    .title = No jack on jack
gress-7_3 = A jack that is lawfully thrown is a turn of whoever threw it, with all consequences. So the turn can be stolen. Throws must be allowed for it, you must owe nothing, and nobody may have asked you to swap.
    .title = Stealing the turn
gress-7_4 = After a jack you may wish for a suit, until the next turn or throw of anybody. From then on 4.5 treats this jack as a card of that suit. Without a wish its own suit counts. For throws it keeps its real colour in any case.
    .title = Wishing for a suit
gress-7_5 = A ten of the suit wished for, laid on the jack by the player who is on turn, is always a turn, even if it could be a throw.
    .title = Ten on a jack

section-gress-marke = Vorletzte and the Marke
gress-8_1 = Whenever an event leaves you with exactly two cards and you had another number before, you must say “vorletzte”. You have time until the next event that changes the number of your cards, and no longer than until the next turn of anybody. In this time, and after saying it, you may take your Marke into your hand with your action hand; you must hold exactly two cards. That is an event.
    .title = Saying “vorletzte”
gress-8_2 = If you were to say “vorletzte” and did not, another player may complain, as soon as your time is over and until the next turn of somebody other than you. Then you owe two cards, dated to the event that ended your time. The game is not halted.
    .title = A forgotten “vorletzte”

section-gress-end = The end of a game
gress-9_1 = As soon as somebody has no card in hand, no Marke and no debt, the active game is over. There are no more events.
    .title = End of the active game
gress-9_2 = Everybody still takes the cards they owe. That is no event any more.
    .title = The last settlement
gress-9_3 = Then hands are laid down open; Marken stay face down. Whoever lays down a hand while still owing cards owes two more. You may complain until the last hand with cards in it lies lawfully. Then the game is over for good.
    .title = Laying down the hands
gress-9_4 = Each card in your hand costs a point, each black nine one more, and a Marke still lying before you costs four. The winner has none.
    .title = Counting the points

section-gress-trouble = When things go wrong
gress-10_1 = If the draw pile is empty, a player who is on turn or owes cards may halt the game by laying the empty action hand on the play pile. The top card stays; the rest is shuffled and becomes the draw pile. The game goes on (4.15), and whoever halted it must take at least one card: an owed one, or drawing up. Shuffling itself is neither an event nor a turn. If there is nothing but the top card, the game ends without a winner and is settled; whoever halted it owes at least one card.
    .title = An empty draw pile
gress-10_2 = If there are too few cards for the last settlement, the draw pile is used up first, and each card missing then costs a point. If nobody cares to draw, the player with the oldest debt must. Among equally old ones it goes round in the last direction of play, beginning after the winner. Nothing is shuffled any more.
    .title = Too few to settle
gress-10_3 = Whatever moves cards is done with the action hand; only picking up your hand at the start and laying it down at the end are free. If your holding hand touches one of the piles or your Marke, that is wrong play, and the rules below say what it costs. A gift or a hand laid before somebody with the holding hand just does not count, unless the other side accepts it; you may pick the cards up and do it again. Taking a gift, touching a new hand, taking back and halting do nothing with the holding hand; for the last two that is our choice.
    .title = The wrong hand
gress-10_4 = If you take back wrongly laid cards yourself, before any complaint and before the next event, that is a small foul. It is free if the cards would have been fully correct directly before the last card or packet of another player: you were just too slow. Otherwise you owe one card, and if you were on turn, the next player is. In either case the cards count as never laid, and the game goes on without a halt. If the cards lie rightly, they stay, and everybody is told that you wanted them back: you may try that once for each card.
    .title = A small foul
gress-10_5 =
    A complaint about wrongly laid cards halts the game.

    If it is unfounded, the complainant owes two cards, and is no longer on turn if that was so.

    If it is founded, the offender owes two cards and is no longer on turn if that was so. The cards go back to the offender's hand unless another player has laid cards since. If, after the wrong cards and before the next turn of another player, the offender took up a Marke by 8.1, there is a new one from the draw pile. Effects that others have already confirmed by reacting to them stay as they are for those players.

    There is no time limit except the end of the game (9.3). Until a complaint or a take-back a card that lies is valid, however wrong. You may complain about several wrong cards of one player at once: one ruling, one penalty.
    .title = Complaints about wrong cards
gress-10_6 = Cards drawn unlawfully are kept, and it is at least one. With the wrong hand no debt is paid by them. It is not an event, and nobody needs to complain.
    .title = Drawing wrongly
gress-10_7 = If somebody takes up a Marke when 8.1 does not allow it, anybody may complain until the next turn of somebody other than the accused. If it is unfounded, the complainant owes two cards. Otherwise the accused owes one, keeps the card, and gets a new Marke from the draw pile. The game is not halted.
    .title = A Marke taken wrongly
gress-10_8 = Whoever plays wrongly on purpose is out. A referee decides alone, or all other people at the table agree, and at least two of them; bots neither vote nor count. A vote stands until you withdraw it, until the other one leaves, or until the game ends. You may also agree on a number of penalty cards that is too many. Once somebody has won, nobody can be excluded from that game any more.
    .title = Out of the game
gress-10_9 =
    If lawful acts come so close together that nobody can tell which was first, this is the order:

    | Class | Acts |
    |---|---|
    | 1 | taking up a Marke |
    | 2 | laying on the play pile: 2.1 defences, 2.2 turns by 4.5 and packets, 2.3 jacks, 2.4 throws |
    | 3 | laying cards before others |
    | 4 | drawing: 4.1 drawing up, 4.2 owed cards |
    | 5 | announcements |

    At the digital table acts no farther apart than the option W count as too close to tell. All others go by time alone. What was decided is told to everybody.
    .title = Who goes first

section-gress-series = Rounds and sheets
gress-11_1 = A round is as many games as there are players; everybody deals once.
    .title = A round
gress-11_2 = A sheet, the Zettel, is as many whole rounds as it takes to make at least twelve games. Whoever has the fewest points at its end wins it. Each sheet begins at zero.
    .title = The Zettel
gress-11_3 = If the lowest total is shared, another whole round is added, again and again, until it is one player's at the end of a round.
    .title = Extra rounds
gress-11_4 = Each sheet has a table of its own, and everybody may read it between games. Paper is nice, but anything will do. Whoever wins the sheet may keep it.
    .title = Open to all
gress-11_5 = One player writes the sheet. The next one is written by that player's left neighbour.
    .title = The writer
gress-11_6 = The writer's left neighbour deals the first game of a sheet. After that it is always the left neighbour of the last dealer.
    .title = Who deals
gress-11_7 = Each player has a column, in the order of dealing: the writer's left neighbour first, the writer last. Each game has a row.
    .title = Columns and rows
gress-11_8 = A cell holds the total so far. Whoever won the game gets a dash instead. A line is drawn after each round.
    .title = Writing down a game
gress-11_9 = A mistake in dealing costs the dealer four points, and the cards are dealt again. It is no game; a stroke in the row of the next game remembers it. Where the computer deals there are no such mistakes.
    .title = Dealt wrongly

section-gress-big = The Großzettel
gress-12 = Six or more play at several tables and share one sheet, the Großzettel. All seats are numbered, through all tables, and stay where they are; before each game everybody draws a seat. At each table the lowest number deals. When all tables have finished, the results make one row. A Großzettel has twelve games; if the lowest total is shared, single games follow until it is not. Names stand in the seat order of the first game. Who writes has nothing to do with the seats.
    .title = Many players, one sheet

section-gress-option = Options
gress-option-referee = What happens to wrong acts? official (default): they can be done, as with real cards, and are settled by take-back, complaint or penalty. guided: they are refused with a reason and change nothing; good for learning.
    .title = How strict the table is
    .value-official = it can be done, as with real cards
    .value-guided = it is refused, with the reason
gress-option-decks = How many sets are shuffled together? auto (default): one for three players, two for four to six, three for seven or eight. Or 1 to 4, as long as there are six cards for each player and one more.
    .title = Number of sets
    .value-auto = as many as fit
gress-option-first_dealer = Who deals if no sheet says so? lot (default): drawn by lot. Or the number of a seat, counting clockwise from 0.
    .title = First dealer
    .value = seat { $amount }
    .value-lot = drawn by lot
gress-option-collision = What becomes of a lawful card that came too late? physical (default): it lies on the pile as a wrong card, and can mostly be taken back free of charge. bounce: if it was lawful before the close race began, it goes back by itself, free of charge.
    .title = Cards that come too late
    .value-physical = it lies there as a wrong card
    .value-bounce = it comes back by itself
gress-option-W = How close together are acts whose order cannot be told? 0 to 100 milliseconds; the default is 50. With 0 time alone decides.
    .title = Too close to tell
    .value = { $amount } ms
gress-option-marke_strict = How long may wrong cards cost a new Marke (10.5)? off (default): the Marke must have been taken up before the next turn of another player; the complaint may come later. on: the complaint, too, must come before that turn.
    .title = A new Marke, strictly
    .value-off = the complaint may come later
    .value-on = the complaint has to come in time, too
gress-option-false_vorletzte_penalty = Does it cost anything to say “vorletzte” without need? off (default): no. on: you owe two cards.
    .title = Saying “vorletzte” in vain
    .value-off = no
    .value-on = two cards
gress-option-manual_deal = Who deals? off (default): the table, and it never deals wrongly. on: the dealer, with real cards; a mistake can be claimed until the game is opened. At a digital table it counts if the dealer agrees, or more than half of the other people and at least two of them.
    .title = Dealing by hand
    .value-off = the table
    .value-on = the dealer, by hand
gress-option-penalty_limit = Are too many penalty cards the end of a game for you? off (default): no. Or a number from 1 to 100: whoever gets more penalty cards than that is out.
    .title = A limit for penalties
    .value = after more than { $amount }
    .value-off = no
gress-option-ruling_pause = How long does the table wait after a ruling before the game goes on? 0 to 60 seconds; the default is 2. Nothing can be done in the meantime.
    .title = Pause after a ruling
    .value = { $amount } s

section-gress-Q = Rulings
gress-Q01 = Is the game over when somebody has no cards in hand, as introductions like to say? Only if there is no Marke and no debt either. The numbered rule (9.1) counts.
    .title = When it is over
gress-Q02 = Is a throw an event? Yes. It is laid like any card, and laying is an event.
    .title = Throws are events
gress-Q03 = Whose card is the opening card, and what does it do? It is a turn of the dealer, with all effects. It was never in a hand, so the dealer's hand and “vorletzte” are not touched by it, and a black nine may open.
    .title = The opening card
gress-Q04 =
    A wrong card counts for the time being, but as what? Nobody asks what was meant. The first of these that applies decides:

    - A single red nine by a player who is asked to swap is a defence nine.
    - Sevens, or one eight, by a player who may ward off with them are a defence, if the lowest card fits.
    - A single jack is a turn.
    - A single ten that could be thrown on the jack it lies on and is of the suit wished for is a turn of the player who is on turn, and a throw of anybody else.
    - If the lowest card fits by rank or suit, it is a turn of whoever laid it.
    - If the lowest card could be thrown, it is a throw.
    - Anything else is a turn of the player who is on turn, and a throw of anybody else.
    .title = What wrong cards count as
gress-Q05 = What if somebody lays several cards at once that are no packet? That is wrong play. What it counts as goes by the lowest card. As a turn it moves on whose turn it is, but has no effect. The uppermost card is the new top.
    .title = No packet at all
gress-Q06 = You wanted to throw, but somebody was faster, and now your card fits as a turn? Then it is a turn, and correct, so it stays. What you meant plays no part.
    .title = Meant as a throw
gress-Q07 = Does a wrong last card end the game? For the time being. A take-back, or a complaint before the game is over for good, undoes it.
    .title = A wrong last card
gress-Q08 =
    What exactly does a founded complaint undo? As little as possible of what others have relied on.

    | What | Afterwards |
    |---|---|
    | the wrong cards, and the offender's own cards on top of them | back to the offender's hand, unless another player has laid a card since that still lies |
    | turn and direction | as before the wrong cards if these counted as a turn, unless another player has made a turn since; after a wrong throw they stay as they are now |
    | what others could still do before the wrong cards | possible again under the same condition, unless something else has ended it |
    | what the offender could still do | stays ended |
    | debts caused by the wrong cards | cancelled as far as they are unpaid; cards taken are kept |
    | a debt passed on by a wrong defence with sevens | what is unpaid goes back; cards taken count for this part first |
    | rights of the offender from the wrong cards | gone if unused |
    | a gift from the wrong cards | goes back unless touched |
    | a swap from the wrong cards, or one that only they made due | undone unless accepted or completed |

    In any case the offender owes two cards and, if on turn after all this, no longer is. A turn that itself went back does not count as made since, nor does a later turn of the offender, whose debts stay all the same. An example: somebody lays a king out of turn, and somebody else throws a card on it. The king stays, the turn goes back to whom it was taken from, and unpaid debts for the king are gone.
    .title = What a complaint undoes
gress-Q09 = What if the offender has laid more cards on the wrong one? They go back with it, for one penalty. The rules could be read otherwise; this is our choice.
    .title = Cards on wrong cards
gress-Q10 = What if a debt caused by a wrong card is half paid? The cards taken stay with those who took them; the rest is forgotten.
    .title = Half a wrong debt
gress-Q11 = What about a card given away after a wrong ten? It comes back unless it has been touched. At the digital table the touch comes by itself after a moment.
    .title = A wrong gift
gress-Q12 = What about a swap by a wrong nine, or one that a wrong card made due? It stays if whoever was asked accepted, or if a new hand was touched. Otherwise the hands go back, and a call of another player is open again.
    .title = A wrong swap
gress-Q13 = You lose the turn if you “were on turn”: when? After everything is undone that has to be. If you are on turn then, the next player is.
    .title = Who was on turn
gress-Q14 = Is losing the turn by a foul or a complaint a turn? No. What lasts until the next turn goes on.
    .title = Losing is no turn
gress-Q15 = What about chances that a wrong card brought to an end? After a take-back they are open again for everybody. After a complaint they are open again for the others, as Q08 says, but not for the offender. Penalties that came only from that end are gone if unpaid; but a missed “vorletzte” is forgiven only when that very time is open again, not because a newer one is running.
    .title = Chances come back
gress-Q16 = When is a take-back free? If the cards would have been correct in the moment before the latest card of another player that still lies. Drawing and paying do not count as cards. You must have held the cards already then, and used the right hand.
    .title = Too slow, but forgiven
gress-Q17 = Can you take back while the game is halted, or after a wrong last card? Yes, as long as no event has happened; the halt or the end is undone with it. But not if the swap has been accepted. That last part is our choice.
    .title = Taking back in a halt
gress-Q18 = Can you complain while the game is halted? Yes. It is ruled on at once. A halt for a swap goes on unless the swap is undone.
    .title = Complaining in a halt
gress-Q19 = What if you lay or draw a card while the game is halted? It is refused and costs nothing. You may not have known.
    .title = Cards in a halt
gress-Q20 = What if a wrong card is the only one left on the pile after shuffling? It cannot be taken back, and a complaint leaves it there; all else is as usual. The pile is never empty.
    .title = The only card left
gress-Q21 = Which cards does a complaint concern? If you name a card: the newest one like it that the accused laid, right or wrong, and that nobody has complained about yet. Any of its cards names a packet. With several sets an older equal card needs a complaint of its own, or you name the card as often as you mean it. If you name none: the latest wrong cards of the accused that have not been ruled on. They are ruled on once. Shuffling makes no difference: the table remembers. You may name as many cards as you like: one wrong one makes the complaint founded, correct ones are passed over, and the newest is undone first.
    .title = Which cards, how often
gress-Q22 = From when does a debt from a ruling date? From the ruling or the take-back. Only the debt for a forgotten “vorletzte” dates from the event that ended the time for it, so it can slip in before others.
    .title = Dating a penalty
gress-Q23 = What does a mistaken or hasty complaint about “vorletzte” cost? Nothing, and it does nothing. Whoever was reminded may still say it.
    .title = A hasty complaint
gress-Q24 = The new Marke after wrong cards: must the complaint come before the next turn of another player? No, only the Marke must have been taken up by then. If your table wants it strict, choose the option marke_strict. And it must have been taken up lawfully, by 8.1; each Marke taken up is replaced once at most.
    .title = Time for a new Marke
gress-Q25 = What if a new Marke is due and the draw pile is empty? Then it is owed. It counts as lying, four points, and cannot be taken up. As soon as there is a card for it, it is laid.
    .title = A Marke is owed
gress-Q26 = Is it an event to take up a Marke wrongly? Yes.
    .title = Wrong, but an event
gress-Q27 = May you take up your Marke if your time still runs but you no longer hold two cards, say after a wrongly drawn one? No. The authors' comment says exactly two; going by it is our choice.
    .title = Exactly two cards
gress-Q28 = What if you come to two cards, or past two, without an event: by single owed cards, by a wrong draw, by cards going back? Then there is nothing to say and nothing to take up. Only the numbers before and after an event are compared.
    .title = Two without an event
gress-Q29 = What about “vorletzte” and swaps? The number of your cards before the halt is compared with the number after it, and your time begins with the touch that completes the swap. If the numbers are equal nothing changes, and time still running goes on.
    .title = Vorletzte after a swap
gress-Q30 = What about “vorletzte” when the active game ends? If it ends by a throw, your time does not run out. If it ends by a turn, it does, and there may be complaints until all hands lie.
    .title = Vorletzte at the end
gress-Q31 = Somebody who is asked to swap throws the last card: victory or swap? Victory. It comes at that very instant.
    .title = Winning before the swap
gress-Q32 = What if a swap gives somebody an empty hand? Whether that wins is decided as soon as the swap is certain, for the hands count as swapped.
    .title = An empty hand swapped
gress-Q33 = How do you lay or touch an empty hand? You need not. It counts as laid, and the other one's touch completes the swap. If both are empty, it is complete at once. That also holds when the swap ended the game and the game goes on after all.
    .title = Nothing to lay
gress-Q34 = What if your last card is a red nine, or your last two are? Without a Marke you have won, and there is no swap. With one you may swap your empty hand.
    .title = Last card red nine
gress-Q35 = What if another red nine allows a second swap while the first is being carried out? It must be called before the first is complete, for its completion is the next event. That makes the second one due, with no time to ward it off. Two red nines may order theirs at once: the hands count as swapped again immediately and are laid when the first swap is done; if that is undone, so are both.
    .title = Swap upon swap
gress-Q36 = Somebody who is on turn but asked to swap touches the draw pile? That is a wrong draw. The card is kept, but it is neither an event nor a turn.
    .title = Drawing while asked
gress-Q37 = What if somebody who is asked to swap does nothing, and nothing else happens? After some time the table accepts for them.
    .title = Waiting for ever
gress-Q38 = Does a defence nine need anything: no debt, allowed throws, a fitting card? No, nothing. It leaves throws as they were and the turn where it was.
    .title = A free defence nine
gress-Q39 = Whom can you call for a swap, and can you change your mind? Anybody else who is still in the game, once, and you cannot.
    .title = A call is binding
gress-Q40 = You called for a swap and now do something else yourself, such as taking up your Marke or settling a debt? Then the swap is due. Only a throw of yours calls it off.
    .title = Your own next event
gress-Q41 = May you ward off sevens if you owe something else as well? No, whether it is older or newer, and even a penalty for “vorletzte” dated to those sevens stops you. Such penalties are yours and are never passed on. That is our choice.
    .title = Other debts block sevens
gress-Q42 = What if you have already paid some or all of the cards for the sevens? You may still ward them off. Only the unpaid rest is passed on, and be it nothing.
    .title = Half paid, still warded
gress-Q43 = You ward off sevens, but the player on turn has just lost the turn by a foul: who gets the debt? Your own successor, who is also the one skipped. That is our choice, for debt and defence belong together.
    .title = Who gets the sevens
gress-Q44 = How long is a game limited after a halt? Until the next turn. By then any defence would be over anyway, so none survives.
    .title = After a halt
gress-Q45 = May you ward off an eight while throws are forbidden? The question never comes up: throws are forbidden after drawing up or a halt, and either ends the defence.
    .title = Eights without throws
gress-Q46 = Can a packet be thrown? Never. A throw is one card.
    .title = No packets thrown
gress-Q47 = Which suits and which order may a packet of sevens have? Any. You choose; the lowest must fit, and the uppermost is the new top.
    .title = Sevens of all suits
gress-Q48 = Two red nines: can it be three, can they be of the same suit, and what if only two players are left? Exactly two; yes; then you name both of them.
    .title = Exactly two nines
gress-Q49 = Does a wish also count for packets and defences? Yes. They, too, are judged by fitting.
    .title = Packets on a wish
gress-Q50 = May you wish again, and what if the jack comes to lie on top once more? The first wish counts, and it stays with its jack.
    .title = A wish stays
gress-Q51 = May you wish during a halt or after somebody paid? Yes, until a turn or a throw. If your wish and a throw are too close to tell, the throw comes first.
    .title = Time for a wish
gress-Q52 = What about a ten of the suit wished for if you are on turn and owe cards? It is a turn, so you may not lay it. Before the wish it is a throw, and you may.
    .title = The doubtful ten
gress-Q53 = May you throw a jack while you owe cards, while throws are forbidden, or while asked to swap? No, no and no.
    .title = When jacks stay home
gress-Q54 = May you give a card away while you owe cards, after a halt, or as your last card? Yes, yes and yes; it may even win. Not during a halt.
    .title = Giving in spite of debts
gress-Q55 = What if your last card is an ace? You have won. If your Marke still lies, you are on turn without a card and have to draw up.
    .title = Last card ace
gress-Q56 = What if your last card is a king or a seven? The others owe their cards and take them in the last settlement. Nobody can ward anything off.
    .title = Last card king
gress-Q57 = How far does the ban on the black nine go? Only as far as it says: your only card, no Marke, a turn by 4.5. You may finish by throwing it or giving it away.
    .title = How black nines finish
gress-Q58 = What if you are on turn with an empty hand? Pay what you owe, then draw up. Nothing else is left.
    .title = On turn, no cards
gress-Q59 = What if a complaint after the active game concerns the winner? If then nobody meets 9.1 any more, the game goes on. Cards taken stay taken, hands that were laid down are picked up again. After a complaint about wrong cards it goes on as after a halt (4.15); after one about “vorletzte” or a Marke throws and rights are as the last act before the end left them. Complaints against others are ruled on as usual, and the end stands.
    .title = Not over after all
gress-Q60 = Can two players win in the same instant, because debts were cancelled? Whoever had an empty hand first wins. Both have zero points.
    .title = Two at zero
gress-Q61 = May you still complain about a Marke after the active game? Yes, as long as its own time has not run out.
    .title = Late Marke complaints
gress-Q62 = What if somebody lays down too early more than once, or owes again after laying down? Two cards each time. A hand that owes again counts as not laid: its owner takes what is owed and lays it down once more, and until then everybody may still complain. An empty hand need not be laid.
    .title = Down too early
gress-Q63 = What if somebody halts the game for shuffling without need? It is refused. You must be on turn and free to make one, or owe cards, and the draw pile must be empty. Shuffling and the card that has to follow are one act; the card comes before a Marke that is owed.
    .title = Shuffling without need
gress-Q64 = What if there is nothing left to shuffle? Nobody wins. It is a game in the sheet all the same, without a dash. Whoever halted it gets at least one point for a card. Later complaints only add points; the game does not go on.
    .title = A dead end
gress-Q65 = How is it decided who draws the last cards? For a while everybody may draw as they please. Then it is card by card, each time the oldest debt. Looking anew after each card is our choice.
    .title = The last cards
gress-Q66 = When is a draw wrong? Without debt and not on turn. With a debt the action hand always pays, also out of turn. With an empty draw pile or in a halt nothing can be drawn.
    .title = When drawing is wrong
gress-Q67 = What becomes of a gift or a hand laid with the wrong hand? It lies there as an offer. If the other side touches it, it is valid from then on.
    .title = Wrong hand, accepted
gress-Q68 = How is somebody excluded, and what then? The referee decides, or all other people agree; their votes are counted whenever somebody votes. While a bot plays for somebody, that seat has no vote. The seat is skipped from then on. Its cards stay out of play and are counted in the end, open debts with a point for each card, and it cannot win. Two players may go on; with one the game is void and dealt again. The option penalty_limit excludes by itself.
    .title = How to exclude somebody
gress-Q69 = What comes first among acts too close to tell, if 10.9 does not say? Everybody's own acts keep their order. Of those next in line the lawful one with the higher class goes first, then the earlier one, then whoever sits nearer to the player on turn in the direction of play. Taking back comes after throws; halting goes with drawing, laying down with announcements; packets are class 2.2 and jacks always 2.3; and a “vorletzte” directly before the Marke shares its class. A complaint that was justified and has lost its object is dropped without penalty. A card that lost lies there as a wrong card (option collision). Within the window the order of the cards counts as impossible to tell; all this is our choice.
    .title = Races and their losers
gress-Q70 = Who sees what? Everybody sees the top card, how many cards each hand and the draw pile have, who still has a Marke, whose turn it is, the direction, whether throws are allowed, and who does what when they do it. Lists of what was and of debts are for training tables only. Whether a card was lawful shows only in a ruling, and until then a wrong card is answered like a correct one.
    .title = Open and secret
gress-Q71 = What if somebody does not act? The table does it: after 15 seconds on turn it draws until the turn is made; after 8 seconds it accepts a swap for whoever is asked; after 5 seconds it lays and touches hands in a swap; after 1 second it takes a gift; after 10 seconds it has the last settlement drawn (10.2), after 20 it lays down a hand; after 30 it picks up a hand or opens. Owed cards are not forced on anybody else during the game.
    .title = Running out of time
gress-Q72 = When does a misdeal count, and how is it written down? The table never deals wrongly. If you deal by hand (option manual_deal), it can be claimed until the game is opened; later the deal stands. It counts as soon as the dealer says so, or more than half of the other people do, and at least two of them. The four points are added at once, and an exclamation mark for each misdeal stands in the next row. The same dealer deals again. The details are our choice.
    .title = Claiming a misdeal
gress-Q73 = Who writes and deals first if there is no sheet yet? The lot decides.
    .title = The very first dealer
gress-Q74 = The winner's dash hides a total: what about it? It goes on unseen and comes back with the next number; the totals beside the sheet show it. If a second player has zero points, there is still only one dash, the winner's.
    .title = Behind the dash
gress-Q75 = How long is a sheet? Three, four, six or twelve players: 12 games. Five: 15. Seven: 14. Eight: 16. Nine: 18. Ten: 20. Eleven: 22. More than twelve: as many games as players.
    .title = Length of a sheet
gress-Q76 = How are the tables of a Großzettel made up, and how is a tie resolved? Three to five at a table, as equal as possible, unless whoever organises it says otherwise: for latecomers, or for a table that wants to stay small. Extra games are for everybody, with a new draw of seats, and somebody who was not level before may win them. A row has a dash for each table, there are no lines, and misdeals are marked as usual.
    .title = Tables of a Großzettel
gress-Q77 = What if one event makes you owe cards several times? It is one settlement, with the last card of all of them. What arose first is paid first.
    .title = Debts of one event
gress-Q78 = May several sets have different backs? With real cards they may; here they have one, since others would give cards away.
    .title = One back for all
gress-Q79 = May you complain about yourself? No. It would be a cheap way to halt the game; take the card back instead. That is our choice.
    .title = Blaming yourself
gress-Q80 = What if you say “vorletzte” without need? Nothing. Tables that want order choose the option false_vorletzte_penalty: two cards.
    .title = Vorletzte without need

part-gress-suit = { $suit ->
    [C] clubs
    [S] spades
    [H] hearts
    [D] diamonds
   *[other] { $suit }
}
part-gress-count = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
part-gress-owed = { $owed ->
    [one] { $owed } card
   *[other] { $owed } cards
}
part-gress-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
part-gress-class = { $class ->
    [marke] taking up a Marke (1)
    [defence] a defence (2.1)
    [turn] a turn (2.2)
    [jack] a jack (2.3)
    [throw] a throw (2.4)
    [take-back] a take-back (2.5)
    [lay] laying cards before somebody (3)
    [draw-up] drawing up (4.1)
    [debt] taking owed cards (4.2)
    [call] an announcement (5)
   *[other] { $class }
}
part-gress-behind = { $behind ->
    [marke] taking up a Marke (1)
    [defence] a defence (2.1)
    [turn] a turn (2.2)
    [jack] a jack (2.3)
    [throw] a throw (2.4)
    [take-back] a take-back (2.5)
    [lay] laying cards before somebody (3)
    [draw-up] drawing up (4.1)
    [debt] taking owed cards (4.2)
    [call] an announcement (5)
   *[other] { $behind }
}

why-gress-2_5 = The draw pile is empty. If you are on turn or owe cards, lay your empty action hand on the play pile, and it is shuffled anew.
why-gress-2_7 = { $held ->
    [0] You have no { $card } in your hand.
    [one] You have only one { $card } in your hand.
   *[other] You have only { $held } { $card } in your hand.
}
why-gress-2_8 = You have no Marke any more.
why-gress-3_5 = { $reason ->
    [ready] You have already picked up your hand.
    [dealing] The cards are still being dealt; please wait a moment.
   *[other] There is no hand to pick up now.
}
why-gress-3_7 = { $reason ->
    [dealer] Opening the game is up to { $name }, who dealt.
    [waiting] { $name } has not picked up the hand yet; the game opens when everybody has.
    [open] The game is open already.
   *[other] The game is not open yet; { $name } has to lay the first card.
}
why-gress-4_1 = It is { $name }’s turn, so { $card } cannot be laid as a turn of yours.
why-gress-4_5 = { $card } does not fit: on { $top } you need the same rank or { part-gress-suit }.
why-gress-4_7 = You owe no cards and it is { $name }’s turn, so there is nothing for you to draw.
why-gress-4_8 = Somebody drew up, and since then throws are forbidden for everybody, until the next turn by laying a card.
why-gress-4_10 = Nobody passes: the turn goes on when you lay a card or draw one.
why-gress-4_11 = It is { $name }’s turn, and { $card } is no throw on { $top }: that takes one rank lower and the other colour.
why-gress-4_13 = You still owe { part-gress-owed }. Take what you owe, then you may make a turn again.
why-gress-4_15 = { $reason ->
    [halted] The game is halted; nothing can be laid, drawn, given or taken up until it goes on.
    [throws] The game was halted, and since then throws are forbidden, until the next turn by laying a card.
   *[defence] The game was halted, and since then only { $name }, whose turn it is, may make a turn.
}
why-gress-5_4 = { $reason ->
    [one] You give one card to one player.
    [self] A gift goes to somebody else, not to yourself.
    [absent] { $name } is out of this game and takes no gifts.
    [take] There is no gift before you that you could take.
   *[none] You can give a card away only after your own turn with a ten, once, and before the next turn of anybody.
}
why-gress-5_5 = { $reason ->
    [asked] { $name } has asked you to swap, so you may make no turn: lay a red nine to ward it off, lay your hand down to accept, or wait.
    [lay] You are not in any swap, so you keep your hand.
    [laid] You have already laid down the hand you are giving away.
    [touch] You may take up your new hand only when the hand you are giving away lies before { $name }.
    [partner] { $name } has not laid your new hand before you yet.
   *[none] You can call for a swap only after your own turn with a red nine, and before anything else happens.
}
why-gress-5_6 = { $card } is your only card and you have no Marke. You may not finish with a black nine as a turn; throw it, give it away or draw up.
why-gress-5_7 = You could only ward off an eight if it had just skipped you and nobody had made a turn since.
why-gress-6_1 = Only two things go together as a packet: any number of sevens, or exactly two red nines.
why-gress-6_2 = Two red nines need your own turn, and the lower one, { $card }, has to fit { $top }.
why-gress-6_3 = { $reason ->
    [two] A swap is between two players.
    [same] A swap takes two different players.
    [absent] { $name } is out of this game and cannot swap.
   *[none] You can order a swap only after your own turn with two red nines, and before anything else happens.
}
why-gress-6_4 = The lowest seven of the packet, { $card }, has to fit { $top }.
why-gress-6_5 = You could only ward off sevens if they had just skipped you and nobody had made a turn since.
why-gress-7_2 = { $top } lies on top, and a jack never goes on a jack.
why-gress-7_3 = { $reason ->
    [owed] A thrown jack is a turn, and you still owe { part-gress-owed }. Take what you owe first.
    [asked] A thrown jack is a turn, and { $name } has asked you to swap, so you may make none.
   *[queen] It is { $name }’s turn, and out of turn { $card } can only be thrown on a queen of the other colour.
}
why-gress-7_4 = { $reason ->
    [one] You wish for one suit.
    [used] You have already wished for { part-gress-suit }, and the first wish counts.
   *[none] You can wish for a suit only after your own jack, and before the next turn or throw of anybody.
}
why-gress-7_5 = { $card } is of the suit wished for, so laid by you it is a turn in any case, and you still owe { part-gress-owed }.
why-gress-8_1 = { $reason ->
    [say] Say “vorletzte” first, then you may take up your Marke.
    [said] You have already said “vorletzte”.
    [two] For your Marke you need exactly two cards, and you hold { $count }.
   *[none] You may take up your Marke only when something has just left you with exactly two cards.
}
why-gress-8_2 = There is no forgotten “vorletzte” of { $name } that you could complain about now.
why-gress-9_1 = The active game is over; nothing can be played any more.
why-gress-9_2 = You owe no more cards.
why-gress-9_3 = { $reason ->
    [active] Hands are laid open only when somebody has won.
    [owed] You still owe { part-gress-owed }; take what you owe before you lay down your hand.
    [laid] Your hand lies open already.
   *[over] The game is over for good.
}
why-gress-10_1 = { $reason ->
    [cards] The draw pile still has cards, so there is no reason to stop the game.
   *[none] Only somebody who may make a turn now or owes cards can have the pile shuffled anew.
}
why-gress-10_2 = { $reason ->
    [empty] The draw pile is used up; what you still owe becomes points.
   *[order] { $name } has the oldest debt and draws first.
}
why-gress-10_3 = That has to be done with your action hand.
why-gress-10_4 = { $reason ->
    [tried] You have tried that already: the last cards you laid lie rightly, and they stay.
    [late] Something has happened since you laid those cards, so they can no longer be taken back.
    [complaint] There has been a complaint about those cards, so they can no longer be taken back.
    [shuffled] The pile has been shuffled since you laid those cards, so they can no longer be taken back.
   *[none] There are no cards of yours that you could take back.
}
why-gress-10_5 = { $name } has not laid any card that you could complain about.
why-gress-10_6 = What is drawn unlawfully has to be kept; at this table it is refused instead. You owe no cards, and it is not your turn.
why-gress-10_7 = { $reason ->
    [late] Somebody other than { $name } has made a turn since; it is too late to complain about that Marke.
    [ruled] That Marke has already been ruled on.
   *[none] { $name } has not taken up a Marke.
}
why-gress-10_8 = { $reason ->
    [you] You are out of this game; from now on you watch.
    [bot] Only people vote on that.
    [early] Before the game is open there is nobody to exclude.
    [won] The game is won, so nobody can be excluded from it any more.
    [no-vote] You have not voted to exclude anybody.
    [self] You cannot vote about yourself.
   *[out] { $name } is out of this game already.
}
why-gress-11_9 = { $reason ->
    [claimed] You have already said that the deal was wrong. It counts if the dealer agrees, or more than half of the others.
    [bot] Only people say that a deal was wrong.
    [most] There have been so many misdeals in this game that no more are written down.
   *[open] The game is open, so the deal stands.
}
why-gress-option-referee = At this table wrong acts are refused, so there are no wrong cards to complain about or take back.
why-gress-option-manual_deal = The table deals here, and it never deals wrongly.
why-gress-Q17 = The swap has been accepted, so the nine stays where it is.
why-gress-Q20 = That is the only card of the play pile, and the pile is never empty.
why-gress-Q21 = Those cards of { $name } have already been ruled on, once and for all.
why-gress-Q25 = Your new Marke is still owed to you; until the draw pile has a card for it there is nothing to take up.
why-gress-Q33 = Your new hand is empty, so there is nothing to take up; the swap is complete when { $name } takes up the other one.
why-gress-Q39 = { $reason ->
    [self] A swap needs somebody else.
    [used] You have already called for a swap, and the call is binding.
   *[absent] { $name } is out of this game and cannot swap.
}
why-gress-Q41 = Besides the cards for the seven you owe { part-gress-owed }, and that rules out the defence.
why-gress-Q79 = You cannot complain about yourself. If you laid a wrong card, take it back while you can.
why-gress-Q80 = There is no need to say “vorletzte” now; it has no effect.

fact-gress-dealer-chosen = { $name } was chosen to deal first.
fact-gress-game-dealt = { $name } dealt five cards and a Marke to everybody; { $count ->
    [one] { $count } card was
   *[other] { $count } cards were
} left to draw from.
fact-gress-hand-dealt-own = You got { $cards }.
fact-gress-misdeal-claimed = { $name } said that { $target } had dealt wrongly.
fact-gress-misdealt = { $name } dealt wrongly, got four points and dealt again.
fact-gress-ready = { $name } picked up the hand.
fact-gress-first-card-own = You looked at the first card: { $card }.
fact-gress-opened = { $name } opened the game with { $card }.
fact-gress-turn-played = { $name } played { $card }.
fact-gress-packet-played = { $name } played { $cards } as a packet.
fact-gress-thrown = { $name } threw { $card }.
fact-gress-jack-thrown = { $name } threw { $card } and took the turn from { $target }.
fact-gress-eight-defended = { $name } warded off being skipped with { $card }.
fact-gress-sevens-defended = { $name } warded off the sevens with { $cards }.
fact-gress-nine-defended = { $name } warded off the swap with { $target } with { $card }.
fact-gress-holding-hand = { $name } used the holding hand.
fact-gress-drew-up = { $name } drew up.
fact-gress-drew-up-own = You drew up { $card }.
fact-gress-card-taken = { $name } took a card.
fact-gress-card-taken-own = You took { $card }.
fact-gress-card-forced = { $name } had the oldest debt and had to take a card.
fact-gress-debt-settled = { $owed ->
    [hidden] { $name } settled a debt.
    [0] { $name } settled a debt and owed nothing more.
   *[other] { $name } settled a debt and still owed { part-gress-owed }.
}
fact-gress-debt-created = { $reason ->
    [king] { $name } owed { part-gress-count } for a king.
    [seven] { $name } owed { part-gress-count } for sevens.
    [vorletzte] { $name } owed { part-gress-count } for a forgotten “vorletzte”.
    [call] { $name } owed { part-gress-count } for saying “vorletzte” without need.
    [foul] { $name } owed { part-gress-count } for a small foul.
    [wrong] { $name } owed { part-gress-count } for wrongly played cards.
    [unfounded] { $name } owed { part-gress-count } for an unfounded complaint.
    [marke] { $name } owed { part-gress-count } for wrongly taking up a Marke.
    [early] { $name } owed { part-gress-count } for laying down too early.
    [stop] { $name } owed { part-gress-count } for stopping the game.
   *[other] { $name } owed { part-gress-count }.
}
fact-gress-debt-passed-on = { $name } passed a debt of { part-gress-count } on to { $target }.
fact-gress-debt-returned = A debt of { part-gress-count } went back to { $name }.
fact-gress-debt-cancelled = { $name } no longer owed { part-gress-count }.
fact-gress-skipped = { $name } was skipped.
fact-gress-turn-passed = It was { $name }’s turn.
fact-gress-turn-again = { $name } was on turn again.
fact-gress-turn-lost = { $name } lost the turn; { $target } was on turn.
fact-gress-direction-changed = { $direction ->
    [clockwise] Play turned round and went clockwise.
   *[counter] Play turned round and went counter-clockwise.
}
fact-gress-wish-named = { $name } wished for { part-gress-suit }.
fact-gress-swap-called = { $name } called for a swap with { $target }.
fact-gress-swap-ordered = { $name } ordered { $target } and { $partner } to swap hands.
fact-gress-swap-accepted = { $name } accepted the swap with { $target }.
fact-gress-swap-cancelled = { $name } threw a card, and the swap with { $target } was off.
fact-gress-swap-due = The hands of { $name } and { $target } counted as swapped from then on.
fact-gress-hand-laid = { $name } laid a hand before { $target }.
fact-gress-hand-offered = { $name } laid a hand before { $target } with the wrong hand; that counted only if accepted.
fact-gress-swap-completed = { $name } took up the new hand; the swap with { $target } was done.
fact-gress-swap-completed-own = Your new hand was { $cards }.
fact-gress-swap-undone = The swap of { $name } and { $target } was undone.
fact-gress-gift-given = { $name } gave { $target } a card.
fact-gress-gift-given-own = You gave { $target } { $card }.
fact-gress-gift-offered = { $name } laid a card before { $target } with the wrong hand; that counted only if accepted.
fact-gress-gift-taken = { $name } took the card from { $target }.
fact-gress-gift-taken-own = The card from { $target } was { $card }.
fact-gress-gift-returned = The card { $name } had given { $target } went back.
fact-gress-vorletzte-due = { $name } had two cards left and was to say “vorletzte”.
fact-gress-vorletzte-said = { $name } said “vorletzte”.
fact-gress-vorletzte-missed = { $name } did not say “vorletzte” in time.
fact-gress-marke-taken = { $name } took up the Marke.
fact-gress-marke-taken-own = Your Marke was { $card }.
fact-gress-marke-new = { $name } got a new Marke.
fact-gress-marke-owed = { $name } was to get a new Marke, but the draw pile was empty.
fact-gress-taken-back = { $name } took back { $cards } and owed a card for it.
fact-gress-taken-back-free = { $name } took back { $cards }, free of charge.
fact-gress-take-back-refused = { $name } wanted to take back { $cards }, but what lies there lies rightly.
fact-gress-bounced = { $name } came too late and got { $cards } back, free of charge.
fact-gress-complaint-made = { $name } complained about { $target }: { $kind ->
    [vorletzte] “vorletzte” was not said.
    [marke] the Marke was taken up wrongly.
   *[play] cards were played wrongly.
}
fact-gress-complaint-upheld = { $kind ->
    [vorletzte] { $name } was right: { $target } had forgotten “vorletzte”.
    [marke] { $name } was right: { $target } had taken up the Marke wrongly.
   *[play] { $name } was right: { $target } had played { $cards } wrongly.
}
fact-gress-complaint-rejected = { $kind ->
    [vorletzte] { $name } was mistaken: { $target } had not forgotten “vorletzte”.
    [marke] { $name } was mistaken: { $target } had taken up the Marke lawfully.
   *[play] { $name } was mistaken: { $target } had played correctly.
}
fact-gress-complaint-dropped = { $name }’s complaint about { $target } had lost its object and was dropped without penalty.
fact-gress-cards-returned = { $cards } went back to { $name }’s hand.
fact-gress-cards-stayed = { $cards } of { $name } stayed on the pile.
fact-gress-halted = { $reason ->
    [swap] The game was halted for a swap.
    [complaint] The game was halted for a complaint.
    [shuffle] The game was halted because the draw pile was empty.
   *[other] The game was halted.
}
fact-gress-restarted = The game went on; { $name } was on turn.
fact-gress-reshuffled = { $name } shuffled { part-gress-count } as the new draw pile.
fact-gress-dead-end = { $name } stopped the game, but there was nothing left to shuffle; it ended without a winner.
fact-gress-won = { $name } had nothing left; the active game was over.
fact-gress-resumed = The game was not over after all; { $name } was on turn.
fact-gress-settlement = Everybody still took the cards they owed.
fact-gress-laid-down = { $name } laid down { $cards }.
fact-gress-laid-down-empty = { $name } had no card to lay down.
fact-gress-laid-down-early = { $name } laid down the hand too early.
fact-gress-missing-cards = { $name } could not take { part-gress-count }; they became points.
fact-gress-scored = { $points ->
    [0] { $name } got no points.
   *[other] { $name } got { part-gress-points }: { $held } for cards in hand, { $nines } for black nines, { $marke } for the Marke, { $missing } for cards that could not be taken.
}
fact-gress-game-ended = { $name } won the game.
fact-gress-game-ended-open = Nobody won the game.
fact-gress-exclusion-asked = { $name } voted to exclude { $target }.
fact-gress-vote-withdrawn = { $name } no longer wanted to exclude { $target }.
fact-gress-excluded = { $name } was out of the game: { $reason ->
    [penalties] too many penalty cards.
    [referee] the referee decided so.
   *[vote] all the others agreed.
}
fact-gress-game-void = Only one player was left, so the game was void and dealt again.
fact-gress-timed-out = { $name } ran out of time, and the table acted instead.
fact-gress-later = { $name } was { $ms } ms later than { $target }.
fact-gress-priority = { $name } and { $target } were too close to tell; by priority { part-gress-class } went before { part-gress-behind }, and { $name } was first.
fact-gress-nearer = { $name } and { $target } were too close to tell; { $name } sat nearer to the player on turn and was first.
