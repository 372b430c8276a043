"""What a person does to a game: answer, undo, redo, correct.

The answer to a change is written out before the change is kept.
"""

from __future__ import annotations

from understudy.desk.documents import document, report
from understudy.desk.open_game import OpenGame
from understudy.desk.open_games import OpenGames, Overtaken, Say
from understudy.desk.replies import Written
from understudy.desk.shapes import (
    Answer,
    Correct,
    CorrectionReport,
    GameDocument,
    Redo,
    Since,
    Undo,
)


def give_answer(games: OpenGames, id: str, data: Answer, since: Since = 0) -> Written[GameDocument]:
    """Answer the question."""

    def answer() -> Written[GameDocument]:
        with games.playing(id) as game:
            return games.answer(game, data.token, data.answer, data.key, _written(games, since))

    try:
        return answer()
    except Overtaken:
        # Perhaps by the same answer: who heard nothing has sent it again, to another process.
        return answer()


def undo_answers(games: OpenGames, id: str, data: Undo, since: Since = 0) -> Written[GameDocument]:
    """Take answers back."""
    with games.playing(id) as game:
        return games.undo(game, data.token, data.to, _written(games, since), ask=data.ask)


def redo_answer(games: OpenGames, id: str, data: Redo, since: Since = 0) -> Written[GameDocument]:
    """Give an answer again."""
    with games.playing(id) as game:
        return games.redo(game, data.token, _written(games, since))


def correct_answer(games: OpenGames, id: str, data: Correct) -> Written[CorrectionReport]:
    """Correct an earlier answer, or see what that would do."""
    with games.playing(id) as game:
        correction = games.look_at_correction(game, data.token, data.at, data.answer)
        if not data.apply:
            return Written(games.encode(report(correction, None)))
        return games.correct(
            game,
            correction,
            lambda applied: Written(games.encode(report(correction, document(applied)))),
        )


def _written(games: OpenGames, since: int) -> Say[Written[GameDocument]]:
    def write(game: OpenGame) -> Written[GameDocument]:
        return Written(games.encode(document(game, since)))

    return write
