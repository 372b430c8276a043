"""Statistics that merge exactly: how often each value of each outcome occurred.

Outcomes are small whole numbers, so the counts stay small for any number of games. Every statistic
comes from exact sums, so it does not depend on the order of the games.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from math import sqrt
from typing import Final


@dataclass(frozen=True, slots=True)
class Summary:
    """The distribution of one outcome.

    `sd` is the sample standard deviation (divisor n - 1; 0 for a single game). A quantile q
    interpolates linearly between the sorted values x[0] … x[n - 1] at index (n - 1) · q
    (Hyndman and Fan's type 7, the default of NumPy and R). `ci95` is half the width of the 95 %
    confidence interval of the mean (Student's t).
    """

    mean: float
    sd: float
    min: int
    q05: float
    q25: float
    q50: float
    q75: float
    q95: float
    max: int
    ci95: float

    def to_json(self) -> dict[str, float]:
        """Return the statistics by name, without the confidence interval."""
        statistics = asdict(self)
        del statistics["ci95"]
        return statistics


class Tally:
    """How often each value of each outcome occurred in `games` games.

    `leading` outcomes are listed first.
    """

    def __init__(self, leading: Sequence[str] = ()) -> None:
        self.leading = leading
        self.games = 0
        self.counts: dict[str, Counter[int]] = {}

    def add(self, outcomes: Mapping[str, int]) -> None:
        self.games += 1
        counts = self.counts
        for name, value in outcomes.items():
            if name not in counts:
                counts[name] = Counter()
            counts[name][value] += 1

    def merge(self, other: Tally) -> None:
        self.games += other.games
        for name, counted in other.counts.items():
            self.counts.setdefault(name, Counter()).update(counted)

    def summaries(self) -> dict[str, Summary]:
        """Return the distribution of every outcome, by name."""
        return {name: summary(self.counts[name]) for name in self.names()}

    def names(self) -> list[str]:
        """Return the outcomes, leading ones first, then by name."""
        leading = [name for name in self.leading if name in self.counts]
        return [*leading, *sorted(self.counts.keys() - set(leading))]


def summary(counted: Mapping[int, int]) -> Summary:
    """Return the distribution of values, given how often each occurred; at least one."""
    values = sorted(counted)
    n = sum(counted.values())
    total = sum(value * counted[value] for value in values)
    squares = sum(value * value * counted[value] for value in values)
    variance = (n * squares - total * total) / (n * (n - 1)) if n > 1 else 0.0
    return Summary(
        mean=total / n,
        sd=sqrt(variance),
        min=values[0],
        q05=quantile(counted, 5),
        q25=quantile(counted, 25),
        q50=quantile(counted, 50),
        q75=quantile(counted, 75),
        q95=quantile(counted, 95),
        max=values[-1],
        ci95=t_quantile_975(n - 1) * sqrt(variance / n) if n > 1 else 0.0,
    )


def t_quantile_975(freedom: int) -> float:
    """Return the 97.5 % quantile of Student's t; exact for few degrees of freedom.

    For more it uses the expansion of Cornish and Fisher (Abramowitz and Stegun 26.7.5), which has
    four correct digits.
    """
    if freedom <= len(FEW):
        return FEW[freedom - 1]
    z = 1.959963984540054
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / freedom + second / freedom**2 + third / freedom**3


FEW: Final = (12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228)


def mean(counted: Mapping[int, int]) -> float:
    """Return the mean of values, given how often each occurred."""
    return sum(value * count for value, count in counted.items()) / sum(counted.values())


def quantile(counted: Mapping[int, int], percent: int) -> float:
    """Return the quantile as `Summary` defines it."""
    n = sum(counted.values())
    place, hundredths = divmod((n - 1) * percent, 100)
    below = _order_statistic(counted, place)
    if not hundredths:
        return float(below)
    return below + (_order_statistic(counted, place + 1) - below) * hundredths / 100


def central_range(counted: Mapping[int, int], percent: int) -> tuple[int, int]:
    """Return the lowest and the highest value of the central `percent` percent, both included.

    Whole numbers rarely split exactly, so each end is the value that comes closest; quantiles would
    include too much.
    """
    n = sum(counted.values())
    outside = n * (100 - percent) / 200
    below: dict[int, int] = {}
    passed = 0
    for value in sorted(counted):
        below[value] = passed
        passed += counted[value]
    low = min(below, key=lambda value: abs(below[value] - outside))
    high = min(below, key=lambda value: abs(n - below[value] - counted[value] - outside))
    return low, high


def _order_statistic(counted: Mapping[int, int], place: int) -> int:
    passed = 0
    for value in sorted(counted):
        passed += counted[value]
        if place < passed:
            return value
    raise IndexError(place)
