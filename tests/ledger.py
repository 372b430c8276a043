"""The ledger test: the changes of a journal, applied to the start, must give the position."""

from collections.abc import Iterable

from understudy.core import ChoiceExplanation, Fact, Position, Step

VISITED = "mars-colony"
"""Tiles with a fleet are candidates of a trade although they cannot be chosen."""


class Ledger:
    """Facts that change only by the changes of the journal."""

    def __init__(self, game: Position) -> None:
        self.facts: dict[str, Fact] = game.facts()

    def read(self, steps: Iterable[Step]) -> None:
        for step in steps:
            for change in step.changes:
                found = self.facts.get(change.what)
                assert (found or None) == (change.before or None), (step, change, found)
                self.facts[change.what] = change.after
            if step.deliberation is not None:
                assert is_consistent(step.deliberation), step

    def check(self, game: Position) -> None:
        facts = {name: fact for name, fact in self.facts.items() if fact not in (None, 0)}
        assert facts == game.facts()


def is_consistent(why: ChoiceExplanation) -> bool:
    """Return whether each tiebreaker keeps the best candidates and the chosen one is left."""
    left = why.candidates
    for narrowing in why.narrowings:
        before, left = left, narrowing.left
        if not set(left) <= set(before):
            return False
        if narrowing.values:
            values = dict(zip(before, narrowing.values, strict=True))
            best = {one for one in before if values[one] == narrowing.best}
            if why.kind == VISITED:
                best &= set(left)
            if isinstance(narrowing.best, int) and set(left) not in (best, set(before)):
                return False
    return why.chosen in left if left else why.chosen is None
