"""What the steps of a card do as clauses: messages that stand in the gaps of a sentence."""

from __future__ import annotations

from collections.abc import Sequence

from understudy.mars.player.card import Action, Card, Step
from understudy.mars.player.counts import Amount, Per, Sum, X
from understudy.mars.player.placing import OFF_MAP
from understudy.mars.player.steps.cards import Discard, Draw, DrawOrBuy, Reveal
from understudy.mars.player.steps.choices import May, OneOf, When
from understudy.mars.player.steps.copying import CopyProduction
from understudy.mars.player.steps.held import Add, TakeOff
from understudy.mars.player.steps.planet import Lay, Mark, MetalProduction, Oceans, Raise
from understudy.mars.player.steps.stock import (
    ConvertProduction,
    Gain,
    Production,
    Rating,
    Spend,
)
from understudy.mars.player.steps.targets import LowerProduction, Remove, RemoveFromCard
from understudy.mars.printed.vocabulary import RESOURCES, TAGS
from understudy.table import Arg, Message


def say(id: str, **args: Arg) -> Message:
    """A clause of the catalogues."""
    return Message(id, args)


def both(parts: Sequence[Message]) -> Message:
    """All of these, as one list."""
    return Message(f"mars-and-{len(parts)}", _named(parts)) if len(parts) > 1 else parts[0]


def nor(parts: Sequence[Message]) -> Message:
    """None of these, as one list."""
    return Message(f"mars-nor-{len(parts)}", _named(parts))


def either(parts: Sequence[Message]) -> Message:
    """One of these clauses."""
    return Message(f"mars-either-{len(parts)}", _named(parts)) if len(parts) > 1 else parts[0]


def _named(parts: Sequence[Message]) -> dict[str, Arg]:
    """The parts of a list by the letters of its gaps."""
    return dict(zip("abcdef", parts, strict=False))


# Amounts


def amount(of: str, count: Amount, card: Card) -> Message:
    """So much of a resource: a number, as many as you like, or so much for each of something."""
    if isinstance(count, int):
        return say("mars-amount", of=of, count=count)
    if isinstance(count, X):
        return say("mars-amount-as-much", of=of)
    if isinstance(count, Sum):
        return both([amount(of, part, card) for part in count.parts])
    each = say("mars-amount", of=of, count=count.times)
    return say("mars-amount-per", amount=each, per=per(count, card))


def per(count: Per, card: Card) -> Message:
    """For each of what is counted."""
    id = f"mars-per-{dashed(count.what)}"
    if not count.of:
        return Message(id, {"every": count.every})
    own = int(any(TAGS[tag] in count.of for tag in card.tags))
    return Message(id, {"every": count.every, "tags": tags(count.of), "itself": own})


def tags(names: Sequence[str]) -> Message:
    """Kinds of tags, one of which will do."""
    kinds = [say("mars-kind-of-tag", which=name) for name in names]
    return Message(f"mars-or-{len(kinds)}", _named(kinds)) if len(kinds) > 1 else kinds[0]


def dashed(name: str) -> str:
    """A name of the statements as it stands in an id."""
    return name.replace("'", "").replace("_", "-").replace(" ", "-")


# Steps


def clauses(steps: Sequence[Step], card: Card) -> Message:
    """Steps one after the other, as one clause."""
    return both([clause(step, card) for step in steps])


def action_clause(action: Action, card: Card) -> Message:
    """An alternative of an action: what it costs, what it brings, when it is possible."""
    gain = clauses(action.gain, card)
    whole = gain
    if action.cost:
        id = "mars-does-for" if len(action.gain) == 1 else "mars-does-for-more"
        whole = Message(id, {"cost": clauses(action.cost, card), "gain": gain})
    if action.condition:
        return Message(f"mars-does-if-{dashed(action.condition)}", {"what": whole})
    return whole


def clause(step: Step, card: Card) -> Message:
    """What a step does."""
    match step:
        case Gain():
            gained = [amount(RESOURCES[one], count, card) for one, count in step.resources]
            return say("mars-does-gain", what=both(gained))
        case Production():
            return _production(step, card)
        case Spend():
            return _spend(step, card)
        case Rating():
            return _rating(step, card)
        case ConvertProduction():
            lowered = say("mars-production-of", of=RESOURCES[step.lowered])
            raised = say("mars-production-of", of=RESOURCES[step.raised])
            return say("mars-does-convert-production", lowered=lowered, raised=raised)
        case CopyProduction():
            return say("mars-does-copy-production", count=step.count)
        case Add() | TakeOff():
            return _held(step, card)
        case Remove() | RemoveFromCard() | LowerProduction():
            return _taken(step)
        case OneOf():
            return either([clauses(option, card) for option in step.options])
        case May():
            cost, gain = clauses(step.cost, card), clauses(step.gain, card)
            return say("mars-does-may", cost=cost, gain=gain)
        case When():
            return _when(step, card)
    return _on_the_planet(step) or _with_cards(step, card)


def _on_the_planet(step: Step) -> Message | None:
    match step:
        case Raise():
            return say("mars-does-raise", parameter=step.parameter, steps=step.steps)
        case Oceans():
            return say("mars-does-oceans", count=step.count)
        case Lay():
            return _lay(step)
        case MetalProduction():
            return say("mars-does-metal-production")
        case Mark():
            return say("mars-does-mark")
    return None


def _with_cards(step: Step, card: Card) -> Message:
    match step:
        case Draw(count=int(count), keep=0):
            return say("mars-does-draw", count=count)
        case Draw(count=int(count), keep=keep):
            return say("mars-does-draw-and-keep", count=count, keep=keep)
        case DrawOrBuy():
            return say("mars-does-look-and-buy")
        case Discard(count=int(count)):
            return say("mars-does-discard", count=count)
        case Reveal():
            tag = say("mars-kind-of-tag", which=TAGS[step.tag])
            return say("mars-does-reveal", tag=tag, then=clauses(step.then, card))
    raise NotImplementedError(step)


def _production(step: Production, card: Card) -> Message:
    """What goes down first, then what goes up."""
    lowered = [(of, by) for of, by in step.changes if isinstance(by, int) and by < 0]
    raised = [change for change in step.changes if change not in lowered]
    parts: list[Message] = []
    if lowered:
        down = [_changed(of, -by, card) for of, by in lowered]
        parts.append(say("mars-does-lower", what=both(down)))
    if raised:
        up = [_changed(of, by, card) for of, by in raised]
        parts.append(say("mars-does-increase", what=both(up)))
    if len(parts) == 2 and len(raised) > 1:
        return say("mars-and-besides", a=parts[0], b=parts[1])
    return both(parts)


def _changed(of: int, by: Amount, card: Card) -> Message:
    """A production and by how much it changes."""
    name = RESOURCES[of]
    if isinstance(by, int):
        return say("mars-production-by", of=name, by=by)
    assert isinstance(by, Per)
    return say("mars-production-per", of=name, by=by.times, per=per(by, card))


def _spend(step: Spend, card: Card) -> Message:
    name = RESOURCES[step.resource]
    if isinstance(step.amount, X):
        return say("mars-does-spend-any", of=name)
    what = amount(name, step.amount, card)
    if step.metals:
        metal = RESOURCES[step.metals[0]]
        return say("mars-does-spend-with", what=what, metal=metal)
    return say("mars-does-spend", what=what)


def _rating(step: Rating, card: Card) -> Message:
    if isinstance(step.amount, Per):
        by = step.amount
        return say("mars-does-rating-per", by=by.times, per=per(by, card))
    assert isinstance(step.amount, int)
    return say("mars-does-rating", by=step.amount)


def _lay(step: Lay) -> Message:
    tile = step.tile if step.tile in ("city", "greenery", "ocean", "capital") else "special"
    usual = {"city": "city", "capital": "city", "greenery": "greenery", "special": "land"}
    if usual.get(tile) == step.where:
        return say("mars-does-lay", tile=tile)
    where = "off-map" if step.where == OFF_MAP else dashed(step.where)
    return say("mars-does-lay-where", tile=tile, where=Message(f"mars-where-{where}"))


def _held(step: Add | TakeOff, card: Card) -> Message:
    what = amount(step.kind, step.count, card)
    if isinstance(step, TakeOff):
        assert step.of == "here"
        return say("mars-does-take-off", what=what)
    if step.least:
        return say("mars-does-add-to-used", what=what)
    return Message(f"mars-does-add-to-{step.to}", {"what": what})


def _taken(step: Remove | RemoveFromCard | LowerProduction) -> Message:
    match step:
        case LowerProduction():
            name = RESOURCES[step.resource]
            lowered = say("mars-does-lower-anybody", of=name, by=step.count)
            if not step.raised:
                return lowered
            raised = say("mars-production-by", of=name, by=step.raised)
            return both([say("mars-does-increase", what=raised), lowered])
        case RemoveFromCard():
            what = say("mars-amount", of=step.kind, count=step.count)
            return say("mars-does-remove-from-card", what=what, up_to=int(step.up_to))
    what = say("mars-amount", of=RESOURCES[step.resource], count=step.count)
    if step.steal:
        return say("mars-does-steal", what=what)
    if step.beside:
        return say("mars-does-remove-beside", what=what)
    return say("mars-does-remove", what=what)


def _when(step: When, card: Card) -> Message:
    assert isinstance(step.counted, Per)
    return say(
        "mars-does-when",
        tags=tags(step.counted.of),
        least=step.least,
        then=clauses(step.then, card),
        otherwise=clauses(step.otherwise, card),
    )
