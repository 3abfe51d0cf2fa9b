"""What an arena showed, as a page that a browser draws without loading anything else."""

from collections.abc import Sequence
from html import escape
from typing import Final, NamedTuple

from stammtisch.lab.arena import ArenaResult
from stammtisch.lab.figures import Average
from stammtisch.lab.match import labelled

WIDTH: Final = 720
LEFT: Final = 230
RIGHT: Final = 60
TOP: Final = 46
LINE: Final = 34
STYLE: Final = """
body { font: 15px sans-serif; margin: 2em auto; max-width: 46em; padding: 0 1em }
body { color: #222; background: #fff }
svg { width: 100%; height: auto; margin: .6em 0 }
text { font-size: 13px; fill: #222 }
.title { font-weight: bold }
.faint { fill: #666; text-anchor: middle }
.axis { stroke: #bbb }
.even { stroke: #888; stroke-dasharray: 4 3 }
.reach { stroke: #1f5f8b; stroke-width: 3 }
.mean { fill: #1f5f8b }
"""


class Bar(NamedTuple):
    """A name, a dot, how far its bar reaches, and what is written above."""

    name: str
    begin: float
    dot: float
    end: float
    told: str


def page(outcome: ArenaResult) -> str:
    setting, seeds = outcome.setting, outcome.setting.seeds
    title = escape(f"Arena: {setting.game} {setting.edition}")
    told = [
        f"{', '.join(outcome.lineup)}:",
        f"{outcome.deals} deals, {outcome.games} games, {outcome.given_up} given up.",
        f"Seeds: deals {seeds.deals}, bots {seeds.bots}, latencies {seeds.latencies}.",
        "Bars of points and wins are 95 % confidence intervals over deals.",
    ]
    return "\n".join(
        [
            "<!doctype html>",
            f'<html lang="en"><head><meta charset="utf-8"><title>{title}</title>',
            f"<style>{STYLE}</style></head>",
            f"<body><h1>{title}</h1>",
            f"<p>{escape(' '.join(told))}</p>",
            *panels(outcome),
            "</body></html>\n",
        ]
    )


def panels(outcome: ArenaResult) -> list[str]:
    low = outcome.fewest_points_win
    points = "penalty points a game (fewer are better)" if low else "points a game"
    ahead = "penalty points a game fewer" if low else "points a game more"
    shown = [(labelled(name, outcome.machines), showing) for name, showing in outcome.players.items()]
    found = [
        panel(points, [points_bar(name, showing.points) for name, showing in shown]),
        panel("win share", [share_bar(name, it.win_share) for name, it in shown], 100 / len(outcome.lineup)),
    ]
    if outcome.edges:
        names = [f"{edge.better} over {edge.than}" for edge in outcome.edges]
        pairs = list(zip(names, outcome.edges, strict=True))
        found += [
            panel(f"deal by deal, {ahead}", [points_bar(name, edge.points) for name, edge in pairs]),
            panel("deal by deal, win share", [share_bar(name, edge.win_share) for name, edge in pairs]),
        ]
    taken = [(labelled(name, outcome.machines), times.wall) for name, times in outcome.times.items()]
    bars = [Bar(name, it.median, it.median, it.p95, f"{it.median:.3g} to {it.p95:.3g}") for name, it in taken]
    return [*found, panel("milliseconds a decision, median to p95", bars)]


def share_bar(name: str, share: Average) -> Bar:
    return points_bar(name, Average(100 * share.mean, 100 * share.margin, share.count), " %")


def points_bar(name: str, points: Average, unit: str = "") -> Bar:
    """A mean with its interval; one deal has none, and no deal no mean."""
    mean, margin = points.mean, points.margin
    reach = f"{margin:.1f}" if points.count > 1 else "?"
    told = f"{mean:.1f} ± {reach}{unit}" if points.count else "-"
    return Bar(name, mean - margin, mean, mean + margin, told)


def panel(title: str, bars: Sequence[Bar], even: float = 0.0) -> str:
    """One line for each name, on a scale with zero and with the mark where nobody is ahead."""
    low = min(0.0, *(bar.begin for bar in bars))
    high = max(0.0, even, *(bar.end for bar in bars))
    scale = (WIDTH - LEFT - RIGHT) / (high - low or 1)
    height = TOP + LINE * len(bars) + 6

    def across(value: float) -> str:
        return f"{LEFT + (value - low) * scale:.1f}"

    drawn = [
        f'<svg viewBox="0 0 {WIDTH} {height}" role="img" aria-label="{escape(title)}">',
        f'<text class="title" x="0" y="16">{escape(title)}</text>',
    ]
    for mark in sorted({0.0, even}):
        x, kind = across(mark), "even" if mark == even else "axis"
        drawn += [
            f'<line class="{kind}" x1="{x}" x2="{x}" y1="{TOP - 6}" y2="{height}"/>',
            f'<text class="faint" x="{x}" y="{TOP - 10}">{mark:.3g}</text>',
        ]
    for place, one in enumerate(bars):
        y = TOP + LINE * place + LINE - 12
        drawn += [
            f'<text x="0" y="{y + 4}">{escape(one.name)}</text>',
            f'<line class="reach" x1="{across(one.begin)}" x2="{across(one.end)}" y1="{y}" y2="{y}"/>',
            f'<circle class="mean" cx="{across(one.dot)}" cy="{y}" r="5"/>',
            f'<text class="faint" x="{across(one.dot)}" y="{y - 9}">{escape(one.told)}</text>',
        ]
    return "\n".join([*drawn, "</svg>"])
