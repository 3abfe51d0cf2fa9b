"""From the deal to the account: setting up, the draft, whose turn it is, and the end of a round."""

from collections.abc import Sequence

from librt.vecs import vec
from mypy_extensions import i64

from stammtisch.base.bits import Dice, bit, lowest
from stammtisch.games.grass import facts, stages
from stammtisch.games.grass.cards import BANKER, PARANOIA, PEDDLES, UNIT, WORTH, dearest
from stammtisch.games.grass.knowledge import forget_all
from stammtisch.games.grass.piles import add, clear, copy_heap, how_many, kinds_in, move, size, worth
from stammtisch.games.grass.rules import LEFT, NO_MARKET, RANDOM
from stammtisch.games.grass.scoring import Reckoning, game_winners
from stammtisch.games.grass.state import HAND_SIZE, NO_CARD, NO_SEAT, GrassState
from stammtisch.games.position import CHANCE, OVER, Journal, tell


def choose_dealer(state: GrassState, seat: i64, journal: Journal | None) -> None:
    """grass.common:setup.1: the first dealer is chosen at random; later ones with
    grass.option:next-dealer only."""
    state.dealer = seat
    state.stage = stages.DEALING
    tell(journal, "dealer-chosen", seat)


def clear_table(state: GrassState) -> None:
    """grass.common:setup.6: all cards are collected, and only money is carried over
    (grass.ruling:A-05)."""
    for place in range(len(state.heaps)):
        state.heaps[place] = 0
    for seat in range(state.players):
        state.markets[seat] = NO_MARKET
        state.covers[seat] = 0
        state.skips[seat] = 0
        state.locked[seat] = NO_CARD
        state.before[seat] = state.totals[seat]
    state.closer = NO_SEAT
    state.wasted = 0
    state.top = 0
    clear_offer(state)
    forget_all(state)


def clear_offer(state: GrassState) -> None:
    state.offer_from = NO_SEAT
    state.offer_to = NO_SEAT
    state.offer_hand = False
    state.offer_give = NO_CARD
    state.offer_want = NO_CARD
    state.to_answer = 0
    state.willing = 0
    if state.rules.board_deals:
        clear(state.heaps, state.board_give())
        clear(state.heaps, state.board_want())


def deal(state: GrassState, order: Sequence[int], journal: Journal | None) -> None:
    """The whole pack in the order it was shuffled in."""
    clear_table(state)
    pack = state.rules.pack
    for place in range(len(order)):
        kind: i64 = pack[order[place]]
        state.row[place] = kind
    hand_out(state, journal)


def shuffle_and_deal(state: GrassState, dice: Dice) -> None:
    """As `deal`, with the order from the fast generator."""
    clear_table(state)
    pack = state.rules.pack
    row = state.row
    for place in range(state.rules.pack_size):
        other = dice.below(place + 1)
        row[place] = row[other]
        kind: i64 = pack[place]
        row[other] = kind
    hand_out(state, None)


def hand_out(state: GrassState, journal: Journal | None) -> None:
    """grass.common:setup.2: six cards each, one by one from the dealer's left; grass.common:setup.3: the
    rest is the stack."""
    to_packs = state.rules.draft
    seat = state.dealer
    for card in range(state.players * HAND_SIZE):
        seat = state.left_of(seat)
        add(state.heaps, state.draft_pack(seat) if to_packs else seat, state.row[card])
    state.top = state.players * HAND_SIZE
    if journal is not None:
        facts.tell_deal(state, journal)
    if to_packs:
        state.stage = stages.DRAFTING
        state.actor = state.left_of(state.dealer)
    else:
        begin_turn(state, state.left_of(state.dealer), journal)


def pick(state: GrassState, seat: i64, kind: i64, journal: Journal | None) -> None:
    """grass.variant:draft.1: keep one card and hand on the rest, grass.variant:draft.2: all at the same
    time and secretly."""
    state.locked[seat] = kind
    tell(journal, "picked", seat)
    if state.without_lock():
        state.actor = state.next_unlocked(state.actor)
        return
    heaps = state.heaps
    for other in range(state.players):
        move(heaps, state.draft_pack(other), other, state.locked[other])
        state.locked[other] = NO_CARD
    hand_on(state)
    state.actor = state.left_of(state.dealer)
    if size(heaps, state.draft_pack(0)) == 1:
        for other in range(state.players):
            last = lowest(kinds_in(heaps, state.draft_pack(other)))
            move(heaps, state.draft_pack(other), other, last)
        if journal is not None:
            journal.note("draft-done", {})
        begin_turn(state, state.actor, journal)


def hand_on(state: GrassState) -> None:
    """grass.variant:draft.4: to the left in the first round, then the other way each time; with fewer
    than six players packs come round again (grass.variant:draft.5, grass.ruling:A-46)."""
    heaps = state.heaps
    spare = state.chosen()
    leftwards = state.round % 2 == 0
    seat: i64 = 0
    copy_heap(heaps, state.draft_pack(0), spare)
    for step in range(state.players - 1):
        source = state.right_of(seat) if leftwards else state.left_of(seat)
        copy_heap(heaps, state.draft_pack(source), state.draft_pack(seat))
        seat = source
    copy_heap(heaps, spare, state.draft_pack(seat))
    clear(heaps, spare)


def begin_turn(state: GrassState, seat: i64, journal: Journal | None) -> None:
    """grass.modern:turn.1, grass.classic:turn.1: the top card of the stack comes to the hand, by itself
    since there is nothing to choose. So nobody deals before (grass.modern:turn.4, grass.ruling:A-10)."""
    state.active = seat
    state.actor = seat
    state.stage = stages.TURN
    state.played = False
    state.swapped = False
    state.deals = 0
    state.offers = 0
    card = state.row[state.top]
    state.top += 1
    add(state.heaps, seat, card)
    if journal is not None:
        facts.tell_draw(state, journal, seat, card)


def end_turn(state: GrassState, journal: Journal | None) -> None:
    """The seat to the left follows (grass.modern:turn.5), or the round is over.

    grass.modern:stack.1, grass.classic:stack.1: the stack is used up when the next card would have to be
    drawn (grass.ruling:A-19); whoever took the last card has finished the turn.
    grass.common:skip.1: who has to skip uses up a skip and draws nothing (grass.common:hand.3).
    """
    if state.stack_size() == 0:
        if journal is not None:
            journal.note("stack-empty", {})
        end_round(state, journal)
        return
    seat = state.left_of(state.active)
    while state.skips[seat] > 0:
        state.skips[seat] -= 1
        tell(journal, "skipped", seat)
        seat = state.left_of(seat)
    begin_turn(state, seat, journal)


def extra_turn(state: GrassState, journal: Journal | None) -> None:
    """grass.classic:turn.5: another complete turn at once, however often in a row; nobody's skip is used
    up (grass.common:skip.4, grass.ruling:A-18). grass.classic:nirvana.2: whatever the card has brought.
    grass.classic:stack.2: without a card to draw the round is over."""
    if state.stack_size() == 0:
        end_turn(state, journal)
        return
    tell(journal, "extra-turn", state.active)
    begin_turn(state, state.active, journal)


def add_skips(state: GrassState, seat: i64, turns: i64, journal: Journal | None) -> None:
    """grass.common:skip.2: they add up, or the larger number counts (grass.option:skip-stacking,
    grass.ruling:A-16)."""
    if turns == 0:
        return
    if state.rules.skips_add:
        state.skips[seat] += turns
    else:
        state.skips[seat] = max(state.skips[seat], turns)
    if journal is not None:
        journal.note("skip-added", {"seat": int(seat), "count": int(turns)})


def reckon(state: GrassState) -> Reckoning:
    """The account of this round, from what lies on the table and in the hands
    (grass.common:hand.4). In the course it has no more lines than the pack has cards for
    (grass.classic:tutorial.4)."""
    reckoning = Reckoning(int(state.players))
    heaps = state.heaps
    for seat in range(state.players):
        covered: i64 = 0
        for place in range(state.covers[seat]):
            covered += worth(heaps, state.cover(seat, place))
        reckoning.protected[seat] = covered * UNIT
        reckoning.free[seat] = worth(heaps, state.display(seat)) * UNIT
        reckoning.before[seat] = state.before[seat]
        held = state.held(seat)
        if held & PARANOIA:
            reckoning.fines[seat] = fines(heaps, seat) * UNIT
        if held & PEDDLES:
            highest: i64 = WORTH[lowest(dearest(held & PEDDLES))]
            reckoning.highest[seat] = highest * UNIT
        if held & bit(BANKER):
            reckoning.holder = seat
    reckoning.settle(state.rules.terms, state.closer)
    return reckoning


def fines(heaps: vec[i64], hand: i64) -> i64:
    """grass.modern:score.6, grass.classic:score.4: for every single card, in units."""
    total: i64 = 0
    left = kinds_in(heaps, hand) & PARANOIA
    while left:
        kind = lowest(left)
        left &= left - 1
        fine: i64 = WORTH[kind]
        total += fine * how_many(heaps, hand, kind)
    return total


def end_round(state: GrassState, journal: Journal | None) -> None:
    """grass.common:end.1: the market was closed or the stack is used up. Totals are compared only now
    (grass.common:win.4)."""
    reckoning = reckon(state)
    forget_all(state)
    for seat in range(state.players):
        state.totals[seat] = reckoning.totals[seat]
    if journal is not None:
        facts.tell_score(state, journal, reckoning)
    winners = game_winners(state.totals, state.rules.terms)
    if winners or state.rules.options.course:
        end_game(state, winners, journal)
    else:
        next_round(state, reckoning)


def end_game(state: GrassState, winners: i64, journal: Journal | None) -> None:
    """grass.classic:tutorial.6: a stage of the course is practice; it ends with its account and nobody
    wins (grass.ruling:A-44)."""
    state.stage = stages.ENDED
    state.actor = OVER
    if journal is not None and not state.rules.options.course:
        facts.tell_end(state, journal, winners)


def next_round(state: GrassState, reckoning: Reckoning) -> None:
    """grass.common:win.5: a new round is dealt; grass.common:setup.7: by the left neighbour of the dealer
    (grass.ruling:A-06), or as agreed (grass.option:next-dealer)."""
    state.round += 1
    state.actor = CHANCE
    if state.rules.next_dealer == RANDOM:
        state.stage = stages.CHOOSING_DEALER
        return
    state.stage = stages.DEALING
    state.dealer = state.left_of(state.dealer)
    if state.rules.next_dealer != LEFT:
        best = max(list(reckoning.results))
        while reckoning.results[state.dealer] != best:
            state.dealer = state.left_of(state.dealer)
