"""Statistics from counts equal those of the list of values."""

from collections import Counter
from math import isclose
from statistics import mean, median, quantiles, stdev

from hypothesis import given
from hypothesis import strategies as st

from understudy.sim.tally import Tally, central_range, summary

values = st.lists(st.integers(-50, 200), min_size=2, max_size=200)


def tally(games: list[int]) -> Tally:
    counted = Tally()
    for value in games:
        counted.add({"points": value})
    return counted


@given(values)
def test_summary_equals_that_of_the_list(games: list[int]) -> None:
    found = summary(Counter(games))
    cuts = quantiles(games, n=20, method="inclusive")
    assert isclose(found.mean, mean(games), abs_tol=1e-9)
    assert isclose(found.sd, stdev(games), abs_tol=1e-9)
    assert (found.min, found.max) == (min(games), max(games))
    wanted = [cuts[0], cuts[4], cuts[9], cuts[14], cuts[18]]
    ours = [found.q05, found.q25, found.q50, found.q75, found.q95]
    assert all(isclose(a, b, abs_tol=1e-9) for a, b in zip(ours, wanted, strict=True))


@given(values, values)
def test_merging_is_counting_together(one: list[int], other: list[int]) -> None:
    merged = tally(one)
    merged.merge(tally(other))
    both = tally(other + one)
    assert merged.games == both.games
    assert merged.summaries() == both.summaries()


def test_a_single_game_has_no_spread() -> None:
    found = summary(Counter([7]))
    assert found.to_json() == {
        "mean": 7.0, "sd": 0.0, "min": 7, "q05": 7.0, "q25": 7.0, "q50": 7.0, "q75": 7.0,
        "q95": 7.0, "max": 7,
    }  # fmt: skip


@given(st.lists(st.integers(-5, 40), min_size=1, max_size=200))
def test_the_central_range_leaves_out_about_as_much_on_either_side(games: list[int]) -> None:
    low, high = central_range(Counter(games), 80)
    tenth = len(games) / 10
    missed = {value: abs(sum(game < value for game in games) - tenth) for value in games}
    assert missed[low] == min(missed.values())
    missed = {value: abs(sum(game > value for game in games) - tenth) for value in games}
    assert missed[high] == min(missed.values())
    assert low <= median(games) <= high
