"""Cards and facts as the journal names them."""

from __future__ import annotations

from understudy.mars.printed.cards import card_number
from understudy.table import Change, Fact, Ref


def card_ref(card: int) -> Ref:
    """A card as an argument of a message."""
    return Ref("mars-card", card_number(card))


def moved(card: int, source: str | None, to: str | None) -> Change:
    """A card goes from one open pile to another; what lies face down is nowhere."""
    return Change(f"card.{card_number(card)}", source, to)


def changed(before: dict[str, Fact], after: dict[str, Fact]) -> list[Change]:
    """What is different between two sets of facts."""
    names = dict.fromkeys((*before, *after))
    pairs = ((name, before.get(name), after.get(name)) for name in names)
    return [Change(name, old, new) for name, old, new in pairs if old != new]
