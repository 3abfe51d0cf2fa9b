"""python -m load: a server under load."""

from collections.abc import Coroutine
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Annotated, Any, Final, TypeVar

import msgspec
import typer
import uvloop
from rich.console import Console

from load import bench, games, growth, memory
from load.contestants import install
from load.endurance import evening
from load.processes import more_files, supported
from load.storm import storm

app = typer.Typer(add_completion=False, no_args_is_help=True, pretty_exceptions_enable=False)
T = TypeVar("T")

SOCKET: Final = 20_000
TABLE: Final = 30_000
"""Bytes that an idle socket and an idle table may take."""
STORM: Final = 5.0
"""Seconds in which everybody must be back."""
GROWTH: Final = 0.05
"""By which part memory may grow while people come and go."""

Folder = Annotated[
    Path, typer.Option(help="Where the database goes for a while; a real disk, to be fair.", exists=True)
]
Clients = Annotated[int, typer.Option(min=4, help="How many.")]


def run(work: Coroutine[Any, Any, T]) -> T:
    if not supported():
        print("CPU time and memory of other processes are read from /proc: this needs Linux")
        raise typer.Exit(1)
    more_files()
    return uvloop.run(work)


def verdict(reached: bool) -> None:
    print("reached" if reached else "NOT REACHED")
    if not reached:
        raise typer.Exit(1)


@app.command("bench")
def compare(
    rounds: Annotated[int, typer.Option(min=1, help="How often everything is measured.")] = bench.ROUNDS,
    seconds: Annotated[float, typer.Option(min=0.5, help="How long each measurement takes.")] = bench.SECONDS,
    json: Annotated[bool, typer.Option("--json", help="Print the report as JSON.")] = False,
    markdown: Annotated[bool, typer.Option("--markdown", help="Print the tables as in the README.")] = False,
    folder: Folder = Path(),
    build: Annotated[
        list[Path] | None, typer.Option(help="The Python for which another build is installed.", exists=True)
    ] = None,
) -> None:
    """Measure the server beside its peers, or beside other builds of it."""
    with TemporaryDirectory(prefix="load-", dir=folder) as place:
        work = bench.run(rounds, seconds, Path(place).resolve(), Console(stderr=True), build or ())
        report = run(work)
    if json:
        print(msgspec.json.format(msgspec.json.encode(report)).decode())
    elif markdown:
        print(bench.markdown(report))
    else:
        bench.show(report, Console())


@app.command("games")
def by_game(
    rounds: Annotated[int, typer.Option(min=1, help="How often everything is measured.")] = games.ROUNDS,
    tables: Annotated[int, typer.Option(min=1, help="Tables of each game.")] = games.TABLES,
    seconds: Annotated[float, typer.Option(min=0.5, help="How long each measurement takes.")] = games.SECONDS,
    folder: Folder = Path(),
) -> None:
    """What an event costs the server in each game, with bots and a page at every table."""
    costs = run(games.run(rounds, tables, seconds, folder.resolve()))
    games.show(costs, tables, Console())
    verdict(games.reached(costs))


@app.command("install")
def fetch_peers() -> None:
    """Install the peers, as they are locked."""
    raise typer.Exit(install())


@app.command("storm")
def all_at_once(clients: Clients = 1000, cuts: int = 3, folder: Folder = Path()) -> None:
    """Cut everybody off in the middle of play and let all come back at once."""
    with TemporaryDirectory(prefix="load-", dir=folder) as place:
        found = run(storm(clients // 4, Path(place).resolve(), cuts))
    print(
        f"{found.clients} clients back in {found.seconds:.2f} s at worst (mark {STORM:g} s); "
        f"{found.acknowledged} commands acknowledged, {found.lost} lost; {found.moves_after} moves after"
    )
    verdict(found.seconds < STORM and not found.lost and found.moves_after > 0)


@app.command("evening")
def long_evening(
    tables: Annotated[int, typer.Option(min=1)] = 1000,
    minutes: Annotated[float, typer.Option(min=0.1)] = 10,
    rate: Annotated[float, typer.Option(min=1, help="Acts a second.")] = 1000,
    dying: Annotated[float, typer.Option(help="Which part of the lines breaks each second.")] = 0.01,
    folder: Folder = Path(),
) -> None:
    """All games at many tables, with lines that break and a server that is killed in the middle."""
    with TemporaryDirectory(prefix="load-", dir=folder) as place:
        found = run(evening(tables, minutes, rate, dying, Path(place).resolve()))
    print(
        f"{found.tables} tables, {found.sockets} sockets, {found.minutes:g} min: "
        f"{found.acts / found.minutes / 60:.0f} acts a second, p50 {found.p50 * 1000:.1f} ms, "
        f"p99 {found.p99 * 1000:.1f} ms, {found.memory / 1e6:.0f} MB, {found.broken} lines broken; "
        f"{found.acknowledged} commands acknowledged, {found.lost} lost, {found.unanswered} never answered"
    )
    verdict(not found.lost and not found.unanswered)


@app.command("memory")
def idle(clients: Clients = 1000, folder: Folder = Path()) -> None:
    """What idle sockets and idle tables take."""
    with TemporaryDirectory(prefix="load-", dir=folder) as place:
        found = run(memory.idle(clients, Path(place).resolve()))
    print(
        f"{found.clients} of each: {found.socket / 1000:.1f} kB for a socket (mark {SOCKET / 1000:g}), "
        f"{found.table / 1000:.1f} kB for a table (mark {TABLE / 1000:g})"
    )
    verdict(found.socket < SOCKET and found.table < TABLE)


@app.command("churn")
def come_and_go(minutes: Annotated[float, typer.Option(min=1)] = 60, folder: Folder = Path()) -> None:
    """Whether memory stays the same while guests come, play and leave."""

    def told(left: float, held: int) -> None:
        print(f"{held / 1e6:.1f} MB, {max(left, 0) / 60:.1f} min left", flush=True)

    with TemporaryDirectory(prefix="load-", dir=folder) as place:
        found = run(memory.churn(minutes, Path(place).resolve(), told))
    print(f"grown by {found.growth:.1%} (mark {GROWTH:.0%})")
    verdict(found.growth < GROWTH)


@app.command("growth")
def grow(
    parts: Annotated[
        list[str] | None, typer.Argument(help=f"Of {', '.join(growth.PARTS)}; all if none.")
    ] = None,
    folder: Folder = Path(),
) -> None:
    """How cost grows, each at three sizes."""
    for part in parts or ():
        if part not in growth.PARTS:
            raise typer.BadParameter(f"there is no {part!r}")
    run(growth.run(parts or [], folder, lambda text: print(text, flush=True)))


if __name__ == "__main__":
    app()
