"""Preview the effects of answers before giving one."""

from __future__ import annotations

from typing import Any

from understudy.core import Refused, Session, message_to_json
from understudy.core.session.preview import preview_answer
from understudy.service.cache.game_cache import GameCache, check_token
from understudy.service.wire.payloads import PreviewReport, PreviewRequest


def preview_answers(games: GameCache, id: str, data: PreviewRequest) -> list[PreviewReport]:
    """Preview the certain effects of each of these answers. Nothing changes."""
    with games.locked_game(id) as game:
        check_token(game, data.token)
        return [_report(game.session, answers) for answers in data.answers]


def _report(session: Session, answers: list[Any]) -> PreviewReport:
    try:
        found = preview_answer(session, *answers)
    except Refused as reason:
        return PreviewReport(message_to_json(reason.message), [], [], None, False)
    return PreviewReport(
        refused=None,
        changes=[change.to_json() for change in (*found.changes, *found.points)],
        payments=[payment.to_json() for payment in found.payments],
        asks=found.asks.id if found.asks else None,
        chance=found.chance,
    )
