"""The journal tells everything: its changes lead from the start of a scenario to its end."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

from tests.ledger import Ledger
from understudy.mars.options import setup
from understudy.mars.printed.cards import CARD_ID
from understudy.mars.scenario.given import build, card_name
from understudy.mars.scenario.when import happen
from understudy.mars.state import Game
from understudy.table import ScriptTable
from understudy.table.scenario import Keys

ROOT = Path(__file__).resolve().parents[2] / "scenarios" / "mars"
FOLDERS = sorted({path.parent for path in ROOT.rglob("*.toml")})


def take_out(game: Game, name: str) -> None:
    """The card that a scenario resolves lies nowhere any more; that is no part of the story."""
    card = CARD_ID[card_name(name)]
    bot = game.bot
    decks = (bot.action, bot.bonus, game.project)
    for pile in (bot.set_aside, *(pile for deck in decks for pile in (deck.stack, deck.bag))):
        if card in pile:
            pile.remove(card)


def untold(scenario: dict[str, Any]) -> object:
    """What a scenario changes that its journal does not tell, if anything."""
    options = {"expansions": [], **scenario.get("options", {})}
    seed = options.pop("seed", None)
    game = build(setup(options), Keys(scenario.get("given", {}), "given"), seed)
    when = dict(scenario["when"])
    table = ScriptTable(when.pop("answers", []), seed)
    table.begin_turn(1)
    if when["do"] == "resolve":
        take_out(game, when["card"])
    ledger = Ledger(game)
    happen(game, table, Keys(when, "when"))
    try:
        ledger.read(table.steps)
        ledger.check(game)
    except AssertionError as difference:
        return difference
    return None


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: str(folder.relative_to(ROOT)))
def test_nothing_happens_untold(folder: Path) -> None:
    """Set-up is left out here: a scenario lays it out before it happens. Random games have it."""
    for path in sorted(folder.glob("*.toml")):
        scenario = tomllib.loads(path.read_text("utf-8"))
        if scenario["when"]["do"] != "setup":
            assert untold(scenario) is None, path.name
