"""Tiebreakers: a shortlist of candidates that rules narrow one by one.

Candidates are the bits of a whole number. If a journal is written, each rule records what it needs
to list the compared values later; they are listed when the journal is read.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from understudy.components.hex_map import HexMap, spaces_of
from understudy.core import Args, ChoiceExplanation, ChoiceRecord, Fact, Table, TiebreakerResult

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


Compared = tuple[Fact, Sequence[Fact], Args | None]
"""What a rule compared: the best value, the value of each candidate, arguments of its message."""
Compare = Callable[[int, int, Any], Compared]
"""Lists what a rule compared, from the candidates before and after it and its own values."""

FIELDS: Final = 5
"""Entries of `ChoiceNotes.records` per rule."""


class ChoiceNotes:
    """The record of a choice for the journal: the candidates and what each rule left.

    `records` is a flat list: for each rule the function that lists what it compared, the rule's
    name, the candidates before and after it, and the values for the function.
    """

    __slots__ = ("candidates", "kind", "left", "names", "records")

    def __init__(self, kind: str, names: Sequence[str], candidates: int) -> None:
        self.kind = kind
        self.names = names
        self.candidates = candidates
        self.left = candidates
        self.records: list[Any] = []

    def explain(self) -> ChoiceExplanation:
        """Return how the choice was made."""
        chosen = self.names[self.left.bit_length() - 1] if self.left else None
        narrowings = tuple(self.narrowings())
        return ChoiceExplanation(self.kind, self._named(self.candidates), narrowings, chosen)

    def narrowings(self) -> list[TiebreakerResult]:
        """Return what each rule compared and left."""
        records = self.records
        found = []
        for at in range(0, len(records), FIELDS):
            compare, rule, before, left, given = records[at : at + FIELDS]
            best, values, args = compare(before, left, given)
            found.append(TiebreakerResult(rule, best, self._named(left), tuple(values), args))
        return found

    def _named(self, candidates: int) -> tuple[str, ...]:
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
        self.notes = ChoiceNotes(kind, names, candidates) if table.listening else None

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
        before = self.left
        left = before & kept
        self.left = left
        if self.notes is not None:
            compared = (best, tuple(values), args)
            self.notes.records.extend((_compared, rule, before, left, compared))

    def prefer(self, wanted: int, rule: str) -> None:
        """Keep the candidates of a set if there are any; otherwise keep all."""
        before = self.left
        if not before & (before - 1):
            return
        left = before & wanted or before
        self.left = left
        if self.notes is not None:
            self.notes.records.extend((_compared_membership, rule, before, left, wanted))

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
        left = 0
        for level in ranking.levels:
            left = before & level
            if left:
                break
        self.left = left
        if self.notes is not None:
            self.notes.records.extend((_compared_ranks, rule, before, left, (ranking, told)))

    def keep_touching(self, hexes: HexMap, mask: int, sign: int, rule: str) -> None:
        """Keep the spaces adjacent to the most (`MOST`) or the fewest (`FEWEST`) of a set."""
        before = self.left
        if not before & (before - 1) or (not mask and self.notes is None):
            return
        fours, twos, ones = hexes.touched[mask]
        if sign == FEWEST:
            fours, twos, ones = ~fours, ~twos, ~ones
        left = before & fours or before
        left = left & twos or left
        left = left & ones or left
        self.left = left
        if self.notes is not None:
            given = (hexes, mask, sign)
            self.notes.records.extend((_compared_neighbors, rule, before, left, given))

    def keep_first(self, order: Sequence[int], rule: str, best: Fact = None) -> None:
        """Keep the candidate that comes first in an order."""
        before = self.left
        for one in order:
            if before >> one & 1:
                break
        self.left = 1 << one
        if self.notes is not None:
            given = (tuple(order), best)
            self.notes.records.extend((_compared_places, rule, before, self.left, given))

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

    def why(self) -> ChoiceRecord | None:
        """Return the record of the finished choice; None if no journal is written."""
        notes = self.notes
        if notes is not None:
            notes.left = self.left
        return notes


def _compared(before: int, left: int, given: Compared) -> Compared:
    """Return what `keep` was given."""
    return given


def _compared_membership(before: int, left: int, wanted: int) -> Compared:
    """List which candidates are in the preferred set."""
    return (1 if left & wanted else 0, [wanted >> one & 1 for one in spaces_of(before)], None)


def _compared_ranks(
    before: int, left: int, given: tuple[Ranking, Callable[[int], Fact] | None]
) -> Compared:
    """List the ranks of the candidates."""
    ranking, told = given
    values = [ranking.values[one] for one in spaces_of(before)]
    if told is None:
        return (max(values), values, None)
    return (told(max(values)), [told(value) for value in values], None)


def _compared_neighbors(before: int, left: int, given: tuple[HexMap, int, int]) -> Compared:
    """List how many spaces of a set each candidate touches."""
    hexes, mask, sign = given
    values = [(hexes.neighbors[one] & mask).bit_count() for one in spaces_of(before)]
    return (max(values) if sign == MOST else min(values), values, None)


def _compared_places(before: int, left: int, given: tuple[tuple[int, ...], Fact]) -> Compared:
    """List the places of the candidates in an order."""
    order, best = given
    places = [order.index(one) + 1 for one in spaces_of(before)]
    if best is None:
        best = order.index(left.bit_length() - 1) + 1
    return (best, places, None)


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
