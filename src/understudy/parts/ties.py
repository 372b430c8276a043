"""Tie-breaks: narrow a set of candidates, rule by rule, and remember what each rule left.

A set is a bit mask. Each function keeps the best candidates; with a trace it also writes down the
values it compared, so that *Why?* needs no second calculation.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from understudy.parts.hexes import HexMap, spaces_of
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


def keep_by_adjacency(
    candidates: int, hexes: HexMap, mask: int, sign: int, rule: str, trace: Trace | None
) -> int:
    """Keep the spaces that touch the most (`MOST`) or the fewest (`FEWEST`) spaces of `mask`.

    A single candidate is not compared with anything, so nothing is noted.
    """
    if not candidates & (candidates - 1) or (not mask and trace is None):
        return candidates
    fours, twos, ones = hexes.touched(mask)
    if sign == FEWEST:
        fours, twos, ones = ~fours, ~twos, ~ones
    kept = candidates & fours or candidates
    kept = kept & twos or kept
    kept = kept & ones or kept
    if trace is not None:
        near = hexes.neighbours
        values = [(near[space] & mask).bit_count() for space in spaces_of(candidates)]
        trace.note(rule, values, max(values) if sign == MOST else min(values), kept)
    return kept


class Ranking:
    """A value for each space, and the sets of spaces with the same value from the highest down."""

    __slots__ = ("levels", "values")

    def __init__(self, values: Sequence[int]) -> None:
        self.values = values
        self.levels = tuple(
            sum(1 << space for space, value in enumerate(values) if value == level)
            for level in sorted(set(values), reverse=True)
        )


def keep_highest(candidates: int, ranking: Ranking, rule: str, trace: Trace | None) -> int:
    """Keep the candidates with the highest value."""
    kept = 0
    for level in ranking.levels:
        kept = candidates & level
        if kept:
            break
    if trace is not None:
        values = [ranking.values[space] for space in spaces_of(candidates)]
        trace.note(rule, values, max(values), kept)
    return kept


def counted_round(candidates: int, count: int) -> int:
    """The candidate reached by counting round and round up to `count`; 0 counts as 1."""
    place = max(count - 1, 0) % candidates.bit_count()
    for _ in range(place):
        candidates &= candidates - 1
    return (candidates & -candidates).bit_length() - 1
