"""Texts of triggers: when their steps run."""

from __future__ import annotations

from understudy.core import Message
from understudy.mars.cards.text.phrases import dashed, say, tags
from understudy.mars.human.rules import trigger_clauses as triggers
from understudy.mars.human.state.card import Card
from understudy.mars.human.state.card_definition import Trigger
from understudy.mars.printed.allowed_values import TAGS


def event_clause(trigger: Trigger, card: Card) -> Message:
    """Return the clause that says when a trigger runs."""
    match trigger:
        case triggers.TagPlayed():
            return _tag_played(trigger, card)
        case triggers.EventPlayed(tags=()):
            return say("mars-when-event")
        case triggers.EventPlayed():
            id = "mars-when-event-with-tag" if trigger.own else "mars-when-anybodys-event-with-tag"
            return Message(id, {"tag": _kinds(trigger.tags)})
        case triggers.CardPlayed():
            return _card_played(trigger)
        case triggers.ProjectDone():
            return say("mars-when-project", cost=trigger.least_cost)
        case triggers.TilePlaced():
            return _tile_placed(trigger)
        case triggers.ParameterRaised():
            whose = "own" if trigger.own else "anybodys"
            return Message(f"mars-when-{whose}-step", {"parameter": trigger.parameter})
        case triggers.ResourceAdded():
            return say("mars-when-added", of=trigger.kind, here=int(trigger.here))
        case triggers.ColonyBuilt():
            return say("mars-when-colony", itself=int(trigger.itself))
        case triggers.ProductionRaised(once=True):
            return say("mars-when-production-once")
    return Message(f"mars-when-{dashed(trigger.event)}")


def _kinds(of: tuple[int, ...]) -> Message:
    return tags([TAGS[tag] for tag in of])


def _tag_played(trigger: triggers.TagPlayed, card: Card) -> Message:
    own = int(trigger.itself and any(tag in trigger.tags for tag in card.tags))
    if trigger.once:
        id = "mars-when-card-with-tag"
    else:
        id = "mars-when-tag" if trigger.own else "mars-when-anybodys-tag"
    return Message(id, {"tags": _kinds(trigger.tags), "itself": own})


def _card_played(trigger: triggers.CardPlayed) -> Message:
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


def _tile_placed(trigger: triggers.TilePlaced) -> Message:
    if trigger.bonus:
        return say("mars-when-tile-on-metal")
    whose = "own" if trigger.own else "anybodys"
    where = "-on-mars" if trigger.on_mars else ""
    return Message(f"mars-when-{whose}-{trigger.tile}{where}", {"itself": int(trigger.itself)})
