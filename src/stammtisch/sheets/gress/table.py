"""The Zettel of a table of Gress: what its matches come to on a score sheet."""

from collections.abc import Sequence

from stammtisch.base.bits import numbers
from stammtisch.games.gress.position import GressPosition
from stammtisch.games.position import Position
from stammtisch.sheets.gress.zettel import Zettel, ZettelSheet, score
from stammtisch.sheets.pad import PastMatch
from stammtisch.sheets.people import TableGame


def noted(position: Position) -> tuple[int, int, tuple[int, ...]]:
    """The dealer of a match, the dealing errors before it, and who was excluded."""
    assert isinstance(position, GressPosition)
    return int(position.dealer), int(position.misdeals), tuple(numbers(position.excluded))


def sheet_of(played: Sequence[PastMatch], running: Position | None) -> ZettelSheet | None:
    """The sheet as it stands; none before the first dealer is chosen. Misdeals of a match that goes on are on
    it at once (gress:11.9)."""
    sheet, games = latest(played)
    dealer, misdeals, _ = (-1, 0, ()) if running is None else noted(running)
    if running is None or dealer < 0:
        return sheet
    players = int(running.players)
    if sheet is None or not goes_on(sheet, players, dealer):
        sheet, games = begun(players, dealer), []
    return written(sheet, games, misdeals)


def next_dealer(played: Sequence[PastMatch], players: int) -> int | None:
    """gress:11.6: the left neighbour of the last dealer; gress:11.5: after a whole sheet the next one is
    written by the left neighbour of its writer, who dealt last, and the one after that deals. None where
    that can't be told."""
    sheet, _ = latest(played)
    if sheet is None or len(sheet.names) != players:
        return None
    return sheet.next_dealer if sheet.finished else sheet.dealer


def latest(played: Sequence[PastMatch]) -> tuple[ZettelSheet | None, list[TableGame]]:
    """The last sheet and its games. A new one begins when one is finished, when more or fewer sit down, and
    when the deal does not go on as it should."""
    sheet: ZettelSheet | None = None
    games: list[TableGame] = []
    for match in played:
        if match.dealer is None:
            continue
        players = len(match.scores)
        if sheet is None or not goes_on(sheet, players, match.dealer):
            sheet, games = begun(players, match.dealer), []
        winner = match.winners[0] if match.winners else None
        games.append(TableGame(tuple(match.scores), winner, match.misdeals, match.excluded))
        sheet = written(sheet, games)
    return sheet, games


def goes_on(sheet: ZettelSheet, players: int, dealer: int) -> bool:
    return len(sheet.names) == players and sheet.dealer == dealer


def begun(players: int, dealer: int) -> ZettelSheet:
    """gress:11.6: the right neighbour of the first dealer writes. Seats go by their number here: people may
    change their names, and bots may share one."""
    names = tuple(str(seat) for seat in range(players))
    return score(Zettel("gress", names, (), (dealer - 1) % players))


def written(sheet: ZettelSheet, games: list[TableGame], misdeals: int = 0) -> ZettelSheet:
    return score(Zettel("gress", sheet.names, tuple(games), sheet.writer, misdeals))
