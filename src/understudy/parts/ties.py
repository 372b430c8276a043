"""Tie-breaks: narrow a set of candidates, rule by rule, and remember what each rule left.

A set is a bit mask. Each function keeps the best candidates; with a trace it also writes down the
values it compared, so that *Why?* needs no second calculation.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from understudy.parts.hexes import spaces_of
from understudy.table import Narrowing

MOST: Final = 1
FEWEST: Final = -1


class Trace:
    """The tie-breaks of one choice as they happen."""

    def __init__(self, names: Sequence[str]) -> None:
        self.names = names
        self.narrowings: list[Narrowing] = []

    def note(self, rule: str, values: Sequence[int], best: int, left: int) -> None:
        """A rule compared these values, one a candidate in reading order, and left these."""
        names = tuple(self.names[space] for space in spaces_of(left))
        self.narrowings.append(Narrowing(rule, best, names, tuple(values)))


def touched(neighbours: Sequence[int], mask: int) -> tuple[int, int, int]:
    """How many spaces of `mask` each space touches, for all spaces at once.

    The number is at most six: its binary digits lie in three sets, the fours, the twos, the ones.
    """
    ones = twos = fours = 0
    while mask:
        lowest = mask & -mask
        mask ^= lowest
        near = neighbours[lowest.bit_length() - 1]
        carry = ones & near
        ones ^= near
        fours |= twos & carry
        twos ^= carry
    return fours, twos, ones


def keep_by_adjacency(
    candidates: int,
    neighbours: Sequence[int],
    mask: int,
    sign: int,
    rule: str,
    trace: Trace | None,
) -> int:
    """Keep the spaces that touch the most (`MOST`) or the fewest (`FEWEST`) spaces of `mask`."""
    kept = candidates
    for digit in touched(neighbours, mask):
        kept = kept & (digit if sign == MOST else ~digit) or kept
    if trace is not None:
        values = [(neighbours[space] & mask).bit_count() for space in spaces_of(candidates)]
        trace.note(rule, values, max(values) if sign == MOST else min(values), kept)
    return kept


def keep_highest(candidates: int, values: Sequence[int], rule: str, trace: Trace | None) -> int:
    """Keep the candidates with the highest value."""
    best = kept = 0
    left = candidates
    while left:
        bit = left & -left
        left ^= bit
        value = values[bit.bit_length() - 1]
        if value > best or not kept:
            best = value
            kept = bit
        elif value == best:
            kept |= bit
    if trace is not None:
        trace.note(rule, [values[space] for space in spaces_of(candidates)], best, kept)
    return kept


def counted_round(candidates: int, count: int) -> int:
    """The candidate reached by counting round and round up to `count`; 0 counts as 1."""
    place = max(count - 1, 0) % candidates.bit_count()
    for _ in range(place):
        candidates &= candidates - 1
    return (candidates & -candidates).bit_length() - 1
