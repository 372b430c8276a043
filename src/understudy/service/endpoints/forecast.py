"""Forecast: the bot's final score from the current position.

It does not lock the game, and stops when the game changes or the client disconnects.
"""

from __future__ import annotations

from understudy.core import Illegal
from understudy.service.cache.game_cache import GameCache
from understudy.service.wire.payloads import ForecastReport, ForecastRequest, ScoreSpread
from understudy.service.wire.responses import Disconnected
from understudy.sim.forecast import Forecast, Spread, forecast_in_slices, turn_start
from understudy.sim.time_slices import Slices


def forecast_game(
    games: GameCache, id: str, data: ForecastRequest, disconnected: Disconnected
) -> Slices[ForecastReport]:
    """Forecast the bot's final score. Refused as stale if the game changes before it is done.

    A request for more continuations plays only those that are missing; one for fewer plays none.
    """
    with games.locked_game(id) as game:
        revision, start = game.revision, turn_start(game.session)
    agent = data.agent or start.forecasting.agent
    # Others, such as the expert, would compute for minutes.
    if agent.partition(":")[0] != start.forecasting.agent.partition(":")[0]:
        raise Illegal("terminal-unknown-human", name=agent, known=start.forecasting.agent)

    def is_canceled() -> bool:
        return disconnected() or games.store.revision(id) != revision

    def continue_from(known: object) -> Slices[Forecast]:
        earlier = known if isinstance(known, Forecast) else None
        if earlier is not None and earlier.continuations >= data.continuations:
            return earlier
        return (
            yield from forecast_in_slices(
                start,
                data.continuations,
                data.seed,
                agent,
                is_canceled=is_canceled,
                earlier=earlier,
            )
        )

    cache_key = ("forecast", revision, data.seed, agent)
    found = yield from games.forecasts.continue_from(id, cache_key, continue_from)
    return _report(found, revision)


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
