"""The journal records every change of every scenario."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

from tests.ledger import Ledger
from understudy.core import Illegal
from understudy.core.scenarios.scenario import Keys
from understudy.tapestry.options import DECKS
from understudy.tapestry.scenario.dice import DiceTable
from understudy.tapestry.scenario.given import build
from understudy.tapestry.scenario.when import Outcome, run_event

ROOT = Path(__file__).resolve().parents[2] / "scenarios" / "tapestry"
FOLDERS = sorted({path.parent for path in ROOT.rglob("*.toml")})


def missing_changes(scenario: dict[str, Any]) -> object:
    """Return the difference between the journal and the position after a scenario, or None."""
    options = {"decks": dict.fromkeys(DECKS, "dealt"), **scenario.get("options", {})}
    seed = options.pop("seed", None)
    given = build(options, Keys(scenario.get("given", {}), "given"), seed)
    when = dict(scenario["when"])
    table = DiceTable(when.pop("answers", []), seed, given.rolls)
    table.begin_turn(1)
    ledger = Ledger(given.game)
    try:
        run_event(given.game, table, Keys(when, "when"), Outcome())
    except Illegal:
        return None
    try:
        assert table.depth == 0
        ledger.read(table.steps)
        ledger.check(given.game)
    except AssertionError as difference:
        return difference
    return None


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: str(folder.relative_to(ROOT)))
def test_the_journal_records_every_change(folder: Path) -> None:
    """Set-up scenarios are skipped because `[given]` already fills decks; random games cover it."""
    for path in sorted(folder.glob("*.toml")):
        scenario = tomllib.loads(path.read_text("utf-8"))
        if scenario["when"]["do"] != "setup":
            assert missing_changes(scenario) is None, path.name
