"""Grass in the terminal: what is shown, and that all of it is written down."""

import re
from pathlib import Path
from typing import Any

import pytest

from stammtisch.base.bits import Dice
from stammtisch.cli.files import load_record
from stammtisch.cli.games.grass.table import GrassTable
from stammtisch.cli.play import play
from stammtisch.games.grass.cards import CODES
from stammtisch.games.grass.view import View
from stammtisch.match.replay import verify
from stammtisch.words import LANGUAGES, Words

from .grass_person import (
    GRASS,
    MIDGAME,
    NAMES,
    Careless,
    Person,
    asked,
    flat,
    go_on,
    own_acts,
    paper,
    screen,
    written,
)


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
    assert (record.began.edition, shown.finished, shown.chance) == (edition, True, "verified")
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


def test_the_bots_of_a_hidden_deal_lay_down_their_cards(path: Path) -> None:
    """grass.digital:hidden.1: the person agrees, lays a card down, or calls it off."""
    hidden = {**OFFER, "options": {"hidden_deals": "on"}, "offer_give": None, "offer_want": None, "known": []}
    shown = go_on(written(path, **hidden), Person(paper(), "y", "6"))
    assert "Ben offers you a hidden card for a hidden card." in flat(shown[0])
    assert shown[1].endswith("Which card do you lay down for the deal? 1-6 n: ")
    assert own_acts(path) == ["accept", "play SO"]
    assert re.search(r"You gave Ben Sold Out and got ", shown[2])


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", r"What a good player would do.*?(?:play|waste|swap) [^:]*: -?[\d,]+, best \d+ %, game \d+ %"),
        ("de", r"Was ein guter Spieler täte.*?(?:play|waste|swap) [^:]*: -?[\d.]+, am besten \d+ %, Spiel"),
    ],
)
def test_a_hint_says_what_to_do_and_what_it_brings(path: Path, language: str, told: str) -> None:
    shown = go_on(written(path), Person(paper(), "hint"), language)
    assert re.search(told, flat(shown[1]))


COURSE: dict[str, Any] = {"options": {"course": 4}, "round": 1, "totals": [0] * 4, "before": [0] * 4}


def test_a_hint_in_the_course_speaks_of_the_round_alone(path: Path) -> None:
    shown = go_on(written(path, "classic", **COURSE), Person(paper(), "hint"))
    assert re.search(r"What a good player would do.*: -?[\d,]+, best \d+ %", flat(shown[1]))
    assert "%, game" not in flat(shown[1])
