"""Verifiable chance: bound to its commitment, spread evenly, addressed and never a stream."""

from collections import Counter

import pytest

from stammtisch.base.chance import CHAIN, Chain, Chance, Hands, before, below, commitment
from stammtisch.base.draws import Draw
from stammtisch.base.errors import Malformed

SECRET = bytes(range(32))
ENTROPY = (b"amy", b"ben")


def deal(counter: int = 1, pool: int = 54, take: int = 21, purpose: str = "deal") -> Draw:
    return Draw(purpose, counter, pool, take)


def test_the_same_secret_and_entropy_draw_the_same() -> None:
    assert Chance(SECRET, ENTROPY).draw(deal()) == Chance(SECRET, ENTROPY).draw(deal())


def test_a_known_draw_stays_what_it_is() -> None:
    """Whoever checks old records with another program relies on these numbers."""
    assert commitment(SECRET) == "3ebc7021fa6b4c1578959ad43d0c29e775e7b2f10511eb0bd642fcf55927af0f"
    assert Chance(SECRET, ENTROPY).draw(deal(take=6)) == [29, 21, 13, 44, 12, 43]


def test_draws_don_t_depend_on_what_was_drawn_before() -> None:
    chance = Chance(SECRET, ENTROPY)
    later = Chance(SECRET, ENTROPY)
    later.draw(deal(1))
    assert chance.draw(deal(2)) == later.draw(deal(2))


@pytest.mark.parametrize(
    "other",
    [
        Chance(SECRET[::-1], ENTROPY),
        Chance(SECRET, (b"amy", b"bex")),
        Chance(SECRET, (b"amyb", b"en")),
        Chance(SECRET, ENTROPY[::-1]),
    ],
)
def test_every_part_of_the_entropy_counts(other: Chance) -> None:
    assert other.draw(deal()) != Chance(SECRET, ENTROPY).draw(deal())


def test_every_part_of_the_address_counts() -> None:
    chance = Chance(SECRET, ENTROPY)
    draws = [chance.draw(deal(1)), chance.draw(deal(2)), chance.draw(deal(purpose="lot"))]
    assert len({tuple(drawn) for drawn in draws}) == 3


@pytest.mark.parametrize(("pool", "take"), [(54, 54), (1, 1), (104, 60), (3, 0)])
def test_a_draw_gives_so_many_different_numbers_of_the_pool(pool: int, take: int) -> None:
    drawn = Chance(SECRET, ENTROPY).draw(deal(pool=pool, take=take))
    assert len(drawn) == take
    assert len(set(drawn)) == take
    assert all(0 <= number < pool for number in drawn)


def test_every_order_is_equally_likely() -> None:
    chance = Chance(SECRET, ENTROPY)
    orders = Counter(tuple(chance.draw(deal(n, 4, 4))) for n in range(12_000))
    assert len(orders) == 24
    spread = sum((seen - 500) ** 2 / 500 for seen in orders.values())
    assert spread < 50  # chi-square with 23 degrees of freedom: above this once in a thousand


def test_numbers_that_would_favour_some_results_are_skipped() -> None:
    beyond = 2**64 - 1
    assert below(3, iter([beyond, 7])) == 1


def test_a_commitment_says_nothing_but_binds() -> None:
    assert SECRET.hex() not in commitment(SECRET)
    assert commitment(SECRET) != commitment(SECRET[::-1])


@pytest.mark.parametrize(
    ("secret", "entropy", "problem"),
    [(b"short", ENTROPY, "secret: must be 32"), (SECRET, (b"", b"x" * 257), r"entropy\[1\]: at most")],
)
def test_wrong_sizes_are_named(secret: bytes, entropy: tuple[bytes, ...], problem: str) -> None:
    with pytest.raises(Malformed, match=problem):
        Chance(secret, entropy)


def test_each_secret_of_a_chain_is_the_hash_of_the_next() -> None:
    chain = Chain(SECRET)
    assert chain.commitment == commitment(chain.secret(0))
    for hand in (0, 1, 30, 31, 32, 500, CHAIN - 2):
        assert before(chain.secret(hand + 1)) == chain.secret(hand)
    assert chain.secret(CHAIN - 1) == chain.secret(CHAIN + 5) == SECRET
    for hands in (0, 1, 2, 40, CHAIN - 1, CHAIN, CHAIN + 2):
        assert chain.first(hands) == [chain.secret(hand) for hand in range(hands)]


def test_a_hand_begins_with_its_deal() -> None:
    chain = Chain(SECRET)
    hands = Hands(chain.secret, ENTROPY)
    lot = Draw("first dealer", 0, 4, 1)
    assert hands.draw(lot) == Chance(chain.secret(0), ENTROPY).draw(lot)
    for hand in range(3):
        chance = Chance(chain.secret(hand), ENTROPY)
        for wanted in (deal(hand + 1), deal(hand, purpose="reshuffle")):
            assert hands.draw(wanted) == chance.draw(wanted)


def test_a_match_that_goes_on_draws_the_same() -> None:
    chain = Chain(SECRET)
    hands = Hands(chain.secret, ENTROPY)
    hands.draw(deal(1))
    assert hands.draw(deal(2)) == Hands(chain.secret, ENTROPY, deals=1).draw(deal(2))
