"""Whole games of the played side can be told and asked in every language, refusals too."""

from typing import Any

import pytest

from tests.words.saying import Curious, check_sayable, clean, message_of
from understudy.core import Chance, Message, PolicyTable, Question, Step, derive_stream
from understudy.locales import LANGUAGES
from understudy.locales.translator import Translator
from understudy.mars.agents.random_agent import AnyAnswer
from understudy.mars.cards.library import LIBRARY
from understudy.mars.human.actions.turn import TurnMenu
from understudy.mars.human.state.obstacle import Lack, Obstacle
from understudy.mars.human.state.side import HumanSide
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


class Looking:
    """Answers by chance, and looks at your side whenever a move is asked for."""

    def __init__(self, game: Game, seed: int) -> None:
        self.game = game
        self.human = AnyAnswer(Chance(derive_stream(seed, "human")))
        self.obstacles: dict[str, Message] = {}

    def answer(self, question: Question[Any]) -> object:
        if isinstance(question, TurnMenu):
            assert isinstance(self.game.you, HumanSide)
            for why in reasons(human_view(self.game, self.game.you)):
                self.obstacles[str(why)] = why
        return self.human.answer(question)


def reasons(shown: object) -> list[Message]:
    """Every reason why something cannot be done that stands in what a screen shows."""
    if isinstance(shown, list):
        return [why for part in shown for why in reasons(part)]
    if not isinstance(shown, dict):
        return []
    if str(shown.get("id", "")).startswith("mars-lack-"):
        return [message_of(shown)]
    return [why for part in shown.values() for why in reasons(part)]


@pytest.mark.parametrize("options", GAMES, ids=lambda options: str(GAMES.index(options)))
def test_a_whole_played_game_can_be_said_in_every_language(options: dict[str, object]) -> None:
    game = GAME.new({**options, "you": "played"})
    looking = Looking(game, 7)
    human = Curious(looking)
    table = PolicyTable(Chance(derive_stream(7, "game")), human, listening=True)
    turn = 0
    while not game.over:
        turn += 1
        table.begin_turn(turn)
        GAME.play_turn(game, table)
    told: dict[str, Step] = {f"{step.kind} {step.args}": step for step in table.steps}
    assert len(told) > 150
    assert len(looking.obstacles) > 30
    check_sayable(GAME, list(told.values()), human)
    for language in LANGUAGES:
        speaker = Translator(language, GAME.names())
        for why in looking.obstacles.values():
            clean(speaker.say(why))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_can_be_said_with_any_number(language: str) -> None:
    speaker = Translator(language, GAME.names())
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
                text = speaker.say(Obstacle(lack, what, need, need - 1).message())
                clean(text)
                assert text.endswith("."), text
            said.add(text)
        assert len(said) >= (20 if lack is Lack.REQUIREMENT else 1)
