"""What a person does to a game: answer, undo, redo, correct."""

from __future__ import annotations

from understudy.desk.documents import document, report
from understudy.desk.open_games import OpenGames
from understudy.desk.shapes import (
    Answer,
    Correct,
    CorrectionReport,
    GameDocument,
    Redo,
    Since,
    Undo,
)


def give_answer(games: OpenGames, id: str, data: Answer, since: Since = 0) -> GameDocument:
    """Answer the question."""
    with games.playing(id) as game:
        games.answer(game, data.token, data.answer, data.key)
        return document(game, since)


def undo_answers(games: OpenGames, id: str, data: Undo, since: Since = 0) -> GameDocument:
    """Take answers back."""
    with games.playing(id) as game:
        games.undo(game, data.token, data.to)
        return document(game, since)


def redo_answer(games: OpenGames, id: str, data: Redo, since: Since = 0) -> GameDocument:
    """Give an answer again."""
    with games.playing(id) as game:
        games.redo(game, data.token)
        return document(game, since)


def correct_answer(games: OpenGames, id: str, data: Correct) -> CorrectionReport:
    """Correct an earlier answer, or see what that would do."""
    with games.playing(id) as game:
        correction = games.correct(game, data.token, data.at, data.answer, apply=data.apply)
        return report(correction, document(game) if data.apply else None)
