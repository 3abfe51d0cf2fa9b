"""What came of a command or of time, and what is written of it."""

import msgspec

from stammtisch.games.position import Fact
from stammtisch.match.log import Row
from stammtisch.table.replies import Reply


class Outcome(msgspec.Struct):
    """What came of a command or of time: rows for the log, facts for those who may know them, replies."""

    rows: list[Row] = []
    facts: list[Fact] = []
    replies: list[tuple[str, Reply]] = []
    """Each with the user it is for."""
    hand_over: bool = False
    """Whether a hand ended or began: the time for a snapshot."""
    placard: bool = False
    """Whether anything changed that is not part of a moment, so that whole sights are to be sent."""

    def add(self, more: "Outcome") -> None:
        """What came next."""
        self.rows += more.rows
        self.facts += more.facts
        self.replies += more.replies
        self.hand_over |= more.hand_over
        self.placard |= more.placard

    @property
    def reply(self) -> Reply | None:
        return self.replies[0][1] if self.replies else None
