"""The journal tells everything: its changes lead from the start of a scenario to its end.

What it says of a choice holds together, and a cascade ends where it began.
"""

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
from understudy.table import Ref, ScriptTable
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


def play(path: Path) -> tuple[Ledger, Game, ScriptTable]:
    """What happens in a scenario: the facts at its start, the position at its end, the journal."""
    scenario: dict[str, Any] = tomllib.loads(path.read_text("utf-8"))
    options = {"expansions": [], **scenario.get("options", {})}
    seed = options.pop("seed", None)
    game = build(setup(options), Keys(scenario.get("given", {}), "given"), seed)
    when = scenario["when"]
    table = ScriptTable(when.pop("answers", []), seed)
    table.begin_turn(1)
    if when["do"] == "resolve":
        take_out(game, when["card"])
    ledger = Ledger(game)
    happen(game, table, Keys(when, "when"))
    return ledger, game, table


SILENT = "B21"
"""Party Politics says nothing if MarsBot has no delegate left."""


def mute(table: ScriptTable) -> list[str]:
    """The bonus cards of a journal that do not say what they do, be it nothing."""
    follows = {step.cause for step in table.steps}
    return [
        str(step.args["card"])
        for step in table.steps
        if step.kind == "mars-bonus-card"
        and step.number not in follows
        and step.args["card"] != Ref("mars-card", SILENT)
    ]


def untold(path: Path) -> object:
    """What a scenario changes that its journal does not tell, if anything."""
    ledger, game, table = play(path)
    try:
        assert table.depth == 0
        assert mute(table) == []
        ledger.read(table.steps)
        ledger.check(game)
    except AssertionError as difference:
        return difference
    return None


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: str(folder.relative_to(ROOT)))
def test_nothing_happens_untold(folder: Path) -> None:
    """Set-up is left out here: a scenario lays it out before it happens. Random games have it."""
    for path in sorted(folder.glob("*.toml")):
        if 'do = "setup"' not in path.read_text("utf-8"):
            assert untold(path) is None, path.name


@pytest.mark.parametrize(
    "scenario",
    [
        "c08/bot_jovian_tag",
        "c10/bot_city",
        "c29/building_5",
        "c36/temperature_icon_is_replaced",
        "c42/generation_2_claims_a_milestone",
    ],
)
def test_what_an_effect_sets_off_stands_below_it(scenario: str) -> None:
    _, _, table = play(ROOT / "corporations" / f"{scenario}.toml")
    (effect,) = [step for step in table.steps if step.kind == "mars-corporation-effect"]
    below = table.steps[effect.number + 1]
    assert (below.cause, below.depth) == (effect.number, effect.depth + 1)
