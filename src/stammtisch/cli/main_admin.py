"""`stammtisch admin`: what whoever runs a server can do from another terminal."""

import urllib.error
import urllib.parse
import urllib.request
from typing import Annotated, Final

import msgspec
import typer
from rich.markup import escape

from stammtisch.base.errors import Malformed
from stammtisch.cli.arguments import AsJson, Language, console, known_language, write_json
from stammtisch.server.api_types import Ban, Failed, NewToken, Overview
from stammtisch.server.settings import read_settings
from stammtisch.words import Words

ANSWER_SECONDS: Final = 30
app: Final = typer.Typer(help="Look after a server that runs: list, close, ban, token, drain.")
Place = Annotated[
    str, typer.Option("--server", metavar="ADDRESS", help="The server; the one on this machine unless told.")
]
Token = Annotated[
    str, typer.Option("--token", metavar="TOKEN", help="The admin token, unless it is in the settings.")
]


def ask(place: str, token: str, method: str, path: str, body: object = None) -> bytes:
    """What the server answers; what it refuses is one line."""
    settings = read_settings()
    token = token or settings.admin_token
    if not token:
        raise Malformed("is missing; the server printed it when it started", "--token")
    scheme = "https" if settings.tls_cert else "http"
    address = place.rstrip("/") or f"{scheme}://localhost:{settings.port}"
    headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
    data = None if body is None else msgspec.json.encode(body)
    try:
        request = urllib.request.Request(f"{address}/api/admin{path}", data, headers, method=method)
        with urllib.request.urlopen(request, timeout=ANSWER_SECONDS) as answer:
            found: bytes = answer.read()
            return found
    except urllib.error.HTTPError as refused:
        with refused:
            said = refused.read()
        raise Malformed(why(said) or str(refused.reason), address) from None
    except (OSError, ValueError) as problem:
        raise Malformed(f"can't be reached ({getattr(problem, 'reason', problem)})", address) from None


def why(answer: bytes) -> str:
    """What a server of ours says when it refuses; of another one nothing."""
    try:
        return Words("en").say(f"error-{msgspec.json.decode(answer, type=Failed).error.code}")
    except (msgspec.DecodeError, KeyError):
        return ""


def done(language: str) -> None:
    console().print(Words(known_language(language)).say("admin-done"))


@app.command("list")
def list_all(server: Place = "", token: Token = "", lang: Language = "", as_json: AsJson = False) -> None:
    """Tables and users of a server.

    Example: stammtisch admin list
    """
    found = msgspec.json.decode(ask(server, token, "GET", ""), type=Overview)
    out, words = console(), Words(known_language(lang))
    if as_json:
        write_json(found, out)
        return
    for table in found.tables:
        values = {"table": table.table, "game": table.game, "state": table.state, "names": table.names}
        out.print(escape(words.say("admin-table", **values)), soft_wrap=True)
    for user in found.users:
        banned = "no" if user.banned is None else "yes"
        out.print(
            escape(words.say("admin-user", user=user.user, name=user.name, banned=banned)), soft_wrap=True
        )


@app.command()
def close(
    table: Annotated[str, typer.Argument(metavar="TABLE", help="The id of the table.")],
    server: Place = "",
    token: Token = "",
    lang: Language = "",
) -> None:
    """Close a table.

    Example: stammtisch admin close 7hk2m
    """
    ask(server, token, "DELETE", f"/tables/{urllib.parse.quote(table, safe='')}")
    done(lang)


@app.command()
def ban(
    user: Annotated[str, typer.Argument(metavar="USER", help="The id of the user.")],
    reason: Annotated[
        str, typer.Option("--reason", metavar="TEXT", help="Why; without a reason the ban is lifted.")
    ] = "",
    server: Place = "",
    token: Token = "",
    lang: Language = "",
) -> None:
    """Send a user away for good, or let them in again.

    Example: stammtisch admin ban 4f0c --reason 'cheated'
    """
    ask(server, token, "POST", "/ban", Ban(user, reason or None))
    done(lang)


@app.command("token")
def new_token(server: Place = "", token: Token = "", lang: Language = "") -> None:
    """Make a new admin token; the old one opens nothing any more, until the server starts again.

    Example: stammtisch admin token
    """
    found = msgspec.json.decode(ask(server, token, "POST", "/token"), type=NewToken)
    console().print(Words(known_language(lang)).say("admin-token", token=escape(found.token)), soft_wrap=True)


@app.command()
def drain(server: Place = "", token: Token = "", lang: Language = "") -> None:
    """Let a server end as soon as nobody plays a match in real time. Nothing is lost.

    Example: stammtisch admin drain
    """
    ask(server, token, "POST", "/drain")
    console().print(Words(known_language(lang)).say("admin-draining"), soft_wrap=True)
