"""A batch: some games of a run, played in every cell, and what came of them.

Game n has the same seed in every cell, so that cells differ by what was varied and not by luck.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from understudy.core import Agent, Options, System, play_on
from understudy.sim.agents import AgentLike, resolve_agent
from understudy.sim.single_game import game_seed, new_table, play_with_progress
from understudy.sim.tally import Tally

Row = dict[str, int]


@dataclass(slots=True)
class Batch:
    """What came of the games of these numbers, cell by cell.

    `differences` are those of each cell to the first, game by game. `rows` are the single games and
    `progress` how they stood whenever the clock moved on, if anybody wants to know.
    """

    numbers: range
    tallies: list[Tally]
    differences: list[Tally]
    rows: list[list[Row]] = field(default_factory=list)
    progress: list[list[Row]] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Task:
    """What a worker needs to know to play any game of the run.

    With `rows` single games are handed back; the first `watched` of them are looked at on the way.
    """

    system: System
    cells: tuple[Options, ...]
    seed: int
    agent: AgentLike
    rows: bool = False
    watched: int = 0

    def play(self, numbers: range, stopping: Callable[[], bool] = lambda: False) -> Batch:
        """Play these games in every cell; if it has to stop, then between two numbers."""
        count = len(self.cells)
        batch = Batch(
            numbers,
            [Tally() for _ in range(count)],
            [Tally() for _ in range(count)],
            [[] for _ in range(count)],
            [[] for _ in range(count)],
        )
        agent = resolve_agent(self.system, self.agent)
        for number in numbers:
            self._play(number, batch, agent)
            if stopping():
                batch.numbers = range(numbers.start, number + 1)
                break
        return batch

    def _play(self, number: int, batch: Batch, agent: Agent) -> None:
        own = game_seed(self.seed, number)
        first: Row = {}
        for cell, options in enumerate(self.cells):
            if self.rows and number < self.watched:
                outcomes, stood = play_with_progress(self.system, options, own, agent)
                batch.progress[cell] += [{"game": number, **row} for row in stood]
            else:
                position, table = new_table(self.system, options, own, agent)
                play_on(self.system, position, table)
                outcomes = self.system.outcomes(position)
            first = first or outcomes
            count(batch.tallies[cell], batch.differences[cell], outcomes, first, bool(cell))
            if self.rows:
                batch.rows[cell].append({"game": number, "seed": own, **outcomes})


def count(tally: Tally, difference: Tally, outcomes: Row, first: Row, compare: bool) -> None:
    """Count one game, and how it differs from the same game in the first cell."""
    tally.add(outcomes)
    if compare:
        difference.add({n: v - first[n] for n, v in outcomes.items() if n in first})
