"""Card titles in code, such as "B01 Meteor Shower": the number and the printed name."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from understudy.components.data_tables import DataError
from understudy.mars.printed.cards import BONUS_CARDS, CARD_ID, PROJECT_CARDS
from understudy.mars.printed.corporations import CORPORATION_NAMES

_PROJECT_NAMES: Final = {card.number: card.names["en"] for card in PROJECT_CARDS}
_BONUS_NAMES: Final = {card.number: card.names["en"] for card in BONUS_CARDS.values()}
_CORPORATION_NAMES: Final = {number: names["en"] for number, names in CORPORATION_NAMES.items()}


def bonus_card(title: str) -> int:
    """Return the id of a bonus card by its title."""
    return CARD_ID[number_of(title, _BONUS_NAMES)]


def project_card(title: str) -> str:
    """Return the number of a project card by its title."""
    return number_of(title, _PROJECT_NAMES)


def corporation(title: str) -> str:
    """Return the number of a corporation by its title."""
    return number_of(title, _CORPORATION_NAMES)


def number_of(title: str, names: Mapping[str, str]) -> str:
    """Return the number in a title; raise `DataError` unless a card has this number and name."""
    number, _, name = title.partition(" ")
    if number not in names:
        raise DataError(f"{title} has no row. Add number {number} to its table in mars/data.")
    if names[number] != name:
        raise DataError(f"{title}: the name of {number} in mars/data is {names[number]}.")
    return number
