"""Verifiable chance for live tables.

Before the seats add their own entropy the table commits to a secret; every draw then follows from the
secret, all entropy, and its own address (purpose and counter). Nobody can steer a draw afterwards, a
restored table can't rewind one, and whoever knows the secret after the game can draw everything again.

    commitment = SHA-256("stammtisch commitment" secret)
    key        = HMAC-SHA-256(secret, length and bytes of each seat's entropy, in seat order)
    block i    = HMAC-SHA-256(key, "purpose/counter/i"), four numbers of 64 bits each

A draw is a Fisher-Yates shuffle cut short: the next number below n, without bias (numbers that would
favour some results are skipped), chooses which of the n remaining entries comes next.

A match of many hands has a chain of secrets, one for each hand: each is the SHA-256 of the one after it, and
the first is the one committed to. So the secret of a hand that is over can be shown, and be checked, while
those of the hands to come stay secret.
"""

import hashlib
import hmac
from collections.abc import Callable, Iterator, Sequence
from typing import Final

from stammtisch.base.draws import Draw
from stammtisch.base.errors import Malformed

SECRET_BYTES: Final = 32
MOST_ENTROPY_BYTES: Final = 256
CHAIN: Final = 1000
"""How many secrets a chain has; hands beyond that share the last one."""
STRIDE: Final = 32
_WHOLE: Final = 2**64


def commitment(secret: bytes) -> str:
    """What a table publishes before anybody adds entropy."""
    return hashlib.sha256(b"stammtisch commitment" + secret).hexdigest()


class Chance:
    """The draws of one game."""

    def __init__(self, secret: bytes, entropy: Sequence[bytes]) -> None:
        if len(secret) != SECRET_BYTES:
            raise Malformed(f"must be {SECRET_BYTES} bytes, is {len(secret)}", "secret")
        for seat, part in enumerate(entropy):
            if len(part) > MOST_ENTROPY_BYTES:
                raise Malformed(f"at most {MOST_ENTROPY_BYTES} bytes", f"entropy[{seat}]")
        joined = b"".join(len(part).to_bytes(2, "big") + part for part in entropy)
        self._key = hmac.digest(secret, joined, "sha256")

    def draw(self, wanted: Draw) -> list[int]:
        """What chance answers to a position that waits for this."""
        numbers = self._numbers(f"{wanted.purpose}/{wanted.counter}")
        entries = list(range(wanted.pool))
        for place in range(wanted.take):
            chosen = place + below(wanted.pool - place, numbers)
            entries[place], entries[chosen] = entries[chosen], entries[place]
        return entries[: wanted.take]

    def seed(self, address: str) -> bytes:
        """A secret that follows from this one, for a whole match: the end of its chain."""
        return hmac.digest(self._key, address.encode(), "sha256")

    def _numbers(self, address: str) -> Iterator[int]:
        block = 0
        while True:
            digest = hmac.digest(self._key, f"{address}/{block}".encode(), "sha256")
            for start in range(0, len(digest), 8):
                yield int.from_bytes(digest[start : start + 8], "big")
            block += 1


class Chain:
    """The secrets of a match, worked out from the last, when the first of them is needed."""

    def __init__(self, end: bytes) -> None:
        self._kept = [end]
        """Every so many-th secret, the last first."""
        self._commitment = ""

    @property
    def commitment(self) -> str:
        if not self._commitment:
            self._work_out()
        return self._commitment

    def secret(self, hand: int) -> bytes:
        """The secret of a hand, from 0 on."""
        if not self._commitment:
            self._work_out()
        steps = max(CHAIN - 1 - hand, 0)
        secret = self._kept[steps // STRIDE]
        for step in range(steps % STRIDE):
            secret = before(secret)
        return secret

    def first(self, hands: int) -> list[bytes]:
        """The secrets of the first so many hands; each follows from the next."""
        found = [self.secret(hand) for hand in range(hands - 1, CHAIN - 2, -1)]
        for hand in range(min(hands, CHAIN - 1) - 1, -1, -1):
            found.append(before(found[-1]) if found else self.secret(hand))
        return found[::-1]

    def _work_out(self) -> None:
        secret, sha256 = self._kept[0], hashlib.sha256
        for step in range(1, CHAIN):
            secret = sha256(secret).digest()
            if step % STRIDE == 0:
                self._kept.append(secret)
        self._commitment = commitment(secret)


class Hands:
    """The draws of a match whose hands have a secret each."""

    def __init__(self, secrets: Callable[[int], bytes], entropy: Sequence[bytes], deals: int = 0) -> None:
        self._secrets = secrets
        self._entropy = entropy
        self._deals = deals
        self._hand = -1
        self._chance: Chance | None = None

    def draw(self, wanted: Draw) -> list[int]:
        """A deal begins a hand, to which all other draws up to the next deal belong; what is drawn before
        the first deal belongs to the first hand."""
        self._deals += wanted.purpose == "deal"
        hand = max(self._deals - 1, 0)
        if self._chance is None or hand != self._hand:
            self._hand, self._chance = hand, Chance(self._secrets(hand), self._entropy)
        return self._chance.draw(wanted)


def before(secret: bytes) -> bytes:
    """The secret before this one in a chain."""
    return hashlib.sha256(secret).digest()


def below(n: int, numbers: Iterator[int]) -> int:
    """A number from 0 to n - 1, all equally likely."""
    limit = _WHOLE - _WHOLE % n
    return next(number for number in numbers if number < limit) % n
