"""What whoever runs the server can set: by flag, by environment (STAMMTISCH_...) or in a file.

A flag goes before the environment, the environment before the file. A setting that is wrong is named.
"""

import difflib
import os
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta

from stammtisch.base.errors import Malformed, within
from stammtisch.base.reading import malformed, plain, shortened
from stammtisch.games.options import allowed_by

PREFIX: Final = "STAMMTISCH_"

Port = Annotated[int, Meta(ge=0, le=65535)]
Positive = Annotated[int, Meta(ge=1, le=1_000_000)]
Count = Annotated[int, Meta(ge=0, le=1_000_000)]
Days = Annotated[int, Meta(ge=0, le=3650)]
"""0 for as long as there is a server."""


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Every setting with its usual value; `HELP` says what each is for."""

    host: str = "0.0.0.0"
    port: Port = 8470
    store: str = ""
    origins: tuple[str, ...] = ()
    proxies: tuple[str, ...] = ()
    proxy_rtt_header: str = ""
    tls_cert: str = ""
    tls_key: str = ""
    hsts_days: Annotated[int, Meta(ge=0, le=3650)] = 180
    admin_token: str = ""
    metrics: Literal["admin", "open"] = "admin"
    games: tuple[str, ...] = ()
    workers: Annotated[int, Meta(ge=0, le=64)] = 1
    bot_pause: Annotated[int, Meta(ge=0, le=10_000)] = 600
    bot_milliseconds: Annotated[int, Meta(ge=10, le=10_000)] = 300
    lag_credit: Literal["on", "off"] = "on"
    tables: Positive = 5000
    tables_per_user: Positive = 20
    tables_per_day: Positive = 200
    public_tables_per_address: Positive = 60
    spectators: Count = 200
    sockets_per_user: Positive = 5
    sockets_per_address: Positive = 1000
    connections_per_address: Positive = 2000
    request_seconds: Annotated[int, Meta(ge=1, le=3600)] = 15
    keep_alive_seconds: Annotated[int, Meta(ge=1, le=3600)] = 5
    messages_per_second: Positive = 20
    messages_at_once: Positive = 60
    requests_per_minute: Positive = 6000
    guests_per_hour: Positive = 600
    logins_per_hour: Positive = 30
    says_per_minute: Positive = 20
    idle_seconds: Annotated[int, Meta(ge=1, le=86_400)] = 300
    session_days: Annotated[int, Meta(ge=1, le=3650)] = 180
    guest_days: Annotated[int, Meta(ge=1, le=3650)] = 30
    talk_days: Days = 90
    report_days: Annotated[int, Meta(ge=1, le=3650)] = 90
    match_days: Days = 0
    log: Literal["debug", "info", "warning", "error"] = "info"
    log_format: Literal["text", "json"] = "text"


HELP: Final = {
    "host": "The address to listen on; 127.0.0.1 for this machine alone.",
    "port": "The port to listen on; 0 takes a free one.",
    "store": "Where everything is kept: sqlite:///PATH or postgresql://...; a file in your data folder "
    "unless told.",
    "origins": "Addresses under which browsers may use it, such as https://cards.example; those of this "
    "machine always may. Several with commas.",
    "proxies": "Addresses of reverse proxies whose X-Forwarded-... headers are believed. Several with "
    "commas.",
    "proxy_rtt_header": "A header in which these proxies say how long the line to the client is, in "
    "microseconds, as their kernel measures it. Only if they always write it themselves.",
    "tls_cert": "A certificate file (PEM), to serve https itself.",
    "tls_key": "The key file that belongs to the certificate.",
    "hsts_days": "Over TLS browsers are told to use nothing else for this name, for so many days; 0 tells "
    "them nothing.",
    "admin_token": "The word that opens the admin page, at least 16 letters; a new one each start "
    "unless told.",
    "metrics": "Who may read /metrics: admin (with the admin token) or open (everybody).",
    "games": "Modules with more games, each of which has them in a tuple GAMES. Several with commas.",
    "workers": "Processes in which bots think; 0 means no bots.",
    "bot_pause": "Milliseconds a bot takes at least for an act, so that people can follow.",
    "bot_milliseconds": "The most a searching bot thinks about one act.",
    "lag_credit": "Whether acts in a game of speed count as done earlier by what is confirmed of the "
    "line's delay: on or off.",
    "tables": "The most tables that are played at once.",
    "tables_per_user": "The most tables one user may have open.",
    "tables_per_day": "The most tables one user may open in a day.",
    "public_tables_per_address": "The most tables in the lobby that were opened from one address.",
    "spectators": "The most spectators at one table.",
    "sockets_per_user": "The most WebSockets of one user.",
    "sockets_per_address": "The most WebSockets of one address.",
    "connections_per_address": "The most other connections of one address; those of proxies don't count.",
    "request_seconds": "How long a request may take to arrive, and its body again as long.",
    "keep_alive_seconds": "How long a connection stays open for another request.",
    "messages_per_second": "Messages one connection may send, lasting.",
    "messages_at_once": "Messages one connection may send in a burst.",
    "requests_per_minute": "HTTP requests of one address.",
    "guests_per_hour": "New guests from one address.",
    "logins_per_hour": "Passwords tried from one address.",
    "says_per_minute": "What one user may say in the chat.",
    "idle_seconds": "After so long without anybody a table leaves memory; it comes back when it is needed.",
    "session_days": "How long a session lasts without being used.",
    "guest_days": "A guest who came so many days ago, and whose sessions have ended, is forgotten: matches "
    "stay, without the name.",
    "talk_days": "What was said at a table is deleted when nothing has happened there for so many days; "
    "0 keeps it.",
    "report_days": "Reports of players that nobody settled are deleted after so many days.",
    "match_days": "A table with its matches is deleted when nothing has happened there for so many days; "
    "0 keeps it.",
    "log": "The least important messages that are written to the log.",
    "log_format": "How the log is written: text or json.",
}


def read_settings(
    flags: Mapping[str, Any] | None = None,
    environment: Mapping[str, str] | None = None,
    file: Path | None = None,
) -> Settings:
    """The settings of a start; raises `Malformed` with the name of the setting as it was given."""
    given: dict[str, Any] = {}
    places: dict[str, str] = {}
    for name, value in read_file(file).items():
        given[name], places[name] = value, f"{file}: {name}"
    for name, value in read_environment(os.environ if environment is None else environment).items():
        given[name], places[name] = value, PREFIX + name.upper()
    for name, value in (flags or {}).items():
        if value is not None:
            given[name], places[name] = value, "--" + name.replace("_", "-")
    settings = msgspec.structs.asdict(Settings())
    for name, value in given.items():
        settings[name] = value_of(name, value, places[name])
    result = Settings(**settings)
    check(result, places)
    return result


def read_file(file: Path | None) -> dict[str, Any]:
    if file is None:
        return {}
    try:
        data = tomllib.loads(file.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as problem:
        raise Malformed(f"not TOML: {plain(problem)}", str(file)) from None
    for name in data:
        if name not in HELP:
            raise Malformed("there is no such setting", f"{file}: {name}")
    return data


def read_environment(environment: Mapping[str, str]) -> dict[str, Any]:
    """What the environment says about settings."""
    found = {name: environment.get(PREFIX + name.upper()) for name in HELP}
    return {name: value for name, value in found.items() if value is not None}


def unknown_words(environment: Mapping[str, str]) -> list[str]:
    """Words of the environment with our prefix that are no settings, each with the nearest one."""
    known = [PREFIX + name.upper() for name in HELP]
    found = []
    for word in sorted(environment):
        if word.startswith(PREFIX) and word not in known:
            near = difflib.get_close_matches(word, known, n=1)
            hint = f"; did you mean {near[0]}?" if near else ""
            found.append(f"{word}: there is no such setting, so it does nothing{hint}")
    return found


def value_of(name: str, value: Any, place: str) -> Any:
    """One setting; text from flags and the environment becomes what the setting wants."""
    wanted = field_type(name)
    if wanted == tuple[str, ...] and isinstance(value, str):
        value = [part.strip() for part in value.split(",") if part.strip()]
    with within(place):
        try:
            return msgspec.convert(value, wanted, strict=not isinstance(value, str))
        except msgspec.ValidationError as problem:
            if allowed := allowed_by(wanted):
                raise Malformed(f"{shortened(value)} is not {allowed}") from None
            raise malformed(problem, "") from None


def field_type(name: str) -> Any:
    return next(field.type for field in msgspec.structs.fields(Settings) if field.name == name)


def check(settings: Settings, places: Mapping[str, str]) -> None:
    """What goes only together, and what has a form of its own."""
    if bool(settings.tls_cert) != bool(settings.tls_key):
        lacking = "tls_key" if settings.tls_cert else "tls_cert"
        raise Malformed(
            "a certificate and its key go together", places.get(lacking, "--" + lacking.replace("_", "-"))
        )
    if settings.admin_token and len(settings.admin_token) < 16:
        raise Malformed("must have at least 16 letters", places["admin_token"])
    for origin in settings.origins:
        scheme, _, rest = origin.partition("://")
        if scheme not in ("http", "https") or not rest or "/" in rest or "@" in rest:
            raise Malformed(f"{origin!r} is not like https://cards.example", places["origins"])
