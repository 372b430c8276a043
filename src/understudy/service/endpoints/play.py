"""What a person does to a game: answer, undo, redo, correct.

The answer to a change is written out before the change is kept.
"""

from __future__ import annotations

from understudy.service.cache.cached_game import CachedGame
from understudy.service.cache.game_cache import ChangedElsewhere, GameCache, Say
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
from understudy.service.wire.responses import TextContent
from understudy.store import Right


def give_answer(
    games: GameCache, id: str, may: Right | None, data: Answer, since: Since = 0
) -> TextContent[GameDocument]:
    """Answer the question."""

    def answer() -> TextContent[GameDocument]:
        with games.playing(id) as game:
            say = _written(games, since, may)
            return games.answer(game, data.token, data.answer, data.key, say)

    try:
        return answer()
    except ChangedElsewhere:
        # Perhaps by the same answer: who heard nothing has sent it again, to another process.
        return answer()


def undo_answers(
    games: GameCache, id: str, may: Right | None, data: Undo, since: Since = 0
) -> TextContent[GameDocument]:
    """Take answers back."""
    with games.playing(id) as game:
        return games.undo(game, data.token, data.to, _written(games, since, may), ask=data.ask)


def redo_answer(
    games: GameCache, id: str, may: Right | None, data: Redo, since: Since = 0
) -> TextContent[GameDocument]:
    """Give an answer again."""
    with games.playing(id) as game:
        return games.redo(game, data.token, _written(games, since, may))


def correct_answer(
    games: GameCache, id: str, may: Right | None, data: Correct
) -> TextContent[CorrectionReport]:
    """Correct an earlier answer, or see what that would do."""
    with games.playing(id) as game:
        correction = games.preview_correction(game, data.token, data.at, data.answer)
        if not data.apply:
            return TextContent(games.encode(report(correction, None)))
        return games.correct(
            game,
            correction,
            lambda applied: TextContent(
                games.encode(report(correction, document(applied, may=may)))
            ),
        )


def _written(games: GameCache, since: int, may: Right | None) -> Say[TextContent[GameDocument]]:
    def write(game: CachedGame) -> TextContent[GameDocument]:
        return TextContent(games.encode(document(game, since, may)))

    return write
