"""The end of a round of Grass: who made what, step by step, so that a person can check every line.

What a scorer needs of each seat is an `Account`; what comes out is a sheet of `Step`s. What differs
between the editions is an `Edition` of two small functions and a floor.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Final, Literal

import msgspec

from stammtisch.games.errors import Malformed
from stammtisch.games.grass.cards import CLASSIC, FINES, VALUES, modern_pack, worth

UNIT: Final = 5_000
BANKER_FEE: Final = 5_000
BANKER_SHARE: Final = 5
BONUS: Final = 25_000
TARGET: Final = 250_000
HIGHEST_IN_HAND: Final = (0, *sorted(set(VALUES.values())))


class Account(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What one seat has at the end of a round (grass.digital:score.1)."""

    protected: int = 0
    free: int = 0
    banker: bool = False
    sold_out: int = 0
    doublecrossed: int = 0
    wiped_out: int = 0
    highest_peddle: int = 0
    """The dearest peddle still in hand."""

    @property
    def fines(self) -> int:
        """grass.modern:score.6, grass.classic:score.4: for every such card."""
        return self.sold_out * FINES["SO"] + self.doublecrossed * FINES["DC"] + self.wiped_out * FINES["UW"]


class Step(msgspec.Struct, frozen=True):
    """One line of the sheet: a rule, and what it brings each seat."""

    rule: str
    kind: str
    amounts: tuple[int, ...]


class Sheet(msgspec.Struct, frozen=True):
    """A scored round: the steps, each seat's result with the bonus, and the totals after it."""

    steps: tuple[Step, ...]
    results: tuple[int, ...]
    totals: tuple[int, ...]
    winners: tuple[int, ...]
    """Who has won the game, if it is over."""


class ScoringOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a table may agree on about money; None means what the edition prints."""

    target: int = TARGET
    score_floor: Literal["zero", "none"] | None = None
    bonus_tie: Literal["all", "none", "split", "closer"] = "all"
    bonus_needs_profit: Literal["no", "yes"] = "no"
    final_tie: Literal["shared", "play-on"] = "shared"


class Edition(msgspec.Struct, frozen=True):
    """Where the two editions score differently."""

    name: str
    banker_rule: str
    owed_to_banker: Callable[[Account], int]
    in_hand: tuple[str, ...]
    """The two deductions, in the order the edition writes them down."""
    floor: str
    floor_rule: str
    peddles: int
    """All peddles of the pack together."""


def flat_fee(account: Account) -> int:
    """grass.modern:score.3: 5,000 from everybody with a free peddle."""
    return BANKER_FEE if account.free > 0 else 0


def fifth(account: Account) -> int:
    """grass.classic:score.2: 20 % of the free peddles."""
    return account.free // BANKER_SHARE


EDITIONS: Final[Mapping[str, Edition]] = {
    "modern": Edition(
        name="modern",
        banker_rule="grass.modern:score.3",
        owed_to_banker=flat_fee,
        in_hand=("fines", "highest"),
        floor="zero",
        floor_rule="grass.modern:score.9",
        peddles=worth(modern_pack()),
    ),
    "classic": Edition(
        name="classic",
        banker_rule="grass.classic:score.2",
        owed_to_banker=fifth,
        in_hand=("highest", "fines"),
        floor="none",
        floor_rule="grass.classic:score.7",
        peddles=worth(CLASSIC),
    ),
}

IN_HAND_RULES: Final[Mapping[tuple[str, str], str]] = {
    ("modern", "fines"): "grass.modern:score.6",
    ("modern", "highest"): "grass.modern:score.7",
    ("classic", "highest"): "grass.classic:score.3",
    ("classic", "fines"): "grass.classic:score.4",
}


def score_round(
    edition: str,
    accounts: Sequence[Account],
    before: Sequence[int],
    options: ScoringOptions,
    closer: int | None = None,
) -> Sheet:
    """The sheet of one round; `before` are the totals so far, `closer` who closed the market."""
    rules = EDITIONS[edition]
    steps = [*displayed(rules, accounts), banker(rules, accounts)]
    steps += [in_hand(rules, kind, accounts) for kind in rules.in_hand]
    results = [sum(step.amounts[seat] for step in steps) for seat in range(len(accounts))]
    steps.append(bonus(rules, results, options, closer))
    results = [result + more for result, more in zip(results, steps[-1].amounts, strict=True)]
    floor = options.score_floor or rules.floor
    totals = [before[seat] + results[seat] for seat in range(len(accounts))]
    if floor == "zero":
        lifted = tuple(max(0, -total) for total in totals)
        steps.append(Step(rules.floor_rule, "floor", lifted))
        totals = [max(0, total) for total in totals]
    return Sheet(tuple(steps), tuple(results), tuple(totals), winners(totals, options))


def displayed(rules: Edition, accounts: Sequence[Account]) -> list[Step]:
    """What lies on the table counts in full, whatever the market (grass.common:zone.4).

    grass.modern:score.1, grass.modern:score.2: the protected part and the part at risk,
    grass.classic:score.1: which the classic book adds up in one line.
    """
    if rules.name == "classic":
        both = tuple(account.protected + account.free for account in accounts)
        return [Step("grass.classic:score.1", "displayed", both)]
    return [
        Step("grass.modern:score.1", "protected", tuple(account.protected for account in accounts)),
        Step("grass.modern:score.2", "at-risk", tuple(account.free for account in accounts)),
    ]


def banker(rules: Edition, accounts: Sequence[Account]) -> Step:
    """The banker is paid by the others and pays nothing (grass.modern:score.4)."""
    holder = next((seat for seat, account in enumerate(accounts) if account.banker), None)
    if holder is None:
        return Step(rules.banker_rule, "banker", (0,) * len(accounts))
    amounts = [-rules.owed_to_banker(account) for account in accounts]
    amounts[holder] = 0
    amounts[holder] = -sum(amounts)
    return Step(rules.banker_rule, "banker", tuple(amounts))


def in_hand(rules: Edition, kind: str, accounts: Sequence[Account]) -> Step:
    """What is still in hand costs: every paranoia card, and of the peddles the dearest one."""
    if kind == "fines":
        amounts = tuple(-account.fines for account in accounts)
    else:
        amounts = tuple(-account.highest_peddle for account in accounts)
    return Step(IN_HAND_RULES[rules.name, kind], kind, amounts)


def bonus(rules: Edition, results: Sequence[int], options: ScoringOptions, closer: int | None) -> Step:
    """25,000 for the best result of the round, not of the game (grass.common:bonus.3).

    grass.common:bonus.1: each of several that are equal gets it (grass.option:bonus-tie),
    grass.common:bonus.2: also for nothing or a loss (grass.option:bonus-needs-profit).
    """
    best = max(results)
    tied = [seat for seat, result in enumerate(results) if result == best]
    if best <= 0 and options.bonus_needs_profit == "yes":
        tied = []
    amount = BONUS
    if len(tied) > 1:
        if options.bonus_tie == "none":
            tied = []
        elif options.bonus_tie == "closer" and closer in tied:
            tied = [seat for seat in tied if seat == closer]
        elif options.bonus_tie == "split":
            amount = BONUS // len(tied) // 1000 * 1000
    amounts = tuple(amount if seat in tied else 0 for seat in range(len(results)))
    return Step(
        "grass.modern:score.8" if rules.name == "modern" else "grass.classic:score.6", "bonus", amounts
    )


def winners(totals: Sequence[int], options: ScoringOptions) -> tuple[int, ...]:
    """grass.common:win.1: with the target reached the highest total wins,
    grass.common:win.3: equal ones together, or they play on (grass.option:final-tie)."""
    best = max(totals)
    if best < options.target:
        return ()
    tied = tuple(seat for seat, total in enumerate(totals) if total == best)
    return () if len(tied) > 1 and options.final_tie == "play-on" else tied


def check_accounts(edition: str, accounts: Sequence[Account]) -> None:
    """grass.digital:score.2: what no pack could have left behind is refused, with its field."""
    if not 2 <= len(accounts) <= 6:
        raise Malformed(f"{len(accounts)} can't play; 2 to 6 can (grass.common:players.1)", "seats")
    for seat, account in enumerate(accounts):
        check_account(account, f"seats[{seat}]")
    limits = {"sold_out": 4, "doublecrossed": 3, "wiped_out": 1, "banker": 1}
    for field, most in limits.items():
        found = sum(int(getattr(account, field)) for account in accounts)
        if found > most:
            raise Malformed(f"{found} {field} at one table, the pack has {most}", "seats")
    table = sum(account.protected + account.free + account.highest_peddle for account in accounts)
    if table > EDITIONS[edition].peddles:
        raise Malformed(f"{table:,} in peddles, the pack has {EDITIONS[edition].peddles:,}", "seats")
    if sum(account.highest_peddle == VALUES["DF"] for account in accounts) > 1:
        raise Malformed("two hands can't both hold the one Dr. Feelgood", "seats")


def check_account(account: Account, field: str) -> None:
    for name in ("protected", "free"):
        amount = getattr(account, name)
        if amount < 0 or amount % UNIT:
            raise Malformed(f"{amount:,} is not a sum of peddles", f"{field}.{name}")
    for name in ("sold_out", "doublecrossed", "wiped_out"):
        if getattr(account, name) < 0:
            raise Malformed("can't be less than 0", f"{field}.{name}")
    if account.highest_peddle not in HIGHEST_IN_HAND:
        raise Malformed(f"{account.highest_peddle:,} is not the value of a peddle", f"{field}.highest_peddle")
