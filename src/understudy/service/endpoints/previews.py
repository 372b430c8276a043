"""What answers would bring, before one of them is given."""

from __future__ import annotations

from typing import Any

from understudy.core import Refused, Session, Stale, message_to_json
from understudy.core.session.preview import preview_answer
from understudy.service.cache.game_cache import GameCache
from understudy.service.wire.payloads import OutlookReport, PreviewRequest


def preview_answers(games: GameCache, id: str, data: PreviewRequest) -> list[OutlookReport]:
    """See what each of these answers would bring. Nothing changes."""
    with games.playing(id) as game:
        if data.token != game.token:
            raise Stale("table-stale-answer")
        return [_report(game.session, answers) for answers in data.answers]


def _report(session: Session, answers: list[Any]) -> OutlookReport:
    try:
        found = preview_answer(session, *answers)
    except Refused as reason:
        return OutlookReport(message_to_json(reason.message), [], [], None, False)
    return OutlookReport(
        refused=None,
        changes=[change.to_json() for change in (*found.changes, *found.points)],
        payments=[payment.to_json() for payment in found.payments],
        asks=found.asks.id if found.asks else None,
        chance=found.chance,
    )
