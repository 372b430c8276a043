"""Cards in plain sentences, made from their definitions.

Every sentence is a message whose placeholders are filled by clauses (`clauses`), so each language
has its own word order. A sentence that starts with a clause starts with a small letter; the
renderer capitalizes it.
"""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from typing import Final

from understudy.core import Message, Ref
from understudy.mars.cards.text.clauses import action_clause, actions_clause, clause, clauses
from understudy.mars.cards.text.phrases import both, dashed, nor, say, tags
from understudy.mars.cards.text.trigger_clauses import event_clause
from understudy.mars.human.actions.preludes import FORBIDDEN, REMOVED
from understudy.mars.human.meta_steps.single_cards import HostCard
from understudy.mars.human.rules.modifier_clauses import (
    Discount,
    FloatersAsHeat,
    MetalValue,
    PaymentModifier,
    ProjectDiscount,
    Protects,
    ProtectsOwnResources,
    RequirementTolerance,
    SetModifier,
)
from understudy.mars.human.state.card import WILD, Card
from understudy.mars.human.state.card_definition import Modifier, Step, Trigger
from understudy.mars.human.steps.cards import Show
from understudy.mars.human.steps.choices import ChooseOne
from understudy.mars.printed.allowed_values import TAGS
from understudy.mars.printed.points import Points
from understudy.mars.printed.requirements import GLOBAL_PARAMETERS, Requirement

CARD_KINDS: Final = ("project", "prelude", "corporation")
"""Kinds of cards with sentences; events and parties have their own texts."""


def sentences(card: Card) -> tuple[Message, ...]:
    """Return the sentences of a card: requirement, effects, action and points."""
    texts: list[Message] = []
    if card.number in (REMOVED, FORBIDDEN):
        texts.append(say("mars-says-not-used"))
    if card.requirements:
        needed = both([requirement_message(requirement) for requirement in card.requirements])
        texts.append(say("mars-says-needs", what=needed))
    if card.starting_mc:
        start = say("mars-amount", of="mc", count=card.starting_mc)
        texts.append(say("mars-says-start", what=start))
    texts += [say("mars-says-now", what=what) for what in _immediate(card.immediate, card)]
    if card.first_action:
        texts.append(say("mars-says-first", what=clauses(card.first_action, card)))
    texts += [_trigger(trigger, card) for trigger in card.triggers]
    texts += _modifiers(card.modifiers)
    if card.actions:
        texts.append(say("mars-says-action", what=actions_clause(card.actions, card)))
    if any(isinstance(step, HostCard) for action in card.actions for step in action.gain):
        texts.append(say("mars-says-hosted"))
    if WILD in card.tags:
        texts.append(say("mars-says-wild"))
    if card.points is not None and not card.points.for_sued:
        texts.append(_points(card.points, card))
    return tuple(texts)


def _immediate(steps: tuple[Step, ...], card: Card) -> list[Message]:
    """Return the clauses of the immediate steps; a chosen number joins all into one."""
    if any(isinstance(step, Show) for step in steps):
        return [clauses(steps, card)]
    return [clause(step, card) for step in steps]


def alternatives(card: Card) -> tuple[Message, ...]:
    """Return the texts of what can be chosen by number: actions, or alternatives of a step."""
    if len(card.actions) > 1:
        return tuple(
            say("mars-says-now", what=action_clause(action, card)) for action in card.actions
        )
    steps = [*card.immediate, *(step for trigger in card.triggers for step in trigger.steps)]
    return tuple(
        say("mars-says-now", what=clauses(option, card))
        for step in steps
        if isinstance(step, ChooseOne)
        for option in step.options
    )


def terms(card: Card, step: Step) -> tuple[Message, ...]:
    """Return the sentences of a card that contain a step: what is given, and what for.

    A global event or a party has one text of its own.
    """
    if card.kind == "event":
        return (Message(f"mars-event-does-{dashed(card.number)}"),)
    if card.kind == "party":
        return (Message(f"mars-policy-{dashed(card.number)}"),)
    if any(_contains(one, step) for one in card.immediate):
        texts = _immediate(card.immediate, card)
        if len(texts) == 1:
            return (say("mars-says-now", what=texts[0]),)
        return tuple(
            say("mars-says-now", what=text)
            for text, one in zip(texts, card.immediate, strict=True)
            if _contains(one, step)
        )
    if any(_contains(one, step) for one in card.first_action):
        return (say("mars-says-first", what=clauses(card.first_action, card)),)
    for action in card.actions:
        if any(_contains(one, step) for one in action.steps):
            return (say("mars-says-action", what=action_clause(action, card)),)
    for trigger in card.triggers:
        if any(_contains(one, step) for one in trigger.steps):
            return (_trigger(trigger, card),)
    return ()


def _contains(part: object, step: Step) -> bool:
    """Return whether a step is this part of a definition or inside it."""
    if isinstance(part, tuple):
        return any(_contains(one, step) for one in part)
    if part is step or not is_dataclass(part) or isinstance(part, type):
        return part is step
    return any(_contains(getattr(part, field.name), step) for field in fields(part))


def requirement_message(requirement: Requirement) -> Message:
    """Return one requirement."""
    if requirement.what == "party":
        return say("mars-demand-party", party=Ref("mars-party", requirement.of))
    whose = "all-" if requirement.anybody else ""
    where = f"-{dashed(requirement.of)}" if requirement.what == "cities" and requirement.of else ""
    id = f"mars-demand-{whose}{dashed(requirement.what)}{where}"
    if requirement.at_most is not None:
        return Message(f"{id}-at-most", {"which": requirement.of, "need": requirement.at_most})
    need = 1 if requirement.at_least is None else requirement.at_least
    return Message(id, {"which": requirement.of, "need": need})


def _trigger(trigger: Trigger, card: Card) -> Message:
    when = event_clause(trigger, card)
    return say("mars-says-whenever", when=when, what=clauses(trigger.steps, card))


def _modifiers(modifiers: tuple[Modifier, ...]) -> list[Message]:
    """Return permanent changes; equal discounts for several tags are one sentence."""
    texts: list[Message] = []
    for index, modifier in enumerate(modifiers):
        if not isinstance(modifier, Discount) or not modifier.each:
            texts.append(_modifier(modifier))
        elif not _same_discount(modifier, modifiers[:index]):
            same = [modifier, *_same_discount(modifier, modifiers[index + 1 :])]
            kinds = [TAGS[discount.tag] for discount in same]
            texts.append(say("mars-says-tags-cost", less=modifier.amount, tag=tags(kinds)))
    return texts


def _same_discount(modifier: Discount, others: tuple[Modifier, ...]) -> list[Discount]:
    """Return the discounts that take the same amount off per tag."""
    found = [discount for discount in others if isinstance(discount, Discount)]
    return [discount for discount in found if discount.each and discount.amount == modifier.amount]


def _modifier(modifier: Modifier) -> Message:
    match modifier:
        case Discount(next_card=True):
            return say("mars-says-next-card-costs", less=modifier.amount)
        case Discount(demanding=True):
            return say("mars-says-demanding-cards-cost", less=modifier.amount)
        case Discount(tag=-1):
            return say("mars-says-cards-cost", less=modifier.amount)
        case Discount():
            tag = say("mars-kind-of-tag", which=TAGS[modifier.tag])
            return say("mars-says-cards-with-tag-cost", less=modifier.amount, tag=tag)
        case ProjectDiscount():
            project = Ref("mars-project", modifier.project)
            return say("mars-says-project-costs", project=project, less=modifier.amount)
        case MetalValue():
            return say("mars-says-metal-worth", metal=modifier.metal, plus=modifier.plus)
        case PaymentModifier():
            return _payment(modifier)
        case FloatersAsHeat():
            return say("mars-says-floaters-are-heat")
        case RequirementTolerance(next_card=True):
            return say("mars-says-next-card-within", steps=modifier.steps)
        case RequirementTolerance(parameters=("venus",)):
            return say("mars-says-within-venus", steps=modifier.steps)
        case RequirementTolerance(parameters=parameters):
            assert parameters == GLOBAL_PARAMETERS
            return say("mars-says-within", steps=modifier.steps)
        case SetModifier(to=None):
            return Message(f"mars-says-changed-{dashed(modifier.name)}", {"by": abs(modifier.by)})
        case SetModifier():
            return Message(f"mars-says-set-{dashed(modifier.name)}", {"to": int(modifier.to or 0)})
        case Protects():
            kinds = [Message(f"mars-safe-{kind}") for kind in modifier.kinds]
            return say("mars-says-protects", what=nor(kinds))
        case ProtectsOwnResources():
            return say("mars-says-keeps")
    raise NotImplementedError(modifier)


def _payment(modifier: PaymentModifier) -> Message:
    if modifier.anything:
        assert modifier.value == 1
        return Message(f"mars-says-pays-{modifier.key}")
    of, value = modifier.key, modifier.value
    if modifier.tags:
        in_stock = modifier.resource >= 0
        id = "mars-says-stock-pays-for-tags" if in_stock else "mars-says-pays-for-tags"
        kinds = tags([TAGS[tag] for tag in modifier.tags])
        return Message(id, {"of": of, "value": value, "tags": kinds})
    if modifier.projects == ("any",):
        return say("mars-says-pays-for-projects", of=of, value=value)
    projects = tuple(Ref("mars-project", project) for project in modifier.projects)
    return say("mars-says-pays-for-these-projects", of=of, value=value, projects=projects)


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
