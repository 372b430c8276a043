"""Measure how good the first answer of a hint is, for docs/analyze/players.md.

python -m tools.hint_quality --positions 200 --games 40 --out build/hints.jsonl

Takes fixed positions from unseen games, half of them played by the expert, half by the planner. At
each position it compares three answers by games that the expert plays to the end, all with the same
random numbers: the first and the second answer of the hint, and the answer of the hint that this
one replaced (every move in 8 games of the pace model, the best in 24 and 40 more). A file with
results is continued, so a run can be stopped and resumed.

The better of the hint's two answers is chosen by one half of the games and measured by the other
half, then the other way round, because the best of several noisy results is better by luck alone.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator, Sequence
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev
from time import process_time
from typing import Any, Final

from understudy.core import Chance, Seat, Session, System, derive_stream, find_system
from understudy.core.questions.turn_menu import TurnMenu
from understudy.mars.options import EXPANSIONS, PLAYED
from understudy.sim.advice.comparison import begin_comparison, compare
from understudy.sim.advice.hint import hint
from understudy.sim.agents import find_agent
from understudy.sim.forecast import ForecastStart, continue_game, turn_start
from understudy.sim.single_game import game_seed
from understudy.sim.time_slices import run_to_end

SEED: Final = 990_001
"""Not used in training, calibration or the tables of strength."""
FROM_A_GAME: Final = 5
SIEVE: Final = ((8, 8), (24, 3))
"""The old hint: games for each move so far, and how many moves remain."""
MEASURED: Final = 40
"""Games of the old hint for each of the last moves."""
CERTAIN: Final = 1.96
PLAYERS: Final = ("expert", "planner")

Row = dict[str, Any]


def options_of(number: int) -> dict[str, object]:
    """Return the options of a game: base and everything in turn."""
    base: dict[str, object] = {"you": PLAYED, "difficulty": "normal"}
    return {**base, **({"expansions": list(EXPANSIONS)} if number // 2 % 2 else {})}


def positions_of(system: System, number: int) -> Iterator[Session]:
    """Yield positions of a game at which there are at least three moves."""
    seed = game_seed(SEED, number)
    session = Session(system, options_of(number), seed)
    agent = find_agent(system, PLAYERS[number % 2])
    chance = Chance(derive_stream(seed, "positions"))
    found: list[int] = []
    while session.question is not None:
        if isinstance(session.question, TurnMenu) and len([*session.question.moves()]) > 2:
            found.append(len(session.tape))
        policy = agent(Seat(system.name, session.position, chance))
        session.answer(policy.answer(session.question))
    chosen = sorted(found.pop(chance.below(len(found))) for _ in range(FROM_A_GAME))
    for at in chosen:
        yield Session.replay(system, session.options, seed, session.tape[:at])


def old_hint(start: ForecastStart, moves: Sequence[object]) -> object:
    """Return the first move of the hint that the expert's replaced."""
    agent = find_agent(start.system, start.forecasting.agent)

    def mean(move: object, numbers: range) -> float:
        ends = [continue_game(start, agent, SEED, n, move, from_here=True) for n in numbers]
        outcomes = [start.system.outcomes(end) for end in ends]
        return fmean([one.get("human_score", 0) - one.get("bot_score", 0) for one in outcomes])

    left, first = [*moves], 0
    for games, most in SIEVE:
        if len(left) > most:
            left = sorted(left, key=lambda move: -mean(move, range(first, games)))[:most]
        first = games
    return max(left, key=lambda move: mean(move, range(first, first + MEASURED)))


def measure(session: Session, games: int) -> Row:
    """Return the differences of points after each of the answers, game by game."""
    assert isinstance(session.question, TurnMenu)
    start = turn_start(session)
    began = process_time()
    found = hint(session)
    milliseconds = 1000 * (process_time() - began)
    began = process_time()
    # The last move is passing, which the old hint never named first.
    old = old_hint(start, [*session.question.moves()][:-1])
    old_seconds = process_time() - began
    answers = [one.answer for one in found.best[:2]]
    known = answers if old in answers else [*answers, old]
    compared = run_to_end(compare(start, begin_comparison(known), games, SEED))
    results = [[round(one.difference) for one in each] for each in compared.results]
    return {
        "answers": known,
        "old": known.index(old),
        "hint_ms": round(milliseconds, 1),
        "old_seconds": round(old_seconds, 1),
        "results": results,
    }


def _mean_error(values: Sequence[float]) -> str:
    if len(values) < 2:
        return f"{fmean(values):+.1f}"
    return f"{fmean(values):+.1f} ± {CERTAIN * stdev(values) / sqrt(len(values)):.1f}"


def loss(row: Row) -> float:
    """Return what the first answer loses against the better one of the hint's first two."""
    first, other = row["results"][0], row["results"][1]
    lost = []
    for half in (0, 1):
        if sum(other[half::2]) > sum(first[half::2]):
            lost.append(fmean(other[1 - half :: 2]) - fmean(first[1 - half :: 2]))
        else:
            lost.append(0.0)
    return fmean(lost)


def report(rows: Sequence[Row]) -> None:
    """Print the table."""
    games = len(rows[0]["results"][0])
    gains = [fmean(row["results"][0]) - fmean(row["results"][row["old"]]) for row in rows]
    same = sum(row["old"] == 0 for row in rows)
    best = [max(map(fmean, row["results"])) - fmean(row["results"][0]) for row in rows]
    print(f"{len(rows)} positions, {games} games for each answer")
    print(f"first hint against the old hint: {_mean_error(gains)} points; the same move: {same}")
    print(f"loss against the better one, chosen by other games: {_mean_error([*map(loss, rows)])}")
    print(f"loss against the best result, luck included: {_mean_error(best)}")
    times, old = sorted(row["hint_ms"] for row in rows), fmean(row["old_seconds"] for row in rows)
    print(f"hint: median {times[len(times) // 2]} ms; old: {old:.1f} s")


def main() -> None:
    """Measure the positions that the file does not have yet, and print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--positions", type=int, default=200)
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--out", type=Path, default=Path("build/hints.jsonl"))
    wanted = parser.parse_args()
    wanted.out.parent.mkdir(parents=True, exist_ok=True)
    wanted.out.touch()
    rows = [json.loads(line) for line in wanted.out.read_text("utf-8").splitlines()]
    system = find_system("mars")
    while len(rows) < wanted.positions:
        number, within = divmod(len(rows), FROM_A_GAME)
        for session in [*positions_of(system, number)][within:]:
            rows.append(measure(session, wanted.games))
            with wanted.out.open("a", encoding="utf-8") as file:
                file.write(json.dumps(rows[-1]) + "\n")
            if len(rows) == wanted.positions:
                break
    report(rows)


if __name__ == "__main__":
    main()
