"""Compare the strengths of the pace model with the agents they stand for.

python -m tools.pace_calibration --games 30

The agents play screen games, the pace model the same games beside the board. Both should end in the
same generation with the same score of MarsBot.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import Final

from understudy.core import find_system, play_to_end
from understudy.mars.options import EXPANSIONS, PLAYED, REPORTED
from understudy.sim.agents import find_agent
from understudy.sim.single_game import game_seed, new_table

STANDS_FOR: Final = {"beginner": "greedy", "planner": "planner", "expert": "expert"}
"""The agent that each strength is calibrated against."""
SETS: Final = {"base": ("corporate_era",), "everything": EXPANSIONS}
SEED: Final = 800001
PACE_GAMES: Final = 5
"""The pace model plays this many times as many games: they are fast."""
CERTAIN: Final = 1.96


def mean(values: Sequence[float]) -> str:
    """Return the mean with its 95 % confidence interval."""
    if len(values) < 2:
        return "–"
    return f"{fmean(values):.1f} ± {CERTAIN * stdev(values) / sqrt(len(values)):.1f}"


def play(agent: str, you: str, expansions: Sequence[str], games: int) -> tuple[str, str]:
    """Return the generation in which games at Normal end, and MarsBot's score."""
    mars = find_system("mars")
    options = mars.complete_options({"you": you, "expansions": [*expansions]})
    player = find_agent(mars, agent)
    ends, scores = [], []
    for number in range(games):
        position, table = new_table(mars, options, game_seed(SEED, number), player)
        play_to_end(mars, position, table)
        outcomes = mars.outcomes(position)
        ends.append(outcomes["generation"])
        if "bot_score" in outcomes:
            scores.append(outcomes["bot_score"])
    return mean(ends), mean(scores)


def main() -> None:
    """Play and print a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=30)
    games = parser.parse_args().games
    print("| games | strength | agent ends | `pace` ends | agent: MarsBot | `pace`: MarsBot |")
    print("|---|---|---|---|---|---|")
    for name, expansions in SETS.items():
        for strength, agent in STANDS_FOR.items():
            played = play(agent, PLAYED, expansions, games)
            paced = play(f"pace:{strength}", REPORTED, expansions, PACE_GAMES * games)
            cells = [name, strength, played[0], paced[0], played[1], paced[1]]
            print(f"| {' | '.join(cells)} |", flush=True)


if __name__ == "__main__":
    main()
