page-event-line = An evening for six people or more at several tables of Gress: before each game everybody draws a seat, and all share one sheet, the Großzettel.
page-event-new = Open an evening
page-event-title = What is it called?
page-event-untitled = It needs a name.
page-event-range = From { $least } to { $most }.
page-event-games = Games
page-event-games-why = Twelve by the rules; more are played until one person has the lowest total alone.
page-event-minutes = Minutes for a game
page-event-minutes-why = 0: as long as it takes. The clock only shows the time.
page-event-play = Tables play
page-event-play-real = with real cards
page-event-play-online = online where all have a phone
page-event-open = Open it
page-event-mine = Your evenings
page-event-mine-line = { $people ->
    [one] one person
   *[other] { $people } people
}, { $state ->
    [over] over
   *[open] open
}
page-event-host = Organised by { $name }
page-event-join-title = Take part
page-event-name = Your name
page-event-join = Join
page-event-i-play = I play, too
page-event-joined = You take part as { $name }.
page-event-go = Leave the evening
page-event-gone = You have left. Games you miss count as the most points anybody had in them.
page-event-back = Come back
page-event-invite = Invite
page-event-screen = Big screen
page-event-people = { $count ->
    [one] One person is here
   *[other] { $count } people are here
}
page-event-add = Add
page-event-add-name = Somebody without a phone
page-event-remove = { $name } leaves
page-event-return = { $name } comes back
page-event-left = has left
page-event-needed = { $count ->
    [one] One more person is needed.
   *[other] { $count } more people are needed.
}
page-event-waiting = The organiser draws the seats when everybody is here.
page-event-draw = Draw the seats of game { $number }
page-event-tables = Sizes of the tables, if not as equal as possible (such as 5 3)
page-event-draw-again = Draw the seats of game { $number }: the lowest total is shared
page-event-not-all = { $count ->
    [one] One table still plays.
   *[other] { $count } tables still play.
}
page-event-next = All tables have finished. The next seats are drawn soon.
page-event-game = Game { $number } of { $games }
page-event-before = Not begun yet
page-event-over = Over after { $count ->
    [one] one game
   *[other] { $count } games
}
page-event-won = { $names } wins with { $points ->
    [one] one point
   *[other] { $points } points
}.
page-event-shared = { $names } share the lowest total of { $points }.
page-event-leads = Ahead: { $names } with { $points }
page-event-clock = Since the seats were drawn
page-event-left-time = Time left
page-event-overtime = Over time
page-event-table = Table { $number }
page-event-my-table = Your table: { $number }
page-event-seat = Seat { $number }
page-event-deals = deals
page-event-plays = is playing
page-event-done = entered by { $name }
page-event-done-online = played online
page-event-sit-down = To the table
page-event-points = Points of { $name }
page-event-won-by = { $name } won
page-event-won-short = won
page-event-dead-end = Nobody won (dead end)
page-event-misdeals = Misdeals of { $name }
page-event-enter-table = Enter the result of table { $number }
page-event-correct = Correct table { $number }
page-event-cancel = Leave it as it was
page-event-missing = Points are missing here.
page-event-no-winner = Who won? If nobody did, say so.
page-event-sheet = The Großzettel
page-event-sheet-empty = The sheet begins when all tables have finished the first game.
page-event-sheet-how = Running totals; a dash for who won at their table, a stroke for a misdeal, brackets for a game somebody missed.
page-event-total = total
page-event-tables-of = Game { $number }: all tables
page-event-end = End the evening now
page-event-end-sure = End it? A game under way does not count.
page-event-end-yes = Yes, end it
page-event-end-no = No
page-event-story = What happened
page-event-did-join = { $who } came.
page-event-did-go = { $who } left.
page-event-did-back = { $who } came back.
page-event-did-seats = Game { $number }: seats drawn by { $name }.
page-event-did-enter = Game { $number }, table { $table }: { $points }, entered by { $name }.
page-event-did-play = Game { $number }, table { $table }: { $points }, played online.
page-event-did-change = Game { $number }, table { $table }: { $points } instead of { $before }, by { $name }.
page-event-did-finish = Ended by { $name }.
page-event-fair = Was the draw fair?
page-event-fair-how = Before anybody came, the server promised a chain of secrets by showing its fingerprint. Everybody who joined added something of their own. From both together each game's seats follow, and once drawn its secret is shown. This page draws them again:
page-event-fair-promise = Fingerprint
page-event-fair-yes = Game { $number }: the seats follow from the secret and from what everybody added.
page-event-fair-no = Game { $number }: the seats do not follow. Something is wrong.
page-event-why-name = A name has 1 to 24 letters that can be seen.
page-event-why-title = A title has 1 to 40 letters that can be seen.
page-event-why-event-not-yours = That is for the organiser.
page-event-why-event-name-taken = Somebody here has this name already.
page-event-why-event-already-here = You are here already.
page-event-why-event-not-here = This person is not here.
page-event-why-event-too-few = There are too few people.
page-event-why-event-full = There is no room for more.
page-event-why-event-game-goes-on = A table has not finished yet.
page-event-why-event-other-game = This game is not the one that is played now.
page-event-why-event-changed = Somebody has entered this table meanwhile.
page-event-why-event-online-only = All play online here, each with a device of their own.
page-event-why-event-over = The evening is over.
page-stats-of = { $name } in numbers
page-stats-rating = rating
page-stats-high = upper end
page-stats-low = lower end
page-stats-matches = { $count ->
    [one] one match with other people
   *[other] { $count } matches with other people
}
page-stats-chart = The rating after each match
page-stats-places = How often which place
page-stats-none = No match with other people yet. Games against bots alone are not rated.
page-stats-how = Everybody starts at 25.0 ± 16.7. The true strength lies within the range about 19 times out of 20. Each match with other people makes it a little surer.
