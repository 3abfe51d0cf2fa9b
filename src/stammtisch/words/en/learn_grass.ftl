learn-grass-item-draw = draw a card
learn-grass-item-discard = discard, for want of MO
learn-grass-item-open = lay MO
learn-grass-item-one-card = refused: a second card
learn-grass-item-peddle = lay a peddle
learn-grass-item-heat = heat somebody
learn-grass-item-heated = be heated
learn-grass-item-wrong-heat-off = refused: wrong heat off
learn-grass-item-heat-off = right heat off
learn-grass-item-fine = pay the fine
learn-grass-item-second-open = refused: second MO
learn-grass-item-close-wasted = throw MC away
learn-grass-item-close = play MC
learn-grass-item-trade = trade hand for hand
learn-grass-item-table-trade = trade one peddle for two
learn-grass-item-combined = combined deal
learn-grass-item-hand-for-table = refused: hand for table
learn-grass-item-nothing-in-return = refused: nothing in return
learn-grass-item-too-late = refused: dealing after your card
learn-grass-item-protect = protect two peddles
learn-grass-item-too-much = refused: covering too much
learn-grass-item-feelgood = refused: covering DF
learn-grass-item-steal = steal from somebody heated
learn-grass-item-steal-heated = refused: stealing under heat
learn-grass-item-banker = collect with BK
learn-grass-item-stonehigh = SH under heat
learn-grass-item-euphoria = EU
learn-grass-item-sold-out = SO, pass and skip
learn-grass-item-doublecrossed = DC, pass and skips
learn-grass-item-wiped-out = UW
learn-grass-item-new-market = a new MO
learn-grass-item-fines = reckon with the fines

learn-grass-1-title = A market of your own
learn-grass-1-intro =
    Everybody at this table runs a small business. You open a market, lay out your goods, which are called peddles, and hope that nobody sends the police. Somebody will.

    Your turn is short. You draw a card, you let one card go, and that was it. Drawing happens by itself, and so does the end of your turn. In front of everybody lie a market and a display, for all to see; your hand is your own affair. What is displayed in the end counts as money.

    Cleo sits to your left, Gus to your right. Both have done this before. You will be asked for one act at a time; some of them are there to be refused, and a refusal costs nothing. Later the reins are yours.
learn-grass-1-discard = Your first card is drawn already: that is what the table is for. Seven cards, and not one Market Open (MO) among them, so there is nothing you could lay out. Throw a card away; -S is a remedy for trouble you do not have yet.
learn-grass-1-discard-done = Gone, face up, and nobody may fish it out again. Cleo and Gus had more luck and opened their markets.
learn-grass-1-open = And there it is: you drew MO. Open your market.
learn-grass-1-open-done = You are in business, and therefore under suspicion.
learn-grass-1-one-card = Since you are at it, lay Columbia (CO) as well. Nobody is looking. Try.
learn-grass-1-one-card-done = One card a turn: opening and selling take two of them. Note that trying cost you nothing.
learn-grass-1-peddle = Your turn again. Now lay CO: 25,000.
learn-grass-1-peddle-done = What lies there counts. What stays in your hand does not, and the dearest peddle of it is even taken off in the end.
learn-grass-1-heat = Cleo is doing rather too well. Put the heat on her with +D, Detained; for that you would not even need a market of your own. People have numbers here, and Cleo’s is 1.
learn-grass-1-heat-done = While +D lies on her market she lays no peddle. Gus has watched and learnt: his +F, Felony, now lies on yours.
learn-grass-1-wrong-heat-off = Every heat has its own remedy, and the letters have to match. You hold -B and -F. Try -B, to see what the wrong lawyer can do for you.
learn-grass-1-wrong-heat-off-done = Nothing at all, but he was sorry.
learn-grass-1-heat-off = Now the right one.
learn-grass-1-heat-off-done = Both cards vanish under your market, which is open again. That was your card for this turn, too.
learn-grass-1-small = Lay Home Grown (HG). Yes, 5,000, with Panama in your hand. You will be glad of small change in a minute.
learn-grass-1-small-done = Cleo is free again and has forgiven nothing: +S lies on your market.
learn-grass-1-second-open = You hold no -S any more, somebody threw it away. But you hold a second MO. A new market under a new name, perhaps? Try.
learn-grass-1-second-open-done = One Market Open is enough, and another one never lifts heat. You may throw it away some day.
learn-grass-1-fine = Pay Fine (PF) takes off any heat and costs one displayed peddle, in classic always the cheapest. Now you know what HG was for.
learn-grass-1-fine-done = PF and HG are wasted, the heat is tucked away, CO is still there. With an empty display you could not have paid.
learn-grass-1-close-wasted = You hold two Market Closes (MC). Played, it ends the round at once; thrown away, it does nothing. Throw one away.
learn-grass-1-close-wasted-done = Nothing happened, as promised.
learn-grass-1-free = From here on you play as you like. One item is left: play MC while your market is open. But count first: the dearest peddle that is still in your hand will be taken off. If nobody closes, the round ends by itself when the stack is used up and somebody ought to draw.
learn-grass-1-after = The bonus goes to the best result, not to whoever closed. And this was practice: no total is carried on, and nobody has won anything.

learn-grass-2-title = Let us make a deal
learn-grass-2-intro =
    The same cards, but now you may talk to each other. On your turn, while you hold seven cards, you may offer deals, and as many as you like.

    Hand for hand it is always one card for one. From table to table peddles change places, any number for any number, but at least one from each side. And both may be joined in one deal. Nobody has to agree to anything.

    An offer says what you give, what you want, and to whom you say it: offer HG for MO to 1.
learn-grass-2-trade = No MO again. Word has it that Cleo holds two. Offer her your -D for one.
learn-grass-2-trade-done = She agreed. Everybody saw both cards: deals are made in the open.
learn-grass-2-open = You still hold seven cards, so it is still your turn. Open your market.
learn-grass-2-open-done = Open, on borrowed paper.
learn-grass-2-too-late = Your card is laid, but surely nobody minds a little business on the side? Offer Gus MX for a -S. Try.
learn-grass-2-too-late-done = Too late. You deal on your own turn and with seven cards in your hand: after drawing, before laying.
learn-grass-2-peddle = Back to work. Lay Panama (PA), 50,000.
learn-grass-2-peddle-done = Cleo laid CO. Gus throws cards away with great dignity.
learn-grass-2-small = And lay HG.
learn-grass-2-small-done = Cleo displays CO and JA now. Gus, ever helpful, has put +B on her.
learn-grass-2-hand-for-table = You fancy Cleo’s JA, and the MX in your hand is not worth much. Slip MX into a table deal, as if it lay there. Try.
learn-grass-2-hand-for-table-done = A hand card goes for a hand card, a displayed one for a displayed one, and never one for the other.
learn-grass-2-nothing-in-return = Gus displays nothing. Offer him HG from your table all the same, for a CO that he would have to dream up. Try.
learn-grass-2-nothing-in-return-done = Each side gives at least one peddle. Charity is not provided for.
learn-grass-2-table-trade = Now a real one: your PA for Cleo’s CO and JA. One for two, and worth the same.
learn-grass-2-table-trade-done = Nobody gained anything. But small notes are easier to pay fines with.
learn-grass-2-combined = The next deal may follow at once. Cleo suffers from +B and you hold -B; that has its price. Give -B and HG from your table, for her MC and PA from her table.
learn-grass-2-combined-done = As a whole or not at all, and she took the whole. The printed course speaks of one trade a turn; the official rules set no number, and those we teach.
learn-grass-2-then-a-card = Enough. A turn still ends with a card: lay CO.
learn-grass-2-then-a-card-done = Cleo used your -B on the spot. Most of the money on this table now lies in front of you.
learn-grass-2-free = All of the list is ticked; play on as you like. The others may make you offers too. You hold MC and may close the market when you like the look of it.
learn-grass-2-after = Heat stops no deal, by the way, neither yours nor theirs. Only protection does, and that comes next.

learn-grass-3-title = Protection, theft and a banker
learn-grass-3-intro =
    Eleven new cards. Six protections: laid on peddles of your display, they keep them from thieves and from the banker. LU covers up to 50,000, GS and CB up to 25,000 each. Four times Steal (ST): take a free peddle from somebody else. Free means that no protection lies on it. Whom ST is of no use to may throw it away.

    And one Banker (BK). It works from the hand alone: whoever holds it when the round ends collects 20 % of everybody else’s free peddles. It may be thrown away as well, and then it means nothing any more.
learn-grass-3-open = You were dealt BK. Keep it to the end, whatever anybody offers. And open your market.
learn-grass-3-open-done = So far, so respectable.
learn-grass-3-first = Lay CO.
learn-grass-3-first-done = Gus laid DF, Dr. Feelgood: 100,000, and the only one there is. He tries to look modest.
learn-grass-3-second = Lay JA too, while everybody looks at Gus.
learn-grass-3-second-done = Cleo looked at Gus for quite a while, and then put +S on him.
learn-grass-3-steal = Heat is no shelter from thieves. Your own market must be open, his need not be. Steal DF: play ST on whom, for what.
learn-grass-3-steal-done = 100,000 have moved; ST is tucked under Gus’s market as a souvenir. The printed course lets a thief take only the dearest peddle. By the official rules you choose any free one, and those we teach.
learn-grass-3-too-much = Time for some security. Cover CO and JA with GS. Try.
learn-grass-3-too-much-done = GS reaches as far as 25,000, and they are worth 50,000.
learn-grass-3-feelgood = You also hold LU, good for 50,000. Half a doctor, perhaps? Try it on DF.
learn-grass-3-feelgood-done = Dr. Feelgood is beyond protection, and LU would be too small anyway.
learn-grass-3-protect = Then LU over CO and JA: exactly 50,000.
learn-grass-3-protect-done = Safe to the end of the round, and fixed: nothing slips under it later. Only Pay Fine could still take one of them. Cleo took all this personally; +D lies on your market.
learn-grass-3-steal-heated = You hold a second ST, and Cleo displays PA. There is heat on you, but who counts. Try.
learn-grass-3-steal-heated-done = A thief needs an open market of their own. Somewhere the loot has to go.
learn-grass-3-heat-off = Then -D first.
learn-grass-3-heat-off-done = Open again.
learn-grass-3-free = One item is left: hold BK to the end and collect. MC ends it whenever you like. Bear in mind that DF lies free, and that you are not the only thief here.
learn-grass-3-after = If your sums never agree with the printed example: neither do its own. Three players pay the banker 13,000, 33,000 and 5,000; that makes 51,000, the book credits 41,000. So it ends with 221,000, where 231,000 is right.

learn-grass-4-title = Nirvana and paranoia
learn-grass-4-intro =
    The whole pack. Nirvana, SH and EU, lifts the heat on you, makes everybody give you a free peddle, and brings you another turn.

    Paranoia, SO, DC and UW, is the bill. In classic it hits whoever plays it: peddles go, turns are skipped, and then everybody passes a card to the left. Why play it at all? Because in your hand it costs 25,000, 50,000 or 100,000 in the end.

    Neither can be thrown away: laying it down means playing it.
learn-grass-4-open = You know how it begins. Open your market.
learn-grass-4-open-done = They all do.
learn-grass-4-first = Lay CO.
learn-grass-4-first-done = Everybody starts small.
learn-grass-4-second = Lay JA.
learn-grass-4-second-done = Cleo displays PA, Gus JA. Keep that in mind.
learn-grass-4-protect = Put LU over CO and JA. What lies under it, neither nirvana nor paranoia can touch.
learn-grass-4-protect-done = Gus has put +B on you. He does not know what you hold.
learn-grass-4-stonehigh = No -B in sight, but Stonehigh: it lifts the heat, everybody gives you their cheapest free peddle, and it is your turn again. Play SH.
learn-grass-4-stonehigh-done = Two HG, an open market, and a fresh card in your hand.
learn-grass-4-euphoria = And what a card. Euphoria does the same, only that everybody gives their dearest free peddle. Play EU.
learn-grass-4-euphoria-done = PA from Cleo and JA from Gus. They have gone quiet.
learn-grass-4-sold-out = Your third turn in a row. Now the bill: Sold Out costs your cheapest free peddle and one turn. Kept in your hand it would cost 25,000. Play SO.
learn-grass-4-sold-out-done = HG is gone. Now everybody chooses a card for their left neighbour, in secret and all at once.
learn-grass-4-pass = To your left sits Cleo. Pass her -D. You would never pass on anything worse.
learn-grass-4-pass-done = Gus would: he gave you DC. Your next turn was skipped, and there you are again.
learn-grass-4-doublecrossed = DC costs 50,000 if it stays. Played, it takes your dearest free peddle and two turns. Play it.
learn-grass-4-doublecrossed-done = PA is gone, so easily won. Cards to the left again.
learn-grass-4-pass-again = Any card may be passed, paranoia too. The UW you just drew would be a splendid present, but you will need it in a minute. Pass -F.
learn-grass-4-pass-again-done = Two turns went by without you. You got a -F back from Gus; fair is fair.
learn-grass-4-wiped-out = Utterly Wiped Out: 100,000 in your hand, or all free peddles, the whole market and two turns. Play UW.
learn-grass-4-wiped-out-done = HG, JA and the market are gone. CO and JA under LU have not even noticed.
learn-grass-4-pass-last = And a last card to the left: PF, for there is nothing left to pay for.
learn-grass-4-pass-last-done = Gus passed you SO. He sits in the right place for that sort of thing. Two more turns went by.
learn-grass-4-new-market = Without a market you lay no peddle; this is the one case in which you need another MO. Fortunately you drew one.
learn-grass-4-new-market-done = Back at the beginning, somewhat wiser.
learn-grass-4-free = The last item: reckon with the fines. Whoever holds paranoia in the end pays for it, and you hold SO. Play it, trade it away, or pay; MC ends the round whenever you like, and then the account shows who paid.
learn-grass-4-after = Now you know all of classic Grass. The modern edition is a little ruder: there you name the victim of your paranoia yourself.
