"""Chance as one number: a small, documented generator that gives the same game everywhere.

The generator is PCG32 (XSH-RR, 64 bits of state, M. E. O'Neill 2014). Its state is one integer, so
a saved game holds its chance as a number and a copied game shares nothing with the original.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Final

_MULTIPLIER: Final = 6364136223846793005
_INCREMENT: Final = 1442695040888963407
_MASK64: Final = 0xFFFFFFFFFFFFFFFF
_MASK32: Final = 0xFFFFFFFF


def stream(seed: int, *path: int | str) -> int:
    """The start state of an independent stream, by hashing the seed and where it is used.

    Parallel runs take ``stream(seed, "game", 17)``: no two paths share numbers, and the stream does
    not depend on which worker plays it.
    """
    text = "/".join(str(part) for part in (seed, *path))
    return int.from_bytes(blake2b(text.encode(), digest_size=8).digest(), "big")


class Chance:
    """A stream of random numbers whose whole state is `state`."""

    __slots__ = ("state",)

    def __init__(self, state: int) -> None:
        self.state = state & _MASK64

    def copy(self) -> Chance:
        """A stream that will give the same numbers from here on."""
        return Chance(self.state)

    def next32(self) -> int:
        """The next 32 random bits."""
        old = self.state
        self.state = (old * _MULTIPLIER + _INCREMENT) & _MASK64
        shifted = (((old >> 18) ^ old) >> 27) & _MASK32
        turn = old >> 59
        return ((shifted >> turn) | (shifted << (32 - turn))) & _MASK32

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1, each equally likely (Lemire 2019)."""
        # The bits of `next32`, written out: most of a simulation's chances are taken here.
        old = self.state
        self.state = (old * _MULTIPLIER + _INCREMENT) & _MASK64
        shifted = (((old >> 18) ^ old) >> 27) & _MASK32
        turn = old >> 59
        product = (((shifted >> turn) | (shifted << (32 - turn))) & _MASK32) * n
        if product & _MASK32 < n:
            reject = (1 << 32) % n
            while product & _MASK32 < reject:
                product = self.next32() * n
        return product >> 32
