"""Run the tests against one mutant; exit with status 0 if no test notices it.

``python -m tests.soak.trial FOLDER GAME ABOUT`` imports a package in which one line is changed. It
runs the scenarios first, beginning with those about the same subject; then the golden games, the
tests of the game and some random games.
"""

from __future__ import annotations

import json
import re
import resource
import signal
import sys
from collections import Counter
from pathlib import Path
from types import FrameType
from typing import Any

import pytest

from understudy.core import find_system

SECONDS = 120
"""CPU seconds; a mutant that needs more is in an endless loop."""
SCENARIO_SECONDS = 5
MEMORY = 3 << 30

TESTS = {
    "mars": [
        "tests/golden/test_mars.py", "tests/golden/test_mars_played.py", "tests/mars",
        "tests/core/test_preview.py", "tests/words/test_card_sentences.py",
        "tests/soak/test_mars.py",
    ],
    "tapestry": ["tests/golden/test_tapestry.py", "tests/tapestry"],
}  # fmt: skip
TESTS["components"] = ["tests/components", *TESTS["mars"], *TESTS["tapestry"]]
RANDOM_GAMES = "test_random_games_keep_every_invariant"
EXCLUDED = [
    "--ignore-glob=*/test_scenarios.py", "--ignore-glob=*/test_words.py",
    *(f"--deselect=tests/soak/test_mars.py::{RANDOM_GAMES}[{chunk}]" for chunk in (1, 2, 3)),
    *(f"--deselect=tests/tapestry/test_random_games.py::{RANDOM_GAMES}[{n}]" for n in (1, 2, 3)),
]  # fmt: skip
"""Scenarios, which have run already; message catalogues; all but a few random games."""


def keywords(text: str) -> set[str]:
    """Return rule references and long words, to match scenarios with functions."""
    references = re.findall(r"[A-Z] p\.\d+|\b[A-Z]+-?\d+(?:\.\w+)?|\b\d+\.\d+", text)
    return {*references, *re.findall(r"[a-z]{4,}", text.lower())}


def most_similar_first(scenarios: dict[str, Any], about: str) -> list[str]:
    """Sort the scenarios: first those that share the rarest keywords with the mutant."""
    words_by_name = {name: keywords(f"{name} {facts['rule']}") for name, facts in scenarios.items()}
    frequency = Counter(word for words in words_by_name.values() for word in words)
    wanted = keywords(about)
    similarity = {
        name: sum(1 / frequency[word] for word in words & wanted)
        for name, words in words_by_name.items()
    }
    return sorted(scenarios, key=lambda name: -similarity[name])


def raise_timeout(signal: int, frame: FrameType | None) -> None:
    raise TimeoutError


def failing_scenario(folder: Path, game: str, about: str) -> str | None:
    """Return the first scenario that fails, or None."""
    scenarios = json.loads((folder / f"{game}.json").read_text("utf-8"))
    check = find_system(game).check_scenario
    signal.signal(signal.SIGVTALRM, raise_timeout)
    for name in most_similar_first(scenarios, about):
        signal.setitimer(signal.ITIMER_VIRTUAL, SCENARIO_SECONDS)
        try:
            noticed = bool(check(scenarios[name]))
        except Exception:
            noticed = True
        if noticed:
            return name
    signal.setitimer(signal.ITIMER_VIRTUAL, 0)
    return None


def main() -> int:
    """Run the scenarios, then the other tests; print the first that fails."""
    folder, game, about = Path(sys.argv[1]), sys.argv[2], sys.argv[3]
    resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS))
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    for name in ("mars", "tapestry") if game == "components" else (game,):
        noticed = failing_scenario(folder, name, about)
        if noticed is not None:
            print(noticed)
            return 1
    quiet = ["-x", "-q", "--no-header", "--tb=no", "-p", "no:cacheprovider", "--timeout=0"]
    return int(pytest.main([*quiet, *EXCLUDED, *TESTS[game]]))


if __name__ == "__main__":
    sys.exit(main())
