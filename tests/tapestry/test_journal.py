"""The journal records every change of every scenario."""

import tomllib
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from tests.ledger import Ledger
from understudy.core import Illegal, Ref, Step, Table
from understudy.core.scenarios.scenario import Keys
from understudy.sim.agents import find_agent
from understudy.sim.single_game import record_game
from understudy.tapestry.human.rules.gain import gain
from understudy.tapestry.human.state.context import Context
from understudy.tapestry.human.state.side import PlayedHuman
from understudy.tapestry.options import DECKS, PLAYED
from understudy.tapestry.printed.benefit_json import benefit_from_json
from understudy.tapestry.printed.cards import CIVILIZATIONS
from understudy.tapestry.scenario.choices import LISTS, ChoicesTable
from understudy.tapestry.scenario.dice import DiceTable
from understudy.tapestry.scenario.given import Given, build
from understudy.tapestry.scenario.played import prepare_played
from understudy.tapestry.scenario.when import Outcome, run_event
from understudy.tapestry.state import Game
from understudy.tapestry.system import GAME

ROOT = Path(__file__).resolve().parents[2] / "scenarios" / "tapestry"
FOLDERS = sorted({path.parent for path in ROOT.rglob("*.toml")})


def prepare(
    options: dict[str, Any], given: Given, when: dict[str, Any], seed: int | None
) -> tuple[Table, Callable[[], None]]:
    """Return the table of a scenario and its event.

    A scenario of a screen game prepares the mat before its event: it clears the space of a card,
    or begins the income turn of a step. The journal is read after that.
    """
    answers = when.pop("answers", [])
    if options.get("you") != PLAYED:
        table = DiceTable(answers, seed, given.rolls)
        table.begin_turn(1)
        return table, partial(run_event, given.game, table, Keys(when, "when"), Outcome())
    lists = {name: list(when.pop(name, [])) for name in LISTS}
    rolls = {"die_science": given.rolls, **given.conquer_rolls}
    played = ChoicesTable(lists, rolls, answers, seed)
    played.begin_turn(1)
    return played, prepare_played(given.game, played, Keys(when, "when"), Outcome())


def missing_changes(scenario: dict[str, Any]) -> object:
    """Return the difference between the journal and the position after a scenario, or None."""
    options = {"decks": dict.fromkeys(DECKS, "dealt"), **scenario.get("options", {})}
    seed = options.pop("seed", None)
    given = build(options, Keys(scenario.get("given", {}), "given"), seed)
    when = dict(scenario["when"])
    try:
        table, run = prepare(options, given, when, seed)
        ledger, prepared = Ledger(given.game), len(table.steps)
        run()
    except Illegal:
        return None
    try:
        assert table.depth == 0
        ledger.read(table.steps[prepared:])
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


def test_points_of_your_side_cite_the_rule_that_gives_them() -> None:
    """A die is not cited as the capital city, nor a card as a building."""
    counted = {"H7.5", "H7.7"}
    expected = {
        "tapestry-die": {"H10.7"},
        "tapestry-space": {"H4.5"} | counted,
        "tapestry-income-row": {"H8.7"} | counted,
        "tapestry-card": {"H12.7"} | counted,
        "tapestry-civilization": {"H14.1"} | counted,
        "tapestry-tech": {"H11.8"} | counted,
        "tapestry-tile-of": {"H9.4", "H9.5"},
        "tapestry-space-tile": {"H9.9"} | counted,
    }
    cited: dict[str, set[str]] = {}
    for seed in range(12):
        played = record_game(GAME, {"you": "played"}, seed, find_agent(GAME, "random"))
        for step in played.steps:
            if step.kind == "tapestry-you-score":
                of = step.args["of"]
                assert isinstance(of, Ref)
                cited.setdefault(of.kind, set()).add(step.cite)
    assert cited.keys() <= expected.keys()
    assert {
        kind: cites - expected[kind] for kind, cites in cited.items() if cites - expected[kind]
    } == {}
    assert {"tapestry-die", "tapestry-space", "tapestry-card"} <= cited.keys()


def events_of(
    benefit: dict[str, object], *decks: str, choices: dict[str, list[object]] | None = None,
    **given: object,
) -> tuple[PlayedHuman, Game, list[Step]]:  # fmt: skip
    """Return side, game and journal after a benefit in era 2."""
    position = {"era": 2, "human": given, "decks": {"civilizations": list(decks)}}
    options = {"you": PLAYED, "decks": dict.fromkeys(DECKS, "dealt")}
    side = build(options, Keys(position, "given"), 1)
    table = ChoicesTable({name: [] for name in LISTS} | (choices or {}), {}, [], 1)
    table.begin_turn(1)
    you = side.game.humans[0]
    assert isinstance(you, PlayedHuman)
    gain(Context(side.game, table, you), benefit_from_json(benefit))
    return you, side.game, list(table.steps)


def test_a_skipped_civilization_lies_on_the_discards() -> None:
    names = ("mystics", "nomads")
    _, game, _ = events_of({"op": "gain_civilization"}, *names, civilization="leaders")
    assert [tuple(CIVILIZATIONS)[card] for card in game.civilizations.discard] == ["mystics"]


def test_militants_take_their_outposts_from_the_supply() -> None:
    choices: dict[str, list[object]] = {"civ": ["1", "2"]}
    you, _, _ = events_of(
        {"op": "gain_civilization"}, "militants", choices=choices, civilization="leaders",
        outposts=2,
    )  # fmt: skip
    assert you.outposts == 0
    assert you.facts()["human.outposts"] == 0


def test_every_step_of_your_side_names_its_owner() -> None:
    _, _, steps = events_of({"op": "resource", "kind": "coin", "n": 2}, civilization="leaders")
    assert steps
    assert all(str(step.args["owner"]) for step in steps)


def test_a_card_on_the_mat_is_a_change() -> None:
    """Its era and its name, also for a card that covers another."""
    choices: dict[str, list[object]] = {"options": [1], "resources": ["coin"]}
    _, _, steps = events_of(
        {"op": "play_tapestry_over"}, choices=choices, tapestry="guilds", hand=["feudalism"]
    )
    assert [
        (change.before, change.after)
        for step in steps
        for change in step.changes
        if change.what == "human.mat.2"
    ] == [("guilds", "guilds feudalism")]


def test_an_effect_that_has_nothing_to_do_is_not_told() -> None:
    """Militarism without an outpost: neither asked nor told as lost."""
    choices: dict[str, list[object]] = {"hexes": ["3,-1"], "tiles": ["1 r0"]}
    _, _, steps = events_of(
        {"op": "explore", "scope": "adjacent"}, choices=choices, tapestry="militarism",
        outposts=0, tiles=[1],
    )  # fmt: skip
    assert steps
    assert "tapestry-you-void" not in [step.kind for step in steps]
