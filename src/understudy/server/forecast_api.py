"""The forecast: what the bot will score from the live position.

It is played beside the game, which nobody has to wait for; as soon as the game moves on it ends.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated, Final

from litestar import post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody
from litestar.types import ControllerRouterHandler
from msgspec import Meta, Struct

from understudy.server.open_games import OpenGames
from understudy.server.openapi import refusals

if TYPE_CHECKING:
    from understudy.sim.forecast import Forecast, Spread

CONTINUATIONS: Final = 1000
MOST: Final = 2000


class ForecastWanted(Struct):
    """How many continuations to play; the same seed gives the same forecast."""

    continuations: Annotated[int, Meta(ge=1, le=MOST)] = CONTINUATIONS
    seed: Annotated[int, Meta(ge=0, le=2**48)] = 1


class ScoreSpread(Struct):
    """Where the final score lies."""

    share: Annotated[float, Meta(description="Of all continuations.")]
    mean: float
    median: float
    low: Annotated[float, Meta(description="A tenth of the scores is lower.")]
    high: Annotated[float, Meta(description="A tenth of the scores is higher.")]


class ForecastReport(Struct):
    """The bot's final score as far as it can be known now."""

    revision: Annotated[int, Meta(description="The state of the game it holds for.")]
    continuations: int
    seconds: float
    score: ScoreSpread | None
    by_end: Annotated[
        dict[str, ScoreSpread], Meta(description="By the time at which the game ends.")
    ]
    lost: Annotated[float, Meta(description="The share that ends because time runs out.")]
    human_won: Annotated[float, Meta(description="The share that the person wins.")]
    counts: Annotated[dict[str, int], Meta(description="How often each score came up.")]


@post(
    "/games/{id:str}/forecast",
    status_code=200,
    sync_to_thread=True,
    responses=refusals(400, 404, 409, 413, 422),
)
def forecast_game(
    id: FromPath[str], data: JSONBody[ForecastWanted], games: NamedDependency[OpenGames]
) -> ForecastReport:
    """What the bot will score; refused as stale if the game moves on meanwhile."""
    # Only now: a server that nobody asks for a forecast starts sooner without the rules.
    from understudy.sim.forecast import look_ahead, start_of

    with games.playing(id) as kept:
        revision, start = kept.revision, start_of(kept.session)

    def moved_on() -> bool:
        return games.store.revision(id) != revision

    found = look_ahead(start, data.continuations, data.seed, "pace", moved_on)
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


HANDLERS: Final[Sequence[ControllerRouterHandler]] = (forecast_game,)
