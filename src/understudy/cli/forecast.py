"""The forecast at the command line."""

from __future__ import annotations

from rich.table import Table

from understudy.cli.words import Words
from understudy.sim.forecast import Forecast, Spread


def forecast_table(forecast: Forecast, words: Words) -> Table:
    """The score by the time at which the game ends, where that differs, and as a whole."""
    ends = forecast.by_end if len(forecast.by_end) > 1 else {}
    table = Table(words("terminal-forecast-end") if ends else "")
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


def forecast_lines(forecast: Forecast, words: Words) -> list[str]:
    """What the table does not say."""
    return [
        words(
            "terminal-forecast-chances",
            won=f"{100 * forecast.human_won:.1f}",
            lost=f"{100 * forecast.lost:.1f}",
        ),
        words(
            "terminal-forecast-time",
            continuations=forecast.continuations,
            seconds=f"{forecast.seconds:.2f}",
        ),
    ]
