"""What a card watches, as clauses: when something follows."""

from __future__ import annotations

from understudy.core import Message
from understudy.mars.cards.text.phrases import dashed, say, tags
from understudy.mars.human.state.card import Card
from understudy.mars.human.state.card_definition import Trigger
from understudy.mars.printed.allowed_values import TAGS


def event(watch: Trigger, card: Card) -> Message:
    """When something follows."""
    match watch.event:
        case "tag" | "event":
            return _played_tag(watch, card)
        case "card":
            return _played_card(watch)
        case "project":
            return say("mars-when-project", cost=watch.least_cost)
        case "tile":
            return _tile(watch)
        case "parameter":
            whose = "own" if watch.own else "anybodys"
            return Message(f"mars-when-{whose}-step", {"parameter": watch.parameter})
        case "added":
            return say("mars-when-added", of=watch.kind, here=int(watch.here))
        case "colony":
            return say("mars-when-colony", itself=int(watch.itself))
        case "production" if watch.once:
            return say("mars-when-production-once")
    return Message(f"mars-when-{dashed(watch.event)}")


def _played_tag(watch: Trigger, card: Card) -> Message:
    kinds = tags([TAGS[tag] for tag in watch.tags]) if watch.tags else None
    if watch.event == "event":
        if kinds is None:
            return say("mars-when-event")
        return say(
            "mars-when-event-with-tag" if watch.own else "mars-when-anybodys-event-with-tag",
            tag=kinds,
        )
    assert kinds is not None
    own = int(watch.itself and any(tag in watch.tags for tag in card.tags))
    if watch.once:
        return say("mars-when-card-with-tag", tags=kinds, itself=own)
    id = "mars-when-tag" if watch.own else "mars-when-anybodys-tag"
    return Message(id, {"tags": kinds, "itself": own})


def _played_card(watch: Trigger) -> Message:
    own = int(watch.itself)
    if watch.points:
        return say("mars-when-card-with-points")
    if watch.least_cost:
        return say("mars-when-card", cost=watch.least_cost)
    if watch.most == 0:
        return say("mars-when-card-without-tags", itself=own)
    if watch.least == watch.most:
        return say("mars-when-card-with-one-tag", itself=own)
    return say("mars-when-card-with-tags", least=watch.least, itself=own)


def _tile(watch: Trigger) -> Message:
    if watch.bonus:
        return say("mars-when-tile-on-metal")
    whose = "own" if watch.own else "anybodys"
    where = "-on-mars" if watch.on_mars else ""
    return Message(f"mars-when-{whose}-{watch.tile}{where}", {"itself": int(watch.itself)})
