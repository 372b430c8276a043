"""Advice: compares the possible moves by playing games from the current position.

Like a forecast it does not lock the game, and stops when the game changes.
"""

from __future__ import annotations

from collections.abc import Sequence

from understudy.core import Illegal, Session
from understudy.service.cache.game_cache import GameCache
from understudy.service.wire.errors import NotFound
from understudy.service.wire.payloads import AdviceReport, AdviceRequest, MoveAdvice
from understudy.service.wire.responses import Disconnected
from understudy.sim.advice import Advice, advise, legal_moves
from understudy.sim.forecast import turn_start
from understudy.sim.time_slices import Slices


def compare_moves(
    games: GameCache, id: str, data: AdviceRequest, disconnected: Disconnected
) -> Slices[AdviceReport]:
    """Compare the best moves. Refused as stale if the game changes before it is done."""
    with games.locked_game(id) as game:
        revision, moves = game.revision, _moves(game.session)
        start = turn_start(game.session)

    def is_canceled() -> bool:
        return disconnected() or games.store.revision(id) != revision

    def compute() -> Slices[AdviceReport]:
        found = yield from advise(start, moves, data.games, data.seed, is_canceled)
        reports = [_report(advice) for advice in found.moves]
        return AdviceReport(revision, found.games, found.seconds, reports, _report(found.passing))

    cache_key = ("advice", revision, data.games, data.seed)
    return (yield from games.forecasts.get_or_compute(id, cache_key, compute))


def _moves(session: Session) -> Sequence[object]:
    """Return the moves to compare, or raise `NotFound` if the game has no advice."""
    try:
        return legal_moves(session)
    except Illegal as refused:
        raise NotFound(refused.message.id) from refused


def _report(found: Advice) -> MoveAdvice:
    return MoveAdvice(
        found.move, found.ahead, found.error, found.human, found.bot, found.clearly_worse
    )
