"""The few pages the server draws itself: the one for whoever runs it, and the entrance while the page for
browsers is not built.

They hold no script. Every word of somebody else is escaped.
"""

import html
from collections.abc import Iterable
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import Final
from urllib.parse import parse_qs

import msgspec
from starlette.responses import RedirectResponse, Response

from stammtisch.base.errors import Malformed
from stammtisch.server import endpoints, page_files
from stammtisch.server.backups import Backups
from stammtisch.server.cookies import cookie_in
from stammtisch.server.errors import Failure
from stammtisch.server.guard import ADMIN_SECONDS
from stammtisch.server.hall import Hall
from stammtisch.server.http import Call, Endpoint, public, read_body
from stammtisch.server.names import clean_saying
from stammtisch.server.notices import LONGEST, NOTICES, put_notice
from stammtisch.server.pace import pace_of
from stammtisch.server.tables import Tables
from stammtisch.store.people import StoredReport
from stammtisch.store.store import Store
from stammtisch.words import LANGUAGES, Words

STATIC: Final = Path(__file__).parent / "static"
ADMIN_COOKIE: Final = "stammtisch_admin"
MOST_LISTED: Final = 100


def language(call: Call) -> str:
    """The first language of the browser that we speak."""
    for part in call.headers.get("accept-language", "").split(","):
        spoken = part.partition(";")[0].strip().lower().partition("-")[0]
        if spoken in LANGUAGES:
            return spoken
    return LANGUAGES[0]


def page(words: Words, title: str, body: Iterable[str], status: int = 200) -> Response:
    links = "".join(
        f'<a href="/{name}">{html.escape(words.say(f"server-page-{name}"))}</a> ' for name in NOTICES
    )
    footer = f"<footer>{links}</footer>"
    text = (
        f'<!doctype html><html lang="{words.language}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f'<title>{html.escape(title)}</title><link rel="icon" href="data:,">'
        '<link rel="stylesheet" href="/static/style.css"></head>'
        f"<body><h1>{html.escape(title)}</h1>{''.join(body)}{footer}</body></html>"
    )
    return Response(text, status, {"cache-control": "no-store"}, "text/html; charset=utf-8")


def rows(heads: Iterable[str], lines: Iterable[Iterable[str]]) -> str:
    """A table; the cells are HTML already."""
    head = "".join(f"<th>{html.escape(cell)}</th>" for cell in heads)
    body = "".join(f"<tr>{''.join(f'<td>{cell}</td>' for cell in line)}</tr>" for line in lines)
    return f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"


def button(words: Words, action: str, key: str, **fields: str) -> str:
    hidden = "".join(
        f'<input type="hidden" name="{name}" value="{html.escape(value)}">' for name, value in fields.items()
    )
    label = html.escape(words.say(key))
    return f'<form method="post" action="{action}">{hidden}<button>{label}</button></form>'


def field(words: Words, action: str, key: str, name: str, kind: str = "text") -> str:
    label = html.escape(words.say(key))
    return (
        f'<form method="post" action="{action}"><label>{label} '
        f'<input type="{kind}" name="{name}" required maxlength="200" autocomplete="off"></label> '
        f"<button>{html.escape(words.say('server-page-send'))}</button></form>"
    )


async def entrance(call: Call) -> Response:
    """The page; where it is not built, a word about that."""
    if page_files.is_built():
        return page_files.send(call, page_files.PAGE, page_files.INDEX, page_files.ASK_AGAIN)
    words = Words(language(call))
    return page(words, "Stammtisch", [f"<p>{html.escape(words.say('server-page-welcome'))}</p>"])


async def static(call: Call) -> Response:
    """A file that came with the server, and no other."""
    return page_files.send(call, STATIC, call.path("name"), "max-age=3600")


# The page for whoever runs the server


def admin_session(call: Call) -> str:
    return cookie_in(call.headers.get("cookie", ""), ADMIN_COOKIE) or ""


def is_admin(call: Call) -> bool:
    """A session that is not known costs as much as a wrong password, once: the browser forgets it."""
    token = admin_session(call)
    if not token or call.guard.has_admin_session(token):
        return bool(token)
    call.charge(call.guard.logins)
    call.set_cookie = admin_cookie(call, "", 0)
    return False


def admin_cookie(call: Call, token: str, seconds: int) -> str:
    secure = "; Secure" if call.secure else ""
    return f"{ADMIN_COOKIE}={token}; Path=/admin; Max-Age={seconds}; HttpOnly; SameSite=Strict{secure}"


async def form(call: Call) -> dict[str, str]:
    """The fields of a form that one of our own pages sent."""
    call.check_origin(bearer=False)
    text = (await read_body(call.request)).decode("latin-1")
    try:
        fields = parse_qs(text, max_num_fields=10, encoding="utf-8", errors="strict")
    except ValueError:
        raise Malformed("is not a form", "body") from None
    return {name: values[0] for name, values in fields.items()}


async def inbox(words: Words, store: Store) -> str:
    """What players report, with what was said, and what can be done about it."""
    found = []
    for report in await store.reports():
        users = {user: await store.user(user) for user in (report.reporter, report.user)}
        names = {user: one.name if one is not None else user for user, one in users.items()}
        accused = users[report.user]
        told = words.say(
            "server-admin-report", name=names[report.reporter], other=names[report.user], text=report.text
        )
        talk = "".join(
            f"<li>{html.escape(words.say('server-admin-said', name=one['name'], text=one['text']))}</li>"
            for one in msgspec.json.decode(report.said)
        )
        act = partial(button, words, "/admin/report", report=report.id)
        silenced = accused is not None and accused.silenced is not None
        acts = [
            act(key=f"server-admin-{'unmute' if silenced else 'mute'}", do="unmute" if silenced else "mute")
        ]
        acts.append(button(words, "/admin/pace", "server-admin-pace", user=report.user))
        acts += [act(key=f"server-admin-{do}", do=do) for do in ("ban", "close-table", "settle")]
        when = datetime.fromtimestamp(report.at / 1000, UTC).strftime("%Y-%m-%d %H:%M UTC")
        body = f"<p>{when}: {html.escape(told)}</p><ul>{talk}</ul>{''.join(acts)}"
        found.append(f'<article class="report">{body}</article>')
    empty = f"<p>{html.escape(words.say('server-admin-no-reports'))}</p>"
    return f"<h2>{html.escape(words.say('server-admin-reports'))}</h2>{''.join(found) or empty}"


async def notices(words: Words, store: Store) -> str:
    """The two pages that whoever runs the server fills in."""
    forms = []
    for name in NOTICES:
        label, text = html.escape(words.say(f"server-page-{name}")), await store.setting(name) or ""
        forms.append(
            f'<form class="notice" method="post" action="/admin/notice"><input type="hidden" name="name" '
            f'value="{name}"><label>{label}<textarea name="text" rows="8" maxlength="{LONGEST}">'
            f"{html.escape(text)}</textarea></label>"
            f"<button>{html.escape(words.say('server-admin-keep'))}</button></form>"
        )
    return f"<h2>{html.escape(words.say('server-admin-notices'))}</h2>{''.join(forms)}"


async def show_pace(words: Words, store: Store, user: str) -> Response:
    """How long somebody takes for an act."""
    heads = [words.say(f"server-admin-pace-{name}") for name in ("acts", "quick", "middle", "slow")]
    lines = [
        [html.escape(pace.game.capitalize()), str(pace.acts), *(f"{ms / 1000:.2f} s" for ms in pace[2:])]
        for pace in await pace_of(store, user)
    ]
    body = [
        f"<p>{html.escape(words.say('server-admin-pace-how'))}</p>",
        rows([words.say("server-page-game"), *heads], lines),
        f'<p><a href="/admin">{html.escape(words.say("server-admin-title"))}</a></p>',
    ]
    return page(words, words.say("server-admin-pace"), body)


async def settle(report: StoredReport, do: str, store: Store, hall: Hall, tables: Tables) -> None:
    """What whoever runs the server does about a report; only the last of these closes it."""
    match do:
        case "mute" | "unmute":
            await hall.silence(report.user, "admin" if do == "mute" else None)
        case "ban":
            await hall.ban(report.user, "admin")
        case "close-table":
            await tables.shut(report.table)
        case "settle":
            await store.settle_report(report.id)
        case _:
            raise Failure("not-found")


async def admin(call: Call, store: Store, hall: Hall) -> Response:
    words = Words(language(call))
    if not is_admin(call):
        return page(words, words.say("server-admin-title"), [token_form(words)])
    listed = await store.tables(MOST_LISTED)
    users = await store.users(MOST_LISTED)
    table_lines = []
    for info in listed:
        line = endpoints.sitting_line(info)
        close = (
            ""
            if info.state == "closed"
            else button(words, "/admin/close", "server-admin-close", table=info.id)
        )
        bots = [words.say("server-page-bots", count=line.bots)] if line.bots else []
        names = html.escape(", ".join([*line.names, *bots]))
        state = html.escape(words.say("server-page-state-of", state=info.state))
        table_lines.append((html.escape(info.game.capitalize()), names, state, close))
    user_lines = []
    for user in users:
        key = "server-admin-ban" if user.banned is None else "server-admin-unban"
        there = hall.count(user.id)
        act = button(words, "/admin/ban", key, user=user.id, on="yes" if user.banned is None else "no")
        user_lines.append((html.escape(user.name), html.escape(user.login or ""), str(there), act))
    heads = [words.say(f"server-page-{name}") for name in ("game", "names", "state")]
    user_heads = [words.say(f"server-admin-{name}") for name in ("user", "login", "connections")]
    body = [
        f"<p>{html.escape(words.say('server-admin-here', count=len(hall.visits)))}</p>",
        field(words, "/admin/announce", "server-admin-announce", "text"),
        button(words, "/admin/backup", "server-admin-backup"),
        button(words, "/admin/leave", "server-admin-leave"),
        await inbox(words, store),
        f"<h2>{html.escape(words.say('server-admin-tables'))}</h2>",
        rows([*heads, ""], table_lines),
        f"<h2>{html.escape(words.say('server-admin-users'))}</h2>",
        rows([*user_heads, ""], user_lines),
        await notices(words, store),
    ]
    return page(words, words.say("server-admin-title"), body)


def token_form(words: Words) -> str:
    return field(words, "/admin", "server-admin-token", "token", "password")


async def admin_enter(call: Call) -> Response:
    """The token printed at the start opens a session, which ends by itself."""
    words = Words(language(call))
    token = (await form(call)).get("token", "")
    call.charge(call.guard.logins)
    if not call.guard.is_admin(token):
        problem = f'<p class="problem">{html.escape(words.say("error-admin-only"))}</p>'
        return page(words, words.say("server-admin-title"), [problem, token_form(words)], 401)
    call.set_cookie = admin_cookie(call, call.guard.begin_admin_session(), ADMIN_SECONDS)
    return RedirectResponse("/admin", 303)


async def admin_act(call: Call, store: Store, hall: Hall, tables: Tables, backups: Backups) -> Response:
    """What the buttons of the page do."""
    fields = await form(call)
    if not is_admin(call):
        raise Failure("admin-only")
    match call.path("act"):
        case "ban":
            banned = fields.get("on") == "yes"
            await hall.ban(fields.get("user", ""), "admin" if banned else None)
        case "announce":
            hall.announce(clean_saying(fields.get("text", "")))
        case "report":
            for report in await store.reports():
                if report.id == fields.get("report"):
                    await settle(report, fields.get("do", ""), store, hall, tables)
        case "pace":
            return await show_pace(Words(language(call)), store, fields.get("user", ""))
        case "notice":
            await put_notice(store, fields.get("name", ""), fields.get("text", ""))
        case "leave":
            call.guard.end_admin_session(admin_session(call))
            call.set_cookie = admin_cookie(call, "", 0)
        case "close":
            await tables.shut(fields.get("table", ""))
        case "backup":
            words = Words(language(call))
            file = await backups.make()
            said = html.escape(words.say("server-admin-backed-up", file=str(file)))
            return page(words, words.say("server-admin-title"), [f"<p>{said}</p>"])
        case _:
            raise Failure("not-found")
    return RedirectResponse("/admin", 303)


PAGES: Final = (
    public("/", entrance, "The entrance", str, counted=False),
    public("/static/{name}", static, "A file of the pages", str, counted=False),
    public("/admin", admin, "For whoever runs the server", str),
    Endpoint("POST", "/admin", admin_enter, "Show the token", str, who="anyone", origin=False),
    Endpoint("POST", "/admin/{act}", admin_act, "Do something", str, who="anyone", origin=False),
    public("/assets/{name}", page_files.asset, "A part of the page", str, counted=False),
    public("/{path:path}", page_files.any_path, "A place inside the page", str, counted=False),
)
