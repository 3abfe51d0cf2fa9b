page-duplicate-kind = What is played?
page-duplicate-line = All tables are dealt the same cards, online. You are compared with those who have your place at the other tables, so luck is taken out. Bots sit where people are missing; with too few people for two tables, a table of bots plays for comparison.
page-duplicate-rounds = Rounds
page-duplicate-rounds-why = A round is one match at every table. Seats are drawn before each.
page-duplicate-players = Places at a table
page-duplicate-length = A round is
page-duplicate-seconds = Seconds for an act
page-duplicate-seconds-why = And three minutes more for the whole match. Who lets time pass twice in a row is replaced by a bot.
page-duplicate-bot = Bots at empty places
page-duplicate-draw = Draw the seats and deal round { $number }
page-duplicate-end-sure = End it? A round under way does not count.
page-duplicate-round = Round { $number } of { $games }
page-duplicate-round-short = R{ $number }
page-duplicate-over = Over after { $count ->
    [one] one round
   *[other] { $count } rounds
}
page-duplicate-won = { $count ->
    [one] { $names } wins with { $points }.
   *[other] { $names } share the first place with { $points }.
}
page-duplicate-gone = You have left, and a bot plays for you. A round you miss counts as average: 0.
page-duplicate-place = Place { $number }
page-duplicate-a-bot = bot
page-duplicate-finished = has finished
page-duplicate-see = See it again
page-duplicate-tables-of = Round { $number }: all tables
page-duplicate-sheet = Compared with the same cards
page-duplicate-sheet-empty = The sheet begins when all tables have finished the first round.
page-duplicate-sheet-how = How much more everybody had than the others at the same place, on average; in brackets a round somebody missed. Matchpoints (MP): how many percent of them they beat, half of those who are level.
page-duplicate-matchpoints = MP %
page-duplicate-compare = Round { $number }, place by place
page-duplicate-compare-how = In each row all were dealt the same cards. The last number is the difference to the others' average.
page-duplicate-did-seats = Round { $number }: seats drawn by { $name }, cards dealt.
page-duplicate-did-enter = Round { $number }: table { $table } has finished.
page-duplicate-fair-how = Before anybody came, the server promised a chain of secrets by showing its fingerprint. Everybody who joined added something of their own. Of each round first the seats follow from both together, then the deals of all its tables, whose fingerprint is shown before the first card. The secret of the deals is shown when all tables have finished. This page checks it again:
page-duplicate-fair-seats = { $holds ->
    [yes] Round { $number }: the seats follow from the secret and from what everybody added.
   *[no] Round { $number }: the seats do not follow. Something is wrong.
}
page-duplicate-fair-deals = { $holds ->
    [later] Round { $number }: the deals can be checked when all tables have finished. Their fingerprint:
    [yes] Round { $number }: the deals follow, too, and have the fingerprint that was promised:
   *[no] Round { $number }: the deals are not the ones that were promised. Something is wrong.
}
