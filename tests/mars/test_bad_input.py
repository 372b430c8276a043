"""Screen games: any answer is either legal, or refused with a message and changes nothing."""

import os
from functools import cache
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.mars.invariants import check_your_side
from tests.service.requests import parsed, send
from understudy.core import Chance, Message, Refused, Session, Stale, derive_stream, load, save
from understudy.core.agents.legal_answers import legal_answers
from understudy.core.agents.random_agent import AnyAnswer
from understudy.core.questions.payment import Payment
from understudy.core.questions.turn_menu import TurnMenu
from understudy.locales.translator import Translator
from understudy.mars.cards.library import LIBRARY
from understudy.mars.human.actions.turn import FIELDS
from understudy.mars.options import EXPANSIONS
from understudy.mars.printed.maps import MARS
from understudy.mars.system import GAME
from understudy.service import Request, Service
from understudy.store import KeyValueStore, MemoryTextStore

pytestmark = pytest.mark.soak
FULL_RUN = os.environ.get("UNDERSTUDY_SOAK") == "1"
EXAMPLES = 6000 if FULL_RUN else 80
GAMES = 60 if FULL_RUN else 4
POSITIONS_PER_GAME = 400 if FULL_RUN else 12
OPTIONS: tuple[dict[str, object], ...] = (
    {"you": "played"},
    {"you": "played", "expansions": [], "map": "hellas"},
    {"you": "played", "expansions": list(EXPANSIONS), "corporation": "random"},
    {"you": "played", "draft": True, "map": "vastitas_borealis", "difficulty": "brutal"},
)

TRANSLATOR = Translator("en", GAME.names())


@cache
def random_game(number: int) -> str:
    """Return a whole game with random answers, as a save."""
    session = Session(GAME, OPTIONS[number % len(OPTIONS)], number)
    policy = AnyAnswer(Chance(derive_stream(number, "human")))
    while session.question is not None:
        session.answer(policy.answer(session.question))
    return save(session)


POSITIONS: dict[tuple[int, int], Session] = {}


def position(number: int, index: int) -> Session:
    """Return a position of a game; it is built again after a test changed it."""
    if (number, index) not in POSITIONS:
        session = load(random_game(number))
        session.undo(len(session.tape) * index // POSITIONS_PER_GAME)
        POSITIONS[number, index] = session
    return POSITIONS[number, index]


numbers = st.integers(-2, 40) | st.sampled_from([2**63, -(2**63), 10**400, 0.5, 1e308])
texts = st.sampled_from(
    ["", "none", "pass", "done", "yes", "no", "009", "B01", "R00", "X99", "bot", "plants", "\x00"]
) | st.text(max_size=6)
cards = st.sampled_from([card.number for card in LIBRARY])
spaces = st.sampled_from(MARS.names)
scalars = st.none() | st.booleans() | numbers | texts | cards | spaces
payments = st.dictionaries(
    st.sampled_from(["steel", "titanium", "heat", "mc", "plants", "microbe"]) | texts, numbers
)
anything = st.recursive(
    scalars,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(texts, inner, max_size=3),
    max_leaves=5,
)
moves = st.sampled_from(sorted(FIELDS)).flatmap(
    lambda move: st.fixed_dictionaries(
        {
            "do": st.just(move) | st.just(move) | anything,
            FIELDS[move][0]: scalars | cards | anything,
        }
    )
)
answers = scalars | moves | moves | payments | anything


def full_state(session: Session) -> tuple[object, ...]:
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
    """Return whether the answer is legal; for a payment always True."""
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
@given(st.integers(0, GAMES - 1), st.integers(0, POSITIONS_PER_GAME - 1), answers)
def test_an_illegal_answer_is_refused_and_changes_nothing(
    number: int, index: int, answer: object
) -> None:
    session = position(number, index)
    before = full_state(session)
    legal = is_legal(session, answer)
    refused = refusal(session, answer)
    if refused is not None:
        assert full_state(session) == before
        assert TRANSLATOR.say(refused)
        return
    del POSITIONS[number, index]
    assert legal, f"{answer} was taken"
    if not session.position.you.offered:
        check_your_side(session.position.you)


@given(st.integers(0, GAMES - 1), st.integers(0, POSITIONS_PER_GAME - 1))
@settings(unlimited, max_examples=EXAMPLES // 5)
def test_a_stale_answer_is_refused_and_changes_nothing(number: int, index: int) -> None:
    session = position(number, index)
    before = full_state(session)
    assert session.question is not None
    for token in ("", "0:mars-you-turn", f"{len(session.tape) + 1}:{session.question.id}"):
        with pytest.raises(Stale):
            session.answer(legal_answers(session.question)[0], token)
    assert full_state(session) == before


bodies = st.fixed_dictionaries({"answer": answers}, optional={"token": texts, "key": texts})


@given(st.integers(0, GAMES - 1), st.integers(0, POSITIONS_PER_GAME - 1), bodies)
@settings(unlimited, max_examples=EXAMPLES // 2)
def test_the_service_refuses_illegal_answers_too(
    number: int, index: int, body: dict[str, Any]
) -> None:
    service = Service(KeyValueStore(MemoryTextStore()))
    game = parsed(
        service.answer("POST", "/saves", Request(body=save(position(number, index)).encode()))
    )
    path = f"/games/{game['id']}"
    before = send(service, "GET", path)
    reply = send(service, "POST", f"{path}/answers", {"token": before["token"], **body})
    after = send(service, "GET", path)
    if "error" in reply:
        assert after == before
    else:
        assert after["answers"] == before["answers"] + 1
