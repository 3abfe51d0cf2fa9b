"""The commands of the lab: bots among themselves, measured and rated."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console

from stammtisch.base.errors import Malformed
from stammtisch.cli import files
from stammtisch.cli.arguments import AsJson, Edition, GameName, OptionList, console, write_json

Lineup = Annotated[
    str,
    typer.Option(
        "--lineup",
        help="Who sits where, repeated to fill, e.g. rule,random or the levels novice, casual, expert, "
        "master (a machine); rule unless told, in real time casual.",
    ),
]
Limit = Annotated[
    int | None,
    typer.Option(
        "--limit",
        help="Give a game up after so many decisions, 20000 unless told; in real time after so many seconds "
        "on the clock of its bots, 1800 unless told.",
    ),
]


def simulate(
    game: GameName,
    games: Annotated[int, typer.Option(help="How many games (with --duplicate: deals).")] = 1000,
    players: Annotated[int, typer.Option(help="How many sit at the table.")] = 4,
    lineup: Lineup = "",
    seed: Annotated[int, typer.Option(help="Same seed, same games.")] = 1,
    duplicate: Annotated[bool, typer.Option(help="Every deal once for each rotation of the seats.")] = False,
    limit: Limit = None,
    edition: Edition = "",
    option: OptionList = None,
    as_json: AsJson = False,
    as_csv: Annotated[bool, typer.Option("--csv", help="One row for each seat of each game.")] = False,
) -> None:
    """Let bots play many games and sum up.

    Gress is a game in real time; its bots play it here on a clock of their own, as fast as they can.

    Example: stammtisch simulate double --games 2000 --lineup rule,random --duplicate

    Example: stammtisch simulate gress --games 200 --lineup novice,expert --duplicate
    """
    from stammtisch.cli import simulate as lab

    if as_json and as_csv:
        raise Malformed("choose one of --json and --csv", "--csv")
    seated = lab.seated(game, players, lineup)
    with files.naming_options(option or []):
        how = {"edition": edition, "options": files.read_options(option or []), "limit": limit}
        found = lab.run(game, seated, games, seed, Console(stderr=True), duplicate=duplicate, **how)
    lab.tell(found, "json" if as_json else "csv" if as_csv else "table", console())


def bench(
    rounds: Annotated[
        int, typer.Option(min=1, help="Interleaved rounds, at least one; medians are shown.")
    ] = 7,
    as_json: AsJson = False,
) -> None:
    """Measure the engine against its peers in one run.

    Example: stammtisch bench --rounds 7
    """
    from stammtisch.lab import bench as measured

    report = measured.run(rounds)
    if as_json:
        write_json(report, console())
    else:
        measured.show(report, console())


Entrants = Annotated[
    str,
    typer.Option(
        "--players",
        metavar="A,B,C",
        help="Who plays: the levels novice, casual, expert, master (a machine), or random, keen, rule, "
        "rule-1 (the first rule), search:2000 (iterations), search:50ms (CPU time). Some games know more, "
        "such as rule/silent, without deals, or a policy at a level in real time: planner@expert.",
    ),
]
DealSeed = Annotated[int, typer.Option("--seed", help="Same seed, same deals.")]
BotSeed = Annotated[
    int | None, typer.Option("--bot-seed", help="What the bots throw; the number of --seed unless told.")
]
LatencySeed = Annotated[
    int | None,
    typer.Option("--latency-seed", help="In real time: how fast bots are; the number of --seed unless told."),
]
Workers = Annotated[
    int | None, typer.Option("--workers", help="How many processes share the work; all cores unless told.")
]


def arena(
    game: GameName,
    players: Entrants,
    deals: Annotated[int, typer.Option(help="How many deals, each once for every rotation.")] = 100,
    seed: DealSeed = 1,
    bot_seed: BotSeed = None,
    latency_seed: LatencySeed = None,
    limit: Limit = None,
    edition: Edition = "",
    option: OptionList = None,
    workers: Workers = None,
    keep: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Keep finished deals here; started again it goes on from there."),
    ] = None,
    plot: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Draw the result as a page for a browser.")
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Measure players on the same deals, everybody in every seat.

    Players are named seat by seat; every deal is played once for each rotation.

    Differences are taken deal by deal, and intervals are 95 %, over deals.

    Example: stammtisch arena double --players search:50ms,rule,rule,rule --deals 500

    Example: stammtisch arena gress --players expert,casual,casual --keep gress.jsonl --plot gress.html
    """
    from stammtisch.cli import arena as ring

    streams = ring.seeds(seed, bot_seed, latency_seed)
    with conditions(option, edition, limit, workers) as how:
        found = ring.run(game, players.split(","), deals, streams, Console(stderr=True), keep=keep, **how)
    ring.tell(found, as_json, plot, console())


def league(
    game: GameName,
    players: Entrants,
    games: Annotated[int, typer.Option(help="How many games, each with a deal of its own.")] = 200,
    seats: Annotated[
        int | None, typer.Option(help="Seats at each table; 4 or all players unless told.")
    ] = None,
    seed: DealSeed = 1,
    bot_seed: BotSeed = None,
    latency_seed: LatencySeed = None,
    limit: Limit = None,
    edition: Edition = "",
    option: OptionList = None,
    workers: Workers = None,
    as_json: AsJson = False,
) -> None:
    """Rate a set of players by many games at tables drawn from it.

    Example: stammtisch league double --players search:500,search:100,rule,keen,random --games 300
    """
    from stammtisch.cli import league as table
    from stammtisch.cli.arena import seeds

    names, streams = players.split(","), seeds(seed, bot_seed, latency_seed)
    seats = min(4, len(names)) if seats is None else seats
    with conditions(option, edition, limit, workers) as how:
        found = table.run(game, names, games, seats, streams, Console(stderr=True), **how)
    table.tell(found, as_json, console())


@contextmanager
def conditions(
    option: list[str] | None, edition: str, limit: int | None, workers: int | None
) -> Iterator[dict[str, Any]]:
    """What is said alike to whoever plays many games."""
    with files.naming_options(option or []):
        yield {
            "options": files.read_options(option or []),
            "edition": edition,
            "limit": limit,
            "workers": os.cpu_count() or 1 if workers is None else workers,
        }


def env(
    game: GameName,
    players: Annotated[int, typer.Option(help="How many sit at the table.")] = 4,
    describe: Annotated[bool, typer.Option(help="What every byte of an observation means.")] = False,
    as_json: AsJson = False,
) -> None:
    """Show a game as programs that learn meet it.

    Example: stammtisch env double --describe
    """
    from stammtisch.cli import env as shown
    from stammtisch.games import catalogue

    found = catalogue.find(game)
    if players not in found.seats:
        raise Malformed(f"must be from {found.seats[0]} to {found.seats[-1]}", "--players")
    layout = found.layout(players)
    if as_json:
        write_json(shown.data(found, players, layout), console())
    else:
        shown.show(found, players, layout, console(), whole=describe)
