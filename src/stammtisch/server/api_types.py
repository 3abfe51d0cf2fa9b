"""What goes over HTTP: bodies of requests and of answers."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from stammtisch.games.game import SheetLine
from stammtisch.lessons.run import Outcome
from stammtisch.server.messages import OpenTable
from stammtisch.table.facts import Told
from stammtisch.table.settings import TableSettings as TableSettings
from stammtisch.table.sight import Moment, Sight

Short = Annotated[str, Meta(min_length=1, max_length=200)]
Act = Annotated[str, Meta(min_length=1, max_length=120)]


class Body(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a client sends."""


class NewGuest(Body, frozen=True):
    """Come in. With `bearer` the answer holds a token for programs instead of setting a cookie."""

    name: Short
    bearer: bool = False


class Login(Body, frozen=True):
    """Come in with a password."""

    login: Short
    password: Short
    bearer: bool = False


class Claim(Body, frozen=True):
    """A guest takes a login and a password."""

    login: Short
    password: Short


class Rename(Body, frozen=True):
    name: Short


class Farewell(Body, frozen=True):
    """Delete the account; with the password, if it has one."""

    password: Annotated[str, Meta(max_length=200)] = ""


class NewReport(Body, frozen=True):
    """What somebody did at a table that they should not."""

    table: Short
    user: Short
    text: Short


class HouseRules(msgspec.Struct, frozen=True):
    """Who runs this server and what becomes of people's data, in the words of whoever runs it; and how many
    days things are kept: sessions that nobody uses, guests who can't come back, talk, reports, and matches (0
    for as long as there is a server)."""

    imprint: str
    privacy: str
    session_days: int
    guest_days: int
    talk_days: int
    report_days: int
    match_days: int


class NewTable(Body, frozen=True):
    """Open a table. A private one is found by its link alone."""

    settings: TableSettings
    visibility: Literal["public", "private"] = "public"


class TableKey(Body, frozen=True):
    """The secret in the link to a private table."""

    key: Short


class TakeLesson(Body, frozen=True):
    """Go on with a lesson: what was done in it so far, and what is to be done now. Nothing is kept here."""

    course: Annotated[str, Meta(max_length=40)]
    stage: Annotated[int, Meta(ge=1, le=9)] = 1
    done: Annotated[list[Act], Meta(max_length=150)] = []
    act: Act | None = None


class Ban(Body, frozen=True):
    """Send a user away for good; without a reason the ban is lifted."""

    user: Short
    reason: Annotated[str, Meta(min_length=1, max_length=200)] | None = None


class Announce(Body, frozen=True):
    text: Short


class Nothing(msgspec.Struct, frozen=True):
    """Done."""


class Problem(msgspec.Struct, frozen=True, omit_defaults=True):
    """A code, and what is wrong with the input if that is it, by which rule."""

    code: str
    problem: str = ""
    field: str = ""
    rule: str = ""


class Failed(msgspec.Struct, frozen=True):
    """The answer when something could not be done."""

    error: Problem


class Me(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who you are. `token` is told once, to programs that asked for one."""

    user: str
    name: str
    account: bool
    token: str | None = None


class SessionLine(msgspec.Struct, frozen=True):
    """One of your sessions; `id` ends it."""

    id: str
    created: int
    seen: int
    label: str
    this: bool


class SessionList(msgspec.Struct, frozen=True):
    sessions: list[SessionLine]


class OptionInfo(msgspec.Struct, frozen=True):
    """Something a table can agree on: examples of its values, the usual one first."""

    name: str
    rule: str
    values: list[Any]


class EditionInfo(msgspec.Struct, frozen=True):
    name: str
    options: list[OptionInfo]
    cards: list[str] = []
    """The kinds of card, as they are written."""


class GameInfo(msgspec.Struct, frozen=True):
    """A game of this server. `in_time` says that anybody may act at any moment; `stages` are those of its
    course, none if it has no course; `pad` is how many people its score sheet has room for, none
    if there is no such sheet; `excludes` says that a referee may exclude somebody, and `evening` that it is
    played at several tables with one sheet."""

    name: str
    fewest: int
    most: int
    bots: list[str]
    editions: list[EditionInfo]
    in_time: bool
    stages: int
    pad: int
    excludes: bool
    evening: bool


class GameList(msgspec.Struct, frozen=True):
    games: list[GameInfo]


class TableList(msgspec.Struct, frozen=True):
    tables: list[OpenTable]


class TableLink(msgspec.Struct, frozen=True):
    """A table, and the path that leads to it."""

    table: str
    path: str


class Invitation(msgspec.Struct, frozen=True):
    """Where friends find a table: a link, and the same as a QR code, row by row, 1 for dark."""

    link: str
    qr: list[str]


class HintedAct(msgspec.Struct, frozen=True):
    """What a bot would do in your place, at this number of the table."""

    act: str
    seq: int


class TableSight(msgspec.Struct, frozen=True):
    """All you may see of a table now."""

    table: str
    seq: int
    sight: Sight


class LessonScene(msgspec.Struct, frozen=True):
    """One act of somebody in a lesson, and how the table looked after it."""

    facts: list[Told]
    moment: Moment


class LessonTask(msgspec.Struct, frozen=True):
    """What a learner is asked for. It is said with the message `learn-LESSON-NAME`. `listed` is the act as it
    is offered. `refused` says that it is there to be refused, `seconds` how quick one should
    be, if it matters."""

    name: str
    act: str
    listed: str
    rule: str
    refused: bool
    seconds: int


class LessonAnswer(msgspec.Struct, frozen=True):
    """What came of the act: `learnt` is a refusal that was asked for, `other` an act that is allowed but not
    asked for. `rule` and `values` say why it was refused."""

    outcome: Outcome
    task: str
    rule: str
    values: dict[str, Any]


class LessonNow(msgspec.Struct, frozen=True):
    """A lesson: what just happened, how the table looks now and what is asked for; no task means free play,
    or the end. `done` is what to send along next time."""

    lesson: str
    stages: int
    sight: Sight
    scenes: list[LessonScene]
    heard: list[Told]
    task: LessonTask | None
    answer: LessonAnswer | None
    done: list[str]
    items: list[str]
    ticked: list[str]
    over: bool
    account: list[list[SheetLine]]


class MatchLine(msgspec.Struct, frozen=True):
    """A match that is over, and which people played; its record is at /api/tables/{table}/records/{match}."""

    table: str
    match: int
    game: str
    edition: str
    ended: int
    names: list[str]
    bots: int


class SittingLine(msgspec.Struct, frozen=True):
    """A table you sit at, and which people do."""

    table: str
    game: str
    edition: str
    state: str
    names: list[str]
    bots: int


class History(msgspec.Struct, frozen=True):
    """Where you sit, and what you played, the latest first."""

    sitting: list[SittingLine]
    matches: list[MatchLine]


class RatedMatch(msgspec.Struct, frozen=True):
    """The rating after a match, and which place it was among how many people."""

    ended: int
    mu: float
    sigma: float
    place: int
    people: int


class GameRating(msgspec.Struct, frozen=True):
    """How good somebody is at a game: `mu`, as uncertain as `sigma` says. `rated` are the last matches, the
    latest last; `matches` counts all."""

    game: str
    mu: float
    sigma: float
    matches: int
    rated: list[RatedMatch]


class Profile(msgspec.Struct, frozen=True):
    """What everybody may know of a user."""

    user: str
    name: str
    since: int
    matches: list[MatchLine]
    ratings: list[GameRating]


class Health(msgspec.Struct, frozen=True):
    status: Literal["ok"]
    version: str


class UserLine(msgspec.Struct, frozen=True):
    user: str
    name: str
    created: int
    login: str | None
    banned: str | None
    connections: int


class Overview(msgspec.Struct, frozen=True):
    """For whoever runs the server."""

    tables: list[SittingLine]
    users: list[UserLine]
    sockets: int


class ServerKey(msgspec.Struct, frozen=True):
    """The public key that the records of this server are signed with (Ed25519, in hexadecimal)."""

    key: str


class NewToken(msgspec.Struct, frozen=True):
    """The admin token from now on."""

    token: str


class BackedUp(msgspec.Struct, frozen=True):
    """Where the copy lies, on the machine of the server."""

    file: str
