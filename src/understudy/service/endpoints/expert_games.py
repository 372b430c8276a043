"""Games of the expert with given options and seed, such as those of a deal of the day.

A client asks until the game is over; each request plays a part of it. The game is not stored.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from understudy.core import Illegal
from understudy.service.cache.game_cache import GameCache
from understudy.service.game_lookup import named_system
from understudy.service.wire.advice_payloads import (
    ExpertGameReport,
    ExpertGameRequest,
    ExpertScores,
)
from understudy.service.wire.errors import NotFound
from understudy.service.wire.responses import Disconnected, to_json

if TYPE_CHECKING:
    from understudy.sim.advice.expert_game import ExpertGame
    from understudy.sim.time_slices import Slices


def continue_expert_game(
    games: GameCache, name: str, data: ExpertGameRequest, disconnected: Disconnected
) -> ExpertGameReport:
    """Let the expert play a game a little further; over after some requests."""
    system = named_system(name)
    options = system.complete_options(data.options)

    def begin(report: Callable[[int], None]) -> Slices[ExpertGame]:
        from understudy.sim.advice.expert_game import play_in_slices

        return play_in_slices(system, options, data.seed, report)

    key = f"{system.name} {data.seed} {to_json(options)}"
    try:
        work = games.expert_games.continue_work((key, 0), begin, disconnected)
    except Illegal as refused:
        raise NotFound(refused.message.id, **refused.message.args) from refused
    ended = work.result
    if ended is None:
        return ExpertGameReport(work.progress or 0, None)
    return ExpertGameReport(
        ended.round, ExpertScores(ended.points, ended.opponent_points, ended.won)
    )
