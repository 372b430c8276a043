"""Where each kind of card has its place in the library: its number is its place.

Project cards come first and keep the number they have everywhere; then what only your side knows.
Global events and parties are among them, for what they do to you is a statement like any other.
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
    """A name without the initials behind it."""
    return fold(name.partition(" (")[0])


_MARSBOT_NUMBERS: Final = {
    _plain(names["en"]): number for number, names in CORPORATION_NAMES.items()
}
MARSBOT_NUMBER: Final = {
    card: _MARSBOT_NUMBERS[_plain(printed.names["en"])]
    for card, printed in zip(CORPORATION_CARDS, YOUR_CORPORATIONS.values(), strict=True)
    if _plain(printed.names["en"]) in _MARSBOT_NUMBERS
}
"""Which of MarsBot's corporations is the same as one of yours: only one side can have it."""
