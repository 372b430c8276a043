"""The vocabulary of your cards: a statement reads like its card.

    card("009 Asteroid", gains(titanium=2), raises("temperature"), removes(plants=3))

Cost, tags, requirement, points and what a card holds stand in the printed table. Steps run from
left to right.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from understudy.mars.human.rules.counts import Amount, Per, Sum, X
from understudy.mars.human.rules.modifier_clauses import (
    Discount,
    MetalValue,
    PaymentModifier,
    ProjectDiscount,
    Protects,
    ProtectsOwnResources,
    RequirementTolerance,
    SetModifier,
)
from understudy.mars.human.rules.placement import OFF_MAP
from understudy.mars.human.rules.trigger_clauses import (
    CardPlayed,
    EventPlayed,
    ParameterRaised,
    ProjectDone,
    ResourceAdded,
    TagPlayed,
    TilePlaced,
)
from understudy.mars.human.state.card import RESOURCE_INDEX, TAG_INDEX
from understudy.mars.human.state.card_definition import (
    Action,
    Clause,
    First,
    Modifier,
    Step,
    Trigger,
)
from understudy.mars.human.steps.card_resources import Add, TakeOff
from understudy.mars.human.steps.cards import (
    Discard,
    Draw,
    DrawOrBuy,
    Reveal,
    RevealUntil,
)
from understudy.mars.human.steps.choices import ChooseOne, Conditional, OptionalEffect
from understudy.mars.human.steps.copy_production import CopyProduction
from understudy.mars.human.steps.planet import (
    MetalProduction,
    Oceans,
    PlaceMarker,
    PlaceTile,
    Raise,
)
from understudy.mars.human.steps.stock import (
    ConvertProduction,
    Gain,
    Lose,
    Production,
    Rating,
    Spend,
    SpendAny,
)
from understudy.mars.human.steps.targets import LowerProduction, Remove, RemoveFromCard
from understudy.mars.printed.allowed_values import HELD

x: Final = X()
"""The number you choose when you pay."""


@dataclass(frozen=True, slots=True)
class CardDefinition:
    """What stands on a card besides its printed table: number, name and parts."""

    title: str
    parts: tuple[Clause, ...]

    def steps(self) -> tuple[Step, ...]:
        """What happens when it is played."""
        return tuple(part for part in self.parts if isinstance(part, Step))

    def first_action(self) -> tuple[Step, ...]:
        """The compulsory first action."""
        return tuple(step for part in self.parts if isinstance(part, First) for step in part.steps)

    def actions(self) -> tuple[Action, ...]:
        """The alternatives of its action."""
        return tuple(part for part in self.parts if isinstance(part, Action))

    def triggers(self) -> tuple[Trigger, ...]:
        """What it answers."""
        return tuple(part for part in self.parts if isinstance(part, Trigger))

    def modifiers(self) -> tuple[Modifier, ...]:
        """What it changes for good."""
        return tuple(part for part in self.parts if isinstance(part, Modifier))


def card(title: str, *parts: Clause) -> CardDefinition:
    """A card: its printed number and name, then what it does."""
    return CardDefinition(title, parts)


def _amounts(resources: dict[str, Amount]) -> tuple[tuple[int, Amount], ...]:
    return tuple((RESOURCE_INDEX[name], amount) for name, amount in resources.items())


def _one(kinds: dict[str, Amount]) -> tuple[str, Amount]:
    (pair,) = kinds.items()
    return pair


def _whole(amount: Amount) -> int:
    assert isinstance(amount, int)
    return amount


# Counting


def per(
    what: str, *of: str, times: int = 1, every: int = 1, most: int = 999, influence: int = 0
) -> Per:
    """So much for each of something: a name of `counts.COUNTS`."""
    return Per(what, of, times, every, most, influence)


def total(*parts: Per) -> Sum:
    """Several counts together."""
    return Sum(parts)


def tags(*of: str, times: int = 1, every: int = 1) -> Per:
    """So much for each tag of yours."""
    return Per("tags", of, times, every)


# Steps


def gains(**resources: Amount) -> Gain:
    """Take resources: ``gains(titanium=2)``."""
    return Gain(_amounts(resources))


def production(*, slack: int = 0, **changes: Amount) -> Production:
    """Change your production: ``production(energy=-1, mc=3)``."""
    return Production(_amounts(changes), slack)


def spends(*, less: Amount = 0, metals: Iterable[str] = (), **resources: Amount) -> Spend:
    """Pay: ``spends(energy=6)``; M€ may be paid by metals as well."""
    name, amount = _one(resources)
    return Spend(RESOURCE_INDEX[name], amount, tuple(RESOURCE_INDEX[m] for m in metals), less)


def loses(**resources: Amount) -> Lose:
    """Lose as much as you have."""
    name, amount = _one(resources)
    return Lose(RESOURCE_INDEX[name], amount)


def rating(amount: Amount) -> Rating:
    """The terraform rating rises, or falls."""
    return Rating(amount)


def converts(lowered: str, raised: str) -> ConvertProduction:
    """Any number of steps of one production become another."""
    return ConvertProduction(RESOURCE_INDEX[lowered], RESOURCE_INDEX[raised])


def raises(parameter: str, steps: int = 1) -> Raise:
    """Raise a global parameter."""
    return Raise(parameter, steps)


def places(tile: str, where: str, *, times: int = 1) -> PlaceTile:
    """Put a tile on the map; `where` is a name of `placing.WHERE`."""
    return PlaceTile(tile, where, times)


def metal_production() -> MetalProduction:
    """Production of a metal of the space just covered."""
    return MetalProduction()


def oceans(count: int = 1) -> Oceans:
    """Put oceans on the map."""
    return Oceans(count)


def off_map_city() -> PlaceTile:
    """A city outside the map."""
    return PlaceTile("city", OFF_MAP)


def claims_land(where: str = "unmarked land") -> PlaceMarker:
    """A marker on a space: only you may build there."""
    return PlaceMarker(where)


def draws(count: Amount, *, keep: int = 0) -> Draw:
    """Draw cards; with `keep` look at them and keep so many."""
    return Draw(count, keep)


def looks_and_buys() -> DrawOrBuy:
    """Look at the top card, buy or discard it."""
    return DrawOrBuy()


def reveals_until(count: int, *, tag: str = "", fits: str = "") -> RevealUntil:
    """Reveal cards until so many have a tag, or fit."""
    return RevealUntil(count, TAG_INDEX[tag] if tag else -1, fits)


def discards(count: int | X) -> Discard:
    """Discard from your hand."""
    return Discard(count)


def reveals(tag: str, *then: Step) -> Reveal:
    """Reveal and discard the top card; if it has the tag, something follows."""
    return Reveal(TAG_INDEX[tag], then)


def adds(*, to: str = "here", tag: str = "", least: int = 0, **kinds: Amount) -> Add:
    """Put resources on a card: here, on another one, on any, or on the one just played."""
    kind, count = _one(kinds)
    return Add(kind, count, to, TAG_INDEX[tag] if tag else -1, least)


def takes_off(*, of: str = "here", **kinds: Amount) -> TakeOff:
    """Pay with what lies on cards."""
    kind, count = _one(kinds)
    return TakeOff(kind, count, of)


def removes(*, up_to: bool = True, **kinds: int) -> Remove | RemoveFromCard:
    """Somebody loses resources: of stock, or from a card."""
    kind, count = next(iter(kinds.items()))
    if kind in HELD:
        return RemoveFromCard(kind, count, up_to)
    return Remove(RESOURCE_INDEX[kind], count)


def steals(*, full: bool = False, **resources: int) -> Remove:
    """Take from MarsBot what it has, up to so much; with `full` it must have all of it."""
    kind, count = next(iter(resources.items()))
    return Remove(RESOURCE_INDEX[kind], count, steal=True, only_bot=True, full=full)


def removes_beside(mc: int) -> Remove:
    """The owner of a tile next to yours loses money."""
    return Remove(RESOURCE_INDEX["mc"], mc, beside=True)


def lowers(*, raised: int = 0, **resources: int) -> LowerProduction:
    """Somebody's production goes down; your own may rise first by the same card."""
    kind, count = next(iter(resources.items()))
    return LowerProduction(RESOURCE_INDEX[kind], count, raised)


def one_of(*options: Step | tuple[Step, ...]) -> ChooseOne:
    """One of these, as you choose."""
    return ChooseOne(tuple(one if isinstance(one, tuple) else (one,) for one in options))


def may(cost: Step, *gain: Step) -> OptionalEffect:
    """You may pay for something."""
    return OptionalEffect((cost,), gain)


def when(
    counted: Amount, least: int, then: Step | tuple[Step, ...], otherwise: Step | None = None
) -> Conditional:
    """If there is enough of something then this, otherwise that."""
    first = then if isinstance(then, tuple) else (then,)
    return Conditional(counted, least, first, () if otherwise is None else (otherwise,))


def copies_production(cards: int = 1) -> CopyProduction:
    """Do the production box of a building card of yours again."""
    return CopyProduction(cards)


# Actions

_PRICES: Final = (Spend, SpendAny, TakeOff, Discard, RemoveFromCard)


def _is_price(step: Step) -> bool:
    if isinstance(step, Production):
        return all(isinstance(by, int) and by < 0 for _, by in step.changes)
    return isinstance(step, _PRICES) and not (isinstance(step, RemoveFromCard) and step.up_to)


def action(*steps: Step, condition: str = "") -> Action:
    """One alternative of the card's action: what it costs comes first."""
    price = 0
    while price < len(steps) - 1 and _is_price(steps[price]):
        price += 1
    return Action(steps[:price], steps[price:], condition)


def first_action(*steps: Step) -> First:
    """What must be done first in your first turn."""
    return First(steps)


# Watches


def on_tag(
    *of: str,
    do: Step | tuple[Step, ...],
    itself: bool = True,
    own: bool = True,
    once: bool = False,
) -> TagPlayed:
    """When you play a tag; the card's own tags count if it says `itself`."""
    indexes = tuple(TAG_INDEX[tag] for tag in of)
    steps = do if isinstance(do, tuple) else (do,)
    return TagPlayed(steps, own, itself, indexes, once)


def on_event(*do: Step, tag: str = "", own: bool = True) -> EventPlayed:
    """When you play an event."""
    return EventPlayed(do, own, tags=(TAG_INDEX[tag],) if tag else ())


def on_card(
    *do: Step,
    least_cost: int = 0,
    least: int = 0,
    most: int = 99,
    points: bool = False,
    itself: bool = False,
) -> CardPlayed:
    """When you play a card of some cost, with so many tags, or with points."""
    return CardPlayed(do, True, itself, least, most, least_cost, points)


def on_tile(
    tile: str,
    *do: Step,
    own: bool = False,
    itself: bool = False,
    on_mars: bool = False,
    in_action: bool = False,
) -> TilePlaced:
    """When a tile is placed, by anybody or by you."""
    return TilePlaced(do, own, itself, tile, on_mars=on_mars, in_action=in_action)


def on_metal_space(*do: Step) -> TilePlaced:
    """When you place a tile on steel or titanium."""
    return TilePlaced(do, tile="any", bonus="st")


def on_project(*do: Step, least_cost: int = 0) -> ProjectDone:
    """When you carry out a standard project; selling patents is none."""
    return ProjectDone(do, least_cost=least_cost)


def on_raised(parameter: str, *do: Step, own: bool = True) -> ParameterRaised:
    """When a parameter is raised, a step at a time."""
    return ParameterRaised(do, own, parameter=parameter)


def on_added(kind: str, *do: Step, here: bool = False) -> ResourceAdded:
    """When a resource comes onto a card of yours."""
    return ResourceAdded(do, kind=kind, here=here)


# Terms


def discount(amount: int, *, tag: str = "", each: bool = False) -> Discount:
    """Cards cost less: all, or those with a tag, once or for each."""
    return Discount(amount, TAG_INDEX[tag] if tag else -1, each)


def next_card_discount(less: int) -> Discount:
    """The next card of this generation costs less."""
    return Discount(less, next_card=True)


def next_card_tolerance(steps: int) -> RequirementTolerance:
    """The next card of this generation may miss its global requirements."""
    return RequirementTolerance(steps, next_card=True)


def project_discount(project: str, amount: int) -> ProjectDiscount:
    """A standard project costs less."""
    return ProjectDiscount(project, amount)


def metal_value(metal: str, plus: int = 1) -> MetalValue:
    """Steel or titanium is worth more."""
    return MetalValue(metal, plus)


def pays_for_anything(resource: str, value: int = 1) -> PaymentModifier:
    """A resource pays for anything that costs M€."""
    return PaymentModifier(resource, value, RESOURCE_INDEX[resource], anything=True)


def requirement_tolerance(steps: int, *parameters: str) -> RequirementTolerance:
    """Global requirements may be missed by so many steps."""
    if parameters:
        return RequirementTolerance(steps, parameters)
    return RequirementTolerance(steps)


def greenery_discount(less: int) -> SetModifier:
    """A greenery takes fewer plants."""
    return SetModifier("greenery_plants", by=-less)


def protects(*kinds: str) -> Protects:
    """MarsBot can take none of these."""
    return Protects(kinds)


def protects_own_resources() -> ProtectsOwnResources:
    """What lies here can never be removed."""
    return ProtectsOwnResources()
