page-grass-name = Grass
page-grass-facts = 2 to 6 players · about 45 minutes
page-grass-about = Open your market, sell, steal and strike deals, and bring your harvest home before the others do.
page-learn-about-grass = The classic course in four rounds: the market, deals, theft and protection, nirvana and paranoia.
page-preset-grass-modern = Modern edition
page-preset-grass-classic = Classic edition
page-preset-grass-variations = All variations
page-preset-grass-variations-why = Modern, with a draft of the first hand, hidden deals, and luck instead of the pass.

page-grass-round = Round { $round } · first to ${ $amount } wins
page-grass-money = ${ $amount }
page-grass-amount = { $amount }
page-grass-thousands = { $amount }k
page-grass-with-sum = { $name }, { $amount }
page-grass-total = Total of the rounds so far
page-grass-place-of = { $name }: market and display
page-grass-in-hand = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
page-grass-dealer = deals
page-grass-skips = skips { $count }
page-grass-locked = has chosen
page-grass-market-none = no market yet
page-grass-tucked = Tucked away: { $cards }
page-grass-free = free ${ $amount }
page-grass-safe = protected ${ $amount }
page-grass-known = surely holds
page-grass-hand = in hand
page-grass-all-know = all know you hold
page-grass-stack = Stack: { $count }
page-grass-wasted = Wasted: { $count }
page-grass-last = What happened last
page-grass-your-hand = Your hand
page-grass-kept = You keep
page-grass-pick = Pick { $card }
page-grass-play-where = Play { $card }: choose where
page-grass-cover-pick = Protect { $card }
page-grass-swap-pick = Swap { $card }
page-grass-put-back = Put back
page-grass-over = The game is over.

page-grass-ask-turn = Your turn: play, waste or deal.
page-grass-ask-end = Make another deal, or end your turn.
page-grass-ask-where = { $card }: where to?
page-grass-ask-cover = { $card }: choose what it shall protect.
page-grass-ask-swap = { $card }: which peddle do you take for it?
page-grass-ask-answer = An offer: what do you say?
page-grass-ask-pick = Keep one card; the others travel on. Nobody sees which.
page-grass-ask-pass = Choose the card that goes to { $left } on your left. Nobody else sees it.
page-grass-ask-lock = Lay down a card for the deal, face down. It may be any card.
page-grass-ask-give = { $name } holds out a hand: which peddle do you give?
page-grass-ask-lose = Which peddle do you lose?
page-grass-laid-own = You chose { $card }.
page-grass-waiting = { $count ->
    [one] { $names } is to act.
   *[other] { $names } are to act.
}
page-grass-covered = { $amount } of { $most }
page-grass-cover-choose = Choose peddles to protect

page-grass-do-play = Play { $card }
page-grass-do-lay = Lay out { $card }
page-grass-do-play-on = { $card } on { $name }
page-grass-do-steal = Steal { $peddle } from { $name }
page-grass-do-cover = Protect { $peddles } with { $card }
page-grass-do-pay = Pay the fine with { $peddle }
page-grass-do-pay-under = Pay the fine with { $peddle } under protection { $number }
page-grass-do-waste = Waste { $card }
page-grass-do-swap = Swap { $card } for { $peddle } of { $name }
page-grass-do-take = Deal with { $name }
page-grass-do-end = End your turn
page-grass-do-accept = Accept
page-grass-do-willing = I would
page-grass-do-decline = No, thanks
page-grass-do-withdraw = Withdraw the offer
page-grass-do-give = Give { $card }
page-grass-do-lose = Lose { $card }
page-grass-do-pass = Pass { $card }
page-grass-do-pick = Keep { $card }
page-grass-do-lock = Lay down { $card }
page-grass-do-offer = Offer { $name }: { $gives } for { $wants }
page-grass-do-offer-all = Ask everybody: { $gives } for { $wants }
page-grass-do-counter = Propose instead: { $gives } for { $wants }
page-grass-side = { $hand ->
    [none] { $table } from the display
   *[other] { $hand }{ $table ->
        [none] { "" }
       *[other] { " " }and { $table } from the display
    }
}
page-grass-hidden-card = a hidden card

page-grass-deal = Offer a deal …
page-grass-counter = Propose something else …
page-grass-offer-to = Offer it to { $name } …
page-grass-offers = { $to ->
    [all] { $name } asks everybody
    [you] { $name } offers you a deal
   *[other] { $name } offers { $to } a deal
}
page-grass-gives = gives
page-grass-wants = wants
page-grass-willing = { $count ->
    [one] { $names } would do it.
   *[other] { $names } would do it.
}
page-grass-thinking = { $count ->
    [one] { $names } is thinking.
   *[other] { $names } are thinking.
}
page-grass-to-whom = To whom?
page-grass-everybody = everybody
page-grass-give-which = You give, from your hand
page-grass-want-which = You want, from the other hand
page-grass-give-table = You give, from your display
page-grass-want-table = You want, from the other display
page-grass-deal-missing = Choose what goes over from both sides
page-grass-hidden-how = Hidden deals: you agree first, then each lays down a card, face down. Promise what you like; nothing binds.
page-grass-promise-give = You promise
page-grass-promise-want = You would like
page-grass-promise-more = In your own words
page-grass-promise = I give you { $gives } ({ $code }){ $wants ->
    [none] { "" }
   *[other] { " " }for { $wants }
}. Promised!
page-grass-call-off = Call the deal off

page-grass-account = Account of round { $round }
page-grass-account-all = Show all lines
page-grass-counts = What counts
page-grass-hands = left in hand

page-editions-title = Grass: the two editions
page-editions-intro = Both editions are played with 104 cards and the same idea. This is where they differ; each line leads to its rules.
page-editions-subject = Subject
page-editions-pack = The pack
page-editions-pack-modern = 29 peddles, 4 Stonehigh
page-editions-pack-classic = 28 peddles, 5 Stonehigh
page-editions-turn = The turn
page-editions-turn-modern = After your card you may still deal; you say when your turn ends.
page-editions-turn-classic = Your card ends your turn.
page-editions-deals = When to deal
page-editions-deals-modern = After drawing, before and after your card.
page-editions-deals-classic = Only while you hold seven cards.
page-editions-table = Deals over the table
page-editions-table-modern = Once a turn you swap one free peddle for another, without asking.
page-editions-table-classic = Only if both agree: any number of free peddles on each side, with a hand card each if you like.
page-editions-paranoia = Whom paranoia hits
page-editions-paranoia-modern = An opponent of your choice.
page-editions-paranoia-classic = Whoever plays it.
page-editions-paranoia-market = Paranoia without a market
page-editions-paranoia-market-modern = You can neither play nor waste it.
page-editions-paranoia-market-classic = You can play it at any time.
page-editions-sold-out = Sold Out
page-editions-sold-out-modern = One free peddle, chosen by the victim; no skip.
page-editions-sold-out-classic = The cheapest free peddle, and one turn skipped.
page-editions-doublecrossed = Doublecrossed
page-editions-doublecrossed-modern = The dearest free peddle, and one turn skipped.
page-editions-doublecrossed-classic = The dearest free peddle, and two turns skipped.
page-editions-wiped-out = Utterly Wiped Out
page-editions-wiped-out-modern = All free peddles and the market, and one turn skipped.
page-editions-wiped-out-classic = All free peddles and the market, and two turns skipped.
page-editions-stonehigh = Stonehigh
page-editions-stonehigh-modern = Every opponent gives a free peddle of their choice.
page-editions-stonehigh-classic = Every opponent gives their cheapest free peddle.
page-editions-nirvana = What nirvana does besides
page-editions-nirvana-modern = Nothing.
page-editions-nirvana-classic = It lifts the heat on you and gives you another turn.
page-editions-nirvana-market = Nirvana without a market
page-editions-nirvana-market-modern = Allowed.
page-editions-nirvana-market-classic = Neither played nor thrown away.
page-editions-steal = Stealing
page-editions-steal-modern = Only from an open market; the card is wasted.
page-editions-steal-classic = Also from a heated one; the card goes under the victim’s market.
page-editions-fine = Paying a fine
page-editions-fine-modern = With any peddle of your display; the card goes under your market.
page-editions-fine-classic = With the cheapest peddle of your display; the card is wasted.
page-editions-protect = Protecting under heat
page-editions-protect-modern = Not possible.
page-editions-protect-classic = Possible, even without a market.
page-editions-banker = The banker
page-editions-banker-modern = 5,000 from every other player with a free peddle.
page-editions-banker-classic = A fifth of every other player’s free peddles.
page-editions-floor = Less than nothing
page-editions-floor-modern = A total never falls below zero.
page-editions-floor-classic = A total may be negative.
page-editions-names = Names of the cards
page-editions-names-modern = Translated.
page-editions-names-classic = English in both languages; each heat off has a name of its own.

page-duplicate-kind-grass = Grass: same deals
page-duplicate-short-grass = one hand
page-duplicate-whole-grass = a whole match

keep-coming-grass = Round { $number }
keep-entered = How it is entered
keep-banker = Who has the banker?
keep-protected = protected
keep-free = free
keep-hand = in hand
keep-protected-of = Protected money of { $name }, in thousands
keep-free-of = Free money of { $name }, in thousands
keep-whose = Whose?
keep-onward = next: { $name }
keep-thousand = ,000
keep-highest = dearest peddle in hand
keep-closer = Who closed the market?
keep-money = { $amount }
keep-steps = Show every step
keep-won-grass = { $count ->
    [one] { $names } is the Baron, with { $points }.
   *[other] { $names } are Barons together, with { $points }.
}
keep-next-grass = Another game
keep-why-grass_digital-score_2 = One pack does not hold all this: look at the banker, the fines and the sums.
keep-why-grass_digital-score_2-free = No peddles add up to this sum.
keep-why-grass_digital-score_2-protected = No peddles add up to this sum.
keep-why-grass_common-protected_1 = All protections of the pack together do not cover so much.
keep-why-grass_common-protected_3 = Dr. Feelgood can’t be protected.
keep-why-grass_common-win_1 = The game was over before this round.
keep-why-grass_common-players_1 = Two to six play Grass.

page-referee-played = A card was already let go this turn
page-referee-before = Before { $name }
page-referee-market = Market
page-referee-market-none = none
page-referee-market-open = open
page-referee-free = Free peddles
page-referee-covered = Protections, after each what lies under it
page-referee-grass-play = play
page-referee-grass-waste = waste
page-referee-grass-swap = swap peddles
page-referee-grass-end = end the turn
page-referee-nobody = nobody
page-referee-peddles-play = Which peddles (to protect, to steal, to pay with)?
page-referee-peddles-swap = Your peddle, then theirs
page-referee-written = As it is written
page-referee-wrong-hands-grass_common-hand_1 = Whoever is on turn and has let no card go yet holds seven cards, all others six.
page-referee-wrong-hands-grass_common-deck_conserve = One of these cards is not there so often, with those on the table.
page-referee-wrong-protections-grass_common-protected_1 = Below each protection lies at least one peddle, and no more than it covers.
page-referee-wrong-protections-grass_common-protected_3 = Dr. Feelgood can’t be protected.
