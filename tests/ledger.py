"""The journal as a ledger: its changes, applied to the start, must give the position."""

from collections.abc import Iterable

from understudy.table import Fact, Position, Step


class Ledger:
    """Facts that only change by what the journal tells."""

    def __init__(self, game: Position) -> None:
        self.facts: dict[str, Fact] = game.facts()

    def read(self, steps: Iterable[Step]) -> None:
        for step in steps:
            for change in step.changes:
                found = self.facts.get(change.what)
                assert (found or None) == (change.before or None), (step, change, found)
                self.facts[change.what] = change.after

    def check(self, game: Position) -> None:
        told = {name: fact for name, fact in self.facts.items() if fact not in (None, 0)}
        assert told == game.facts()
