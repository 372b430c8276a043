"""Measure whether the expert's win probability can be believed; write the plot and its table.

python -m tools.calibration                 # plays 1,000 games on unseen seeds
python -m tools.calibration --games 200     # fewer games, faster
python -m tools.calibration --confirm --seed 985001 --games 500 --out build/calibration.jsonl

The expert plays whole games. At each turn it says how likely it wins; at the end the game says
whether it won. For each network the result is fitted by one straight line on the scale of log odds,
which is stored beside the weights (`mars.calibration.json`, `mars_base.calibration.json`) and
applied to every probability that is shown.

With `--confirm` nothing is fitted or written: the games of another seed show whether the stored
lines hold. A file with results is continued, so these games can be played in parts.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np

from understudy.core import Question, Seat, find_system, play_to_end
from understudy.core.questions.turn_menu import TurnMenu
from understudy.expert.agent import Expert, expert_for, read_package_weights, weights_name
from understudy.expert.calibration import (
    Calibration,
    fingerprint,
    log_odds,
    read_calibration,
)
from understudy.mars.options import EXPANSIONS
from understudy.sim.single_game import game_seed, new_table

ROOT: Final = Path(__file__).resolve().parents[1]
PLOT: Final = ROOT / "docs" / "pictures" / "calibration.png"
SEED: Final = 980_001
"""Not used in training, nor for the strength in docs/analyze/players.md."""
EVERYTHING: Final = {"expansions": list(EXPANSIONS), "corporation": "random"}
BINS: Final = 10


class Sample(NamedTuple):
    """A position of a turn: the number of its game and the name of the weights that played it,
    what was expected, and whether it was won."""

    game: int
    weights: str
    win: float
    won: int


class _Recorder(Expert):
    """Plays like the expert and records what it expects at each turn."""

    def __init__(self, seat: Seat, *loaded: Any) -> None:
        super().__init__(seat.position, *loaded)
        self.expected: list[float] = []

    def answer(self, question: Question[Any]) -> object:
        if isinstance(question, TurnMenu):
            answers = self.encoder.candidates(question)
            encoded = self.encoder.encode(self.position, question, answers)
            self.expected.append(self.network.value_of(encoded).win)
        return super().answer(question)


def game_options(number: int) -> dict[str, object]:
    """Return the options of a game: base and everything in turn, at the four levels."""
    difficulty = ("easy", "normal", "hard", "brutal")[number // 2 % 4]
    return {"you": "played", "difficulty": difficulty, **(EVERYTHING if number % 2 else {})}


def play(numbers: Sequence[int], seed: int = SEED) -> Iterator[Sample]:
    """Yield the positions of these games with the uncalibrated probabilities."""
    system = find_system("mars")
    learning = system.simulation().learning
    assert learning is not None
    for number in numbers:
        players: list[_Recorder] = []

        def take_seat(seat: Seat, players: list[_Recorder] = players) -> _Recorder:
            loaded = expert_for(system.name, learning, seat.position)
            players.append(_Recorder(seat, loaded.encoder, loaded.network))
            return players[-1]

        options = system.complete_options(game_options(number))
        position, table = new_table(system, options, game_seed(seed, number), take_seat)
        play_to_end(system, position, table)
        won = system.outcomes(position)["human_won"]
        name = weights_name(system.name, learning(), position)
        for win in players[0].expected:
            yield Sample(number, name, win, won)
        if number % 50 == 49:
            print(f"{number + 1} games", flush=True)


def fit(samples: list[Sample]) -> Calibration:
    """Return the line through the log odds that explains the results best."""
    x = np.array([log_odds(one.win) for one in samples])
    won = np.array([one.won for one in samples], float)
    rows = np.stack([np.ones_like(x), x], axis=1)
    line = np.array([0.0, 1.0])
    for _ in range(50):
        shown = 1 / (1 + np.exp(-rows @ line))
        curvature = rows.T @ (rows * (shown * (1 - shown))[:, None])
        line += np.linalg.solve(curvature, rows.T @ (won - shown))
    return Calibration(float(line[0]), float(line[1]))


def cross_fitted(samples: list[Sample]) -> list[float]:
    """Return the corrected probabilities, each half of the games by the lines of the other half."""
    lines = {
        (name, half): fit([one for one in samples if (one.weights, _half(one)) == (name, half)])
        for name in {one.weights for one in samples}
        for half in (0, 1)
    }
    return [lines[one.weights, 1 - _half(one)].apply(one.win) for one in samples]


def _half(sample: Sample) -> int:
    return sample.game // 8 % 2


def bins(samples: list[Sample], probabilities: list[float]) -> list[dict[str, float]]:
    """Return the share of won positions by tenths of the probability, with 95 % intervals.

    Positions of one game end alike, so the intervals count games instead of positions.
    """
    shown = np.array(probabilities)
    found = []
    for number in range(BINS):
        low, high = number / BINS, (number + 1) / BINS
        inside = [n for n, value in enumerate(shown) if low <= value < high or value == high == 1]
        if not inside:
            continue
        games = {samples[n].game for n in inside}
        share = float(np.mean([samples[n].won for n in inside]))
        error = 1.96 * (max(share * (1 - share), 0.01) / len(games)) ** 0.5
        expected = float(np.mean(shown[inside]))
        found.append(
            {
                "expected": round(expected, 3),
                "won": round(share, 3),
                "error": round(error, 3),
                "positions": len(inside),
                "games": len(games),
            }
        )
    return found


def plot(before: list[dict[str, float]], after: list[dict[str, float]], games: int) -> None:
    """Write the plot of the docs."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(5.4, 5), layout="constrained")
    axes = figure.subplots()
    axes.plot([0, 100], [0, 100], color="#b9b2a5", linewidth=1)
    axes.plot(*_percent(before), ":", color="#8a8172", label="before the correction")
    axes.errorbar(
        *_percent(after),
        yerr=[100 * one["error"] for one in after],
        fmt="o-",
        color="#98381b",
        capsize=3,
        label="as shown",
    )
    axes.set(xlabel="win probability, %", ylabel="games won, %", xlim=(0, 100), ylim=(0, 100))
    axes.set_title(f"{games:,} games of the expert on unseen seeds", fontsize="medium")
    axes.grid(alpha=0.3)
    axes.legend(frameon=False)
    figure.savefig(PLOT, dpi=110)


def _percent(found: list[dict[str, float]]) -> tuple[list[float], list[float]]:
    return [100 * one["expected"] for one in found], [100 * one["won"] for one in found]


def confirm(games: int, seed: int, out: Path) -> None:
    """Print the share of won positions by the probability that is shown, for another seed."""
    out.parent.mkdir(parents=True, exist_ok=True)
    out.touch()
    samples = [Sample(*json.loads(line)) for line in out.read_text("utf-8").splitlines()]
    known = {one.game for one in samples}
    for number in sorted({*range(games)} - known):
        new = list(play([number], seed))
        samples += new
        with out.open("a", encoding="utf-8") as file:
            file.writelines(json.dumps(one) + "\n" for one in new)
    folder = ROOT / "src" / "understudy" / "expert" / "weights"
    lines = {
        name: read_calibration(folder / f"{name}.calibration.json", read_package_weights(name))
        for name in {one.weights for one in samples}
    }
    print(f"{len({one.game for one in samples})} games of seed {seed}")
    print_bins(bins(samples, [lines[one.weights].apply(one.win) for one in samples]))


def print_bins(found: list[dict[str, float]]) -> None:
    """Print what was shown and how often it was won."""
    for one in found:
        print("{expected:6.1%} {won:6.1%} ±{error:.1%} {positions} in {games}".format(**one))


def main() -> None:
    """Play, fit, and write the file beside the weights and the plot; or confirm these."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--confirm", action="store_true")
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--out", type=Path, default=ROOT / "build" / "calibration.jsonl")
    wanted = parser.parse_args()
    games = wanted.games
    if wanted.confirm:
        confirm(games, wanted.seed, wanted.out)
        return
    samples = list(play(range(games)))
    for name in sorted({one.weights for one in samples}):
        those = [one for one in samples if one.weights == name]
        line = fit(those)
        about = {
            "weights": fingerprint(read_package_weights(name)),
            "offset": round(line.offset, 3),
            "slope": round(line.slope, 3),
            "games": len({one.game for one in those}),
            "seed": SEED,
            "bins": bins(those, cross_fitted(those)),
        }
        path = ROOT / "src" / "understudy" / "expert" / "weights" / f"{name}.calibration.json"
        path.write_text(json.dumps(about, indent=1) + "\n", encoding="utf-8")
        print(f"{name}: offset {line.offset:+.3f}, slope {line.slope:.3f}")
    none = Calibration()
    before = bins(samples, [none.apply(one.win) for one in samples])
    after = bins(samples, cross_fitted(samples))
    plot(before, after, games)
    print_bins(after)


if __name__ == "__main__":
    main()
