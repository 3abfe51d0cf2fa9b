"""Tables that deal alike: whoever has the same place has the same cards, and nobody learns them elsewhere."""

from typing import Any

import msgspec
import pytest

from stammtisch.base.chance import SECRET_BYTES
from stammtisch.base.errors import Refused
from stammtisch.match.events import Drawn
from stammtisch.match.record import write_record
from stammtisch.match.replay import verify
from stammtisch.table.commands import Act, Command, Pause, PlaceBot, Ready, Rematch, Return, Sit, Stand, Start
from stammtisch.table.events import read_event
from stammtisch.table.showing import placard
from stammtisch.table.story import record
from stammtisch.table.table import Table

from .house import Clock, House, any_act, deals, settings

pytestmark = pytest.mark.proof("same-deals")

DEALS = bytes(range(SECRET_BYTES))
EVENT = ""
"""Who runs the table."""


class Given(House):
    """A table of an event: people sit where they were told to, and the match begins at once."""

    def __init__(self, game: str, people: int = 2, players: int = 3, seed: int = 1, **more: Any) -> None:
        super().__init__(settings(game, players, clock=Clock(30), spectators=False, **more), seed)
        self.table, outcome = Table.create(
            "t1", EVENT, self.table.state.settings, self.now, self.entropy, DEALS
        )
        self.log.clear()
        self.keep(outcome)
        for seat in range(players):
            if seat < people:
                self.send(f"u{seat}", Sit(self.id(), seat))
            else:
                self.send(EVENT, PlaceBot(self.id(), seat, "rule"))
        self.send(EVENT, Start(self.id()))

    def play_out(self) -> "Given":
        while self.phase == "playing":
            seat = int(self.dice.member(self.table.game.asked(self.table.position)))
            self.send(self.player(seat), Act(self.id(), any_act(self.table, seat, self.dice)))
        return self

    def draws(self, purpose: str) -> list[list[str]]:
        events = [read_event(row.data) for row in self.log]
        return [one.drawn for one in events if isinstance(one, Drawn) and one.draw.startswith(purpose)]


def refused(house: House, user: str, command: Command) -> str:
    with pytest.raises(Refused) as problem:
        house.send(user, command)
    return problem.value.rule


@pytest.mark.parametrize(
    ("game", "options", "hands"),
    [
        ("double", {}, 10),
        ("grass", {"target": 5000}, 1),
        ("grass", {"target": 50_000}, 2),
        ("grass", {"draft": "on", "lucky": "on", "target": 5000}, 1),
    ],
)
def test_every_hand_is_dealt_alike_however_it_is_played(
    game: str, options: dict[str, Any], hands: int
) -> None:
    """Different people, different acts, bots at other places: the same dealer and the same deals, also of
    later hands."""
    tables = [Given(game, people, seed=seed, options=options) for people, seed in ((3, 1), (2, 7), (0, 11))]
    first = tables[0].table
    for other in tables[1:]:
        assert other.table.game.write_line(other.table.position) == first.game.write_line(first.position)
    for table in tables:
        table.play_out()
    acts = [[row.data for row in table.log if b'"acted"' in row.data] for table in tables]
    assert acts[0] != acts[1] != acts[2]
    assert len({msgspec.json.encode(table.draws("first dealer")) for table in tables}) == 1
    fewest = min(len(table.draws("deal/")) for table in tables)
    assert fewest >= hands
    assert len({msgspec.json.encode(table.draws("deal/")[:fewest]) for table in tables}) == 1


def test_a_match_begins_at_once_and_nobody_adds_to_chance() -> None:
    house = Given("double")
    assert house.phase == "playing"
    assert refused(house, "u0", Ready(house.id(), "0" * 64)) == "table:phase:open"
    assert house.reloaded().state_hash() == house.table.state_hash()
    assert house.reloaded(snapshot=True).state_hash() == house.table.state_hash()


@pytest.mark.proof("deals-held")
def test_no_secret_of_the_deals_is_shown_not_even_of_hands_that_are_over() -> None:
    house = Given("double")
    while house.phase == "playing":
        house.play(5)
        told = msgspec.json.encode([placard(house.table), house.table.sight("u0")])
        told += msgspec.json.encode([fact.about for outcome in house.outcomes for fact in outcome.facts])
        for hand in range(deals(house.table) + 1):
            assert house.table.chain.secret(hand).hex().encode() not in told
        assert placard(house.table).secrets == ()
    kept = record(house.log, 1)
    verify(kept)
    assert house.table.chain.secret(0).hex().encode() in write_record(kept)


@pytest.mark.rule("table:duplicate:seats")
@pytest.mark.rule("table:duplicate:pause")
def test_seats_are_kept_for_one_match_without_pauses() -> None:
    house = Given("double")
    assert refused(house, "u0", Pause(house.id())) == "table:duplicate:pause"
    assert refused(house, "stranger", Sit(house.id(), 2)) == "table:phase:open"
    assert refused(house, "u0", PlaceBot(house.id(), 2, None)) == "table:host:only"
    house.play_out()
    assert refused(house, "u0", Rematch(house.id())) == "table:duplicate:seats"
    assert refused(house, "u0", Stand(house.id())) == "table:duplicate:seats"
    before = House(settings("double", 2))
    before.table, outcome = Table.create(
        "t1", EVENT, settings("double", 2), before.now, before.entropy, DEALS
    )
    before.keep(outcome)
    before.send("u0", Sit(before.id(), 0))
    assert refused(before, "u0", Stand(before.id())) == "table:duplicate:seats"


def test_who_leaves_is_replaced_and_may_come_back() -> None:
    house = Given("double")
    house.send("u0", Stand(house.id()))
    assert house.table.state.seats[0].stand_in
    house.send("u0", Return(house.id()))
    assert house.table.state.seats[0].person


def test_a_match_goes_on_without_anybody_for_others_wait_for_it() -> None:
    house = Given("double", people=3)
    for user in ("u0", "u1", "u2"):
        house.keep(house.table.gone(user, house.now))
    house.wait(61_000)
    assert house.table.state.paused is None
    assert [seat.bot for seat in house.table.state.seats] == ["casual"] * 3
    house.wait(25 * 3_600_000)
    assert house.phase in ("over", "closed")
    assert house.table.state.played
