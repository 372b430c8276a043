"""Every field of every answer may hold any JSON value: it is accepted, or refused in words."""

import json
import os
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from tests.json_answers import likely_answer, with_json_values
from tests.service.requests import parsed, send
from tests.store.games import legal_answer
from understudy.core import (
    Card,
    Chance,
    Question,
    Refused,
    Session,
    derive_stream,
    find_system,
    save,
)
from understudy.core.agents.random_agent import AnyAnswer
from understudy.mars.options import EXPANSIONS
from understudy.service import Request, Service
from understudy.store import KeyValueStore, MemoryTextStore

POSITIONS = 400 if os.environ.get("UNDERSTUDY_SOAK") == "1" else 40
CARDS = [f"{number:03}" for number in range(1, 209)]
PLAYED: dict[str, object] = {
    "you": "played",
    "expansions": list(EXPANSIONS),
    "corporation": "random",
}
GAMES: dict[str, tuple[str, dict[str, object]]] = {
    "companion": ("mars", {"expansions": list(EXPANSIONS)}),
    "real-decks": ("mars", {"decks": {"project": "real"}}),
    "screen": ("mars", PLAYED),
    "draft": ("mars", {"you": "played", "draft": True}),
    "tapestry": ("tapestry", {}),
    "tapestry-screen": ("tapestry", {"you": "played"}),
}


def variants(question: dict[str, Any], chance: Random, tried: set[str]) -> Iterator[object]:
    """Yield answers to a question with each JSON value in the place of each field.

    Questions and menu entries that were tried before are left out.
    """
    if question["id"] not in tried:
        tried.add(question["id"])
        yield from with_json_values(likely_answer(question, chance))
    for entry in question.get("entries", ()):
        if (name := f"{question['id']} {entry['name']}") not in tried:
            tried.add(name)
            one = {**question, "plain": [], "entries": [entry]}
            yield from with_json_values(likely_answer(one, chance))


def usual_answer(session: Session, random: AnyAnswer) -> object:
    question: Question[object] | None = session.question
    assert question is not None
    if session.options.get("you") == "played":
        return random.answer(question)
    if isinstance(question, Card):
        known = (number for number in CARDS if number not in question.gone)
        return next(number for number in known if question.find(number))
    return legal_answer(question)


@pytest.mark.parametrize("name", GAMES)
def test_every_json_value_is_accepted_or_refused(name: str) -> None:
    system, options = GAMES[name]
    session = Session(find_system(system), options, 3)
    random = AnyAnswer(Chance(derive_stream(3, "human")))
    chance, tried, given = Random(3), set[str](), 0
    for _ in range(POSITIONS):
        if session.question is None:
            break
        taken = len(session.tape)
        for answer in variants(session.question.to_json(), chance, tried):
            given += 1
            try:
                session.answer(answer)
            except Refused:
                assert len(session.tape) == taken
            else:
                session.undo(taken)
        session.answer(usual_answer(session, random))
    assert given > 200


def played_turn() -> Session:
    """Return a screen game at the first turn."""
    session = Session(find_system("mars"), {"you": "played"}, 5)
    random = AnyAnswer(Chance(1))
    while session.question is not None and session.question.id != "mars-you-turn":
        session.answer(random.answer(session.question))
    return session


@pytest.mark.parametrize("answer", [{"do": {}}, {"do": []}, [], {"do": ["play"]}, {"do": None}])
def test_a_move_that_is_no_text_is_refused_with_the_alternatives(answer: object) -> None:
    session, service = played_turn(), Service(KeyValueStore(MemoryTextStore()))
    saved = save(session)
    game = parsed(service.answer("POST", "/saves", Request(body=saved.encode())))
    path = f"/games/{game['id']}"
    body = {"token": game["token"], "answer": answer}
    reply = service.answer("POST", f"{path}/answers", Request(body=json.dumps(body).encode()))
    assert reply.status == 400
    assert send(service, "GET", path)["question"] == game["question"]
    with pytest.raises(Refused) as refused:
        session.answer(answer)
    assert "pass" in " ".join(refused.value.__notes__)
    # The same answer in a save file.
    data = json.loads(saved)
    data["answers"].append(["mars-you-turn", answer])
    reply = service.answer("POST", "/saves", Request(body=json.dumps(data).encode()))
    assert reply.status == 422
