learn-double-item-too-many = refused: more than there is
learn-double-item-predict = predict
learn-double-item-other-half = refused: the other half
learn-double-item-follow = follow suit
learn-double-item-take = take a trick
learn-double-item-kept = keep your word
learn-double-item-lead = lead
learn-double-item-lead-again = win and lead again
learn-double-item-trumped = be trumped
learn-double-item-no-trump-yet = refused: trump instead of following
learn-double-item-last = the last trick
learn-double-item-too-dear = refused: more than you own
learn-double-item-all-in = stake everything
learn-double-item-fool = play the Fool

learn-double-1-title = Two halves make a card
learn-double-1-intro =
    Every card here has two halves, and every half is a card of its own: KH/3S is the king of hearts at one end and the three of spades at the other. In your hand both count. On the table only the half you turn to the middle does.

    C, S, H and D are clubs, spades, hearts and diamonds; T is the ten. In a round you first say how many tricks you will take, and then try to take exactly as many. Too many is as bad as too few.

    Cleo sits to your left, Gus to your right. You will be asked for one act at a time; some of them are there to be refused, and a refusal costs nothing.
learn-double-1-too-many = Two cards each, so two tricks. No trump this time; we come to that. Gus has predicted both tricks for himself. Outbid him: predict 3. Try.
learn-double-1-too-many-done = Nobody takes three tricks with two cards.
learn-double-1-predict = Among your four halves are a king and a jack. One trick sounds reasonable: predict 1. A chip goes on the table for it.
learn-double-1-predict-done = Cleo predicted none at all. Gus leads 9S: spades are the suit of this trick.
learn-double-1-other-half = You hold KH/3S and JD/5S. The king would look good here. Never mind that spades were led: play KH. Try.
learn-double-1-other-half-done = In your hand both halves count.
learn-double-1-follow = Then follow with 5S, and save the king for later.
learn-double-1-follow-done = The jack on the other end is gone, too: a card is played once. Gus took the trick with 9S and now leads JH.
learn-double-1-take = Hearts, at last. Play KH.
learn-double-1-take-done = The highest card of the suit led takes the trick. One predicted, one taken.
learn-double-1-after = You began with 15 points. A kept prediction gives your stake back, as much again, and 5 on top. Cleo’s kept zero brings her 5. Gus wanted two, got one, and loses what he had staked: two.

learn-double-2-title = Trump
learn-double-2-intro =
    After the deal one more card is turned up. The suit of its higher half is trump for the round: QD/4H makes it diamonds. The lowest trump beats the highest card of any other suit.

    But trump is no excuse. Whoever can follow suit has to follow, with any half of any card. Only if you can’t, you may play what you like: trump the trick, or throw something away. Nobody ever has to trump.
learn-double-2-predict = You hold AC/2H, 9D/8H and TS/6H. An ace, a small trump, a ten. You go first: predict 2.
learn-double-2-predict-done = Cleo says one, Gus says none. Two and one and none make three tricks; for once everybody could be right.
learn-double-2-lead = The dealer’s left neighbour leads, and that is you. Whoever leads may play any half. Play AC.
learn-double-2-lead-done = Both had to follow with clubs, Gus with his jack, although he holds the two of trumps. One trick is yours.
learn-double-2-lead-again = Who takes a trick leads the next. Play TS; it may go well.
learn-double-2-lead-again-done = It did not: Cleo had no spade and trumped with 3D. She leads 7H. Gus could have trumped, but threw away an ace: he promised to take nothing.
learn-double-2-no-trump-yet = One card left, 9D/8H. Nine of trumps, that settles it. Play 9D. Try.
learn-double-2-no-trump-yet-done = Its better half has to wait.
learn-double-2-last = So it is 8H. But look first: what is there to beat?
learn-double-2-last-done = Seven of hearts, ace of the wrong suit. Eight is enough.
learn-double-2-after = Everybody kept their word. That is rare; enjoy it. The chips are black for 1 point, red for 5 and white for 20, and the bank changes them.

learn-double-3-title = All in
learn-double-3-intro =
    A whole game has ten rounds, with 1, 2, 3, 4, 5, 5, 4, 3, 2 and 1 cards. This is the last round of a shorter one, and it did not go your way: you own two points.

    There are two more halves to know: the Pope (PO) and the Fool (FO). The Fool beats everything, the Pope everything but the Fool. They have no suit, so you may play them whenever it is your turn, even if you could follow.

    The first trick we play together. The other two are yours.
learn-double-3-too-dear = Three cards, and the Fool among them. Predict 3 and take it all. Try.
learn-double-3-too-dear-done = A prediction is staked in chips, and you have two. Nobody lends at this table.
learn-double-3-all-in = Then everything you own: predict 2.
learn-double-3-all-in-done = Two chips in front of you, none behind them. Gus says one, Cleo none. Spades are trump. Gus leads 9C.
learn-double-3-fool = You could follow with 2C, 6C or 8C. But the Fool may be played at any time: play FO.
learn-double-3-fool-done = Nothing beats it. Cleo still had to follow clubs: a Fool played later changes nothing for the others.
learn-double-3-free = One trick is yours, and you need exactly one of the other two. You lead, and you hold AH/2C and TD/6C. From here on you play as you like: take one, and then be careful not to take another.
learn-double-3-after = That is all of Double. The rest is knowing when to promise little. If your word is not kept, play this round once more; the others will not remember.
