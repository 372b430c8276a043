"""The generator follows its theory and gives every number equally often."""

from collections import Counter
from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from understudy.core import Chance, derive_stream
from understudy.core.chance import DIGIT, MULTIPLIER

BASE = 1 << DIGIT
MODULUS = MULTIPLIER * BASE - 1
states = st.integers(0, (1 << 64) - 1)


def is_prime(number: int) -> bool:
    """Return whether a number is prime: Miller and Rabin's test, exact below 2⁶⁴."""
    odd = number - 1
    while odd % 2 == 0:
        odd //= 2
    for witness in (2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37):
        power, exponent = pow(witness, odd, number), odd
        while exponent != number - 1 and power not in (1, number - 1):
            power, exponent = power * power % number, 2 * exponent
        if power != number - 1 and exponent % 2 == 0:
            return False
    return True


def test_the_period_is_maximal() -> None:
    assert not is_prime(561)
    assert is_prime(MODULUS)
    assert is_prime((MODULUS - 1) // 2)
    assert pow(BASE, 2, MODULUS) != 1


@given(states)
def test_a_step_divides_by_the_base(state: int) -> None:
    """Multiplying with carry is a division by the base, modulo a prime."""
    chance = Chance(state)
    expected = chance.state * pow(BASE, -1, MODULUS) % MODULUS
    bits = chance.state % BASE ^ chance.state // BASE
    assert chance.below(BASE) == bits
    assert chance.state == expected


@given(states)
def test_a_state_survives_copying(state: int) -> None:
    chance = Chance(state)
    assert 0 < chance.state < MODULUS
    assert chance.copy().state == Chance(chance.state).state == chance.state


def test_no_state_is_stuck() -> None:
    for state in (0, MODULUS, 2 * MODULUS):
        chance = Chance(state)
        assert len({chance.below(BASE) for _ in range(9)}) == 9


def test_the_same_seed_gives_the_same_numbers_on_any_machine() -> None:
    chance = Chance(derive_stream(7, "game"))
    assert [chance.below(208) for _ in range(8)] == [19, 24, 87, 58, 94, 139, 159, 196]


def test_streams_differ_by_seed_and_path() -> None:
    states = {derive_stream(seed, "game", n) for seed in range(30) for n in range(30)}
    assert len(states) == 900
    assert derive_stream(1, "a", 2) != derive_stream(1, "a/2x")


@given(st.integers(1, 1000), states)
def test_numbers_stay_below_their_limit(limit: int, state: int) -> None:
    chance = Chance(state)
    assert all(0 <= chance.below(limit) < limit for _ in range(20))


def test_every_number_comes_equally_often() -> None:
    chance = Chance(derive_stream(1, "fair"))
    counts = Counter(chance.below(7) for _ in range(70_000))
    assert all(abs(count - 10_000) < 450 for count in counts.values())


def test_consecutive_numbers_are_independent() -> None:
    chance = Chance(derive_stream(2, "fair"))
    numbers = [chance.below(8) for _ in range(64_001)]
    pairs = Counter(pairwise(numbers))
    assert sum((count - 1000) ** 2 / 1000 for count in pairs.values()) < 103.4
