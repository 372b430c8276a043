"""Your reported cards: their effects on MarsBot, and its triggers (6, 19.1)."""

from __future__ import annotations

from understudy.core import Change, Illegal, Ref, Table
from understudy.mars.companion.effects_on_marsbot import EFFECTS_ON_MARSBOT
from understudy.mars.printed.allowed_values import fold, match_names
from understudy.mars.printed.cards import CARD_ID, PROJECT_CARDS
from understudy.mars.printed.preludes import PRELUDES
from understudy.mars.references import card_ref, moved
from understudy.mars.state import Game


def you_play(game: Game, table: Table, number: str, *, attack: bool = True) -> int:
    """Play your card: apply its effects on MarsBot (6, 19.1). [A p.5]

    Without `attack`, the card does not target MarsBot. Return what the card counts of MarsBot.
    """
    changes = _remember(game, CARD_ID[number])
    if table.listening:
        table.tell("mars-you-play", "A p.5", *changes, card=card_ref(CARD_ID[number]))
    table.depth += 1
    effects = EFFECTS_ON_MARSBOT.get(number)
    concerns_bot = effects is not None and not effects.by_action
    count = _apply_effects(game, table, number, attack=attack) if concerns_bot else 0
    for trigger in game.triggers.your_card:
        trigger(game, table, PROJECT_CARDS[CARD_ID[number]])
    table.depth -= 1
    return count


def you_use_action(game: Game, table: Table, number: str) -> int:
    """Use the action of your card: apply its effects on MarsBot (6, 19.1). [A p.5]

    Return what the action counts of MarsBot.
    """
    changes = _remember(game, CARD_ID[number])
    if table.listening:
        table.tell("mars-you-use", "A p.5", *changes, card=card_ref(CARD_ID[number]))
    table.depth += 1
    count = _apply_effects(game, table, number, attack=True)
    table.depth -= 1
    return count


def _remember(game: Game, card: int) -> tuple[Change, ...]:
    """Remember a real card that lies before you: MarsBot cannot reveal it. Return the change.

    You may have drawn a discarded card after a reshuffle that is not reported. MarsBot's cards and
    those out of the game are refused.
    """
    if not game.project.real or card in game.reported:
        return ()
    if card in game.bot.played or card in game.bot.removed:
        raise Illegal("table-card-elsewhere", card=card_ref(card))
    before = None
    for cards, pile in ((game.project.discard, "project_discard"), (game.drafted, "human.drafted")):
        if card in cards:
            cards.remove(card)
            before = pile
    game.reported.append(card)
    return (moved(card, before, "human.played"),)


def _apply_effects(game: Game, table: Table, number: str, *, attack: bool) -> int:
    """Apply the effects of a card on MarsBot. Return what they count."""
    effects = EFFECTS_ON_MARSBOT[number]
    counted = (*effects.attacks, *effects.rulings) if attack else effects.rulings
    count = sum([effect(game, table) for effect in counted])
    if not effects.rulings:
        return 0
    if table.listening:
        card = card_ref(CARD_ID[number])
        table.tell("mars-card-counts", "A p.5", card=card, count=count)
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
