"""Gaining a civilization during the game [H14.5]."""

from __future__ import annotations

from understudy.core import Change, Ref
from understudy.tapestry.civilizations.civilizations import CIVILIZATION_DEFINITIONS
from understudy.tapestry.human.rules.gain import gain
from understudy.tapestry.human.rules.record import Record
from understudy.tapestry.human.state.context import Context
from understudy.tapestry.printed.benefits import GainCivilization
from understudy.tapestry.printed.cards import CIVILIZATIONS

NAMES = tuple(CIVILIZATIONS)
"""The civilizations in printed order; a card of the deck is an index into it."""


def can_gain_civilization(context: Context, benefit: GainCivilization) -> bool:
    """Return whether the deck has a civilization that can be gained in the game."""
    deck = context.game.civilizations
    return any(not CIVILIZATION_DEFINITIONS[NAMES[card]].only_at_start for card in deck.cards())


def gain_civilization(context: Context, benefit: GainCivilization) -> None:
    """Gain the top civilization; those for the start only are discarded [H14.5]."""
    deck, table = context.game.civilizations, context.table
    while len(deck):
        card = deck.draw(table)
        name = NAMES[card]
        ref = Ref("tapestry-civilization", name)
        left = Change("deck.civilizations", len(deck) + 1, len(deck) or None)
        if CIVILIZATION_DEFINITIONS[name].only_at_start:
            deck.discard.append(card)
            if table.listening:
                table.tell("tapestry-you-skip-civilization", "H14.5", left, civilization=ref)
            continue
        record = Record(table, context.you)
        context.you.civilizations.append(name)
        record.tell("tapestry-you-gain-civilization", "H14.5", left, civilization=ref)
        when_gained = CIVILIZATION_DEFINITIONS[name].when_gained
        if when_gained is not None and when_gained.midgame:
            gain(context.of(ref), when_gained.benefit)
        return
