"""Tiebreakers: a shortlist of candidates that rules narrow one by one.

Candidates are the bits of a whole number. The values that each rule compared are recorded only if a
journal is written, so *Why?* needs no second calculation.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from understudy.components.hex_map import HexMap, spaces_of
from understudy.core import Args, ChoiceExplanation, Fact, Table, TiebreakerResult

MOST: Final = 1
FEWEST: Final = -1


class Ranking:
    """A value for each space, and the sets of spaces with equal value, highest first."""

    __slots__ = ("levels", "values")

    def __init__(self, values: Sequence[int]) -> None:
        self.values = values
        self.levels = tuple(
            sum(1 << space for space, value in enumerate(values) if value == level)
            for level in sorted(set(values), reverse=True)
        )


class Notes:
    """The record of a choice for the journal: the candidates and what each rule left."""

    __slots__ = ("candidates", "kind", "names", "narrowings")

    def __init__(self, kind: str, names: Sequence[str], candidates: int) -> None:
        self.kind = kind
        self.names = names
        self.candidates = candidates
        self.narrowings: list[TiebreakerResult] = []

    def named(self, candidates: int) -> tuple[str, ...]:
        names = self.names
        return tuple([names[one] for one in spaces_of(candidates)])


class Shortlist:
    """The candidates of one choice: those `left`, and `notes` for the journal if one is written.

    Candidate `n` is bit ``1 << n`` and is called ``names[n]``, a reference of this `kind`. Rules
    that compare candidates do nothing when only one is left.
    """

    __slots__ = ("left", "notes")

    def __init__(self, table: Table, kind: str, names: Sequence[str], candidates: int) -> None:
        self.left = candidates
        self.notes = Notes(kind, names, candidates) if table.listening else None

    @property
    def undecided(self) -> bool:
        """Whether more than one candidate is left."""
        return self.left & (self.left - 1) != 0

    @property
    def chosen(self) -> int:
        """The only candidate left."""
        return self.left.bit_length() - 1

    def keep(
        self,
        kept: int,
        rule: str,
        best: Fact = None,
        values: Sequence[Fact] = (),
        args: Args | None = None,
    ) -> None:
        """Keep the candidates of a set; `values` are the compared values of the candidates."""
        self.left &= kept
        notes = self.notes
        if notes is not None:
            left = notes.named(self.left)
            notes.narrowings.append(TiebreakerResult(rule, best, left, tuple(values), args))

    def prefer(self, wanted: int, rule: str) -> None:
        """Keep the candidates of a set if there are any; otherwise keep all."""
        before = self.left
        if not before & (before - 1):
            return
        kept = before & wanted
        if self.notes is None:
            self.left = kept or before
        else:
            values = [wanted >> one & 1 for one in spaces_of(before)]
            self.keep(kept or before, rule, 1 if kept else 0, values)

    def keep_fewest(self, counts: Sequence[int], rule: str) -> None:
        """Keep the candidates with the smallest count; `counts` has a value for every name."""
        before = self.left
        if not before & (before - 1):
            return
        values = [count for one, count in enumerate(counts) if before >> one & 1]
        fewest = min(values)
        self.keep(candidates_with(fewest, counts), rule, fewest, values)

    def keep_highest(
        self, ranking: Ranking, rule: str, told: Callable[[int], Fact] | None = None
    ) -> None:
        """Keep the candidates that rank highest; `told` converts a rank for the journal."""
        before = self.left
        if not before & (before - 1):
            return
        kept = 0
        for level in ranking.levels:
            kept = before & level
            if kept:
                break
        if self.notes is None:
            self.left = kept
        else:
            values = [ranking.values[one] for one in spaces_of(before)]
            if told is None:
                self.keep(kept, rule, max(values), values)
            else:
                self.keep(kept, rule, told(max(values)), [told(value) for value in values])

    def keep_touching(self, hexes: HexMap, mask: int, sign: int, rule: str) -> None:
        """Keep the spaces adjacent to the most (`MOST`) or the fewest (`FEWEST`) of a set."""
        before = self.left
        if not before & (before - 1) or (not mask and self.notes is None):
            return
        fours, twos, ones = hexes.touched[mask]
        if sign == FEWEST:
            fours, twos, ones = ~fours, ~twos, ~ones
        kept = before & fours or before
        kept = kept & twos or kept
        kept = kept & ones or kept
        if self.notes is None:
            self.left = kept
        else:
            near = hexes.neighbors
            values = [(near[one] & mask).bit_count() for one in spaces_of(before)]
            self.keep(kept, rule, max(values) if sign == MOST else min(values), values)

    def keep_first(self, order: Sequence[int], rule: str, best: Fact = None) -> None:
        """Keep the candidate that comes first in an order."""
        before = self.left
        for one in order:
            if before >> one & 1:
                break
        if self.notes is None:
            self.left = 1 << one
        else:
            places = [order.index(other) + 1 for other in spaces_of(before)]
            self.keep(1 << one, rule, order.index(one) + 1 if best is None else best, places)

    def keep_leftmost(self, rule: str) -> None:
        """Keep the candidate with the first name."""
        if self.left & (self.left - 1):
            self.keep(self.left & -self.left, rule)

    def count_through(self, count: int, rule: str, args: Args | None = None) -> None:
        """Count through the candidates cyclically up to `count`; 0 counts as 1.

        `args` say in the journal where the count comes from.
        """
        chosen = 1 << counted_through(self.left, count)
        if self.notes is None:
            self.left = chosen
        else:
            self.keep(chosen, rule, count, args=args)

    def why(self) -> ChoiceExplanation | None:
        """Return how the choice was made; None if no journal is written."""
        notes = self.notes
        if notes is None:
            return None
        chosen = notes.names[self.chosen] if self.left else None
        names = notes.named(notes.candidates)
        return ChoiceExplanation(notes.kind, names, tuple(notes.narrowings), chosen)


def candidates_with(wanted: float, values: Sequence[float]) -> int:
    """Return the candidates with this value; `values` has one for each candidate."""
    found = 0
    for one, value in enumerate(values):
        if value == wanted:
            found |= 1 << one
    return found


def counted_through(candidates: int, count: int) -> int:
    """Return the candidate reached by counting cyclically up to `count`; 0 counts as 1."""
    place = max(count - 1, 0) % candidates.bit_count()
    for _ in range(place):
        candidates &= candidates - 1
    return (candidates & -candidates).bit_length() - 1
