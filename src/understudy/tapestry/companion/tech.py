"""Your tech cards [R21.1]."""

from __future__ import annotations

from typing import Any

from understudy.core import Change, Ref, Table
from understudy.tapestry.companion.tracks import opponent_positions
from understudy.tapestry.decks.tech import fill_display
from understudy.tapestry.printed.cards import TECH_CARDS
from understudy.tapestry.state import Game, Human


def meets_requirement(game: Game, human: Human, card: int) -> bool:
    """Return whether a token of yours or a neighbor allows the upgrade to the top row [R21.1].

    Bots never open a position of an income row.
    """
    facts = TECH_CARDS[card]
    if facts.track is None:
        return False
    tokens = [human.spaces, *opponent_positions(game, human)]
    return any(spaces[facts.track] >= facts.space for spaces in tokens)


def you_upgrade(game: Game, table: Table, human: Human, card: int) -> bool:
    """Tell and return whether you may upgrade a tech card into the top row [R21.1]."""
    met = meets_requirement(game, human, card)
    if table.listening:
        kind = "tapestry-upgrade-met" if met else "tapestry-upgrade-not-met"
        table.tell(kind, "R21.1", card=Ref("tapestry-tech", str(card)))
    return met


def take_tech(game: Game, table: Table, human: Human, answer: dict[str, Any]) -> None:
    """Take a face-up tech card; a new one is dealt at once."""
    card = int(answer["card"])
    game.display.remove(card)
    if table.listening:
        change = Change(f"tech.{card}", "display", None)
        table.tell("tapestry-you-take-tech", "R4.8", change, card=Ref("tapestry-tech", str(card)))
    fill_display(game, table)
