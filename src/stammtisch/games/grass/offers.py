"""What a seat of Grass may do, as words: a tree for what is played, forms for deals and protections."""

from typing import Final

from mypy_extensions import i64

from stammtisch.base.bits import bit, first, lowest
from stammtisch.games.grass import acts, deals, playing, stages
from stammtisch.games.grass.cards import CODES, STEAL, UNIT, WORTH
from stammtisch.games.grass.choosing import legal_acts
from stammtisch.games.grass.piles import how_many
from stammtisch.games.grass.speech import VERBS
from stammtisch.games.grass.state import GrassState
from stammtisch.games.offers import ENDS, FORMS, NUMBERS, Offers, Sentence, several, words_of

CARDS: Final = list(CODES)
ANY_CARD: Final = words_of(deals.ASKABLE, CARDS)
BARE_WORDS: Final = [
    (acts.ACCEPT, "accept"),
    (acts.WILLING, "willing"),
    (acts.DECLINE, "decline"),
    (acts.WITHDRAW, "withdraw"),
    (acts.END, "end"),
]
"""The acts of a single word."""


def offers(state: GrassState, seat: i64) -> Offers:
    """Nothing while an act is being composed: a whole act is done at once."""
    legal = legal_acts(state, seat)
    if not legal:
        return {}
    stage = state.stage
    if stage in (stages.TURN, stages.OFFERED):
        return of_turn(state, seat, legal)
    verb = VERBS.get(int(stage))
    if verb is None:
        return {}
    tree: Offers = {}
    if legal & first(acts.SEATS):
        tree[verb] = words_of(legal & first(acts.SEATS), CARDS)
    add_bare_words(tree, legal)
    return tree


def of_turn(state: GrassState, seat: i64, legal: i64) -> Offers:
    """What the active player does with the turn, and what everybody says about an open offer."""
    tree: Offers = {}
    plays = legal & first(acts.SEATS)
    if plays:
        tree["play"] = of_plays(state, seat, plays)
    if legal & bit(acts.WASTE):
        tree["waste"] = words_of(playing.may_waste(state, seat, 0), CARDS)
    if legal & bit(acts.SWAP):
        tree["swap"] = {FORMS: swaps(state, seat)}
    if legal & bit(acts.OFFER):
        tree["offer"] = {FORMS: deal_sentences(state, seat, deals.addressees(state, seat), True)}
    if legal & bit(acts.COUNTER):
        tree["counter"] = {FORMS: deal_sentences(state, seat, bit(state.active), False)}
    takers = (legal >> acts.SEATS) & first(acts.END - acts.SEATS)
    if takers:
        tree["take"] = words_of(takers, NUMBERS)
    add_bare_words(tree, legal)
    return tree


def add_bare_words(tree: Offers, legal: i64) -> None:
    if legal >> acts.END:
        for act, word in BARE_WORDS:
            if legal & bit(act):
                tree[word] = True


def of_plays(state: GrassState, seat: i64, kinds: i64) -> Offers:
    """Cards to play, each with what has to be said beside it."""
    tree: Offers = {}
    while kinds:
        kind = lowest(kinds)
        kinds &= kinds - 1
        stage = playing.stage_opened(state, kind)
        if stage == stages.TARGETING:
            tree[CARDS[kind]] = {"on": of_targets(state, seat, kind)}
        elif stage == stages.PAYING:
            tree[CARDS[kind]] = {"with": of_payments(state, seat)}
        elif stage == stages.COVERING:
            tree[CARDS[kind]] = {"over": {FORMS: [[coverings(state, seat, kind)]]}}
        else:
            tree[CARDS[kind]] = True
    return tree


def of_targets(state: GrassState, seat: i64, kind: i64) -> object:
    """Seats, and for a steal what can be had there."""
    seats = playing.targets(state, seat, kind)
    if kind != STEAL:
        return words_of(seats, NUMBERS)
    tree: Offers = {}
    while seats:
        victim = lowest(seats)
        seats &= seats - 1
        tree[NUMBERS[victim]] = {"for": words_of(playing.loot(state, victim), CARDS)}
    return tree


def of_payments(state: GrassState, seat: i64) -> Offers:
    """The peddles that pay a fine, free ones and those under protections, which are counted from 1."""
    tree: Offers = {}
    kinds = playing.payable(state, seat)
    free = kinds & state.free(seat)
    while kinds:
        kind = lowest(kinds)
        kinds &= kinds - 1
        under = covers_with(state, seat, kind)
        if not under:
            tree[CARDS[kind]] = True
        elif free & bit(kind):
            tree[CARDS[kind]] = {ENDS: True, "under": words_of(under << 1, NUMBERS)}
        else:
            tree[CARDS[kind]] = {"under": words_of(under << 1, NUMBERS)}
    return tree


def covers_with(state: GrassState, seat: i64, kind: i64) -> i64:
    """The places of the protections from under which this kind may pay."""
    places = playing.paying_covers(state, seat)
    found: i64 = 0
    while places:
        place = lowest(places)
        places &= places - 1
        if playing.payable_under(state, seat, place) & bit(kind):
            found |= bit(place)
    return found


def coverings(state: GrassState, seat: i64, protection: i64) -> dict[str, object]:
    """The free peddles that fit under a protection one by one, and how much they may be worth together."""
    kinds = playing.coverable(state, seat, protection)
    heap: dict[str, int] = {}
    while kinds:
        kind = lowest(kinds)
        kinds &= kinds - 1
        heap[CARDS[kind]] = int(how_many(state.heaps, state.display(seat), kind))
    return {**several(heap), "worth": WORTH[protection] * UNIT}


def swaps(state: GrassState, seat: i64) -> list[Sentence]:
    """A sentence for each seat to swap with."""
    own = words_of(deals.tradable(state, seat), CARDS)
    sentences: list[Sentence] = []
    seats = deals.swap_partners(state, seat)
    while seats:
        other = lowest(seats)
        seats &= seats - 1
        sentences.append([own, "for", words_of(deals.tradable(state, other), CARDS), "of", NUMBERS[other]])
    return sentences


def deal_sentences(state: GrassState, seat: i64, asked: i64, addressed: bool) -> list[Sentence]:
    """The sentences of an offer, or of a counter-proposal, which names no addressee: cards of the hands,
    peddles of the table, or both. Whether whoever is asked has the peddles asked for is checked when it is
    sent (grass.classic:deal.3)."""
    hidden = state.rules.hidden_deals
    held = words_of(state.held(seat), CARDS)
    by_hand: Sentence = ["hidden"] if hidden else [held, "for", ANY_CARD]
    sentences = [by_hand + to_whom(asked, addressed)]
    partners = deals.board_partners(state, seat, asked)
    if not partners:
        return sentences
    own = several(displayed(state, bit(seat)))
    theirs = several(displayed(state, partners))
    table: Sentence = ["table", own, "for", "table", theirs]
    both: Sentence = [held, "and", "table", own, "for", ANY_CARD, "and", "table", theirs]
    if hidden:
        both = ["hidden", "and", *table]
    to = to_whom(partners, addressed)
    return [*sentences, table + to, both + to]


def to_whom(seats: i64, addressed: bool) -> Sentence:
    return ["to", [*words_of(seats, NUMBERS), "all"]] if addressed else []


def displayed(state: GrassState, seats: i64) -> dict[str, int]:
    """How many of each kind lie in one of these displays and may change hands, in whichever has most."""
    heap: dict[str, int] = {}
    while seats:
        seat = lowest(seats)
        seats &= seats - 1
        kinds = deals.tradable(state, seat)
        while kinds:
            kind = lowest(kinds)
            kinds &= kinds - 1
            here = int(deals.how_many_tradable(state, seat, kind))
            if heap.get(CARDS[kind], 0) < here:
                heap[CARDS[kind]] = here
    return heap
