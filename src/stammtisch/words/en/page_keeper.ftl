keep-home = Score keeper
keep-line = Play with your own cards; the phone keeps the score. Everybody at the table can look on, and no account is needed.
keep-books = Your score sheets
keep-title = { $game }: { $names }
keep-old-link = This link to write along is not valid any more. Ask for a new one.
keep-players = Who plays, clockwise
keep-player = Player { $number }
keep-move-up = Move player { $number } up
keep-remove = Remove player { $number }
keep-name-twice = Somebody above has this name already.
keep-name-wrong = A name has 1 to 24 letters that can be seen.
keep-one-more = One more player
keep-first-dealer = Deals first
keep-first-writer = Writes the sheet
keep-options = House rules that change the score
keep-begin = Start the sheet

keep-offline = No connection. What you write is kept on this phone and sent later.
keep-waiting = { $count ->
    [one] One entry waits to be sent
   *[other] { $count } entries wait to be sent
}
keep-waits-add = Row { $number }:
keep-waits-note = For row { $number }:
keep-waits-correct = A correction
keep-waits-delete = A row to delete
keep-waits-undo = Something to undo
keep-waits-next = The next sheet
keep-waits-dismiss = Somebody may write no longer
keep-refused = Not written
keep-again = Into the form again
keep-discard = Discard
keep-looking = You are looking on. Whoever keeps this sheet can share a link that lets you write, too.

keep-deals = { $name } deals.
keep-gets = { $cards ->
    [one] One card each.
   *[other] { $cards } cards each.
}
keep-starts = { $name } begins.
keep-writes = { $name } writes.
keep-write = Write it down
keep-predictions = Predictions
keep-prediction = prediction
keep-tricks = Tricks
keep-taken = { $taken } of { $cards }
keep-said = said { $number }
keep-note-predictions = These are the predictions
keep-change-predictions = Change the predictions
keep-who-won = Who won?
keep-excluded = Excluded: { $names }
keep-nobody = nobody
keep-points = Points
keep-points-of = Points of { $name }
keep-by-points = type them
keep-by-cards = count cards
keep-by-sums = sums
keep-cards = cards
keep-cards-of = Cards of { $name }
keep-black-nines = black nines
keep-marke = Marke still there
keep-missing = cards missing
keep-misdeal = Misdeal of { $name }
keep-no-misdeal = One misdeal less
keep-misdeals = { $count ->
    [one] One misdeal: 4 points.
   *[other] { $count } misdeals, 4 points each.
}
keep-misdeals-of = Misdeals of { $name }
keep-pad = Number pad
keep-key = { $key ->
    [back] delete a digit
    [next] next field
   *[other] { $key }
}
keep-less = { $label }: one less
keep-more = { $label }: one more

keep-sheets = Sheets
keep-sheet = Sheet { $number }
keep-the-sheet = The sheet
keep-round = Round
keep-dealer = dealer
keep-cell = as written
keep-cards-each = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
keep-bid-tricks = { $name } predicted { $bid } and took { $tricks }
keep-dealt-mark = The darker field marks who dealt.
keep-extension = The lowest total is shared: one more round is played.
keep-leads = { $count ->
    [one] { $names } is ahead.
   *[other] { $names } are level.
}
keep-chart = Totals so far
keep-undo = Undo the last change
keep-share = Share
keep-share-for = This link is to
keep-share-look = look on
keep-share-write = write, too
keep-link = Link to this sheet
keep-writers = Who writes
keep-dismiss = no longer
keep-print = Print
keep-picture = Save as a picture

keep-mend = Mend a row:
keep-edit-row = Mend row { $number }
keep-mend-row = Mend row { $number }
keep-reason = Why?
keep-correct = Correct it
keep-delete = Delete this row
keep-history = Everything that was done
keep-history-none = Nothing yet.
keep-history-add = { $name } wrote row { $number }.
keep-history-note = { $name } noted something for row { $number }.
keep-history-correct = { $name } corrected row { $number }.
keep-history-delete = { $name } deleted row { $number }.
keep-history-undo = { $name } took the last change back.
keep-history-next = { $name } began sheet { $sheet }.
keep-history-admit = { $other } may write.
keep-history-dismiss = { $other } may write no longer.
keep-undone = taken back

keep-in-row = Then row { $number } is impossible:
keep-why-keep-players = Two to twenty can be on a sheet.
keep-why-keep-row-taken = Somebody else has written this row already.
keep-why-keep-row-missing = The row before it is missing.
keep-why-keep-row-changed = Somebody else has changed this row meanwhile. Look at it, then change it again.
keep-why-keep-row-gone = This row is there no longer.
keep-why-keep-not-the-last = Something else was changed since.
keep-why-keep-not-over = This sheet is not finished.
keep-why-keep-not-yours = You may look, but not write here.
keep-why-keep-full = This book is full. Start a new one.
