"""Resources on cards: adding and removing them (5). [T 5]"""

from __future__ import annotations

from understudy.core import Change, Ref, Table
from understudy.mars.human.rules.trigger_clauses import ResourceAdded
from understudy.mars.human.rules.triggers import run_trigger, triggers_for
from understudy.mars.human.state.card import WILD, Card
from understudy.mars.human.state.side import Human
from understudy.mars.state import Game


def add_resources(game: Game, table: Table, you: Human, card: Card, count: int) -> None:
    """Put resources on one of your cards."""
    if not count:
        return
    pile = you.hosted if card.id in you.hosted else you.card_resources
    before = pile.get(card.id, 0)
    pile[card.id] = before + count
    if table.listening:
        change = Change(f"human.on_card.{card.number}", before, before + count)
        kind = Ref("mars-resource", card.holds)
        table.tell("mars-you-put-on", "T 5", change, card=card.ref, resource=kind, count=count)
    for owner, trigger in triggers_for(you, ResourceAdded):
        if trigger.kind == card.holds and (not trigger.here or owner is card):
            for _ in range(count):
                run_trigger(game, table, you, owner, trigger)


def remove_resources(table: Table, you: Human, card: Card, count: int) -> None:
    """Take resources off one of your cards."""
    if not count:
        return
    before = you.card_resources.get(card.id, 0)
    you.card_resources[card.id] = before - count
    if table.listening:
        change = Change(f"human.on_card.{card.number}", before, before - count)
        kind = Ref("mars-resource", card.holds)
        table.tell("mars-you-take-off", "T 5", change, card=card.ref, resource=kind, count=count)


def cards_holding(you: Human, kind: str, *, tag: int = -1, least: int = 0) -> list[Card]:
    """Return your cards that can hold a kind of resource; the kind `any` is every kind.

    A wild tag counts as `tag`.
    """
    return [
        card
        for card in you.face_up()
        if card.holds
        and (kind in ("any", card.holds))
        and (tag < 0 or tag in card.tags or WILD in card.tags)
        and you.card_resources.get(card.id, 0) >= least
    ]
