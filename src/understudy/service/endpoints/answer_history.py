"""Earlier answers with their questions, and the score after each turn."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import count
from typing import Any, TypeVar

from understudy.core import (
    Card,
    Choice,
    Form,
    Menu,
    NeedsAnswer,
    Number,
    Override,
    Question,
    Ref,
    Space,
    TapeEntry,
    TapeTable,
    message_to_json,
    play_to_end,
)
from understudy.core.journal.messages import Message, arg_to_json
from understudy.core.questions.payment import Payment
from understudy.service.cache.game_cache import GameCache
from understudy.service.cache.recorded_game import RecordedGame
from understudy.service.wire.errors import NotFound
from understudy.service.wire.payloads import AnswerField, At, GivenAnswer, PastQuestion, ScorePoint
from understudy.service.wire.responses import Disconnected, TextContent, stop_if

A = TypeVar("A")


def read_answers(
    games: GameCache, id: str, disconnected: Disconnected
) -> TextContent[list[GivenAnswer]]:
    """List all answers, with the texts of their questions."""
    recorded = games.recorded_game(id)

    def compute() -> object:
        table = _AnswerRecorder(recorded)
        _replay(recorded, table, disconnected, table.next_turn)
        return table.given

    return games.replays.get_or_compute(games.encode, (id, recorded.revision, "answers"), compute)


def read_question(
    games: GameCache, id: str, at: At, disconnected: Disconnected
) -> TextContent[PastQuestion]:
    """Return the question that was answered at this index, as it was asked."""
    recorded = games.recorded_game(id)
    if not 0 <= at < len(recorded.tape):
        raise NotFound("table-no-such-answer", at=at)

    def compute() -> object:
        table = recorded.table(recorded.tape[:at])
        position, question = _replay(recorded, table, disconnected)
        assert question is not None
        answer, view = recorded.tape[at].answer, recorded.system.view(position)
        return PastQuestion(at, question.to_json(), answer, view)

    key = (id, recorded.revision, f"question {at}")
    return games.replays.get_or_compute(games.encode, key, compute)


def read_score_course(
    games: GameCache, id: str, disconnected: Disconnected
) -> TextContent[list[ScorePoint]]:
    """List the score of each side after each turn, as if the game had ended there."""
    recorded = games.recorded_game(id)

    def compute() -> object:
        course: list[ScorePoint] = []
        turns = count(1)

        def add_point(position: Any) -> None:
            turn, standing = next(turns), recorded.system.score_now(position)
            if standing is not None:
                course.append(ScorePoint(turn, *standing))

        _replay(recorded, recorded.table(), disconnected, add_point)
        return course

    return games.replays.get_or_compute(games.encode, (id, recorded.revision, "course"), compute)


def _replay(
    recorded: RecordedGame,
    table: TapeTable,
    disconnected: Disconnected,
    after_turn: Callable[[Any], None] | None = None,
) -> tuple[Any, Question[Any] | None]:
    """Replay a tape without a journal. Return the position and the question at its end.

    Ends with `Stale` when the client disconnects.
    """
    position = recorded.system.new(recorded.options)

    def between_turns() -> None:
        stop_if(disconnected)
        if after_turn is not None:
            after_turn(position)

    try:
        play_to_end(recorded.system, position, table, after=between_turns)
    except NeedsAnswer as unanswered:
        return position, unanswered.question
    return position, None


class _AnswerRecorder(TapeTable):
    """Replays the tape and records each question with its answer. The journal is off.

    It reads a menu's entries when the question is asked, because they depend on the position.
    """

    def __init__(self, recorded: RecordedGame) -> None:
        tape = recorded.tape
        super().__init__(recorded.chance(), tape, 0, checked=len(tape))
        self.listening = False
        self.turn = 1
        self.given: list[GivenAnswer] = []

    def next_turn(self, position: Any) -> None:
        self.turn += 1

    def ask(self, question: Question[A]) -> A:
        answer = super().ask(question)
        at = self.position - 1
        self.given.append(_given_answer(at, question, self.tape[at], self.turn))
        return answer


def _given_answer(at: int, question: Question[Any], entry: TapeEntry, turn: int) -> GivenAnswer:
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
        at,
        message_to_json(Message(question.id, question.args)),
        entry.answer,
        menu_entry,
        fields,
        turn,
    )


def _answer_field(field: Question[Any], value: object) -> AnswerField:
    if isinstance(field, Choice | Card | Space):
        value = arg_to_json(Ref(field.kind, str(value)))
    return AnswerField(message_to_json(Message(field.id, field.args)), value)
