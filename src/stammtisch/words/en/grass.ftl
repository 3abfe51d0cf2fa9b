title-grass = Grass

intro-grass =
    Grass is a card game about shady business, for two to six players. You open a market, lay out your goods and hope that nobody notices. Everybody does. Rivals send the police round, help themselves to your display, or turn up with a smile and a deal that suits mainly them. The only thing in this game that is truly addictive is getting even.

    A round goes like this: on your turn you draw a card, you may deal with the others, and you let one card go. A Market Open gets you started; after that you lay peddles, the cards that are worth money. Heat On closes somebody's market for a while, the right Heat Off reopens it. Protections keep what you have, Steal and the nirvana cards bring you what others have, and paranoia cards spoil somebody's day and set a card wandering from every hand. A Market Close ends the round, or the stack runs out. Then all is counted, with fines for what you should not have been caught holding. Whoever has at least 250,000 after a round and more than anybody else is Baron of the Deal.

    There are two editions. In modern you name the victim of your paranoia cards, you may swap one displayed peddle a turn without asking, and no total falls below zero. In classic paranoia hits the one who plays it, table cards change hands only by consent, nirvana frees you from heat and gives you another turn, and totals may sink into the red. For classic there is also a course in four rounds.

    Three variations add spice: Give me five (you draft your first hand), Hidden deals (you trade face down, and promises are only words) and Lucky or not (chance decides what wanders). You can use one, two or all of them.

cards-grass =
    Each edition has 104 cards. In acts and in the log a card is written with two characters; a plus is heat on, a minus heat off.

    | Code | Card | Family | Money | Modern | Classic |
    |---|---|---|---|---|---|
    | MO | Market Open | market | | 10 | 10 |
    | MC | Market Close | market | | 5 | 5 |
    | HG | Home Grown | peddle | 5,000 | 7 | 6 |
    | MX | Mexico | peddle | 5,000 | 6 | 6 |
    | CO | Columbia | peddle | 25,000 | 5 | 5 |
    | JA | Jamaica | peddle | 25,000 | 5 | 5 |
    | PA | Panama | peddle | 50,000 | 5 | 5 |
    | DF | Dr. Feelgood | peddle | 100,000 | 1 | 1 |
    | +B | Bust | heat on | | 3 | 3 |
    | +D | Detained | heat on | | 3 | 3 |
    | +F | Felony | heat on | | 3 | 3 |
    | +S | Search & Seizure | heat on | | 3 | 3 |
    | -B | Heat Off: Bust | heat off | | 5 | 5 |
    | -D | Heat Off: Detained | heat off | | 5 | 5 |
    | -F | Heat Off: Felony | heat off | | 5 | 5 |
    | -S | Heat Off: Search & Seizure | heat off | | 5 | 5 |
    | PF | Pay Fine | pay fine | one peddle | 4 | 4 |
    | LU | Lust Conquers All | protection | covers 50,000 | 2 | 2 |
    | GS | Grab a Snack | protection | covers 25,000 | 2 | 2 |
    | CB | Catch a Buzz | protection | covers 25,000 | 2 | 2 |
    | ST | Steal Your Neighbour's Pot | skim | | 4 | 4 |
    | BK | The Banker | skim | modern 5,000, classic 20 % | 1 | 1 |
    | SH | Stonehigh | nirvana | | 4 | 5 |
    | EU | Euphoria | nirvana | | 1 | 1 |
    | SO | Sold Out | paranoia | fine 25,000 | 4 | 4 |
    | DC | Doublecrossed | paranoia | fine 50,000 | 3 | 3 |
    | UW | Utterly Wiped Out | paranoia | fine 100,000 | 1 | 1 |
    | | Total | | | 104 | 104 |

    In classic the four heat-off cards have names of their own: Immunity (-B), A Breeze To Fly (-D), Hearsay Evidence (-F) and Charges Dropped (-S).

section-grass-decks = The decks
grass_common-deck_conserve = No card is ever lost. At every moment each of the 104 cards is in exactly one place: the stack, the wasted pile, a hand, a hassle pile, a display, on a display as protection, or on its way during a pass or a draft.
    .title = Nothing gets lost
grass_modern-deck_1 = There are 104 cards: 29 peddles, 10 MO, 12 heat on, 20 heat off, 4 PF, 6 protections, 4 ST, 1 BK, 4 SH, 1 EU, 4 SO, 3 DC, 1 UW and 5 MC.
    .title = 104 cards (modern)
grass_modern-deck_2 = The 29 peddles are 7 HG, 6 MX, 5 CO, 5 JA, 5 PA and 1 DF. Together they are worth 665,000.
    .title = 29 peddles (modern)
grass_modern-deck_3 = HG and MX are worth 5,000, CO and JA 25,000, PA 50,000 and DF 100,000.
    .title = What peddles are worth (modern)
grass_modern-deck_4 = There are six protections: 2 LU cover 50,000 each, 2 GS and 2 CB cover 25,000 each.
    .title = Six protections (modern)
grass_modern-deck_5 = Each of the four kinds of heat on exists three times, each of the four matching kinds of heat off five times.
    .title = Heat on and heat off (modern)
grass_classic-deck_1 = There are 104 cards of 27 kinds: 28 peddles, 10 MO, 12 heat on, 20 heat off, 4 PF, 6 protections, 4 ST, 1 BK, 5 SH, 1 EU, 4 SO, 3 DC, 1 UW and 5 MC.
    .title = 104 cards (classic)
grass_classic-deck_2 = The 28 peddles are 6 HG, 6 MX, 5 CO, 5 JA, 5 PA and 1 DF. Together they are worth 660,000.
    .title = 28 peddles (classic)
grass_classic-deck_3 = There are four SO cards.
    .title = Four Sold Out (classic)
grass_classic-deck_4 = The heat-off cards have names of their own: Immunity is -B, A Breeze To Fly is -D, Hearsay Evidence is -F and Charges Dropped is -S.
    .title = Names of heat off (classic)
grass_classic-deck_5 = There are six protections: 2 LU cover 50,000 each, 2 GS and 2 CB cover 25,000 each.
    .title = Six protections (classic)

section-grass-setup = Setting up
grass_common-players_1 = Two to six can play.
    .title = Number of players
grass_common-setup_1 = The first dealer is drawn by lot.
    .title = First dealer
grass_common-setup_2 = All cards in use are shuffled. The dealer gives everybody six cards, going round from the dealer's left.
    .title = Six cards each
grass_common-setup_3 = What remains is the stack, face down: 92 cards with two players, then 86, 80, 74 and 68 with six.
    .title = The stack
grass_common-setup_4 = The dealer's left neighbour takes the first turn. Then it goes clockwise.
    .title = Who begins
grass_common-setup_5 = The wasted pile begins empty. Nothing is turned up for it.
    .title = Empty wasted pile
grass_common-setup_6 = For every new round all cards are collected and shuffled together. Markets, displays, protections, skips and the used swap are gone; only the money totals stay.
    .title = A fresh round
grass_common-setup_7 = After each round the deal passes to the dealer's left neighbour. The option next-dealer knows other ways.
    .title = The deal passes left

section-grass-zones = Places on the table
grass_common-zone_1 = You have a hand, a hassle pile and a display. The hassle pile is where your market opens and your troubles land; the display is where your peddles lie, face up. The table has one stack and one wasted pile.
    .title = Where cards lie
grass_common-zone_2 = Your market is in one of three states. None: there is no MO in your hassle pile. Open: your MO lies uncovered. Heated: a heat-on card lies on your MO. Nothing else counts.
    .title = States of a market
grass_common-zone_3 = Some cards are tucked under a hassle pile: heat cards that are dealt with, in modern PF, in classic ST. They do nothing any more and stay there until the round ends or UW clears the pile.
    .title = Tucked cards
grass_common-zone_4 = Peddles in your display count for you whatever the state of your market. You can even have some without a market: protected ones after UW, or in modern gifts from SH and EU.
    .title = A display always counts
grass_common-zone_5 = The wasted pile lies face up. It is never shuffled back into the stack, and nobody deals with its cards.
    .title = Wasted stays wasted
grass_classic-zone_6 = Displayed peddles lie sorted by value, so that the others can read them easily.
    .title = Sorted displays (classic)

section-grass-sight = Who sees what
grass_common-vis_1 = You see your own hand and nobody else's, the card you draw, the card you pass and the one you get. Everybody sees hassle piles, displays and what is protected by what, the wasted pile, the number of cards in hands and stack, skips, totals and options. Nobody knows the stack. Bots see no more than people do.
    .title = Open and secret
grass_common-vis_2 = In a paranoia pass all choose in secret, and all cards move at the same instant. You see what you receive only after your own choice is fixed.
    .title = Secret passes
grass_common-vis_3 = When a round is scored, all hands are laid open.
    .title = Hands up at the end

section-grass-turn = The turn
grass_common-turn_0 = Whose turn it is, acts. All others act only when they have to answer an offer, give or lose a peddle, pass a card or pick one in the draft.
    .title = One after another
grass_modern-turn_1 = You must draw the top card of the stack. Now you hold seven.
    .title = First draw (modern)
grass_modern-turn_2 = You must let exactly one card go: play it where its kind allows, or waste it. Never two, never none.
    .title = Then one card goes (modern)
grass_modern-turn_3 = From your draw to the end of your turn you may deal: any number of hand trades and one table swap, before your card, after it, or both.
    .title = Dealing in between (modern)
grass_modern-turn_4 = There is no dealing before you have drawn.
    .title = Draw before dealing (modern)
grass_modern-turn_5 = When your card is gone and you say that you are done, your turn ends and your left neighbour is next.
    .title = Ending your turn (modern)
grass_modern-turn_6 = While a card is still taking effect, with gifts, losses or passes to come, nothing else can be done.
    .title = Effects come first (modern)
grass_modern-turn_7 = MC is the exception: play it and the round is over at once, with no more dealing and no swap.
    .title = Market Close cuts short (modern)
grass_classic-turn_1 = You draw the top card of the stack. Now you hold seven.
    .title = First draw (classic)
grass_classic-turn_2 = You may start deals while you hold seven cards: after your draw and before you lay a card.
    .title = Dealing with seven (classic)
grass_classic-turn_3 = Then you play or discard exactly one card and are back at six. Once it has taken effect your turn is over; there is no dealing after it.
    .title = One card, then over (classic)
grass_classic-turn_4 = One card a turn means just that. Opening a market and laying a peddle takes two turns, and so does getting rid of heat and laying a peddle.
    .title = Good things take turns (classic)
grass_classic-turn_5 = A nirvana card gives you another whole turn right away: draw, deal, play. Several in a row go on like this.
    .title = Another turn from nirvana (classic)

section-grass-wasting = Wasting cards
grass_common-waste_stuck = If you may neither play nor waste any card of your hand, you must play one of your paranoia cards with its full effect. Such a hand always holds one, for there are at most six nirvana cards.
    .title = When nothing else goes
grass_modern-waste_1 = Instead of playing a card you may waste it: lay it face up on the wasted pile, without effect. You may do so with any card but SO, DC, UW, SH and EU, even if it could be played. The option waste-policy can be stricter.
    .title = Wasting a card (modern)
grass_modern-waste_2 = SO, DC and UW cannot be thrown away without effect. Laying one down is playing it.
    .title = Paranoia always strikes (modern)
grass_modern-waste_3 = Without an MO in your hassle pile you may neither play nor waste SO, DC or UW. After UW has hit you this holds again. The option paranoia-before-market lifts it.
    .title = Paranoia needs a market (modern)
grass_modern-waste_4 = The simplest case of a stuck hand: no market, and all seven cards are paranoia. Then you must play one of them with its full effect.
    .title = Seven times paranoia (modern)
grass_modern-waste_5 = Laying down SH or EU is always playing it.
    .title = Nirvana always works (modern)
grass_modern-waste_6 = You may lay BK in the centre at any of your turns, as your one card. For the rest of the round it then means nothing.
    .title = Laying off the Banker (modern)
grass_modern-waste_7 = A wasted card is your one card of the turn. You may still deal and swap afterwards.
    .title = Wasting is your play (modern)
grass_classic-waste_1 = Instead of playing you may discard any card without effect, except paranoia and nirvana.
    .title = Discarding a card (classic)
grass_classic-waste_2 = You may discard MC at any time. That does not end the round.
    .title = Discarding Market Close (classic)
grass_classic-waste_3 = You may discard ST without effect.
    .title = Discarding Steal (classic)
grass_classic-waste_4 = You may discard BK. Then it means nothing any more.
    .title = Discarding the Banker (classic)
grass_classic-waste_5 = You may discard an MO you do not need.
    .title = Discarding Market Open (classic)
grass_classic-waste_6 = Putting a nirvana or paranoia card on the wasted pile is always playing it.
    .title = Down means played (classic)
grass_classic-waste_7 = Paranoia may be played at any time, even before your market was opened.
    .title = Paranoia at any time (classic)

section-grass-hand = Hand size, skips and the last card
grass_common-hand_1 = Everybody holds exactly six cards. Only on your own turn you hold seven, from your draw until your card is gone.
    .title = Six cards in hand
grass_common-hand_2 = A hand trade is one card for one, and in a pass you give one and get one. So no hand ever grows or shrinks by it.
    .title = Hands keep their size
grass_common-hand_3 = When you are skipped, you neither draw nor play nor start deals. Your hand stays at six.
    .title = While you are skipped
grass_common-hand_4 = When a round is scored, everybody holds six cards, even whoever closed the market or took the last card.
    .title = Six at the end
grass_common-skip_1 = Skips are counted for each player. When the turn reaches somebody with skips, one is used up and the turn moves on to the left.
    .title = Skipped turns
grass_common-skip_2 = Several skips add up. The option skip-stacking knows another way.
    .title = Skips add up
grass_common-skip_3 = With skips ahead of you, you still pass cards, give and lose peddles, can be attacked, and may accept an offer from whoever has the turn.
    .title = Skipped, not absent
grass_common-skip_4 = An extra turn comes before the turn moves on. It uses up nobody's skip.
    .title = Extra turns and skips
grass_modern-stack_1 = Whoever takes the last card of the stack plays the turn as usual, dealing included. Then the round ends.
    .title = The last card (modern)
grass_classic-stack_1 = The round ends as soon as somebody would have to draw and cannot. So whoever drew the last card still finishes the turn.
    .title = The last card (classic)
grass_classic-stack_2 = If a nirvana card ends the turn of the last card, it still brings its peddles and lifts your heat. But the extra turn cannot begin, and the round ends.
    .title = Nirvana at the last (classic)

section-grass-dealing = Dealing and swapping
grass_modern-deal_1 = Only you can start a deal on your turn, and you are always one of the partners. The others may not deal among themselves.
    .title = Who may deal (modern)
grass_modern-deal_2 = A hand trade is exactly one card of your hand for exactly one of your partner's. No gifts, no two for one, and never hand cards for table cards.
    .title = One for one (modern)
grass_modern-deal_3 = You may make as many hand trades a turn as you like, with anybody and with any card, even one you have just drawn or received.
    .title = As often as you like (modern)
grass_modern-deal_4 = Both partners must agree.
    .title = Both must agree (modern)
grass_modern-deal_5 = Both cards of a hand trade are named beforehand, exactly those change hands, and the table sees them. Hidden deals and the option trade-view change this.
    .title = Trades are open (modern)
grass_modern-deal_6 = For hand trades neither markets nor heat nor skips matter, on either side.
    .title = Trading under any conditions (modern)
grass_modern-swap_1 = Once a turn you may exchange one free peddle of your display for one free peddle in somebody else's. Free means: not under a protection.
    .title = One swap a turn (modern)
grass_modern-swap_2 = The other player is not asked. You choose both cards, and their values do not matter: HG for DF is fine. Just not very nice.
    .title = No asking (modern)
grass_modern-swap_3 = Protected peddles can be neither given nor taken in a swap.
    .title = Protected peddles stay (modern)
grass_modern-swap_4 = You may swap before or after you let your card go.
    .title = Before or after (modern)
grass_modern-swap_5 = Markets do not matter for a swap. With heat on you, you may swap and be swapped with.
    .title = Swapping under heat (modern)
grass_modern-swap_6 = A swapped peddle arrives as a free one.
    .title = Swapped peddles are free (modern)
grass_classic-deal_1 = Only the player whose turn it is may start a deal, and only with seven cards in hand.
    .title = Who may deal (classic)
grass_classic-deal_2 = Hand for hand is always one card for one.
    .title = Hand for hand (classic)
grass_classic-deal_3 = Table for table is for peddles only. The numbers may differ, but each side gives at least one.
    .title = Table for table (classic)
grass_classic-deal_4 = A hand card can never be exchanged for a displayed one.
    .title = Hand never for table (classic)
grass_classic-deal_5 = One deal may have a hand part, one for one, and a table part, at least one for at least one. It happens as a whole or not at all.
    .title = Combined deals (classic)
grass_classic-deal_6 = The stack and the wasted pile are never part of a deal.
    .title = Piles are not traded (classic)
grass_classic-deal_7 = Every deal needs both to agree. There is no swap by force.
    .title = Both must agree (classic)
grass_classic-deal_8 = You may make as many deals a turn as you like, unless the option classic-deals-per-turn says one.
    .title = As often as you like (classic)
grass_classic-deal_9 = Protected peddles cannot be traded, because a protection stays with its peddles to the end of the round. The option trade-protected allows it.
    .title = Protected peddles stay (classic)
grass_classic-deal_10 = Heat does not stop table deals, on either side. The option table-trade-needs-open does.
    .title = Dealing under heat (classic)
grass_classic-deal_11 = BK and every other card may be traded hand for hand.
    .title = Any card may go (classic)
grass_classic-deal_12 = Deals are named beforehand, exact, and seen by the table. The option trade-view can keep them between the partners.
    .title = Deals are open (classic)

section-grass-open = Market Open
grass_common-mo_1 = You can lay MO only if there is none in your hassle pile. It is the first card of the pile, and your market is open.
    .title = Opening your market
grass_common-mo_2 = A second MO cannot be laid on the first. It does not take heat away either.
    .title = One is enough
grass_common-mo_3 = When heat is gone, the same MO lies uncovered again. You need no new one.
    .title = Open again
grass_common-mo_4 = Only UW can make you lay a new MO within a round.
    .title = When you start over

section-grass-peddle = Peddles
grass_common-peddle_1 = You can lay a peddle from your hand into your display only while your market is open.
    .title = Laying a peddle
grass_common-peddle_2 = You may display as many peddles as you like.
    .title = No limit
grass_common-peddle_3 = Peddles that come to you by ST, SH, EU, a swap or a table deal lie there as free peddles.
    .title = New arrivals are free
grass_common-peddle_4 = A displayed peddle never goes back to a hand.
    .title = Never back in hand

section-grass-heat-on = Heat On
grass_common-heat-on_1 = Play heat on against somebody whose market is open. It lies on their MO, and their market is heated.
    .title = Turning up the heat
grass_common-heat-on_2 = Heat on never goes on a market without MO, on one that is heated already, or on your own.
    .title = Where heat cannot go
grass_common-heat-on_3 = All four kinds do the same. The kind only matters for the heat off that takes it away.
    .title = Four kinds alike
grass_common-heat-on_4 = You need no market of your own to play heat on.
    .title = No market needed
grass_modern-heat-on_5 = With heat on you, you cannot lay peddles, protections, ST or MC. You can still play the right heat off, PF, heat on, SH, EU, paranoia, and lay off BK; you can waste, trade and swap.
    .title = What heat stops (modern)
grass_classic-heat-on_5 = With heat on you, you cannot lay peddles, ST or MC. You can still play the right heat off, PF, protections, heat on, paranoia, and nirvana, which frees you; you can discard and deal.
    .title = What heat stops (classic)

section-grass-heat-off = Heat Off
grass_common-heat-off_1 = Heat off is played on your own hassle pile, and only on heat of its own kind. Your market is open again.
    .title = Cooling down
grass_common-heat-off_2 = The heat-on and the heat-off card are both tucked under your hassle pile. They do not go to the wasted pile, and never under the stack.
    .title = Where the pair goes
grass_common-heat-off_3 = It is your one card of the turn. Peddles follow from your next turn on.
    .title = It takes a turn

section-grass-pay-fine = Pay Fine
grass_common-pay-fine_1 = PF takes heat of any kind off your own hassle pile.
    .title = Buying your way out
grass_common-pay-fine_2 = You pay at once, with exactly one peddle from your display. With no peddle displayed you cannot play PF; hand cards do not pay.
    .title = What it costs
grass_common-pay-fine_3 = Without heat on your hassle pile PF cannot be played.
    .title = Only under heat
grass_common-pay-fine_6 = If you pay with a protected peddle, its protection stays on the other peddles it covers. If none is left, the protection is wasted. A gap cannot be filled again.
    .title = Paying from under protection
grass_modern-pay-fine_4 = You choose which peddle pays, protected or not.
    .title = You choose the price (modern)
grass_modern-pay-fine_5 = The peddle goes face up to the wasted pile. PF and the heat are tucked under your hassle pile.
    .title = Where it all goes (modern)
grass_classic-pay-fine_4 = The lowest peddle of your display pays, protected ones included. Among equally low ones you choose.
    .title = The lowest peddle pays (classic)
grass_classic-pay-fine_5 = PF and the peddle go to the wasted pile. The heat card is tucked under your hassle pile.
    .title = Where it all goes (classic)

section-grass-protection = Protection
grass_common-protected_1 = Lay a protection on one or more free peddles of your display. Together they may be worth no more than it covers, and there must be at least one.
    .title = Under cover
grass_common-protected_2 = You choose what it covers. Covering less than you could is allowed.
    .title = You choose the cover
grass_common-protected_3 = DF can never be protected.
    .title = No cover for Dr. Feelgood
grass_common-protected_4 = What is covered is fixed when the card is laid. Later peddles do not slip under it, two protections do not join, and no peddle has more than one.
    .title = Fixed once laid
grass_common-protected_5 = A protection lasts to the end of the round.
    .title = How long it lasts
grass_modern-protected_6 = Protected peddles are safe from SH, EU, ST, SO, DC, UW, the swap and the Banker. Only your own PF can spend them.
    .title = Safe from what (modern)
grass_modern-protected_7 = You can lay a protection only while your market is open. The option protect-when can change this.
    .title = When to protect (modern)
grass_classic-protected_6 = Protected peddles are safe from nirvana, paranoia, ST and the Banker. PF can take them.
    .title = Safe from what (classic)
grass_classic-protected_7 = You can lay a protection whatever the state of your market. The option protect-when can change this.
    .title = When to protect (classic)

section-grass-steal = Steal Your Neighbour's Pot
grass_common-steal_4 = If there is nobody you can steal from, ST can only be wasted or traded.
    .title = Nobody to rob
grass_modern-steal_1 = Your market and your victim's must both be open, and the victim must have a free peddle. Even thieves leave those alone who are in trouble already.
    .title = Who can be robbed (modern)
grass_modern-steal_2 = You choose the free peddle. It moves to your display.
    .title = The thief chooses (modern)
grass_modern-steal_3 = ST then goes to the wasted pile.
    .title = Where Steal goes (modern)
grass_classic-steal_1 = Your own market must be open. Your victim's may be open, heated or missing altogether; a free peddle in the display is enough.
    .title = Who can be robbed (classic)
grass_classic-steal_2 = You choose any free peddle. With the option classic-steal-choice it must be the most valuable one.
    .title = The thief chooses (classic)
grass_classic-steal_3 = ST is tucked under your victim's hassle pile and does not change the market. If there is no pile at all, it goes to the wasted pile.
    .title = Where Steal goes (classic)

section-grass-nirvana = Nirvana
grass_modern-stonehigh_1 = SH: every other player who has a free peddle must give you one, of their own choice. It joins your display.
    .title = Stonehigh (modern)
grass_modern-stonehigh_2 = Players without a free peddle give nothing. You may play SH even if nobody gives.
    .title = Nothing to give (modern)
grass_modern-stonehigh_3 = SH does not take heat away and gives no extra turn.
    .title = What Stonehigh lacks (modern)
grass_modern-stonehigh_4 = You may play SH and EU whatever the state of your market; the gifts lie in your display all the same. The option nirvana-without-market can change this.
    .title = Nirvana at any time (modern)
grass_modern-stonehigh_5 = The givers decide one after another, clockwise from your left, and everybody sees the gifts.
    .title = Order of the gifts (modern)
grass_modern-euphoria_1 = EU: like SH, but everybody gives their most valuable free peddle. Among equals the giver chooses.
    .title = Euphoria (modern)
grass_modern-nirvana_1 = After it is played, SH or EU goes to the wasted pile.
    .title = Where nirvana goes (modern)
grass_classic-nirvana_1 = A nirvana card works in this order: heat on your market is lifted and tucked away, your market is open; the others give their peddles; you take another whole turn.
    .title = Three gifts of nirvana (classic)
grass_classic-nirvana_2 = You get the extra turn even if there was no heat to lift and nobody gave anything.
    .title = The turn is certain (classic)
grass_classic-nirvana_3 = SH and EU need an MO in your hassle pile, open or heated. Without one you can neither play nor discard them: laying one down is playing it. This ban is our reading; the option nirvana-without-market lifts it.
    .title = Nirvana needs a market (classic)
grass_classic-stonehigh_1 = SH: every other player gives you their least valuable free peddle. Among equals the giver chooses.
    .title = Stonehigh (classic)
grass_classic-euphoria_1 = EU: every other player gives you their most valuable free peddle. Among equals the giver chooses.
    .title = Euphoria (classic)

section-grass-paranoia = Paranoia
grass_common-paranoia_5 = The pass: everybody, whoever played the card included, chooses one card of their own hand and gives it face down to their left neighbour. All pass at once, so you cannot pass on what you are just getting.
    .title = Passing to the left
grass_common-paranoia_6 = You may pass any card, paranoia and BK included.
    .title = Any card will do
grass_common-wiped-out_2 = Protected peddles and their protections survive UW and keep counting.
    .title = What survives
grass_common-wiped-out_3 = After UW you need a new MO before you can lay peddles again.
    .title = Back to the start
grass_modern-paranoia_1 = You name one other player as the victim. The victim alone suffers the loss and the skip. The option paranoia-victim can turn this round.
    .title = You name the victim (modern)
grass_modern-paranoia_2 = You may name anybody, whatever their market, display or skips. What finds nothing does nothing.
    .title = Anybody can be hit (modern)
grass_modern-paranoia_3 = There may be heat on you, but you must have an MO in your hassle pile.
    .title = What you need (modern)
grass_modern-paranoia_4 = The card goes to the wasted pile, never onto the victim's MO. Then come the victim's loss, the victim's skip and the pass. After that you may still deal and swap.
    .title = In this order (modern)
grass_modern-sold-out_1 = SO: the victim loses one free peddle, of the victim's choice, to the wasted pile. No turn is skipped.
    .title = Sold Out (modern)
grass_modern-doublecrossed_1 = DC: the victim loses the most valuable free peddle, choosing among equals, and skips one turn.
    .title = Doublecrossed (modern)
grass_modern-wiped-out_1 = UW: all the victim's free peddles and the whole hassle pile, MO included, go to the wasted pile. The victim has no market any more and skips one turn.
    .title = Utterly Wiped Out (modern)
grass_classic-paranoia_1 = Whoever plays the card suffers its loss and its skips. Nobody is named.
    .title = It hits yourself (classic)
grass_classic-paranoia_2 = Loss and pass belong to the play and happen at once. The skips begin with your next turn.
    .title = In this order (classic)
grass_classic-paranoia_3 = If several peddles fit equally well, the one who loses chooses.
    .title = Equal peddles (classic)
grass_classic-sold-out_1 = SO: you lose your least valuable free peddle, if you have one, and skip one turn.
    .title = Sold Out (classic)
grass_classic-doublecrossed_1 = DC: you lose your most valuable free peddle, if you have one, and skip two turns.
    .title = Doublecrossed (classic)
grass_classic-wiped-out_1 = UW: you lose all your free peddles and your whole hassle pile, and skip two turns.
    .title = Utterly Wiped Out (classic)

section-grass-close = Banker, Market Close and the end of a round
grass_common-banker_1 = BK works only from your hand, when the round is scored. Until then it can be traded and passed like any card.
    .title = The Banker
grass_common-mc_1 = You can play MC only while your market is open. It ends the round at once, and the money is counted.
    .title = Closing the market
grass_common-mc_2 = There is no other condition: no least profit, and no least number of peddles, not even one.
    .title = No strings attached
grass_common-mc_3 = Closing does not bring you the bonus. That goes to the best result.
    .title = No bonus for closing
grass_common-end_1 = A round ends by MC or when the stack runs out, and in no other way.
    .title = How a round ends

section-grass-score = Counting the money
grass_modern-score_1 = Add up your protected peddles: your protected profit.
    .title = Protected profit (modern)
grass_modern-score_2 = Add up your free peddles: your profit at risk.
    .title = Profit at risk (modern)
grass_modern-score_3 = Whoever holds BK receives 5,000 from each other player who has any profit at risk, and nothing from the rest. The payers have 5,000 less at risk. No peddle is worth less, so everybody can pay in full.
    .title = The Banker collects (modern)
grass_modern-score_4 = The Banker does not tax the one who holds it.
    .title = The Banker spares you (modern)
grass_modern-score_5 = Your net profit is the protected profit and the profit at risk together, with what the Banker brought or took.
    .title = Net profit (modern)
grass_modern-score_6 = Then pay a fine for every single paranoia card in your hand: 25,000 for SO, 50,000 for DC, 100,000 for UW.
    .title = Fines (modern)
grass_modern-score_7 = Take off the value of the most valuable peddle in your hand as well. Other peddles in hand cost nothing.
    .title = The peddle in hand (modern)
grass_modern-score_8 = Whoever has the best result now gets 25,000 on top.
    .title = The bonus (modern)
grass_modern-score_9 = The result, bonus included, is added to your total of earlier rounds. A total never falls below 0. The option score-floor can change this.
    .title = Your total (modern)
grass_classic-score_1 = Add up all your displayed peddles, protected or not.
    .title = What is displayed (classic)
grass_classic-score_2 = Whoever holds BK receives 20 % of the free displayed peddles of each other player, who loses as much. Only the others pay. It always comes out in whole thousands.
    .title = The Banker collects (classic)
grass_classic-score_3 = Take off the value of the most valuable peddle in your hand.
    .title = The peddle in hand (classic)
grass_classic-score_4 = Then pay a fine for every single paranoia card in your hand: 25,000 for SO, 50,000 for DC, 100,000 for UW.
    .title = Fines (classic)
grass_classic-score_5 = What remains, above or below zero, is your result of the round.
    .title = Result of the round (classic)
grass_classic-score_6 = Whoever has the best result gets 25,000 on top. The Banker's money counts for this.
    .title = The bonus (classic)
grass_classic-score_7 = The results of all rounds are added up. A total may be negative. The option score-floor can change this.
    .title = Your total (classic)

section-grass-win = Bonus and victory
grass_common-bonus_1 = If several share the best result, each of them gets the full bonus. The option bonus-tie knows other ways.
    .title = A shared bonus
grass_common-bonus_2 = The bonus is paid even if the best result is zero or less. The option bonus-needs-profit can change this.
    .title = Best of a bad lot
grass_common-bonus_3 = The bonus goes by the results of this round, never by totals. It is added before a total is kept from falling below zero.
    .title = Only this round counts
grass_common-win_1 = If at least one total has reached the target after a round is scored, the game is over. The highest total wins, and its owner is Baron of the Deal.
    .title = Baron of the Deal
grass_common-win_2 = The target is 250,000. Those who like it longer play to 500,000 or 1,000,000 (option target).
    .title = The target
grass_common-win_3 = If several share the highest total, they win together. The option final-tie lets them play on.
    .title = A shared win
grass_common-win_4 = Nothing that happens within a round ends the game. Totals are compared only after scoring.
    .title = Not before the count
grass_common-win_5 = If nobody has reached the target, the totals are noted and a new round is dealt.
    .title = Another round

section-grass-course = The classic course
grass_classic-tutorial_1 =
    The course teaches classic in four rounds with a growing deck. Each keeps all the rules of the one before.

    | Round | Cards left out | Deck | New |
    |---|---|---|---|
    | 1 | SH, EU, LU, GS, CB, SO, DC, UW, ST, BK (25 cards) | 79 | drawing, playing and discarding, MO, peddles, heat on and off, PF, MC, the peddle in hand, the bonus |
    | 2 | the same | 79 | dealing |
    | 3 | SH, EU, SO, DC, UW (14 cards) | 90 | protection, ST, BK |
    | 4 | none | 104 | nirvana, paranoia, fines |
    .title = Four rounds (classic)
grass_classic-tutorial_2 = In round 1 there are no deals of any kind.
    .title = No deals at first (classic)
grass_classic-tutorial_3 = PF belongs to round 1 already.
    .title = Fines from the start (classic)
grass_classic-tutorial_4 = In rounds 1 and 2 your result is your display less the most valuable peddle in hand, and the bonus. Round 3 adds the Banker before the bonus is decided. Round 4 adds the fines.
    .title = Counting in the course (classic)
grass_classic-tutorial_5 = The printed course lets ST take the most valuable peddle and speaks of one trade a turn. Its official part knows neither; we teach that and mention the difference.
    .title = Where the course differs (classic)
grass_classic-tutorial_6 = The course is for practice. Each round is scored, but totals are not carried on and nobody wins a game.
    .title = Just for practice (classic)
grass_classic-tutorial_7 = In one printing some paragraphs of the first round have slipped into the second: the second half of its point 3, and points 4 and 5. They belong to the first.
    .title = Paragraphs gone astray (classic)

section-grass-variations = Variations
grass_variant-draft_1 = Give me five: after the deal you secretly keep one of your six cards and hand on the other five. Of the five you get you keep one and hand on four, and so on. The sixth card you keep is simply the last one.
    .title = Give me five
grass_variant-draft_2 = All picks of a step are made at once and in secret. What you have kept cannot be handed on.
    .title = Secret picks
grass_variant-draft_3 = The six cards you kept are your hand, and the first turn begins as usual.
    .title = Your first hand
grass_variant-draft_4 = In round 1 cards are handed on to the left, in round 2 to the right, and so on in turn.
    .title = Left, then right
grass_variant-draft_5 = With fewer than six players, cards come back to those who have seen them. That changes nothing.
    .title = Cards that come back
grass_variant-hidden_1 = Hidden deals: hand trades are made face down. When two have agreed to trade, each lays down a card of their own choice, and the cards change hands unseen by the others.
    .title = Hidden deals
grass_variant-hidden_2 = Promises do not bind. You may give any card of your hand, paranoia included.
    .title = Promises, promises
grass_variant-hidden_3 = Both are equally free to cheat. The cards change hands only when both are down, and that cannot be undone.
    .title = No way back
grass_variant-hidden_4 = Afterwards both may say about the deal what they like, true or not, or nothing at all. Nothing is checked.
    .title = Tall tales
grass_variant-hidden_5 = You may never show a card you got as proof. It comes to light only when it is played or wasted, or when the round is scored.
    .title = No proof
grass_variant-hidden_6 = The table swap and the table parts of classic deals stay open and exact.
    .title = The table stays open
grass_variant-lucky_1 = Lucky or not: instead of the pass to the left after SO, DC and UW, everybody draws one card blindly out of their right neighbour's hand. Whoever played the card begins, and it goes on clockwise.
    .title = Lucky or not
grass_variant-lucky_2 = You take one after another, from the hands as they are at that moment. So the first to take holds seven cards for a while, and the left neighbour may catch the very card that was just taken.
    .title = One after another
grass_variant-lucky_3 = The first player's right neighbour is down to five cards and takes last. In the end everybody holds six.
    .title = All even again
grass_variant-lucky_4 = Every card of the hand is equally likely. Nobody chooses.
    .title = Pure chance
grass_variant-combine_1 = The three variations touch different moments: the deal, the trade and the pass. You may combine them freely.
    .title = Freely combined
grass_variant-combine_2 = Lucky or not changes nothing about the loss and the skip of a paranoia card, only about the wandering cards.
    .title = Loss and skip remain

section-grass-digital = At the digital table
grass_digital-offer_1 = An offer says what you give, what you want and whom you ask: one player or the whole table. If you ask the whole table, those who are willing say so, and you pick one.
    .title = Making an offer
grass_digital-offer_2 = Whoever is asked may accept, decline or propose something else to the player whose turn it is. You may withdraw your offer until it is accepted. A deal is carried out at once and as a whole, and only if both still have the cards.
    .title = Answering an offer
grass_digital-offer_3 = When somebody declines, nobody learns whether they hold the card. Accepting without the card is refused, and only the one who tried is told.
    .title = A quiet no
grass_digital-offer_4 = Talk, promises and threats are free and never bind anybody.
    .title = Talk is cheap
grass_digital-offer_5 = An offer lapses when you play a card, end your turn or make another offer.
    .title = When offers lapse
grass_digital-choice_1 = If you have to choose and there is only one choice, it is made for you.
    .title = No choice, no question
grass_digital-timeout_1 = If somebody does not act in time, an offer counts as declined; the least valuable peddle that will do is given or lost; a random card is passed or picked; a turn draws and wastes a random card. If none can be wasted, a random legal card is played, and its choices are made in the same way.
    .title = Running out of time
grass_digital-random_1 = Shuffles, draws and the takes of Lucky or not are made by the table. A seed makes a game repeatable; nobody is told it before the end.
    .title = Where chance comes from
grass_digital-score_1 = For a game with real cards you tell the score keeper for each player: the protected sum, the free sum, who holds BK, how many SO, DC and UW are in hand and the most valuable peddle in hand. It counts the rest by your edition and options.
    .title = The score keeper
grass_digital-score_2 = The score keeper refuses what cannot be: sums that are no multiple of 5,000, a second BK, more than 4 SO, 3 DC or 1 UW in all hands together, a peddle in hand worth anything but 0, 5,000, 25,000, 50,000 or 100,000, DF counted twice, or more money on the table than the deck holds: with the usual decks 665,000 in modern and 660,000 in classic.
    .title = What cannot be
grass_digital-hidden_1 = A hidden deal takes four steps: a proposal in your own words, an agreement, a card fixed by each, and the exchange. Both may call it off until the second card is fixed. The table learns only that cards changed hands.
    .title = Steps of hidden deals
grass_digital-illegal_1 = An act that is refused changes nothing and costs nothing. Only the one who tried is told, and which rule stood in the way.
    .title = Refused acts
grass_digital-leave_1 = If somebody leaves, a bot takes over the seat with the same hand. The round is not dealt again.
    .title = Leaving the table

section-grass-options = Options
grass_option-edition = Which edition do you play? modern or classic. There is no default: you choose when you open a table.
    .title = The edition
grass_option-target = What total ends the game? 250,000 (default in both editions), 500,000, 1,000,000, or any other multiple of 5,000.
    .title = The target
    .value = ${ $amount }
grass_option-deck-modern = What is in the modern deck? 29-4 (default): 29 peddles and 4 SH; the extra peddle is HG (default), MX, CO, JA or PA. 28-5: 28 peddles and 5 SH, as in classic. Classic has no such option.
    .title = The modern deck
    .value-HG = 29 peddles, one more Home Grown
    .value-MX = 29 peddles, one more Mexico
    .value-CO = 29 peddles, one more Columbia
    .value-JA = 29 peddles, one more Jamaica
    .value-PA = 29 peddles, one more Panama
    .value-28-5 = 28 peddles, 5 SH
grass_option-waste-policy = When may you waste a card? free (default in both editions): at any turn, all but paranoia and nirvana. only-if-stuck: only if no card of your hand can be played; laying off BK counts as wasting.
    .title = When to waste
    .value-free = at any turn
    .value-only-if-stuck = only if nothing can be played
grass_option-paranoia-victim = Whom does paranoia hit? target (default in modern): a player you name. self: whoever plays it; in modern with the modern losses and skips. Classic always plays self.
    .title = Victims of paranoia
    .value-target = whom you name
    .value-self = whoever plays it
grass_option-paranoia-before-market = May you play paranoia without an MO of your own? forbidden (default in modern): no. allowed (default in classic): yes.
    .title = Paranoia without a market
    .value-forbidden = no
    .value-allowed = yes
grass_option-nirvana-without-market = May you play SH and EU without an MO of your own? allow (default in modern): yes. forbid (default in classic): no, and they cannot be laid down otherwise either.
    .title = Nirvana without a market
    .value-forbid = no
    .value-allow = yes
grass_option-protect-when = When may you lay a protection? open-only (default in modern): only while your market is open. always (default in classic): whatever the state of your market.
    .title = When to protect
    .value-open-only = only while your market is open
    .value-always = at any time
grass_option-classic-steal-choice = Which peddle may a thief take in classic? any (default): any free one. highest: the most valuable free one. Modern has no such option.
    .title = What thieves may take
    .value-any = any free one
    .value-highest = the dearest free one
grass_option-classic-deals-per-turn = How many deals may you make a turn in classic? unlimited (default): as many as you like. one: one. Modern has no such option.
    .title = Deals per turn
    .value-unlimited = as many as you like
    .value-one = one
grass_option-trade-protected = May protected peddles be traded or swapped? no (default in both editions). yes: such a peddle leaves its protection.
    .title = Trading protected peddles
    .value-no = no
    .value-yes = yes
grass_option-table-trade-needs-open = Do table deals and swaps need open markets? no (default in both editions). yes: on both sides.
    .title = Open markets for deals
    .value-no = no
    .value-yes = yes
grass_option-trade-view = Who sees the cards of a hand trade? table (default in both editions): everybody. partners: only the two who trade.
    .title = Who sees trades
    .value-table = everybody
    .value-partners = the two who trade
grass_option-skip-stacking = What if you are to skip again while skips are left? add (default in both editions): they add up. max: the larger number counts.
    .title = Skips upon skips
    .value-add = they add up
    .value-max = the larger number counts
grass_option-score-floor = Can a total fall below zero? zero (default in modern): no. none (default in classic): yes.
    .title = Totals below zero
    .value-zero = no, never below zero
    .value-none = yes
grass_option-bonus-tie = Who gets the bonus if several have the best result? all (default in both editions): each gets it in full. none: nobody. split: they share it equally, rounded down to whole thousands. closer: the one of them who closed the market, or all if none of them did.
    .title = A tied bonus
    .value-all = all of them, in full
    .value-none = nobody
    .value-split = they split it
    .value-closer = who closed the market
grass_option-bonus-needs-profit = Does the bonus need a profit? no (default in both editions). yes: the result must be above zero.
    .title = Bonus without profit
    .value-no = no
    .value-yes = yes
grass_option-final-tie = What if the highest totals are equal? shared (default in both editions): those players win together. play-on: you play further rounds until one total is alone on top and has reached the target.
    .title = A tie at the end
    .value-shared = they win together
    .value-play-on = play on
grass_option-next-dealer = Who deals the next round? left (default in both editions): the dealer's left neighbour. round-winner: whoever had the best booked result; if several had, the one nearest to the dealer's left. random: drawn by lot.
    .title = The next dealer
    .value-left = the dealer’s left neighbour
    .value-round-winner = who won the round
    .value-random = drawn by lot
grass_option-wasted-view = How much of the wasted pile may you look at? all (default in both editions): all of it. top: only the top card.
    .title = The wasted pile
    .value-all = all of it
    .value-top = the top card only
grass_option-draft = Do you draft your first hand (Give me five)? off (default in both editions): no. on: yes.
    .title = Give me five
    .value-off = no
    .value-on = yes
grass_option-hidden-deals = Do you trade face down (Hidden deals)? off (default in both editions): no. on: yes.
    .title = Hidden deals
    .value-off = no
    .value-on = yes
grass_option-lucky = Does chance replace the pass (Lucky or not)? off (default in both editions): no. on: yes.
    .title = Lucky or not
    .value-off = no
    .value-on = yes
grass_option-variants-in-classic = May classic tables use the variations? yes (default): all three can be switched on. no: none of them. In modern they can always be switched on.
    .title = Variations in classic
    .value-yes = yes
    .value-no = no

section-grass-rulings = Rulings
grass_ruling-A-01 = How are the 29 peddles of modern made up? 7 HG, 6 MX, 5 CO, 5 JA, 5 PA and 1 DF: compared with classic one SH became one peddle, and an HG changes the money least. If your box differs, choose the option deck-modern.
    .title = Modern peddles
grass_ruling-A-02 = Which protections cover how much? LU covers 50,000, GS and CB cover 25,000, and there are two of each.
    .title = What protections cover
grass_ruling-A-03 = Does classic have one SO or four? Four. Only then there are 104 cards.
    .title = How many Sold Out
grass_ruling-A-04 = How many can play modern? Two to six, as in classic.
    .title = How many players
grass_ruling-A-05 = Do skips last into the next round? No. Everything on the table is cleared away.
    .title = Skips after the round
grass_ruling-A-06 = Who deals the next round? The dealer's left neighbour, unless you choose otherwise with the option next-dealer.
    .title = Passing the deal
grass_ruling-A-07 = Modern: may you play SH or EU while your market is not open? Yes, and the gifts stay in your display; receiving is not laying a peddle. The option nirvana-without-market can forbid it without an MO.
    .title = Gifts without a market
grass_ruling-A-08 = Classic: may you play nirvana without an MO? No, nor discard it. No such ban is printed for nirvana; we take it from the rule that only an opened market holds money. The option nirvana-without-market gives the literal reading.
    .title = Nirvana before opening
grass_ruling-A-09 = Modern: may you simply throw a card away? Yes, all but paranoia and nirvana, for sometimes it is the only way back to six cards. The option waste-policy can be stricter.
    .title = Throwing cards away
grass_ruling-A-10 = May you deal before you draw? No, in neither edition.
    .title = Deals before the draw
grass_ruling-A-11 = May you deal while a card is taking effect? No. In modern you may again when it is done.
    .title = Deals in mid-effect
grass_ruling-A-12 = Classic: may you deal after your card? No, you must hold seven cards to deal.
    .title = Deals after the card
grass_ruling-A-13 = May you throw away paranoia or nirvana without effect? No. Laying one down is playing it; otherwise the fines would have no bite.
    .title = Getting rid of paranoia
grass_ruling-A-14 = Modern: how far does the ban on paranoia without a market go? You may neither play nor waste it, for a played one lies on the wasted pile too. The ban returns after UW; the option paranoia-before-market lifts it.
    .title = Paranoia before opening
grass_ruling-A-15 = What if every card in your hand is barred? Then you must play a paranoia card with its full effect, in both editions.
    .title = Seven barred cards
grass_ruling-A-16 = What if somebody is to skip twice? The skips add up, unless the option skip-stacking says otherwise.
    .title = Two skips at once
grass_ruling-A-17 = May you accept a trade while you are skipped or heated? Yes. Only starting a deal is tied to your turn.
    .title = Trading while skipped
grass_ruling-A-18 = Does an extra turn use up the skips of others? No. The turn has not come to them.
    .title = Extra turns
grass_ruling-A-19 = Classic: when exactly does an empty stack end the round? When the next draw cannot be made. The draw of an extra turn is one too.
    .title = The empty stack
grass_ruling-A-20 = Does everybody see an ordinary trade? Yes, unless you play Hidden deals or choose the option trade-view.
    .title = Open trades
grass_ruling-A-21 = Modern: does heat stop the swap? No. Only a protection does.
    .title = Swaps and heat
grass_ruling-A-22 = Classic: one trade a turn, or many? Many, unless the option classic-deals-per-turn says one.
    .title = One trade or many
grass_ruling-A-23 = Classic: may protected peddles be traded? No, unless you choose the option trade-protected.
    .title = Trading from under cover
grass_ruling-A-24 = Classic: may you make table deals with a heated market? Yes, the rules of trading name no such condition. What is said about markets is said of ST only; the option table-trade-needs-open goes further.
    .title = Table deals and heat
grass_ruling-A-25 = Modern: may you lay a second MO on your pile? No. Against heat only heat off and PF help.
    .title = A second Market Open
grass_ruling-A-26 = Classic: may you protect under heat? Yes. Heat stops peddles and what asks for an open market. The option protect-when can be stricter.
    .title = Protecting under heat
grass_ruling-A-27 = Classic: is PF paid with the lowest of all peddles or of the free ones? Of all displayed ones. Protection does not help against PF.
    .title = The lowest peddle
grass_ruling-A-28 = What becomes of a protection whose peddle paid a fine? It stays with the others it covers and is wasted if there are none. It is never filled up again.
    .title = Protections after a fine
grass_ruling-A-29 = Modern: may you lay a protection without an MO? No, that takes an open market, unless the option protect-when says always.
    .title = Protecting without a market
grass_ruling-A-30 = Where does ST end up? In modern on the wasted pile. In classic under the victim's hassle pile, or on the wasted pile if there is none.
    .title = After a theft
grass_ruling-A-31 = Classic: may a thief take any peddle or only the highest? Any free one, unless the option classic-steal-choice says highest.
    .title = Which peddle to steal
grass_ruling-A-32 = Modern: do SH and EU lift heat or give an extra turn? No, neither.
    .title = Modern nirvana
grass_ruling-A-33 = In what order are gifts given? Clockwise, from the left of whoever played the card.
    .title = Gifts in order
grass_ruling-A-34 = Who chooses if several peddles are equally high or low? The one who gives or loses.
    .title = Equal values
grass_ruling-A-35 = Classic: in what order does nirvana work? First the heat, then the gifts, then the extra turn.
    .title = Nirvana step by step
grass_ruling-A-36 = Modern: whom does paranoia hit? The player you name; all three cards say so, whatever the printed example does. The option paranoia-victim can turn it round.
    .title = Whom paranoia hits
grass_ruling-A-37 = Modern: may you play paranoia against somebody without market or peddles? Yes. What finds nothing does nothing.
    .title = Hitting empty pockets
grass_ruling-A-38 = Classic: do totals stop at zero? No, unless the option score-floor says zero.
    .title = Red figures
grass_ruling-A-39 = What if several have the best result? Each gets 25,000, unless the option bonus-tie says otherwise.
    .title = Several best results
grass_ruling-A-40 = Is the bonus paid if nobody made a profit? Yes, unless you choose the option bonus-needs-profit.
    .title = Bonus in bad times
grass_ruling-A-41 = What if the highest totals are equal? Those players win together, unless you choose the option final-tie.
    .title = Equal totals
grass_ruling-A-42 = In the printed modern example, does John get 75,000 or 70,000? 75,000: he has 75,000 protected and 5,000 at risk, pays the Banker 5,000 and owes nothing else.
    .title = John's account
grass_ruling-A-43 = In the printed classic example the Banker gets 41,000 although 51,000 is paid: which is right? 51,000, so that player ends at 231,000.
    .title = The Banker's account
grass_ruling-A-44 = Do the rounds of the course count towards a game? No, they are for learning.
    .title = Does the course count
grass_ruling-A-45 = Some paragraphs of the printed course are out of place: where do they belong? To the first round, as their numbers show.
    .title = Stray paragraphs
grass_ruling-A-46 = How do you draft with fewer than six? The cards simply go round more than once.
    .title = Drafting with few
grass_ruling-A-47 = May you back out of a hidden deal after seeing the card? No. Both cards change hands at once and face down.
    .title = Second thoughts
grass_ruling-A-48 = Are table deals hidden too? No, those cards lie face up anyway.
    .title = Hidden table deals
grass_ruling-A-49 = Lucky or not: all at once, or one after another? One after another, beginning with whoever played the card.
    .title = Lucky in order
grass_ruling-A-50 = After DC, does everybody give a card to the left neighbour of whoever played it? No, each to their own left neighbour, as after SO and UW.
    .title = Whose left neighbour
grass_ruling-A-51 = Does the display lie left or right of the hassle pile? Right. It is only a matter of looks.
    .title = Left or right
grass_ruling-A-52 = Must all your peddles be free for the Banker to collect, or any? Any one is enough.
    .title = Whom the Banker taxes
grass_ruling-A-53 = Modern: does the Banker get another 5,000 on top of the payments? No, only what the others pay.
    .title = No money from nowhere
grass_ruling-A-54 = A printed classic example covers 25,000 and 45,000 with one protection: can that be? No, it should read 25,000 and four times 5,000.
    .title = A protection too far
grass_ruling-A-55 = Classic counts 7 sets of cards but describes 8 families: which is right? It does not matter; there are 27 kinds.
    .title = Seven or eight
grass_ruling-A-56 = Does MC bring you the bonus? No, the best result does.
    .title = Closing and the bonus
grass_ruling-A-57 = May you trade after UW has hit you? Yes. You only cannot lay peddles until you have a new MO.
    .title = Trading after the fall
grass_ruling-A-58 = Modern: does a negative first round count differently from later ones? No. Your total is never less than 0, and it begins at 0.
    .title = A bad first round
grass_ruling-A-59 = Classic: may you steal from somebody without a market? Yes, if a free peddle lies there. Only the thief's market matters.
    .title = Robbing the ruined
grass_ruling-A-60 = May you trade equal cards or swap equal values? Yes. Nothing forbids it.
    .title = Like for like
grass_ruling-A-61 = May you swap a peddle you gained in the same turn? Yes, it lies in your display.
    .title = Swapping fresh loot
grass_ruling-A-62 = Modern: may you trade a card you were just passed? Yes, if it is your turn, once the pass is done.
    .title = Trading passed cards
grass_ruling-A-63 = Classic: may one side of a combined deal give table cards and get none? No, each gives at least one.
    .title = One-sided deals
grass_ruling-A-64 = Does your display count in full if your market is heated or gone? Yes.
    .title = Counting without a market
grass_ruling-A-65 = Must you display a certain sum to play MC? No, even if some tables ask for it.
    .title = Closing with little
grass_ruling-A-66 = May you waste a peddle just so that it is not taken off at the end? Yes. It costs you the card of your turn.
    .title = Dodging the deduction
grass_ruling-A-67 = Modern: for paranoia, must you ever have had an MO, or have one now? Now. After UW you are back at the start.
    .title = Opened once or now
grass_ruling-A-68 = Classic: which comes first, the peddle in hand or the fines? Our sheet takes the peddle first. The result is the same.
    .title = Which deduction first

name-grass-MO = Market Open
name-grass-MC = Market Close
name-grass-HG = Home Grown
name-grass-MX = Mexico
name-grass-CO = Columbia
name-grass-JA = Jamaica
name-grass-PA = Panama
name-grass-DF = Dr. Feelgood
name-grass-heat-B = Bust
name-grass-heat-D = Detained
name-grass-heat-F = Felony
name-grass-heat-S = Search & Seizure
name-grass-off-B = Heat Off: Bust
name-grass-off-D = Heat Off: Detained
name-grass-off-F = Heat Off: Felony
name-grass-off-S = Heat Off: Search & Seizure
name-grass-PF = Pay Fine
name-grass-LU = Lust Conquers All
name-grass-GS = Grab a Snack
name-grass-CB = Catch a Buzz
name-grass-SH = Stonehigh
name-grass-EU = Euphoria
name-grass-SO = Sold Out
name-grass-DC = Doublecrossed
name-grass-UW = Utterly Wiped Out
name-grass-ST = Steal Your Neighbour's Pot
name-grass-BK = The Banker
name-grass-classic-MO = Market Open
name-grass-classic-MC = Market Close
name-grass-classic-HG = Home Grown
name-grass-classic-MX = Mexico
name-grass-classic-CO = Columbia
name-grass-classic-JA = Jamaica
name-grass-classic-PA = Panama
name-grass-classic-DF = Dr. Feelgood
name-grass-classic-heat-B = Bust
name-grass-classic-heat-D = Detained
name-grass-classic-heat-F = Felony
name-grass-classic-heat-S = Search & Seizure
name-grass-classic-off-B = Immunity (Heat Off: Bust)
name-grass-classic-off-D = A Breeze To Fly (Heat Off: Detained)
name-grass-classic-off-F = Hearsay Evidence (Heat Off: Felony)
name-grass-classic-off-S = Charges Dropped (Heat Off: Search & Seizure)
name-grass-classic-PF = Pay Fine
name-grass-classic-LU = Lust Conquers All
name-grass-classic-GS = Grab a Snack
name-grass-classic-CB = Catch a Buzz
name-grass-classic-SH = Stonehigh
name-grass-classic-EU = Euphoria
name-grass-classic-SO = Sold Out
name-grass-classic-DC = Doublecrossed
name-grass-classic-UW = Utterly Wiped Out
name-grass-classic-ST = Steal Your Neighbour's Pot
name-grass-classic-BK = The Banker

part-grass-your-market = { $state ->
    [none] you have no market yet
    [open] yours is open
    [heated] there is heat on yours
   *[other] yours is not
}
part-grass-gives = { $gives ->
    [none] { $gives_table } from the display
    [hidden] a hidden card{ part-grass-gives-too }
   *[other] { $gives }{ part-grass-gives-too }
}
part-grass-gives-too = { $gives_table ->
    [none] { "" }
   *[other] { " " }and { $gives_table } from the display
}
part-grass-wants = { $wants ->
    [none] { $wants_table } from the display
    [hidden] a hidden card{ part-grass-wants-too }
   *[other] { $wants }{ part-grass-wants-too }
}
part-grass-wants-too = { $wants_table ->
    [none] { "" }
   *[other] { " " }and { $wants_table } from the display
}
part-grass-skips = { $count ->
    [one] { $count } turn
   *[other] { $count } turns
}

why-grass_common-turn_0 = { $reason ->
    [unasked] Nobody asks you for that now.
   *[other] It is { $name }’s turn; yours will come.
}
why-grass_common-hand_1 = You have no { $card } in your hand.
why-grass_common-mo_1 = { $state ->
    [open] Your market is open already; a second Market Open does nothing for it.
    [heated] You have a market, there is just heat on it, and a second Market Open does not help against that.
    [others] You open a market of your own, not somebody else’s.
   *[other] You cannot lay a Market Open now.
}
why-grass_common-peddle_1 = { $state ->
    [others] You lay { $card } in your own display, not in somebody else’s.
   *[other] { $card } needs an open market, and { part-grass-your-market }.
}
why-grass_common-heat-on_1 = { $state ->
    [none] { $name } has no market to put heat on.
    [heated] There is heat on { $name } already; one worry at a time.
    [nobody] Nobody else has an open market to put heat on.
    [self] You put heat on others, never on yourself.
    [several] One card of heat goes on one market.
   *[other] You cannot put heat on { $name }.
}
why-grass_common-heat-off_1 = { $heat ->
    [none] There is no heat on you, so keep { $card } for worse times.
    [others] { $card } takes heat off your own market only; nobody else can be helped with it.
   *[other] The heat on you is { $heat }, and { $card } does not take that away.
}
why-grass_common-pay-fine_1 = { $state ->
    [none] You have no market and therefore no heat; there is nothing to pay for.
    [others] You pay for the heat on your own market, not for somebody else’s.
   *[other] There is no heat on you, so there is nothing to pay for.
}
why-grass_common-pay-fine_2 = { $reason ->
    [one] A fine is paid with exactly one displayed peddle.
   *[other] A fine is paid with one displayed peddle, and that one is not in your display.
}
why-grass_common-protected_1 = { $reason ->
    [own] You can only protect what lies in your own display: no peddle of somebody else, and none in your hand.
    [card] Only LU, GS and CB protect anything.
    [nothing] You need at least one free peddle in your display to lay a protection on.
   *[other] It covers { $coverage }, but what you chose is worth { $sum }; choose at least one peddle and no more than it covers.
}
why-grass_common-protected_3 = Dr. Feelgood cannot be protected.
why-grass_common-protected_4 = A peddle lies under one protection and no more, and protections are not laid together.
why-grass_common-mc_1 = { $state ->
    [others] You close your own market, not somebody else’s.
   *[other] You can only close an open market, and { part-grass-your-market }.
}
why-grass_common-steal_4 = There is nobody you could steal from now; you can waste the card or trade it.
why-grass_common-paranoia_5 = { $reason ->
    [one] You pass exactly one card.
   *[other] You have already chosen the card you pass, and that stands.
}
why-grass_common-win_1 = The game is over.
why-grass_common-banker_1 = { $reason ->
    [others] The banker is played on nobody: it works from your hand, at the end of the round.
   *[other] The banker works from your hand, at the end of the round. Laid down it does nothing: waste it if you like.
}
why-grass_common-setup_2 = One moment: the cards are being dealt.
why-grass_common-end_1 = { $reason ->
    [closed] The market was closed, and with that the round is over.
   *[other] The stack is used up, and with that the round is over.
}
why-grass_common-vis_2 = Everybody passes a card first; please choose yours.
why-grass_common-pay-fine_6 = { $card } lies under a protection; say which one, as in: with { $card } under 1.
why-grass_modern-paranoia_1 = Paranoia hits one player, and never you: name one of the others.
why-grass_variant-draft_1 = First keep one card of the pack in front of you.
why-grass_variant-lucky_1 = One moment: cards are being taken at random.
why-grass_digital-illegal_1 = That is not something you can do right now.
why-grass_modern-turn_2 = { $reason ->
    [several] Exactly one card goes in a turn: never two, never none.
   *[other] You have already let a card go this turn; one is all you get.
}
why-grass_modern-turn_1 = { $reason ->
    [drawn] You have drawn for this turn; it is one card and no more.
   *[other] First you draw the top card of the stack.
}
why-grass_modern-turn_4 = First you draw, then you may deal.
why-grass_modern-turn_5 = Play or waste a card before you end your turn.
why-grass_modern-turn_6 = { $name } is still choosing; please wait a moment.
why-grass_modern-turn_7 = The market was closed and the round is over at once: no deal, no swap, nothing to end.
why-grass_modern-waste_2 = You cannot throw paranoia away; laying it down means playing it.
why-grass_modern-waste_3 = Without a market of your own you can neither play nor waste paranoia.
why-grass_modern-waste_5 = You cannot throw nirvana away; laying it down means playing it.
why-grass_modern-deal_1 = Deals are started by the player whose turn it is, and always with somebody else.
why-grass_modern-deal_2 = A hand trade is exactly one card of your hand for one of theirs: no gifts, not two for one, and nothing from the table.
why-grass_modern-swap_1 = { $reason ->
    [used] You have already swapped this turn.
    [none] For a swap you and the other player each need a free peddle.
    [card] That peddle does not lie free in this display.
    [one] You swap one free peddle of your display for one free peddle of theirs.
   *[other] You cannot swap now.
}
why-grass_modern-swap_3 = Protected peddles cannot be swapped.
why-grass_modern-protected_7 = You can only lay a protection while your market is open.
why-grass_modern-protected_6 = That lies under a protection, and nobody can steal it.
why-grass_modern-steal_1 = { $reason ->
    [own] You can only steal while your own market is open.
    [target] You can only steal from an open market, and theirs is not.
    [empty] There is no free peddle you could take.
    [self] You steal from others, not from yourself.
    [card] No such peddle lies there.
   *[other] You cannot steal that.
}
why-grass_modern-steal_2 = You steal one free peddle, from one player.
why-grass_modern-stonehigh_1 = { $reason ->
    [all] Everybody else gives a peddle; you name nobody.
   *[other] Please give one of your free peddles.
}
why-grass_modern-euphoria_1 = { $reason ->
    [all] Everybody else gives a peddle; you name nobody.
   *[other] It has to be your most valuable free peddle.
}
why-grass_modern-sold-out_1 = Please choose one of your free peddles to lose.
why-grass_modern-doublecrossed_1 = You lose your most valuable free peddle; another will not do.
why-grass_classic-turn_1 = { $reason ->
    [drawn] You have drawn for this turn; it is one card and no more.
   *[other] First you draw the top card of the stack.
}
why-grass_classic-turn_3 = One card a turn: draw, then play or discard exactly one, and your turn is over.
why-grass_classic-waste_6 = You cannot discard nirvana or paranoia; laying it down means playing it.
why-grass_classic-deal_1 = You can only start a deal on your own turn, after drawing and before you lay your card.
why-grass_classic-deal_2 = Hand for hand it is always one card for one: no gifts, and not two for one.
why-grass_classic-deal_3 = Over the table you deal in peddles only, and each side gives at least one.
why-grass_classic-deal_4 = A hand card cannot be exchanged for a displayed one.
why-grass_classic-deal_5 = A combined deal takes one hand card from each side and at least one displayed peddle from each.
why-grass_classic-deal_6 = Nothing of the stack or the wasted pile is ever part of a deal.
why-grass_classic-deal_7 = You need the other player's consent for that; make an offer.
why-grass_classic-deal_9 = Protected peddles cannot be traded.
why-grass_classic-protected_6 = That lies under a protection, and nobody can steal it.
why-grass_classic-paranoia_1 = Paranoia hits whoever plays it; there is nobody to name.
why-grass_classic-pay-fine_4 = The fine is paid with the lowest peddle of your display.
why-grass_classic-steal_1 = { $reason ->
    [own] You can only steal while your own market is open.
    [empty] There is no free peddle you could take.
    [self] You steal from others, not from yourself.
    [card] No such peddle lies there.
   *[other] You cannot steal that.
}
why-grass_classic-steal_2 = You steal one free peddle, from one player.
why-grass_classic-nirvana_3 = Nirvana needs a Market Open in front of you, and you have none yet.
why-grass_classic-stonehigh_1 = { $reason ->
    [all] Everybody else gives a peddle; you name nobody.
   *[other] It has to be your least valuable free peddle.
}
why-grass_classic-euphoria_1 = { $reason ->
    [all] Everybody else gives a peddle; you name nobody.
   *[other] It has to be your most valuable free peddle.
}
why-grass_classic-sold-out_1 = You lose your least valuable free peddle; another will not do.
why-grass_classic-doublecrossed_1 = You lose your most valuable free peddle; another will not do.
why-grass_classic-tutorial_2 = There is no dealing in the first round of the course; that comes next.
why-grass_variant-draft_2 = You have already picked; the others are still choosing.
why-grass_digital-choice_1 = Say which: { $examples }.
why-grass_digital-offer_1 = An offer goes to one player or to the whole table.
why-grass_digital-offer_2 = You cannot answer that offer: it is not yours to answer, or the cards have moved on.
why-grass_digital-offer_5 = That offer is no longer on the table.
why-grass_digital-hidden_1 = Take a hidden deal step by step: agree first, then fix one card each, and after that there is no way back.
why-grass_option-waste-policy = At this table you may only waste a card if you cannot play any.
why-grass_option-classic-deals-per-turn = At this table you get one deal a turn, and you have had yours.
why-grass_option-table-trade-needs-open = At this table peddles only change hands between open markets.
why-grass_option-paranoia-before-market = At this table you need a market of your own before you can lay paranoia.
why-grass_option-nirvana-without-market = At this table nirvana needs a Market Open in front of you.
why-grass_option-paranoia-victim = At this table paranoia hits whoever plays it; there is nobody to name.
why-grass_option-protect-when = At this table you can only lay a protection while your market is open.
why-grass_option-classic-steal-choice = At this table a thief takes the most valuable free peddle.

fact-grass-dealer-chosen = { $name } was chosen to deal first.
fact-grass-round-dealt = Round { $round }: { $name } dealt six cards each.
fact-grass-card-drawn = { $name } drew a card.
fact-grass-card-drawn-own = You drew { $card }.
fact-grass-market-opened = { $name } opened a market.
fact-grass-peddle-laid = { $name } laid { $card }.
fact-grass-heat-on = { $name } put the heat on { $target } with { $card }.
fact-grass-heat-off = { $name } shook off the heat with { $card }.
fact-grass-fine-paid = { $name } paid a fine with { $card } and was rid of the heat.
fact-grass-protected = { $name } protected { $cards } with { $card }.
fact-grass-stolen = { $name } stole { $card } from { $target }.
fact-grass-nirvana = { $name } played { $card } and held out an open hand.
fact-grass-gift = { $name } gave { $card } to { $target }.
fact-grass-heat-lifted = The heat on { $name } was lifted.
fact-grass-paranoia = { $target ->
    [self] { $name } played { $card } and was hit by it.
   *[other] { $name } played { $card }, and it hit { $target }.
}
fact-grass-lost = { $name } lost { $cards }.
fact-grass-wiped-out = { $name } was wiped out and had no market any more.
fact-grass-skip-added = { $name } was told to skip { part-grass-skips }.
fact-grass-skipped = { $name } was skipped.
fact-grass-pass-locked = { $name } chose a card to pass.
fact-grass-passed-all = Everybody passed a card to the left.
fact-grass-passed-own = You gave { $given } to { $to } and got { $got } from { $from }.
fact-grass-lucky-taken = { $name } took a card at random from { $target }.
fact-grass-lucky-own = The card taken from { $target } was { $card }.
fact-grass-wasted = { $name } wasted { $card }.
fact-grass-swapped = { $name } swapped { $card } for { $target }’s { $other } without asking.
fact-grass-offer-made = { $name } offered { $target ->
    [table] the whole table
   *[other] { $target }
} { part-grass-gives } for { part-grass-wants }.
fact-grass-offer-declined = { $name } declined.
fact-grass-offer-withdrawn = { $name } withdrew the offer.
fact-grass-offer-lapsed = The offer lapsed.
fact-grass-offer-willing = { $name } was willing.
fact-grass-traded = { $name } gave { $target } { part-grass-gives } and got { part-grass-wants }.
fact-grass-hidden-agreed = { $name } and { $target } agreed on a hidden deal.
fact-grass-hidden-locked = { $name } laid down a card, face down.
fact-grass-hidden-own = You gave { $target } { $gave } and got { $got }.
fact-grass-turn-ended = { $name } ended the turn.
fact-grass-extra-turn = { $name } took another turn.
fact-grass-picked = { $name } picked a card.
fact-grass-draft-done = The draft was done.
fact-grass-market-closed = { $name } closed the market; the round was over.
fact-grass-stack-empty = The stack was used up; the round was over.
fact-grass-hands-shown = { $name } was left with { $cards }.
fact-grass-scored = { $name } made { $result }{ $bonus ->
    [0] { "" }
   *[other] { " " }and a bonus of { $bonus }
}: now { $total }.
fact-grass-game-ended = { $count ->
    [one] { $names } became Baron of the Deal with { $total }.
   *[other] { $names } shared the title Baron of the Deal with { $total } each.
}
