"""The forecast: what the bot will score from the live position.

It is played beside the game, which nobody has to wait for; as soon as the game moves on, or the
client has gone, it ends.
"""

from __future__ import annotations

from understudy.service.cache.game_cache import GameCache
from understudy.service.wire.payloads import ForecastReport, ForecastRequest, ScoreSpread
from understudy.service.wire.responses import Disconnected
from understudy.sim.forecast import Forecast, Spread, forecast_in_slices, turn_start
from understudy.sim.time_slices import Slices


def forecast_game(
    games: GameCache, id: str, data: ForecastRequest, gone: Disconnected
) -> Slices[ForecastReport]:
    """What the bot will score; refused as stale if the game moves on meanwhile."""
    with games.playing(id) as game:
        revision, start = game.revision, turn_start(game.session)

    def unwanted() -> bool:
        return gone() or games.store.revision(id) != revision

    def make() -> Slices[ForecastReport]:
        found = yield from forecast_in_slices(
            start, data.continuations, data.seed, unwanted=unwanted
        )
        return _report(found, revision)

    return (yield from games.forecasts.once(id, (revision, data.continuations, data.seed), make))


def _report(found: Forecast, revision: int) -> ForecastReport:
    return ForecastReport(
        revision=revision,
        continuations=found.continuations,
        seconds=found.seconds,
        score=_spread(found.score) if found.score else None,
        by_end={str(end): _spread(spread) for end, spread in found.by_end.items()},
        lost=found.lost,
        human_won=found.human_won,
        counts={str(score): count for score, count in found.counts.items()},
    )


def _spread(spread: Spread) -> ScoreSpread:
    return ScoreSpread(spread.share, spread.mean, spread.median, spread.low, spread.high)
