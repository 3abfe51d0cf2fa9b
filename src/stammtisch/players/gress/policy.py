"""What a policy of Gress is asked: the choices that are left when duties are done. Whatever it answers, it
never says when: that is the pace of a level (`reaction`)."""

from collections.abc import Sequence
from typing import Protocol

from stammtisch.games.gress.view import View
from stammtisch.players.gress.memory import Memory


class Policy(Protocol):
    """Chooses for one seat, from its view and its memory."""

    plays_on: bool
    """Whether to lay a card, if there is one, before complaining about what somebody did."""

    def lay(
        self, view: View, memory: Memory, hand: list[int], options: Sequence[list[int]]
    ) -> list[int] | None:
        """One of the cards and packets that are right as far as the bot knows; None to lay nothing now."""

    def wish(self, view: View, memory: Memory) -> str:
        """A suit for the own jack."""

    def give(self, view: View, memory: Memory) -> tuple[int, int] | None:
        """A card to give away after a ten, and to whom; None to keep all for now."""

    def swap(self, view: View, memory: Memory) -> tuple[int, ...] | None:
        """Whom to swap hands with after a red nine, or which two after a pair of them; None for nobody."""

    def ward_off(self, view: View, memory: Memory) -> bool:
        """Whether to answer a call with a red nine, if there is one."""
