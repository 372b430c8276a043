"""Looking back: every answer with what it was about, and a question as it was asked then."""

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
    play_on,
)
from understudy.core.journal.messages import Message, arg_to_json
from understudy.core.questions.payment import Payment
from understudy.service.cache.game_cache import GameCache
from understudy.service.wire.errors import NotFound
from understudy.service.wire.payloads import At, GivenAnswer, PastQuestion, SaidField, ScorePoint

A = TypeVar("A")


def read_answers(games: GameCache, id: str) -> list[GivenAnswer]:
    """Every answer given, in the words of its question."""
    with games.playing(id) as game:
        return _answers_given(game.session)


def read_question(games: GameCache, id: str, at: At) -> PastQuestion:
    """The question that was answered at a place of the tape, as it was then."""
    with games.playing(id) as game:
        return _question_at(game.session, at)


def read_score_course(games: GameCache, id: str) -> list[ScorePoint]:
    """Turn by turn what each side would have had if the game had ended then."""
    with games.playing(id) as game:
        return _course(game.session)


def _course(session: Session) -> list[ScorePoint]:
    table = TapeTable(Chance(derive_stream(session.seed, "game")), session.tape, 0, [])
    table.listening = False
    position = session.system.new(session.options)
    course: list[ScorePoint] = []
    turns = count(1)

    def note() -> None:
        turn, found = next(turns), session.system.score_now(position)
        if found is not None:
            course.append(ScorePoint(turn, *found))

    with suppress(NeedsAnswer):
        play_on(session.system, position, table, after=note)
    return course


class _Remembering(TapeTable):
    """A tape that also notes what each answer was about; nobody listens to its journal.

    It does so when the question is asked: a menu looks at the game as it is.
    """

    def __init__(self, seed: int, tape: list[TapeEntry]) -> None:
        super().__init__(Chance(derive_stream(seed, "game")), tape, 0, [])
        self.listening = False
        self.given: list[GivenAnswer] = []

    def ask(self, question: Question[A]) -> A:
        answer = super().ask(question)
        at = self.position - 1
        self.given.append(_given(at, question, self.tape[at]))
        return answer


def _answers_given(session: Session) -> list[GivenAnswer]:
    table = _Remembering(session.seed, session.tape)
    with suppress(NeedsAnswer):
        play_on(session.system, session.system.new(session.options), table)
    return table.given


def _question_at(session: Session, at: int) -> PastQuestion:
    if not 0 <= at < len(session.tape):
        raise NotFound("table-no-such-answer", at=at)
    then = Session.replay(session.system, session.options, session.seed, session.tape[:at])
    assert then.question is not None
    return PastQuestion(
        at=at,
        question=then.question.to_json(),
        answer=session.tape[at].answer,
        view=session.system.view(then.position),
    )


def _given(at: int, question: Question[Any], entry: TapeEntry) -> GivenAnswer:
    answer = entry.answer
    did = None
    wanted: tuple[tuple[str, Question[Any]], ...] = ()
    if isinstance(question, Menu) and isinstance(answer, Mapping):
        did = {"kind": question.kind, "id": str(answer["do"])}
        entries = () if answer["do"] in question.plain else question.entries()
        wanted = next((fields for name, fields in entries if name == answer["do"]), ())
    elif isinstance(question, Form):
        wanted = question.fields
    elif isinstance(question, Payment) and isinstance(answer, Mapping):
        wanted = tuple((key, Number(id=f"{question.kind}-{key}")) for key in answer)
        if not wanted:
            wanted, answer = (("", question),), {"": question.price}
    else:
        wanted, answer = (("", question),), {"": answer}
    assert isinstance(answer, Mapping)
    fields = [
        _said(field, answer[name])
        for name, field in wanted
        if name in answer and not (isinstance(field, Override) and not answer[name])
    ]
    return GivenAnswer(
        at, message_to_json(Message(question.id, question.args)), entry.answer, did, fields
    )


def _said(field: Question[Any], value: object) -> SaidField:
    if isinstance(field, Choice | Card | Space):
        value = arg_to_json(Ref(field.kind, str(value)))
    return SaidField(message_to_json(Message(field.id, field.args)), value)
