"""Your resources and points [H6]."""

from __future__ import annotations

from understudy.core import Ref
from understudy.tapestry.human.rules.questions import choose_lost_resource, choose_resource
from understudy.tapestry.human.rules.record import Record
from understudy.tapestry.human.state.context import Context
from understudy.tapestry.printed.benefits import RESOURCES
from understudy.tapestry.printed.income_mat import MOST_RESOURCES


def resource_ref(resource: int) -> Ref:
    """Return a resource as a message argument."""
    return Ref("tapestry-resource", RESOURCES[resource])


def gain_resource(context: Context, resource: int, count: int = 1, cite: str = "H6.2") -> int:
    """Gain resources of a kind, at most up to 8; return how many [H6.2]."""
    you = context.you
    record = Record(context.table, you)
    gained = min(count, MOST_RESOURCES - you.stock[resource])
    you.stock[resource] += gained
    record.tell(
        "tapestry-you-gain", cite, resource=resource_ref(resource), count=gained,
        lost=count - gained,
    )  # fmt: skip
    return gained


def gain_any(context: Context, count: int, cite: str = "H6.1") -> None:
    """Gain resources of your choice, one after the other [H6.1]."""
    for _ in range(count):
        gain_resource(context, choose_resource(context, cite), 1, cite)


def pay_resources(context: Context, resources: list[int], cite: str) -> None:
    """Pay these resources; you have them."""
    you = context.you
    record = Record(context.table, you)
    for resource in resources:
        you.stock[resource] -= 1
    paid = tuple(resource_ref(resource) for resource in resources)
    record.tell("tapestry-you-paid", cite, resources=paid)


def lose_any(context: Context, count: int, cite: str) -> None:
    """Give up resources of your choice, one after the other, as many as there are."""
    for _ in range(min(count, sum(context.you.stock))):
        pay_resources(context, [choose_lost_resource(context, cite)], cite)


def score(context: Context, points: int, cite: str) -> None:
    """Score points, or lose them if the number is negative."""
    if not points:
        return
    you = context.you
    record = Record(context.table, you)
    you.vp += points
    cause = Ref("tapestry-cause", "none") if context.cause is None else context.cause
    record.tell("tapestry-you-score", cite, vp=points, of=cause)
