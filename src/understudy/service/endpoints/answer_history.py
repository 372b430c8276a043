"""Earlier answers with their questions, and the score after each turn."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from itertools import count
from typing import Any, TypeVar

from understudy.core import (
    Card,
    Chance,
    Choice,
    Form,
    Menu,
    NeedsAnswer,
    Number,
    Override,
    Question,
    Ref,
    Session,
    Space,
    TapeEntry,
    TapeTable,
    derive_stream,
    message_to_json,
    play_to_end,
)
from understudy.core.journal.messages import Message, arg_to_json
from understudy.core.questions.payment import Payment
from understudy.service.cache.game_cache import GameCache
from understudy.service.wire.errors import NotFound
from understudy.service.wire.payloads import AnswerField, At, GivenAnswer, PastQuestion, ScorePoint

A = TypeVar("A")


def read_answers(games: GameCache, id: str) -> list[GivenAnswer]:
    """List all answers, with the texts of their questions."""
    with games.locked_game(id) as game:
        return _all_answers(game.session)


def read_question(games: GameCache, id: str, at: At) -> PastQuestion:
    """Return the question that was answered at this index, as it was asked."""
    with games.locked_game(id) as game:
        return _question_at(game.session, at)


def read_score_course(games: GameCache, id: str) -> list[ScorePoint]:
    """List the score of each side after each turn, as if the game had ended there."""
    with games.locked_game(id) as game:
        return _score_course(game.session)


def _score_course(session: Session) -> list[ScorePoint]:
    table = TapeTable(Chance(derive_stream(session.seed, "game")), session.tape, 0)
    table.listening = False
    position = session.system.new(session.options)
    course: list[ScorePoint] = []
    turns = count(1)

    def add_point() -> None:
        turn, standing = next(turns), session.system.score_now(position)
        if standing is not None:
            course.append(ScorePoint(turn, *standing))

    with suppress(NeedsAnswer):
        play_to_end(session.system, position, table, after=add_point)
    return course


class _AnswerRecorder(TapeTable):
    """Replays the tape and records each question with its answer. The journal is off.

    It reads a menu's entries when the question is asked, because they depend on the position.
    """

    def __init__(self, seed: int, tape: list[TapeEntry]) -> None:
        super().__init__(Chance(derive_stream(seed, "game")), tape, 0)
        self.listening = False
        self.given: list[GivenAnswer] = []

    def ask(self, question: Question[A]) -> A:
        answer = super().ask(question)
        at = self.position - 1
        self.given.append(_given_answer(at, question, self.tape[at]))
        return answer


def _all_answers(session: Session) -> list[GivenAnswer]:
    table = _AnswerRecorder(session.seed, session.tape)
    with suppress(NeedsAnswer):
        play_to_end(session.system, session.system.new(session.options), table)
    return table.given


def _question_at(session: Session, at: int) -> PastQuestion:
    if not 0 <= at < len(session.tape):
        raise NotFound("table-no-such-answer", at=at)
    earlier = Session.replay(session.system, session.options, session.seed, session.tape[:at])
    assert earlier.question is not None
    return PastQuestion(
        at=at,
        question=earlier.question.to_json(),
        answer=session.tape[at].answer,
        view=session.system.view(earlier.position),
    )


def _given_answer(at: int, question: Question[Any], entry: TapeEntry) -> GivenAnswer:
    answer = entry.answer
    menu_entry = None
    questions: tuple[tuple[str, Question[Any]], ...] = ()
    if isinstance(question, Menu) and isinstance(answer, Mapping):
        menu_entry = {"kind": question.kind, "id": str(answer["do"])}
        entries = () if answer["do"] in question.plain else question.entries()
        questions = next((fields for name, fields in entries if name == answer["do"]), ())
    elif isinstance(question, Form):
        questions = question.fields
    elif isinstance(question, Payment) and isinstance(answer, Mapping):
        questions = tuple((key, Number(id=f"{question.kind}-{key}")) for key in answer)
        if not questions:
            questions, answer = (("", question),), {"": question.price}
    else:
        questions, answer = (("", question),), {"": answer}
    assert isinstance(answer, Mapping)
    fields = [
        _answer_field(field, answer[name])
        for name, field in questions
        if name in answer and not (isinstance(field, Override) and not answer[name])
    ]
    return GivenAnswer(
        at, message_to_json(Message(question.id, question.args)), entry.answer, menu_entry, fields
    )


def _answer_field(field: Question[Any], value: object) -> AnswerField:
    if isinstance(field, Choice | Card | Space):
        value = arg_to_json(Ref(field.kind, str(value)))
    return AnswerField(message_to_json(Message(field.id, field.args)), value)
