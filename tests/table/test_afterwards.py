"""A match that is over shows each seat what it saw at the time, and nothing else; its sheet adds up."""

from collections.abc import Iterator
from contextlib import suppress
from itertools import islice
from pathlib import Path
from typing import Any

import msgspec
import pytest
from laws.tables import adaptor_of

from stammtisch.base.bits import Dice, numbers
from stammtisch.base.chance import Hands
from stammtisch.base.draws import Draw
from stammtisch.base.errors import Refused
from stammtisch.games import catalogue
from stammtisch.games.game import SPECTATOR
from stammtisch.games.listing import whole_acts
from stammtisch.match.events import Acted, Bounced, Drawn, Dropped, Ruled, Said
from stammtisch.match.match import Match
from stammtisch.match.record import Record, read_record, write_record
from stammtisch.match.replay import Step, replay
from stammtisch.table import afterwards
from stammtisch.table.afterwards import OPEN, Shows, report, seen, shows
from stammtisch.table.commands import Act, Say
from stammtisch.table.events import read_event
from stammtisch.table.story import record, story
from table.house import House, playing

GOLDEN = sorted((Path(__file__).parents[1] / "match").glob("*.json"))
SHORT = [path for path in GOLDEN if path.stat().st_size < 70_000]
MOMENTS = 10
"""So often in a match what is hidden is exchanged."""


def views(shown: Shows) -> list[dict[str, Any]]:
    """The whole view after each step, as it comes out of JSON."""
    sent = plain(shown)
    found, view = [], sent["start"]
    for step in sent["steps"]:
        view = {**view, **step["changed"]}
        found.append(view)
    return found


def plain(data: object) -> Any:
    return msgspec.json.decode(msgspec.json.encode(data))


def written(house: House) -> Record:
    return read_record(write_record(record(house.log, 1)))


def play_out(house: House) -> House:
    """To the end: in a game of speed who can lay a card does, so that it is soon over."""
    game, dice = house.table.game, Dice(1)
    while house.phase != "over":
        if game.name != "gress":
            house.play(10)
            continue
        house.wait(60)
        position: Any = house.table.position
        for seat in numbers(game.asked(position)):
            acts = list(whole_acts(game.offers(position, seat)))
            laid = [act for act in acts if act.startswith(("play", "say vorletzte"))] or acts
            with suppress(Refused):
                house.send(house.player(seat), Act(house.id(), laid[int(dice.below(len(laid)))]))
            break
        else:
            house.wait(1000)
    return house


@pytest.fixture(params=["double", "grass", "gress"], name="house", scope="module")
def played(request: pytest.FixtureRequest) -> House:
    options = {
        "double": {"schedule": [1, 2, 1]},
        "grass": {"target": 25_000},
        "gress": {"referee": "guided"},
    }
    house = playing(request.param, 3, bots=1, options=options[request.param])
    house.send("u1", Say("s", "good luck"))
    return play_out(house)


def is_shown(data: bytes) -> bool:
    return isinstance(read_event(data), Acted | Bounced | Drawn | Dropped | Ruled | Said)


@pytest.mark.proof("no-leak")
@pytest.mark.parametrize("user", ["u0", "u1", None])
def test_a_replay_shows_what_was_shown_at_the_time(house: House, user: str | None) -> None:
    seat = SPECTATOR if user is None else int(user[1:])
    again = shows(written(house), seat)
    told = dict(zip([row.seq for row in house.log], story(house.log, user), strict=True))
    then = [told[row.seq] for row in house.log if row.seq > house.table.state.before and is_shown(row.data)]
    assert len(then) == len(again.steps)
    for step, view, now in zip(then, views(again), again.steps, strict=True):
        assert view == plain(step.moment.view)
        game = [fact for fact in plain(step.facts) if fact["of"] != "table" or fact["kind"] == "said"]
        for fact in game:
            fact["about"].pop("user", None)
        assert plain(now.facts) == game


@pytest.mark.proof("no-leak")
@pytest.mark.parametrize("path", SHORT, ids=[path.stem for path in SHORT])
def test_exchange_what_is_hidden_and_no_view_of_a_replay_changes(path: Path) -> None:
    found = read_record(path.read_bytes())
    game: Any = catalogue.find(found.game)
    dice = Dice(len(found.entries))
    for seat in (SPECTATOR, len(found.entries) % len(found.seats)):
        again = shows(found, seat)
        shown = dict(zip([step.seq for step in again.steps], views(again), strict=True))
        for step in replay(found):
            if step.seq % max(1, len(found.entries) // MOMENTS) or step.seq not in shown:
                continue
            position = step.match.position
            view = game.view(position, seat)
            swapped = adaptor_of(game.name).swap_hidden(game.write_position(position), view, dice, ())
            other = game.read_position(swapped, found.began.edition, found.began.options)
            assert plain(seen(game, other, seat)) == shown[step.seq]


@pytest.mark.parametrize("path", SHORT, ids=[path.stem for path in SHORT])
def test_open_hands_are_the_hands(path: Path) -> None:
    found = read_record(path.read_bytes())
    game: Any = catalogue.find(found.game)
    opened = views(shows(found, OPEN))
    assert all(set(view) == {"hands"} for view in opened)
    for step, view in zip(islice(replay(found), 1, len(found.entries) - 1), opened, strict=True):
        assert view["hands"] == plain(game.write_position(step.match.position)["hands"])


@pytest.mark.parametrize("path", GOLDEN, ids=[path.stem for path in GOLDEN])
def test_the_sheet_leads_to_the_result(path: Path) -> None:
    found = read_record(path.read_bytes())
    sheet = report(found).sheet
    assert found.result is not None
    if found.game == "double":
        assert list(sheet.points) == found.result.scores
        assert list(sheet.winners) == found.result.winners
    elif found.game == "gress":
        assert len(sheet.rows) == 1
        charged = [total - points for total, points in zip(sheet.totals, found.result.scores, strict=True)]
        assert all(more % 4 == 0 for more in charged)
    else:
        assert list(sheet[-1].totals) == found.result.scores
        assert list(sheet[-1].winners) == found.result.winners


def test_every_draw_comes_out_of_its_pool(house: House) -> None:
    found = written(house)
    told = report(found)
    secrets = [bytes.fromhex(secret) for secret in found.chain or []]
    hands = Hands(lambda hand: secrets[hand], [bytes.fromhex(part) for part in found.began.entropy])
    events = {seq: entry.read() for seq, entry in enumerate(found.entries, 1)}
    drawn = {seq: event for seq, event in events.items() if isinstance(event, Drawn)}
    assert [pool.seq for pool in told.pools] == list(drawn)
    for pool in told.pools:
        purpose, _, counter = pool.draw.partition("/")
        names = drawn[pool.seq].drawn
        places = hands.draw(Draw(purpose, int(counter), len(pool.names), len(names)))
        assert [pool.names[place] for place in places] == names
    assert told.hands == [seq for seq, event in drawn.items() if event.draw.startswith("deal/")]


def test_a_match_of_gress_stands_on_the_sheet_of_its_table() -> None:
    """Where the deal does not go on from the match before, a new sheet begins."""
    found = read_record(next(path for path in GOLDEN if path.stem == "gress-misdeal-by-hand").read_bytes())
    alone, after_itself = report(found).sheet, report(found, [found]).sheet
    assert alone is not None
    assert alone == after_itself
    assert any(cell.endswith("!") for cell in alone.rows[0].cells)


@pytest.mark.parametrize("game", ["double", "grass", "gress"])
def test_a_match_is_played_again_once(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """For its report, and for each of its replays; the matches before it once for the sheet of Gress."""
    found = read_record(next(path for path in SHORT if path.stem.startswith(game)).read_bytes())
    played: list[Record] = []

    def counted(record: Record, match: Match | None = None) -> Iterator[Step]:
        played.append(record)
        return replay(record, match)

    monkeypatch.setattr(afterwards, "replay", counted)
    for work, times in (
        (lambda: report(found), 1),
        (lambda: shows(found, SPECTATOR), 1),
        (lambda: shows(found, OPEN), 1),
        (lambda: report(found, [found]), 2 if game == "gress" else 1),
    ):
        played.clear()
        work()
        assert len(played) == times
