"""Parts of a view."""

from typing import Literal

import msgspec

Phase = Literal["lot", "deal", "bid", "play", "over"]


class Trick(msgspec.Struct, frozen=True):
    """The motifs played to one trick, the leader's first."""

    leader: int
    plays: tuple[str, ...]


class Own(msgspec.Struct, frozen=True):
    """The part of a view that is not the same for everybody."""

    seat: int
    hands: tuple[tuple[str, ...] | None, ...]
    bids: tuple[int | None, ...]
