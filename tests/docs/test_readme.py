"""What the README shows is what happens."""

import doctest
import tomllib
from pathlib import Path

import understudy
from tools.scenario_tables import DOCUMENT, tables
from understudy.table import find_system

ROOT = Path(__file__).resolve().parents[2]


def test_the_examples_of_the_readme_run() -> None:
    result = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert result.attempted >= 10
    assert result.failed == 0


def test_the_examples_of_the_library_run() -> None:
    result = doctest.testfile(str(ROOT / "docs" / "library.md"), module_relative=False)
    assert result.attempted >= 35
    assert result.failed == 0


def test_the_example_of_the_package_runs() -> None:
    result = doctest.testmod(understudy)
    assert result.attempted >= 3
    assert result.failed == 0


def test_the_example_scenario_of_the_docs_holds() -> None:
    text = (ROOT / "docs" / "scenarios.md").read_text("utf-8")
    lines = text[text.index("    title") : text.index("`understudy check")].splitlines()
    scenario = tomllib.loads("\n".join(line.removeprefix("    ") for line in lines))
    assert find_system("mars").check_scenario(scenario) == []


def test_the_verbs_and_keys_of_the_docs_are_those_of_the_code() -> None:
    """``python -m tools.scenario_tables`` writes them anew."""
    assert DOCUMENT.read_text("utf-8").endswith(f"\n{tables()}")
