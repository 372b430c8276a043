"""Payments and losses of the human side."""

import pytest

from understudy.core import ScriptTable
from understudy.mars.cards.library import LIBRARY
from understudy.mars.human.rules.stock import lose, spend
from understudy.mars.human.seat import ScreenSeat
from understudy.mars.human.state.card import PLANTS


def test_a_payment_that_is_too_large_is_an_error() -> None:
    you = ScreenSeat(LIBRARY)
    you.stock[PLANTS] = 2
    with pytest.raises(AssertionError, match="plants: 3 due, 2 there"):
        spend(ScriptTable([], None), you, PLANTS, 3)
    assert you.stock[PLANTS] == 2


def test_a_loss_takes_as_much_as_there_is() -> None:
    you = ScreenSeat(LIBRARY)
    you.stock[PLANTS] = 2
    assert lose(ScriptTable([], None), you, PLANTS, 3) == 2
    assert you.stock[PLANTS] == 0
