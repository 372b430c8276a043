"""What cards change for good, as parts of their statements."""

from __future__ import annotations

from dataclasses import dataclass

from understudy.mars.human.state.card import Card
from understudy.mars.human.state.card_definition import Modifier
from understudy.mars.human.state.modifiers import Modifiers, PaymentMethod
from understudy.mars.printed.requirements import GLOBAL_PARAMETERS


@dataclass(frozen=True, slots=True)
class Discount(Modifier):
    """Cards cost less: all, those with a tag (once, or for each), those with a requirement."""

    verb = "discount"
    amount: int
    tag: int = -1
    each: bool = False
    demanding: bool = False
    next_card: bool = False

    def fold(self, terms: Modifiers, card: Card) -> None:
        if self.next_card:
            terms.next_discount += self.amount
        elif self.demanding:
            terms.with_requirement += self.amount
        elif self.tag < 0:
            terms.discount += self.amount
        elif self.each:
            terms.per_tag[self.tag] += self.amount
        else:
            terms.per_card[self.tag] += self.amount


@dataclass(frozen=True, slots=True)
class ProjectDiscount(Modifier):
    """A standard project costs less."""

    verb = "project-discount"
    project: str
    amount: int

    def fold(self, terms: Modifiers, card: Card) -> None:
        before = terms.project_discounts.get(self.project, 0)
        terms.project_discounts[self.project] = before + self.amount


@dataclass(frozen=True, slots=True)
class MetalValue(Modifier):
    """Steel or titanium is worth more."""

    verb = "metal-worth"
    metal: str
    plus: int = 1

    def fold(self, terms: Modifiers, card: Card) -> None:
        if self.metal == "steel":
            terms.steel += self.plus
        else:
            terms.titanium += self.plus


@dataclass(frozen=True, slots=True)
class PaymentModifier(Modifier):
    """A resource, or what lies here, pays for some cards or projects, or for anything."""

    verb = "pays-like-money"
    key: str
    value: int
    resource: int = -1
    tags: tuple[int, ...] = ()
    projects: tuple[str, ...] = ()
    anything: bool = False

    def fold(self, terms: Modifiers, card: Card) -> None:
        here = card.id if self.resource < 0 else -1
        tender = PaymentMethod(
            self.key, self.resource, here, self.value, self.tags, self.projects, self.anything
        )
        terms.tenders = (*terms.tenders, tender)


@dataclass(frozen=True, slots=True)
class FloatersAsHeat(Modifier):
    """Floaters here can be spent as two heat each."""

    verb = "floaters-are-heat"

    def fold(self, terms: Modifiers, card: Card) -> None:
        terms.floater_heat = card.id


@dataclass(frozen=True, slots=True)
class RequirementTolerance(Modifier):
    """Global requirements may be missed by so many steps."""

    verb = "requirements-within"
    steps: int
    parameters: tuple[str, ...] = GLOBAL_PARAMETERS
    next_card: bool = False

    def fold(self, terms: Modifiers, card: Card) -> None:
        if self.next_card:
            terms.next_offset += self.steps
            return
        for parameter in self.parameters:
            terms.offsets[parameter] = terms.offsets.get(parameter, 0) + self.steps


@dataclass(frozen=True, slots=True)
class SetModifier(Modifier):
    """A single number of the terms changes: to something, or by something."""

    verb = "changes"
    name: str
    to: int | None = None
    by: int = 0

    def fold(self, terms: Modifiers, card: Card) -> None:
        value = self.to if self.to is not None else getattr(terms, self.name) + self.by
        setattr(terms, self.name, value)


@dataclass(frozen=True, slots=True)
class Protects(Modifier):
    """MarsBot can take none of these."""

    verb = "protects"
    kinds: tuple[str, ...]

    def fold(self, terms: Modifiers, card: Card) -> None:
        terms.protected |= frozenset(self.kinds)


@dataclass(frozen=True, slots=True)
class ProtectsOwnResources(Modifier):
    """What lies here can never be removed."""

    verb = "keeps-what-is-here"

    def fold(self, terms: Modifiers, card: Card) -> None:
        terms.kept |= {card.id}
