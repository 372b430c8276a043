"""Whole screen games can be translated into every language, including refusals."""

from typing import Any

import pytest

from tests.words.translatable import RecordingPolicy, check_clean, check_translatable, message_of
from understudy.core import Chance, Message, PolicyTable, Question, Step, derive_stream
from understudy.core.agents.random_agent import AnyAnswer
from understudy.core.questions.turn_menu import TurnMenu
from understudy.locales import languages
from understudy.locales.translator import Translator
from understudy.mars.cards.library import LIBRARY
from understudy.mars.human.state.obstacle import Lack, Obstacle
from understudy.mars.human.state.side import Human
from understudy.mars.human.view import human_view
from understudy.mars.options import EXPANSIONS
from understudy.mars.printed.allowed_values import HELD, RESOURCES
from understudy.mars.state import Game
from understudy.mars.system import GAME

GAMES: tuple[dict[str, object], ...] = (
    {"draft": True},
    {"map": "hellas", "expansions": [], "difficulty": "brutal"},
    {"map": "vastitas_borealis", "difficulty": "hard"},
    {"map": "terra_cimmeria", "expansions": list(EXPANSIONS)},
)


class ObstacleRecorder:
    """Answers at random, and records the obstacles shown whenever it may move."""

    def __init__(self, game: Game, seed: int) -> None:
        self.game = game
        self.human = AnyAnswer(Chance(derive_stream(seed, "human")))
        self.obstacles: dict[str, Message] = {}

    def answer(self, question: Question[Any]) -> object:
        if isinstance(question, TurnMenu):
            assert isinstance(self.game.you, Human)
            for why in reasons(human_view(self.game, self.game.you)):
                self.obstacles[str(why)] = why
        return self.human.answer(question)


def reasons(shown: object) -> list[Message]:
    """Return every message in a view that says why something cannot be done."""
    if isinstance(shown, list):
        return [why for part in shown for why in reasons(part)]
    if not isinstance(shown, dict):
        return []
    if str(shown.get("id", "")).startswith("mars-lack-"):
        return [message_of(shown)]
    return [why for part in shown.values() for why in reasons(part)]


@pytest.mark.parametrize("options", GAMES, ids=lambda options: str(GAMES.index(options)))
def test_a_whole_screen_game_can_be_translated(options: dict[str, object]) -> None:
    game = GAME.new({**options, "you": "played"})
    recorder = ObstacleRecorder(game, 7)
    human = RecordingPolicy(recorder)
    table = PolicyTable(Chance(derive_stream(7, "game")), human, listening=True)
    turn = 0
    while not game.over:
        turn += 1
        table.begin_turn(turn)
        GAME.play_turn(game, table)
    told: dict[str, Step] = {f"{step.kind} {step.args}": step for step in table.steps}
    assert len(told) > 150
    assert len(recorder.obstacles) > 30
    check_translatable(GAME, list(told.values()), human)
    for language in languages():
        translator = Translator(language, GAME.names())
        for why in recorder.obstacles.values():
            check_clean(translator.say(why))


@pytest.mark.parametrize("language", languages())
def test_every_obstacle_can_be_translated_with_any_number(language: str) -> None:
    translator = Translator(language, GAME.names())
    demands = {one for card in LIBRARY for one in card.requirements}
    demanded = sorted({f"{one.what}.{one.of}" if one.of else one.what for one in demands})
    of: dict[Lack, list[str]] = {
        Lack.RESOURCE: [*RESOURCES, "any"],
        Lack.PRODUCTION: [*RESOURCES],
        Lack.ON_CARDS: [*HELD, "any"],
        Lack.REQUIREMENT: demanded,
        Lack.AT_MOST: demanded,
        Lack.SPACE: ["city", "marker", "lava_flows"],
        Lack.CARDS: [
            "",
            "copied",
            "used",
            "events",
            "hosted",
            "here",
            "prelude",
            "playable",
            "009",
        ],
        Lack.CONDITION: ["rating raised", "no energy", "hurt"],
    }
    for lack in Lack:
        said = set()
        for what in of.get(lack, ["mc"]):
            for need in (1, 3, 7):
                text = translator.say(Obstacle(lack, what, need, need - 1).message())
                check_clean(text)
                assert text.endswith("."), text
            said.add(text)
        assert len(said) >= (20 if lack is Lack.REQUIREMENT else 1)
