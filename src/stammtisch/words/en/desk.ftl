told-to = (to { $names }) { $text }
seat-name = seat { $seat }
verdict-accepted = accepted
verdict-refused = refused
verdict-drawn = drawn
final-position = Position afterwards
sheet-line = { $name }: { $amount } by { $rule }, now { $total }
verify-entries = { $entries ->
    [one] { $entries } entry plays
   *[other] { $entries } entries play
} again exactly as written.
verify-verified = { $draws ->
    [one] { $draws } draw follows
   *[other] { $draws } draws follow
} from the secret that was committed to.
verify-sealed = The secret is not in the record, so the draws can't be checked yet.
verify-none = The record has no verifiable chance, so the draws can't be checked.
verify-finished = The game is over: { $scores }.
verify-signed = The server with this key signed it, so what was done is as it ran there: { $key }
verify-unchecked = It is signed by a server, which can’t be checked here: pip install 'stammtisch[signed]'. The key: { $key }
verify-unfinished = The game is not over.
verdict-wrong = done, but wrong
verdict-idle = done, without effect
verdict-bounced = too late, and given back
verdict-dropped = dropped
verdict-forced = done by the clock
act-holding = (holding hand)
act-at = at { $ms } ms
counts-as = Until somebody complains it counts as { part-gress-class }.
race = { $name }’s { $lost } was { $order ->
    [later] { $ms } ms later than
    [earlier] { $ms } ms earlier than
   *[level] level with
} { $target }’s { $won }; { $decided ->
    [class] in one cluster { part-gress-class } goes before { part-gress-behind }
    [time] for both it is { part-gress-class }, so the earlier one goes first
   *[seat] for both it is { part-gress-class }, so who sits nearer to the player on turn goes first
}.
standing-chance = The game waits for what chance draws.
standing-turn = { $name } is on turn, play goes { $direction ->
    [clockwise] clockwise
   *[counter] counter-clockwise
}, throws are { $throws ->
    [allowed] allowed
   *[forbidden] forbidden
}.
standing-won = { $name } has nothing left; the others take what they owe and lay down their hands.
standing-dead-end = Nobody has won; all take what they owe and lay down their hands.
standing-halt = The game is halted: { $name } and { $target } are swapping hands.
standing-call = { $name } has asked { $target } to swap hands.
standing-debt = { $name } owes { part-gress-count } { $reason ->
    [king] for a king
    [seven] for sevens
    [vorletzte] for a forgotten “vorletzte”
    [call] for saying “vorletzte” without need
    [foul] for a small foul
    [wrong] for wrongly played cards
    [unfounded] for an unfounded complaint
    [marke] for wrongly taking up a Marke
    [early] for laying down too early
   *[stop] for stopping the game
}.
standing-due = { $name } has to say “vorletzte”.
standing-liable = { $name } has not said “vorletzte” in time, and there may be a complaint.
standing-marke = { $name } has taken up the Marke wrongly, and there may be a complaint.
standing-wrong = { $cards } of { $name } { $count ->
    [one] was
   *[other] were
} wrong, and there may be a complaint.
