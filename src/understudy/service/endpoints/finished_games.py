"""The history: finished games."""

from __future__ import annotations

from understudy.service.cache.game_cache import GameCache
from understudy.service.endpoints.game_document import summarize_options
from understudy.service.requester import Requester
from understudy.service.wire.payloads import MAX_PAGE_SIZE, FinishedGame, Offset, PageSize
from understudy.store import GameListing


def read_history(
    games: GameCache, requester: Requester, limit: PageSize = MAX_PAGE_SIZE, offset: Offset = 0
) -> list[FinishedGame]:
    """List the finished games, the last changed first. Damaged games are marked."""
    listings = games.store.list_games(limit, offset, finished=True, device=requester.device)
    return [_finished_game(listing) for listing in listings]


def _finished_game(listing: GameListing) -> FinishedGame:
    scores: dict[str, dict[str, int]] = {}
    for name, value in listing.summary.items():
        group, _, rest = name.partition(".")
        side, _, line = rest.partition(".")
        if group == "scores" and line and isinstance(value, int):
            scores.setdefault(side, {})[line] = value
    winner = listing.summary.get("winner")
    peeks = listing.summary.get("looked_ahead")
    return FinishedGame(
        id=listing.id,
        system=listing.system,
        options=summarize_options(listing.options),
        started=listing.created,
        finished=listing.updated,
        winner=None if winner is None else str(winner),
        scores=scores,
        summary=listing.summary,
        looked_ahead=peeks if isinstance(peeks, int) else 0,
        title=listing.title,
        damaged=listing.damaged,
    )
