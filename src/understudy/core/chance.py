"""A small random number generator that gives the same game on every machine.

It is a multiply-with-carry generator (G. Marsaglia 1994): the state is a digit to the base 2³⁰ and
a carry, and a random number is one xor the other (as in D. B. Thomas's MWC64X, 2011). The state is
one integer, so a saved game stores it as a number and a copied game shares nothing with the
original. No number exceeds 60 bits: that is fast in Python, and ten times faster in the compiled
build, where larger integers are objects.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Final

DIGIT: Final = 30
MULTIPLIER: Final = 966366285
"""With this multiplier m, 2³⁰m - 1 and half of one less are prime: the period is about 2⁵⁹."""

LEAST_SEED: Final = -(2**63)
MOST_SEED: Final = 2**64 - 1
"""Seeds have 64 bits, signed or unsigned."""

_MASK: Final = 0x3FFFFFFF
_STATES: Final = (MULTIPLIER << DIGIT) - 1


def derive_stream(seed: int, *path: int | str) -> int:
    """Return the start state of an independent stream: a hash of the seed and the path.

    Parallel runs take ``derive_stream(seed, "game", 17)``: no two paths share numbers, and the
    stream does not depend on the worker that plays it.
    """
    text = str(seed)
    for part in path:
        text += f"/{part}"
    return int.from_bytes(blake2b(text.encode(), digest_size=8).digest(), "big")


class Chance:
    """A stream of random numbers whose whole state is `state`."""

    __slots__ = ("state",)

    def __init__(self, state: int) -> None:
        self.state = state % _STATES or 1  # State 0 would stay 0.

    def copy(self) -> Chance:
        """Return a stream that gives the same numbers from here on."""
        return Chance(self.state)

    def below(self, n: int) -> int:
        """Return a whole number from 0 to n - 1, each equally likely (D. Lemire 2019)."""
        while True:
            state = self.state
            digit = state & _MASK
            carry = state >> DIGIT
            self.state = digit * MULTIPLIER + carry
            product = (digit ^ carry) * n
            if product & _MASK >= n or product & _MASK >= (1 << DIGIT) % n:
                return product >> DIGIT
