page-home-title = Take a seat
page-home-line = Card games with friends or bots. No account, nothing to install.
page-game-facts = { $fewest } to { $most } players
page-play-now = Play now
page-invite = Invite friends
page-setup = Set up a table
page-to-home = Home
page-to-learn = Learn
page-to-rules = Rules
page-to-lobby = Open tables
page-to-watch = Join or watch a table
page-to-keep = Score a real game
page-to-referee = The referee for real cards
page-to-event = Evening at several tables
page-to-stats = My ratings
page-to-games = My games

page-skip = To the content
page-navigation = Main navigation
page-loading = One moment …
page-offline = Offline: reconnecting
page-settings = Settings
page-close = Close
page-your-name = Your name
page-guest = Guest { $number }
page-keep = Keep
page-language = Language
page-theme = Colours
page-theme-system = like the device
page-theme-light = light
page-theme-dark = dark
page-sound = Sound
page-sound-on = on
page-sound-off = off
page-speed = Speed of the cards
page-speed-times = { $times }×
page-motion = Movement
page-motion-system = like the device
page-motion-reduced = as little as possible

page-lobby-empty = No public table is open right now.
page-lobby-new = Open a table
page-lobby-open = { $there } of { $players } seats taken
page-lobby-running = being played by { $players }
page-join = Take a seat
page-watch = Watch
page-games-sitting = Where you sit
page-games-back = Back to the table
page-games-no-seat = You sit at no table right now.
page-games-played = What you played
page-games-none = No match is finished yet.
page-to-its-event = To the event
page-replay = Replay
page-record = Save the record

page-me = You
page-me-renamed = That is your name from now on.
page-me-account = You have an account.
page-me-account-title = An account, if you like
page-me-account-why = You need none. With one you are the same person on every device.
page-me-login = Login
page-me-password = Password (8 letters or more)
page-me-log-in = Log in
page-me-log-out = Log out
page-me-claim = Make this my account
page-me-claimed = Done. You can log in with it everywhere.
page-me-logged-in = Welcome back.
page-me-logged-out = You are logged out.
page-me-data = Your data
page-me-data-how = All that this server has of you, in one file: your name, what you played and said. Or have it forget you.
page-me-take-home = Take everything home
page-me-delete = Delete my account
page-me-delete-how = Your name, your login, your ratings and what you said are deleted, and you leave your seats. Matches stay for those who played with you, without your name. This can’t be undone.
page-me-your-password = Your password
page-me-delete-now = Delete it for good
page-me-deleted = Your account is gone.
page-imprint = Imprint
page-privacy = Privacy
page-notice-empty = Whoever runs this server has not written anything here yet.
page-privacy-kept = What this server keeps
page-privacy-what = Your name, and a login with the hash of a password if you want one. What is played and said at tables. Score sheets and evenings that you write into. Whom you don’t want to hear. The address of your device is used to limit floods, and not kept with your name.
page-privacy-days = { $kind ->
    [session] A session on a device ends after { $days } days without use.
    [guest] Guests whose sessions have ended are forgotten { $days } days after they came.
    [talk] { $days ->
        [0] What was said at tables stays.
       *[other] What was said at a table is deleted { $days } days after play there is over.
    }
    [report] Reports are deleted after { $days } days.
   *[match] { $days ->
        [0] Matches stay, as long as there is this server.
       *[other] Matches are deleted { $days } days after play at their table is over.
    }
}
page-privacy-own = You can take all of it home, or delete it, at any time:

page-game = Game
page-edition = Edition
page-edition-standard = Standard
page-edition-modern = Modern
page-edition-classic = Classic
page-rules-of = { $game }: the rules
page-rules-search = Search
page-editions-link = How the editions differ
page-rules-count = { $count ->
    [one] { $count } rule
   *[other] { $count } rules
}
page-rule = the rule

page-setup-of = { $game }: set up a table
page-preset = How do you play?
page-seats = Seats
page-seat-you = you
page-seat-open = open, for a friend
page-seat-free = free
page-seat-number = Seat { $number }
page-seat-more = One more seat
page-seat-fewer = One seat less
page-bot = Bot …
page-bot-level = { $bot ->
    [novice] bot, novice
    [casual] bot, casual
    [expert] bot, expert
    [master] bot, master
   *[other] bot
}
page-bot-count = { $count ->
    [one] one bot
   *[other] { $count } bots
}
page-bot-names = Ada, Bruno, Clara, Dario, Edda, Fidel, Greta, Hugo, Inga, Jasper
page-clock = Time to think
page-clock-seconds = { $kind ->
    [0] as long as it takes
    [20] 20 seconds
    [60] a minute
    [180] three minutes
   *[86400] a day for each act
}
page-clock-told = { $seconds } seconds for each act
page-clock-slow = { $kind ->
    [100] as in the rules
    [200] twice as long
   *[400] four times as long
}
page-visibility = Who finds this table?
page-visibility-private = only who has the link
page-visibility-public = everybody
page-series = Series
page-series-of = { $of ->
    [1] One match
   *[other] Best of { $of }
}
page-series-stands = Best of { $of }: { $wins }
page-series-won = { $count ->
    [one] { $names } wins the series.
   *[other] { $names } share the series.
}
page-spectators = Spectators
page-spectators-yes = Whoever finds the table; they see no hand
page-spectators-no = Nobody but those who play
page-umpire = Referee
page-umpire-no = None; all other people together can exclude somebody
page-umpire-yes = A chair for you or somebody without a seat, who may exclude alone
page-umpire-is = Referee: { $name }
page-umpire-free = The chair of the referee is free.
page-umpire-take = Be the referee
page-umpire-leave = Clear the chair
page-exclude = Exclude somebody
page-exclude-how = Whoever plays wrongly on purpose is out of this game. As the referee you decide that alone, and it can't be undone.
page-exclude-name = Exclude { $name }
page-all-options = All options
page-other-number = another number
page-option-wrong = This number won’t do here.
page-usual = usual
page-open-table = Open the table

page-sit = Sit here
page-put-bot = A bot for seat { $number }
page-remove-bot = Send the bot away
page-is-ready = ready
page-ready = I am ready
page-ready-waiting = Waiting for the others
page-stand = Leave the seat
page-start-now = Begin without the free seats
page-start-bots = Let the bots begin
page-close-table = Close the table
page-invite-how = Send this link to your friends, or let them scan the code. They need no account.
page-link = Link to this table
page-qr = QR code with the link to this table
page-copy = Copy the link
page-copied = Copied
page-shuffling = Shuffling …
page-paused = Pause
page-your-turn = Your turn
page-their-turn = to act
page-stands-in = a bot stands in
page-away = away
page-ping = { $ms } ms
page-your-line = Your line
page-credit = { $credited ->
    [0] { $ms } ms, nothing credited
   *[other] { $ms } ms, { $credited } ms credited
}
page-credit-why = { $reason ->
    [confirmed] A message to you and back takes { $ms } ms. So what you do counts { $credited } ms earlier than it arrives here.
    [late] Your answers take { $ms } ms, but only part of that is the way: { $credited } ms can be confirmed and are credited to you. The rest is lost in your device, or in something between it and the net.
    [proxy] Your answers take { $ms } ms, but this server is behind a proxy and can’t measure your line. So nothing is credited: what you do counts when it arrives.
    [unknown] Your answers take { $ms } ms, but the system of this server can’t confirm it. So nothing is credited: what you do counts when it arrives.
    [off] Your answers take { $ms } ms. This server credits nobody’s way: what you do counts when it arrives.
   *[other] Your line has not been measured yet.
}
page-credit-how = Only what the server can measure by itself is credited, at most 150 ms. So nobody gains by answering late.
page-watching = You are watching.
page-spectator-count = { $count ->
    [one] { $count } person is watching
   *[other] { $count } people are watching
}
page-beside = Tools and talk
page-acts = What you can do
page-view = Everything you see
page-hint = Hint
page-hinted = A bot would do this:
page-pause = Pause
page-resume = Go on
page-hand-over = Let a bot play
page-return = Give me my seat back
page-agreed = This table
page-agreed-nothing = Everything else is as usual in the rules.
page-share = Share
page-share-how = Whoever has this link can watch.
page-why-not = Why not?
page-won = { $count ->
    [one] { $names } won
   *[other] { $names } won together
}
page-player = Player
page-points = Points
page-result = The result
page-see-table = See the table
page-rematch = Another match
page-rematch-wanted = Another match is wanted by { $names }.
page-log = What happens
page-mute = mute
page-muted = You don’t hear { $name }.
page-unmute = hear again
page-report = Report somebody
page-report-how = Whoever runs this server reads it, with what was said at this table. The other person is not told.
page-report-nobody = There is nobody else at this table.
page-report-whom = Who?
page-report-what = What did they do?
page-report-send = Send the report
page-report-sent = Thank you. It has been sent.
page-say = Say something
page-send = Send
page-say-hello = Hello!
page-say-well-played = Well played!
page-say-moment = One moment, please.
page-say-thanks = Thank you!
page-say-oops = Oops!
page-say-goodbye = Goodbye!
page-again = Come back
page-hung-up = { $reason ->
    [too-many] This table is open in another window.
    [banned] You are banned from this server.
   *[other] You were logged out.
}
