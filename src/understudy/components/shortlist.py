"""Tie-breaks: a shortlist of candidates that is narrowed rule by rule, and tells how.

Candidates are the bits of a whole number. What each rule compared and what it left over is written
down only for somebody who listens, so that *Why?* needs no second calculation.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from understudy.components.hex_map import HexMap, spaces_of
from understudy.core import Args, ChoiceExplanation, Fact, Table, TiebreakerResult

MOST: Final = 1
FEWEST: Final = -1


class Ranking:
    """A value for each space, and the sets of spaces with the same value from the highest down."""

    __slots__ = ("levels", "values")

    def __init__(self, values: Sequence[int]) -> None:
        self.values = values
        self.levels = tuple(
            sum(1 << space for space, value in enumerate(values) if value == level)
            for level in sorted(set(values), reverse=True)
        )


class Notes:
    """What somebody who listens hears of a choice: the candidates, and what each rule left."""

    __slots__ = ("candidates", "kind", "names", "narrowings")

    def __init__(self, kind: str, names: Sequence[str], candidates: int) -> None:
        self.kind = kind
        self.names = names
        self.candidates = candidates
        self.narrowings: list[TiebreakerResult] = []

    def named(self, candidates: int) -> tuple[str, ...]:
        """These candidates by name."""
        names = self.names
        return tuple([names[one] for one in spaces_of(candidates)])


class Shortlist:
    """The candidates of one choice: which are `left`, and with a listener `notes` on each rule.

    Candidate `n` is bit ``1 << n`` and is called ``names[n]``, a reference of this `kind`. A single
    candidate is not compared with anything: then no rule that compares has anything to say.
    """

    __slots__ = ("left", "notes")

    def __init__(self, table: Table, kind: str, names: Sequence[str], candidates: int) -> None:
        self.left = candidates
        self.notes = Notes(kind, names, candidates) if table.listening else None

    @property
    def open(self) -> bool:
        """Whether more than one candidate is left."""
        return self.left & (self.left - 1) != 0

    @property
    def chosen(self) -> int:
        """The one candidate that is left."""
        return self.left.bit_length() - 1

    def keep(
        self,
        kept: int,
        rule: str,
        best: Fact = None,
        values: Sequence[Fact] = (),
        args: Args | None = None,
    ) -> None:
        """Keep the candidates of a set; `values` were compared, one for each candidate before."""
        self.left &= kept
        notes = self.notes
        if notes is not None:
            left = notes.named(self.left)
            notes.narrowings.append(TiebreakerResult(rule, best, left, tuple(values), args))

    def prefer(self, wanted: int, rule: str) -> None:
        """Keep the candidates of a set if there are any: yes or no, not how many."""
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
        """Keep the candidates with the smallest count; `counts` has one for every name."""
        before = self.left
        if not before & (before - 1):
            return
        values = [count for one, count in enumerate(counts) if before >> one & 1]
        fewest = min(values)
        self.keep(candidates_with(fewest, counts), rule, fewest, values)

    def keep_highest(
        self, ranking: Ranking, rule: str, told: Callable[[int], Fact] | None = None
    ) -> None:
        """Keep the candidates that rank highest; `told` makes of a rank what people count."""
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
        """Keep the spaces that touch the most (`MOST`) or the fewest (`FEWEST`) of a set."""
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
            near = hexes.neighbours
            values = [(near[one] & mask).bit_count() for one in spaces_of(before)]
            self.keep(kept, rule, max(values) if sign == MOST else min(values), values)

    def keep_first(self, order: Sequence[int], rule: str, best: Fact = None) -> None:
        """Keep the candidate that comes first in an order, and tell where each of them stands."""
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
        """Keep the candidate that is named first."""
        if self.left & (self.left - 1):
            self.keep(self.left & -self.left, rule)

    def count_through(self, count: int, rule: str, args: Args | None = None) -> None:
        """Count through the candidates round and round up to `count`; 0 counts as 1.

        For somebody who listens `args` say where the count comes from.
        """
        chosen = 1 << counted_through(self.left, count)
        if self.notes is None:
            self.left = chosen
        else:
            self.keep(chosen, rule, count, args=args)

    def why(self) -> ChoiceExplanation | None:
        """How the choice came about, for somebody who listens."""
        notes = self.notes
        if notes is None:
            return None
        chosen = notes.names[self.chosen] if self.left else None
        names = notes.named(notes.candidates)
        return ChoiceExplanation(notes.kind, names, tuple(notes.narrowings), chosen)


def candidates_with(wanted: float, values: Sequence[float]) -> int:
    """The candidates with this value, out of a value for each of them."""
    found = 0
    for one, value in enumerate(values):
        if value == wanted:
            found |= 1 << one
    return found


def counted_through(candidates: int, count: int) -> int:
    """The candidate reached by counting round and round up to `count`; 0 counts as 1."""
    place = max(count - 1, 0) % candidates.bit_count()
    for _ in range(place):
        candidates &= candidates - 1
    return (candidates & -candidates).bit_length() - 1
