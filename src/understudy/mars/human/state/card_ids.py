"""Ids of the human side's cards: the index of each card in the library.

Project cards come first and keep the id they have everywhere. Global events and parties are cards
too, because their effects on you are defined like those of a card.
"""

from __future__ import annotations

from typing import Final

from understudy.mars.printed.allowed_values import PARTIES, fold
from understudy.mars.printed.cards import PROJECT_CARDS
from understudy.mars.printed.corporations import CORPORATION_NAMES
from understudy.mars.printed.events import EVENTS
from understudy.mars.printed.preludes import PRELUDES
from understudy.mars.printed.your_corporations import YOUR_CORPORATIONS

FIRST_PRELUDE: Final = len(PROJECT_CARDS)
FIRST_CORPORATION: Final = FIRST_PRELUDE + len(PRELUDES)
FIRST_EVENT: Final = FIRST_CORPORATION + len(YOUR_CORPORATIONS)
FIRST_PARTY: Final = FIRST_EVENT + len(EVENTS)

PRELUDE_CARDS: Final = range(FIRST_PRELUDE, FIRST_CORPORATION)
CORPORATION_CARDS: Final = range(FIRST_CORPORATION, FIRST_EVENT)
EVENT_CARDS: Final = {event: FIRST_EVENT + index for index, event in enumerate(EVENTS)}
PARTY_CARDS: Final = {party: FIRST_PARTY + index for index, party in enumerate(PARTIES)}


def _plain(name: str) -> str:
    """Return a name without the initials in brackets behind it."""
    return fold(name.partition(" (")[0])


_MARSBOT_NUMBERS: Final = {
    _plain(names["en"]): number for number, names in CORPORATION_NAMES.items()
}
MARSBOT_NUMBER: Final = {
    card: _MARSBOT_NUMBERS[_plain(printed.names["en"])]
    for card, printed in zip(CORPORATION_CARDS, YOUR_CORPORATIONS.values(), strict=True)
    if _plain(printed.names["en"]) in _MARSBOT_NUMBERS
}
"""MarsBot's number of the same corporation, by your card: only one side can have it."""
