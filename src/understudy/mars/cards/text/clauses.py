"""Texts of steps: messages that fill the placeholders of a sentence."""

from __future__ import annotations

from collections.abc import Sequence

from understudy.core import Message
from understudy.mars.cards.text.expansion_clauses import expansion_clause
from understudy.mars.cards.text.phrases import (
    amount,
    any_of,
    both,
    dashed,
    either,
    per,
    say,
    tags,
    times_of,
)
from understudy.mars.human.rules.counts import Amount, Per, Sum, X
from understudy.mars.human.rules.placement import OFF_MAP
from understudy.mars.human.state.card import Card
from understudy.mars.human.state.card_definition import Action, Step
from understudy.mars.human.steps import planet, stock
from understudy.mars.human.steps.card_resources import Add, TakeOff
from understudy.mars.human.steps.cards import Discard, Draw, DrawOrBuy, Reveal, RevealUntil
from understudy.mars.human.steps.choices import ChooseOne, Conditional, OptionalEffect
from understudy.mars.human.steps.colonies import BuildColony
from understudy.mars.human.steps.copy_production import CopyProduction
from understudy.mars.human.steps.targets import LowerProduction, Remove, RemoveFromCard
from understudy.mars.printed.allowed_values import RESOURCES, TAGS


def clauses(steps: Sequence[Step], card: Card) -> Message:
    """Return steps as one clause, joined in order."""
    return both([clause(step, card) for step in steps])


def actions_clause(actions: Sequence[Action], card: Card) -> Message:
    """Return the alternatives of an action as one clause."""
    if len(actions) == len(RESOURCES) and (gained := _same_for_all_productions(actions)):
        return say("mars-does-trade-production", count=gained)
    return either([_group_clause(group, card) for group in _grouped(actions)])


def _grouped(actions: Sequence[Action]) -> list[list[Action]]:
    """Group alternatives with the same cost that gain a number of one resource."""
    groups: list[list[Action]] = []
    for action in actions:
        before = groups[-1][0] if groups else action
        same = before.cost == action.cost and _plain_gain(before) and _plain_gain(action)
        if groups and action.cost and same:
            groups[-1].append(action)
        else:
            groups.append([action])
    return groups


def _plain_gain(action: Action) -> stock.Gain | None:
    match action:
        case Action(gain=(stock.Gain(resources=((_, int()),)) as gain,), condition=""):
            return gain
    return None


def _group_clause(actions: Sequence[Action], card: Card) -> Message:
    if len(actions) == 1:
        return action_clause(actions[0], card)
    gains = [gain for action in actions if (gain := _plain_gain(action))]
    gained = [amount(RESOURCES[of], count, card) for gain in gains for of, count in gain.resources]
    text = say("mars-does-gain", what=any_of(gained))
    return say("mars-does-for", cost=clauses(actions[0].cost, card), gain=text)


def _same_for_all_productions(actions: Sequence[Action]) -> int:
    """Return the gain per production step if it is the same for every resource, or 0."""
    gained = 0
    for resource, action in enumerate(actions):
        match action:
            case Action(
                cost=(stock.Production(),), gain=(stock.Gain(resources=((of, int(count)),)),)
            ):
                if of != resource or (gained and count != gained):
                    return 0
                gained = count
            case _:
                return 0
    return gained


def action_clause(action: Action, card: Card) -> Message:
    """Return an alternative of an action: its cost, its effect and its condition."""
    match action:
        case Action(
            cost=(stock.Spend(amount=X(times=price)),),
            gain=(stock.Gain(resources=((of, X(times=1)),)),),
        ) if price > 1:
            return say("mars-does-buy-resource", of=RESOURCES[of], price=price)
    gain = clauses(action.gain, card)
    text = gain
    if action.cost:
        id = "mars-does-for" if len(action.gain) == 1 else "mars-does-for-more"
        text = Message(id, {"cost": clauses(action.cost, card), "gain": gain})
    if action.condition:
        return Message(f"mars-does-if-{dashed(action.condition)}", {"what": text})
    return text


def clause(step: Step, card: Card) -> Message:
    """Return what a step does."""
    found = (
        _stock(step, card)
        or _composed(step, card)
        or _planet(step)
        or _with_cards(step, card)
        or expansion_clause(step, card)
    )
    if found is None:
        raise NotImplementedError(step)
    return found


def _stock(step: Step, card: Card) -> Message | None:
    match step:
        case stock.Gain():
            gained = [amount(RESOURCES[of], count, card) for of, count in step.resources]
            return say("mars-does-gain", what=both(gained))
        case stock.Lose():
            return say("mars-does-lose", what=amount(RESOURCES[step.resource], step.amount, card))
        case stock.Production():
            return _production(step, card)
        case stock.Spend():
            return _spend(step, card)
        case stock.Rating():
            return _rating(step, card)
        case stock.ConvertProduction():
            lowered = say("mars-production-of", of=RESOURCES[step.lowered])
            raised = say("mars-production-of", of=RESOURCES[step.raised])
            return say("mars-does-convert-production", lowered=lowered, raised=raised)
        case CopyProduction():
            return say("mars-does-copy-production", count=step.count)
        case Add():
            return _add(step, card)
        case TakeOff():
            return _take_off(step, card)
        case Remove() | RemoveFromCard() | LowerProduction():
            return _take_away(step)
    return None


def _composed(step: Step, card: Card) -> Message | None:
    """Return the clause of a step that contains other steps."""
    match step:
        case ChooseOne():
            return either([clauses(option, card) for option in step.options])
        case OptionalEffect():
            cost, gain = clauses(step.cost, card), clauses(step.gain, card)
            return say("mars-does-may", cost=cost, gain=gain)
        case Conditional():
            return _conditional(step, card)
        case BuildColony():
            id = "mars-does-build-colony-anywhere" if step.duplicate else "mars-does-build-colony"
            return both([Message(id), *[clause(then, card) for then in step.then]])
    return None


def _planet(step: Step) -> Message | None:
    match step:
        case planet.Raise():
            return say("mars-does-raise", parameter=step.parameter, steps=step.steps)
        case planet.Oceans():
            return say("mars-does-oceans", count=step.count)
        case planet.PlaceTile():
            return _place_tile(step)
        case planet.MetalProduction():
            return say("mars-does-metal-production")
        case planet.PlaceMarker(where="beside own"):
            return say("mars-does-mark-beside-own")
        case planet.PlaceMarker():
            return say("mars-does-mark")
    return None


def _with_cards(step: Step, card: Card) -> Message | None:
    match step:
        case Draw():
            return _draw(step, card)
        case DrawOrBuy():
            return say("mars-does-look-and-buy")
        case RevealUntil(fits=""):
            tag = say("mars-kind-of-tag", which=TAGS[step.tag])
            return say("mars-does-find", count=step.count, tag=tag)
        case RevealUntil():
            return Message(f"mars-does-find-{dashed(step.fits)}", {"count": step.count})
        case Discard(count=int(count)):
            return say("mars-does-discard", count=count)
        case Discard():
            return say("mars-does-discard-any")
        case Reveal():
            tag = say("mars-kind-of-tag", which=TAGS[step.tag])
            return say("mars-does-reveal", tag=tag, then=clauses(step.then, card))
    return None


def _draw(step: Draw, card: Card) -> Message:
    match step:
        case Draw(count=int(count), keep=0):
            return say("mars-does-draw", count=count)
        case Draw(count=int(count), keep=keep):
            return say("mars-does-draw-and-keep", count=count, keep=keep)
        case Draw(count=Per() as count):
            return say("mars-does-draw-per", count=count.times, per=per(count, card))
    return say("mars-does-draw-as-many-and-keep", keep=step.keep)


def _production(step: stock.Production, card: Card) -> Message:
    """Return a change of production: what falls first, then what rises."""
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
    """Return a production and by how much it changes."""
    name = RESOURCES[of]
    if isinstance(by, int):
        return say("mars-production-by", of=name, by=by)
    assert isinstance(by, Per | Sum)
    return say("mars-production-per", of=name, by=times_of(by), per=per(by, card))


def _spend(step: stock.Spend, card: Card) -> Message:
    name = RESOURCES[step.resource]
    if isinstance(step.amount, X):
        return say("mars-does-spend-any", of=name)
    what = amount(name, step.amount, card)
    if step.metals:
        metal = RESOURCES[step.metals[0]]
        return say("mars-does-spend-with", what=what, metal=metal)
    if isinstance(step.less, Per):
        less = amount(name, step.less.times, card)
        return say("mars-does-spend-less", what=what, less=less, per=per(step.less, card))
    return say("mars-does-spend", what=what)


def _rating(step: stock.Rating, card: Card) -> Message:
    if isinstance(step.amount, Per):
        by = step.amount
        return say("mars-does-rating-per", by=by.times, per=per(by, card))
    assert isinstance(step.amount, int)
    if step.amount < 0:
        return say("mars-does-lower-rating", by=-step.amount)
    return say("mars-does-rating", by=step.amount)


def _place_tile(step: planet.PlaceTile) -> Message:
    own = ("city", "greenery", "ocean", "capital", "new_holland")
    tile = step.tile if step.tile in own else "special"
    usual = {"city": "city", "capital": "city", "greenery": "greenery", "special": "land"}
    if step.times > 1:
        return say("mars-does-lay-for-more", tile=tile, times=step.times)
    if usual.get(tile) == step.where:
        return say("mars-does-lay", tile=tile)
    where = "off-map" if step.where == OFF_MAP else dashed(step.where)
    return say("mars-does-lay-where", tile=tile, where=Message(f"mars-where-{where}"))


def _add(step: Add, card: Card) -> Message:
    what = amount(step.kind, step.count, card)
    if step.least:
        return say("mars-does-add-to-used", what=what)
    # Messages for counted amounts put the amount last, because it is long.
    counted = "" if isinstance(step.count, int) else "-counted"
    if step.tag < 0:
        return Message(f"mars-does-add{counted}-to-{step.to}", {"what": what})
    tag = say("mars-kind-of-tag", which=TAGS[step.tag])
    return Message(f"mars-does-add{counted}-with-tag-to-{step.to}", {"what": what, "tag": tag})


def _take_off(step: TakeOff, card: Card) -> Message:
    if isinstance(step.count, X):
        return say("mars-does-take-off-any", of=step.kind)
    what = amount(step.kind, step.count, card)
    if step.of == "here":
        return say("mars-does-take-off", what=what)
    return say("mars-does-take-off-own", what=what)


def _take_away(step: Remove | RemoveFromCard | LowerProduction) -> Message:
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
        return say("mars-does-steal-all" if step.full else "mars-does-steal", what=what)
    if step.beside:
        return say("mars-does-remove-beside", what=what)
    if step.tag:
        tag = say("mars-kind-of-tag", which=step.tag)
        return say("mars-does-remove-from-tag", what=what, tag=tag)
    return say("mars-does-remove", what=what)


def _conditional(step: Conditional, card: Card) -> Message:
    assert isinstance(step.counted, Per)
    then, otherwise = clauses(step.then, card), clauses(step.otherwise, card)
    if step.counted.what == "here":
        return say("mars-does-when-here", of=card.holds, then=then, otherwise=otherwise)
    return say(
        "mars-does-when",
        tags=tags(step.counted.of),
        least=step.least,
        then=then,
        otherwise=otherwise,
    )
