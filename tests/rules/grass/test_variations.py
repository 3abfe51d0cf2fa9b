"""The variations: Give me five, Hidden deals, Lucky or not, and all of them together."""

from itertools import product
from typing import Any

import pytest

from stammtisch.games.grass.position import GrassPosition
from stammtisch.games.position import Journal

from .table import (
    EDITIONS,
    GRASS,
    SPECTATOR,
    act,
    after,
    awaited,
    deal,
    display,
    hand,
    hand_sizes,
    may,
    may_waste,
    refused_by,
    skips,
    start,
    table,
    told,
    view,
    wasted,
)

DRAFT = {"draft": "on"}
HIDDEN = {"hidden_deals": "on"}
LUCKY = {"lucky": "on"}
PACKS = "HG MX CO JA PA DF | MO MC PF LU GS CB | +B +D +F +S SO DC"


def drafting(edition: str = "modern", packs: str = PACKS, **data: Any) -> GrassPosition:
    """Packs are dealt, nobody has picked; the last seat is the dealer."""
    seats = len(packs.split("|"))
    return table(
        edition, DRAFT, hands="|" * (seats - 1), stage="draft", packs=packs, dealer=seats - 1, **data
    )


def packs(position: GrassPosition) -> list[str]:
    """The packs as the seats see them that hold them."""
    return [" ".join(view(position, seat).pack) for seat in range(position.players)]


@pytest.mark.rule("grass.variant:draft.1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_keep_one_and_hand_on_the_rest_until_six_are_kept(edition: str) -> None:
    position = drafting(edition, top="EU")
    for kept in range(5):
        assert hand_sizes(position) == [kept] * 3
        assert view(position).pack_sizes == (6 - kept,) * 3
        for seat in range(3):
            assert may(position, seat) == set(packs(position)[seat].split())
            act(position, seat, f"pick {packs(position)[seat].split()[-1]}")
    assert hand_sizes(position) == [7, 6, 6]
    assert view(position).stage == "turn"
    assert sorted(hand(position, 0)) == sorted(["DF", "SO", "LU", "CO", "+D", "MO", "EU"])


@pytest.mark.rule("grass.variant:draft.1")
def test_only_a_card_of_the_pack_is_kept() -> None:
    assert refused_by(drafting(), "0 pick MO") == "grass.variant:draft.1"


@pytest.mark.rule("grass.variant:draft.2")
def test_all_picks_of_a_step_are_made_before_packs_move() -> None:
    position = drafting()
    before = [view(position, seat) for seat in (1, 2)]
    after(position, "2 pick SO; 0 pick DF")
    assert packs(position)[:2] == ["HG MX CO JA PA DF", "MO MC PF LU GS CB"]
    assert hand_sizes(position) == [0, 0, 0]
    assert (view(position, 1).hand, view(position, 1).pack) == (before[0].hand, before[0].pack)
    assert refused_by(position, "0 pick HG") == "grass.variant:draft.2"
    act(position, 1, "pick LU")
    assert [hand(position, seat) for seat in range(3)] == [["DF"], ["LU"], ["SO"]]


@pytest.mark.rule("grass.variant:draft.2")
@pytest.mark.parametrize("onlooker", [1, 2, SPECTATOR])
def test_a_pick_is_secret(onlooker: int) -> None:
    one, other = drafting(), drafting()
    act(one, 0, "pick DF")
    act(other, 0, "pick HG")
    assert view(one, onlooker) == view(other, onlooker)
    assert view(one, 0).own_lock == "DF"
    assert [fact.about for fact in told(drafting(), "0 pick DF")] == [{"seat": 0}]


@pytest.mark.rule("grass.variant:draft.2")
def test_kept_cards_are_not_handed_on() -> None:
    position = after(drafting(), "0 pick DF; 1 pick CB; 2 pick DC")
    assert packs(position) == ["+B +D +F +S SO", "HG MX CO JA PA", "MO MC PF LU GS"]
    assert refused_by(position, "0 pick DF") == "grass.variant:draft.1"


@pytest.mark.rule("grass.variant:draft.3")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_six_kept_cards_are_the_hand_and_the_first_turn_begins(edition: str) -> None:
    position = drafting(edition, "HG MX CO JA PA DF | MO MC PF LU GS CB", top="EU")
    after(position, "0 pick HG; 1 pick MO; 0 pick MC; 1 pick MX; 0 pick CO; 1 pick PF; 0 pick LU; 1 pick JA")
    assert view(position).stage == "draft"
    after(position, "0 pick PA; 1 pick GS")
    assert sorted(hand(position, 0)) == sorted(["HG", "MC", "CO", "LU", "PA", "CB", "EU"])
    assert sorted(hand(position, 1)) == sorted(["MO", "MX", "PF", "JA", "GS", "DF"])
    assert (view(position).stage, view(position).active, view(position).dealer) == ("turn", 0, 1)
    assert wasted(position) == []


@pytest.mark.rule("grass.variant:draft.4")
@pytest.mark.parametrize(("number", "comes_from"), [(1, 2), (2, 1), (3, 2), (4, 1)])
def test_packs_go_left_in_odd_rounds_and_right_in_even_ones(number: int, comes_from: int) -> None:
    position = drafting(round=number)
    after(position, "0 pick HG; 1 pick MO; 2 pick +B")
    rest = ["MX CO JA PA DF", "MC PF LU GS CB", "+D +F +S SO DC"]
    assert packs(position) == [rest[comes_from], rest[(comes_from + 1) % 3], rest[(comes_from + 2) % 3]]


@pytest.mark.rule("grass.variant:draft.5")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_with_few_players_packs_come_back(players: int) -> None:
    dealt = deal(start(players, draft="on"), dealer=players - 1)
    first = [sorted(view(dealt, seat).pack) for seat in range(players)]
    kept: list[list[str]] = [[] for seat in range(players)]
    for step in range(5):
        for seat in range(players):
            pack = (seat - step) % players
            assert sorted([*view(dealt, seat).pack, *kept[pack]]) == first[pack]
        for seat in range(players):
            card = view(dealt, seat).pack[0]
            kept[(seat - step) % players].append(card)
            act(dealt, seat, f"pick {card}")
    assert hand_sizes(dealt) == [7] + [6] * (players - 1)


def hidden_deal(locks: str, edition: str = "modern") -> GrassPosition:
    """Seats 0 and 1 have agreed on a hidden deal and lay down these cards."""
    position = table(edition, HIDDEN, hands="SO HG | MX PA |", active=0)
    given, got = locks.split()
    return after(position, f"0 offer hidden to 1; 1 accept; 0 lock {given}; 1 lock {got}")


@pytest.mark.rule("grass.variant:hidden.1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_both_put_down_a_card_of_their_choice_and_they_change_hands(edition: str) -> None:
    position = hidden_deal("HG MX", edition)
    assert ("MX" in hand(position, 0), "HG" in hand(position, 0)) == (True, False)
    assert ("HG" in hand(position, 1), "MX" in hand(position, 1)) == (True, False)
    assert (hand_sizes(position), view(position).stage, view(position).deals) == ([7, 6, 6], "turn", 1)


@pytest.mark.rule("grass.variant:hidden.1")
@pytest.mark.parametrize("onlooker", [2, SPECTATOR])
def test_the_others_see_only_that_cards_changed_hands(onlooker: int) -> None:
    position = table("modern", HIDDEN, hands="SO HG | MX PA |")
    story = told(position, "0 offer hidden to 1; 1 accept; 0 lock SO; 1 lock MX")
    seen = [(fact.kind, fact.about) for fact in story if fact.seen_by(onlooker)]
    unnamed = {"gives": "hidden", "gives_table": "none", "wants": "hidden", "wants_table": "none"}
    assert seen == [
        ("offer-made", {"seat": 0, "target": 1, **unnamed}),
        ("hidden-agreed", {"seat": 0, "target": 1}),
        ("hidden-locked", {"seat": 0}),
        ("hidden-locked", {"seat": 1}),
        ("traded", {"seat": 0, "target": 1, **unnamed}),
    ]
    own = [(fact.about, fact.seen_by(0), fact.seen_by(1)) for fact in story if fact.kind == "hidden-own"]
    assert own == [
        ({"target": 1, "gave": "SO", "got": "MX"}, True, False),
        ({"target": 0, "gave": "MX", "got": "SO"}, False, True),
    ]


@pytest.mark.rule("grass.variant:hidden.1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_no_card_of_a_hand_is_named_beforehand(edition: str) -> None:
    position = table(edition, HIDDEN, hands="SO HG | MX PA |")
    assert refused_by(position, "0 offer HG for MX to 1") == "grass.digital:hidden.1"


@pytest.mark.rule("grass.variant:hidden.2")
@pytest.mark.parametrize("card", ["SO", "DC", "UW", "SH", "BK", "HG", "MO"])
def test_any_card_of_the_hand_may_be_given(card: str) -> None:
    position = table("modern", HIDDEN, hands="SO DC UW SH BK HG MO | PA |")
    after(position, "0 offer hidden to 1; 1 accept")
    assert may(position, 0) == {"SO", "DC", "UW", "SH", "BK", "HG", "MO", "withdraw"}
    assert may(position, 1) == {*hand(position, 1), "withdraw"}
    after(position, f"1 lock PA; 0 lock {card}")
    assert (card in hand(position, 1), "PA" in hand(position, 0)) == (True, True)


@pytest.mark.rule("grass.variant:hidden.3")
@pytest.mark.parametrize(("first", "second"), [("0 lock SO", "1 lock MX"), ("1 lock MX", "0 lock SO")])
def test_cards_change_hands_when_both_are_down_and_that_stands(first: str, second: str) -> None:
    position = table("modern", HIDDEN, hands="SO HG | MX PA |")
    hands = [hand(position, seat) for seat in range(3)]
    after(position, "0 offer hidden to 1; 1 accept")
    act(position, int(first[0]), first[2:])
    assert [hand(position, seat) for seat in range(3)] == hands
    assert refused_by(position, f"{first[0]} lock -B") == "grass.digital:hidden.1"
    act(position, int(second[0]), second[2:])
    assert ("MX" in hand(position, 0), "SO" in hand(position, 1)) == (True, True)
    assert refused_by(position, "0 withdraw") == "grass.digital:offer.5"
    assert refused_by(position, "1 withdraw") == "grass.digital:offer.5"


@pytest.mark.rule("grass.variant:hidden.4")
@pytest.mark.rule("grass.variant:hidden.5")
@pytest.mark.parametrize("onlooker", [2, SPECTATOR])
def test_nobody_else_can_check_what_is_said_about_a_deal(onlooker: int) -> None:
    locks = [f"{given} {got}" for given, got in product(("SO", "HG"), ("MX", "PA"))]
    looks = [view(hidden_deal(lock), onlooker) for lock in locks]
    assert all(look == looks[0] for look in looks)
    assert looks[0].known == ((), (), ())


@pytest.mark.rule("grass.variant:hidden.4")
def test_the_partners_know_what_they_gave_and_got() -> None:
    position = hidden_deal("SO MX")
    assert (view(position, 0).known, view(position, 1).known) == (((), ("SO",), ()), (("MX",), (), ()))


@pytest.mark.rule("grass.variant:hidden.5")
def test_a_card_that_was_got_is_never_shown_but_laid_down_or_scored() -> None:
    position = table("modern", HIDDEN, hands="SO | DF |", active=0)
    after(position, "0 offer hidden to 1; 1 accept; 0 lock SO; 1 lock DF")
    assert view(position, 2).hands[0] is None
    assert refused_by(position, "0 offer DF for HG to 2") == "grass.digital:hidden.1"
    assert view(position, 2).known == view(position, 2).known_to_all == ((), (), ())
    act(position, 0, "waste DF")
    assert view(position, 2).wasted == ("DF",)


@pytest.mark.rule("grass.variant:hidden.6")
def test_the_swap_stays_open_and_exact() -> None:
    position = table("modern", HIDDEN, hands=" | |", markets="open open open", displays="HG | PA |")
    (swapped,) = told(position, "0 swap HG for PA of 1")
    assert swapped.seen_by(SPECTATOR)
    assert swapped.about == {"seat": 0, "target": 1, "card": "HG", "other": "PA"}
    assert (display(position, 0), display(position, 1)) == ("PA", "HG")


@pytest.mark.rule("grass.variant:hidden.6")
def test_the_table_part_of_a_classic_deal_stays_open_and_exact() -> None:
    position = table("classic", HIDDEN, hands="SO | MX |", displays="HG CO | PA |")
    offer = told(position, "0 offer hidden and table HG CO for table PA to 1; 1 accept")[0]
    story = told(position, "1 lock MX; 0 lock SO")
    done = next(fact for fact in story if fact.kind == "traded")
    for fact in (offer, done):
        assert fact.seen_by(SPECTATOR)
        assert (fact.about["gives_table"], fact.about["wants_table"]) == (["HG", "CO"], ["PA"])
        assert (fact.about["gives"], fact.about["wants"]) == ("hidden", "hidden")
    assert (display(position, 0), display(position, 1)) == ("PA", "HG CO")
    assert ("MX" in hand(position, 0), "SO" in hand(position, 1)) == (True, True)


@pytest.mark.rule("grass.variant:hidden.6")
def test_a_deal_over_the_table_alone_hides_nothing() -> None:
    position = table("classic", HIDDEN, hands=" | |", displays="HG CO | PA |")
    after(position, "0 offer table HG CO for table PA to 1; 1 accept")
    assert (display(position, 0), display(position, 1)) == ("PA", "HG CO")


def lucky(hands: str = "SO | |", edition: str = "modern", **data: Any) -> GrassPosition:
    """Seat 0 has played a paranoia card, and cards are taken at random."""
    given = {"markets": "open none none", **data}
    position = table(edition, LUCKY, hands=hands, **given)
    card = hands.split()[0]
    return act(position, 0, f"play {card} on 1" if edition == "modern" else f"play {card}")


def take(position: GrassPosition, card: str) -> tuple[object, object]:
    """Chance takes this card; who took from whom."""
    journal = Journal()
    position.answer(GRASS.read_draw(position, [card]), journal)
    (taken,) = [fact.about for fact in journal.facts if fact.kind == "lucky-taken"]
    return taken["seat"], taken["target"]


@pytest.mark.rule("grass.variant:lucky.1")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("card", ["SO", "DC", "UW"])
def test_each_takes_from_the_right_beginning_with_the_player_of_the_card(card: str, edition: str) -> None:
    position = lucky(f"{card} MO | HG | DF", edition)
    assert (view(position).stage, position.actors()) == ("lucky", 0)
    assert take(position, "DF") == (0, 2)
    assert take(position, "MO") == (1, 0)
    assert take(position, "HG") == (2, 1)
    assert ("DF" in hand(position, 0), "MO" in hand(position, 1), "HG" in hand(position, 2)) == (True,) * 3
    assert view(position).stage == "turn"


@pytest.mark.rule("grass.variant:lucky.1")
def test_the_takes_come_in_place_of_the_pass() -> None:
    assert act(table(hands="SO | |", markets="open none none"), 0, "play SO on 1").actor == 0
    position = lucky()
    for seat in range(3):
        assert refused_by(position, f"{seat} play {hand(position, seat)[0]}") == "grass.variant:lucky.1"


@pytest.mark.rule("grass.variant:lucky.2")
def test_the_card_just_taken_may_be_taken_again() -> None:
    position = lucky("SO | | DF")
    assert awaited(position).pool == 6
    take(position, "DF")
    assert (hand_sizes(position), awaited(position).pool) == ([7, 6, 5], 7)
    take(position, "DF")
    assert "DF" in hand(position, 1)
    assert (hand_sizes(position), awaited(position).pool) == ([6, 7, 5], 7)
    take(position, "DF")
    assert "DF" in hand(position, 2)


@pytest.mark.rule("grass.variant:lucky.3")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_the_right_neighbour_is_down_to_five_and_takes_last(players: int) -> None:
    position = lucky("SO" + " |" * (players - 1), markets=" ".join(["open"] + ["none"] * (players - 1)))
    for taken in range(players):
        position.answer([0])
        sizes = [6] * players
        if taken < players - 1:
            sizes[taken], sizes[-1] = 7, 5
        assert hand_sizes(position) == sizes
    assert view(position).stage == "turn"


@pytest.mark.rule("grass.variant:lucky.4")
def test_every_card_of_the_hand_is_equally_likely() -> None:
    position = lucky("SO | | HG HG MX DF BK SO")
    wanted = awaited(position)
    assert (wanted.purpose, wanted.pool, wanted.take) == ("lucky", 6, 1)
    taken = []
    for place in range(wanted.pool):
        trial = position.copy()
        trial.answer([place])
        taken += [card for card in ("HG", "MX", "DF", "BK", "SO") if card in hand(trial, 0)]
    assert sorted(taken) == sorted(["HG", "HG", "MX", "DF", "BK", "SO"])


@pytest.mark.rule("grass.variant:lucky.4")
def test_only_the_two_involved_learn_which_card_it_was() -> None:
    one, other = lucky("SO | | DF HG"), lucky("SO | | DF HG")
    take(one, "DF")
    take(other, "HG")
    assert view(one, 1) == view(other, 1)
    assert view(one, 2).known[0] == ("DF",)


@pytest.mark.rule("grass.variant:combine.1")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("draft", "hidden", "luck"), list(product(("off", "on"), repeat=3)))
def test_the_variations_combine_freely(edition: str, draft: str, hidden: str, luck: str) -> None:
    position = start(3, edition, draft=draft, hidden_deals=hidden, lucky=luck)
    cards = ["SO", "MO", "HG"] + ["MO", "HG", "MX"] + ["-B", "-D", "-F"] * 4
    deal(position, [*cards, "MO"], dealer=2)
    assert (view(position).stage == "draft") == (draft == "on")
    while view(position).stage == "draft":
        for seat in range(3):
            act(position, seat, f"pick {view(position, seat).pack[-1]}")
    assert view(position).stage == "turn"
    holder = next(seat for seat in range(3) if "SO" in hand(position, seat))
    bring_market(position, holder)
    trade(position, hidden == "on")
    victim = f" on {(holder + 1) % 3}" if edition == "modern" else ""
    act(position, holder, f"play SO{victim}")
    assert view(position).stage == ("lucky" if luck == "on" else "pass")


def bring_market(position: GrassPosition, holder: int) -> None:
    """Turns go on until the holder of a paranoia card has a market and is to act again."""
    while view(position).markets[holder] == "none" or view(position).active != holder:
        seat = view(position).active
        wasting = sorted(may_waste(position) - {"MO"})[0]
        act(position, seat, "play MO" if may(position) >= {"MO"} else f"waste {wasting}")
        if "end" in may(position):
            act(position, seat, "end")


def trade(position: GrassPosition, hidden: bool) -> None:
    """A deal of the active player, as this table makes them; SO is kept."""
    seat = view(position).active
    left = (seat + 1) % 3
    give = next(card for card in hand(position, seat) if card != "SO")
    want = hand(position, left)[0]
    if hidden:
        after(position, f"{seat} offer hidden to {left}; {left} accept")
        after(position, f"{seat} lock {give}; {left} lock {want}")
    else:
        after(position, f"{seat} offer {give} for {want} to {left}; {left} accept")
    assert want in hand(position, seat)


@pytest.mark.rule("grass.variant:combine.2")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("card", ["SO", "DC", "UW"])
def test_loss_and_skip_are_the_same_with_lucky_or_not(card: str, edition: str) -> None:
    lost = []
    for luck in ("off", "on"):
        position = table(
            edition, {"lucky": luck}, hands=f"{card} | |", markets="open open open", displays="PA | PA |"
        )
        act(position, 0, f"play {card} on 1" if edition == "modern" else f"play {card}")
        lost.append((wasted(position), skips(position), display(position, 0), display(position, 1)))
    assert lost[0] == lost[1]
    assert "PA" in lost[0][0]
    assert sum(lost[0][1]) == {"modern": {"SO": 0}, "classic": {"SO": 1, "DC": 2, "UW": 2}}[edition].get(
        card, 1
    )
