page-replay-title = { $game }, a match that is over
page-replay-controls = Playing it again
page-replay-at = Moment
page-replay-of = { $at } of { $length }
page-replay-first = To the beginning
page-replay-back = One step back
page-replay-next = One step on
page-replay-last = To the end
page-replay-play = Play
page-replay-stop = Stop
page-replay-hand = Round
page-replay-hand-of = Round { $hand } of { $hands }
page-replay-to-hand = Go to a round
page-replay-speed = Speed
page-replay-view = As seen by
page-replay-spectator = a spectator
page-replay-open = all hands open
page-replay-hands = All hands
page-replay-beside = What happened
page-replay-link = Link to this position
page-replay-keys = Keys: arrows go step by step, page up and down round by round, Home and End to both ends, the space bar plays.

page-sheet = Score sheet
page-sheet-start = start
page-sheet-chart = Points of all players after each round; the numbers are in the score sheet.

page-fair = Were the cards dealt fairly?
page-fair-how = Before anybody added to the shuffle the table had committed to its secrets. Now that the match is over they are in its record, and your browser can draw every card again. If you would rather not take this page’s word for it: save the record, and check it with stammtisch verify.
page-fair-check = Draw all cards again
page-fair-holds = Every draw follows from the secrets that the table had committed to and from what the seats added.
page-fair-differs = This record does not hold: what is marked does not follow from what the table had committed to.
page-fair-sealed = The secrets are not in this record.
page-fair-own = What this browser added to the shuffle is in it.
page-fair-not-own = What this browser had sealed is not in it: it was opened too late, or left out.
page-fair-pack = Not all rounds were dealt from the same pack.
page-fair-secret = Secret
page-fair-draws = Draws
page-fair-right = right
page-fair-wrong = wrong

page-games-state = { $state ->
    [open] waiting for players
    [over] over
   *[other] running
}
page-games-more = Show more
