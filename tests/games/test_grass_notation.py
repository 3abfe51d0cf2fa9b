"""Acts and draws of Grass as people write them."""

from collections.abc import Iterator

import pytest

from stammtisch.base.bits import Dice
from stammtisch.base.errors import Malformed, Refused
from stammtisch.games.grass import acts, stages
from stammtisch.games.grass.cards import CODES
from stammtisch.games.grass.game import Grass
from stammtisch.games.grass.position import GrassPosition
from stammtisch.games.grass.speech import spoken, unfinished

GRASS = Grass()
SEAT = acts.SEATS

WHOLE_ACTS = {
    "play MO": "MO",
    "play HG": "HG",
    "play SO": "SO",
    "play +F on 2": "+F 2",
    "play SO on 3": "SO 3",
    "play ST on 1": "ST 1",
    "play ST on 1 for JA": "ST 1 JA",
    "play PF with HG": "PF HG",
    "play PF with HG under 1": "PF COVERS HG",
    "play LU over CO CO": "LU CO CO DONE",
    "waste HG": "WASTE HG",
    "swap HG for DF of 1": "SWAP HG 1 DF",
    "end": "END",
    "offer HG for MX to 1": "OFFER 1 HG MX",
    "offer HG for MX to all": "OFFER TO_ALL HG MX",
    "offer table HG HG for table CO to 1": "OFFER 1 BOARD HG HG FOR CO DONE",
    "offer HG and table CO JA for MX and table PA to 1": "OFFER 1 BOARD CO JA FOR PA HAND HG MX",
    "offer hidden to 1": "OFFER 1 HAND",
    "offer hidden to all": "OFFER TO_ALL HAND",
    "offer hidden and table CO for table PA to 1": "OFFER 1 BOARD CO FOR PA HAND",
    "counter HG for MX": "COUNTER HG MX",
    "counter table CO for table PA": "COUNTER BOARD CO FOR PA DONE",
    "counter HG and table CO for MX and table PA": "COUNTER BOARD CO FOR PA HAND HG MX",
    "counter hidden": "COUNTER HAND",
    "counter hidden and table CO for table PA": "COUNTER BOARD CO FOR PA HAND",
    "accept": "ACCEPT",
    "decline": "DECLINE",
    "withdraw": "WITHDRAW",
    "willing": "WILLING",
    "take 2": "2",
}


def steps(words: str) -> tuple[int, ...]:
    """Cards by their codes, seats by their numbers, words by their names in `acts`."""
    return tuple(
        CODES.index(word) if word in CODES else SEAT + int(word) if word.isdigit() else getattr(acts, word)
        for word in words.split()
    )


@pytest.mark.parametrize(("text", "words"), WHOLE_ACTS.items())
def test_an_act_is_its_steps(text: str, words: str) -> None:
    assert GRASS.read_act(text) == steps(words)
    assert GRASS.write_act(steps(words)) == text


@pytest.mark.parametrize("code", CODES)
def test_every_card_can_be_named_however_it_is_written(code: str) -> None:
    for text in (code, code.lower(), code.replace("-", "\N{MINUS SIGN}")):
        assert GRASS.read_act(f"play {text}") == steps(code)
        assert GRASS.read_act(f"  Waste  {text} ") == steps(f"WASTE {code}")


@pytest.mark.parametrize("verb", ["play", "give", "lose", "pass", "pick", "lock"])
def test_a_single_card_has_many_verbs(verb: str) -> None:
    assert GRASS.read_act(f"{verb} -B") == steps("-B")


@pytest.mark.parametrize(
    ("stage", "text"),
    [
        (stages.TURN, "play HG"),
        (stages.GIVING, "give HG"),
        (stages.LOSING, "lose HG"),
        (stages.PASSING, "pass HG"),
        (stages.DRAFTING, "pick HG"),
        (stages.LOCKING, "lock HG"),
    ],
)
def test_a_card_is_spoken_of_as_fits_the_stage(stage: int, text: str) -> None:
    assert spoken(stage, steps("HG")) == text
    assert spoken(stage, steps("WITHDRAW")) == "withdraw"
    assert spoken(stage, steps("+F 2")) == "play +F on 2"


@pytest.mark.parametrize(
    ("text", "right"),
    [
        ("play +F on", "play +F on 2"),
        ("play +F on 6", "play +F on 2"),
        ("play +F on \N{ARABIC-INDIC DIGIT TWO}", "play MO, waste HG"),
        ("play +F on \N{SUPERSCRIPT TWO}", "play MO, waste HG"),
        ("play HG on 2", "play HG"),
        ("play ST on 1 for MO", "play ST on 1 for JA"),
        ("play ST for JA", "play ST on 1 for JA"),
        ("play PF with HG under 7", "play PF with HG under 1"),
        ("play LU over", "play LU over CO JA"),
        ("play LU over MO", "play LU over CO JA"),
        ("play XX", "play MO, play +F on 2"),
        ("play", "play MO, play +F on 2"),
        ("play HG HG", "play HG"),
        ("waste", "waste HG"),
        ("swap HG for DF", "swap HG for DF of 1"),
        ("swap MO for DF of 1", "swap HG for DF of 1"),
        ("take", "take 2"),
        ("take 12", "take 2"),
        ("give HG to 1", "give HG"),
        ("offer HG for MX", "offer HG for MX to 1"),
        ("offer HG for table MX to 1", "offer HG for MX to 1"),
        ("offer HG and table CO for MX to 1", "offer HG for MX to 1"),
        ("offer table CO for MX to 1", "offer HG for MX to 1"),
        ("offer hidden for MX to 1", "offer hidden to 1"),
        ("counter HG for MX to 1", "counter HG for MX"),
        ("end now", "play MO, waste HG"),
        ("open", "play MO, waste HG"),
        ("", "play MO, waste HG"),
        (" ", "play MO, waste HG"),
        ("play\nMO", "play MO, waste HG"),
        ("play " + "HG " * 10_000, "play MO, waste HG"),
        ("\N{FACE WITH TEARS OF JOY}" * 10_000, "play MO, waste HG"),
        ("play \N{LATIN SMALL LIGATURE ST}", "play MO, waste HG"),
    ],
)
def test_what_is_not_an_act_is_told_how_to_look(text: str, right: str) -> None:
    with pytest.raises(Malformed) as problem:
        GRASS.read_act(text)
    assert "is not an act; write " in str(problem.value)
    assert right in str(problem.value).partition("; write ")[2]
    assert len(str(problem.value)) < 200
    assert "\n" not in str(problem.value)


@pytest.mark.parametrize(
    "words",
    ["", "WASTE", "OFFER", "OFFER 1", "OFFER 1 BOARD", "TO_ALL", "DONE", "FOR", "HAND", "COVERS", "HG 1"],
)
def test_parts_of_an_act_are_no_act(words: str) -> None:
    with pytest.raises(Malformed):
        GRASS.write_act(steps(words))
    with pytest.raises(Malformed):
        GRASS.write_act((-1,))


OTHER = ["-B", "-B", "-D", "-D", "-F", "-F"]
OWN = ["LU", "PF", "+F", "SO", "ST", "HG", "MC"]
TWO = {"stage": "turn", "active": 0, "hands": [OWN, OTHER], "markets": ["open", "open"]}
HEATED = {**TWO, "markets": ["+B", "open"]}
THREE = {"stage": "turn", "active": 0, "hands": [OWN, OTHER, ["-S"] * 5 + ["BK"]], "markets": ["open"] * 3}


def performed(data: dict[str, object], text: str, edition: str = "modern") -> GrassPosition:
    """The position after an act of seat 0, which the record repeats from what it writes."""
    position, again = (GRASS.read_position(data, edition, {}) for time in range(2))
    GRASS.perform(position, 0, text)
    GRASS.perform(again, 0, GRASS.write_act(GRASS.read_act(text)))
    assert GRASS.write_line(again) == GRASS.write_line(position)
    return position


@pytest.mark.parametrize(
    ("data", "short", "full"),
    [
        (TWO, "play SO", "play SO on 1"),
        (TWO, "play +F", "play +F on 1"),
        ({**TWO, "displays": [[], ["CO"]]}, "play ST", "play ST on 1 for CO"),
        ({**TWO, "displays": [[], ["CO"]]}, "play ST on 1", "play ST on 1 for CO"),
        ({**THREE, "displays": [[], [], ["CO"]]}, "play ST", "play ST on 2 for CO"),
        ({**HEATED, "displays": [["CO"], []]}, "play PF", "play PF with CO"),
        ({**HEATED, "displays": [["CO", "CO"], []]}, "play PF", "play PF with CO"),
        ({**HEATED, "protections": [["LU:PA"], []]}, "play PF", "play PF with PA under 1"),
        ({**TWO, "displays": [["CO"], []]}, "play LU", "play LU over CO"),
    ],
)
def test_what_has_one_possibility_may_be_left_out(data: dict[str, object], short: str, full: str) -> None:
    assert GRASS.write_line(performed(data, short)) == GRASS.write_line(performed(data, full))


@pytest.mark.parametrize(
    ("data", "text", "named"),
    [
        (THREE, "play SO", "play SO on 1, play SO on 2"),
        (THREE, "play +F", "play +F on 1, play +F on 2"),
        ({**TWO, "displays": [[], ["CO", "JA"]]}, "play ST", "play ST on 1 for CO, play ST on 1 for JA"),
        (
            {**HEATED, "displays": [["CO"], []], "protections": [["LU:PA"], []]},
            "play PF",
            "play PF with CO, play PF with PA under 1",
        ),
        ({**TWO, "displays": [["CO", "CO"], []]}, "play LU", "play LU over CO, play LU over CO CO"),
    ],
)
def test_who_leaves_out_a_choice_is_told_the_possibilities(
    data: dict[str, object], text: str, named: str
) -> None:
    position = GRASS.read_position(data, "modern", {})
    before = GRASS.write_line(position)
    with pytest.raises(Refused) as refused:
        GRASS.perform(position, 0, text)
    assert (refused.value.rule, refused.value.values["examples"]) == ("grass.digital:choice.1", named)
    assert GRASS.write_line(position) == before


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("play +F on 0", Refused),
        ("play ST on 1 for JA", Refused),
        ("play LU over HG", Refused),
        ("offer MX for HG to 1", Refused),
        ("offer HG for MX to 0", Refused),
        ("swap HG for DF of 1", Refused),
        ("pass HG", Refused),
        ("give HG", Refused),
    ],
)
def test_an_act_is_done_completely_or_not_at_all(text: str, kind: type[Exception]) -> None:
    position = GRASS.read_position(TWO, "modern", {})
    before = GRASS.write_line(position)
    with pytest.raises(kind):
        GRASS.perform(position, 0, text)
    with pytest.raises(Malformed):
        GRASS.perform(position, 2, text)
    assert GRASS.write_line(position) == before


def games() -> Iterator[tuple[GrassPosition, Dice]]:
    variations = {"draft": "on", "lucky": "on"}
    for seed, (edition, options) in enumerate(
        [("modern", {}), ("classic", {}), ("modern", variations), ("classic", {"hidden_deals": "on"})]
    ):
        yield GRASS.start(3, edition, options), Dice(seed)


def test_whole_games_can_be_written_and_read() -> None:
    """Every act and every draw of some rounds leads to the same position from its text."""
    for position, dice in games():
        for moves in range(120):
            wanted = position.chance()
            there = position.copy()
            if wanted is not None:
                drawn = dice.draw(wanted.pool, wanted.take)
                text = GRASS.write_draw(position, drawn)
                read = GRASS.read_draw(position, text)
                GRASS.check_draw(wanted, read)
                assert GRASS.write_draw(position, read) == text
                there.answer(read)
                position.answer(drawn)
            else:
                done: list[int] = []
                seat, stage = int(dice.member(position.actors())), int(position.stage)
                while not done or unfinished(position.stage):
                    done.append(int(dice.member(position.legal(seat))))
                    position.apply(seat, done[-1])
                assert GRASS.read_act(GRASS.write_act(done)) == tuple(done)
                GRASS.perform(there, seat, spoken(stage, done))
            assert GRASS.write_line(there) == GRASS.write_line(position)


BEFORE_THE_DEAL = {"stage": "deal", "dealer": 0, "totals": [0, 0]}


def test_a_deal_names_the_cards_in_the_order_they_are_dealt() -> None:
    position = GRASS.read_position(BEFORE_THE_DEAL, "classic", {})
    cards = [CODES[kind] for kind in position.rules.pack][::-1]
    drawn = GRASS.read_draw(position, cards)
    assert drawn[:4] == [103, 99, 100, 101]
    position.answer(drawn)
    assert GRASS.write_position(position)["hands"] == [
        ["SO", "SO", "DC", "UW", "ST", "ST"],
        ["SO", "SO", "DC", "DC", "ST", "ST", "BK"],
    ]


def test_a_deal_names_no_card_more_often_than_the_pack_has_it() -> None:
    position = GRASS.read_position(BEFORE_THE_DEAL, "classic", {})
    with pytest.raises(Malformed, match="DF is there more often than in the pack, which has 1"):
        GRASS.read_draw(position, ["DF", "DF"])
    course = GRASS.read_position(BEFORE_THE_DEAL, "classic", {"course": 1})
    with pytest.raises(Malformed, match="BK is there more often than in the pack, which has 0"):
        GRASS.read_draw(course, ["BK"])


@pytest.mark.rule("grass.variant:lucky.1")
def test_a_card_taken_at_random_is_named() -> None:
    hands = [["HG", "HG", "MX", "CO", "CO", "PA"], OTHER]
    data = {"stage": "lucky", "active": 1, "hands": hands, "card": "SO", "wasted": ["SO"]}
    position = GRASS.read_position(data, "modern", {"lucky": "on"})
    assert [GRASS.write_draw(position, [place]) for place in range(6)] == [[card] for card in hands[0]]
    assert [GRASS.read_draw(position, [card]) for card in hands[0]] == [[0], [0], [2], [3], [3], [5]]
    with pytest.raises(Malformed, match="seat 0 holds no JA"):
        GRASS.read_draw(position, ["JA"])


@pytest.mark.parametrize("drawn", ["", "x", "-1", "001", "\N{SUPERSCRIPT TWO}", "9" * 5000])
def test_a_lot_is_a_seat(drawn: str) -> None:
    position = GRASS.start(2)
    assert GRASS.read_draw(position, ["1"]) == [1]
    with pytest.raises(Malformed, match="the lot is a seat number"):
        GRASS.read_draw(position, [drawn])
