"""What comes of the jobs of a table: what is to be written, and what is to be told when it is."""

from typing import Final, final

from stammtisch.base.errors import Malformed, Refused
from stammtisch.match.log import Row
from stammtisch.server.clients import Asker
from stammtisch.server.inbox import Job
from stammtisch.server.messages import CommandEnd, Error
from stammtisch.table.outcome import Outcome
from stammtisch.table.replies import refused
from stammtisch.table.table import Table

Askers = dict[tuple[str, str], Asker]
"""Who waits for the end of a command, by user and id."""


@final
class Decision:
    """What came of all that waited at a table, to be told when the rows are written."""

    def __init__(self, jobs: list[Job]) -> None:
        self.jobs: Final = jobs
        self.outcome: Outcome | None = None
        """Of all jobs together."""
        self.rows: list[Row] = []
        self.refused: Final[list[tuple[Job, CommandEnd]]] = []

    def keep(self, outcome: Outcome) -> None:
        if self.outcome is None:
            self.outcome, self.rows = outcome, outcome.rows
        else:
            self.outcome.add(outcome)


def decide_all(table: Table, jobs: list[Job], askers: Askers) -> Decision:
    """Each in its turn; what was due before something came in happens before it."""
    decision = Decision(jobs)
    for job in jobs:
        due = table.due()
        if due is not None and due <= job.at:
            decision.keep(table.wake(job.at))
        command = job.command
        if command is None:
            decision.keep(decide_other(table, job))
            continue
        try:
            decision.keep(decide_command(table, job, askers))
        except Refused as why:
            decision.refused.append((job, refused(table.id, command.id, why)))
        except Malformed as why:
            problem = Error("malformed", why.problem, why.field, table.id, command.id)
            decision.refused.append((job, problem))
    return decision


def decide_command(table: Table, job: Job, askers: Askers) -> Outcome:
    """Who asked hears the end of it: at once, or when an act that waits for others has found its place."""
    command = job.command
    assert command is not None
    if job.asker is not None:
        askers[job.user, command.id] = job.asker
    if table.game.in_time and job.lag is not None:
        table.lag(job.user, job.lag)
    try:
        return table.command(job.user, command, job.at, job.name)
    except (Refused, Malformed):
        askers.pop((job.user, command.id), None)
        raise


def decide_other(table: Table, job: Job) -> Outcome:
    if job.close:
        return table.close(job.at)
    if job.here is None:
        return table.wake(job.at)
    return table.here(job.user, job.at) if job.here else table.gone(job.user, job.at)
