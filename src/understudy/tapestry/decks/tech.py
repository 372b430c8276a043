"""The display of three face-up tech cards [R4.1, R10.1]."""

from __future__ import annotations

from typing import Final

from understudy.core import Change, Ref, Table
from understudy.tapestry.decks.reshuffle import reshuffle
from understudy.tapestry.state import Game

DISPLAY_SIZE: Final = 3
"""Number of face-up tech cards [R4.1]."""


def refresh_tech(game: Game, table: Table) -> None:
    """Discard the three face-up tech cards and deal three new ones [R10.1]."""
    if game.tech.real:
        if table.listening:
            table.tell("tapestry-refresh-tech-real", "R10.1")
        return
    discarded = list(game.display)
    game.tech.discard += discarded
    game.display.clear()
    if table.listening:
        changes = tuple(Change(f"tech.{card}", "display", "discard") for card in discarded)
        cards = tuple(Ref("tapestry-tech", str(card)) for card in discarded)
        table.tell("tapestry-tech-discarded", "R10.1", *changes, cards=cards)
    fill_display(game, table)


def fill_display(game: Game, table: Table) -> None:
    """Deal tech cards until three are face up or no cards are left [R4.1]."""
    deck = game.tech
    while len(game.display) < DISPLAY_SIZE and (len(deck) or deck.discard):
        if not len(deck):
            changes = [Change(f"tech.{card}", "discard", None) for card in deck.discard]
            reshuffle(deck, "tech", "R10.1", table, changes)
        card = deck.draw(table)
        game.display.append(card)
        if table.listening:
            shown = Change(f"tech.{card}", None, "display")
            left = Change("deck.tech", len(deck) + 1, len(deck))
            name = Ref("tapestry-tech", str(card))
            table.tell("tapestry-tech-dealt", "R10.1", shown, left, card=name)
