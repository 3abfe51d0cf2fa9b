"""What a seat can't see, and how to imagine it."""

from librt.vecs import vec
from mypy_extensions import i64

from stammtisch.base.bits import Dice, bit, first
from stammtisch.games.grass import stages
from stammtisch.games.grass.cards import KINDS
from stammtisch.games.grass.deals import visible_to
from stammtisch.games.grass.knowledge import row_of, show
from stammtisch.games.grass.piles import add, clear, how_many, kinds_in, nth, size
from stammtisch.games.grass.playing import may_play, may_waste
from stammtisch.games.grass.state import NO_CARD, GrassState


def hands_are_open(state: GrassState) -> bool:
    """grass.common:vis.3: all hands are laid open when the round is scored, until the next deal."""
    return state.stage > stages.LUCKY or state.stage <= stages.DEALING


def sees_offer(state: GrassState, seat: i64) -> bool:
    """Whether a seat may know what an offer names (grass.option:trade-view)."""
    if seat < 0:
        seat = state.players
    return visible_to(state) & bit(seat) != 0


def surely_held(state: GrassState, seat: i64, holder: i64) -> None:
    """Fill the hand of `holder`, which was cleared, with what `seat` knows to be in it: what it has seen
    going there, the card being played, the card being offered."""
    heaps = state.heaps
    row = row_of(state, seat, holder)
    for kind in range(KINDS):
        if state.known[row] & bit(kind):
            add(heaps, holder, kind)
            if state.known[row + 1] & bit(kind):
                add(heaps, holder, kind)
    if holder == state.actor and state.stage in (
        stages.TARGETING,
        stages.STEALING,
        stages.PAYING,
        stages.PAYING_COVERED,
        stages.COVERING,
    ):
        hold(state, holder, state.card)
    if holder == state.offer_from and state.stage == stages.ASKING and sees_offer(state, seat):
        hold(state, holder, state.offer_give)


def hold(state: GrassState, holder: i64, kind: i64) -> None:
    """At least one of this kind."""
    if not kinds_in(state.heaps, holder) & bit(kind):
        add(state.heaps, holder, kind)


def redeal(state: GrassState, seat: i64, dice: Dice) -> None:
    """Everything a seat can't see anew, all ways equally likely: the stack, the other hands but for what
    it knows of them, packs of the draft, cards locked in secret, and the wasted pile below its top card
    when only that is shown (grass.option:wasted-view). Whoever is about to waste a card can."""
    hidden: i64 = 0
    if not hands_are_open(state):
        hidden = first(state.players)
        if seat >= 0:
            hidden &= ~bit(seat)
    deal_unseen(state, seat, hidden, dice)
    while state.stage == stages.WASTING and not may_waste(state, state.actor, may_play(state, state.actor)):
        deal_unseen(state, seat, hidden, dice)
    if hidden:
        lock_again(state, hidden, dice)
        rename_offer(state, seat, dice)
        share_knowledge(state, seat)
        if state.stage == stages.OFFERED and state.offer_give != NO_CARD:
            show(state, state.offer_from, state.offer_give, visible_to(state))


def deal_unseen(state: GrassState, seat: i64, hidden: i64, dice: Dice) -> None:
    heaps = vec[i64]([0] * (2 * state.players))
    unseen = gather(state, seat, hidden, heaps)
    shuffle(unseen, dice)
    place: i64 = 0
    if state.rules.top_only:
        known = card_just_played(state)
        for lower in range(state.wasted - 1):
            if lower != known:
                state.row[lower] = unseen[place]
                place += 1
    for heap in range(2 * state.players):
        target = hidden_heap(state, heap)
        for missing in range(heaps[heap]):
            add(state.heaps, target, unseen[place])
            place += 1
    for card in range(state.top, state.rules.pack_size):
        state.row[card] = unseen[place]
        place += 1


def hidden_heap(state: GrassState, heap: i64) -> i64:
    """Hands come first, then the packs of a draft."""
    if heap < state.players:
        return heap
    return state.draft_pack(heap - state.players)


def gather(state: GrassState, seat: i64, hidden: i64, missing: vec[i64]) -> vec[i64]:
    """Take up the cards that a seat can't place; `missing` is how many each hidden hand and pack then
    lacks."""
    left = vec[i64]([0] * KINDS)
    for card in range(state.top, state.rules.pack_size):
        left[state.row[card]] += 1
    if state.rules.top_only:
        known = card_just_played(state)
        for lower in range(state.wasted - 1):
            if lower != known:
                left[state.row[lower]] += 1
    for heap in range(2 * state.players):
        holder = heap % state.players
        if hidden & bit(holder):
            place = hidden_heap(state, heap)
            missing[heap] = size(state.heaps, place)
            tally(state, place, left, 1)
            clear(state.heaps, place)
            if heap == holder:
                surely_held(state, seat, holder)
                missing[heap] -= size(state.heaps, place)
                tally(state, place, left, -1)
    return vec[i64]([kind for kind in range(KINDS) for copy in range(left[kind])])


def card_just_played(state: GrassState) -> i64:
    """Where in the wasted pile the card lies whose effect still goes on: everybody knows that it is
    there. Nowhere, -1, if there is none or it is the top card."""
    if state.stage < stages.GIVING or state.stage > stages.LUCKY or state.row[state.wasted - 1] == state.card:
        return -1
    place = state.wasted - 2
    while state.row[place] != state.card:
        place -= 1
    return place


def tally(state: GrassState, heap: i64, numbers: vec[i64], sign: i64) -> None:
    for kind in range(KINDS):
        numbers[kind] += sign * how_many(state.heaps, heap, kind)


def shuffle(cards: vec[i64], dice: Dice) -> None:
    place: i64 = len(cards)
    while place > 1:
        other = dice.below(place)
        place -= 1
        card = cards[place]
        cards[place] = cards[other]
        cards[other] = card


def lock_again(state: GrassState, hidden: i64, dice: Dice) -> None:
    """What others have locked is any card they could have locked."""
    for other in range(state.players):
        if hidden & bit(other) and state.locked[other] != NO_CARD:
            heap = other
            if state.stage == stages.DRAFTING:
                heap = state.draft_pack(other)
            state.locked[other] = nth(state.heaps, heap, dice.below(size(state.heaps, heap)))


def rename_offer(state: GrassState, seat: i64, dice: Dice) -> None:
    """What an offer between others names is any card it could name."""
    if state.offer_give == NO_CARD or sees_offer(state, seat):
        return
    giver = state.offer_from
    state.offer_give = nth(state.heaps, giver, dice.below(size(state.heaps, giver)))
    if state.offer_want != NO_CARD:
        state.offer_want = dice.below(KINDS)


def share_knowledge(state: GrassState, seat: i64) -> None:
    """Of what the others know of each other's hands, only what everybody knows is left."""
    if not state.knowing:
        return
    for knower in range(state.players):
        if knower != seat:
            for holder in range(state.players):
                row = row_of(state, knower, holder)
                common = row_of(state, -1, holder)
                state.known[row] = state.known[common] if knower != holder else 0
                state.known[row + 1] = state.known[common + 1] if knower != holder else 0
