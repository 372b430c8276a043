"""The counsel: what moves would come to, compared by games that are played on from here.

It is made beside the game like a forecast, and ends as one does.
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
    games: GameCache, id: str, data: AdviceRequest, gone: Disconnected
) -> Slices[AdviceReport]:
    """What the best moves would come to; refused as stale if the game moves on meanwhile."""
    with games.playing(id) as game:
        revision, moves = game.revision, _moves(game.session)
        start = turn_start(game.session)

    def unwanted() -> bool:
        return gone() or games.store.revision(id) != revision

    def make() -> Slices[AdviceReport]:
        found = yield from advise(start, moves, data.games, data.seed, unwanted)
        told = [_report(advice) for advice in found.moves]
        return AdviceReport(revision, found.games, found.seconds, told, _report(found.passing))

    about = ("counsel", revision, data.games, data.seed)
    return (yield from games.forecasts.once(id, about, make))


def _moves(session: Session) -> Sequence[object]:
    """What can be compared; a game in which nothing can be has no counsel."""
    try:
        return legal_moves(session)
    except Illegal as refused:
        raise NotFound(refused.message.id) from refused


def _report(found: Advice) -> MoveAdvice:
    return MoveAdvice(found.move, found.ahead, found.error, found.human, found.bot, found.apart)
