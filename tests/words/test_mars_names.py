"""Everything of Terraforming Mars that can be named has a name in every language."""

import ast
from typing import Any

import pytest

from tests.words.sources import calls
from understudy.locales import LANGUAGES, Speaker
from understudy.mars.bonus import BONUS
from understudy.mars.changes import Reason
from understudy.mars.facts import RESOURCES, TAGS
from understudy.mars.generation import PHASES
from understudy.mars.human import TILES
from understudy.mars.reports import REMOVABLE, REPORTS
from understudy.mars.scoring import bot_lines, human_lines
from understudy.mars.state import BOT, HUMAN
from understudy.mars.system import GAME
from understudy.table import Ref

OPTIONS: Any = GAME.options()
VIEWS: list[Any] = [GAME.view(GAME.new({"map": name})) for name in OPTIONS["map"]]
CARDS = GAME.names()["mars-card"]

NAMES: dict[str, set[str]] = {
    "mars-track": {track["id"] for view in VIEWS for track in view["bot"]["tracks"]},
    "mars-tag": set(TAGS),
    "mars-icon": {
        icon for view in VIEWS for track in view["bot"]["tracks"] for icon in track["spaces"]
    },
    "mars-resource": {*RESOURCES, *REMOVABLE},
    "mars-tile": {*TILES, "neural_instance", "none"},
    "mars-space": {space["id"] for view in VIEWS for space in view["map"]["spaces"]},
    "mars-milestone": {one["name"] for view in VIEWS for one in view["milestones"]},
    "mars-award": {one["name"] for view in VIEWS for one in view["awards"]},
    "mars-parameter": {name for view in VIEWS for name in view["parameters"]},
    "mars-owner": {HUMAN, BOT},
    "mars-deck": {*OPTIONS["decks"], "action"},
    "mars-map": set(OPTIONS["map"]),
    "mars-expansion": set(OPTIONS["expansions"]),
    "mars-difficulty": set(OPTIONS["difficulty"]),
    "mars-modifier": set(OPTIONS["modifiers"]),
    "mars-phase": {*PHASES, "over"},
    "mars-report": {*REPORTS, "done", "pass", "greenery"},
    "mars-failure": {reason.value for reason in Reason},
    "mars-number": {
        *(f"{of}-{resource}" for of in ("stock", "production") for resource in RESOURCES),
        "tags-building",
        "tags-science",
        "cards_in_hand",
        "card_points",
    },
    "mars-bonus": set(BONUS),
    "mars-card": {*CARDS, "face_down"},
}

RULINGS = "D-2 D-7 D-8 D-9 D-10 D-11 D-13 D-14 D-24 D-25 D-27 D-38 D-41 D-42 D-43 D-55".split()
"""Our decisions on the base game: where the printed rules are silent or disagree."""

speaking = pytest.mark.parametrize("language", LANGUAGES)


def rulings_in_the_source() -> set[str]:
    return {
        str(keyword.value.value)
        for _, call, _ in calls()
        for keyword in call.keywords
        if keyword.arg == "ruling" and isinstance(keyword.value, ast.Constant)
    } - {"", "None"}


def scored() -> set[str]:
    game = GAME.new({})
    return {*bot_lines(game, 0), *human_lines(game, 0, 0), "total"}


@speaking
def test_everything_has_a_name(language: str) -> None:
    speaker = Speaker(language, GAME.names())
    names = NAMES | {"mars-score": scored()}
    for kind, ids in names.items():
        for id in sorted(ids):
            assert speaker.name(Ref(kind, id)).strip(), f"{kind} {id}"


@speaking
def test_names_of_a_kind_differ(language: str) -> None:
    speaker = Speaker(language, GAME.names())
    for kind in NAMES.keys() - {"mars-card"}:
        names = [speaker.name(Ref(kind, id)) for id in sorted(NAMES[kind])]
        assert len(names) == len(set(names)), f"{kind}: {names}"


@speaking
def test_choices_come_with_a_hint(language: str) -> None:
    speaker = Speaker(language, GAME.names())
    for kind in ("mars-report", "mars-modifier"):
        for id in NAMES[kind]:
            assert speaker.has(f"{kind}-{id.replace('_', '-')}", "hint"), f"{kind} {id}"


@speaking
def test_numbers_tell_how_old_they_are(language: str) -> None:
    speaker = Speaker(language, GAME.names())
    for key in NAMES["mars-number"]:
        id = f"mars-number-{key.replace('_', '-')}"
        assert "7" not in speaker.text(id, {"generation": 0}, "said")
        assert "7" in speaker.text(id, {"generation": 7}, "said")


@speaking
def test_every_ruling_says_what_and_why(language: str) -> None:
    speaker = Speaker(language, GAME.names())
    assert rulings_in_the_source() <= set(RULINGS)
    for ruling in RULINGS:
        assert speaker.has(f"mars-ruling-{ruling}"), ruling
        assert speaker.has(f"mars-ruling-{ruling}", "why"), ruling
