"""Grass in the terminal: what is shown, what may be typed, and that all of it is written down."""

import io
import re
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from stammtisch.cli.files import load_record
from stammtisch.cli.play import play
from stammtisch.cli.screen import Question
from stammtisch.cli.table_grass import GrassTable
from stammtisch.games import catalogue
from stammtisch.games.bits import Dice
from stammtisch.games.grass.cards import CODES
from stammtisch.games.grass.view import View
from stammtisch.records.record import Seat, write_record
from stammtisch.records.recorder import new_record, with_chance
from stammtisch.records.replay import verify
from stammtisch.words import LANGUAGES, Words

GRASS = catalogue.find("grass")
NAMES = ("Ada", "Ben", "Cleo", "Dora", "Emil", "Frida")
MIDGAME: dict[str, Any] = {
    "stage": "turn",
    "round": 2,
    "dealer": 3,
    "active": 0,
    "actor": 0,
    "hands": [
        ["MC", "PA", "+F", "-B", "LU", "SO", "ST"],
        ["BK", "HG", "MO", "-S", "-D", "DC"],
        ["MO", "MO", "MX", "CO", "SH", "+B"],
        ["UW", "-F", "-F", "PF", "JA", "HG"],
    ],
    "markets": ["open", "+F", "open", "none"],
    "displays": [["HG", "HG", "MX", "CO"], ["PA"], ["MX", "JA", "DF"], ["HG"]],
    "protections": [["GS:HG.MX"], ["CB:CO", "LU:PA"], [], []],
    "totals": [120_000, 85_000, 25_000, 0],
    "before": [120_000, 85_000, 25_000, 0],
    "skips": [0, 0, 0, 1],
    "wasted": ["-S", "-S", "MO", "EU"],
    "known": [["1:DC", "2:CO.SH"], [], [], [], []],
}
"""The second round of four: Ada, seat 0, holds 1 MC, 2 PA, 3 +F, 4 -B, 5 LU, 6 SO and 7 ST."""


class Person:
    """Types the lines it was given, then leaves; remembers what it was shown."""

    def __init__(self, console: Console, *lines: str) -> None:
        self.console = console
        self.lines = list(lines)
        self.shown: list[str] = []
        self.told = 0

    def __call__(self, prompt: str) -> str:
        assert isinstance(self.console.file, io.StringIO)
        text = self.console.file.getvalue()
        self.shown.append(text[self.told :] + prompt)
        self.told = len(text)
        if not self.lines:
            raise EOFError
        return self.lines.pop(0)


class Careless(Person):
    """Lets the first card go that can go, and takes no offers."""

    def __call__(self, prompt: str) -> str:
        if "o offer, e end" in prompt or "swap, e end" in prompt:
            self.lines = ["e"]
        elif "n decline" in prompt:
            self.lines = ["n"]
        elif "1-7 play" in prompt:
            self.lines = [f"{1 + len(self.shown) % 7}"]
        elif "w waste" in prompt:
            self.lines = [f"w {1 + len(self.shown) % 7}"]
        elif found := re.search(r"(\d)-\d", prompt):
            self.lines = [found[1]]
        else:
            self.lines = [""]
        if "1-7 play" in prompt and len(self.shown) % 2:
            self.lines = [f"w {1 + len(self.shown) % 7}"]
        if "whom" in prompt:
            self.lines = ["1"] if len(self.shown) % 2 else ["2"]
        return super().__call__(prompt)


def paper(**how: Any) -> Console:
    return Console(**{"file": io.StringIO(), "width": 80, "height": 24, "_environ": {}, **how})


def screen(**how: Any) -> Console:
    return paper(**{"force_terminal": True, "color_system": "256", **how})


def written(path: Path, edition: str = "modern", **position: Any) -> Path:
    """A game of Ada against bots, left at this position."""
    data = {**MIDGAME, **position}
    options = data.pop("options", {})
    names = NAMES[: len(data["totals"])]
    seats = [Seat(name, "rule" if seat else "human") for seat, name in enumerate(names)]
    record = new_record("grass", seats, edition, options)
    with_chance(record, b"s" * 32, [name.encode() for name in names])
    record.start = GRASS.write_position(GRASS.read_position(data, edition, options))
    path.write_bytes(write_record(record))
    return path


def go_on(path: Path, person: Person, language: str = "en", *, pause: bool = False) -> list[str]:
    """Sit down at that game; gives back what was shown each time something could be typed."""
    nothing: dict[str, Any] = {"players": 4, "bots": [], "name": "", "options": {}, "seed": None}
    play(
        "grass",
        **nothing,
        language=language,
        record=None,
        resume=path,
        console=person.console,
        read=person,
        pause=pause,
    )
    return person.shown


def own_acts(path: Path) -> list[str | None]:
    return [entry.act for entry in load_record(path).entries if entry.seat == 0]


def flat(text: str) -> str:
    return " ".join(text.split())


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "grass.json"


@pytest.mark.parametrize(
    ("edition", "options"),
    [
        ("modern", {"target": 5_000}),
        ("modern", {"target": 5_000, "draft": "on", "hidden_deals": "on", "lucky": "on"}),
        ("classic", {"course": 2}),
        ("classic", {"course": 4}),
    ],
)
def test_a_whole_game_is_played_and_written_down(path: Path, edition: str, options: dict[str, Any]) -> None:
    person = Careless(paper())
    play(
        "grass",
        players=4,
        bots=["rule"],
        name="Ada",
        language="en",
        edition=edition,
        options=options,
        seed=7,
        record=path,
        resume=None,
        console=person.console,
        read=person,
    )
    record = load_record(path)
    shown = verify(record)
    assert (record.edition, shown.finished, shown.chance) == (edition, True, "verified")
    assert len(own_acts(path)) > 3
    (score,) = {"modern": ["grass.modern:score.2"], "classic": ["grass.classic:score.1"]}[edition]
    assert score in person.console.file.getvalue()  # type: ignore[attr-defined]


def test_the_table_shows_markets_heat_protected_sets_piles_and_what_is_known(path: Path) -> None:
    (table,) = go_on(written(path), Person(paper()))
    lines = [flat(line) for line in table.splitlines()]
    assert "╭─ Grass · modern · round 2 · Dora deals · to 250,000" in lines[0]
    assert lines[1] == "│ 1 Ben (6) 85,000 +F Felony PA = 125,000 │"
    assert lines[2] == "│ CB[CO] LU[PA] holds DC │"
    assert lines[3] == "│ 2 Cleo (6) 25,000 open DF JA MX = 130,000 │"
    assert lines[4] == "│ holds CO SH │"
    assert lines[5] == "│ 3 Dora (6) 0 no market HG = 5,000 │"
    assert lines[6] == "│ skips 1 │"
    assert lines[7] == "│ ▸0 Ada (7) 120,000 open CO 2xHG MX = 50,000 │"
    assert lines[8] == "│ GS[HG MX] │"
    assert lines[9] == "│ Stack 55 Wasted 4 EU Euphoria MO -S -S │"
    assert "1 MC Market Close" in flat(table)
    assert "2 PA Panama 50,000" in flat(table)
    assert table.endswith("Your turn: 1-7 play, w waste, x swap, o offer: ")


@pytest.mark.parametrize(
    ("edition", "language", "name"),
    [
        ("modern", "en", "-B Heat Off: Bust"),
        ("modern", "de", "-B Hitze raus: Razzia"),
        ("classic", "en", "-B Immunity (Heat Off: Bust)"),
        ("classic", "de", "-B Immunity (Heat Off: Bust)"),
    ],
)
@pytest.mark.rule("grass.classic:deck.4")
def test_cards_are_called_as_in_their_edition(path: Path, edition: str, language: str, name: str) -> None:
    (table,) = go_on(written(path, edition), Person(paper()), language)
    assert name in flat(table)


SHORT_FORMS = [
    ("1", "play MC"),
    ("mc", "play MC"),
    ("play 1", "play MC"),
    ("2", "play PA"),
    ("3", "play +F on 2"),  # only Cleo has an open market
    ("3 1", "play +F on 1"),  # refused, with a reason
    ("+f cleo", "play +F on 2"),
    ("play +F on Cleo", "play +F on 2"),
    ("6 d", "play SO on 3"),
    ("6 on ben", "play SO on 1"),
    ("7 2 DF", "play ST on 2 for DF"),
    ("st cl for ja", "play ST on 2 for JA"),
    ("5 co", "play LU over CO"),
    ("5 mx co hg", "play LU over HG MX CO"),
    ("w 4", "waste -B"),
    ("w \N{MINUS SIGN}b", "waste -B"),
    ("waste 4", "waste -B"),
    ("w so", "waste SO"),  # refused, with a reason
    ("x hg df 2", "swap HG for DF of 2"),
    ("x hg 2 df", "swap HG for DF of 2"),
    ("x hg df", "swap HG for DF of 2"),
    ("swap HG for DF of Cleo", "swap HG for DF of 2"),
    ("o 4 mo 1", "offer -B for MO to 1"),
    ("o -b mo a", "offer -B for MO to all"),
    ("o -b mo dora", "offer -B for MO to 3"),
    ("offer -B for MO to Ben", "offer -B for MO to 1"),
    ("e", "end"),
    ("y", "accept"),
    ("n", "withdraw"),
    ("dance", "dance"),
]


def asked(edition: str = "modern", **position: Any) -> tuple[GrassTable, View, list[str]]:
    data = {**MIDGAME, **position}
    options = data.pop("options", {})
    moment = GRASS.read_position(data, edition, options)
    view: View = GRASS.view(moment, 0)
    table = GrassTable(paper(), Words(), NAMES[: view.players], 0)
    return table, view, table.offered(view, moment.acts(0))


@pytest.mark.parametrize(("line", "act"), SHORT_FORMS)
def test_numbers_short_forms_and_whole_acts_are_understood(line: str, act: str) -> None:
    table, view, offered = asked()
    assert table.act(view, offered, line) == act


@pytest.mark.parametrize(
    ("lines", "prompts", "act"),
    [
        (["6", "3"], ["On whom?"], "play SO on 3"),
        (["6", "dora"], ["On whom?"], "play SO on 3"),
        (["play so", "1"], ["On whom?"], "play SO on 1"),
        (["7", "1"], ["Which one?"], "play ST on 2 for DF"),  # dearest first
        (["7", "ja"], ["Which one?"], "play ST on 2 for JA"),
        (["5", "1"], ["Over which?"], "play LU over HG HG MX CO"),
        (["5", "CO HG"], ["Over which?"], "play LU over CO HG"),
        (["w", "4"], ["Which card do you waste?"], "waste -B"),
        (["x", "1", "1"], ["Which of your peddles", "Which one?"], "swap HG for DF of 2"),
        (
            ["o", "4", "MO", "2"],
            ["Which card do you give?", "What do you want", "To whom?"],
            "offer -B for MO to 2",
        ),
        (["o", "4", "MO a"], ["Which card do you give?", "What do you want"], "offer -B for MO to all"),
        (["o 4", "mo ben"], ["What do you want for -B"], "offer -B for MO to 1"),
    ],
)
def test_what_is_left_open_is_asked_for(lines: list[str], prompts: list[str], act: str) -> None:
    table, view, offered = asked()
    meant = table.act(view, offered, lines[0])
    for line, prompt in zip(lines[1:], prompts, strict=True):
        assert isinstance(meant, Question)
        assert meant.prompt.startswith(prompt)
        answer = meant.answer(line)
        assert answer is not None
        meant = answer
    assert meant == act


def test_classic_deals_over_the_table_have_a_short_form() -> None:
    table, view, offered = asked("classic")
    assert table.act(view, offered, "ot co hg / df 2") == "offer table CO HG for table DF to 2"
    question = table.act(view, offered, "ot")
    assert isinstance(question, Question)
    assert question.answer("hg / pa ben") == "offer table HG for table PA to 1"
    whole = "offer -B and table HG for MO and table PA to Ben"
    assert table.act(view, offered, whole) == whole.replace("Ben", "1")


@pytest.mark.parametrize("edition", GRASS.editions)
def test_every_act_that_is_offered_can_be_done(edition: str) -> None:
    table, view, offered = asked(edition)
    position = GRASS.read_position(MIDGAME, edition, {})
    assert {"offer"} == {act for act in offered if " " not in act}
    for act in offered:
        if act != "offer":
            GRASS.perform(position.copy(), 0, act)
            assert table.act(view, offered, act) == act


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("4", "There is no heat on you, so keep Heat Off: Bust for worse times. (grass.common:heat-off.1; ?"),
        ("3 1", "There is heat on Ben already; one worry at a time. (grass.common:heat-on.1; ?"),
        ("w 6", "You cannot throw paranoia away; laying it down means playing it. (grass.modern:waste.2; ?"),
        ("e", "Play or waste a card before you end your turn. (grass.modern:turn.5; ?"),
        ("y", "That offer is no longer on the table. (grass.digital:offer.5; ?"),
        ("5 co pa", "(grass.common:protected.4; ?"),
        ("x hg pa 3", "(grass.modern:swap.1; ?"),
        ("8", "“8” is not an act; try play MC."),
        ("play", "“play” is not an act; try play MC."),
        ("o xx", "“o xx” is not an act"),
        ("dance\x1b[2J", "“dance[2J” is not an act"),
        ("l", "The wasted pile from the top, 4 EU MO -S -S"),
        ("s", "No round has been settled yet."),
        ("?", "What you can do now ─"),
        ("?", "│ 3 +F Felony: on 2 Cleo │"),
        ("h", "At this table ─"),
        ("? heat-on.1", "grass.common:heat-on.1"),
        ("", "╭─ Grass · modern · round 2"),
    ],
)
def test_whatever_is_typed_gets_an_answer_and_costs_nothing(path: Path, line: str, answer: str) -> None:
    shown = go_on(written(path), Person(paper(), line))
    assert answer in flat(shown[-1])
    assert own_acts(path) == []


def test_a_question_mark_shows_the_rule_and_then_what_can_be_done(path: Path) -> None:
    shown = go_on(written(path), Person(paper(), "4", "?", "?"))
    assert "grass.common:heat-off.1" in shown[-2]
    assert "What you can do now" in shown[-1]


def test_a_question_can_be_left_with_enter_or_by_typing_something_else(path: Path) -> None:
    shown = go_on(written(path), Person(paper(), "6", "", "6", "w 4", "e"))
    assert shown[1].endswith("On whom? ")
    assert shown[2].endswith("o offer: ")
    assert own_acts(path) == ["waste -B", "end"]


OFFER: dict[str, Any] = {
    "stage": "offered",
    "active": 1,
    "actor": 0,
    "dealer": 0,
    "hands": [
        ["MC", "PA", "+F", "-B", "LU", "SO"],
        ["BK", "HG", "MO", "-S", "-D", "DC", "ST"],
        *MIDGAME["hands"][2:],
    ],
    "offers": 1,
    "offer_from": 1,
    "offer_to": 0,
    "offer_hand": True,
    "offer_give": "-D",
    "offer_want": "-B",
    "to_answer": [0],
    "known": [["1:-D"], [], ["1:-D"], ["1:-D"], ["1:-D"]],
}
"""Ben offers Ada -D for -B."""


@pytest.mark.parametrize(
    ("lines", "acts", "told"),
    [
        (["y"], ["accept"], "Ben gave Ada Heat Off: Detained and got Heat Off: Bust."),
        (["n"], ["decline"], "Ada declined."),
        (["c so mo"], ["counter SO for MO"], "Ada offered Ben Sold Out for Market Open."),
        (["c", "6", "hg"], ["counter SO for HG"], "Ada offered Ben Sold Out for Home Grown."),
    ],
)
def test_an_offer_is_put_to_the_person_at_once(
    path: Path, lines: list[str], acts: list[str], told: str
) -> None:
    shown = go_on(written(path, **OFFER), Person(paper(), *lines))
    assert "Ben offers you Heat Off: Detained for Heat Off: Bust." in flat(shown[0])
    assert shown[0].endswith("Do you take it? y accept, n decline, c counter: ")
    assert own_acts(path)[:1] == acts
    assert told in flat(" ".join(shown))


def test_an_offer_that_can_only_be_declined_is_not_asked_about(path: Path) -> None:
    to_all = {**OFFER, "offer_to": "all", "offer_want": "DF", "to_answer": [0]}
    shown = go_on(written(path, **to_all), Person(paper()))
    assert "Ada declined." in shown[0]
    assert own_acts(path)[0] == "decline"


def test_bots_answer_an_offer_at_once(path: Path) -> None:
    shown = go_on(written(path), Person(paper(), "o 4 mo a"))
    assert "Ada offered the whole table Heat Off: Bust for Market Open." in shown[1]
    assert len(re.findall(r"declined\.|was willing\.", shown[1])) == 3


def test_of_the_willing_one_is_chosen(path: Path) -> None:
    all_three = ["0:-B", "1:MO", "2:MO"]
    data: dict[str, Any] = {
        "stage": "offered",
        "offers": 1,
        "offer_from": 0,
        "offer_to": "all",
        "offer_hand": True,
        "offer_give": "-B",
        "offer_want": "MO",
        "willing": [1, 2],
        "known": [["1:MO", "2:MO"], ["0:-B", "2:MO"], ["0:-B", "1:MO"], all_three, all_three],
    }
    shown = go_on(written(path, **data), Person(paper(), "2"))
    assert shown[0].endswith("With whom, or not at all? 1 2 n: ")
    assert own_acts(path) == ["take 2"]
    assert "Ada gave Cleo Heat Off: Bust and got Market Open." in shown[1]


def test_a_pass_is_chosen_and_then_all_cards_move(path: Path) -> None:
    shown = go_on(written(path), Person(paper(), "6 3", "1"))
    assert shown[1].endswith("Which card goes to Ben on your left? 1-6: ")
    assert own_acts(path) == ["play SO on 3", "play MC"]
    assert "Everybody passed a card to the left." in shown[2]
    assert re.search(r"You gave Market Close to Ben and got .* from Dora\.", shown[2])


def test_a_round_ends_with_open_hands_and_an_account_line_by_line(path: Path) -> None:
    shown = go_on(written(path), Person(paper(), "1", "", ""), pause=True)
    assert "in hand MO HG -D -S DC BK" in flat(shown[1].replace("│", ""))
    assert "round 2 · Dora deals" in shown[1]
    lines = [flat(line) for line in shown[2].splitlines()]
    start = lines.index("Ada Ben Cleo Dora")
    assert lines[start + 2 :][:18] == [
        "protected 10,000 75,000 - -",
        "grass.modern:score.1",
        "at risk 40,000 50,000 130,000 5,000",
        "grass.modern:score.2",
        "banker -5,000 15,000 -5,000 -5,000",
        "grass.modern:score.3",
        "fines in hand -25,000 -50,000 - -100,000",
        "grass.modern:score.6",
        "dearest peddle in hand -50,000 -5,000 -25,000 -25,000",
        "grass.modern:score.7",
        "best result - - 25,000 -",
        "grass.modern:score.8",
        "lifted to zero - - - 125,000",
        "grass.modern:score.9",
        "",
        "this round -30,000 85,000 125,000 -",
        "before it 120,000 85,000 25,000 -",
        "total 90,000 170,000 150,000 -",
    ]


def test_with_space_the_rules_stand_at_the_end_of_the_lines(path: Path) -> None:
    shown = go_on(written(path), Person(paper(width=100), "1", "", ""), pause=True)
    assert "banker -5,000 15,000 -5,000 -5,000 grass.modern:score.3" in flat(shown[2])


def test_a_resumed_game_remembers_its_account(path: Path) -> None:
    go_on(written(path), Person(paper(), "1"))
    shown = go_on(path, Person(paper(), "s"))
    assert "before it 120,000 85,000 25,000 -" in flat(shown[-1])


@pytest.mark.parametrize("seed", range(5))
def test_hidden_cards_make_no_difference_to_what_is_shown(seed: int) -> None:
    table, view, offered = asked()
    twin = GRASS.imagine(view, Dice(seed))
    seen: View = GRASS.view(twin, 0)
    for width in (80, 100):
        pictures = []
        for drawn in (view, seen):
            console = paper(width=width)
            console.print(table.table(drawn, offered, width))
            pictures.append(console.file.getvalue())  # type: ignore[attr-defined]
        assert pictures[0] == pictures[1]


def frames(shown: str) -> list[list[str]]:
    plain = re.sub(r"\x1b\[[\d;]*m", "", shown)
    return [frame.splitlines() for frame in re.split(r"\x1b\[2J\x1b\[H", plain)[1:]]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", GRASS.editions)
def test_everything_fits_on_80_by_24(path: Path, edition: str, language: str) -> None:
    lines = ["?", "h", "3", "4", "7", "", "x", "o", "4", "", "1", "", "", "s"]
    shown = go_on(written(path, edition), Person(screen(), *lines), language, pause=True)
    for each in shown:
        (frame,) = frames(each)
        assert len(frame) <= 24
        assert max(map(len, frame)) <= 80


def test_six_players_fit_on_80_columns(path: Path) -> None:
    six: dict[str, Any] = {
        "hands": [
            *MIDGAME["hands"],
            ["-B", "MX", "-B", "-B", "-D", "-D"],
            ["MX", "+S", "+S", "PF", "PF", "CB"],
        ],
        "markets": [*MIDGAME["markets"], "open", "+D"],
        "displays": [*MIDGAME["displays"], [], ["CO"]],
        "protections": [*MIDGAME["protections"], [], ["GS:JA"]],
        "totals": [120_000, 85_000, 25_000, 0, 5_000, 200_000],
        "before": [120_000, 85_000, 25_000, 0, 5_000, 200_000],
        "skips": [0, 0, 0, 1, 0, 0],
        "dealer": 5,
        "known": [["1:DC", "2:CO.SH"], [], [], [], [], [], []],
    }
    shown = go_on(written(path, **six), Person(screen(), "1", "", ""), "de", pause=True)
    for each in shown:
        (frame,) = frames(each)
        assert max(map(len, frame)) <= 80
    assert not re.search(r"\d…", shown[2])


def test_a_dumb_terminal_gets_plain_letters(path: Path) -> None:
    console = screen(color_system="auto", _environ={"TERM": "dumb"})
    shown = "".join(go_on(written(path), Person(console, "?", "1", "", ""), pause=True))
    assert "\x1b" not in shown
    assert not re.search("[╭╮╰╯─│▸·]", shown.replace(" · ", " "))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_name_in_both_editions(language: str) -> None:
    table = GrassTable(paper(), Words(language), NAMES[:4], 0)
    for edition in GRASS.editions:
        table.look(asked(edition)[1])
        assert len(set(table.cards.names.values())) == len(CODES)


def test_in_a_draft_the_pack_is_numbered(path: Path) -> None:
    person = Person(paper(), "1", "2")
    options = {"draft": "on"}
    play(
        "grass",
        players=3,
        bots=[],
        name="Ada",
        language="en",
        options=options,
        seed=2,
        record=path,
        resume=None,
        console=person.console,
        read=person,
    )
    assert person.shown[0].endswith("Which card do you keep? 1-6: ")
    assert person.shown[1].endswith("Which card do you keep? 1-5: ")
    assert "You keep" in person.shown[1]


def test_the_bots_of_a_hidden_deal_lay_down_their_cards(path: Path) -> None:
    """grass.digital:hidden.1: the person agrees, lays a card down, or calls it off."""
    hidden = {
        **OFFER,
        "options": {"hidden_deals": "on"},
        "offer_give": None,
        "offer_want": None,
        "known": [],
    }
    shown = go_on(written(path, **hidden), Person(paper(), "y", "6"))
    assert "Ben offers you a hidden card for a hidden card." in flat(shown[0])
    assert shown[1].endswith("Which card do you lay down for the deal? 1-6 n: ")
    assert own_acts(path) == ["accept", "play SO"]
    assert re.search(r"You gave Ben Sold Out and got ", shown[2])


@pytest.mark.parametrize("edition", GRASS.editions)
def test_whatever_is_typed_the_record_holds(path: Path, edition: str) -> None:
    typed = (
        "1 3 7 0 9 ² w e y n x o c ot ct a / HG MO -B LU ST play swap offer on to for take hidden Ben zz [b]"
    )
    words, dice = typed.split(), Dice(3)
    lines = [
        " ".join(words[dice.below(len(words))] for word in range(1 + dice.below(5))) for line in range(300)
    ]
    go_on(written(path, edition), Person(paper(), *lines))
    assert verify(load_record(path)).entries > 3


def test_talk_is_shown_and_kept_and_changes_nothing(path: Path) -> None:
    written(path, **MIDGAME)
    before = load_record(path)
    shown = go_on(path, Person(paper(), "say I hold no Panama.", "say " + "x" * 300))
    assert "Ada: “I hold no Panama.”" in shown[1]
    assert "1 to 200 letters" in shown[2]
    entries = load_record(path).entries[len(before.entries) :]
    assert [(entry.seat, entry.said, entry.act) for entry in entries] == [(0, "I hold no Panama.", None)]
    assert verify(load_record(path)).entries == len(before.entries) + 1


def test_the_card_ja_is_no_yes() -> None:
    hands = [["JA", *MIDGAME["hands"][0][1:]], *MIDGAME["hands"][1:3], ["UW", "-F", "-F", "PF", "MC", "HG"]]
    table, view, offered = asked(**MIDGAME | {"hands": hands})
    assert table.act(view, offered, "JA") == "play JA"
