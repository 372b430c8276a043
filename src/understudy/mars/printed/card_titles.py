"""Card titles in code, such as "B01 Meteor Shower": the number and the printed name."""

from __future__ import annotations

from understudy.mars.printed.cards import BONUS_CARDS, CARD_ID, PROJECT_CARDS
from understudy.mars.printed.corporations import CORPORATION_NAMES


def bonus_card(title: str) -> int:
    """Return the id of a bonus card by its title."""
    number, _, name = title.partition(" ")
    id = CARD_ID[number]
    _check_name(title, name, BONUS_CARDS[id].names["en"])
    return id


def project_card(title: str) -> str:
    """Return the number of a project card by its title."""
    number, _, name = title.partition(" ")
    _check_name(title, name, PROJECT_CARDS[CARD_ID[number]].names["en"])
    return number


def corporation(title: str) -> str:
    """Return the number of a corporation by its title."""
    number, _, name = title.partition(" ")
    _check_name(title, name, CORPORATION_NAMES[number]["en"])
    return number


def _check_name(title: str, name: str, printed: str) -> None:
    if name != printed:
        raise ValueError(f"{title}: the name on that card is {printed}")
