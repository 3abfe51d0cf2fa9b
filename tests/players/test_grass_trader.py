"""The trader of Grass: deals both gain by, no offer twice, not to be milked, trust that must be earned."""

from collections import Counter
from typing import Any

import pytest
from rules.grass.table import GRASS, table

from stammtisch.base.bits import Dice, bit, numbers
from stammtisch.base.errors import Malformed
from stammtisch.games.grass import acts, stages
from stammtisch.games.grass.cards import CODES
from stammtisch.games.grass.position import GrassPosition
from stammtisch.games.position import CHANCE, OVER, Fact, Journal
from stammtisch.lab.company import rolled
from stammtisch.lab.simulate import play_out, simulate
from stammtisch.players import player
from stammtisch.players.grass.judge import GrassJudge
from stammtisch.players.grass.memory import FRESH, Memory, worth_telling
from stammtisch.players.grass.trader import Trader, deal

JUDGE = GrassJudge()

TABLES: list[tuple[int, str, dict[str, Any]]] = [
    (2, "modern", {}),
    (4, "modern", {}),
    (4, "modern", {"trade_view": "partners", "paranoia_victim": "self"}),
    (3, "modern", {"hidden_deals": "on", "lucky": "on"}),
    (4, "classic", {}),
    (3, "classic", {"hidden_deals": "on"}),
    (6, "classic", {"trade_view": "partners", "trade_protected": "yes"}),
]
OPEN_TABLES = [case for case in TABLES if "hidden_deals" not in case[2]]


def moments(players: int, edition: str, options: dict[str, Any], seed: int) -> list[GrassPosition]:
    """Every fifth decision of a short game of traders, and all that are about deals."""
    position = GRASS.start(players, edition, {**options, "target": 50_000})
    bots = [player.find("grass", "rule") for seat in range(players)]
    dice, decisions = Dice(seed), 0
    found: list[GrassPosition] = []
    while position.actor != OVER and len(found) < 120:
        journal = Journal()
        if position.actor == CHANCE:
            position.answer(rolled(dice)(position.chance()), journal)  # type: ignore[arg-type]
        else:
            seat = position.actor
            if decisions % 5 == 0 or position.stage in (stages.OFFERED, stages.LOCKING):
                found.append(position.copy())
            position.apply(
                seat, bots[seat].choose(GRASS.view(position, seat), position.acts(seat), dice), journal
            )
            decisions += 1
        for seat, bot in enumerate(bots):
            player.tell(bot, seat, journal.facts)
    return found


def proposal(position: GrassPosition, memory: Memory, seat: int = 0) -> str:
    """The whole offer a seat would make now; nothing if none."""
    position = position.copy()
    steps: list[int] = []
    while not steps or position.stage not in (stages.TURN, stages.OFFERED):
        step = deal(position, seat, position.acts(seat), memory)
        if step is None:
            return ""
        steps.append(step)
        position.apply(seat, step)
    return GRASS.write_act(steps)


def fact(kind: str, **about: object) -> Fact:
    return Fact(kind, about, -1)


def heard(*facts: Fact) -> Memory:
    memory = Memory()
    memory.hear(facts)
    return memory


@pytest.mark.parametrize(("players", "edition", "options"), TABLES)
def test_what_it_does_is_legal_and_rests_on_what_its_seat_knows(
    players: int, edition: str, options: dict[str, Any]
) -> None:
    deals = 0
    for position in moments(players, edition, options, 3):
        seat = position.actor
        act = deal(position, seat, position.acts(seat), Memory())
        if position.stage in (stages.TURN, stages.OFFERED, stages.LOCKING) and act is not None:
            assert position.legal(seat) & bit(act)
            position.redeal(seat, Dice(8))
            assert deal(position, seat, position.acts(seat), Memory()) == act
            deals += 1
    assert deals or players == 2


GONE = "ST ST ST ST BK"
"""What anybody would ask for first, wasted."""


def stuck(**data: Any) -> GrassPosition:
    """Classic: seat 1 is heated and has shown a panama; seat 0 has what answers that heat, twice. Nothing
    better is to be had."""
    return table(
        "classic",
        hands="-F -F -B -D PF PF PF | PA | ",
        markets="open +F open",
        wasted=GONE,
        **{"known": [["1:PA"], [], [], []], **data},
    )


OFFERED_FAILED = (
    fact("offer-made", seat=0, target=1, gives="-F", wants="PA"),
    fact("offer-declined", seat=1),
)


def test_it_proposes_what_both_gain_by_and_accepts_it() -> None:
    position = stuck()
    assert proposal(position, Memory()) == "offer -F for PA to 1"
    GRASS.perform(position, 0, "offer -F for PA to 1")
    assert deal(position, 1, position.acts(1), Memory()) == acts.ACCEPT


def test_it_does_not_help_a_rival_who_is_about_to_win() -> None:
    assert proposal(stuck(totals=[0, 240_000, 0]), Memory()) != "offer -F for PA to 1"


def test_a_refused_offer_is_not_made_again_while_nothing_has_changed() -> None:
    position = stuck()
    assert proposal(position, heard(*OFFERED_FAILED)) != "offer -F for PA to 1"
    draws = [fact("card-drawn", seat=1)]
    assert proposal(position, heard(*OFFERED_FAILED, *draws * (FRESH - 1))) != "offer -F for PA to 1"
    assert proposal(position, heard(*OFFERED_FAILED, *draws * FRESH)) == "offer -F for PA to 1"


@pytest.mark.parametrize(
    "change",
    [
        fact("heat-on", seat=2, target=1, card="+F"),
        fact("heat-off", seat=0, card="-B"),
        fact("round-dealt", round=2, seat=1),
    ],
)
def test_a_refused_offer_may_be_made_again_when_a_market_has_changed(change: Fact) -> None:
    assert proposal(stuck(), heard(*OFFERED_FAILED, change)) == "offer -F for PA to 1"


def test_a_counter_offer_is_a_refusal_too() -> None:
    counter = fact("offer-made", seat=1, target=0, gives="PA", wants="-B")
    assert proposal(stuck(), heard(OFFERED_FAILED[0], counter)) != "offer -F for PA to 1"


def test_who_refused_is_passed_over_and_another_is_asked() -> None:
    position = table(
        "classic",
        hands="-F -F -B -D PF PF PF | PA | PA",
        markets="open +F +F",
        wasted=GONE,
        known=[["1:PA", "2:PA"], [], [], []],
    )
    first = proposal(position, Memory())
    assert first.startswith("offer -F for PA to ")
    partner = int(first[-1])
    failed = (
        fact("offer-made", seat=0, target=partner, gives="-F", wants="PA"),
        fact("offer-declined", seat=partner),
    )
    assert proposal(position, heard(*failed)) == f"offer -F for PA to {3 - partner}"


@pytest.mark.parametrize("edition", ["modern", "classic"])
def test_in_whole_games_nobody_is_asked_the_same_again_at_once(edition: str) -> None:
    """No seat repeats an offer to the same partner before that one has drawn so many cards or a market has
    changed; what is put to the whole table is refused by each who declines."""
    journal = Journal()
    position = GRASS.start(4, edition, {"target": 100_000})
    bots = [player.find("grass", "rule") for seat in range(4)]
    dice = Dice(5)
    assert play_out(GRASS, position, bots, rolled(dice), dice, journal)
    refused: set[tuple[object, ...]] = set()
    offers = 0
    offer: dict[str, Any] = {}
    for told in journal.facts:
        if told.kind == "offer-made":
            offer = told.about
            offers += 1
            assert (offer["seat"], offer["target"], offer["gives"], offer["wants"]) not in refused
        elif told.kind == "offer-declined":
            refused.add((offer["seat"], told.about["seat"], offer["gives"], offer["wants"]))
        elif told.kind == "card-drawn":
            refused = {key for key in refused if key[1] != told.about["seat"]}
        elif told.kind in ("round-dealt", "market-opened", "heat-on", "heat-off", "fine-paid", "heat-lifted"):
            refused.clear()
    assert offers > 5


def test_a_memory_is_what_the_facts_make_of_it() -> None:
    """Whoever takes over a seat is told all facts at once and knows the same."""
    journal = Journal()
    position = GRASS.start(3, "classic", {"target": 50_000, "hidden_deals": "on"})
    bots = [player.find("grass", "rule") for seat in range(3)]
    dice = Dice(2)
    play_out(GRASS, position, bots, rolled(dice), dice, journal, limit=400)
    bot = bots[1]
    assert isinstance(bot, Trader)
    again = Memory()
    again.hear(journal.seen_by(1))
    assert vars(again) == vars(bot.memory)
    assert again.came


@pytest.mark.parametrize("options", [{}, {"hidden_deals": "on"}])
def test_what_is_worth_telling_leads_to_the_same_thoughts_and_is_little(options: dict[str, Any]) -> None:
    journal = Journal()
    position = GRASS.start(3, "classic", options)
    bots = [player.find("grass", "rule") for seat in range(3)]
    dice = Dice(2)
    play_out(GRASS, position, bots, rolled(dice), dice, journal, limit=3000)
    facts = [
        *journal.seen_by(1),
        player.talk(2, "PA"),
        fact("offer-made", seat=0, target=2, gives="-F", wants="CO"),
    ]
    whole, short = heard(*facts), heard(*worth_telling(facts))
    assert len(worth_telling(facts)) < len(facts) / 3
    assert (whole.came, whole.promised, whole.kept, whole.broken) == (
        *(short.came, short.promised, short.kept, short.broken),
    )
    assert whole.offer == short.offer
    assert [whole.holds(asked) for asked in whole.asked] == [short.holds(asked) for asked in short.asked]
    assert [(asked.partner, asked.wants) for asked in whole.asked] == [
        (asked.partner, asked.wants) for asked in short.asked
    ]


FACE_VALUE = {"HG": 5, "MX": 5, "CO": 25, "JA": 25, "PA": 50, "DF": 100, "SO": -25, "DC": -50, "UW": -100}
WEAPONS = {"EU": 70, "SH": 40, "ST": 35, "BK": 25, "LU": 25, "MC": 20}


def said_price(position: GrassPosition, seat: int, kind: int) -> int:
    """What a card is worth by what is printed on it, in thousands; not how the bot puts it."""
    code = CODES[kind]
    market = GRASS.view(position, seat).markets[seat]
    if code[0] == "-":
        return 40 if market == f"+{code[1]}" else 4
    if code == "MO":
        return 60 if market == "none" else 3
    return {**FACE_VALUE, **WEAPONS}.get(code, 8)


def bad_offers(position: GrassPosition) -> list[tuple[int, int, int]]:
    """All offers of the active player by which the other would clearly lose: to whom, what for what."""
    own = position.active
    return [
        (seat, give, want)
        for seat in range(position.players)
        if seat != own
        for give in numbers(position.held(own))
        for want in numbers(position.held(seat))
        if said_price(position, seat, give) + 5 < said_price(position, seat, want)
    ]


def offered(position: GrassPosition, offer: tuple[int, int, int], journal: Journal | None = None) -> None:
    seat, give, want = offer
    for step in (acts.OFFER, acts.SEATS + seat, give, want):
        position.apply(position.active, step, journal)


@pytest.mark.parametrize(("players", "edition", "options"), OPEN_TABLES)
def test_who_offers_only_bad_deals_gets_next_to_none(
    players: int, edition: str, options: dict[str, Any]
) -> None:
    answers: Counter[bool] = Counter()
    for position in moments(players, edition, options, 4):
        if position.stage == stages.TURN and position.legal(position.active) & bit(acts.OFFER):
            for offer in bad_offers(position):
                trial = position.copy()
                offered(trial, offer)
                answers[deal(trial, offer[0], trial.acts(offer[0]), Memory()) == acts.ACCEPT] += 1
    assert sum(answers.values()) > 200
    assert answers[True] <= sum(answers.values()) / 20


@pytest.mark.parametrize("edition", ["modern", "classic"])
def test_a_persistent_milker_gets_no_further(edition: str) -> None:
    """Seat 0 makes every bad offer there is in each of its turns, again and again."""
    position = GRASS.start(4, edition, {"target": 50_000})
    bots = [player.find("grass", "rule") for seat in range(4)]
    dice, asked, accepted, decisions = Dice(7), 0, 0, 0
    while position.actor != OVER and decisions < 400:
        journal = Journal()
        seat = position.actor
        if seat == CHANCE:
            position.answer(rolled(dice)(position.chance()), journal)  # type: ignore[arg-type]
        elif seat == 0 and position.stage == stages.TURN and position.legal(0) & bit(acts.OFFER):
            for offer in bad_offers(position) * 2:
                if position.stage != stages.TURN or not position.held(0) & bit(offer[1]):
                    continue
                if not position.held(offer[0]) & bit(offer[2]):
                    continue
                offered(position, offer, journal)
                player.tell(bots[offer[0]], offer[0], journal.facts)
                journal = Journal()
                view = GRASS.view(position, offer[0])
                answer = bots[offer[0]].choose(view, position.acts(offer[0]), dice)
                asked += 1
                accepted += answer == acts.ACCEPT
                position.apply(offer[0], acts.DECLINE if answer == acts.COUNTER else answer, journal)
            act = bots[0].choose(GRASS.view(position, 0), position.acts(0), dice)
            position.apply(0, JUDGE.sensible(position, Dice(1)) if act == acts.OFFER else act, journal)
        else:
            act = bots[seat].choose(GRASS.view(position, seat), position.acts(seat), dice)
            position.apply(seat, act, journal)
        decisions += 1
        for seat, bot in enumerate(bots):
            player.tell(bot, seat, journal.facts)
    assert asked > 200
    assert accepted <= asked / 20


def test_a_silent_player_makes_no_offers_and_declines_all() -> None:
    found = simulate("grass", ["rule/silent"] * 3, 1, seed=3, options={"target": 50_000}).summary
    assert (found.table["offers"], found.table["deals"]) == (0, 0)
    position = stuck()
    GRASS.perform(position, 0, "offer -F for PA to 1")
    silent = player.find("grass", "rule/silent")
    assert silent.choose(GRASS.view(position, 1), position.acts(1), Dice(1)) == acts.DECLINE


@pytest.mark.parametrize(("game", "name"), [("double", "rule/silent"), ("grass", "genius/silent")])
def test_only_thinking_players_of_grass_can_be_silent(game: str, name: str) -> None:
    with pytest.raises(Malformed, match="has no player"):
        player.find(game, name)


def test_trust_follows_promises_kept_and_broken() -> None:
    deals = [player.talk(1, "you get my Panama (PA)!"), fact("hidden-own", target=1, gave="HG", got="PA")]
    lies = [player.talk(2, "I give PA."), fact("hidden-own", target=2, gave="HG", got="UW")]
    memory = heard(*deals, *deals, *lies)
    assert memory.trust(1) == 3 / 4
    assert memory.trust(2) == 1 / 3
    assert memory.trust(3) == 1 / 2
    prices = [{"PA": 100, "UW": -500}.get(code, 0) for code in CODES]
    memory.hear([player.talk(seat, "PA again") for seat in (1, 2)])
    honest, liar, stranger = (memory.expected(seat, prices, -100) for seat in (1, 2, 3))
    assert honest > 50 > stranger > liar


def test_who_names_two_cards_has_promised_none() -> None:
    assert heard(player.talk(1, "PA or JA, who knows")).promised == {}


def burdened() -> GrassPosition:
    return table(
        "classic", {"hidden_deals": "on"}, hands="SO -B -D -F PF PF PF | | ", markets="open open open"
    )


def test_face_down_it_deals_with_who_gave_no_rubbish() -> None:
    """It holds sold out and would take any usual card for it; seat 1 has given nothing but worse."""
    position = burdened()
    rubbish = [fact("hidden-own", target=1, gave="SO", got="UW")] * 3
    assert proposal(position, Memory()) == "offer hidden to 1"
    assert proposal(position, heard(*rubbish)) == "offer hidden to 2"
    GRASS.perform(position, 0, "offer hidden to 1")
    assert deal(position, 1, position.acts(1), Memory()) == acts.DECLINE


def test_face_down_it_gives_what_it_misses_least() -> None:
    position = burdened()
    GRASS.perform(position, 0, "offer hidden to 1")
    GRASS.perform(position, 1, "accept")
    assert deal(position, 0, position.acts(0), Memory()) == CODES.index("SO")


# Among people

PERSON = 1
BOUGHT = "offer -F for PA to 1"
"""What seat 0 of `stuck` proposes when it may."""
ASKED = fact("offer-made", seat=2, target=PERSON, gives="-B", wants="DF")
DECLINED = fact("offer-declined", seat=PERSON)
DREW = fact("card-drawn", seat=PERSON)


def among_people(*facts: Fact) -> Memory:
    memory = Memory([PERSON])
    memory.hear(facts)
    return memory


def test_whoever_was_asked_by_any_bot_is_left_alone_until_after_a_turn() -> None:
    position = stuck()
    assert proposal(position, among_people()) == BOUGHT
    assert proposal(position, among_people(ASKED)) != BOUGHT
    assert proposal(position, among_people(ASKED, DREW)) == BOUGHT


def test_a_question_to_the_whole_table_is_one_to_each_of_them() -> None:
    everybody = fact("offer-made", seat=2, target="table", gives="-B", wants="DF")
    assert proposal(stuck(), among_people(everybody)) != BOUGHT


def test_what_people_start_themselves_and_what_bots_answer_is_no_question() -> None:
    own = fact("offer-made", seat=PERSON, target=2, gives="-B", wants="DF")
    counter = fact("offer-made", seat=2, target=PERSON, gives="JA", wants="-B")
    assert proposal(stuck(), among_people(own, counter, DECLINED)) == BOUGHT


def test_the_more_somebody_declines_the_longer_nobody_asks() -> None:
    position, twice = stuck(), (ASKED, DECLINED, DREW, ASKED, DECLINED)
    assert proposal(position, among_people(ASKED, DECLINED, DREW)) == BOUGHT
    assert proposal(position, among_people(*twice, DREW)) != BOUGHT
    assert proposal(position, among_people(*twice, DREW, DREW)) == BOUGHT
    traded = fact("traded", seat=PERSON, target=2, gives="-B", wants="DF")
    assert proposal(position, among_people(*twice, traded, DREW)) == BOUGHT


def test_what_somebody_declined_is_not_offered_again_in_the_round() -> None:
    position = stuck()
    assert proposal(position, among_people(*OFFERED_FAILED, *[DREW] * FRESH)) != BOUGHT
    dealt = fact("round-dealt", round=2, seat=1)
    assert proposal(position, among_people(*OFFERED_FAILED, dealt)) == BOUGHT


@pytest.mark.parametrize(
    ("edition", "options"), [("modern", {}), ("classic", {}), ("modern", {"hidden_deals": "on"})]
)
def test_in_a_whole_game_nobody_is_asked_twice_between_two_turns(
    edition: str, options: dict[str, Any]
) -> None:
    """Seat 0 is a person who declines all there is."""
    position = GRASS.start(4, edition, {"target": 150_000, **options})
    bots = [player.find("grass", "rule", [0]) for seat in range(4)]
    dice, questions, since, offers = Dice(3), 0, 0, set()
    while position.actor != OVER:
        journal, seat = Journal(), position.actor
        if seat == CHANCE:
            position.answer(rolled(dice)(position.chance()), journal)  # type: ignore[arg-type]
        elif seat == 0 and position.stage == stages.OFFERED and position.active != 0:
            offer = GRASS.view(position, 0).offer
            assert offer is not None
            made = (position.round, offer.seat, offer.give, offer.want)
            assert made not in offers
            assert since == 0
            offers.add(made)
            questions, since = questions + 1, since + 1
            position.apply(0, acts.DECLINE, journal)
        else:
            position.apply(
                seat, bots[seat].choose(GRASS.view(position, seat), position.acts(seat), dice), journal
            )
        for bot_seat, bot in enumerate(bots):
            player.tell(bot, bot_seat, journal.facts)
        if any(
            told.kind == "round-dealt" or (told.kind, told.about.get("seat")) == ("card-drawn", 0)
            for told in journal.facts
        ):
            since = 0
    assert questions > 2
