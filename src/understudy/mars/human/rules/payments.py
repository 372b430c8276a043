"""Prices and payments: what something costs you, what pays for it, the best way proposed (5)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from understudy.core import Table
from understudy.core.journal.messages import Arg
from understudy.core.questions import payment
from understudy.mars.human.rules.card_resources import remove_resources
from understudy.mars.human.rules.stock import spend
from understudy.mars.human.state.card import HEAT, MC, STEEL, TAG_INDEX, TITANIUM, Card, Source
from understudy.mars.human.state.modifiers import Modifiers
from understudy.mars.human.state.obstacle import Lack, Obstacle
from understudy.mars.human.state.side import HumanSide
from understudy.mars.printed.allowed_values import RESOURCES
from understudy.mars.state import Game

BUILDING: Final = TAG_INDEX["building"]
SPACE: Final = TAG_INDEX["space"]


class PaymentSource(payment.PaymentMethod):
    """One way to pay: it comes from stock (`resource`), or lies on the card `held_on`."""

    __slots__ = ("held_on", "resource")

    def __init__(self, key: str, value: int, count: int, resource: int, held_on: int = -1) -> None:
        super().__init__(key, value, count)
        self.resource = resource
        self.held_on = held_on


def price_of(game: Game, you: HumanSide, card: Card, discount: int = 0) -> int:
    """What a card costs now: its printed cost less all discounts, not below 0 (5). [T 5]"""
    modifiers = you.modifiers
    less = modifiers.discount + you.next_discount + discount
    for tag in card.tags:
        less += modifiers.discount_per_tag[tag]
    for tag in set(card.tags):
        less += modifiers.discount_with_tag[tag]
    if card.requirements:
        less += modifiers.discount_with_requirement
    if card.id in you.hosted:
        less += you.hosted[card.id]
    return max(0, card.cost - less)


def discount_of(game: Game, you: HumanSide, card: Card, giver: Card) -> int:
    """How much of a card's discount comes from one of the cards before you."""
    reserved, bare, alone = you.modifiers, Modifiers(), Modifiers()
    for modifier in giver.modifiers:
        modifier.apply(alone, giver)
    alone.next_discount = 0
    you.modifiers = bare
    without = price_of(game, you, card)
    you.modifiers = alone
    given = without - price_of(game, you, card)
    you.modifiers = reserved
    return given


def methods_for_card(you: HumanSide, card: Card) -> list[PaymentSource]:
    """What besides M€ pays for a card: steel, titanium, and what other cards allow (5). [T 5]

    What the card itself takes must be there besides.
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
            _add_method(you, methods, rule.key, rule.value, rule.resource, rule.held_on)
    if methods and card.reserving_steps:
        for one in methods:
            for step in card.reserving_steps:
                one.count -= step.reserved_amount(you, one.resource, one.held_on)
        return [one for one in methods if one.count > 0]
    return methods


def methods_for_project(you: HumanSide, project: str) -> list[PaymentSource]:
    """What besides M€ pays for a standard project (7). [T 7]"""
    methods: list[PaymentSource] = []
    for rule in you.modifiers.payment_rules:
        if rule.anything or project in rule.projects or "any" in rule.projects:
            _add_method(you, methods, rule.key, rule.value, rule.resource, rule.held_on)
    return methods


def methods_for_mc(you: HumanSide, metals: Sequence[int] = ()) -> list[PaymentSource]:
    """What besides M€ pays for anything that costs M€; some actions take metals as well."""
    modifiers, stock = you.modifiers, you.stock
    worth = {STEEL: modifiers.steel_value, TITANIUM: modifiers.titanium_value}
    methods = [PaymentSource(RESOURCES[m], worth[m], stock[m], m) for m in metals if stock[m]]
    for rule in modifiers.payment_rules:
        if rule.anything:
            _add_method(you, methods, rule.key, rule.value, rule.resource, rule.held_on)
    return methods


def _add_method(
    you: HumanSide, methods: list[PaymentSource], key: str, value: int, resource: int, held_on: int
) -> None:
    count = you.card_resources.get(held_on, 0) if held_on >= 0 else you.stock[resource]
    if count:
        methods.append(PaymentSource(key, value, count, resource, held_on))


def is_unaffordable(
    you: HumanSide, price: int, methods: Sequence[PaymentSource], reserved: int = 0
) -> Obstacle | None:
    """Whether a price cannot be paid; `reserved` M€ are needed for something else."""
    money = you.stock[MC] - reserved
    if money >= price:
        return None
    most = money + sum([one.value * one.count for one in methods])
    return Obstacle(Lack.MONEY, "mc", price, most) if most < price else None


def suggest_payment(
    you: HumanSide, price: int, methods: Sequence[PaymentSource], reserved: int = 0
) -> dict[str, int]:
    """The best way to pay: metals first and none of them wasted, heat last.

    If M€ are short in the end, one more of what is worth least covers the rest.
    """
    left = price
    paid: dict[str, int] = {}
    for one in methods:
        if one.resource == HEAT:
            continue
        paid[one.key] = min(one.count, left // one.value)
        left -= paid[one.key] * one.value
    short = left - (you.stock[MC] - reserved)
    for one in sorted(methods, key=lambda methods: methods.value):
        while short > 0 and paid.get(one.key, 0) < one.count:
            paid[one.key] = paid.get(one.key, 0) + 1
            short -= one.value
    return {key: count for key, count in paid.items() if count}


def pay(
    game: Game,
    table: Table,
    you: HumanSide,
    price: int,
    methods: list[PaymentSource],
    source: Source | None,
    reserved: int = 0,
) -> None:
    """Pay a price; asked only where there is a choice (5). [T 5]

    `reserved` M€ are needed for something else, or the heat that pays like them.
    """
    if price <= 0:
        return
    paid: dict[str, int] = {}
    if methods:
        args: dict[str, Arg] = {"price": price}
        if source is not None:
            args["card"] = source.card.ref
        paid = suggest_payment(you, price, methods, reserved)
        alike = next((one.key for one in methods if reserved and one.resource == HEAT), "")
        question = payment.Payment(
            id="mars-you-pay", args=args, cite="T 5", default=paid, kind="mars-resource",
            price=price, money=you.stock[MC] - (0 if alike else reserved), methods=methods,
            reserved=reserved if alike else 0, reserve_key=alike,
        )  # fmt: skip
        if question.has_choice():
            paid = table.ask(question)
    left = price
    for one in methods:
        count = paid.get(one.key, 0)
        if count:
            left -= count * one.value
            if one.held_on >= 0:
                remove_resources(table, you, you.library[one.held_on], count)
            else:
                spend(game, table, you, one.resource, count)
    if left > 0:
        spend(game, table, you, MC, left)
