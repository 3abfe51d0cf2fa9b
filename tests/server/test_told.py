"""What is told after every act is put together from parts: it is the message all the same."""

import pytest
from table.house import playing

from stammtisch.games.catalogue import GAMES
from stammtisch.games.game import SPECTATOR
from stammtisch.server.audience import News
from stammtisch.server.messages import ToldMessage, encode
from stammtisch.table.facts import seen_by
from stammtisch.table.showing import placard
from stammtisch.table.sight import Sight


@pytest.mark.parametrize("game", GAMES)
def test_the_parts_make_up_the_message(game: str) -> None:
    house = playing(game, 3, seed=3)
    for act in range(40):
        house.play(1, 60)
        table, facts = house.table, house.outcomes[-1].facts
        hung = placard(table)
        acted, changed = News(table, facts, b""), News(table, facts, encode(hung))
        for seat in (SPECTATOR, 0, 1, 2):
            heard, moment = seen_by(game, facts, seat), table.seen.moment(table, seat)
            assert acted.message(seat) == encode(ToldMessage(table.id, table.seq, heard, moment))
            whole = ToldMessage(table.id, table.seq, heard, sight=Sight(hung, moment))
            assert changed.message(seat) == encode(whole)


def test_a_table_without_a_match_has_moments_too() -> None:
    house = playing("double", 2, options={"schedule": [1]})
    house.play(10)
    table = house.reloaded()
    table.match = None
    whole = ToldMessage(table.id, table.seq, [], moment=table.seen.moment(table, 0))
    assert News(table, [], b"").message(0) == encode(whole)
