"""The card vocabulary: a definition reads like its card.

    card("009 Asteroid", gains(titanium=2), raises("temperature"), removes(plants=3))

Cost, tags, requirement, points and the kind of resource on a card come from the printed table.
Steps run from left to right. A word whose arguments are the fields of its clause is that class
itself.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from understudy.mars.cards.words import (
    held_kind,
    only_one,
    parameter_name,
    refuse_mistakes,
    resource_index,
    tag_index,
    tag_indexes,
)
from understudy.mars.human.rules import modifier_clauses as modifiers
from understudy.mars.human.rules import trigger_clauses as triggers
from understudy.mars.human.rules.counts import Amount, CountName, Per, Sum, X
from understudy.mars.human.rules.placement import OFF_MAP
from understudy.mars.human.state.card_definition import (
    Action,
    Clause,
    ConditionName,
    First,
    Modifier,
    Step,
    Trigger,
)
from understudy.mars.human.steps import planet, stock
from understudy.mars.human.steps.card_resources import Add, TakeOff
from understudy.mars.human.steps.cards import (
    Discard,
    Draw,
    DrawOrBuy,
    FitsName,
    Reveal,
    RevealUntil,
)
from understudy.mars.human.steps.choices import ChooseOne, Conditional, OptionalEffect
from understudy.mars.human.steps.copy_production import CopyProduction
from understudy.mars.human.steps.targets import LowerProduction, Remove, RemoveFromCard
from understudy.mars.printed.allowed_values import HELD

x: Final = X()
"""The number you choose when you pay."""


@dataclass(frozen=True, slots=True)
class CardDefinition:
    """The number and name of a card, and the clauses that say what it does."""

    title: str
    clauses: tuple[Clause, ...]

    def steps(self) -> tuple[Step, ...]:
        return tuple(clause for clause in self.clauses if isinstance(clause, Step))

    def first_action(self) -> tuple[Step, ...]:
        return tuple(
            step for clause in self.clauses if isinstance(clause, First) for step in clause.steps
        )

    def actions(self) -> tuple[Action, ...]:
        """Return the alternatives of the card's action."""
        return tuple(clause for clause in self.clauses if isinstance(clause, Action))

    def triggers(self) -> tuple[Trigger, ...]:
        return tuple(clause for clause in self.clauses if isinstance(clause, Trigger))

    def modifiers(self) -> tuple[Modifier, ...]:
        return tuple(clause for clause in self.clauses if isinstance(clause, Modifier))


def card(title: str, *clauses: Clause) -> CardDefinition:
    """Return the definition of a card: its printed number and name, then its clauses.

    Raise `DataError` if a word of a clause is unknown.
    """
    refuse_mistakes(title)
    return CardDefinition(title, clauses)


def _amounts(resources: dict[str, Amount]) -> tuple[tuple[int, Amount], ...]:
    return tuple((resource_index(name), amount) for name, amount in resources.items())


# Counting


def per(
    what: CountName, *of: str, times: int = 1, every: int = 1, most: int = 999, influence: int = 0
) -> Per:
    """An amount for each counted thing: a key of `counts.COUNTS`."""
    return Per(what, of, times, every, most, influence)


def total(*parts: Per) -> Sum:
    """The sum of several counts."""
    return Sum(parts)


def tags(*of: str, times: int = 1, every: int = 1) -> Per:
    """An amount for each of your tags."""
    return Per("tags", of, times, every)


# Steps

rating: Final = stock.Rating
places: Final = planet.PlaceTile
metal_production: Final = planet.MetalProduction
claims_land: Final = planet.PlaceMarker
draws: Final = Draw
looks_and_buys: Final = DrawOrBuy
discards: Final = Discard


def raises(parameter: str, steps: int = 1) -> planet.Raise:
    """Raise a global parameter, with rating and bonus steps: ``raises("oxygen", 2)``."""
    return planet.Raise(parameter_name(parameter), steps)


def gains(**resources: Amount) -> stock.Gain:
    """Gain resources: ``gains(titanium=2)``."""
    return stock.Gain(_amounts(resources))


def production(*, slack: int = 0, **changes: Amount) -> stock.Production:
    """Change your production: ``production(energy=-1, mc=3)``."""
    return stock.Production(_amounts(changes), slack)


def spends(*, less: Amount = 0, metals: Iterable[str] = (), **resources: Amount) -> stock.Spend:
    """Pay a resource: ``spends(energy=6)``; `metals` may also pay for MC."""
    name, amount = only_one(resources)
    return stock.Spend(
        resource_index(name), amount, tuple(resource_index(metal) for metal in metals), less
    )


def loses(**resources: Amount) -> stock.Lose:
    """Lose a resource, at most as much as you have."""
    name, amount = only_one(resources)
    return stock.Lose(resource_index(name), amount)


def converts(lowered: str, raised: str) -> stock.ConvertProduction:
    """Convert any number of steps of one production into another."""
    return stock.ConvertProduction(resource_index(lowered), resource_index(raised))


def oceans(count: int = 1) -> planet.Oceans:
    """Place oceans."""
    return planet.Oceans(count)


def off_map_city() -> planet.PlaceTile:
    """Place a city outside the map."""
    return planet.PlaceTile("city", OFF_MAP)


def reveals_until(count: int, *, tag: str = "", fits: FitsName = "") -> RevealUntil:
    """Reveal cards until enough have a tag, or meet a condition; keep those."""
    return RevealUntil(count, tag_index(tag) if tag else -1, fits)


def reveals(tag: str, *then: Step) -> Reveal:
    """Reveal and discard the top card; if it has the tag, do the steps."""
    return Reveal(tag_index(tag), then)


def adds(*, to: str = "here", tag: str = "", least: int = 0, **kinds: Amount) -> Add:
    """Add resources to a card: this one, another one, any, or the one just played."""
    kind, count = only_one(kinds)
    return Add(held_kind(kind), count, to, tag_index(tag) if tag else -1, least)


def takes_off(*, of: str = "here", **kinds: Amount) -> TakeOff:
    """Spend resources from cards."""
    kind, count = only_one(kinds)
    return TakeOff(held_kind(kind), count, of)


def removes(*, up_to: bool = True, **kinds: int) -> Remove | RemoveFromCard:
    """Remove resources of a side, from its stock or from a card."""
    kind, count = only_one(kinds)
    if kind in HELD:
        return RemoveFromCard(kind, count, up_to)
    return Remove(resource_index(kind), count)


def steals(*, full: bool = False, **resources: int) -> Remove:
    """Take resources from MarsBot, up to a number; with `full` it must have all of them."""
    kind, count = only_one(resources)
    return Remove(resource_index(kind), count, steal=True, only_bot=True, full=full)


def removes_beside(mc: int) -> Remove:
    """Remove MC of the owner of an adjacent tile."""
    return Remove(resource_index("mc"), mc, beside=True)


def lowers(*, raised: int = 0, **resources: int) -> LowerProduction:
    """Lower a side's production; your own may rise first by the same card."""
    kind, count = only_one(resources)
    return LowerProduction(resource_index(kind), count, raised)


def one_of(*options: Step | tuple[Step, ...]) -> ChooseOne:
    """Do one of these, by your choice."""
    return ChooseOne(tuple(steps if isinstance(steps, tuple) else (steps,) for steps in options))


def may(cost: Step, *gain: Step) -> OptionalEffect:
    """Pay a cost for an effect if you like."""
    return OptionalEffect((cost,), gain)


def when(
    counted: Amount, least: int, then: Step | tuple[Step, ...], otherwise: Step | None = None
) -> Conditional:
    """Do the first steps if the amount is at least `least`, otherwise the other step."""
    first = then if isinstance(then, tuple) else (then,)
    return Conditional(counted, least, first, () if otherwise is None else (otherwise,))


def copies_production(cards: int = 1) -> CopyProduction:
    """Resolve the production box of one of your building cards again."""
    return CopyProduction(cards)


# Actions

_PRICES: Final = (stock.Spend, stock.SpendAny, TakeOff, Discard, RemoveFromCard)


def _is_price(step: Step) -> bool:
    if isinstance(step, stock.Production):
        return all(isinstance(by, int) and by < 0 for _, by in step.changes)
    return isinstance(step, _PRICES) and not (isinstance(step, RemoveFromCard) and step.up_to)


def action(*steps: Step, condition: ConditionName = "") -> Action:
    """One alternative of the card's action: its cost comes first."""
    price = 0
    while price < len(steps) - 1 and _is_price(steps[price]):
        price += 1
    return Action(steps[:price], steps[price:], condition)


def first_action(*steps: Step) -> First:
    """The compulsory first action of your first turn."""
    return First(steps)


# Triggers


def on_tag(
    *of: str, do: Step | tuple[Step, ...], itself: bool = True, own: bool = True, once: bool = False
) -> triggers.TagPlayed:
    """When you play a tag; with `itself` the card's own tags count."""
    indexes = tag_indexes(of)
    steps = do if isinstance(do, tuple) else (do,)
    return triggers.TagPlayed(steps, own, itself, indexes, once)


def on_event(*do: Step, tag: str = "", own: bool = True) -> triggers.EventPlayed:
    """When you play an event."""
    return triggers.EventPlayed(do, own, tags=(tag_index(tag),) if tag else ())


def on_card(
    *do: Step,
    least_cost: int = 0,
    least: int = 0,
    most: int = 99,
    points: bool = False,
    itself: bool = False,
) -> triggers.CardPlayed:
    """When you play a card with this cost, number of tags, or points."""
    return triggers.CardPlayed(do, True, itself, least, most, least_cost, points)


def on_tile(
    tile: str,
    *do: Step,
    own: bool = False,
    itself: bool = False,
    on_mars: bool = False,
    in_action: bool = False,
) -> triggers.TilePlaced:
    """When a tile is placed, by either side or only by you."""
    return triggers.TilePlaced(do, own, itself, tile, on_mars=on_mars, in_action=in_action)


def on_metal_space(*do: Step) -> triggers.TilePlaced:
    """When you place a tile on a steel or titanium bonus."""
    return triggers.TilePlaced(do, tile="any", bonus="st")


def on_project(*do: Step, least_cost: int = 0) -> triggers.ProjectDone:
    """When you do a standard project; selling patents does not count."""
    return triggers.ProjectDone(do, least_cost=least_cost)


def on_raised(parameter: str, *do: Step, own: bool = True) -> triggers.ParameterRaised:
    """When a parameter is raised, for each step."""
    return triggers.ParameterRaised(do, own, parameter=parameter_name(parameter))


def on_added(kind: str, *do: Step, here: bool = False) -> triggers.ResourceAdded:
    """When a resource is added to one of your cards."""
    return triggers.ResourceAdded(do, kind=held_kind(kind), here=here)


# Modifiers

project_discount: Final = modifiers.ProjectDiscount
metal_value: Final = modifiers.MetalValue
protects_own_resources: Final = modifiers.ProtectsOwnResources


def discount(amount: int, *, tag: str = "", each: bool = False) -> modifiers.Discount:
    """Cards cost less: all, or those with a tag, once or per tag."""
    return modifiers.Discount(amount, tag_index(tag) if tag else -1, each)


def next_card_discount(less: int) -> modifiers.Discount:
    """The next card of this generation costs less."""
    return modifiers.Discount(less, next_card=True)


def next_card_tolerance(steps: int) -> modifiers.RequirementTolerance:
    """The next card of this generation may miss its global requirements."""
    return modifiers.RequirementTolerance(steps, next_card=True)


def pays_for_anything(resource: str, value: int = 1) -> modifiers.PaymentModifier:
    """A resource pays for anything that costs MC."""
    return modifiers.PaymentModifier(resource, value, resource_index(resource), anything=True)


def requirement_tolerance(steps: int, *parameters: str) -> modifiers.RequirementTolerance:
    """Global requirements may be missed by some steps."""
    if parameters:
        return modifiers.RequirementTolerance(steps, parameters)
    return modifiers.RequirementTolerance(steps)


def greenery_discount(less: int) -> modifiers.SetModifier:
    """A greenery takes fewer plants."""
    return modifiers.SetModifier("greenery_plants", by=-less)


def protects(*kinds: str) -> modifiers.Protects:
    """MarsBot cannot remove these resources."""
    return modifiers.Protects(kinds)
