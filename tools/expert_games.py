"""Play games with the expert and record its decisions, for docs/analyze/results.md.

python -m tools.expert_games --games 1200

Each game draws its level, map, expansions and MarsBot's corporation, so that every table of one of
them averages over the others. Games that are already in the file are not played again.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any, Final

from understudy.core import Chance, Policy, PolicyTable, Question, Seat, derive_stream, find_system
from understudy.core.agents.play_to_end import play_to_end
from understudy.mars.agents.curriculum import result_of
from understudy.mars.options import DIFFICULTIES, EXPANSIONS, MAPS, PLAYED, RANDOM
from understudy.mars.scoring import award_winners
from understudy.mars.sides import HUMAN
from understudy.mars.state import Game
from understudy.sim.agents import find_agent
from understudy.sim.single_game import agent_chance, game_seed

ROOT: Final = Path(__file__).resolve().parents[1]
FILE: Final = Path("build/results/expert-games.jsonl")
SEED: Final = 700001
"""Not a seed of training or of the tables of strength."""

ERA: Final = "corporate_era"
SETS: Final = {
    "base": (ERA,),
    "prelude": (ERA, "prelude"),
    "venus": (ERA, "venus"),
    "colonies": (ERA, "colonies"),
    "turmoil": (ERA, "turmoil"),
    "everything": EXPANSIONS,
}
"""Expansions by the name of their set."""


def draw_options(number: int) -> dict[str, Any]:
    """Return the options of a game, all values equally likely."""
    chance = Chance(derive_stream(SEED, "options", number))

    def pick(values: Any) -> Any:
        return values[chance.below(len(values))]

    return {
        "difficulty": pick(DIFFICULTIES), "map": pick(MAPS), "set": pick(tuple(SETS)),
        "corporation": pick(("none", RANDOM)),
    }  # fmt: skip


class _Recorder:
    """Answers like the expert and notes the generation of what it buys, plays, claims and funds."""

    exact = True

    def __init__(self, game: Game, policy: Policy) -> None:
        self.game = game
        self.policy = policy
        self.noted: dict[str, dict[str, int]] = {
            kind: {} for kind in ("buy", "play", "claim", "fund", "standard_project", "trade")
        }

    def answer(self, question: Question[Any]) -> object:
        answer = self.policy.answer(question)
        if question.id == "mars-you-buy" and isinstance(answer, str) and answer != "none":
            self.noted["buy"][answer] = self.game.generation
        elif isinstance(answer, dict) and answer.get("do") in self.noted:
            kind = answer["do"]
            names = [value for key, value in answer.items() if key != "do"]
            self.noted[kind].setdefault(names[0], self.game.generation)
        return answer


def play(number: int) -> dict[str, Any]:
    """Play a game and return its row."""
    mars = find_system("mars")
    drawn = draw_options(number)
    options = mars.complete_options(
        {
            "you": PLAYED, "difficulty": drawn["difficulty"], "map": drawn["map"],
            "corporation": drawn["corporation"], "expansions": list(SETS[drawn["set"]]),
        }
    )  # fmt: skip
    seed = game_seed(SEED, number)
    game = mars.new(options)
    policy = find_agent(mars, "expert")(Seat("mars", game, agent_chance(seed)))
    recorder = _Recorder(game, policy)
    play_to_end(mars, game, PolicyTable(Chance(derive_stream(seed, "game")), recorder))
    result = result_of(game)
    you: Any = game.you
    return {
        "game": number, "seed": seed, **drawn,
        "bot_corporation": "" if game.corporation is None else game.corporation.number,
        "won": result.won, "points": result.points, "bot_points": result.opponent_points,
        "out_of_time": not game.scores, "generation": game.generation,
        "lines": dict(game.scores.get(HUMAN, {})),
        "bot_lines": dict(game.scores.get("bot", {})),
        "corporations": [you.library[card].number for card in you.corporations],
        "milestones": dict(game.milestones),
        "awards": {name: HUMAN in award_winners(game, name) for name in game.awards},
        **recorder.noted,
    }  # fmt: skip


def read_games(file: Path = ROOT / FILE) -> list[dict[str, Any]]:
    """Return the rows of all games that were played."""
    if not file.exists():
        return []
    return [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]


def main() -> None:
    """Play the missing games."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1200)
    games = parser.parse_args().games
    file = ROOT / FILE
    file.parent.mkdir(parents=True, exist_ok=True)
    done = len(read_games(file))
    with file.open("a", encoding="utf-8") as rows:
        for number in range(done, games):
            rows.write(json.dumps(play(number)) + "\n")
            rows.flush()


if __name__ == "__main__":
    main()
