"""The end of a round of Grass: who made what, step by step, so that a person can check every line.

What a scorer needs of each seat is an `Account`; what comes out is a sheet of `AccountLine`s. The numbers are
those of `scoring`.
"""

from collections.abc import Mapping, Sequence
from typing import Final, Literal

import msgspec

from stammtisch.base.bits import numbers
from stammtisch.base.errors import Malformed
from stammtisch.games.grass.cards import CLASSIC, COVERAGE, FINES, UNIT, VALUES, modern_pack, worth
from stammtisch.games.grass.scoring import ALL, CLOSER, NOBODY, NONE, SPLIT, MoneyTerms, Reckoning

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


class AccountLine(msgspec.Struct, frozen=True):
    """One line of the sheet: a rule, and what it brings each seat."""

    rule: str
    kind: str
    amounts: tuple[int, ...]


class Sheet(msgspec.Struct, frozen=True):
    """A scored round: the steps, each seat's result with the bonus, and the totals after it."""

    steps: tuple[AccountLine, ...]
    results: tuple[int, ...]
    totals: tuple[int, ...]
    winners: tuple[int, ...]
    """Who has won the game, if it is over."""


class ScoringOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a table may agree on about money, and the pack it is counted from; None means what the edition
    prints."""

    target: int = TARGET
    score_floor: Literal["zero", "none"] | None = None
    bonus_tie: Literal["all", "none", "split", "closer"] = "all"
    bonus_needs_profit: Literal["no", "yes"] = "no"
    final_tie: Literal["shared", "play-on"] = "shared"
    deck_modern: Literal["HG", "MX", "CO", "JA", "PA", "28-5"] = "HG"


class Layout(msgspec.Struct, frozen=True):
    """How an edition writes its sheet down: which line is which rule, in the order of the book."""

    lines: tuple[tuple[str, str], ...]
    share: bool
    """The banker gets a fifth (grass.classic:score.2), and not a flat fee (grass.modern:score.3)."""
    floor: str


LAYOUTS: Final[Mapping[str, Layout]] = {
    "modern": Layout(
        lines=(
            ("protected", "grass.modern:score.1"),
            ("at-risk", "grass.modern:score.2"),
            ("banker", "grass.modern:score.3"),
            ("fines", "grass.modern:score.6"),
            ("highest", "grass.modern:score.7"),
            ("bonus", "grass.modern:score.8"),
            ("floor", "grass.modern:score.9"),
        ),
        share=False,
        floor="zero",
    ),
    "classic": Layout(
        lines=(
            ("displayed", "grass.classic:score.1"),
            ("banker", "grass.classic:score.2"),
            ("highest", "grass.classic:score.3"),
            ("fines", "grass.classic:score.4"),
            ("bonus", "grass.classic:score.6"),
            ("floor", "grass.classic:score.7"),
        ),
        share=True,
        floor="none",
    ),
}

HAND: Final = 6
IMPOSSIBLE: Final = "grass.digital:score.2"
CO, PA, DF = (VALUES[kind] for kind in ("CO", "PA", "DF"))
MOST_LUST: Final = CLASSIC["LU"]
MOST_COVERED: Final = sum(CLASSIC[kind] * reach for kind, reach in COVERAGE.items())
"""Both packs have the same protections."""

TIES: Final = {"all": ALL, "none": NONE, "split": SPLIT, "closer": CLOSER}


def pack_counted(edition: str, options: ScoringOptions) -> Mapping[str, int]:
    """The pack that is counted; grass.option:deck-modern: the modern one as the table has it."""
    if edition == "modern":
        return modern_pack(options.deck_modern)
    if options.deck_modern != ScoringOptions().deck_modern:
        raise Malformed("only the modern edition has it", "options.deck_modern", "grass.option:deck-modern")
    return CLASSIC


def check_hand(cards: int, field: str) -> None:
    """grass.common:hand.4: at the end everybody holds six cards."""
    if cards > HAND:
        raise Malformed(f"{cards} cards in a hand of {HAND}", field, "grass.common:hand.4")


def terms_of(edition: str, options: ScoringOptions) -> MoneyTerms:
    """What a table agreed on about money, with what the edition prints where it agreed on nothing."""
    layout = LAYOUTS[edition]
    return MoneyTerms(
        target=options.target,
        share=layout.share,
        floor=(options.score_floor or layout.floor) == "zero",
        tie=TIES[options.bonus_tie],
        needs_profit=options.bonus_needs_profit == "yes",
        play_on=options.final_tie == "play-on",
    )


def score_round(
    edition: str,
    accounts: Sequence[Account],
    before: Sequence[int],
    options: ScoringOptions,
    closer: int | None = None,
) -> Sheet:
    """The sheet of one round; `before` are the totals so far, `closer` who closed the market."""
    reckoning = Reckoning(len(accounts))
    for seat, account in enumerate(accounts):
        reckoning.protected[seat] = account.protected
        reckoning.free[seat] = account.free
        reckoning.fines[seat] = account.fines
        reckoning.highest[seat] = account.highest_peddle
        reckoning.before[seat] = before[seat]
        if account.banker:
            reckoning.holder = seat
    terms = terms_of(edition, options)
    reckoning.settle(terms, NOBODY if closer is None else closer)
    return written(edition, reckoning, terms)


def written(edition: str, reckoning: Reckoning, terms: MoneyTerms) -> Sheet:
    """A reckoning as a sheet; without a floor there is no line for it."""
    steps = [
        AccountLine(rule, kind, amounts(reckoning, kind))
        for kind, rule in LAYOUTS[edition].lines
        if kind != "floor" or terms.floor
    ]
    return Sheet(
        tuple(steps),
        tuple(reckoning.results),
        tuple(reckoning.totals),
        tuple(numbers(reckoning.winners(terms))),
    )


def amounts(reckoning: Reckoning, kind: str) -> tuple[int, ...]:
    """What a line brings each seat. What lies on the table counts in full, whatever the market
    (grass.common:zone.4, grass.ruling:A-64)."""
    match kind:
        case "displayed":
            seats = range(reckoning.seats)
            return tuple(reckoning.protected[seat] + reckoning.free[seat] for seat in seats)
        case "protected":
            return tuple(reckoning.protected)
        case "at-risk":
            return tuple(reckoning.free)
        case "banker":
            return tuple(reckoning.banker)
        case "fines":
            return tuple(-fine for fine in reckoning.fines)
        case "highest":
            return tuple(-highest for highest in reckoning.highest)
        case "bonus":
            return tuple(reckoning.bonus)
        case _:
            return tuple(reckoning.lifted)


def check_accounts(edition: str, accounts: Sequence[Account], options: ScoringOptions) -> None:
    """grass.digital:score.2: what no pack could have left behind is refused, with its field."""
    if not 2 <= len(accounts) <= 6:
        raise Malformed(f"{len(accounts)} can't play; 2 to 6 can", "seats", "grass.common:players.1")
    for seat, account in enumerate(accounts):
        check_account(account, f"seats[{seat}]")
    pack = pack_counted(edition, options)
    limits = {"sold_out": pack["SO"], "doublecrossed": pack["DC"], "wiped_out": pack["UW"], "banker": 1}
    for field, most in limits.items():
        found = sum(int(getattr(account, field)) for account in accounts)
        if found > most:
            raise Malformed(f"{found} {field} at one table, the pack has {most}", "seats", IMPOSSIBLE)
    table = sum(account.protected + account.free + account.highest_peddle for account in accounts)
    if table > worth(pack):
        raise Malformed(f"{table:,} in peddles, the pack has {worth(pack):,}", "seats", IMPOSSIBLE)
    if sum(account.highest_peddle == VALUES["DF"] for account in accounts) > 1:
        raise Malformed("two hands can't both hold the one Dr. Feelgood", "seats", IMPOSSIBLE)
    check_pack(pack, accounts)


def check_account(account: Account, field: str) -> None:
    for name in ("protected", "free"):
        amount = getattr(account, name)
        if amount < 0 or amount % UNIT:
            raise Malformed(f"{amount:,} is not a sum of peddles", f"{field}.{name}", IMPOSSIBLE)
    for name in ("sold_out", "doublecrossed", "wiped_out"):
        if getattr(account, name) < 0:
            raise Malformed("can't be less than 0", f"{field}.{name}", IMPOSSIBLE)
    if account.highest_peddle not in HIGHEST_IN_HAND:
        raise Malformed(
            f"{account.highest_peddle:,} is not the value of a peddle", f"{field}.highest_peddle", IMPOSSIBLE
        )
    fined = account.sold_out + account.doublecrossed + account.wiped_out
    check_hand(fined + account.banker + bool(account.highest_peddle), field)


def check_pack(pack: Mapping[str, int], accounts: Sequence[Account]) -> None:
    """Whether the peddles of the pack can make up all these sums at once.

    Every value divides the next dearer one, so it is enough to lay the dear peddles first: whatever they
    leave open must be there in cheaper ones. Dr. Feelgood can't be protected (grass.common:protected.3),
    and only a protection of 50,000 covers a Panama.
    """
    covered = sum(account.protected for account in accounts)
    if covered > MOST_COVERED:
        raise Malformed(
            f"{covered:,} protected, all protections cover {MOST_COVERED:,}",
            "seats",
            "grass.common:protected.1",
        )
    left = peddles_left(pack, accounts)
    sums = [account.protected for account in accounts] + [account.free for account in accounts]
    left[UNIT] -= sum(amount % CO // UNIT for amount in sums)
    free, protected = (
        [getattr(account, kind) // CO for account in accounts] for kind in ("free", "protected")
    )
    feelgood = min(left[DF], 1) if any(part >= DF // CO for part in free) else 0
    halves = sum(part // 2 for part in free) - feelgood * 2
    panamas = min(left[PA], halves + min(MOST_LUST, sum(part // 2 for part in protected)))
    open_still = sum(free) + sum(protected) - feelgood * (DF // CO) - panamas * 2
    if min(left.values()) < 0 or open_still > left[CO] + left[UNIT] // (CO // UNIT):
        raise Malformed("no peddles of the pack add up to these sums", "seats", IMPOSSIBLE)


def peddles_left(pack: Mapping[str, int], accounts: Sequence[Account]) -> dict[int, int]:
    """How many peddles of each value no hand needs as its dearest."""
    left = dict.fromkeys(sorted(set(VALUES.values())), 0)
    for kind, value in VALUES.items():
        left[value] += pack[kind]
    for account in accounts:
        if account.highest_peddle:
            left[account.highest_peddle] -= 1
    return left
