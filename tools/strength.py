"""Count the games that the expert wins on unseen seeds, for the tables in docs/analyze/players.md.

python -m tools.strength --cells everything:normal everything:hard --games 1008
python -m tools.strength --cells base+corporation:normal:draft tapestry:4 --games 1008

A cell is `base` (Corporate Era, Tharsis) or `everything` (all expansions, game n on map n modulo
six), with `+corporation` for a random corporation of MarsBot, then the level, then `draft` if cards
are drafted; or `tapestry` and its level. Results are added to a file, so that a count can be
stopped and resumed.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from math import sqrt
from pathlib import Path
from statistics import fmean
from typing import Any, Final

from tools.ladder import SEED
from understudy.core import find_system
from understudy.core.agents.learning import Lesson
from understudy.expert.agent import load_expert, weights_name
from understudy.mars.options import EXPANSIONS, MAPS, PLAYED, RANDOM
from understudy.sim.single_game import game_seed
from understudy.train.rollout import Rollout

CERTAIN: Final = 1.96
CHUNK: Final = 42
"""Games that are played side by side; a multiple of six maps."""

Row = dict[str, Any]


def options_of(cell: str, number: int) -> tuple[str, dict[str, object]]:
    """Return the game of a cell and its options."""
    kind, level, *rest = cell.split(":")
    if kind == "tapestry":
        return kind, {"you": PLAYED, "difficulty": int(level)}
    options: dict[str, object] = {"you": PLAYED, "difficulty": level}
    if kind.startswith("everything"):
        options |= {"expansions": list(EXPANSIONS), "map": MAPS[number % len(MAPS)]}
    if kind.endswith("+corporation"):
        options["corporation"] = RANDOM
    if rest == ["draft"]:
        options["draft"] = True
    return "mars", options


def play(cell: str, numbers: Sequence[int]) -> list[Row]:
    """Play these games of a cell side by side; the expert gives its best answers."""
    system = find_system(options_of(cell, 0)[0])
    learning = system.simulation().learning
    assert learning is not None
    first = system.new(system.complete_options(options_of(cell, 0)[1]))
    name = weights_name(system.name, learning(), first)
    left = [*reversed(numbers)]

    def following() -> tuple[Lesson, int] | None:
        if not left:
            return None
        number = left.pop()
        options = system.complete_options(options_of(cell, number)[1])
        return Lesson(str(number), options), game_seed(SEED, number)

    network: Any = load_expert(name, learning).network
    rollout = Rollout(system, learning(), network, len(numbers), following, sample=False)
    while rollout.step():
        pass
    if rollout.faults:
        raise SystemExit("\n".join(rollout.faults))
    return [
        {"cell": cell, "game": int(game.lesson.label), **game.result._asdict()}
        for game in rollout.finished
    ]


def wilson(won: int, games: int) -> tuple[float, float]:
    """Return Wilson's 95 % interval of a share, in percent."""
    share, square = won / games, CERTAIN**2
    middle = share + square / (2 * games)
    spread = CERTAIN * sqrt(share * (1 - share) / games + square / (4 * games**2))
    whole = (1 + square / games) / 100
    return (middle - spread) / whole, (middle + spread) / whole


def line(cell: str, rows: Sequence[Row]) -> str:
    """Return a row of the table."""
    won, games = sum(one["won"] for one in rows), len(rows)
    low, high = wilson(won, games)
    difference = fmean(one["points"] - one["opponent_points"] for one in rows)
    counts = f"{won:,} of {games:,}: {100 * won / games:.1f} %"
    return f"| {cell} | {counts} | {low:.1f}–{high:.1f} % | {difference:+.1f} |"


def main() -> None:
    """Play the games that the file does not have yet, and print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--cells", nargs="+", required=True)
    parser.add_argument("--games", type=int, default=1008)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--most", type=int, default=10**9, help="stop after this many new games")
    parser.add_argument("--out", type=Path, default=Path("build/strength.jsonl"))
    wanted = parser.parse_args()
    wanted.out.parent.mkdir(parents=True, exist_ok=True)
    wanted.out.touch()
    rows = [json.loads(one) for one in wanted.out.read_text("utf-8").splitlines()]
    played = 0
    for cell in wanted.cells:
        have = {one["game"] for one in rows if one["cell"] == cell}
        missing = [n for n in range(wanted.first, wanted.games) if n not in have]
        for start in range(0, len(missing), CHUNK):
            if played >= wanted.most:
                break
            new = play(cell, missing[start : start + CHUNK])
            played += len(new)
            rows += new
            with wanted.out.open("a", encoding="utf-8") as file:
                file.writelines(json.dumps(one) + "\n" for one in new)
        print(line(cell, [one for one in rows if one["cell"] == cell]), flush=True)


if __name__ == "__main__":
    main()
