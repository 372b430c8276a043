"""Cards and facts as the journal names them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from understudy.core import Change, Message, Ref
from understudy.mars.printed.cards import CARD_ID, PROJECT_CARDS, card_number, is_bonus

PUT_RIGHT: Final = "mars-put-right"
"""A fact was set by hand; nothing followed from it."""


def card_ref(card: int) -> Ref:
    """A card as an argument of a message; as bonus cards share names, theirs has the number."""
    return Ref("mars-bonus-card" if is_bonus(card) else "mars-card", card_number(card))


def moved(card: int, source: str | None, to: str | None) -> Change:
    """A card goes from one open pile to another; what lies face down is nowhere."""
    return Change(f"card.{card_number(card)}", source, to)


def card_notes(numbers: Sequence[str]) -> dict[str, Message]:
    """Cost and tags of project cards, for somebody who chooses among them."""
    notes: dict[str, Message] = {}
    for number in numbers:
        card = PROJECT_CARDS[CARD_ID[number]]
        tags = tuple(Ref("mars-tag", tag) for tag in card.all_tags)
        if tags:
            notes[number] = Message("mars-note-card", {"cost": card.cost, "tags": tags})
        else:
            notes[number] = Message("mars-note-card-no-tags", {"cost": card.cost})
    return notes
