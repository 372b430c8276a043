"""Plot of a review: the win probability by round, with the decisions that cost or gained most."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from understudy.sim.run_folder import import_analysis

if TYPE_CHECKING:
    from understudy.sim.advice.review import Review

LINE: Final = "#6b4a0f"
INK: Final = "#3b3a36"


def plot_review(review: Review) -> Any:
    """Return the figure; needs matplotlib."""
    figure = import_analysis("matplotlib.figure").Figure(figsize=(7, 3.2), layout="constrained")
    axes = figure.subplots()
    wins = [100 * one.expected.win for one in review.points]
    if review.result is not None:
        wins.append(100 * review.result.win)
    places = {one.at: number for number, one in enumerate(review.points)}
    starts = [
        n
        for n, one in enumerate(review.points)
        if n == 0 or one.round != review.points[n - 1].round
    ]
    axes.fill_between(range(len(wins)), wins, color=LINE, alpha=0.12)
    axes.plot(wins, color=LINE)
    axes.axhline(50, color=INK, linewidth=0.6)
    for decisions, marker, face in ((review.cost, "v", INK), (review.gained, "^", "none")):
        for one in decisions:
            # The turn during which the answer was given.
            x = max((n for at, n in places.items() if at <= one.at), default=0)
            y = wins[x]
            axes.plot([x], [y], marker, color=INK, markerfacecolor=face, markersize=8)
            axes.annotate(f"{100 * one.by:+.0f}", (x, y), (6, 4), textcoords="offset points")
    axes.set_xticks(starts, [str(review.points[n].round) for n in starts])
    axes.set(ylim=(0, 102), ylabel="win probability, %", xlim=(0, max(1, len(wins) - 1)))
    axes.set_title("if the expert continued", fontsize="medium", color=INK)
    return figure
