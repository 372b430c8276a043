"""What a card watches, as clauses: when something follows."""

from __future__ import annotations

from understudy.core import Message
from understudy.mars.cards.text.phrases import dashed, say, tags
from understudy.mars.human.state.card import Card
from understudy.mars.human.state.card_definition import Trigger
from understudy.mars.printed.allowed_values import TAGS


def event(trigger: Trigger, card: Card) -> Message:
    """When something follows."""
    match trigger.event:
        case "tag" | "event":
            return _played_tag(trigger, card)
        case "card":
            return _played_card(trigger)
        case "project":
            return say("mars-when-project", cost=trigger.least_cost)
        case "tile":
            return _tile(trigger)
        case "parameter":
            whose = "own" if trigger.own else "anybodys"
            return Message(f"mars-when-{whose}-step", {"parameter": trigger.parameter})
        case "added":
            return say("mars-when-added", of=trigger.kind, here=int(trigger.here))
        case "colony":
            return say("mars-when-colony", itself=int(trigger.itself))
        case "production" if trigger.once:
            return say("mars-when-production-once")
    return Message(f"mars-when-{dashed(trigger.event)}")


def _played_tag(trigger: Trigger, card: Card) -> Message:
    kinds = tags([TAGS[tag] for tag in trigger.tags]) if trigger.tags else None
    if trigger.event == "event":
        if kinds is None:
            return say("mars-when-event")
        return say(
            "mars-when-event-with-tag" if trigger.own else "mars-when-anybodys-event-with-tag",
            tag=kinds,
        )
    assert kinds is not None
    own = int(trigger.itself and any(tag in trigger.tags for tag in card.tags))
    if trigger.once:
        return say("mars-when-card-with-tag", tags=kinds, itself=own)
    id = "mars-when-tag" if trigger.own else "mars-when-anybodys-tag"
    return Message(id, {"tags": kinds, "itself": own})


def _played_card(trigger: Trigger) -> Message:
    own = int(trigger.itself)
    if trigger.points:
        return say("mars-when-card-with-points")
    if trigger.least_cost:
        return say("mars-when-card", cost=trigger.least_cost)
    if trigger.most == 0:
        return say("mars-when-card-without-tags", itself=own)
    if trigger.least == trigger.most:
        return say("mars-when-card-with-one-tag", itself=own)
    return say("mars-when-card-with-tags", least=trigger.least, itself=own)


def _tile(trigger: Trigger) -> Message:
    if trigger.bonus:
        return say("mars-when-tile-on-metal")
    whose = "own" if trigger.own else "anybodys"
    where = "-on-mars" if trigger.on_mars else ""
    return Message(f"mars-when-{whose}-{trigger.tile}{where}", {"itself": int(trigger.itself)})
