"""Prices and payments: what something costs, what can pay for it, and the suggested payment (5)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from understudy.core import Table
from understudy.core.journal.messages import Arg
from understudy.core.questions import payment
from understudy.mars.human.rules.card_resources import remove_resources
from understudy.mars.human.rules.stock import spend
from understudy.mars.human.state.card import HEAT, MC, STEEL, TAG_INDEX, TITANIUM, Card, Context
from understudy.mars.human.state.modifiers import Modifiers, PaymentRule
from understudy.mars.human.state.obstacle import Lack, Obstacle
from understudy.mars.human.state.side import Human
from understudy.mars.printed.allowed_values import RESOURCES

BUILDING: Final = TAG_INDEX["building"]
SPACE: Final = TAG_INDEX["space"]


class PaymentSource(payment.PaymentMethod):
    """A payment method, and where it is taken from: stock (`resource`) or the card `held_on`."""

    __slots__ = ("held_on", "resource")

    def __init__(self, key: str, value: int, count: int, resource: int, held_on: int = -1) -> None:
        # Listing moves makes many of them, so `super().__init__` is inlined.
        self.key = key
        self.value = value
        self.count = count
        self.resource = resource
        self.held_on = held_on


def price_of(you: Human, card: Card, discount: int = 0, modifiers: Modifiers | None = None) -> int:
    """Return what a card costs now, with all discounts, or with those of `modifiers` (5). [T 5]"""
    if modifiers is None:
        modifiers = you.modifiers
    lasting = modifiers.known_discounts.get(card.id)
    if lasting is None:
        lasting = modifiers.known_discounts[card.id] = _lasting_discount(modifiers, card)
    less = lasting + you.next_discount + discount
    if card.id in you.hosted:
        less += you.hosted[card.id]
    return card.cost - less if card.cost > less else 0


def _lasting_discount(modifiers: Modifiers, card: Card) -> int:
    """Return what cards in play take off the price of a card."""
    less = modifiers.discount
    for tag in card.tags:
        less += modifiers.discount_per_tag[tag]
    for tag in set(card.tags):
        less += modifiers.discount_with_tag[tag]
    if card.requirements:
        less += modifiers.discount_with_requirement
    return less


def discount_of(you: Human, card: Card, giver: Card) -> int:
    """Return how much one of your face-up cards takes off the price of a card."""
    none, alone = Modifiers(), Modifiers()
    giver.apply_modifiers(alone)
    full = price_of(you, card, modifiers=none)
    return full - price_of(you, card, modifiers=alone)


def methods_for_card(you: Human, card: Card) -> list[PaymentSource]:
    """Return what pays for a card besides MC: steel, titanium, and by other cards (5). [T 5]

    Resources that the card's own effects take cannot pay for it.
    """
    modifiers, stock = you.modifiers, you.stock
    methods: list[PaymentSource] = []
    if stock[TITANIUM] and SPACE in card.tags:
        methods.append(
            PaymentSource("titanium", modifiers.titanium_value, stock[TITANIUM], TITANIUM)
        )
    if stock[STEEL] and BUILDING in card.tags:
        methods.append(PaymentSource("steel", modifiers.steel_value, stock[STEEL], STEEL))
    for rule in modifiers.payment_rules:
        if rule.anything or any(tag in card.tags for tag in rule.tags):
            _add_method(you, methods, rule)
    if methods and card.reserving_steps:
        for method in methods:
            for step in card.reserving_steps:
                method.count -= step.reserved_amount(you, method.resource, method.held_on)
        return [method for method in methods if method.count > 0]
    return methods


def methods_for_project(you: Human, project: str) -> list[PaymentSource]:
    """Return what pays for a standard project besides MC (7). [T 7]"""
    methods: list[PaymentSource] = []
    if not you.modifiers.payment_rules:
        return methods
    for rule in you.modifiers.payment_rules:
        if rule.anything or project in rule.projects or "any" in rule.projects:
            _add_method(you, methods, rule)
    return methods


def methods_for_mc(you: Human, metals: Sequence[int] = ()) -> list[PaymentSource]:
    """Return what pays for anything that costs MC besides MC; some actions take metals too."""
    modifiers, stock = you.modifiers, you.stock
    if not metals and not modifiers.payment_rules:
        return []
    worth = {STEEL: modifiers.steel_value, TITANIUM: modifiers.titanium_value}
    methods = [PaymentSource(RESOURCES[m], worth[m], stock[m], m) for m in metals if stock[m]]
    for rule in modifiers.payment_rules:
        if rule.anything:
            _add_method(you, methods, rule)
    return methods


def _add_method(you: Human, methods: list[PaymentSource], rule: PaymentRule) -> None:
    count = _available(you, rule)
    if count:
        methods.append(PaymentSource(rule.key, rule.value, count, rule.resource, rule.held_on))


def _available(you: Human, rule: PaymentRule) -> int:
    """Return how many of the resources of a rule you have."""
    held_on = rule.held_on
    return you.card_resources.get(held_on, 0) if held_on >= 0 else you.stock[rule.resource]


def spending_limit(you: Human) -> int:
    """Return your MC with all that your payment rules could ever pay: no project costs more."""
    most = you.stock[MC]
    for rule in you.modifiers.payment_rules:
        most += rule.value * _available(you, rule)
    return most


def heat_from_floaters(you: Human) -> int:
    """Return the heat that floaters can pay for; without such a card 0."""
    return 2 * you.card_resources.get(you.modifiers.floater_heat_card, 0)


def total_value(methods: Sequence[PaymentSource]) -> int:
    """Return the MC that these methods can pay together."""
    return sum([method.value * method.count for method in methods])


def available_mc(you: Human) -> int:
    """Return how much you can pay for anything that costs MC."""
    return you.stock[MC] + total_value(methods_for_mc(you))


def can_afford(you: Human, price: int) -> bool:
    """Return whether you can pay a price for anything that costs MC."""
    return you.stock[MC] >= price or (
        bool(you.modifiers.payment_rules) and available_mc(you) >= price
    )


def cannot_afford(
    you: Human, price: int, methods: Sequence[PaymentSource] | None = None
) -> Obstacle | None:
    """Return the obstacle if a price cannot be paid; without `methods` as anything in MC."""
    if you.stock[MC] >= price:
        return None
    if methods is None:
        methods = methods_for_mc(you)
    most = you.stock[MC] + (total_value(methods) if methods else 0)
    return Obstacle(Lack.MONEY, "mc", price, most) if most < price else None


def suggest_payment(
    you: Human, price: int, methods: Sequence[PaymentSource], reserved: int = 0
) -> dict[str, int]:
    """Return the best payment: metals first without waste, heat last; `reserved` MC are kept.

    If MC do not cover the rest, one more of the least valuable method does.
    """
    left = price
    paid: dict[str, int] = {}
    for method in methods:
        if method.resource == HEAT:
            continue
        paid[method.key] = min(method.count, left // method.value)
        left -= paid[method.key] * method.value
    short = left - (you.stock[MC] - reserved)
    for method in sorted(methods, key=lambda method: method.value):
        while short > 0 and paid.get(method.key, 0) < method.count:
            paid[method.key] = paid.get(method.key, 0) + 1
            short -= method.value
    return {key: count for key, count in paid.items() if count}


def pay(
    table: Table,
    you: Human,
    price: int,
    methods: list[PaymentSource],
    context: Context | None,
    reserved: int = 0,
) -> None:
    """Pay a price; asked only if there is a choice (5). [T 5]

    `reserved` MC are kept for a tax, or as much heat if heat pays like MC.
    """
    if price <= 0:
        return
    paid: dict[str, int] = {}
    if methods:
        args: dict[str, Arg] = {"price": price}
        if context is not None:
            args["card"] = context.card.ref
        paid = suggest_payment(you, price, methods, reserved)
        heat = next((method.key for method in methods if reserved and method.resource == HEAT), "")
        question = payment.Payment(
            id="mars-you-pay", args=args, cite="T 5", default=paid, kind="mars-resource",
            price=price, money=you.stock[MC] - (0 if heat else reserved), methods=methods,
            reserved=reserved if heat else 0, reserve_key=heat,
        )  # fmt: skip
        if question.has_choice():
            paid = table.ask(question)
    left = price
    for method in methods:
        count = paid.get(method.key, 0)
        if count:
            left -= count * method.value
            if method.held_on >= 0:
                remove_resources(table, you, you.library[method.held_on], count)
            else:
                spend(table, you, method.resource, count)
    if left > 0:
        spend(table, you, MC, left)
