"""Compare the agents of Terraforming Mars on the same unseen games, for docs/analyze/players.md.

python -m tools.ladder --games 100              # random, greedy, planner, expert
python -m tools.ladder --games 8 --rungs expert expert+search:16 --difficulty hard
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from math import sqrt
from statistics import fmean, stdev
from time import process_time
from typing import Final, NamedTuple

from understudy.core import find_system, play_to_end
from understudy.core.agents.learning import Result
from understudy.mars.agents.curriculum import result_of
from understudy.mars.options import PLAYED
from understudy.sim.agents import find_agent
from understudy.sim.single_game import game_seed, new_table

RUNGS: Final = ("random", "greedy", "planner", "expert")
"""The agents, the weakest first."""
SEED: Final = 900001
"""The seed of the tables of strength; its games are not used in training."""
CERTAIN: Final = 1.96


class Rung(NamedTuple):
    """An agent, how its games ended, and the seconds of processor time of a game."""

    agent: str
    results: list[Result]
    seconds: float

    @property
    def differences(self) -> list[int]:
        """Your points minus MarsBot's in each game."""
        return [one.points - one.opponent_points for one in self.results]


def play_rung(agent: str, games: int, difficulty: str = "normal") -> Rung:
    """Play base games on Tharsis."""
    mars = find_system("mars")
    options = mars.complete_options({"you": PLAYED, "difficulty": difficulty})
    player = find_agent(mars, agent)
    began = process_time()
    results = []
    for number in range(games):
        position, table = new_table(mars, options, game_seed(SEED, number), player)
        play_to_end(mars, position, table)
        results.append(result_of(position))
    return Rung(agent, results, (process_time() - began) / games)


def gain(lower: Rung, higher: Rung) -> tuple[float, float]:
    """Return by how many points a rung is better game by game, and the 95 % half width."""
    gains = [b - a for a, b in zip(lower.differences, higher.differences, strict=True)]
    return fmean(gains), CERTAIN * stdev(gains) / sqrt(len(gains))


def table(rungs: Sequence[Rung]) -> list[str]:
    """Return the table of the ladder in Markdown."""
    lines = [
        "| agent | won | difference | better than the one before | processor time of a game |",
        "|---|---|---|---|---|",
    ]
    for number, rung in enumerate(rungs):
        step = "–"
        if number:
            step = "{:.1f} ± {:.1f}".format(*gain(rungs[number - 1], rung))
        won = sum(one.won for one in rung.results)
        lines.append(
            f"| `{rung.agent}` | {won} of {len(rung.results)} | {fmean(rung.differences):+.1f} "
            f"| {step} | {rung.seconds:.2f} s |"
        )
    return lines


def main() -> None:
    """Play and print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--rungs", nargs="+", default=RUNGS)
    parser.add_argument("--difficulty", default="normal")
    given = parser.parse_args()
    rungs = [play_rung(agent, given.games, given.difficulty) for agent in given.rungs]
    print("\n".join(table(rungs)))


if __name__ == "__main__":
    main()
