"""The journal is complete: its changes lead from the start of a scenario to its end.

Explanations of choices are consistent, and the depth returns to 0.
"""

import tomllib
from pathlib import Path
from typing import Any

import pytest

from tests.ledger import Ledger
from tests.playing import random_session
from understudy.components.shortlist import Shortlist
from understudy.core import Ref, ScriptTable
from understudy.core.scenarios.scenario import Keys, read_scenario
from understudy.mars.cards.library import BY_NUMBER
from understudy.mars.companion.reported_side import ReportedSide
from understudy.mars.marsbot.placement import TIEBREAKS
from understudy.mars.options import EXPANSIONS, make_setup
from understudy.mars.printed.cards import CARD_ID
from understudy.mars.printed.maps import MARS
from understudy.mars.references import card_ref
from understudy.mars.scenario.given import build, card_name
from understudy.mars.scenario.screen_game import build_screen_game, run_screen_event
from understudy.mars.scenario.when import Outcome, run_event
from understudy.mars.scenario.your_side import number_of
from understudy.mars.state import Game
from understudy.mars.system import GAME

ROOT = Path(__file__).resolve().parents[2] / "scenarios" / "mars"
FOLDERS = sorted({path.parent for path in ROOT.rglob("*.toml")})


def take_out(game: Game, name: str) -> None:
    """Remove the card that a scenario resolves from its pile, which the journal does not record."""
    card = CARD_ID[card_name(name)]
    bot = game.bot
    decks = (bot.action, bot.bonus, game.project)
    for pile in (bot.set_aside, *(pile for deck in decks for pile in (deck.stack, deck.bag))):
        if card in pile:
            pile.remove(card)


def play(path: Path) -> tuple[Ledger, Game, ScriptTable]:
    """Run a scenario. Return the facts at its start, the position at its end, and the table."""
    scenario: dict[str, Any] = tomllib.loads(path.read_text("utf-8"))
    options = {"expansions": [], **scenario.get("options", {})}
    seed = options.pop("seed", None)
    game = build(make_setup(options), Keys(scenario.get("given", {}), "given"), seed)
    when = scenario["when"]
    table = ScriptTable(when.pop("answers", []), seed)
    table.begin_turn(1)
    if when["do"] == "resolve":
        take_out(game, when["card"])
    ledger = Ledger(game)
    run_event(game, table, Keys(when, "when"))
    return ledger, game, table


SILENT = "B21"
"""Party Politics has no further step if MarsBot has no delegate left."""


def mute(table: ScriptTable) -> list[str]:
    """Return the bonus cards of a journal without any further step."""
    follows = {step.cause for step in table.steps}
    return [
        str(step.args["card"])
        for step in table.steps
        if step.kind == "mars-bonus-card"
        and step.number not in follows
        and step.args["card"] != Ref("mars-bonus-card", SILENT)
    ]


def unrecorded(path: Path) -> object:
    """Return what a scenario changes without recording it, or None."""
    ledger, game, table = play(path)
    try:
        assert table.depth == 0
        assert mute(table) == []
        ledger.read(table.steps)
        ledger.check(game)
    except AssertionError as difference:
        return difference
    return None


PLAYED = ROOT / "played"


def test_every_change_of_your_side_is_recorded() -> None:
    for path in sorted(PLAYED.rglob("*.toml")):
        scenario = tomllib.loads(path.read_text("utf-8"))
        parts = read_scenario(scenario)
        if parts.then.get("refused"):
            continue
        game, you, table = build_screen_game(parts)
        if scenario["when"]["do"] == "resolve":
            take_out(game, scenario["when"]["card"])
        elif scenario["when"]["do"] == "play":
            you.hand = list({*you.hand, BY_NUMBER[number_of(scenario["when"]["card"])].id})
        ledger = Ledger(game)
        run_screen_event(game, table, you, parts.when, Outcome())
        assert table.depth == 0, path.name
        ledger.read(table.steps)
        ledger.check(game)


@pytest.mark.parametrize(
    "folder",
    [folder for folder in FOLDERS if PLAYED not in (folder, *folder.parents)],
    ids=lambda folder: str(folder.relative_to(ROOT)),
)
def test_every_change_is_recorded(folder: Path) -> None:
    """Setup is left out, because scenarios build it; random games cover it."""
    for path in sorted(folder.glob("*.toml")):
        if 'do = "setup"' not in path.read_text("utf-8"):
            assert unrecorded(path) is None, path.name


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
def test_consequences_of_an_effect_are_nested_below_it(scenario: str) -> None:
    _, _, table = play(ROOT / "corporations" / f"{scenario}.toml")
    (effect,) = [step for step in table.steps if step.kind == "mars-corporation-effect"]
    below = table.steps[effect.number + 1]
    assert (below.cause, below.depth) == (effect.number, effect.depth + 1)


@pytest.mark.parametrize(
    ("corporation", "kinds"),
    [
        ("C18", {"mars-card-money"}), ("C21", {"mars-gain-tr"}), ("C25", {"mars-floaters"}),
        ("C26", {"mars-floaters"}), ("C28", {"mars-card-money"}), ("C33", {"mars-advance"}),
        ("C34", {"mars-floaters", "mars-raise-temperature"}), ("C35", {"mars-advance"}),
    ],
)  # fmt: skip
def test_effects_of_a_corporation_are_nested_in_random_games(
    corporation: str, kinds: set[str]
) -> None:
    """Not only MC is recorded below its cause."""
    steps = random_session(
        {"expansions": list(EXPANSIONS), "corporation": corporation}, 3, 60
    ).steps
    below = {
        step.kind
        for step in steps
        if step.cause is not None and steps[step.cause].kind == "mars-corporation-effect"
    }
    assert kinds <= below


def test_tiebreaks_show_printed_icon_counts() -> None:
    seen = set()
    for seed in range(12):
        session = random_session({}, seed, 40)
        icons = session.position.map.icons
        for step in session.steps:
            before = step.deliberation.candidates if step.deliberation else ()
            for narrowing in step.deliberation.narrowings if step.deliberation else ():
                if narrowing.rule == "mars-tie-icons":
                    printed = tuple(icons[MARS.index[space]] for space in before)
                    assert narrowing.values == printed
                    assert narrowing.best == max(printed)
                    seen.add(narrowing.best)
                before = narrowing.left
    assert 2 in seen


def test_the_card_that_broke_a_tie_is_named() -> None:
    broken = 0
    for seed in range(12):
        session = random_session({}, seed, 40)
        flipped = None
        for step in session.steps:
            if step.kind == "mars-flip":
                flipped = step.args["card"]
            for narrowing in step.deliberation.narrowings if step.deliberation else ():
                if narrowing.rule == "mars-tie-flip":
                    assert narrowing.args == {"card": flipped}
                    broken += 1
    assert broken


def test_a_special_space_counts_two_icons_and_a_half() -> None:
    game = GAME.new({"map": "hellas"})
    game.bot.mc = 9
    assert game.map.special is not None
    south_pole = game.map.special.space
    shortlist = Shortlist(ScriptTable(), "mars-space", MARS.names, 1 << south_pole | 1 << 30)
    TIEBREAKS["hellas"][2](game, shortlist)
    assert shortlist.notes is not None
    assert shortlist.notes.narrowings()[0].best == "2½"


def test_spent_plants_are_recorded() -> None:
    you = ReportedSide({})
    table = ScriptTable(answers=[{"do": "greenery", "space": "3.3"}, {"do": "done"}])
    game = GAME.new({})
    game.you = you
    you.final_greeneries(game, table)
    told = [step for step in table.steps if step.kind == "mars-you-spend-plants"]
    assert [(c.before, c.after) for step in told for c in step.changes] == [(8, 0)]
    assert you.number("stock.plants") == 0


def test_bonus_cards_are_shown_with_their_number() -> None:
    names = GAME.names()["mars-bonus-card"]
    assert card_ref(CARD_ID["B03"]) == Ref("mars-bonus-card", "B03")
    assert names["B03"]["en"].startswith("B03 ")
    assert len({name["en"] for name in names.values()}) == len(names)
    assert card_ref(CARD_ID["012"]).kind == "mars-card"
