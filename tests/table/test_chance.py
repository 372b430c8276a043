"""The generator gives the published numbers, and every number equally often."""

from collections import Counter
from collections.abc import Iterator
from itertools import islice

from hypothesis import given
from hypothesis import strategies as st

from understudy.table import Chance, stream

MASK = (1 << 64) - 1


def pcg32(state: int, increment: int) -> Iterator[int]:
    """PCG32 as its author publishes it, written down a second time."""
    while True:
        old = state
        state = (old * 6364136223846793005 + increment) & MASK
        xorshifted = (((old >> 18) ^ old) >> 27) & 0xFFFFFFFF
        rot = old >> 59
        yield ((xorshifted >> rot) | (xorshifted << ((-rot) & 31))) & 0xFFFFFFFF


def test_the_reference_gives_the_published_numbers() -> None:
    increment = (54 << 1) | 1
    state = (((0 + increment) + 42) * 6364136223846793005 + increment) & MASK
    numbers = list(islice(pcg32(state, increment), 6))
    assert numbers == [0xA15C02B7, 0x7B47F409, 0xBA1D3330, 0x83D2F293, 0xBFA4784B, 0xCBED606E]


@given(st.integers(0, MASK))
def test_chance_is_pcg32(state: int) -> None:
    chance = Chance(state)
    ours = [chance.next32() for _ in range(8)]
    assert ours == list(islice(pcg32(state, 1442695040888963407), 8))


def test_the_same_seed_gives_the_same_numbers_on_any_machine() -> None:
    chance = Chance(stream(7, "game"))
    assert [chance.below(208) for _ in range(8)] == [151, 86, 141, 36, 130, 179, 2, 115]


def test_streams_differ_by_seed_and_path() -> None:
    states = {stream(seed, "game", n) for seed in range(30) for n in range(30)}
    assert len(states) == 900
    assert stream(1, "a", 2) != stream(1, "a/2x")


@given(st.integers(1, 1000), st.integers(0, MASK))
def test_numbers_stay_below_their_limit(limit: int, state: int) -> None:
    chance = Chance(state)
    assert all(0 <= chance.below(limit) < limit for _ in range(20))


def test_every_number_comes_equally_often() -> None:
    chance = Chance(stream(1, "fair"))
    counts = Counter(chance.below(7) for _ in range(70_000))
    assert all(abs(count - 10_000) < 450 for count in counts.values())
