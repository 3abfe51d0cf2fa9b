"""Everybody is cut off in the middle of play and comes back at once."""

import asyncio
from pathlib import Path

from load.processes import more_files
from load.storm import storm


def test_nothing_acknowledged_is_lost_in_a_storm(tmp_path: Path) -> None:
    more_files()
    found = asyncio.run(storm(tables=4, folder=tmp_path, cuts=2))
    assert found.clients == 16
    assert found.acknowledged > 4 * 16
    assert found.lost == 0
    assert found.moves_after > 0
