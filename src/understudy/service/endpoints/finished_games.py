"""The games that were played to their end."""

from __future__ import annotations

from understudy.service.cache.game_cache import GameCache
from understudy.service.endpoints.game_document import summarize_options
from understudy.service.requester import Requester
from understudy.service.wire.payloads import LONGEST_PAGE, FinishedGame, Offset, PageSize
from understudy.store import GameListing


def read_history(
    games: GameCache, visitor: Requester, limit: PageSize = LONGEST_PAGE, offset: Offset = 0
) -> list[FinishedGame]:
    """The games that were played to their end, the last one first. A damaged one is marked."""
    lines = games.store.list_games(limit, offset, finished=True, device=visitor.device)
    return [_finished(listed) for listed in lines]


def _finished(listed: GameListing) -> FinishedGame:
    scores: dict[str, dict[str, int]] = {}
    for name, value in listed.summary.items():
        table, _, rest = name.partition(".")
        side, _, line = rest.partition(".")
        if table == "scores" and line and isinstance(value, int):
            scores.setdefault(side, {})[line] = value
    winner = listed.summary.get("winner")
    times = listed.summary.get("looked_ahead")
    return FinishedGame(
        id=listed.id,
        system=listed.system,
        options=summarize_options(listed.options),
        finished=listed.updated,
        winner=None if winner is None else str(winner),
        scores=scores,
        summary=listed.summary,
        looked_ahead=times if isinstance(times, int) else 0,
        title=listed.title,
        damaged=listed.damaged,
    )
