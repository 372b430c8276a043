"""All steps and questions of whole games can be translated into every language."""

import pytest

from tests.playing import RandomHuman, play_out
from tests.words.translatable import RecordingPolicy, check_translatable
from understudy.core import Chance, PolicyTable, derive_stream
from understudy.locales import languages
from understudy.locales.translator import Translator
from understudy.mars.options import DECKS
from understudy.mars.options import EXPANSIONS as ALL
from understudy.mars.real_table.checklist import checklist
from understudy.mars.system import GAME

EXPANSIONS = list(ALL)
SPECIAL_CORPORATIONS = "C02 C06 C18 C22 C24 C29 C30 C32 C35 C36 C37 C42 C43 C46".split()
"""Corporations with their own messages."""
GAMES: tuple[dict[str, object], ...] = (
    {},
    {"difficulty": "easy", "expansions": []},
    {"difficulty": "brutal", "draft": True},
    {"difficulty": "hard", "draft": True, "decks": {"project": "real", "bonus": "real"}},
    {"map": "hellas", "expansions": ["corporate_era", "venus", "promo"]},
    {"map": "elysium", "expansions": ["prelude", "prelude2", "colonies"]},
    {"map": "utopia_planitia", "expansions": ["corporate_era", "venus", "colonies"]},
    {"map": "terra_cimmeria", "expansions": ["colonies", "turmoil"], "turmoil_delegates": 2},
    {"map": "vastitas_borealis", "expansions": ["turmoil"], "decks": {"events": "real"}},
    {"map": "elysium", "expansions": EXPANSIONS, "decks": dict.fromkeys(DECKS, "real")},
    {"map": "tharsis", "expansions": EXPANSIONS, "difficulty": "brutal"},
    *[
        dict[str, object](expansions=EXPANSIONS, corporation=number)
        for number in SPECIAL_CORPORATIONS
    ],
    {"corporation": "C08", "draft": True, "decks": dict.fromkeys(DECKS, "real")},
)


@pytest.mark.parametrize("options", GAMES, ids=lambda options: str(GAMES.index(options)))
def test_a_whole_game_can_be_translated(options: dict[str, object]) -> None:
    human = RecordingPolicy(RandomHuman(11, edits=True))
    table = PolicyTable(Chance(derive_stream(11, "game")), human, listening=True)
    play_out(GAME.new(options), table)
    assert len(table.steps) > 250
    check_translatable(GAME, table.steps, human)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("real", [(), ("project",), ("bonus",), ("project", "bonus")], ids=str)
def test_every_setup_can_be_translated(language: str, real: tuple[str, ...]) -> None:
    translator = Translator(language, GAME.names())
    decks = dict.fromkeys(real, "real")
    for options in GAMES:
        for message in checklist(GAME.new({**options, "decks": decks})):
            assert translator.say(message).strip()


@pytest.mark.parametrize("language", languages())
def test_a_negative_number_has_a_minus_sign(language: str) -> None:
    said = Translator(language, GAME.names()).text(
        "mars-raise-temperature", {"to": -16, "tr": 1, "owner": "bot"}
    )
    assert "\N{MINUS SIGN}16" in said
    assert "-" not in said


@pytest.mark.parametrize("language", languages())
def test_a_huge_number_can_be_translated(language: str) -> None:
    translator = Translator(language, GAME.names())
    said = translator.text("mars-raise-temperature", {"to": 10**40, "tr": 1, "owner": "bot"})
    assert f"1{'0' * 40}" in said
