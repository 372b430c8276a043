"""Clauses of card definitions that change a modifier permanently."""

from __future__ import annotations

from dataclasses import dataclass

from understudy.mars.human.state.card import Card
from understudy.mars.human.state.card_definition import Modifier
from understudy.mars.human.state.modifiers import Modifiers, PaymentRule
from understudy.mars.printed.requirements import GLOBAL_PARAMETERS


@dataclass(frozen=True, slots=True)
class Discount(Modifier):
    """Cards cost less: all, those with a tag (once or per tag), or those with a requirement."""

    amount: int
    tag: int = -1
    each: bool = False
    demanding: bool = False
    next_card: bool = False

    def apply(self, modifiers: Modifiers, card: Card) -> None:
        if self.next_card:
            modifiers.next_discount += self.amount
        elif self.demanding:
            modifiers.discount_with_requirement += self.amount
        elif self.tag < 0:
            modifiers.discount += self.amount
        elif self.each:
            modifiers.discount_per_tag[self.tag] += self.amount
        else:
            modifiers.discount_with_tag[self.tag] += self.amount


@dataclass(frozen=True, slots=True)
class ProjectDiscount(Modifier):
    """A standard project costs less."""

    project: str
    amount: int

    def apply(self, modifiers: Modifiers, card: Card) -> None:
        before = modifiers.project_discounts.get(self.project, 0)
        modifiers.project_discounts[self.project] = before + self.amount


@dataclass(frozen=True, slots=True)
class MetalValue(Modifier):
    """Steel or titanium is worth more."""

    metal: str
    plus: int = 1

    @property
    def verb(self) -> str:
        return "metal-worth"

    def apply(self, modifiers: Modifiers, card: Card) -> None:
        if self.metal == "steel":
            modifiers.steel_value += self.plus
        else:
            modifiers.titanium_value += self.plus


@dataclass(frozen=True, slots=True)
class PaymentModifier(Modifier):
    """A resource in stock or on this card pays for some cards or projects, or for anything."""

    key: str
    value: int
    resource: int = -1
    tags: tuple[int, ...] = ()
    projects: tuple[str, ...] = ()
    anything: bool = False

    @property
    def verb(self) -> str:
        return "pays-like-money"

    def apply(self, modifiers: Modifiers, card: Card) -> None:
        here = card.id if self.resource < 0 else -1
        rule = PaymentRule(
            self.key, self.resource, here, self.value, self.tags, self.projects, self.anything
        )
        modifiers.payment_rules = (*modifiers.payment_rules, rule)


@dataclass(frozen=True, slots=True)
class FloatersAsHeat(Modifier):
    """Floaters on this card can be spent as two heat each."""

    @property
    def verb(self) -> str:
        return "floaters-are-heat"

    def apply(self, modifiers: Modifiers, card: Card) -> None:
        modifiers.floater_heat_card = card.id


@dataclass(frozen=True, slots=True)
class RequirementTolerance(Modifier):
    """Global requirements may be missed by some steps."""

    steps: int
    parameters: tuple[str, ...] = GLOBAL_PARAMETERS
    next_card: bool = False

    @property
    def verb(self) -> str:
        return "requirements-within"

    def apply(self, modifiers: Modifiers, card: Card) -> None:
        if self.next_card:
            modifiers.next_tolerance += self.steps
            return
        for parameter in self.parameters:
            modifiers.requirement_offsets[parameter] = (
                modifiers.requirement_offsets.get(parameter, 0) + self.steps
            )


@dataclass(frozen=True, slots=True)
class SetModifier(Modifier):
    """Set a single modifier to a value, or change it by a number."""

    name: str
    to: int | None = None
    by: int = 0

    @property
    def verb(self) -> str:
        return "changes"

    def apply(self, modifiers: Modifiers, card: Card) -> None:
        before = getattr(modifiers, self.name)
        value = self.to if self.to is not None else before + self.by
        # Compiled, a truth value that was stored as a number must become one again.
        setattr(modifiers, self.name, bool(value) if isinstance(before, bool) else value)


@dataclass(frozen=True, slots=True)
class Protects(Modifier):
    """MarsBot cannot remove these resources."""

    kinds: tuple[str, ...]

    def apply(self, modifiers: Modifiers, card: Card) -> None:
        modifiers.protected_kinds |= frozenset(self.kinds)


@dataclass(frozen=True, slots=True)
class ProtectsOwnResources(Modifier):
    """Resources on this card can never be removed."""

    @property
    def verb(self) -> str:
        return "keeps-what-is-here"

    def apply(self, modifiers: Modifiers, card: Card) -> None:
        modifiers.protected_cards |= {card.id}
