"""A batch: some games of a run, played in every cell, with their outcomes.

Game n has the same seed in every cell, so that cells differ by their options and not by luck.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from understudy.core import Agent, Options, System, play_to_end
from understudy.sim.agents import AgentLike, resolve_agent
from understudy.sim.single_game import game_seed, new_table, play_with_progress
from understudy.sim.tally import Tally

Row = dict[str, int]


@dataclass(slots=True)
class Batch:
    """The outcomes of the games of these numbers, by cell.

    `differences` compare each cell with the first, game by game. `rows` are the single games and
    `progress` their outcomes at each tick of the clock, if the task wants them.
    """

    numbers: range
    tallies: list[Tally]
    differences: list[Tally]
    rows: list[list[Row]] = field(default_factory=list)
    progress: list[list[Row]] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Task:
    """Everything a worker needs to play any game of the run.

    With `rows` batches contain single games, and the progress of the first `tracked` ones.
    """

    system: System
    cells: tuple[Options, ...]
    seed: int
    agent: AgentLike
    rows: bool = False
    tracked: int = 0

    def play(self, numbers: range, should_stop: Callable[[], bool] = lambda: False) -> Batch:
        """Play these games in every cell; `should_stop` is asked after each number."""
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
            if should_stop():
                batch.numbers = range(numbers.start, number + 1)
                break
        return batch

    def _play(self, number: int, batch: Batch, agent: Agent) -> None:
        own = game_seed(self.seed, number)
        first: Row = {}
        for cell, options in enumerate(self.cells):
            if self.rows and number < self.tracked:
                outcomes, progress = play_with_progress(self.system, options, own, agent)
                batch.progress[cell] += [{"game": number, **row} for row in progress]
            else:
                position, table = new_table(self.system, options, own, agent)
                play_to_end(self.system, position, table)
                outcomes = self.system.outcomes(position)
            first = first or outcomes
            count(batch.tallies[cell], batch.differences[cell], outcomes, first, bool(cell))
            if self.rows:
                batch.rows[cell].append({"game": number, "seed": own, **outcomes})


def count(tally: Tally, difference: Tally, outcomes: Row, first: Row, compare: bool) -> None:
    """Count one game, and its difference from the same game in the first cell."""
    tally.add(outcomes)
    if compare:
        difference.add({n: v - first[n] for n, v in outcomes.items() if n in first})
