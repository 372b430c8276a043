"""Statements carry the printed number and name of their card: "B01 Meteor Shower"."""

from __future__ import annotations

from understudy.mars.printed.cards import BONUS_CARDS, CARD_ID, PROJECT_CARDS
from understudy.mars.printed.corporations import CORPORATION_NAMES


def bonus_card(statement: str) -> int:
    """The id of a bonus card by its number and name."""
    number, _, name = statement.partition(" ")
    id = CARD_ID[number]
    _must_be(statement, name, BONUS_CARDS[id].names["en"])
    return id


def project_card(statement: str) -> str:
    """The number of a project card by its number and name."""
    number, _, name = statement.partition(" ")
    _must_be(statement, name, PROJECT_CARDS[CARD_ID[number]].names["en"])
    return number


def corporation(statement: str) -> str:
    """The number of a corporation by its number and name."""
    number, _, name = statement.partition(" ")
    _must_be(statement, name, CORPORATION_NAMES[number]["en"])
    return number


def _must_be(statement: str, name: str, printed: str) -> None:
    if name != printed:
        raise ValueError(f"{statement}: the name on that card is {printed}")
