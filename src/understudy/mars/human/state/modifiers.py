"""Modifiers of the human side: prices, values and limits, updated when a card comes into play.

Rules read the number they need and never search the cards.
"""

from __future__ import annotations

from dataclasses import dataclass

from understudy.mars.printed.allowed_values import TAGS


@dataclass(frozen=True, slots=True)
class PaymentRule:
    """A resource in stock, or the resources on the card `held_on`, that may pay instead of MC.

    It pays for cards with one of `tags`, for the standard projects in `projects`, or for anything.
    """

    key: str
    resource: int
    held_on: int
    value: int
    tags: tuple[int, ...] = ()
    projects: tuple[str, ...] = ()
    anything: bool = False


class Modifiers:
    """The numbers that cards in play change. They do not change after a price was computed.

    `discount_with_tag` is taken off once if a card has the tag, `discount_per_tag` for each tag.
    `next_discount` and `next_tolerance` are what a card gives the next one while it is played.
    `known_discounts` holds the discounts computed so far, by card, and `known_prices` the prices of
    the standard projects in play, in order, once they were computed.
    """

    __slots__ = (
        "award_cost", "card_price", "discount", "discount_per_tag", "discount_with_requirement",
        "discount_with_tag", "energy_kept", "floater_heat_card", "greenery_plants", "influence",
        "known_discounts", "known_prices", "milestone_cost", "next_discount", "next_tolerance",
        "ocean_money", "payment_rules", "project_discounts", "protected_cards", "protected_kinds",
        "requirement_offsets", "skips_rating", "steel_value", "titanium_value", "trade_cost",
        "trade_steps",
    )  # fmt: skip

    def __init__(self) -> None:
        self.steel_value = 2
        self.titanium_value = 3
        self.discount = 0
        self.discount_with_tag = [0] * len(TAGS)
        self.discount_per_tag = [0] * len(TAGS)
        self.discount_with_requirement = 0
        self.project_discounts: dict[str, int] = {}
        self.requirement_offsets: dict[str, int] = {}
        self.card_price = 3
        self.greenery_plants = 8
        self.milestone_cost = 8
        self.award_cost = -1
        self.ocean_money = 2
        self.payment_rules: tuple[PaymentRule, ...] = ()
        self.protected_kinds: frozenset[str] = frozenset()
        self.protected_cards: frozenset[int] = frozenset()
        self.energy_kept = False
        self.floater_heat_card = -1
        self.influence = 0
        self.trade_cost = 0
        self.trade_steps = 0
        self.skips_rating = False
        self.next_discount = 0
        self.next_tolerance = 0
        self.known_discounts: dict[int, int] = {}
        self.known_prices: tuple[int, ...] = ()

    def copy(self) -> Modifiers:
        """Return a copy; what holds for the next card only is left out."""
        same = Modifiers()
        for name in (
            "steel_value", "titanium_value", "discount", "discount_with_requirement", "card_price",
            "greenery_plants", "milestone_cost", "award_cost", "ocean_money", "payment_rules",
            "protected_kinds", "protected_cards", "energy_kept", "floater_heat_card", "influence",
            "trade_cost", "trade_steps", "skips_rating",
        ):  # fmt: skip
            setattr(same, name, getattr(self, name))
        same.discount_with_tag = self.discount_with_tag[:]
        same.discount_per_tag = self.discount_per_tag[:]
        same.project_discounts = dict(self.project_discounts)
        same.requirement_offsets = dict(self.requirement_offsets)
        return same
