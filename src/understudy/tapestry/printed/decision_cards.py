"""The 22 decision cards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from understudy.tapestry.printed.read_tables import rows_of
from understudy.tapestry.printed.tracks import TRACK_ID, TRACKS

HEART: Final = 4
"""Entry of `DecisionCard.order`: the favorite track of the choosing bot."""
_ORDER: Final = {**TRACK_ID, "heart": HEART}
SYMBOLS: Final = ("all", "landmark_or_end", "end")
"""Symbols of the track cards: the goal of a bot on the tracks."""


@dataclass(frozen=True, slots=True)
class DecisionCard:
    """A decision card: right half for a track card, left half for a tie-break card."""

    number: int
    automa: str
    shadow: str
    income: bool
    order: tuple[int, ...]
    topple: bool
    scan: str

    def order_names(self) -> list[str]:
        """Return the order of the tracks by name, with ``heart`` for the favorite."""
        return ["heart" if track == HEART else TRACKS[track] for track in self.order]


def _decision_cards() -> tuple[DecisionCard | None, ...]:
    order = "track order, top to bottom"
    columns = ("no.", "Automa", "Shadow", "income?", order, "topple?", "scan")
    cards: list[DecisionCard | None] = [None]
    for row in rows_of("decision_cards.txt", columns, ("no.",)):
        cards.append(
            DecisionCard(
                number=row.number("no."),
                automa=row.one_of("Automa", SYMBOLS),
                shadow=row.one_of("Shadow", SYMBOLS),
                income=row.yes("income"),
                order=tuple(_ORDER[word] for word in row.words(order, _ORDER)),
                topple=row.yes("topple"),
                scan=row["scan"],
            )
        )
    return tuple(cards)


_DECISION_CARDS: Final = _decision_cards()
DECISION_CARDS: Final = tuple(card for card in _DECISION_CARDS if card is not None)
_NUMBERS: Final = frozenset(map(str, range(1, len(_DECISION_CARDS))))
STARTING_CARDS: Final = tuple(range(1, 8))
PROGRESS_CARDS: Final = tuple(range(8, 23))
SHADOW_CARDS: Final = tuple(range(1, 13))
"""Cards of the Shadow Empire with two humans: circle and gray rectangle [R21.t3]."""


def decision_card(number: int) -> DecisionCard:
    """Return the decision card with this number."""
    card = _DECISION_CARDS[number]
    assert card is not None
    return card


def find_decision_cards(text: str) -> tuple[str, ...]:
    """Return the decision card whose number the player typed, if there is one."""
    word = text.strip().lstrip("0")
    return (word,) if word in _NUMBERS else ()
