page-referee-desk-may = May I?
page-referee-desk-dispute = Dispute
page-referee-desk-ledger = Debts
page-referee-desk-buzzer = Buzzer
page-referee-line-may = Tap what lies on the table and what you hold, then what you would like to do. Nobody needs to see the other hands.

page-referee-people = Who plays
page-referee-player = Player { $number }
page-referee-name-of = Name of player { $number }
page-referee-fewer = One fewer
page-referee-more = One more
page-referee-agreed = Players and options
page-referee-add = Add: { $what }
page-referee-remove = Remove { $card }
page-referee-done = Done

page-referee-who-asks = Who asks?
page-referee-hand-of = The hand of { $name }
page-referee-may = May I …

page-referee-turn = Whose turn is it?
page-referee-what = What?
page-referee-whom = For whom?
page-referee-ask = Ask

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
page-referee-wrong-trick = One of these cards is not there so often.
page-referee-wrong-bids = More than there are cards.
page-referee-wrong-played = In this edition a turn is over as soon as a card is let go.
page-referee-wrong-markets = There are not so many of these cards.
page-referee-wrong-displays = One of these peddles is not there so often, with those in hand and before the others.
page-referee-wrong-protections = One of these cards is not there so often.
page-referee-wrong-act = This can’t be read: is it missing for whom or which peddle, or is something too many?
page-referee-wrong-marken = There is no card left for this Marke.
page-referee-wrong-pile = This card can’t lie on top.

page-referee-your-name = Your name
