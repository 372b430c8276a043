"""Output of the command `forecast`."""

from __future__ import annotations

from math import floor
from typing import Final

from rich.table import Table

from understudy.cli.screens.screen import find_screen
from understudy.cli.translations import Translations
from understudy.core import Arg, Session
from understudy.sim.forecast import Forecast, Spread

MIN_SHARE: Final = 0.005
"""A smaller share would be rounded to 0 %."""


def forecast_table(forecast: Forecast, game: str, words: Translations) -> Table:
    """Return a table of the scores, also by the time at which the game ends if that differs."""
    ends = forecast.by_end if len(forecast.by_end) > 1 else {}
    table = Table(words(f"{game}-outcome-{forecast.clock}") if ends else "")
    for column in ("share", "mean", "median", "interval"):
        table.add_column(words(f"terminal-forecast-{column}"), justify="right")
    for end, spread in ends.items():
        table.add_row(str(end), *_cells(spread))
    if forecast.score is not None:
        table.add_section()
        table.add_row(words("terminal-forecast-all"), *_cells(forecast.score))
    return table


def _cells(spread: Spread) -> list[str]:
    return [
        f"{100 * spread.share:.1f} %",
        f"{spread.mean:.1f}",
        f"{spread.median:g}",
        f"{spread.low:g}–{spread.high:g}",
    ]


def forecast_lines(forecast: Forecast, session: Session, words: Translations) -> list[str]:
    """Return the forecast in the sentences of the page, some of which depend on the game."""
    name = session.system.name
    own_messages = find_screen(session.system).forecast(session.system.view(session.position))

    def say(part: str, **args: Arg) -> str:
        return words(own_messages.get(part, f"page-forecast-{part}"), **args)

    lines = [words("page-forecast-no-score")]
    if forecast.score is not None:
        low, high = _round(forecast.score.low), _round(forecast.score.high)
        lines = [
            say("lead", bot=words.name(f"{name}-owner", "bot"), low=low, high=high),
            words("page-forecast-median", median=_round(forecast.score.median)),
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
    return "< 1" if 0 < share < MIN_SHARE else round(100 * share)


def _round(points: float) -> int:
    """Round a half up, as the page does."""
    return floor(points + 0.5)
