"""All names, messages and questions of Tapestry exist in every language."""

import re
from pathlib import Path

import pytest

from tests.tapestry.playing import TapestryHuman
from tests.words.translatable import RecordingPolicy, check_translatable
from understudy.components.manual_edits import NOTHING
from understudy.core import Chance, PolicyTable, Ref, Refused, Step, derive_stream
from understudy.locales import languages
from understudy.locales.translator import Translator
from understudy.tapestry.bots.income import ALL_STEPS
from understudy.tapestry.companion.cards import AHEAD, BEHIND, OTHER, YOUR_CARDS
from understudy.tapestry.companion.civilizations import INCOME_EFFECTS
from understudy.tapestry.companion.edit_board import SHADOW_TOKENS, tokens_of
from understudy.tapestry.companion.edit_cards import PILES
from understudy.tapestry.companion.edit_sides import TRAPS
from understudy.tapestry.companion.report_menu import DONE, INCOME, REPORTS
from understudy.tapestry.game_flow import PHASES
from understudy.tapestry.human.state.civilization_state import MYSTICS_CATEGORIES
from understudy.tapestry.human.state.side import ROWS
from understudy.tapestry.options import (
    CIVILIZATIONS,
    DECKS,
    DIFFICULTIES,
    PLAYERS,
    SECOND_CIVILIZATIONS,
)
from understudy.tapestry.printed.benefits import BUILDINGS, RESOURCES
from understudy.tapestry.printed.dice import DICE_FACES
from understudy.tapestry.printed.income_mat import STEPS
from understudy.tapestry.printed.levels import ACHIEVEMENTS, MATS
from understudy.tapestry.printed.map import HEXES
from understudy.tapestry.printed.rules import rule_sections, rulings
from understudy.tapestry.printed.tracks import LANDMARKS, TRACKS
from understudy.tapestry.state_changes import Reason
from understudy.tapestry.system import GAME

SOURCE = Path(__file__).resolve().parents[2] / "src" / "understudy" / "tapestry"

SOURCES = (
    "landmarks", "territories", *TRACKS, "first_in_era", "civilization", "achievements",
)  # fmt: skip

YES_NO = {"yes", "no"}
NAMES: dict[str, set[str]] = {
    "tapestry-resource": set(RESOURCES),
    "tapestry-bonus-payment": {*RESOURCES, *YES_NO},
    "tapestry-whether": YES_NO,
    "tapestry-building": {*BUILDINGS, "landmark"},
    "tapestry-income-row": set(BUILDINGS),
    "tapestry-tech-row": set(ROWS),
    "tapestry-turned-tile": {"12.0", "12.3"},
    "tapestry-tile-of": {"tile.12"},
    "tapestry-die": {"red", "black", "both"},
    "tapestry-red-face": {face.name for face in DICE_FACES["red"]},
    "tapestry-black-face": {face.name for face in DICE_FACES["black"]},
    "tapestry-era": {"2", "3", "4"},
    "tapestry-your-step": set(STEPS),
    "tapestry-category": set(MYSTICS_CATEGORIES),
    "tapestry-cause": {"none", "income"},
    "tapestry-option": {"1", "2", "3", "4"},
    "tapestry-move": {"advance", "income"},
    "tapestry-civ-militants": {"1", "2"},
    "tapestry-track": set(TRACKS),
    "tapestry-socialism": {track + way for track in TRACKS for way in ("", AHEAD, BEHIND)},
    "tapestry-landmark": set(LANDMARKS),
    "tapestry-achievement": set(ACHIEVEMENTS),
    "tapestry-owner": {"human", "human2", "automa", "shadow", "bots", "both", "gone", NOTHING},
    "tapestry-token": {
        *tokens_of("human"), *tokens_of("human2"), *tokens_of("automa"), *SHADOW_TOKENS, NOTHING,
    },
    "tapestry-deck": {*DECKS, "progress"},
    "tapestry-step": set(ALL_STEPS),
    "tapestry-source": set(SOURCES),
    "tapestry-automa-civilization": {*CIVILIZATIONS, *SECOND_CIVILIZATIONS},
    "tapestry-mat": set(MATS),
    "tapestry-difficulty": {str(level) for level in DIFFICULTIES},
    "tapestry-players": set(PLAYERS),
    "tapestry-phase": {*PHASES, "over"},
    "tapestry-report": {*REPORTS, DONE, INCOME, "stand_up"},
    "tapestry-failure": {reason.value for reason in Reason},
    "tapestry-card": {*YOUR_CARDS, OTHER},
    "tapestry-civilization": {*INCOME_EFFECTS, OTHER},
    "tapestry-traps": set(TRAPS),
    "tapestry-pile": set(PILES),
    "tapestry-hex": set(HEXES.names),
    "tapestry-tech": {str(n) for n in range(1, 34)},
    "tapestry-decision": {str(n) for n in range(1, 23)},
    "tapestry-space": {f"{track}-{n}" for track in TRACKS for n in range(13)},
}  # fmt: skip

RULINGS = [ruling.number for ruling in rulings()]

GAMES: tuple[dict[str, object], ...] = (
    {"difficulty": 1, "decks": dict.fromkeys(DECKS, "real")},
    {"difficulty": 3, "decks": dict.fromkeys(DECKS, "dealt")},
    {"difficulty": 6},
    {"players": "two_humans", "decks": dict.fromkeys(DECKS, "dealt")},
)

ENGLISH = Translator("en", GAME.names())

in_every_language = pytest.mark.parametrize("language", languages())


@in_every_language
def test_names_are_unique(language: str) -> None:
    translator = Translator(language, GAME.names())
    for kind, ids in NAMES.items():
        names = [translator.name(Ref(kind, id)).strip() for id in sorted(ids)]
        assert all(names), kind
        assert len(names) == len(set(names)) or kind == "tapestry-space", kind


@in_every_language
def test_choices_have_a_hint(language: str) -> None:
    translator = Translator(language, GAME.names())
    for kind in ("tapestry-report", "tapestry-difficulty", "tapestry-players"):
        for id in NAMES[kind]:
            assert translator.has(f"{kind}-{id.replace('_', '-')}", "hint"), id


@in_every_language
def test_every_ruling_has_a_text_and_a_reason(language: str) -> None:
    translator = Translator(language, GAME.names())
    for ruling in RULINGS:
        assert translator.has(f"tapestry-ruling-{ruling}"), ruling
        assert translator.has(f"tapestry-ruling-{ruling}", "why"), ruling


@in_every_language
def test_every_section_of_the_rules_has_a_title_and_a_text(language: str) -> None:
    translator = Translator(language, GAME.names())
    for section in rule_sections():
        id = f"tapestry-rule-{section.number}"
        assert translator.has(id), section.number
        assert not translator.text(id).endswith("."), section.number
        assert translator.text(id, attribute="text").endswith("."), section.number


@in_every_language
def test_every_message_id_in_the_source_has_a_text(language: str) -> None:
    translator = Translator(language, GAME.names())
    text = "\n".join(path.read_text("utf-8") for path in sorted(SOURCE.rglob("*.py")))
    ids = set(re.findall(r'"(tapestry-[a-z0-9-]*[a-z0-9])"', text))
    kinds = {*NAMES, "tapestry-civilization", *GAME.names()}
    workloads = GAME.simulation().workloads
    missing = sorted(id for id in ids - kinds - set(workloads) if not translator.has(id))
    assert missing == []


def played(options: dict[str, object], seed: int, human: RecordingPolicy) -> list[Step]:
    table = PolicyTable(Chance(derive_stream(seed, "game")), human, listening=True)
    game = GAME.new(options)
    refusals: list[str] = []
    while not game.over:
        before, state, steps = game.copy(), table.chance.state, len(table.steps)
        table.begin_turn(0)
        try:
            GAME.play_turn(game, table)
        except Refused as refused:
            game, table.chance.state = before, state
            del table.steps[steps:]
            refusals.append(ENGLISH.say(refused.message))
    assert all(refusals)
    return table.steps


@pytest.mark.parametrize("options", GAMES, ids=str)
def test_whole_games_have_texts_in_every_language(options: dict[str, object]) -> None:
    for seed in (11, 12):
        human = RecordingPolicy(TapestryHuman(seed, edits=True, patience=4))
        steps = played(options, seed, human)
        assert len(steps) > 50
        check_translatable(GAME, steps, human)


@in_every_language
def test_every_checklist_has_texts(language: str) -> None:
    translator = Translator(language, GAME.names())
    for options in (
        *GAMES,
        {"difficulty": 5, "first_player": "human", "civilization": "engineers"},
    ):
        for message in GAME.checklist(GAME.new(options)):
            assert translator.say(message).strip()
