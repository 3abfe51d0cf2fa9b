"""Who owes how many cards, worked out from what everybody could see happen."""

from stammtisch.games.position import Fact


class DebtLists:
    """The debts of all seats, each as a list of what is left of it, oldest first."""

    def __init__(self, players: int) -> None:
        self.left: list[list[int]] = [[] for seat in range(players)]
        self.holding: object = None
        """Who used the holding hand just now: a card taken so pays nothing (gress:10.6)."""

    def owed(self, seat: int) -> int:
        return sum(self.left[seat])

    def remove(self, seat: int, cards: int) -> None:
        """So many cards need not be taken any more; what was owed last lapses first."""
        debts = self.left[seat]
        while debts and cards:
            gone = min(cards, debts[-1])
            debts[-1] -= gone
            cards -= gone
            if not debts[-1]:
                debts.pop()

    def take(self, seat: int) -> None:
        """One card taken for the oldest debt, if there is one."""
        debts = self.left[seat]
        if debts:
            debts[0] -= 1
            if not debts[0]:
                debts.pop(0)

    def follow(self, fact: Fact) -> None:
        """What a fact changes. A card taken may be a wrong draw; then nothing was owed."""
        about = fact.about
        if fact.kind in ("debt-created", "debt-returned"):
            self.left[number(about["seat"])].append(number(about["count"]))
        elif fact.kind in ("debt-cancelled", "debt-passed-on"):
            self.remove(number(about["seat"]), number(about["count"]))
        elif fact.kind == "card-taken" and self.holding != about["seat"]:
            self.take(number(about["seat"]))
        elif fact.kind == "drew-up":
            self.left[number(about["seat"])].clear()
        elif fact.kind == "game-dealt":
            for debts in self.left:
                debts.clear()
        self.holding = about["seat"] if fact.kind == "holding-hand" else None


def number(value: object) -> int:
    """A seat or a count out of a fact."""
    assert isinstance(value, int)
    return value


def cards_told(fact: Fact) -> list[str]:
    """The cards a fact names, from the bottom up."""
    if "card" in fact.about:
        return [str(fact.about["card"])]
    cards = fact.about.get("cards")
    return [str(card) for card in cards] if isinstance(cards, list) else []
