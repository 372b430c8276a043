"""Change a game: answer, undo, redo, correct.

The reply is encoded before the change is stored, so that a failure changes nothing.
"""

from __future__ import annotations

from collections.abc import Sequence

from understudy.core import Correction, TableChange
from understudy.service.cache.cached_game import CachedGame
from understudy.service.cache.game_cache import ChangedElsewhere, GameCache, check_token
from understudy.service.endpoints.game_document import (
    changes_after_edit,
    changes_after_undo,
    correction_report,
    document,
    encoded_document,
)
from understudy.service.wire.payloads import (
    Answer,
    Correct,
    CorrectionReport,
    GameDocument,
    Redo,
    Since,
    Undo,
)
from understudy.service.wire.responses import Disconnected, TextContent, stop_if, to_json
from understudy.store import Right


def give_answer(
    games: GameCache, id: str, granted: Right | None, data: Answer, since: Since = 0
) -> TextContent[GameDocument]:
    """Answer the current question."""

    def answer(token: str | None) -> TextContent[GameDocument]:
        with games.locked_game(id, token) as game:
            table = changes_after_edit(game.session)
            render = encoded_document(games, since, granted, table)
            return games.answer(
                game, data.token, data.answer, data.key, render, retried=token is None
            )

    try:
        return answer(data.token)
    except ChangedElsewhere:
        # Another process may have stored this answer: the client retried after a lost reply.
        return answer(None)


def undo_answers(
    games: GameCache, id: str, granted: Right | None, data: Undo, since: Since = 0
) -> TextContent[GameDocument]:
    """Undo answers."""
    with games.locked_game(id) as game:
        render = encoded_document(games, since, granted, changes_after_undo(game.session))
        return games.undo(game, data.token, data.to, render, ask=data.ask)


def redo_answer(
    games: GameCache, id: str, granted: Right | None, data: Redo, since: Since = 0
) -> TextContent[GameDocument]:
    """Redo the answer that was undone last."""
    with games.locked_game(id) as game:
        return games.redo(game, data.token, encoded_document(games, since, granted))


def correct_answer(
    games: GameCache, id: str, granted: Right | None, data: Correct, disconnected: Disconnected
) -> TextContent[CorrectionReport]:
    """Correct an earlier answer, or preview the correction."""
    # The game is not locked while it is replayed.
    with games.locked_game(id) as game:
        check_token(game, data.token)
        revision, correctable = game.revision, game.session.correctable()
        # The rules change the position itself with the next answer.
        system, position = game.session.system, game.session.position.copy()

    def correct() -> tuple[Correction, Sequence[TableChange]]:
        correction = correctable.correct(data.at, data.answer, lambda: stop_if(disconnected))
        return correction, system.table_changes(position, correction.session.position)

    if not data.apply:
        key = (id, revision, f"correction {data.at} {to_json(data.answer)}")
        return games.replays.get_or_compute(
            games.encode, key, lambda: correction_report(*correct(), None)
        )
    correction, table = correct()

    def render(corrected: CachedGame) -> TextContent[CorrectionReport]:
        applied = document(corrected, granted=granted, table=table)
        return TextContent(games.encode(correction_report(correction, table, applied)))

    with games.locked_game(id) as game:
        check_token(game, data.token)
        return games.replace_session(game, correction.session, render)
