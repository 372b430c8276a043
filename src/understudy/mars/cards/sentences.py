"""A card in plain sentences, made of its statement: for the terminal, the page and who listens.

Every sentence is a message whose gaps are filled by clauses (`clauses`), so that each language has
its own order of words. It begins with a small letter where a clause comes first: whoever says it
makes that a capital one.
"""

from __future__ import annotations

from typing import Final

from understudy.mars.cards.clauses import (
    action_clause,
    both,
    clause,
    clauses,
    dashed,
    either,
    nor,
    say,
    tags,
)
from understudy.mars.player.card import Card, Term, Watch
from understudy.mars.player.steps.choices import OneOf
from understudy.mars.player.terms_of_cards import (
    Changes,
    Discount,
    KeepsWhatIsHere,
    MetalWorth,
    PaysLikeMoney,
    ProjectDiscount,
    Protects,
    RequirementsWithin,
)
from understudy.mars.printed.points import Points
from understudy.mars.printed.requirements import Requirement
from understudy.mars.printed.vocabulary import TAGS
from understudy.table import Message, Ref

SPOKEN: Final = ("base", "corporate_era")
"""The sets whose cards can be said in sentences."""


def sentences(card: Card) -> tuple[Message, ...]:
    """The whole card: what it demands, does now, always and as its action, what it is worth."""
    said: list[Message] = []
    if card.requirements:
        needed = both([demand(one) for one in card.requirements])
        said.append(say("mars-says-needs", what=needed))
    if card.money:
        said.append(say("mars-says-start", what=say("mars-amount", of="mc", count=card.money)))
    said += [say("mars-says-now", what=clause(step, card)) for step in card.immediate]
    if card.first:
        said.append(say("mars-says-first", what=clauses(card.first, card)))
    said += [_watch(watch, card) for watch in card.watches]
    said += [_term(term) for term in card.terms]
    if card.actions:
        alternatives = [action_clause(action, card) for action in card.actions]
        said.append(say("mars-says-action", what=either(alternatives)))
    if card.points is not None:
        said.append(_points(card.points, card))
    return tuple(said)


def alternatives(card: Card) -> tuple[Message, ...]:
    """What can be chosen by its number: the actions of a card, or what it offers otherwise."""
    if len(card.actions) > 1:
        return tuple(
            say("mars-says-now", what=action_clause(action, card)) for action in card.actions
        )
    steps = [*card.immediate, *(step for watch in card.watches for step in watch.steps)]
    return tuple(
        say("mars-says-now", what=clauses(option, card))
        for step in steps
        if isinstance(step, OneOf)
        for option in step.options
    )


def demand(one: Requirement) -> Message:
    """One requirement."""
    id = f"mars-demand-{'all-' if one.anybody else ''}{dashed(one.what)}"
    if one.at_most is not None:
        return Message(f"{id}-at-most", {"which": one.of, "need": one.at_most})
    return Message(id, {"which": one.of, "need": 1 if one.at_least is None else one.at_least})


def _watch(watch: Watch, card: Card) -> Message:
    return say("mars-says-whenever", when=_event(watch, card), what=clauses(watch.steps, card))


def _event(watch: Watch, card: Card) -> Message:
    match watch.event:
        case "tag":
            kinds = [TAGS[tag] for tag in watch.tags]
            own = int(watch.itself and any(tag in watch.tags for tag in card.tags))
            id = "mars-when-tag" if watch.own else "mars-when-anybodys-tag"
            return Message(id, {"tags": tags(kinds), "itself": own})
        case "event" if watch.tags:
            return say("mars-when-event-with-tag", tag=tags([TAGS[tag] for tag in watch.tags]))
        case "event":
            return say("mars-when-event")
        case "card":
            return say("mars-when-card", cost=watch.least_cost)
        case "project":
            return say("mars-when-project", cost=watch.least_cost)
        case "tile" if watch.bonus:
            return say("mars-when-tile-on-metal")
        case "tile":
            whose = "own" if watch.own else "anybodys"
            where = "-on-mars" if watch.on_mars else ""
            own = int(watch.itself)
            return Message(f"mars-when-{whose}-{watch.tile}{where}", {"itself": own})
    raise NotImplementedError(watch)


def _term(term: Term) -> Message:
    match term:
        case Discount(next_card=True):
            return say("mars-says-next-card-costs", less=term.amount)
        case Discount(tag=-1):
            return say("mars-says-cards-cost", less=term.amount)
        case Discount():
            id = "mars-says-tags-cost" if term.each else "mars-says-cards-with-tag-cost"
            tag = say("mars-kind-of-tag", which=TAGS[term.tag])
            return Message(id, {"less": term.amount, "tag": tag})
        case ProjectDiscount():
            project = Ref("mars-project", term.project)
            return say("mars-says-project-costs", project=project, less=term.amount)
        case MetalWorth():
            return say("mars-says-metal-worth", metal=term.metal, plus=term.plus)
        case PaysLikeMoney(value=1, anything=True):
            return Message(f"mars-says-pays-{term.key}")
        case RequirementsWithin(next_card=True):
            return say("mars-says-next-card-within", steps=term.steps)
        case RequirementsWithin():
            return say("mars-says-within", steps=term.steps)
        case Changes(to=None):
            return Message(f"mars-says-changed-{dashed(term.name)}", {"less": -term.by})
        case Protects():
            kinds = [Message(f"mars-safe-{kind}") for kind in term.kinds]
            return say("mars-says-protects", what=nor(kinds))
        case KeepsWhatIsHere():
            return say("mars-says-keeps")
    raise NotImplementedError(term)


def _points(points: Points, card: Card) -> Message:
    args: dict[str, int | str | Message] = {"each": points.each, "every": points.every}
    if not points.per:
        return Message("mars-points", args)
    if points.per == "here":
        id = "mars-points-if-any-here" if points.once else "mars-points-here"
        return Message(id, {**args, "of": card.holds})
    if points.per == "tags":
        args["tag"] = say("mars-kind-of-tag", which=points.of)
    return Message(f"mars-points-{dashed(points.per)}", args)
