"""The encoder of Tapestry names everything it returns, and sees no hidden cards."""

from typing import Any

import pytest

from tests.expert.watched_games import check_sizes, watch_game
from understudy.core import Chance, Illegal, Question, find_system
from understudy.core.agents.encoding import Encoded
from understudy.tapestry.agents.encoder import ENCODER
from understudy.tapestry.agents.encoder.layout import OTHER
from understudy.tapestry.human.state.side import PlayedHuman, card_word
from understudy.tapestry.printed.tracks import TRACKS
from understudy.tapestry.state import Game

LAYOUT = ENCODER.layout
LEVELS = (1, 3, 6)


def test_names_are_unique() -> None:
    for names in (LAYOUT.state, LAYOUT.items, LAYOUT.answer, LAYOUT.answer_items):
        assert len(set(names)) == len(names)


def check_names(game: Game, encoded: Encoded) -> None:
    you = game.humans[0]
    assert isinstance(you, PlayedHuman)
    state = dict(zip(LAYOUT.state, encoded.state, strict=True))
    assert state["stock:food"] == you.stock[0] / 8
    assert state["automa points"] == game.mat.vp / 100
    assert state["cards in hand"] == len(you.hand) / 5
    assert state["shadow outposts"] == game.shadow.outposts / 8
    names = [LAYOUT.items[item] for item in encoded.items]
    hand = {f"hand:{card_word(card)}" for card in you.hand}
    assert {name for name in names if name.startswith("hand:")} == hand
    for track, space in zip(TRACKS, game.automa.spaces, strict=True):
        assert f"at:automa:{track}:{space}" in names


@pytest.mark.parametrize("level", LEVELS)
def test_the_layout_names_every_number(level: int) -> None:
    decisions = 0

    def watch(game: Game, question: Question[Any], answers: list[object]) -> None:
        nonlocal decisions
        decisions += 1
        encoded = ENCODER.encode(game, question, answers)
        check_sizes(LAYOUT, encoded, len(answers))
        check_names(game, encoded)
        assert f"question:{OTHER}" not in {LAYOUT.items[item] for item in encoded.items}

    watch_game("tapestry", {"difficulty": level}, ENCODER, watch)
    assert decisions > 20


@pytest.mark.parametrize("level", LEVELS)
def test_hidden_cards_change_nothing(level: int) -> None:
    """Deal every deck and the Automa's face-down cards in another order at every decision."""
    changed = 0

    def watch(game: Game, question: Question[Any], answers: list[object]) -> None:
        nonlocal changed
        before = ENCODER.encode(game, question, answers)
        other = game.copy()
        changed += shuffle_hidden(other, Chance(changed))
        assert ENCODER.encode(other, question, answers) == before

    watch_game("tapestry", {"difficulty": level}, ENCODER, watch)
    assert changed > 20


def shuffle_hidden(game: Game, chance: Chance) -> bool:
    """Deal what is hidden again; return whether anything changed."""
    mat, decks = game.mat, (game.tapestry, game.tech, game.territory, game.space, game.decision)
    before = [mat.beside[:], mat.on_mat[:], *([*deck.stack, *deck.bag] for deck in decks)]
    for cards in (mat.beside, mat.on_mat):
        for place in range(len(cards)):
            deck = game.tapestry.bag
            if deck:
                other = chance.below(len(deck))
                cards[place], deck[other] = deck[other], cards[place]
    for one in decks:
        one.bag.reverse()
        one.stack.reverse()
    after = [mat.beside[:], mat.on_mat[:], *([*deck.stack, *deck.bag] for deck in decks)]
    return before != after


def test_two_people_are_refused() -> None:
    position = find_system("tapestry").new({"you": "played", "players": "two_humans"})
    with pytest.raises(Illegal):
        ENCODER.check(position)
