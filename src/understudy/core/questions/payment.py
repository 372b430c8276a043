"""A price that can be paid with several payment methods, the rest in money."""

from __future__ import annotations

from collections.abc import Sequence

from understudy.core.errors import Illegal
from understudy.core.journal.messages import Args
from understudy.core.questions.form import check_mapping
from understudy.core.questions.question import Number, Question


class PaymentMethod:
    """A resource that pays like money: its key, its value, and how many there are."""

    __slots__ = ("count", "key", "value")

    def __init__(self, key: str, value: int, count: int) -> None:
        self.key = key
        self.value = value
        self.count = count


class Payment(Question[dict[str, int]]):
    """How a price is paid. `kind` is the kind of reference that names the payment methods.

    `reserved` must remain for something else, in money or in the method `reserve_key`.
    """

    __slots__ = ("kind", "methods", "money", "price", "reserve_key", "reserved")

    def __init__(
        self,
        *,
        id: str,
        args: Args | None = None,
        cite: str = "",
        default: dict[str, int] | None = None,
        kind: str,
        price: int,
        money: int,
        methods: Sequence[PaymentMethod],
        reserved: int = 0,
        reserve_key: str = "",
    ) -> None:
        super().__init__(id, args, cite, default)
        self.kind = kind
        self.price = price
        self.money = money
        self.methods = methods
        self.reserved = reserved
        self.reserve_key = reserve_key

    def check(self, answer: object) -> dict[str, int]:
        answer = check_mapping(answer)
        known = {one.key: one for one in self.methods}
        paid: dict[str, int] = {}
        worth = 0
        for key, count in answer.items():
            if key not in known:
                raise Illegal("table-unknown-field", field=str(key))
            paid[key] = Number(id=self.id, low=0, high=known[key].count).check(count)
            worth += paid[key] * known[key].value
        if worth + self.money < self.price:
            raise Illegal("table-pays-too-little", price=self.price, paid=worth + self.money)
        if self.reserved:
            like_money = known.get(self.reserve_key)
            rest = like_money.count - paid.get(like_money.key, 0) if like_money else 0
            left = self.money - max(0, self.price - worth) + rest
            if left < self.reserved:
                price = self.price + self.reserved
                raise Illegal("table-pays-too-little", price=price, paid=self.price + left)
        return paid

    def has_choice(self) -> bool:
        """Return whether there is more than one way to pay."""
        worth = sum([one.value * one.count for one in self.methods])
        for one in self.methods:
            others = worth - one.value * one.count
            least = max(0, -(-(self.price - self.money - others) // one.value))
            if least < min(one.count, -(-self.price // one.value)):
                return True
        return False

    def suggested(self) -> list[dict[str, int]]:
        """Return useful ways to pay: the default, money alone, each method alone."""
        ways = [self.default or {}]
        if self.money >= self.price:
            ways.append({})
        for one in self.methods:
            most = min(one.count, self.price // one.value)
            if most and most * one.value + self.money >= self.price:
                ways.append({one.key: most})
        if self.reserved:
            ways = [way for way in ways if self._is_enough(way)]
        return [way for n, way in enumerate(ways) if way not in ways[:n]]

    def _is_enough(self, way: dict[str, int]) -> bool:
        try:
            self.check(way)
        except Illegal:
            return False
        return True

    def shape(self) -> dict[str, object]:
        means = [{"key": one.key, "value": one.value, "count": one.count} for one in self.methods]
        return {
            "type": "payment", "kind": self.kind, "price": self.price, "money": self.money,
            "means": means,
        }  # fmt: skip
