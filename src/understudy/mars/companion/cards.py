"""Your reported cards: their effects on MarsBot, and its triggers (6, 19.1)."""

from __future__ import annotations

from understudy.core import Ref, Table
from understudy.mars.companion.effects_on_marsbot import EFFECTS_ON_MARSBOT
from understudy.mars.printed.allowed_values import fold, match_names
from understudy.mars.printed.cards import CARD_ID, PROJECT_CARDS
from understudy.mars.printed.preludes import PRELUDES
from understudy.mars.references import card_ref
from understudy.mars.state import Game


def you_play(game: Game, table: Table, number: str, *, attack: bool = True) -> int:
    """Play your card: apply its effects on MarsBot (6, 19.1). [A p.5]

    Without `attack`, the card does not target MarsBot. Return what the card counts of MarsBot.
    """
    if table.listening:
        table.tell("mars-you-play", "A p.5", card=card_ref(CARD_ID[number]))
    table.depth += 1
    count = 0
    effects = EFFECTS_ON_MARSBOT.get(number)
    if effects is not None and (attack or effects.always):
        counts = [effect(game, table) for effect in effects.effects]
        if effects.always:
            count = sum(counts)
            if table.listening:
                card = card_ref(CARD_ID[number])
                table.tell("mars-card-counts", "A p.5", card=card, count=count)
    for trigger in game.triggers.your_card:
        trigger(game, table, PROJECT_CARDS[CARD_ID[number]])
    table.depth -= 1
    return count


def you_play_prelude(game: Game, table: Table, number: str) -> None:
    """Play your prelude: only MarsBot's corporation may react (14.2). [B p.4]"""
    triggers = game.triggers.your_card
    if not triggers:
        return
    if table.listening:
        table.tell("mars-you-play", "B p.4", card=Ref("mars-prelude", number))
    table.depth += 1
    for trigger in triggers:
        trigger(game, table, PRELUDES[number])
    table.depth -= 1


def find_preludes(text: str) -> tuple[str, ...]:
    """Return the preludes that match a number or any part of a name."""
    wanted = fold(text)
    if wanted.upper() in PRELUDES:
        return (wanted.upper(),)
    preludes = PRELUDES.values()
    return match_names(wanted, ((fold(n), p.number) for p in preludes for n in p.names.values()))
