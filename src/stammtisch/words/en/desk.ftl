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
verify-unfinished = The game is not over.
