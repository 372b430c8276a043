"""Names of cards and facts in the journal."""

from __future__ import annotations

from collections.abc import Sequence

from understudy.core import Change, Message, Ref
from understudy.mars.printed.cards import CARD_ID, PROJECT_CARDS, card_number, is_bonus


def card_ref(card: int) -> Ref:
    """Return a card as a message argument; bonus cards share names, so theirs shows the number."""
    return Ref("mars-bonus-card" if is_bonus(card) else "mars-card", card_number(card))


def moved(card: int, source: str | None, to: str | None) -> Change:
    """Return the change of a card's face-up pile; face-down cards have none."""
    return Change(f"card.{card_number(card)}", source, to)


def card_notes(numbers: Sequence[str]) -> dict[str, Message]:
    """Return notes with cost and tags of project cards, for a player who chooses."""
    notes: dict[str, Message] = {}
    for number in numbers:
        card = PROJECT_CARDS[CARD_ID[number]]
        tags = tuple(Ref("mars-tag", tag) for tag in card.all_tags)
        if tags:
            notes[number] = Message("mars-note-card", {"cost": card.cost, "tags": tags})
        else:
            notes[number] = Message("mars-note-card-no-tags", {"cost": card.cost})
    return notes
