"""The encoder of Terraforming Mars names everything it returns, and sees no hidden cards."""

from typing import Any

import pytest

from tests.expert.watched_games import check_sizes, watch_game
from understudy.core import Chance, Question
from understudy.core.agents.encoding import Encoded
from understudy.mars.agents.encoder import ENCODER
from understudy.mars.agents.redeal_hidden import redeal_hidden_cards
from understudy.mars.cards.library import LIBRARY
from understudy.mars.human.state.side import Human
from understudy.mars.options import EXPANSIONS
from understudy.mars.state import Game

LAYOUT = ENCODER.layout
GAMES: list[dict[str, object]] = [
    {},
    {"map": "hellas", "corporation": "random", "expansions": [*EXPANSIONS], "draft": True},
    {"map": "elysium", "difficulty": "hard", "expansions": [*EXPANSIONS]},
]


def check_names(game: Game, encoded: Encoded) -> None:
    you = game.you
    assert isinstance(you, Human)
    state = dict(zip(LAYOUT.state, encoded.state, strict=True))
    assert state["stock:mc"] == you.stock[0] / 20
    assert state["generation"] == game.generation / 10
    assert state["bot tr"] == game.bot.tr / 40
    assert state["venus"] == game.planet.venus / 30
    assert state["points"] == encoded.points[0] / 60
    names = [LAYOUT.items[item] for item in encoded.items]
    hand = {f"hand:{LIBRARY[card].number}" for card in you.hand}
    assert {name for name in names if name.startswith("hand:")} == hand
    assert f"map:{game.setup.map}" in names


def test_names_are_unique() -> None:
    for names in (LAYOUT.state, LAYOUT.items, LAYOUT.answer, LAYOUT.answer_items):
        assert len(set(names)) == len(names)
    assert len(LAYOUT.cards) == len(LIBRARY)
    assert len({len(facts) for facts in LAYOUT.cards}) == 1


@pytest.mark.parametrize("options", GAMES)
def test_the_layout_names_every_number(options: dict[str, object]) -> None:
    decisions = 0

    def watch(game: Game, question: Question[Any], answers: list[object]) -> None:
        nonlocal decisions
        decisions += 1
        encoded = ENCODER.encode(game, question, answers)
        check_sizes(LAYOUT, encoded, len(answers))
        check_names(game, encoded)

    watch_game("mars", options, ENCODER, watch)
    assert decisions > 50


@pytest.mark.parametrize("options", GAMES)
def test_hidden_cards_change_nothing(options: dict[str, object]) -> None:
    """Deal the project deck and both decks of MarsBot again at every decision."""
    changed = 0

    def watch(game: Game, question: Question[Any], answers: list[object]) -> None:
        nonlocal changed
        before = ENCODER.encode(game, question, answers)
        hidden = hidden_cards(game)
        redeal_hidden_cards(game, Chance(changed))
        changed += hidden != hidden_cards(game)
        assert ENCODER.encode(game, question, answers) == before

    watch_game("mars", options, ENCODER, watch)
    assert changed > 50


def hidden_cards(game: Game) -> list[list[int]]:
    decks = (game.project, game.bot.action, game.bot.bonus)
    return [[*deck.stack, *deck.bag, *deck.bottom] for deck in decks]
