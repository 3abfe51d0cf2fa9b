"""`stammtisch sheet`: keep the score of a game played with real cards."""

from pathlib import Path
from typing import Any

from stammtisch.base.errors import Malformed
from stammtisch.base.reading import decode, shortened
from stammtisch.cli.files import naming, read_bytes
from stammtisch.cli.sheets import PaperSheet, all_sheets


def sheet(path: Path, on_paper: bool) -> PaperSheet:
    """The sheet that an entered pad makes, which can be printed if it is to go on paper."""
    text = read_bytes(path)
    with naming(path):
        entered: dict[str, Any] = decode(text, dict[str, Any])
        game, sheets = entered.get("game"), all_sheets()
        if not isinstance(game, str) or game not in sheets:
            raise Malformed(f"{shortened(game)} has no sheet; known: {', '.join(sheets)}", "game")
        if on_paper and not sheets[game].on_paper:
            able = " and ".join(name for name, kind in sheets.items() if kind.on_paper)
            raise Malformed(f"{game!r} has no page to print; {able} have", "game")
        return sheets[game](entered)
