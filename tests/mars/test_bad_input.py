"""A played side: whatever is answered is legal, or refused in words and changes nothing."""

import os
from functools import cache
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.mars.invariants import check_your_side
from tests.service.requests import ask, said
from understudy.core import Chance, Message, Refused, Session, Stale, derive_stream, load, save
from understudy.core.questions.payment import Payment
from understudy.locales.translator import Translator
from understudy.mars.agents.random_agent import AnyAnswer, legal_answers
from understudy.mars.cards.library import LIBRARY
from understudy.mars.human.actions.turn import FIELDS, TurnMenu
from understudy.mars.options import EXPANSIONS
from understudy.mars.printed.maps import MARS
from understudy.mars.system import GAME
from understudy.service import Request, Service
from understudy.store import KeyValueStore, MemoryTextStore

pytestmark = pytest.mark.soak
WHOLE = os.environ.get("UNDERSTUDY_SOAK") == "1"
EXAMPLES = 6000 if WHOLE else 120
GAMES = 60 if WHOLE else 4
PLACES = 400 if WHOLE else 12
OPTIONS: tuple[dict[str, object], ...] = (
    {"you": "played"},
    {"you": "played", "expansions": [], "map": "hellas"},
    {"you": "played", "expansions": list(EXPANSIONS), "corporation": "random"},
    {"you": "played", "draft": True, "map": "vastitas_borealis", "difficulty": "brutal"},
)

SPEAKER = Translator("en", GAME.names())


@cache
def a_game(number: int) -> str:
    """A whole game by chance, as a save."""
    session = Session(GAME, OPTIONS[number % len(OPTIONS)], number)
    anybody = AnyAnswer(Chance(derive_stream(number, "human")))
    while session.question is not None:
        session.answer(anybody.answer(session.question))
    return save(session)


POSITIONS: dict[tuple[int, int], Session] = {}


def position(number: int, place: int) -> Session:
    """One of its positions; it is made again after it was changed."""
    if (number, place) not in POSITIONS:
        session = load(a_game(number))
        session.undo(len(session.tape) * place // PLACES)
        POSITIONS[number, place] = session
    return POSITIONS[number, place]


numbers = st.integers(-2, 40) | st.sampled_from([2**63, -(2**63), 10**400, 0.5, 1e308])
texts = st.sampled_from(
    ["", "none", "pass", "done", "yes", "no", "009", "B01", "R00", "X99", "bot", "plants", "\x00"]
) | st.text(max_size=6)
cards = st.sampled_from([card.number for card in LIBRARY])
spaces = st.sampled_from(MARS.names)
plain = st.none() | st.booleans() | numbers | texts | cards | spaces
moves = st.sampled_from(sorted(FIELDS)).flatmap(
    lambda move: st.fixed_dictionaries({"do": st.just(move), FIELDS[move][0]: plain | cards})
)
payments = st.dictionaries(
    st.sampled_from(["steel", "titanium", "heat", "mc", "plants", "microbe"]) | texts, numbers
)
anything = st.recursive(
    plain,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(texts, inner, max_size=3),
    max_leaves=5,
)
answers = plain | moves | moves | payments | anything


def everything(session: Session) -> tuple[object, ...]:
    return (
        session.tape[:],
        session.redoable[:],
        session.token,
        session.position.facts(),
        len(session.steps),
        GAME.view(session.position),
    )


def refusal(session: Session, answer: object) -> Message | None:
    try:
        session.answer(answer)
    except Refused as refused:
        return refused.message
    return None


def is_legal(session: Session, answer: object) -> bool:
    """Whether it is one of the legal answers, or any payment that the question takes."""
    question = session.question
    assert question is not None
    if isinstance(question, Payment):
        return True
    if isinstance(question, TurnMenu) and isinstance(answer, str):
        answer = {"do": answer}
    return answer in legal_answers(question)


unlimited = settings(
    max_examples=EXAMPLES, deadline=None, derandomize=True, database=None,
    suppress_health_check=list(HealthCheck),
)  # fmt: skip


@unlimited
@given(st.integers(0, GAMES - 1), st.integers(0, PLACES - 1), answers)
def test_what_is_not_legal_is_refused_and_changes_nothing(
    number: int, place: int, answer: object
) -> None:
    session = position(number, place)
    before = everything(session)
    legal = is_legal(session, answer)
    refused = refusal(session, answer)
    if refused is not None:
        assert everything(session) == before
        assert SPEAKER.say(refused)
        return
    del POSITIONS[number, place]
    assert legal, f"{answer} was taken"
    if not session.position.you.offered:
        check_your_side(session.position.you)


@given(st.integers(0, GAMES - 1), st.integers(0, PLACES - 1))
@settings(unlimited, max_examples=EXAMPLES // 5)
def test_a_stale_answer_is_refused_and_changes_nothing(number: int, place: int) -> None:
    session = position(number, place)
    before = everything(session)
    assert session.question is not None
    for token in ("", "0:mars-you-turn", f"{len(session.tape) + 1}:{session.question.id}"):
        with pytest.raises(Stale):
            session.answer(legal_answers(session.question)[0], token)
    assert everything(session) == before


bodies = st.fixed_dictionaries({"answer": answers}, optional={"token": texts, "key": texts})


@given(st.integers(0, GAMES - 1), st.integers(0, PLACES - 1), bodies)
@settings(unlimited, max_examples=EXAMPLES // 2)
def test_over_the_wire_too(number: int, place: int, body: dict[str, Any]) -> None:
    desk = Service(KeyValueStore(MemoryTextStore()))
    game = said(desk.answer("POST", "/saves", Request(body=save(position(number, place)).encode())))
    path = f"/games/{game['id']}"
    before = ask(desk, "GET", path)
    reply = ask(desk, "POST", f"{path}/answers", {"token": before["token"], **body})
    after = ask(desk, "GET", path)
    if "error" in reply:
        assert after == before
    else:
        assert after["answers"] == before["answers"] + 1
