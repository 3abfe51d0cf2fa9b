"""The score sheets of Gress to look at: text for a terminal, and a page to print and keep."""

from collections.abc import Iterator, Sequence
from html import escape
from typing import Final, Protocol

from rich.cells import cell_len

from stammtisch.sheets.gress.big_zettel import BigRow, BigSheet
from stammtisch.sheets.gress.mending import GameData, Mended
from stammtisch.sheets.gress.zettel import GameRow, ZettelSheet

GAP: Final = "  "
LINE: Final = "\N{BOX DRAWINGS LIGHT HORIZONTAL}"

STYLE: Final = """
  body { font: 12pt/1.4 Georgia, serif; margin: 2rem; color: #000; background: #fff; }
  table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
  th, td { padding: .1rem .7rem; text-align: right; min-width: 2.5rem; }
  thead th { border-bottom: 2px solid; vertical-align: bottom; }
  tr.round > * { border-bottom: 1px solid; }
  tbody th { font-weight: normal; color: #666; }
  tfoot > tr > * { padding-top: 1rem; font-weight: bold; }
  footer { margin-top: 2rem; font-size: 9pt; color: #666; }
  thead, tr { break-inside: avoid; }
  @page { margin: 1.5cm; }
  @media print { body { margin: 0; } }
"""


class Speaker(Protocol):
    """Who has the words: `stammtisch.words.Words` in one language."""

    @property
    def language(self) -> str: ...

    def say(self, key: str, /, **values: object) -> str: ...


def text(sheet: ZettelSheet | BigSheet, words: Speaker, mended: Mended | None = None) -> str:
    """In columns, with a line after each round (gress:11.8) and the totals below (gress:Q74). A row that was
    corrected has an asterisk, and what was corrected stands at the end."""
    rows, ends = numbered(sheet, mended)
    columns = zip(*rows, [words.say("zettel-total"), *totals(sheet)], strict=True)
    padded = [
        right_aligned([name, *strokes_apart(cells)])
        for name, cells in zip(["", *names(sheet)], columns, strict=True)
    ]
    head, *body, foot = (GAP.join(cells) for cells in zip(*padded, strict=True))
    line = LINE * cell_len(head)
    lines = [title(sheet, words), "", head, line]
    for row, ends_round in zip(body, ends, strict=True):
        lines += [row, line] if ends_round else [row]
    lines += ["", foot, "", *notes(sheet, words), *corrected(sheet, words, mended)]
    return "\n".join(line.rstrip() for line in lines) + "\n"


def right_aligned(cells: Sequence[str]) -> list[str]:
    width = max(map(cell_len, cells))
    return [" " * (width - cell_len(cell)) + cell for cell in cells]


def strokes_apart(cells: Sequence[str]) -> list[str]:
    """The cells of a column with room for strokes, so that digits stand below each other."""
    most = max(cell.count("!") for cell in cells)
    return [cell + " " * (most - cell.count("!")) for cell in cells]


def html(sheet: ZettelSheet | BigSheet, words: Speaker, mended: Mended | None = None) -> str:
    """A page of its own that needs nothing else, for the winner to keep (gress:11.4)."""
    head = "".join(f"<th>{escape(name)}</th>" for name in names(sheet))
    body = "\n".join(map(html_row, *numbered(sheet, mended)))
    below = [*notes(sheet, words), *corrected(sheet, words, mended)]
    paragraphs = "\n".join(f"<p>{escape(note)}</p>" for note in below)
    return f"""<!DOCTYPE html>
<html lang="{escape(words.language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>{escape(title(sheet, words))}</title>
<style>{STYLE}</style>
</head>
<body>
<h1>{escape(title(sheet, words))}</h1>
<table>
<thead><tr><td></td>{head}</tr></thead>
<tbody>
{body}
</tbody>
<tfoot>{html_row([words.say("zettel-total"), *totals(sheet)])}</tfoot>
</table>
{paragraphs}
<footer>{escape(words.say("zettel-credit"))}</footer>
</body>
</html>
"""


def html_row(row: Sequence[str], ends_round: bool = False) -> str:
    first, *cells = map(escape, row)
    start = '<tr class="round">' if ends_round else "<tr>"
    return f"{start}<th>{first}</th>{''.join(f'<td>{cell}</td>' for cell in cells)}</tr>"


def title(sheet: ZettelSheet | BigSheet, words: Speaker) -> str:
    if isinstance(sheet, BigSheet):
        return words.say("zettel-big-title", number=len(sheet.names))
    return words.say("zettel-title", name=sheet.names[sheet.writer])


def names(sheet: ZettelSheet | BigSheet) -> list[str]:
    return [sheet.names[person] for person in sheet.columns]


def totals(sheet: ZettelSheet | BigSheet) -> list[str]:
    return [str(sheet.totals[person]) for person in sheet.columns]


def numbered(sheet: ZettelSheet | BigSheet, mended: Mended | None) -> tuple[list[list[str]], list[bool]]:
    """The rows, each with the number of its game, and which end a round (gress:12: none on a big sheet)."""
    played: Sequence[GameRow | BigRow] = sheet.rows
    starred = mended.rows if mended is not None else ()
    plain = " " if starred else ""
    rows = [
        [f"{number}{'*' if number - 1 in starred else plain}", *row.cells]
        for number, row in enumerate(played, 1)
    ]
    if isinstance(sheet, BigSheet):
        return rows, [False] * len(rows)
    ends = [row.ends_round for row in sheet.rows]
    if sheet.begun:
        return [*rows, [str(len(rows) + 1), *sheet.begun]], [*ends, False]
    return rows, ends


def notes(sheet: ZettelSheet | BigSheet, words: Speaker) -> Iterator[str]:
    """How far the sheet is, who leads or has won, and what comes next."""
    yield words.say("zettel-played", number=len(sheet.rows), games=sheet.length)
    lowest = min(sheet.totals)
    ahead = [sheet.names[person] for person in sheet.leaders]
    if sheet.winner is not None:
        yield words.say("zettel-won", name=sheet.names[sheet.winner], points=lowest)
    elif sheet.rows:
        yield words.say("zettel-leads", names=ahead, count=len(ahead), points=lowest)
    if isinstance(sheet, BigSheet):
        yield from big_notes(sheet, words)
    elif sheet.dealer is not None:
        yield words.say("zettel-deals", name=sheet.names[sheet.dealer])
    else:
        writer, dealer = sheet.names[sheet.next_writer], sheet.names[sheet.next_dealer]
        yield words.say("zettel-next", writer=writer, dealer=dealer)


def corrected(sheet: ZettelSheet | BigSheet, words: Speaker, mended: Mended | None) -> Iterator[str]:
    """Each correction in a line: what became what, and why."""
    for change in mended.history if mended is not None else ():
        if change.before is None or change.after is None:
            kind = "inserted" if change.before is None else "deleted"
            points = list((change.before or change.after or {})["points"])
            line = words.say(f"zettel-{kind}", row=change.index + 1, points=points)
        else:
            parts = list(differences(change.before, change.after, sheet.names, words))
            line = words.say("zettel-corrected", row=change.index + 1, changes=parts)
        for extra in (change.reason, change.when):
            if extra is not None:
                line = words.say("zettel-because", text=line, reason=extra)
        yield line


def differences(before: GameData, after: GameData, names: Sequence[str], words: Speaker) -> Iterator[str]:
    """What of a game is not as it was."""
    for person, (old, new) in enumerate(zip(before["points"], after["points"], strict=True)):
        if old != new:
            yield words.say("zettel-change-points", name=names[person], before=old, after=new)
    for part in ("winner", "winners"):
        old, new = (called(game.get(part), names, words) for game in (before, after))
        if old != new:
            yield words.say("zettel-change-winner", before=old, after=new)
    old, new = (marks(game.get("misdeals", 0)) for game in (before, after))
    if old != new:
        yield words.say("zettel-change-misdeals", before=old, after=new)
    if before.get("seats") != after.get("seats"):
        yield words.say("zettel-change-seats")


def called(winners: int | list[int] | None, names: Sequence[str], words: Speaker) -> list[str]:
    """Who won, by name, or that nobody did."""
    people = winners if isinstance(winners, list) else [] if winners is None else [winners]
    return [names[person] for person in people] or [words.say("zettel-nobody")]


def marks(misdeals: int | list[int]) -> int:
    return len(misdeals) if isinstance(misdeals, list) else misdeals


def big_notes(sheet: BigSheet, words: Speaker) -> Iterator[str]:
    """Who writes, and where everybody sits in the next game."""
    if sheet.writer is not None:
        yield words.say("zettel-big-writer", name=sheet.writer)
    first = 1
    for number, table in enumerate(sheet.seating or (), 1):
        seated = [sheet.names[person] for person in table]
        last = first + len(table) - 1
        yield words.say(
            "zettel-big-table", number=number, first=first, last=last, names=seated, name=seated[0]
        )
        first = last + 1
