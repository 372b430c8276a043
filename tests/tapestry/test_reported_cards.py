"""Reported numbers of real decision cards: impossible cards are refused."""

import pytest

from tests.tapestry.playing import Passive
from understudy.components.deck import FACE_DOWN
from understudy.core import Card, Form, Refused, ScriptTable, Session
from understudy.tapestry.decks.decision import tiebreak_card
from understudy.tapestry.printed.decision_cards import (
    PROGRESS_CARDS,
    SHADOW_CARDS,
    STARTING_CARDS,
)
from understudy.tapestry.system import GAME


def begin(players: str = "solo") -> Session:
    """Return a game that asks for the first pair."""
    decks = {"decision": "real"}
    session = Session(GAME, {"decks": decks, "players": players, "first_player": "bots"}, 1)
    impossible(session)
    return session


def impossible(session: Session) -> set[int]:
    """Play on to the next pair; return the numbers that are refused for it."""
    while session.question is not None and session.question.id != "tapestry-ask-pair":
        session.answer(Passive().answer(session.question))
    assert isinstance(session.question, Form)
    card = dict(session.question.fields)["track_card"]
    assert isinstance(card, Card)
    return set(map(int, card.gone))


def name_pair(session: Session, first: int, second: int) -> None:
    session.answer({"track_card": str(first), "tiebreak_card": str(second)})


def test_any_progress_card_may_be_the_first() -> None:
    session = begin()
    assert impossible(session) == set()
    name_pair(session, 1, 2)
    assert impossible(session) == {1, 2}


def test_there_is_no_second_progress_card_before_one_is_added() -> None:
    session = begin()
    with pytest.raises(Refused):
        name_pair(session, 8, 9)
    name_pair(session, 8, 1)
    assert impossible(session) == {1, *PROGRESS_CARDS}
    with pytest.raises(Refused):
        name_pair(session, 9, 2)


def test_no_card_comes_up_twice() -> None:
    session = begin()
    with pytest.raises(Refused):
        name_pair(session, 1, 1)


def test_with_two_humans_there_are_twelve_cards() -> None:
    session = begin("two_humans")
    assert impossible(session) == set(PROGRESS_CARDS) - set(SHADOW_CARDS)


def test_a_starting_card_is_refused_as_progress_card() -> None:
    game = GAME.new({"decks": {"decision": "real"}})
    game.progress.bag = [FACE_DOWN] * len(PROGRESS_CARDS)
    assert tiebreak_card(game, ScriptTable(answers=["8"])).number == 8
    for number in STARTING_CARDS:
        with pytest.raises(Refused):
            tiebreak_card(game, ScriptTable(answers=[str(number)]))
