"""Everything in Terraforming Mars has a name in every language."""

import ast
from collections.abc import Iterable
from functools import cache
from itertools import chain
from typing import Any

import pytest

from tests.words.sources import calls
from understudy.core import Ref
from understudy.locales import languages
from understudy.locales.names import names_of_system
from understudy.locales.translator import Translator
from understudy.mars.companion.actions import TILES
from understudy.mars.companion.edit_cards import PILES
from understudy.mars.companion.report_menu import CARD_POINTS, REMOVABLE, REPORTS
from understudy.mars.companion.reported_side import VERMIN_ANIMALS
from understudy.mars.marsbot.action_tables import BONUS_ACTIONS
from understudy.mars.marsbot.corporations.cards import CORPORATIONS
from understudy.mars.marsbot.mc_and_tr import Reason
from understudy.mars.milestones_awards.by_map import AWARDS_ON, HOVERLORD, MILESTONES_ON, VENUPHILE
from understudy.mars.milestones_awards.evaluation import PUBLIC, Award, Milestone
from understudy.mars.milestones_awards.expansion import AWARDS, MILESTONES
from understudy.mars.options import OPTION_SET
from understudy.mars.printed.allowed_values import RESOURCES, TAGS
from understudy.mars.printed.cards import card_number
from understudy.mars.printed.colonies import COLONIES
from understudy.mars.printed.rules import rules
from understudy.mars.scenario.given import PHASES
from understudy.mars.scoring import bot_lines, human_lines
from understudy.mars.sides import NO_SIDE
from understudy.mars.state import BOT, HUMAN, NEUTRAL, PARTIES
from understudy.mars.system import GAME
from understudy.mars.view import outcomes

OPTIONS: Any = GAME.options()
POSITIONS: list[Any] = [
    GAME.new({"map": name, "expansions": expansions})
    for name in OPTIONS["map"]
    for expansions in (OPTIONS["expansions"][:0], OPTIONS["expansions"])
]
VIEWS: list[Any] = [GAME.view(position) for position in POSITIONS]
CARDS = names_of_system(GAME)["mars-card"]

MILESTONE_ROWS: list[tuple[Milestone, ...]] = [
    (*row, HOVERLORD) for row in (*MILESTONES_ON.values(), MILESTONES)
]
AWARD_ROWS: list[tuple[Award, ...]] = [(*row, VENUPHILE) for row in (*AWARDS_ON.values(), AWARDS)]


def numbers() -> set[str]:
    """Return the keys of every number that the game can ask for."""
    milestones = chain.from_iterable(MILESTONE_ROWS)
    awards = list(chain.from_iterable(AWARD_ROWS))
    needs: Iterable[tuple[str, ...]] = chain(
        (milestone.needs for milestone in milestones),
        (award.needs for award in awards),
        (award.final for award in awards),
    )
    return {
        CARD_POINTS,
        VERMIN_ANIMALS,
        "stock.plants",
        *chain.from_iterable(needs),
    } - PUBLIC.keys()


def card_resources() -> set[str]:
    """Return what can be on a corporation card."""
    placing = (
        "puts_on_card", "put_on_card", "cards_add", "tags_add", "exchanges",
        "pairs_raise_temperature",
    )  # fmt: skip
    found = {
        str(part.value)
        for name, call, _ in calls("mars")
        if name in placing
        for part in call.args[2 if name == "put_on_card" else 0 :][:1]
        if isinstance(part, ast.Constant)
    }
    assert {"mc", "plant", "science", "white", "black"} <= found
    return found | {corporation.holds for corporation in CORPORATIONS.values()} - {""}


def counted() -> set[str]:
    """Return the outcomes of games with and without all expansions."""
    found: set[str] = set()
    for position in POSITIONS:
        scored = GAME.new({"map": position.setup.map, "expansions": [*position.setup.expansions]})
        scored.scores = {side: {"total": 0} for side in (HUMAN, BOT)}
        found |= outcomes(scored).keys()
    return found


@cache
def ids_by_kind() -> dict[str, set[str]]:
    """Return everything that has a name."""
    return {
        "mars-track": {track["id"] for view in VIEWS for track in view["bot"]["tracks"]},
        "mars-tag": set(TAGS),
        "mars-icon": {
            icon for view in VIEWS for track in view["bot"]["tracks"] for icon in track["spaces"]
        },
        "mars-resource": {*RESOURCES, *REMOVABLE, "floater", "science"},
        "mars-tile": {*TILES, "neural_instance", "none"},
        "mars-space": {space["id"] for view in VIEWS for space in view["map"]["spaces"]},
        "mars-milestone": {milestone.name for row in MILESTONE_ROWS for milestone in row},
        "mars-award": {award.name for row in AWARD_ROWS for award in row},
        "mars-colony": set(COLONIES),
        "mars-party": set(PARTIES),
        "mars-event": set(names_of_system(GAME)["mars-event"]),
        "mars-parameter": {name for view in VIEWS for name in view["parameters"]},
        "mars-owner": {HUMAN, BOT, NEUTRAL},
        "mars-holder": {HUMAN, BOT, NO_SIDE},
        "mars-pile": set(PILES),
        "mars-deck": {*OPTIONS["decks"], "action"},
        "mars-deck-manner": {"dealt", "real"},
        "mars-map": set(OPTIONS["map"]),
        "mars-expansion": set(OPTIONS["expansions"]),
        "mars-corporation": set(OPTIONS["corporation"]),
        "mars-kept": card_resources(),
        "mars-cube": {colour for card in CORPORATIONS.values() for colour in card.cubes},
        "mars-priority": {
            wanted
            for card in CORPORATIONS.values()
            for wanted in card.priority
            if wanted not in TAGS
        },
        "mars-difficulty": set(OPTIONS["difficulty"]),
        "mars-modifier": set(OPTIONS["modifiers"]),
        "mars-option": set(OPTION_SET.options),
        "mars-phase": {"setup", *PHASES, "over"},
        "mars-report": {*REPORTS, "done", "pass", "greenery"},
        "mars-failure": {reason.value for reason in Reason},
        "mars-number": {key.replace(".", "-") for key in numbers()},
        "mars-bonus": {card_number(id) for id in BONUS_ACTIONS},
        "mars-outcome": counted(),
        "mars-card": {*CARDS, "face_down"},
    }


RULINGS = {rule.number for rule in rules() if rule.number.startswith("D-")}
"""Our decisions where the printed rules are missing or contradict each other."""
RULES = {rule.number.replace(".", "-") for rule in rules() if not rule.number.startswith("D-")}
"""The rules with a short text."""

every_language = pytest.mark.parametrize("language", languages())


def rulings_in_the_source() -> set[str]:
    return {
        str(keyword.value.value)
        for _, call, _ in calls()
        for keyword in call.keywords
        if keyword.arg == "ruling" and isinstance(keyword.value, ast.Constant)
        if str(keyword.value.value).startswith("D-")
    }


def scored() -> set[str]:
    game = GAME.new({})
    return {*bot_lines(game, 0), *human_lines(game, 0, 0), "vermin", "total"}


def test_the_names_are_found() -> None:
    assert {"how_far-briber", "tags-jovian", "cards_with_requirement"} <= ids_by_kind()[
        "mars-number"
    ]
    assert {"bot_tr", "human_score", "venus", "track_jovian"} <= ids_by_kind()["mars-outcome"]
    assert ids_by_kind()["mars-cube"] == {"white", "black", "silver"}
    assert ids_by_kind()["mars-priority"] == {"dearest", "least_advanced", "most_tags"}
    assert {"D-1", "D-55"} <= RULINGS
    assert {"2", "8-3", "15-5"} <= RULES


@every_language
def test_everything_has_a_name(language: str) -> None:
    translator = Translator(language, names_of_system(GAME))
    names = ids_by_kind() | {"mars-score": scored()}
    for kind, ids in names.items():
        for id in sorted(ids):
            assert translator.name(Ref(kind, id)).strip(), f"{kind} {id}"


@every_language
def test_names_of_a_kind_differ(language: str) -> None:
    translator = Translator(language, names_of_system(GAME))
    for kind in ids_by_kind().keys() - {"mars-card", "mars-milestone", "mars-award"}:
        names = [translator.name(Ref(kind, id)) for id in sorted(ids_by_kind()[kind])]
        assert len(names) == len(set(names)), f"{kind}: {names}"


@every_language
def test_milestones_and_awards_of_a_game_differ(language: str) -> None:
    """On different maps two ids may have the same name (D-54)."""
    translator = Translator(language, names_of_system(GAME))
    for kind, rows in (("mars-milestone", MILESTONE_ROWS), ("mars-award", AWARD_ROWS)):
        for row in rows:
            names = [translator.name(Ref(kind, honour.name)) for honour in row]
            assert len(names) == len(set(names)), f"{kind}: {names}"


@every_language
def test_choices_come_with_a_hint(language: str) -> None:
    translator = Translator(language, names_of_system(GAME))
    for kind in ("mars-report", "mars-modifier", "mars-option", "mars-deck-manner"):
        for id in ids_by_kind()[kind]:
            assert translator.has(f"{kind}-{id.replace('_', '-')}", "hint"), f"{kind} {id}"
    for stand_in in OPTIONS["stand_ins"]:
        assert translator.has(f"mars-map-{stand_in.replace('_', '-')}", "hint"), stand_in


@every_language
def test_numbers_say_when_they_were_reported(language: str) -> None:
    translator = Translator(language, names_of_system(GAME))
    for key in ids_by_kind()["mars-number"]:
        id = f"mars-number-{key.replace('_', '-')}"
        assert "7" not in translator.text(id, {"generation": 0}, "said")
        assert "7" in translator.text(id, {"generation": 7}, "said")


@every_language
def test_every_ruling_says_what_and_why(language: str) -> None:
    translator = Translator(language, names_of_system(GAME))
    assert rulings_in_the_source() <= RULINGS
    for ruling in RULINGS:
        assert translator.has(f"mars-ruling-{ruling}"), ruling
        assert translator.has(f"mars-ruling-{ruling}", "why"), ruling


@every_language
def test_every_rule_has_a_title_and_a_few_sentences(language: str) -> None:
    translator = Translator(language, names_of_system(GAME))
    for rule in RULES:
        id = f"mars-rule-{rule}"
        assert translator.has(id), rule
        assert not translator.text(id).endswith("."), rule
        text = translator.text(id, attribute="text")
        assert text.endswith("."), rule
        assert 50 < len(text) < 700, rule


@pytest.mark.parametrize(
    ("kind", "id", "name"),
    [
        ("mars-card", "173", "Chráněný habitat"),
        ("mars-card", "X65", "Misie sv. Josefa z Cupertina"),
        ("mars-card", "B14", "Soutěž korporací"),
        ("mars-card", "B15", "Lobbisté"),
        ("mars-prelude", "P59", "Recese"),
        ("mars-prelude", "X65", "Strategic Base Planning"),
    ],
)
def test_printed_czech_names_are_used(kind: str, id: str, name: str) -> None:
    assert Translator("cs", names_of_system(GAME)).name(Ref(kind, id)) == name
