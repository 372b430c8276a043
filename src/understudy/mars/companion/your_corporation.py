"""Triggers of your reported corporation for MarsBot's tags (19.2)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from understudy.core import Table
from understudy.mars.cards.library import LIBRARY
from understudy.mars.human.meta_steps.single_cards import GainForCardOwner
from understudy.mars.human.rules.external_triggers import MICROBE
from understudy.mars.human.rules.trigger_clauses import TagPlayed
from understudy.mars.human.state.card import MC, TAG_INDEX, Card
from understudy.mars.human.state.card_definition import Trigger
from understudy.mars.human.state.card_ids import MARSBOT_NUMBER
from understudy.mars.human.steps.stock import Gain
from understudy.mars.marsbot.attacks import you_pay_bot
from understudy.mars.state import Game, Triggers

TagTrigger = Callable[[Game, Table, str], None]


def _pays_both(payment: int, gain: int) -> TagTrigger:
    """Splice: a microbe tag of MarsBot pays MarsBot and you. [B p.4]"""

    def tag_trigger(game: Game, table: Table, tag: str) -> None:
        if tag != MICROBE:
            return
        you_pay_bot(game, table, payment)
        gained = game.you.receive("mc", gain)
        if table.listening:
            table.tell("mars-your-splice-brings", "B p.4", *gained, mc=gain)

    return tag_trigger


def _tag_trigger(trigger: Trigger) -> TagTrigger | None:
    """Return what is paid for a tag of MarsBot, or None."""
    if not isinstance(trigger, TagPlayed) or trigger.own or TAG_INDEX[MICROBE] not in trigger.tags:
        return None
    payments = [step.amount for step in trigger.steps if isinstance(step, GainForCardOwner)]
    gained = [step.resources for step in trigger.steps if isinstance(step, Gain)]
    gains = [amount for resources in gained for one, amount in resources if one == MC]
    if not payments:
        return None
    return _pays_both(sum(payments), sum(amount for amount in gains if isinstance(amount, int)))


def _triggers(card: Card) -> Triggers | None:
    found = map(_tag_trigger, card.triggers)
    tag = tuple(trigger for trigger in found if trigger is not None)
    return Triggers(tag=tag, symbol=tag) if tag else None


YOUR_CORPORATIONS: Final = {
    MARSBOT_NUMBER[card.id]: triggers
    for card in LIBRARY
    if card.kind == "corporation" and (triggers := _triggers(card)) is not None
}
"""Triggers of your corporations for MarsBot's tags, by the number of MarsBot's card."""
