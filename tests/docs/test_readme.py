"""The examples of the README and of the documents run as shown."""

import doctest
import inspect
import re
import tomllib
from pathlib import Path
from textwrap import dedent

import pytest

import understudy
from tests.cli.test_commands import run
from tools.scenario_tables import DOCUMENT, tables
from understudy import Session, Stepper
from understudy.core import find_system
from understudy.core.scenarios.check import check_scenario
from understudy.sim.cells import make_cells
from understudy.sim.run import run_design
from understudy.sim.run_folder import RunFolder

ROOT = Path(__file__).resolve().parents[2]
SESSION_METHODS = ("answer", "undo", "redo", "correct", "hint", "win_probability", "review")
STEPPER_METHODS = ("legal_answers", "answer", "copy", "outcomes")
QUOTED = re.compile(r"(: |-> )(['\"])(.*?)\2")
"""An annotation in a signature, in quotes."""
SCENARIO = re.compile(r"^    title = .*\n(?:(?:    .*)?\n)+", re.MULTILINE)
CHECK_OUTPUT = re.compile(r"^    \$ understudy check first.toml\n((?:    .*\n)+)", re.MULTILINE)


def test_the_examples_of_the_readme_run() -> None:
    result = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert result.attempted >= 10
    assert result.failed == 0


def test_the_examples_of_the_library_run() -> None:
    result = doctest.testfile(str(ROOT / "docs" / "analyze" / "library.md"), module_relative=False)
    assert result.attempted >= 55
    assert result.failed == 0


def test_the_listed_signatures_of_the_library_match_the_code() -> None:
    text = " ".join((ROOT / "docs" / "analyze" / "library.md").read_text("utf-8").split())
    functions = {f"understudy.{name}": getattr(understudy, name) for name in understudy.__all__}
    methods = {f"Session.{name}": getattr(Session, name) for name in SESSION_METHODS}
    methods |= {f"Stepper.{name}": vars(Stepper)[name] for name in STEPPER_METHODS}
    for name, function in (functions | methods).items():
        if not isinstance(function, type):
            # The functions also take sessions of the program itself, which have no `hint`.
            signature = QUOTED.sub(r"\1\3", str(inspect.signature(function)))
            signature = signature.replace("core.Session", "Session")
            assert f"{name}{signature}".replace("(self, ", "(").replace("(self)", "()") in text


def test_the_examples_of_the_simulation_run(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    system = find_system("mars")
    cells, _ = make_cells(system, {}, {"map": ["tharsis", "hellas"]})
    folder = RunFolder(tmp_path / "build" / "example", system, cells, 1, "pass", 2)
    run_design(system, cells, 2, 1, "pass", 1, run_store=folder, tracked=1)
    monkeypatch.chdir(tmp_path)
    result = doctest.testfile(
        str(ROOT / "docs" / "analyze" / "simulation.md"), module_relative=False
    )
    assert result.attempted >= 4
    assert result.failed == 0


def test_the_example_of_the_package_runs() -> None:
    result = doctest.testmod(understudy)
    assert result.attempted >= 3
    assert result.failed == 0


def test_the_example_scenarios_of_the_docs_run(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    text = (ROOT / "docs" / "contribute" / "scenarios.md").read_text("utf-8")
    first, *others = map(dedent, SCENARIO.findall(text))
    assert [check_scenario(tomllib.loads(other)) for other in others] == [[], []]
    monkeypatch.chdir(tmp_path)
    corrected = first.replace("temperature = -30", "temperature = -28")
    outputs = map(dedent, CHECK_OUTPUT.findall(text))
    for content, output in zip((first, corrected), outputs, strict=True):
        Path("first.toml").write_text(content, "utf-8")
        assert run(capsys, "check", "first.toml")[1] == output


def test_the_documented_numbers_of_scenarios_are_right() -> None:
    scenarios = ROOT / "scenarios"
    played = len([*(scenarios / "mars" / "played").rglob("*.toml")])
    numbers = (
        len([*(scenarios / "mars").rglob("*.toml")]) - played,
        played,
        len([*(scenarios / "tapestry").rglob("*.toml")]),
    )
    text = (ROOT / "docs" / "contribute" / "scenarios.md").read_text("utf-8")
    written = re.findall(r"\d,\d{3}", text.partition("Each cites its rule")[0])
    assert written == [f"{round(number, -2):,}" for number in numbers]


def test_the_documented_verbs_and_keys_match_the_code() -> None:
    """``python -m tools.scenario_tables`` updates them."""
    assert DOCUMENT.read_text("utf-8").endswith(f"\n{tables()}")
