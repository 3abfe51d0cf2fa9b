server-page-welcome = Card games are played here. The page for browsers is not built yet: make page does that. Programs can play, see docs/bots.md.
server-page-game = Game
server-page-names = Who is there
server-page-bots = { $count ->
    [one] one bot
   *[other] { $count } bots
}
server-page-state = State
server-page-state-of = { $state ->
    [open] open
    [over] over
    [closed] closed
   *[running] running
}
server-page-send = Send
server-page-imprint = Imprint
server-page-privacy = Privacy
server-admin-title = Running this server
server-admin-token = The admin token, as printed at the start:
server-admin-here = { $count ->
    [one] { $count } connection is open.
   *[other] { $count } connections are open.
}
server-admin-announce = Tell everybody:
server-admin-backup = Make a backup
server-admin-backed-up = Everything has been copied to { $file }.
server-admin-tables = Tables
server-admin-users = Users
server-admin-user = Name
server-admin-login = Login
server-admin-connections = Connections
server-admin-close = Close
server-admin-ban = Ban
server-admin-unban = Lift the ban
server-admin-leave = Log out
server-admin-reports = Reports by players
server-admin-no-reports = Nobody has reported anything.
server-admin-report = { $name } about { $other }: { $text }
server-admin-said = { $name }: { $text }
server-admin-mute = Stop them talking
server-admin-unmute = Let them talk again
server-admin-close-table = Close the table
server-admin-settle = Report is settled
server-admin-pace = How quickly they act
server-admin-pace-how = From the latest 20 matches: how long after whatever happened before an act came. People are quick now and slow then; a program that plays in somebody’s name often takes the same time for everything. That proves nothing by itself.
server-admin-pace-acts = Acts
server-admin-pace-quick = One in ten within
server-admin-pace-middle = Half within
server-admin-pace-slow = Nine in ten within
server-admin-notices = Who runs this server, and what becomes of people’s data
server-admin-keep = Keep this text

server-start-here = Stammtisch is open: { $address }
server-start-others = For others in your network: { $address }
server-start-admin = Admin page: { $address } with the token { $token }
server-start-kept = Everything is kept in { $store }
server-start-stop = Ctrl+C stops the server. Nothing is lost by that.
server-start-slow = The engine was installed without a C compiler: it runs from its source, and bots think more slowly.
server-start-source = The engine is being compiled beside this, in about a minute; until then bots think more slowly.
server-gone-over = The engine is compiled, and the server has gone over to it. Everybody is still in their seats.
server-not-compiled = The engine could not be compiled: the server goes on from its source, where bots think more slowly.
server-stopped = Stopped. All tables are saved.
server-backed-up = Everything has been copied to { $file }.
server-restored = { $file } is sound, and the server starts from it now. Tables: { $tables }. Users: { $users }.
server-sound = Everything is as the server wrote it. Tables: { $tables }. Users: { $users }.

config-right = The settings are right.
doctor-line = { $well ->
    [yes] { $what }: { $found }
   *[no] { $what }: { $found } (not well)
}
doctor-version = Stammtisch
doctor-python = Python
doctor-engine = Engine
doctor-page = Page in the browser
doctor-postgres = PostgreSQL
doctor-data = Data folder
doctor-store = What is kept
doctor-server = Server at the port
doctor-descriptors = Files it may open
admin-table = { $table }  { $game }  { $state }  { $names }
admin-user = { $user }  { $name }  { $banned ->
    [yes] banned
   *[no] { "" }
}
admin-done = Done.
admin-token = The new token: { $token }
admin-draining = The server opens no new tables and begins no match in real time. When the last of those is over, it ends.

error-malformed = That could not be understood.
error-login-needed = Tell us your name first.
error-wrong-password = This login and this password don’t belong together.
error-admin-only = That needs the admin token.
error-origin = This page may not do that. Whoever runs the server can allow its address with the setting origins.
error-banned = You are banned from this server.
error-silenced = You can play here, but not talk: whoever runs the server has decided so.
error-held = Others still play the same deals. When all tables have finished, this can be seen.
error-no-spectators = At this table only those who play may look on.
error-not-found = There is nothing here.
error-method = That can’t be done here.
error-name-taken = Somebody else has this login already.
error-has-password = You have a password already.
error-of-event = At this table and others the same deals are played. Whoever organises that can end it, and then all its tables are closed.
error-other-rules = This match was played under an older version of the rules. Its record is still there, but it can’t be played again here.
error-too-big = That is too much at once.
error-too-many = Too many at once. Try again in a while.
error-unavailable = That can’t be done right now. Nothing has changed; try again.
error-closing = This server is about to close. Nothing is lost: try again in a while.
error-no-page = The page has not been built: make page.
error-broken = Something went wrong on the server.
