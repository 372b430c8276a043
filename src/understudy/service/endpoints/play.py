"""What a person does to a game: answer, undo, redo, correct.

The answer to a change is written out before the change is kept.
"""

from __future__ import annotations

from understudy.service.cache.cached_game import OpenGame
from understudy.service.cache.game_cache import OpenGames, Overtaken, Say
from understudy.service.endpoints.game_document import document, report
from understudy.service.wire.payloads import (
    Answer,
    Correct,
    CorrectionReport,
    GameDocument,
    Redo,
    Since,
    Undo,
)
from understudy.service.wire.responses import Written
from understudy.store import Right


def give_answer(
    games: OpenGames, id: str, may: Right | None, data: Answer, since: Since = 0
) -> Written[GameDocument]:
    """Answer the question."""

    def answer() -> Written[GameDocument]:
        with games.playing(id) as game:
            say = _written(games, since, may)
            return games.answer(game, data.token, data.answer, data.key, say)

    try:
        return answer()
    except Overtaken:
        # Perhaps by the same answer: who heard nothing has sent it again, to another process.
        return answer()


def undo_answers(
    games: OpenGames, id: str, may: Right | None, data: Undo, since: Since = 0
) -> Written[GameDocument]:
    """Take answers back."""
    with games.playing(id) as game:
        return games.undo(game, data.token, data.to, _written(games, since, may), ask=data.ask)


def redo_answer(
    games: OpenGames, id: str, may: Right | None, data: Redo, since: Since = 0
) -> Written[GameDocument]:
    """Give an answer again."""
    with games.playing(id) as game:
        return games.redo(game, data.token, _written(games, since, may))


def correct_answer(
    games: OpenGames, id: str, may: Right | None, data: Correct
) -> Written[CorrectionReport]:
    """Correct an earlier answer, or see what that would do."""
    with games.playing(id) as game:
        correction = games.look_at_correction(game, data.token, data.at, data.answer)
        if not data.apply:
            return Written(games.encode(report(correction, None)))
        return games.correct(
            game,
            correction,
            lambda applied: Written(games.encode(report(correction, document(applied, may=may)))),
        )


def _written(games: OpenGames, since: int, may: Right | None) -> Say[Written[GameDocument]]:
    def write(game: OpenGame) -> Written[GameDocument]:
        return Written(games.encode(document(game, since, may)))

    return write
