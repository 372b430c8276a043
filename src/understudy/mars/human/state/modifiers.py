"""The terms you play on: prices, values and limits, folded into numbers when a card enters.

They are never searched for: a rule reads the number it needs.
"""

from __future__ import annotations

from dataclasses import dataclass

from understudy.mars.printed.allowed_values import TAGS


@dataclass(frozen=True, slots=True)
class PaymentMethod:
    """Something that pays like money: a resource, or what lies on the card `held_on`.

    It pays for cards with one of `tags`, for the standard projects of `projects`, or for anything.
    """

    key: str
    resource: int
    held_on: int
    value: int
    tags: tuple[int, ...] = ()
    projects: tuple[str, ...] = ()
    anything: bool = False


class Modifiers:
    """See each name; `per_card` and `per_tag` are discounts by tag."""

    __slots__ = (
        "award_cost", "card_price", "discount", "energy_kept", "floater_heat", "greenery_plants",
        "influence", "kept", "milestone_cost", "next_discount", "next_offset", "ocean_money",
        "offsets", "per_card", "per_tag", "project_discounts", "protected", "relief",
        "skips_rating", "steel", "tenders", "titanium", "trade_cost", "trade_steps",
        "with_requirement",
    )  # fmt: skip

    def __init__(self) -> None:
        self.steel = 2
        self.titanium = 3
        self.discount = 0
        self.per_card = [0] * len(TAGS)
        self.per_tag = [0] * len(TAGS)
        self.with_requirement = 0
        self.project_discounts: dict[str, int] = {}
        self.offsets: dict[str, int] = {}
        self.card_price = 3
        self.greenery_plants = 8
        self.milestone_cost = 8
        self.award_cost = -1
        self.ocean_money = 2
        self.tenders: tuple[PaymentMethod, ...] = ()
        self.protected: frozenset[str] = frozenset()
        self.kept: frozenset[int] = frozenset()
        self.energy_kept = False
        self.floater_heat = -1
        self.influence = 0
        self.trade_cost = 0
        self.trade_steps = 0
        self.skips_rating = False
        self.relief = 0
        self.next_discount = 0
        self.next_offset = 0

    def copy(self) -> Modifiers:
        """The same terms."""
        same = Modifiers()
        for name in (
            "steel", "titanium", "discount", "with_requirement", "card_price", "greenery_plants",
            "milestone_cost", "award_cost", "ocean_money", "tenders", "protected", "kept",
            "energy_kept", "floater_heat", "influence", "trade_cost", "trade_steps",
            "skips_rating", "relief",
        ):  # fmt: skip
            setattr(same, name, getattr(self, name))
        same.per_card = self.per_card[:]
        same.per_tag = self.per_tag[:]
        same.project_discounts = dict(self.project_discounts)
        same.offsets = dict(self.offsets)
        return same
