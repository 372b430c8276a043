"""One mutant before the tests: ends with status 0 if no test notices anything.

``python -m tests.soak.trial FOLDER GAME ABOUT``, with a package to import in which one line is
changed. The scenarios come first, and of them those that speak of the same things; then the
recorded games, the tests of the game and some random games.
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
"""Of work, not of waiting: more is an endless loop."""
SCENARIO_SECONDS = 5
MEMORY = 3 << 30

TESTS = {
    "mars": [
        "tests/golden/test_mars.py", "tests/golden/test_mars_played.py", "tests/mars",
        "tests/soak/test_mars.py",
    ],
    "tapestry": ["tests/golden/test_tapestry.py", "tests/tapestry"],
}  # fmt: skip
TESTS["components"] = ["tests/components", *TESTS["mars"], *TESTS["tapestry"]]
RANDOM_GAMES = "test_random_games_keep_every_invariant"
NOT_AGAIN = [
    "--ignore-glob=*/test_scenarios.py", "--ignore-glob=*/test_words.py",
    *(f"--deselect=tests/soak/test_mars.py::{RANDOM_GAMES}[{chunk}]" for chunk in (1, 2, 3)),
    *(f"--deselect=tests/tapestry/test_random_games.py::{RANDOM_GAMES}[{n}]" for n in (1, 2, 3)),
]  # fmt: skip
"""Scenarios that have run already, catalogues of words, and more random games than a few."""


def words_of(text: str) -> set[str]:
    """References to rules, and long words, by which a scenario and a function find each other."""
    references = re.findall(r"[A-Z] p\.\d+|\b[A-Z]+-?\d+(?:\.\w+)?|\b\d+\.\d+", text)
    return {*references, *re.findall(r"[a-z]{4,}", text)}


def by_kinship(scenarios: dict[str, Any], about: str) -> list[str]:
    """The scenarios that share the rarest words with a mutant first."""
    spoken = {name: words_of(f"{name} {facts['rule']}") for name, facts in scenarios.items()}
    often = Counter(word for words in spoken.values() for word in words)
    wanted = words_of(about)
    kinship = {name: sum(1 / often[w] for w in words & wanted) for name, words in spoken.items()}
    return sorted(scenarios, key=lambda name: -kinship[name])


def too_long(signal: int, frame: FrameType | None) -> None:
    raise TimeoutError


def failing_scenario(folder: Path, game: str, about: str) -> str | None:
    """The first scenario that notices."""
    scenarios = json.loads((folder / f"{game}.json").read_text("utf-8"))
    check = find_system(game).check_scenario
    signal.signal(signal.SIGVTALRM, too_long)
    for name in by_kinship(scenarios, about):
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
    """Try the scenarios, then everything else; what noticed first is printed."""
    folder, game, about = Path(sys.argv[1]), sys.argv[2], sys.argv[3]
    resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS))
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    for name in ("mars", "tapestry") if game == "components" else (game,):
        noticed = failing_scenario(folder, name, about)
        if noticed is not None:
            print(noticed)
            return 1
    quiet = ["-x", "-q", "--no-header", "--tb=no", "-p", "no:cacheprovider", "--timeout=0"]
    return int(pytest.main([*quiet, *NOT_AGAIN, *TESTS[game]]))


if __name__ == "__main__":
    sys.exit(main())
