"""Real cards that the player names: only possible cards are accepted."""

from contextlib import suppress

import pytest

from tests.playing import RandomHuman
from understudy.core import Card, Refused, Session
from understudy.locales.translator import Translator
from understudy.mars.printed.cards import CARD_NUMBER, is_bonus
from understudy.mars.system import GAME

PROJECTS = ("007", "022", "031")
REAL = {"project": "real", "bonus": "real"}


def play_until(session: Session, asked: str, turn: str) -> Card:
    """Give the same answer in all your turns until this question is asked."""
    while session.question is not None and session.question.id != asked:
        question = session.question
        session.answer(turn if question.id == "mars-ask-turn" else question.default)
    assert isinstance(session.question, Card)
    return session.question


def to_next_card(session: Session) -> Card:
    """Play until MarsBot reveals a card."""
    return play_until(session, "mars-ask-action-card", "done")


def possible(question: Card) -> tuple[int, int]:
    """Return how many project cards and bonus cards can be named."""
    there = [card for card, number in CARD_NUMBER.items() if number not in question.gone]
    bonus = sum(map(is_bonus, there))
    return len(there) - bonus, bonus


def real_game() -> Session:
    return Session(GAME, {"decks": REAL}, 1)


def test_a_fourth_project_card_is_refused_in_a_deck_of_three() -> None:
    session = real_game()
    for number in PROJECTS:
        assert all(possible(to_next_card(session)))
        session.answer(number)
    question = to_next_card(session)
    projects, bonus = possible(question)
    assert projects == 0
    assert bonus > 0
    with pytest.raises(Refused) as refused:
        session.answer("009")
    assert refused.value.message.id == "table-card-elsewhere"
    session.answer("B03")


def test_a_second_bonus_card_is_refused() -> None:
    session = real_game()
    to_next_card(session)
    session.answer("B06")
    projects, bonus = possible(to_next_card(session))
    assert projects > 0
    assert bonus == 0
    with pytest.raises(Refused):
        session.answer("B04")


def test_a_card_is_revealed_once() -> None:
    session = real_game()
    to_next_card(session)
    session.answer("007")
    to_next_card(session)
    with pytest.raises(Refused) as refused:
        session.answer("007")
    assert refused.value.message.id == "table-card-elsewhere"


def test_recurring_cards_of_expansions_are_bonus_cards() -> None:
    session = Session(GAME, {"decks": REAL, "expansions": ["venus", "turmoil"]}, 1)
    for number in PROJECTS:
        to_next_card(session)
        session.answer(number)
    assert possible(to_next_card(session))[0] == 0


def test_an_event_is_revealed_once() -> None:
    session = Session(GAME, {"decks": {"events": "real"}, "expansions": ["turmoil"]}, 1)
    speaker = Translator("en", GAME.names())
    named = ["generous_funding", "asteroid_mining", "global_dust_storm", "diversity"]
    said: list[str] = []
    for event in named:
        play_until(session, "mars-ask-event", "pass")
        assert session.question is not None
        said.append(speaker.why(session.question))
        session.answer(event)
    # Each question says which event of the setup or the solar phase it asks for.
    assert [why.split()[0] for why in said] == ["First", "Second:", "Last,", "Last,"]
    play_until(session, "mars-ask-event", "pass")
    # The first event is already discarded.
    with pytest.raises(Refused):
        session.answer(named[0])


def test_a_drafted_card_is_named_when_it_is_turned_over() -> None:
    """After the shuffle the app does not know which of the named cards is on top."""
    session = Session(GAME, {"decks": REAL, "corporation": "C08"}, 1)
    human = RandomHuman(1)
    while (session.position.generation, session.position.phase) != (2, "action"):
        assert session.question is not None
        with suppress(Refused):
            session.answer(human.answer(session.question))
    assert all(card < 0 for card in session.position.bot.action.cards())


def test_questions_for_several_cards_are_numbered() -> None:
    """Each question says which of the four cards of a pile it asks for."""
    options = {"decks": {"project": "real"}, "corporation": "C08", "draft": True}
    session = Session(GAME, options, 1)
    counted: list[object] = []
    while session.question is not None and len(counted) < 7:
        question = session.question
        if question.id == "mars-ask-drafted-card":
            if question.args["count"] == 3 and question.args["number"] == 1:
                # The player must learn which card stays before passing the pile on.
                (note,) = GAME.notes(session.position, session.steps, len(session.steps) - 1)
                assert session.steps[-1].kind == "mars-draft-keeps"
                assert (note.player_moves, note.now) == (True, True)
            counted.append((question.args["number"], question.args["count"]))
        if isinstance(question, Card):
            here = (number for number in CARD_NUMBER.values() if number not in question.gone)
            session.answer(next(here))
        else:
            session.answer("pass" if question.id == "mars-ask-turn" else question.default)
    assert counted == [(1, 4), (2, 4), (3, 4), (4, 4), (1, 3), (2, 3), (3, 3)]
