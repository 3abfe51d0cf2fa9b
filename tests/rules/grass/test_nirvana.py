"""Modern stonehigh and euphoria: everybody else gives a peddle."""

import pytest

from .table import (
    act,
    after,
    display,
    facts,
    hand,
    hand_sizes,
    markets,
    may,
    protections,
    refused_by,
    table,
    told,
    tucked,
    view,
    wasted,
)

OPEN = "open open open open"


@pytest.mark.rule("grass.modern:stonehigh.1")
@pytest.mark.parametrize("gift", ["HG", "CO", "DF"])
def test_everybody_gives_a_free_peddle_of_their_own_choice(gift: str) -> None:
    position = table(
        hands="SH HG PA | PA | JA | ",
        markets=OPEN,
        displays="MX | HG CO DF | PA JA | CO",
        protections="| LU:MX | | ",
    )
    act(position, 0, "play SH")
    assert may(position, 1) == {"HG", "CO", "DF"}
    assert refused_by(position, "1 give MX") == "grass.modern:stonehigh.1"
    assert refused_by(position, "1 give PA") == "grass.modern:stonehigh.1"
    after(position, f"1 give {gift}; 2 give JA")
    # Who has only one gives that one unasked.
    assert sorted(display(position, 0).split()) == sorted(["MX", gift, "JA", "CO"])
    assert set(display(position, 1).split()) == {"HG", "CO", "DF"} - {gift}
    assert (display(position, 2), display(position, 3)) == ("PA", "")
    assert (view(position).stage, view(position).active) == ("turn", 0)


@pytest.mark.rule("grass.modern:stonehigh.2")
@pytest.mark.parametrize("card", ["SH", "EU"])
def test_who_has_nothing_free_gives_nothing(card: str) -> None:
    position = table(
        hands=f"{card} | | | ", markets=OPEN, displays="| | HG | ", protections="| LU:PA | | CB:HG"
    )
    act(position, 0, f"play {card}")
    assert display(position, 0) == "HG"
    assert [protections(position, seat) for seat in (1, 3)] == ["LU:PA", "CB:HG"]


@pytest.mark.rule("grass.modern:stonehigh.2")
@pytest.mark.parametrize("card", ["SH", "EU"])
def test_nirvana_is_played_even_if_nobody_gives(card: str) -> None:
    position = table(hands=f"{card} | | | ", markets=OPEN, displays="HG | | | ")
    assert facts(position, f"0 play {card}") == ["nirvana"]
    assert (display(position, 0), wasted(position), view(position).stage) == ("HG", [card], "turn")
    assert may(position) == {"end", "offer"}


@pytest.mark.rule("grass.modern:stonehigh.3")
@pytest.mark.parametrize("card", ["SH", "EU"])
def test_nirvana_takes_no_heat_off_and_grants_no_turn(card: str) -> None:
    position = table(hands=f"{card} PA | | ", markets="+B open open", displays="| HG | ")
    act(position, 0, f"play {card}")
    assert (markets(position), tucked(position, 0)) == ("+B open open", "")
    assert hand_sizes(position) == [6, 6, 6]
    assert refused_by(position, "0 play PA") == "grass.modern:turn.2"
    act(position, 0, "end")
    assert view(position).active == 1


@pytest.mark.rule("grass.modern:stonehigh.4")
@pytest.mark.parametrize("market", ["none", "open", "+B", "+S"])
@pytest.mark.parametrize("card", ["SH", "EU"])
def test_nirvana_is_played_in_any_state_of_the_market(card: str, market: str) -> None:
    position = table(hands=f"{card} | | ", markets=f"{market} none +F", displays="| PA | JA")
    act(position, 0, f"play {card}")
    assert (display(position, 0), markets(position)) == ("JA PA", f"{market} none +F")


@pytest.mark.rule("grass.modern:stonehigh.5")
@pytest.mark.parametrize("active", [0, 1, 2, 3])
def test_the_givers_decide_one_after_another_from_the_left(active: int) -> None:
    others = [(active + step) % 4 for step in (1, 2, 3)]
    hands = " | ".join("SH" if seat == active else "" for seat in range(4))
    shown = " | ".join("" if seat == active else "HG CO" for seat in range(4))
    position = table(hands=hands, markets=OPEN, displays=shown, active=active)
    act(position, active, "play SH")
    for giver, gift in zip(others, ("HG", "CO", "HG"), strict=True):
        assert view(position).actors == (giver,)
        for other in set(range(4)) - {giver}:
            assert refused_by(position, f"{other} give CO") == "grass.modern:turn.6"
        given = told(position, f"{giver} give {gift}")
        assert given[0].about == {"seat": giver, "target": active, "card": gift}
        # Everybody sees it at once, whoever is still to decide.
        assert all(given[0].seen_by(seat) for seat in range(-1, 4))
        assert gift in display(position, active)
    assert display(position, active) == "HG HG CO"


@pytest.mark.rule("grass.modern:euphoria.1")
@pytest.mark.parametrize(
    ("free", "gift"),
    [("HG CO", "CO"), ("HG MX PA", "PA"), ("PA DF", "DF"), ("HG HG CO CO", "CO"), ("MX", "MX")],
)
def test_euphoria_takes_the_dearest_free_peddle(free: str, gift: str) -> None:
    position = table(
        hands="EU | | ", markets="open open open", displays=f"| {free} | ", protections="| LU:PA | "
    )
    act(position, 0, "play EU")
    assert display(position, 0) == gift
    assert len(display(position, 1).split()) == len(free.split()) - 1
    assert protections(position, 1) == "LU:PA"


@pytest.mark.rule("grass.modern:euphoria.1")
@pytest.mark.parametrize(
    ("free", "choice"), [("HG MX", {"HG", "MX"}), ("HG CO JA", {"CO", "JA"}), ("MX CO CO JA", {"CO", "JA"})]
)
def test_of_the_equally_dear_the_giver_chooses(free: str, choice: set[str]) -> None:
    position = table(hands="EU | | ", markets="open open open", displays=f"| {free} | ")
    act(position, 0, "play EU")
    assert (view(position).actors, may(position, 1)) == ((1,), choice)
    for cheap in set(free.split()) - choice:
        assert refused_by(position, f"1 give {cheap}") == "grass.modern:euphoria.1"
    for gift in choice:
        assert display(act(position.copy(), 1, f"give {gift}"), 0) == gift


@pytest.mark.rule("grass.modern:nirvana.1")
@pytest.mark.parametrize("card", ["SH", "EU"])
def test_nirvana_is_wasted_once_played(card: str) -> None:
    position = table(hands=f"{card} | | ", markets="open open open", displays="| HG MX | ")
    act(position, 0, f"play {card}")
    assert wasted(position) == [card]
    act(position, 1, "give HG")
    assert wasted(position) == [card]
    assert card not in hand(position, 0)
