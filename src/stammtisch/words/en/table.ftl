why-table-phase-open = That is for before a match; this one { $phase ->
    [over] is over
   *[other] has begun
 }.
why-table-phase-playing = There is no match going on.
why-table-phase-over = The match is not over yet.
why-table-phase-closed = This table is closed.
why-table-host-only = Only who opened the table may do that.
why-table-seat-none = You have no seat at this table.
why-table-seat-bot = A bot acts at this seat; if it is yours, ask for it back first.
why-table-seat-taken = { $name } sits there already.
why-table-seat-open = Nobody sits there.
why-table-ready-once = You are ready already.
why-table-start-full = Every seat is taken: the match begins when all people are ready.
why-table-start-players = The game as agreed on can’t be played by { $count }.
why-table-reveal-time = There is nothing to open now.
why-table-reveal-sealed = That is not what you sealed.
why-table-duplicate-seats = Others play the same deals: everybody keeps the seat they were given, for one match.
why-table-duplicate-pause = Other tables wait for this one, so there is no pause.
why-table-return-yours = No bot is standing in for you.
why-table-close-people = Other people are in the middle of a match.
why-table-pause-paused = There is a pause.
why-table-act-many = Not so much at once.
why-table-umpire-chair = { $reason ->
    [taken] { $name } is the referee of this table already.
    [seated] Whoever plays is not the referee, except for the host.
   *[none] This table has no referee.
}
why-table-umpire-only = That is for the referee to say.
why-table-pause-none = There is no pause.
fact-table-sat = { $name } sat down.
fact-table-stood = { $name } left the seat.
fact-table-placed = { $name }, a bot, sat down.
fact-table-readied = { $name } is ready.
fact-table-narrowed = The open seats are gone: { $count } will play.
fact-table-gathered = Everybody is ready.
fact-table-not-revealed = { $name } has not opened yet what they sealed for the shuffle. The match waits for it.
fact-table-began = Match { NUMBER($match) } begins.
fact-table-ended = Match { NUMBER($match) } is over.
fact-table-renewed = Match { NUMBER($match) } is being prepared.
fact-table-taken-over = { $reason ->
    [left] { $name } left; a bot plays on.
    [away] { $name } has been away for too long; a bot plays on.
   *[late] { $name } let the time pass again; a bot plays on.
 }
fact-table-presides = { $name } is the referee.
fact-table-chair-left = { $name } is no longer the referee.
fact-table-returned = { $name } is back.
fact-table-wants-pause = { $name } would like a pause.
fact-table-wants-no-pause = { $name } needs no pause any more.
fact-table-wants-resume = { $name } would like to go on.
fact-table-wants-rematch = { $name } would like another match.
fact-table-paused = { $reason ->
    [alone] Nobody is there: the clocks stand still.
   *[agreed] There is a pause.
 }
fact-table-resumed = Play goes on.
fact-table-server-back = The server was away; nobody lost time by it.
fact-table-timed-out = { $name } let the time pass.
fact-table-said = { $name }: “{ $text }”
fact-table-closed = { $reason ->
    [host] The table was closed by its host.
    [abandoned] The table was closed: nobody came any more.
    [rules] The table was closed: the rules of this game were changed while its match was under way, and it can’t go on under other rules.
   *[server] The table was closed by the server.
 }
