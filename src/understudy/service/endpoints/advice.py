"""The counsel: what moves would come to, compared by games that are played on from here.

It is made beside the game like a forecast, and ends as one does.
"""

from __future__ import annotations

from collections.abc import Sequence

from understudy.core import Illegal, Session
from understudy.service.cache.game_cache import OpenGames
from understudy.service.wire.errors import NotThere
from understudy.service.wire.payloads import CounselReport, CounselWanted, MoveAdvice
from understudy.service.wire.responses import Gone
from understudy.sim.advice import Advice, counsel, moves_of
from understudy.sim.forecast import start_of
from understudy.sim.time_slices import Slices


def compare_moves(
    games: OpenGames, id: str, data: CounselWanted, gone: Gone
) -> Slices[CounselReport]:
    """What the best moves would come to; refused as stale if the game moves on meanwhile."""
    with games.playing(id) as game:
        revision, moves = game.revision, _moves(game.session)
        start = start_of(game.session)

    def unwanted() -> bool:
        return gone() or games.store.revision(id) != revision

    def make() -> Slices[CounselReport]:
        found = yield from counsel(start, moves, data.games, data.seed, unwanted)
        told = [_report(advice) for advice in found.moves]
        return CounselReport(revision, found.games, found.seconds, told, _report(found.passing))

    about = ("counsel", revision, data.games, data.seed)
    return (yield from games.forecasts.once(id, about, make))


def _moves(session: Session) -> Sequence[object]:
    """What can be compared; a game in which nothing can be has no counsel."""
    try:
        return moves_of(session)
    except Illegal as refused:
        raise NotThere(refused.message.id) from refused


def _report(found: Advice) -> MoveAdvice:
    return MoveAdvice(found.move, found.ahead, found.error, found.human, found.bot, found.apart)
