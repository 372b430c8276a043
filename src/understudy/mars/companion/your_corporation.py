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

Notice = Callable[[Game, Table, str], None]


def _pays_both(pays: int, brings: int) -> Notice:
    """Splice: a microbe tag of MarsBot pays MarsBot and you. [B p.4]"""

    def notice(game: Game, table: Table, tag: str) -> None:
        if tag != MICROBE:
            return
        you_pay_bot(game, table, pays)
        gained = game.you.receive("mc", brings)
        if table.listening:
            table.tell("mars-your-splice-brings", "B p.4", *gained, mc=brings)

    return notice


def _notice(watch: Trigger) -> Notice | None:
    """Return what is paid for a tag of MarsBot, or None."""
    if not isinstance(watch, TagPlayed) or watch.own or TAG_INDEX[MICROBE] not in watch.tags:
        return None
    pays = [step.amount for step in watch.steps if isinstance(step, GainForCardOwner)]
    gains = [step.resources for step in watch.steps if isinstance(step, Gain)]
    brings = [amount for resources in gains for one, amount in resources if one == MC]
    if not pays:
        return None
    return _pays_both(sum(pays), sum(amount for amount in brings if isinstance(amount, int)))


def _triggers(card: Card) -> Triggers | None:
    notices = tuple(notice for watch in card.triggers if (notice := _notice(watch)) is not None)
    return Triggers(tag=notices, symbol=notices) if notices else None


YOUR_CORPORATIONS: Final = {
    MARSBOT_NUMBER[card.id]: triggers
    for card in LIBRARY
    if card.kind == "corporation" and (triggers := _triggers(card)) is not None
}
"""Triggers of your corporations for MarsBot's tags, by the number of MarsBot's card."""
