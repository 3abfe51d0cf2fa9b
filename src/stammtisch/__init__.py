"""Stammtisch: a table for Double, Grass and Gress.

    import stammtisch

    table = stammtisch.start("double", players=4)
    table.offers(1)
    table.play("bid 0", seat=1)
    table.play_out("expert")
    table.save("game.json")

Nothing is loaded before it is used.
"""

from typing import TYPE_CHECKING, Any, Final

ENGINE_ALONE: Final = False
"""What the compiler of the engine takes for true: it need not read all that stands behind the face."""

if TYPE_CHECKING and not ENGINE_ALONE:
    from stammtisch.base.errors import Malformed as Malformed
    from stammtisch.base.errors import Refused as Refused
    from stammtisch.face import Tabletop as Tabletop
    from stammtisch.face import read as read
    from stammtisch.face import start as start

__version__ = "0.1.0"

FACE: Final = {
    "Malformed": "stammtisch.base.errors",
    "Refused": "stammtisch.base.errors",
    "Tabletop": "stammtisch.face",
    "read": "stammtisch.face",
    "start": "stammtisch.face",
}
"""What is offered to others, and where it stands."""


def __getattr__(name: str) -> Any:
    if name not in FACE:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from importlib import import_module

    return getattr(import_module(FACE[name]), name)


def __dir__() -> list[str]:
    return sorted([*globals(), *FACE])
