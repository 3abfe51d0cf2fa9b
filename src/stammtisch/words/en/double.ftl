title-double = Double

intro-double =
    Double is a trick-taking game for two to eight players, and at its best with up to six. Every card shows two motifs, one at each end. While a card is in your hand both of them count. Once it is played, only the half you turned to the middle of the table does.

    A game has ten rounds. In each you get one to five cards, one more card is turned up for trump, and everybody predicts how many tricks they will take. Then the tricks are played. A prediction that comes true wins points; one that does not costs what you staked on it. Whoever owns the most points after the last round wins.

cards-double =
    Cards are written with the higher half first. T is the ten, J the jack, Q the queen, K the king and A the ace. C stands for clubs, S for spades, H for hearts and D for diamonds. PO is the Pope, FO the Fool.

    This is our pairing, sorted by the suit of the higher half; one set holds each card once. It is easy to remember: the two values add up to 16, with the jack as 11 and the ace as 14. Only the eights are different: two of them share their cards with the Fool and the Pope, the other two with a nine and a seven.

    | Clubs | Spades | Hearts | Diamonds | No suit |
    |---|---|---|---|---|
    | AC/2H | AS/2D | AH/2C | AD/2S | FO/8C |
    | KC/3D | KS/3H | KH/3S | KD/3C | PO/8S |
    | QC/4S | QS/4C | QH/4D | QD/4H | |
    | JC/5H | JS/5D | JH/5C | JD/5S | |
    | TC/6D | TS/6H | TH/6S | TD/6C | |
    | 9C/7S | 9S/7C | 9H/7D | 9D/8H | |
    | | | | 8D/7H | |

section-double-mat = Material
double-mat-cards-54 = The pack is made of two sets of 27 cards. The sets are alike, so each card exists twice.
    .title = 54 cards, two sets
double-mat-spare = The box holds one spare card. It stands in for a lost one and is never shuffled in as an extra.
    .title = The spare card
double-mat-two-motifs = Every card shows exactly two motifs, one at each end. We call each end a half.
    .title = Two motifs per card
double-mat-motif-inventory = Within one set every value of every suit is there exactly once, and so are the Pope and the Fool. That makes 54 motifs on 27 cards.
    .title = Every motif once
double-mat-pair-constraint = The two motifs of a card always differ in value and in suit.
    .title = No twins on a card
double-mat-suit-means-suit = The suits are clubs, spades, hearts and diamonds. Red and black mean nothing here; a card may well pair hearts with diamonds.
    .title = What a suit is
double-mat-rank-order = From low to high: 2 to 10, jack, queen, king, ace. The Pope stands above the ace, and the Fool above the Pope.
    .title = Order of the values
double-mat-special-are-motifs = The Pope and the Fool are motifs too. They sit on two different cards, each next to an ordinary motif that has a suit.
    .title = Pope and Fool are motifs
double-mat-chips = There are 40 black chips worth 1 point each, 20 red ones worth 5 and 10 white ones worth 20. Together that is 340 points.
    .title = The chips

section-double-setup = Setting up
double-setup-sets = Normally both sets are shuffled together: 54 cards. Up to five players may agree to play the whole game with one set of 27. From six players on you need both.
    .title = One set or two
double-setup-players = Two to eight can play. We recommend up to six.
    .title = Number of players
double-setup-stake = Everybody starts with five black chips and two red ones: 15 points.
    .title = Starting chips
double-setup-bank = All other chips form the bank.
    .title = The bank
double-setup-first-dealer = The first dealer is drawn by lot, with the same chance for everybody.
    .title = First dealer

section-double-round = Rounds
double-round-count = A game has exactly ten rounds.
    .title = Ten rounds
double-round-schedule = Round by round everybody gets 1, 2, 3, 4, 5, 5, 4, 3, 2 and finally 1 card. A round has as many tricks as you have cards.
    .title = Cards per round
double-round-phases = Every round takes the same steps: deal the cards, turn up trump, predict, play the tricks, settle up. No step begins before the one before it is done.
    .title = Steps of a round
double-round-dealer-rotation = After each round the deal passes to the dealer's left neighbour, who was the starter of the round just played.
    .title = The deal passes left
double-round-starter = The dealer's left neighbour is the starter of the round.
    .title = The starter
double-round-shuffle-all = Before each round all cards in use are shuffled together, the turned-up one too. What you saw last round says nothing about this one.
    .title = Shuffle everything
double-round-deal-hidden = The cards are dealt face down. You look at your own hand and no other, in the one-card rounds as well.
    .title = Hands are secret

section-double-trump = Trump
double-trump-turn-up = After the deal the top card of the stock is turned up.
    .title = Turning up a card
double-trump-higher-motif = The suit of its higher motif is trump for this round. The two values always differ, so there is never any doubt.
    .title = The higher motif decides
double-trump-none = If the turned-up card shows the Pope or the Fool, this round has no trump. The other half of that card does not count.
    .title = Rounds without trump
double-trump-card-out-of-play = The turned-up card stays in sight under the stock. It belongs to nobody and cannot be played. Nobody draws from the stock or looks through it.
    .title = Card out of play

section-double-bid = Predictions
double-bid-order = You predict one after another, clockwise. The starter goes first and the dealer last.
    .title = Order of predictions
double-bid-mandatory = Everybody makes a prediction; there is no passing. If you expect no trick at all, predict zero.
    .title = No passing
double-bid-range = A prediction is a whole number, from zero up to the number of cards you were dealt this round.
    .title = What you may predict
double-bid-chips-limit = You cannot predict more tricks than you own points. With two points left, two is your limit.
    .title = No more than you own
double-bid-zero = Zero is always open to you and takes no chip. Only the option bid_total can stand in its way.
    .title = Predicting zero
double-bid-public = You show your prediction openly, by staking as many points in front of you, apart from your other chips. A black chip stands for one trick, a red one for five.
    .title = Open stakes
double-bid-final = Once made, a prediction stands.
    .title = No taking back
double-bid-no-total-restriction = The predictions may add up to anything, even to exactly the number of tricks.
    .title = Any total will do

section-double-play = Playing
double-play-lead-first = The starter leads the first trick, whoever predicted what.
    .title = Who leads first
double-play-turn-order = The others follow clockwise, and everybody adds exactly one card to the trick.
    .title = Order of play
double-play-own-card = You can only play a card from your own hand.
    .title = Your own cards
double-play-motif-choice = When you play a card, you choose which half points to the middle of the table. Only that motif counts.
    .title = Choosing a half
double-play-second-motif-dead = Once a card is played, its other motif means nothing for the rest of the round.
    .title = The other half is gone
double-play-hand-both-motifs = In your hand all motifs count. You have a suit as soon as any half of any card shows it.
    .title = Both halves count in hand
double-play-lead-free = When you lead, you may play either half of any of your cards. The suit of that half is the suit led.
    .title = Leading a trick
double-play-follow = If any half in your hand shows the suit led, you must play a half of that suit. Only the Pope and the Fool may take its place.
    .title = Following suit
double-play-follow-which-motif = Among your halves of the suit led you choose freely. But the half you play must itself show that suit: the other half of the same card will not do, not even if it is a trump or higher. Only the Pope and the Fool are exempt.
    .title = Which half follows
double-play-void-free = If no half in your hand shows the suit led, you may play any half of any card: trump the trick, or throw something away.
    .title = If you cannot follow
double-play-no-must-trump = You never have to trump.
    .title = No duty to trump
double-play-no-must-overtake = You never have to beat what lies on the table.
    .title = No duty to win

section-double-special = Pope and Fool
double-special-order = The Fool beats everything. The Pope beats everything but the Fool. Both beat every trump.
    .title = Fool before Pope
double-special-not-trump = The Pope and the Fool belong to no suit, and they are not trumps.
    .title = Without a suit
double-special-play-any-time = You may play the Pope or the Fool at any of your turns, even if you could follow suit.
    .title = Welcome at any time
double-special-not-a-suit = Holding the Pope or the Fool neither makes you follow suit nor frees you from it. The other half of such a card counts like any other half.
    .title = Holding Pope or Fool
double-special-lead-cancels-duty = If the Pope or the Fool is led, there is no suit to follow in this trick. All others play whatever they like, and the second card sets no suit either.
    .title = Leading Pope or Fool
double-special-later-keeps-duty = If the Pope or the Fool comes later in a trick, everyone after it must still follow the suit led.
    .title = Pope or Fool played later

section-double-trick = Tricks
double-trick-winner-order = The first Fool wins the trick. Without a Fool the first Pope wins, without either the highest trump, and without trump the highest motif of the suit led. Any other motif never wins.
    .title = Who wins a trick
double-trick-identical-first = If the same motif is played twice in a trick, the one played first ranks higher.
    .title = First come, first ranked
double-trick-identity-by-motif = Only the halves played are compared. Two copies of one card, played with different halves, are not the same.
    .title = What counts as the same
double-trick-collect = The winner takes the trick and lays it down face down. Everybody can see how many tricks each player has.
    .title = Taking a trick
double-trick-winner-leads = Whoever wins a trick leads the next.
    .title = The winner leads

section-double-score = Settling up
double-score-exact = If you take exactly as many tricks as you predicted, your stake comes back, and the bank adds the same amount and 5 points more. A kept prediction of three earns 8 points.
    .title = Kept predictions
double-score-wrong = If you take more tricks or fewer, by however many, your stake is lost. That is all it costs.
    .title = Missed predictions
double-score-zero-bid = A kept zero earns 5 points. A missed zero costs nothing.
    .title = Zeros kept and missed
double-score-simultaneous = Everybody is settled from the same final count of tricks. It makes no difference who comes first.
    .title = All at once
double-score-nonnegative = Nobody ever falls below zero points, for nobody can lose more than they own.
    .title = Never below zero

section-double-bank = The bank
double-bank-change = You may change chips at any time. Only the points matter.
    .title = Changing chips
double-bank-order = Lost stakes go into the bank before it pays out.
    .title = Take in, then pay
double-bank-shortage = If the bank runs out of chips, nobody's score suffers. The missing amount is written down.
    .title = An empty bank

section-double-end = End of the game
double-end-winner = Whoever has the most points after the tenth round wins.
    .title = The winner
double-end-tie = Players level at the top share the win.
    .title = A shared win

section-double-info = Who sees what
double-info-hands-hidden = Only you see your hand. Nobody knows the order of the stock.
    .title = Secret hands
double-info-turnup-public = Open to all are the turned-up card with both its halves, the trump, the predictions, everybody's points and number of tricks, and both halves of each card in the current trick.
    .title = What everybody sees
double-info-trick-piles = Finished tricks lie face down. The last one stays in view until the next is led. After that your memory must do; bots, too, may remember all they have seen.
    .title = Finished tricks
double-info-void-inference = If somebody plays an ordinary half of another suit than the one led, no card left in that hand shows the suit led. Playing the Pope or the Fool gives nothing away, unless colourless_follow is only_if_void.
    .title = What a discard tells

section-double-der = What follows from the rules
double-der-cards-suffice = A five-card round takes five cards per player and one to turn up. One set is enough for five players (26 of 27 cards), both sets for ten (51 of 54).
    .title = How far the cards go
double-der-players-by-chips = The chips give the usual start to eight players. Nine can still be given 15 points each, but in another mix. Ten cannot: black and red make only 140 points, and a white chip is worth more than 15.
    .title = How far the chips go
double-der-bank-start = At the start the bank holds 340 points less 15 for each player. With eight players that leaves no black chip, 4 red and 10 white ones.
    .title = The bank at the start
double-der-cap-from-round-6 = In the first five rounds you always own enough points for any prediction. At worst you have lost all 15 after round five (1 + 2 + 3 + 4 + 5), so the limit can only matter from round six on.
    .title = When points run short
double-der-max-score = A player ends with 0 to 95 points. A whole table reaches at most 65 points per player plus 30.
    .title = The highest scores
double-der-bank-safe = With up to four players the bank can never run dry. With five or more it can: in trial games between simple bots it never did with five or six players, it did in 2 of 100 games with seven and in nearly half with eight.
    .title = When the bank runs dry
double-der-no-trump-rate = Two of the 27 cards show the Pope or the Fool. So 7.4 rounds in 100 have no trump on average, with one set as with two.
    .title = How often trump is missing
double-der-branching = You never choose among more than six predictions or ten ways to play. Over a game everybody makes ten predictions and plays thirty cards.
    .title = How many choices
double-der-conservation = If the chips are counted, then after every settlement all points plus the bank, less what the bank still owes, make 340.
    .title = Nothing gets lost

section-double-amb = Rulings
double-amb-colourless-follow = May you play the Pope or the Fool although you could follow suit? Yes, they belong to no suit and are bound by none. If your table differs, choose the option colourless_follow.
    .title = Pope instead of following
double-amb-pope-card-suit = Does the other half of a Pope or Fool card oblige you to follow suit? Yes, every half in your hand counts. You play that half, another of the suit, or the Pope or the Fool.
    .title = The Pope's other half
double-amb-led-suit-after-special = After the Pope or the Fool is led, does the next card set a suit? No. The whole trick is free.
    .title = Suit after a led Pope
double-amb-special-second = Does a Pope or Fool played later in the trick end the duty to follow? No, only the first card can do that.
    .title = A Pope in mid-trick
double-amb-which-half = You hold several halves of the suit led: which one must you play? Any of them. Nobody has to beat the trick.
    .title = Choosing among halves
double-amb-same-card-trump = A card shows the suit led and also trump: may you trump with it? No. While you can follow suit, you must.
    .title = Led suit and trump together
double-amb-identical = Must cards be identical, or motifs? Motifs, as played. The first one ranks higher, and that holds for Popes and Fools too. If your table differs, choose the option identical.
    .title = Cards or motifs
double-amb-special-one-card = Could the Pope and the Fool share a card? Not in our pack. Should your own pairing put them together, the rules still work (option pairing).
    .title = Pope and Fool together
double-amb-players = How many can play? Two to eight, and we recommend up to six. With the option players_max up to ten can play, without real chips.
    .title = How many players
double-amb-sets-default = With fewer than six players, one set or two? Two, unless you choose one (option sets).
    .title = Sets for small tables
double-amb-bid-above-k = May you predict more tricks than there are? No. You could not win them.
    .title = More than possible
double-amb-chip-limit = You still own points, but fewer than you have cards: how high may you predict? Up to the points you own, as the stake must lie on the table. If your table gives credit, choose the option credit.
    .title = Too few points
double-amb-total = Is a number barred for the last player to predict? No. If your table likes it stricter, choose the option bid_total.
    .title = The last prediction
double-amb-bid-mode = Do you predict in turn or all at once? In turn, and openly. For secret predictions choose the option bid_mode.
    .title = In turn or at once
double-amb-bid-change = May you change your mind? No. Those who predict after you rely on your number.
    .title = Second thoughts
double-amb-bank-empty = What if the bank runs out? The points are paid all the same. The option bank shows what the bank owes.
    .title = The bank is empty
double-amb-tie = What if several are level at the top? They share the win. The option tie offers two ways to decide it.
    .title = A tie at the top
double-amb-review = May you look through earlier tricks? Only at the last one, until the next is led. The option review allows more or less.
    .title = Looking back
double-amb-turn-direction = Which way round is it played? Clockwise.
    .title = Direction of play
double-amb-irregularities = What about misdeals, wrong halves, revokes and cards out of turn? They cannot happen here: such an act is refused, and you are told the rule. With real cards, agree beforehand.
    .title = Mistakes at the table
double-amb-timeouts = What if somebody does not act in time? That is up to the table, not the game: the smallest allowed prediction is made, or the lowest allowed motif played.
    .title = Running out of time
double-amb-chip-values = Some descriptions name other chips: which ones count? Ours are 70 chips worth 1, 5 and 20 points.
    .title = Values of the chips
double-amb-forehead = Do you play the one-card rounds without seeing your card? No, you look at it as always. If your table likes it blind, choose the option blind_one.
    .title = One card, seen or blind

section-double-opt = Options
double-opt-sets = How many sets are in play? 2 (default): both, 54 cards. 1: one set of 27 cards, for up to five players.
    .title = Number of sets
double-opt-colourless_follow = When may the Pope and the Fool be played? free (default): at any turn. only_if_void: not by a player who can follow suit.
    .title = Pope and Fool when following
    .value-free = at any turn
    .value-only_if_void = only by those who can’t follow suit
double-opt-identical = Which of two identical motifs in a trick ranks higher? first (default): the one played first. last: the one played last. Both hold for Popes and Fools too.
    .title = Identical motifs
    .value-first = the one played first
    .value-last = the one played last
double-opt-pairing = Which motifs share a card? canonical (default): our pairing, as in the table of cards. Or an own list of 27 cards, to match the cards you have at home.
    .title = Pairing of the motifs
    .value-canonical = as in the table of cards
    .value-own = an own list of cards
double-opt-players_max = How many may sit at the table? 8 (default), 9 or 10. Above 8 the chips are virtual, as the real ones no longer give the usual start.
    .title = Most players
double-opt-credit = May you predict more than you own? off (default): no. on: you may predict up to the number of your cards, whatever you own; a missed prediction costs at most what you have.
    .title = Predicting on credit
    .value-off = no
    .value-on = yes
double-opt-bid_total = May the predictions add up to the number of tricks? free (default): yes. hook: the last to predict may not choose the number that makes them equal, not even zero, unless no other number is left. The hook does not go together with simultaneous predictions.
    .title = Total of the predictions
    .value-free = yes, any total
    .value-hook = no, the last has to avoid it
double-opt-bid_mode = How are predictions made? sequential (default): openly and in turn. simultaneous: everybody chooses in secret and in any order, and all are revealed together when the last one is in.
    .title = Way of predicting
    .value-sequential = openly, in turn
    .value-simultaneous = in secret, all at once
double-opt-bank = Are the bank's chips counted? unlimited (default): no, the bank always has enough. finite_iou: yes, and what it cannot pay is noted as its debt. The scores are the same.
    .title = Size of the bank
    .value-unlimited = no, it always has enough
    .value-finite_iou = yes, with debts of the bank
double-opt-tie = What happens if several are level at the top? shared (default): they share the win. extra_round: all play exactly one more round with one card, but only those tied can win; if they are still level, they share. most_exact: whoever of them kept the most predictions wins; if that is level too, they share.
    .title = Ties at the top
    .value-shared = they share the win
    .value-extra_round = one more round of one card
    .value-most_exact = most predictions kept wins
double-opt-review = Which finished tricks may you look at? last (default): the last one, until the next is led. none: none. all: all tricks of the round.
    .title = Looking at tricks
    .value-last = the last one
    .value-none = none
    .value-all = all of the round
double-opt-blind_one = Are one-card rounds played blind? off (default): no. on: while predicting, everybody sees all cards but their own; when all have predicted, you take up your card and play as usual.
    .title = Blind one-card rounds
    .value-off = no
    .value-on = yes
double-opt-schedule = How many rounds, with how many cards? The default is 1, 2, 3, 4, 5, 5, 4, 3, 2, 1. You may set 1 to 20 rounds of 1 to 5 cards each; 1, 2, 3, 4, 5 makes a short game.
    .title = Rounds and cards
double-opt-first_dealer = Who deals first? lot (default): drawn by lot. Or the number of a seat, counting clockwise from 0.
    .title = First dealer
    .value = seat { $amount }
    .value-lot = drawn by lot
double-opt-zero_bonus = How many points does a kept zero earn? 0 to 5; the default is 5. Some tables pay less, as a zero risks nothing.
    .title = Points for a kept zero

part-double-suit = { $suit ->
    [C] clubs
    [S] spades
    [H] hearts
    [D] diamonds
   *[other] { $suit }
}
part-double-bid = { $bid ->
    [0] no tricks
    [one] { $bid } trick
   *[other] { $bid } tricks
}
part-double-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
part-double-with-points = { part-double-points }

why-double-round-phases = { $phase ->
    [deal] The cards are still being dealt; please wait a moment.
    [bid] First everybody predicts; the tricks come after that.
    [play] The tricks are being played; predictions are closed for this round.
    [over] The game is over.
   *[other] It is not the time for that.
}
why-double-trump-card-out-of-play = Nobody draws from the stock, and the card turned up stays where it is.
why-double-bid-order = It is { $name }’s turn to predict; yours will come.
why-double-bid-mandatory = Everybody has to predict; who expects no trick predicts 0.
why-double-bid-final = You have already predicted { part-double-bid }, and that stands.
why-double-bid-range = With { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} you can predict from 0 to { $cards }, but not { $bid }.
why-double-bid-chips-limit = You cannot predict { $bid }, for you have { $points ->
    [0] no points left
   *[other] only { part-double-points }
} to stake.
why-double-opt-bid_total = You are the last to predict, and { $bid } would make the total equal to { $cards ->
    [one] the { $cards } trick
   *[other] the { $cards } tricks
} of this round; please choose another number.
why-double-play-turn-order = { $reason ->
    [one] You play exactly one card to each trick.
   *[other] It is { $name }’s turn to play; yours will come.
}
why-double-play-own-card = You have no { $motif } in your hand.
why-double-play-motif-choice = { $motif ->
    [none] { $card } has two halves; say which one you play.
   *[other] There is no { $motif } on { $card }.
}
why-double-play-follow = The suit led is { part-double-suit } and you can follow it, so { $motif } cannot be played now.
why-double-play-follow-which-motif = The suit led is { part-double-suit } and { $card } shows it, so you cannot use the half { $motif } instead.
why-double-opt-colourless_follow = The suit led is { part-double-suit } and you can follow it; at this table { $motif } is only for those who cannot.

fact-double-dealer-chosen = { $name } was chosen to deal first.
fact-double-round-dealt = Round { $round } of { $rounds }: { $name } dealt { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} each and turned up { $card }: { $trump ->
    [none] no trump
    [C] clubs are trump
    [S] spades are trump
    [H] hearts are trump
    [D] diamonds are trump
   *[other] { $trump } is trump
}.
fact-double-bid-made = { $name } predicted { part-double-bid }.
fact-double-bid-locked = { $name } made a secret prediction.
fact-double-bids-revealed = The predictions were revealed.
fact-double-card-played = { $name } played { $motif } of { $card }.
fact-double-trick-taken = { $name } took the trick with { $motif }.
fact-double-seat-settled = { $name } predicted { $bid } and took { $tricks }: { $kept ->
    [yes] kept, +{ $change }
   *[no] missed, { $change ->
        [0] nothing lost
       *[other] { $change }
    }
}, now { part-double-points }.
fact-double-bank-short = The bank was { $missing ->
    [one] { $missing } point
   *[other] { $missing } points
} short; all scores still count in full.
fact-double-extra-round = { $names } were level at the top, so one more round with one card was called.
fact-double-game-ended = { $count ->
    [one] { $names } won with { part-double-with-points }.
   *[other] { $names } shared the win with { part-double-with-points } each.
}
