"""The forecast at the command line."""

from __future__ import annotations

from math import floor
from typing import Final

from rich.table import Table

from understudy.cli.screens.screen import find_screen
from understudy.cli.translations import Translations
from understudy.core import Arg, Session
from understudy.sim.forecast import Forecast, Spread

LEAST_SHARE: Final = 0.005
"""Less than this would be rounded to nothing."""


def forecast_table(forecast: Forecast, game: str, words: Translations) -> Table:
    """The score by the time at which the game ends, where that differs, and as a whole."""
    ends = forecast.by_end if len(forecast.by_end) > 1 else {}
    table = Table(words(f"{game}-outcome-{forecast.clock}") if ends else "")
    for column in ("share", "mean", "median", "interval"):
        table.add_column(words(f"terminal-forecast-{column}"), justify="right")
    for end, spread in ends.items():
        table.add_row(str(end), *_figures(spread))
    if forecast.score is not None:
        table.add_section()
        table.add_row(words("terminal-forecast-all"), *_figures(forecast.score))
    return table


def _figures(spread: Spread) -> list[str]:
    return [
        f"{100 * spread.share:.1f} %",
        f"{spread.mean:.1f}",
        f"{spread.median:g}",
        f"{spread.low:g}–{spread.high:g}",
    ]


def forecast_lines(forecast: Forecast, session: Session, words: Translations) -> list[str]:
    """The same in sentences: those of the page, in which each game speaks of its own model."""
    name = session.system.name
    own = find_screen(session.system).forecast(session.system.view(session.position))

    def say(part: str, **args: Arg) -> str:
        return words(own.get(part, f"page-forecast-{part}"), **args)

    lines = [words("page-forecast-no-score")]
    if forecast.score is not None:
        low, high = _whole(forecast.score.low), _whole(forecast.score.high)
        lines = [
            say("lead", bot=words.name(f"{name}-owner", "bot"), low=low, high=high),
            words("page-forecast-median", median=_whole(forecast.score.median)),
        ]
    return [
        *lines,
        say("assumes"),
        say("won", won=_percent(forecast.human_won), lost=_percent(forecast.lost)),
        words(
            "terminal-forecast-time",
            continuations=forecast.continuations,
            seconds=f"{forecast.seconds:.2f}",
        ),
    ]


def _percent(share: float) -> str | int:
    return "< 1" if 0 < share < LEAST_SHARE else round(100 * share)


def _whole(points: float) -> int:
    """As the page rounds: a half goes up."""
    return floor(points + 0.5)
