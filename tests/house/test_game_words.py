"""Packages outside the games know no game: they use the `System` interface."""

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from understudy.core import System, find_system

SRC = Path(__file__).resolve().parents[2] / "src" / "understudy"
PACKAGES = ("cli", "server", "service", "lite", "sim", "store", "components", "core", "locales")
GAMES = ("mars", "tapestry")

# Terminal renderers of single games.
RENDERERS = SRC / "cli" / "screens" / "games"

WEB = SRC / "web"
KINDS = frozenset({".css", ".html", ".js", ".svg", ".ts", ".webmanifest"})

WORDS = frozenset(
    "mars marsbot tapestry automa shadow terraform terraforming generation generations era eras "
    "megacredit megacredits corporation corporations prelude preludes turmoil civilization "
    "civilizations".split()
)
# Outcomes that every game counts.
COMMON_OUTCOMES = frozenset({"human_won"})

WORD = re.compile(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+")


def outside() -> list[Path]:
    """Return the modules of all packages that belong to no game."""
    found = (path for package in PACKAGES for path in (SRC / package).rglob("*.py"))
    return sorted(path for path in found if RENDERERS not in path.parents)


def page() -> list[Path]:
    """Return the files of the page without the folders of games and vendored files."""
    files = (path for path in WEB.rglob("*") if path.suffix in KINDS)
    return [path for path in files if path.relative_to(WEB).parts[0] not in (*GAMES, "vendor")]


def words(text: str) -> set[str]:
    """Return the words of a text, also parts of identifiers: ``MarsBot``, ``by_generation``."""
    parts = {word.lower() for word in WORD.findall(text)}
    return parts | set(re.findall(r"[a-z]+", text.lower()))


def game_lines(text: str) -> list[str]:
    """Return the lines of a text with a word of a game."""
    return [
        f"{number}: {line.strip()}"
        for number, line in enumerate(text.splitlines(), 1)
        if words(line) & WORDS
    ]


def literals(source: str) -> Iterator[str]:
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value


def counted(system: System) -> set[str]:
    return set(system.outcomes(system.new(system.complete_options({})))) | {
        system.simulation().score
    }


def name(path: Path) -> str:
    return path.relative_to(SRC).as_posix()


def test_there_are_packages_to_check() -> None:
    assert {"cli", "server", "sim", "store", "core"} <= {
        name(path).split("/")[0] for path in outside()
    }
    assert {"app.js", "index.html", "icons.svg"} <= {path.name for path in page()}


@pytest.mark.parametrize("path", outside(), ids=name)
def test_a_package_has_no_word_of_a_game(path: Path) -> None:
    assert game_lines(path.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize("path", page(), ids=name)
def test_the_page_has_no_word_of_a_game(path: Path) -> None:
    assert game_lines(path.read_text(encoding="utf-8").replace("box-shadow", "")) == []


@pytest.mark.parametrize("path", outside(), ids=name)
def test_a_package_names_no_outcome_of_a_game(path: Path) -> None:
    theirs = set().union(*(counted(find_system(game)) for game in GAMES)) - COMMON_OUTCOMES
    assert set(literals(path.read_text(encoding="utf-8"))) & theirs == set()


@pytest.mark.parametrize(
    "line",
    [
        "from understudy.mars.state import Game",
        'find_system("tapestry")',
        "class MarsBot:",
        "by_generation: int",
        "THE_ERA = 3",
        "# what a megacredit is worth",
    ],
)
def test_words_of_a_game_are_recognized(line: str) -> None:
    assert game_lines(line) == [f"1: {line}"]


@pytest.mark.parametrize("line", ["the generator (G. Marsaglia)", "an operation", "overall"])
def test_other_words_are_allowed(line: str) -> None:
    assert game_lines(line) == []


def test_a_forecast_needs_no_process_pool() -> None:
    """The page without a server computes forecasts itself, and there are no processes."""
    check = (
        "import sys, understudy.sim.forecast; "
        "print(*sorted({'multiprocessing', 'concurrent.futures', 'subprocess'} & set(sys.modules)))"
    )
    done = subprocess.run([sys.executable, "-c", check], capture_output=True, text=True, check=True)
    assert done.stdout.split() == []
