learn-gress-item-misfit = refused: a card that does not fit
learn-gress-item-suit = lay a fitting card
learn-gress-item-not-yet = refused: out of turn
learn-gress-item-ace = ace: once more
learn-gress-item-queen = queen: turn round
learn-gress-item-debt = pay a debt
learn-gress-item-draw = draw up
learn-gress-item-throw = throw a card
learn-gress-item-colour = refused: the same colour
learn-gress-item-chain = throw again
learn-gress-item-ring = ace below seven
learn-gress-item-owing = throw while owing
learn-gress-item-forbidden = refused: throwing after drawing up
learn-gress-item-ward-seven = ward off a seven
learn-gress-item-skipped = refused: skipped
learn-gress-item-ward-eight = ward off an eight
learn-gress-item-packet = two sevens at once
learn-gress-item-steal = steal a turn
learn-gress-item-wish = wish for a suit
learn-gress-item-gift = be given a card
learn-gress-item-give = give a card away
learn-gress-item-ward-nine = ward off a swap
learn-gress-item-jack = jack on anything
learn-gress-item-jack-on-jack = refused: jack on jack
learn-gress-item-two-left = two cards left
learn-gress-item-too-soon = refused: Marke before the word
learn-gress-item-say = say vorletzte
learn-gress-item-marke = take up the Marke
learn-gress-item-complain = complain
learn-gress-item-say-again = and say it again
learn-gress-item-out = get rid of everything
learn-gress-item-foul = lay a wrong card
learn-gress-item-take-back = take it back
learn-gress-item-unfounded = complain in vain
learn-gress-item-late = come too late
learn-gress-item-forgiven = take back free of charge

learn-gress-1-title = Turns
learn-gress-1-intro =
    Gress is about getting rid of your cards, and everybody tries that at once. We begin slowly, with turns.

    When you are on turn, you lay a card of the same suit or the same rank as the one on top; or you draw a card, and that was your turn. Nearly every card you lay does something. 9S is the nine of spades: C, S, H and D are clubs, spades, hearts and diamonds, T is the ten, J, Q, K and A are jack, queen, king and ace.

    Cleo (1) sits to your left, Gus (2) to your right. This table is guided: what is wrong is refused and costs nothing.
learn-gress-1-misfit = The king of spades lies on top. Get rid of TD. Try.
learn-gress-1-misfit-done = Neither a king nor a spade. The suit or the rank has to fit.
learn-gress-1-suit = 9S is a spade: lay it.
learn-gress-1-suit-done = A black nine does nothing, the only card so modest. Cleo laid the nine of clubs on it: same rank. Now it is Gus’s turn.
learn-gress-1-not-yet = Gus takes his time, and your AC would fit the nine of clubs. Lay it. Try.
learn-gress-1-not-yet-done = A fitting card is for whoever is on turn. Gus had none and drew a card; that was his turn, and now it is yours.
learn-gress-1-ace = Now lay AC. After an ace you are on turn again.
learn-gress-1-ace-done = Once more, like it or not.
learn-gress-1-queen = Lay QC. A queen turns the direction of play round.
learn-gress-1-queen-done = So it is Gus again, and he laid a king: everybody else owes a card, you too. Whoever owes anything makes no turn.
learn-gress-1-debt = Pay it, before it is your turn: draw.
learn-gress-1-debt-done = Debts can be paid at any time. Cleo paid hers, found nothing that fits and drew another card.
learn-gress-1-draw = Nothing in your hand fits KC. No shame in that: draw up.
learn-gress-1-draw-done = That was a turn, too.
learn-gress-1-after = Those were turns. So far Gress looks like many a game you know. That is about to change.

learn-gress-2-title = Throws
learn-gress-2-intro =
    Here it gets quick. Whoever holds a card that is exactly one rank lower than the top card and of the other colour may throw it on the pile: at any time, whoever is on turn, again and again. A red nine on a black ten, a black eight on a red nine.

    The ranks form a ring: ace, king, queen, jack, ten, 9, 8, 7, and below the 7 comes the ace again. A thrown card has no effect, and whose turn it is stays as it was.

    Where a task is against the clock you see your time. The tempo you choose yourself.
learn-gress-2-throw = Cleo is on turn and thinks. On top lies TS, a black ten. Throw 9H!
learn-gress-2-throw-done = One card less, and nobody had to be asked. Gus can do that too: 8S on your nine.
learn-gress-2-colour = A seven on the eight? You hold 7C and 7H. Throw 7C. Try.
learn-gress-2-colour-done = Black on black. It has to be the other colour.
learn-gress-2-chain = The red one: throw 7H.
learn-gress-2-chain-done = A seven that is laid hurts somebody. A thrown one does nothing.
learn-gress-2-ring = And below the seven? The ring goes on with the ace: throw AS.
learn-gress-2-ring-done = Three in a row. Meanwhile Cleo remembered that she is on turn and laid KS: you and Gus owe her a card each.
learn-gress-2-owing = Debts forbid turns, but no throws. A red queen on a black king: throw QD.
learn-gress-2-owing-done = You still owe a card, but you hold one less. Gus paid, laid AD, was on turn again and drew up.
learn-gress-2-forbidden = A black king on a red ace, that would be KC. Throw it. Try.
learn-gress-2-forbidden-done = When somebody draws up, nobody may throw, until somebody lays a card as a turn. The table catches its breath.
learn-gress-2-debt = Use the pause and pay what you owe: draw.
learn-gress-2-debt-done = Out of debt.
learn-gress-2-after = In a real game all of this happens in a second or two. Watching the pile is half the game, and the other half is watching it faster.

learn-gress-3-title = Sevens and eights
learn-gress-3-intro =
    An eight skips the next player. A seven does that too, and the one who is skipped owes two cards.

    But whoever is skipped may strike back: with an eight on an eight, with a seven on a seven, as long as it fits and nobody has made a turn. Then the next one is skipped, and has to take all that was owed and two more. Nobody sits comfortably next to somebody with a seven.
learn-gress-3-ward-seven = Gus laid 7H: you are skipped and owe two cards, and Cleo is on turn. Unless you are quicker: lay 7S!
learn-gress-3-ward-seven-done = Warded off. Your two cards and two more are Cleo’s now, and she is skipped. She took four. Then Gus, on turn again, laid 8S, and there you are: skipped.
learn-gress-3-skipped = KS would fit, and you were about to lay it. Try.
learn-gress-3-skipped-done = Skipped is skipped: it is Cleo’s turn.
learn-gress-3-ward-eight = But an eight can be answered with an eight. Lay 8C, before Cleo moves!
learn-gress-3-ward-eight-done = Now Cleo is skipped, for the second time. It is not her day. Gus laid 9C, and it is your turn.
learn-gress-3-packet = Sevens may be laid as a packet, any number at once; only the lowest has to fit. Lay 7C and 7D together, with 7C below.
learn-gress-3-packet-done = Four cards for Cleo, two for each seven. She has stopped greeting you. Gus laid QD and turned the direction round.
learn-gress-3-after = Whoever owes anything else may not ward off sevens, so pay in time. And a seven laid by the player on turn is no defence; it begins something new.

learn-gress-4-title = Jacks, tens and red nines
learn-gress-4-intro =
    A jack may be laid on anything but another jack, and whoever lays it may wish for a suit. Thrown, on a queen of the other colour, it is a turn at the same time: you steal it from whoever was on turn.

    After a ten you may give somebody one of your cards. After a red nine you may swap your whole hand with somebody, unless they ward it off with a red nine of their own.
learn-gress-4-steal = Cleo is on turn, and QD lies on top. A black jack fits below a red queen: throw JS and take her turn!
learn-gress-4-steal-done = That was your turn, not hers. And a jack may wish.
learn-gress-4-wish = Wish for hearts: H.
learn-gress-4-wish-done = Cleo had to follow your wish, with AH and then TH. Gus laid TC on it, ten on ten, and gave you a present: 8C. You can’t refuse presents.
learn-gress-4-ten = It is your turn, and you hold a ten as well. Lay TS.
learn-gress-4-ten-done = You may give a card away, until somebody makes a turn.
learn-gress-4-give = Gus would surely like his 8C back. Give it to him; he is number 2.
learn-gress-4-give-done = Touching. Cleo laid 9S, which does nothing. Gus laid 9D, a red nine, and wants to swap hands with you.
learn-gress-4-ward-nine = He holds more cards than you, and worse ones. Ward it off: 9H, on whatever lies there!
learn-gress-4-ward-nine-done = The swap is off. A defence nine is neither a turn nor a throw, so it is still your turn. Without it the game would have been halted, and your hands exchanged.
learn-gress-4-jack = Nothing else fits 9H, but a jack always does: lay JD.
learn-gress-4-jack-done = Your turn is made, the wish is still open.
learn-gress-4-jack-on-jack = You hold another jack. Throw JC right behind it. Try.
learn-gress-4-jack-on-jack-done = Never a jack on a jack, neither laid nor thrown.
learn-gress-4-wish-again = Then wish: clubs, C.
learn-gress-4-wish-again-done = And Cleo had KC all along. You owe a card again; some wishes come true for others.
learn-gress-4-after = Two red nines together are worse still: then any two people swap, and nobody can ward it off.

learn-gress-5-title = Vorletzte and the Marke
learn-gress-5-intro =
    One card lies face down before everybody: the Marke. Nobody knows it, and with it you can’t win.

    Whenever you come to exactly two cards you say “vorletzte”, last but one. Then, and only then, you may take up your Marke. Whoever forgets the word may be reported, and owes two cards. Whoever has no card, no Marke and no debt has won.
learn-gress-5-two-left = Three cards, and it is your turn. Lay KC; let the others pay.
learn-gress-5-two-left-done = They owe a card each, and you hold two.
learn-gress-5-too-soon = Two cards: now take up the Marke, quickly. Act: marke. Try.
learn-gress-5-too-soon-done = First the word, then the Marke.
learn-gress-5-say = Say it: vorletzte.
learn-gress-5-say-done = Everybody heard it.
learn-gress-5-marke = And now the Marke, before somebody makes a turn.
learn-gress-5-marke-done = It was QC. Cleo paid her card and laid TC. Gus paid and laid 9C. Did you count along?
learn-gress-5-complain = Cleo holds two cards since her ten, and has not said a word. Complain about her: she is number 1.
learn-gress-5-complain-done = Upheld: she owes two cards. Had she said it in time, nothing would have happened. And it costs nothing to ask.
learn-gress-5-ace = Your turn. Lay AC, and you are on turn again.
learn-gress-5-ace-done = Two cards. What does one say?
learn-gress-5-say-again = Every time anew: vorletzte.
learn-gress-5-say-again-done = There is no Marke any more, only the word.
learn-gress-5-queen = Lay QC.
learn-gress-5-queen-done = One card left, QS. Gus laid a jack and, in his kindness, wished for spades. Cleo paid and drew up.
learn-gress-5-out = You are on turn. End it with QS.
learn-gress-5-out-done = No card, no Marke, no debt: the game is over, and the others laid their hands down.
learn-gress-5-after = Each card left costs a point, a black nine two, and a Marke that still lies there costs four. Points are bad: whoever has the fewest when the sheet is full has won it.

learn-gress-6-title = Fouls and complaints
learn-gress-6-intro =
    So far the table refused whatever was wrong. An official table does not. There you can lay any card at any time, and it counts, until you take it back or somebody complains. Nobody tells you whether a card was right, and nobody tells the others.

    Who takes back a wrong card in time owes one card. Who is caught owes two. And who complains about a card that was right owes two as well.
learn-gress-6-foul = On top lies KH. Lay 9S on it, which does not fit at all. Go on, nobody will stop you.
learn-gress-6-foul-done = It lies there as if nothing were wrong, and it is Cleo’s turn. Her eyebrows went up.
learn-gress-6-take-back = Take it back before she opens her mouth.
learn-gress-6-take-back-done = A small foul: you owe one card, and your turn is gone.
learn-gress-6-debt = Pay: draw.
learn-gress-6-debt-done = Paid. Cleo laid 9D on the king of hearts, and Gus is on turn. Wait a moment.
learn-gress-6-complain = A nine on a king, diamonds on hearts. Complain about misplay; she is number 1.
learn-gress-6-complain-done = Upheld. Her card goes back, she owes two, and the turn goes to Gus. She paid, and Gus laid QH.
learn-gress-6-unfounded = Somehow Gus is always a suspect. Complain about him as well, number 2.
learn-gress-6-unfounded-done = A queen of hearts on a king of hearts: nothing wrong with that. Your complaint was unfounded, and you owe two.
learn-gress-6-pay-one = Draw the first.
learn-gress-6-pay-one-done = One.
learn-gress-6-pay-two = And the second.
learn-gress-6-pay-two-done = Two. Cleo drew up, and it is your turn.
learn-gress-6-queen = Something simple: lay QD, queen on queen.
learn-gress-6-queen-done = Cleo laid KD, and before you could move Gus threw QC on it. You had the same idea, with QS.
learn-gress-6-late = Your hand is already on its way, and QS lands on his queen. Lay it.
learn-gress-6-late-done = On QC it is wrong: it is not your turn, and as a throw it does not fit.
learn-gress-6-forgiven = You were only too slow. Take it back.
learn-gress-6-forgiven-done = Free of charge: directly before Gus’s card yours would have been right. Coming too late is no foul.
learn-gress-6-after = Now you know the sport. Begin at a guided table, with time to think; the official one will wait. Gress is a game by Timo Buske and Hauke Hachmann (www.pansensack.de).
