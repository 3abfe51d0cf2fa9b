"""The Zettel of a table of Gress: what its matches come to on a score sheet."""

from stammtisch.games.gress.position import GressPosition
from stammtisch.sheets.zettel import Game, Sheet, Zettel, score
from stammtisch.table.state import Played, State


def sheet_of(state: State, position: object) -> Sheet | None:
    """The sheet as it stands; none before the first dealer is chosen. Misdeals of a match that goes on are on
    it at once (gress:11.9)."""
    sheet, games = latest(state.played)
    if state.phase != "playing" or not isinstance(position, GressPosition) or position.dealer < 0:
        return sheet
    players, dealer = len(state.seats), int(position.dealer)
    if sheet is None or not goes_on(sheet, players, dealer):
        sheet, games = begun(players, dealer), []
    return written(sheet, games, int(position.misdeals))


def next_dealer(played: list[Played], players: int) -> int | None:
    """gress:11.6: the left neighbour of the last dealer; gress:11.5: after a whole sheet the next one is
    written by the left neighbour of its writer, who dealt last, and the one after that deals. None where
    that can't be told."""
    sheet, _ = latest(played)
    if sheet is None or len(sheet.names) != players:
        return None
    return sheet.next_dealer if sheet.finished else sheet.dealer


def latest(played: list[Played]) -> tuple[Sheet | None, list[Game]]:
    """The last sheet and its games. A new one begins when one is finished, when more or fewer sit down, and
    when the deal does not go on as it should."""
    sheet: Sheet | None = None
    games: list[Game] = []
    for match in played:
        if match.dealer is None:
            continue
        players = len(match.scores)
        if sheet is None or not goes_on(sheet, players, match.dealer):
            sheet, games = begun(players, match.dealer), []
        winner = match.winners[0] if match.winners else None
        games.append(Game(tuple(match.scores), winner, match.misdeals))
        sheet = written(sheet, games)
    return sheet, games


def goes_on(sheet: Sheet, players: int, dealer: int) -> bool:
    return len(sheet.names) == players and sheet.dealer == dealer


def begun(players: int, dealer: int) -> Sheet:
    """gress:11.6: the right neighbour of the first dealer writes. Seats go by their number here: people may
    change their names, and bots may share one."""
    names = tuple(str(seat) for seat in range(players))
    return score(Zettel("gress", names, (), (dealer - 1) % players))


def written(sheet: Sheet, games: list[Game], misdeals: int = 0) -> Sheet:
    return score(Zettel("gress", sheet.names, tuple(games), sheet.writer, misdeals))
