zettel-title = Zettel, written by { $name }
zettel-total = total
zettel-played = { $number } of { $games } games played.
zettel-leads = { $count ->
    [one] { $names } leads with { zettel-points }.
   *[other] { $names } are level with { zettel-points } each.
}
zettel-won = { $name } wins the sheet with { zettel-points }.
zettel-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
zettel-deals = { $name } deals next.
zettel-next = Next sheet: { $writer } writes and { $dealer } deals first.
zettel-big-title = Großzettel for { $number }
zettel-big-writer = Written by { $name }.
zettel-big-table = Next game, table { $number }, seats { $first } to { $last }: { $names }; { $name } deals.
zettel-credit = Gress: rules by Timo Buske and Hauke Hachmann, www.pansensack.de
zettel-corrected = * Game { $row } was corrected: { $changes }.
zettel-inserted = * Game { $row } was put in later.
zettel-deleted = Game { $row } was taken out; the points were { $points }.
zettel-because = { $text } ({ $reason })
zettel-change-points = { $name } { $after } instead of { $before }
zettel-change-winner = won by { $after } instead of { $before }
zettel-change-misdeals = { $after ->
    [one] { $after } misdeal
   *[other] { $after } misdeals
} instead of { $before }
zettel-change-seats = other seats
zettel-nobody = nobody
