"""Compare the agents of a game on the same unseen games, for docs/analyze/players.md.

python -m tools.ladder --games 100              # random, greedy, planner, expert
python -m tools.ladder --games 8 --rungs expert expert+search:16 --difficulty hard
python -m tools.ladder --game tapestry --games 100
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
from understudy.sim.agents import find_agent
from understudy.sim.single_game import game_seed, new_table

RUNGS: Final = ("random", "greedy", "planner", "expert")
"""The agents, the weakest first."""
DIFFICULTIES: Final[dict[str, object]] = {"mars": "normal", "tapestry": 2}
"""The level at which each game is compared."""
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
        """Your points minus the opponent's in each game."""
        return [one.points - one.opponent_points for one in self.results]


def play_rung(agent: str, games: int, game: str = "mars", difficulty: object = None) -> Rung:
    """Play screen games with the usual options."""
    system = find_system(game)
    learning = system.simulation().learning
    assert learning is not None
    level = DIFFICULTIES[game] if difficulty is None else difficulty
    options = system.complete_options({"you": "played", "difficulty": level})
    player, result_of = find_agent(system, agent), learning().result
    began = process_time()
    results = []
    for number in range(games):
        position, table = new_table(system, options, game_seed(SEED, number), player)
        play_to_end(system, position, table)
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
    parser.add_argument("--game", choices=DIFFICULTIES, default="mars")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--rungs", nargs="+", default=RUNGS)
    parser.add_argument("--difficulty")
    given = parser.parse_args()
    level = given.difficulty
    if level is not None and level.isdecimal():
        level = int(level)
    rungs = [play_rung(agent, given.games, given.game, level) for agent in given.rungs]
    print("\n".join(table(rungs)))


if __name__ == "__main__":
    main()
