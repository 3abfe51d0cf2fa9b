"""The packs of Grass."""

import pytest

from stammtisch.base.bits import numbers
from stammtisch.base.errors import Malformed
from stammtisch.games.grass.cards import (
    CLASSIC,
    CODES,
    COVERAGE,
    FINES,
    HEATS,
    HEATS_OFF,
    KINDS,
    PACK_SIZE,
    PARANOIA,
    PEDDLES,
    PROTECTIONS,
    VALUES,
    course_pack,
    kind_named,
    modern_pack,
    worth,
)

MODERN = modern_pack()


def total(pack: dict[str, int], kinds: int) -> int:
    return sum(pack[CODES[kind]] for kind in numbers(kinds))


@pytest.mark.rule("grass.modern:deck.1")
def test_the_modern_pack_has_104_cards_by_family() -> None:
    assert sum(MODERN.values()) == PACK_SIZE
    families = (PEDDLES, HEATS, HEATS_OFF, PROTECTIONS, PARANOIA)
    assert [total(MODERN, family) for family in families] == [29, 12, 20, 6, 8]
    assert [MODERN[code] for code in ("MO", "MC", "PF", "ST", "SH", "EU", "BK")] == [10, 5, 4, 4, 4, 1, 1]


@pytest.mark.rule("grass.modern:deck.2")
def test_the_modern_peddles_are_worth_665_000() -> None:
    assert [MODERN[CODES[kind]] for kind in numbers(PEDDLES)] == [7, 6, 5, 5, 5, 1]
    assert worth(MODERN) == 665_000


@pytest.mark.rule("grass.modern:deck.3")
def test_what_a_peddle_is_worth() -> None:
    assert [VALUES[CODES[kind]] for kind in numbers(PEDDLES)] == [
        5_000,
        5_000,
        25_000,
        25_000,
        50_000,
        100_000,
    ]


@pytest.mark.rule("grass.modern:deck.4")
@pytest.mark.rule("grass.classic:deck.5")
@pytest.mark.parametrize("pack", [MODERN, dict(CLASSIC)])
def test_two_protections_of_each_kind_and_what_they_cover(pack: dict[str, int]) -> None:
    assert [pack[CODES[kind]] for kind in numbers(PROTECTIONS)] == [2, 2, 2]
    assert [COVERAGE[CODES[kind]] for kind in numbers(PROTECTIONS)] == [50_000, 25_000, 25_000]


@pytest.mark.rule("grass.modern:deck.5")
def test_three_of_each_heat_and_five_of_what_answers_it() -> None:
    assert [MODERN[CODES[kind]] for kind in numbers(HEATS)] == [3, 3, 3, 3]
    assert [MODERN[CODES[kind]] for kind in numbers(HEATS_OFF)] == [5, 5, 5, 5]
    pairs = zip(numbers(HEATS), numbers(HEATS_OFF), strict=True)
    assert [(CODES[on][1], CODES[off][1]) for on, off in pairs] == [(heat, heat) for heat in "BDFS"]


@pytest.mark.rule("grass.classic:deck.1")
@pytest.mark.rule("grass.classic:deck.2")
@pytest.mark.rule("grass.classic:deck.3")
def test_the_classic_pack_has_104_cards_of_27_kinds() -> None:
    assert sum(CLASSIC.values()) == PACK_SIZE
    assert KINDS == len(CLASSIC) == 27
    assert [CLASSIC[CODES[kind]] for kind in numbers(PEDDLES)] == [6, 6, 5, 5, 5, 1]
    assert worth(CLASSIC) == 660_000
    assert (CLASSIC["SO"], CLASSIC["SH"]) == (4, 5)


@pytest.mark.rule("grass.option:deck-modern")
@pytest.mark.parametrize("more", ["HG", "MX", "CO", "JA", "PA"])
def test_another_peddle_may_be_the_one_more(more: str) -> None:
    pack = modern_pack(more)
    assert {code: pack[code] - CLASSIC[code] for code in CODES if pack[code] != CLASSIC[code]} == {
        more: 1,
        "SH": -1,
    }


@pytest.mark.rule("grass.option:deck-modern")
def test_the_modern_game_may_be_played_with_the_classic_counts() -> None:
    assert modern_pack("28-5") == CLASSIC


@pytest.mark.parametrize("deck", ["DF", "SH", ""])
def test_an_unknown_deck_is_refused(deck: str) -> None:
    with pytest.raises(Malformed, match="is not one of HG, MX, CO, JA, PA, 28-5"):
        modern_pack(deck)


@pytest.mark.rule("grass.classic:tutorial.1")
@pytest.mark.rule("grass.classic:tutorial.3")
@pytest.mark.parametrize(("stage", "cards"), [(1, 79), (2, 79), (3, 90), (4, 104)])
def test_the_pack_grows_with_the_stages_of_the_course(stage: int, cards: int) -> None:
    pack = course_pack(stage)
    assert sum(pack.values()) == cards
    assert pack["PF"] == 4
    assert (pack["ST"] > 0, pack["LU"] > 0, pack["BK"] > 0) == (stage >= 3,) * 3
    assert (pack["SO"] > 0, pack["SH"] > 0) == (stage == 4,) * 2


def test_fines_are_for_the_three_kinds_of_paranoia() -> None:
    assert [FINES[CODES[kind]] for kind in numbers(PARANOIA)] == [25_000, 50_000, 100_000]


@pytest.mark.parametrize(("text", "code"), [("ja", "JA"), (" +b ", "+B"), ("\N{MINUS SIGN}F", "-F")])
def test_cards_are_read_as_people_type_them(text: str, code: str) -> None:
    assert CODES[kind_named(text)] == code


def test_what_is_no_card_is_named() -> None:
    with pytest.raises(Malformed, match="'XX' is not a card"):
        kind_named("XX")
