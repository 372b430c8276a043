"""An advance turn: pay for the next space of a track [H4.1]."""

from __future__ import annotations

from functools import cache
from itertools import combinations_with_replacement
from typing import Final

from understudy.components.obstacle import refuse
from understudy.tapestry.human.rules.questions import choose_payment
from understudy.tapestry.human.rules.stock import pay_resources
from understudy.tapestry.human.state.context import Context
from understudy.tapestry.human.state.obstacle import Lack, Obstacle
from understudy.tapestry.human.state.side import PlayedHuman
from understudy.tapestry.human.steps.tracks import (
    advance,
    choose_token,
    forbidding_card,
    movable_tokens,
)
from understudy.tapestry.printed.benefits import ANY, RESOURCES, WITH_BONUS
from understudy.tapestry.printed.track_benefits import space_benefit
from understudy.tapestry.printed.tracks import TRACKS
from understudy.tapestry.state import LAST_ERA, Game

PLUS: Final = "+"


@cache
def all_payments(cost: tuple[str, ...]) -> tuple[tuple[str, tuple[int, ...]], ...]:
    """Return every way to pay a cost: its name, and how many of each resource."""
    fixed = [RESOURCES.index(kind) for kind in cost if kind != ANY]
    payments: list[tuple[str, tuple[int, ...]]] = []
    for free in combinations_with_replacement(range(len(RESOURCES)), cost.count(ANY)):
        paid = sorted([*fixed, *free])
        counts = tuple(paid.count(resource) for resource in range(len(RESOURCES)))
        payments.append((PLUS.join(RESOURCES[resource] for resource in paid), counts))
    return tuple(payments)


def payments(you: PlayedHuman, track: int, token: int) -> list[str]:
    """Return how you can pay for the space after a token [H4.1]."""
    stock = you.stock
    return [
        name
        for name, counts in all_payments(space_benefit(track, token + 1).cost)
        if all(have >= need for have, need in zip(stock, counts, strict=True))
    ]


@cache
def _named_in(cost: tuple[str, ...]) -> tuple[tuple[int, int], ...]:
    """Return the resources that a cost names, and how many of each."""
    named = sorted({kind for kind in cost if kind != ANY})
    return tuple((RESOURCES.index(kind), cost.count(kind)) for kind in named)


def can_pay(you: PlayedHuman, track: int, token: int) -> bool:
    """Return whether you can pay for the space after a token [H4.1]."""
    cost, stock = space_benefit(track, token + 1).cost, you.stock
    if sum(stock) < len(cost):
        return False
    return all(stock[resource] >= count for resource, count in _named_in(cost))


def payment_name(resources: list[str]) -> str:
    """Return the name of a payment in any order."""
    return PLUS.join(sorted(resources, key=lambda kind: (*RESOURCES, kind).index(kind)))


def payable_tokens(you: PlayedHuman, track: int) -> list[int]:
    """Return the spaces of your tokens whose next space you can pay."""
    return [token for token in movable_tokens(you, track) if can_pay(you, track, token)]


def cannot_advance(game: Game, you: PlayedHuman, track: int) -> Obstacle | None:
    """Return why you cannot take an advance turn on a track, or None [H4.1, H5.7]."""
    if you.era >= LAST_ERA:
        return Obstacle(Lack.FINISHED)
    movable = movable_tokens(you, track)
    if not movable:
        return Obstacle(Lack.TRACK_END, TRACKS[track])
    card = forbidding_card(game, you, track)
    if card is not None:
        return Obstacle(Lack.FORBIDDEN, card)
    if not payable_tokens(you, track):
        return _cannot_pay(you, track, movable)
    return None


def _cannot_pay(you: PlayedHuman, track: int, movable: list[int]) -> Obstacle:
    """Return what the cheapest next space costs: too many resources, or too many of one kind."""
    costs = (space_benefit(track, token + 1).cost for token in movable)
    cost = min(costs, key=len)
    total = sum(you.stock)
    if total < len(cost):
        return Obstacle(Lack.RESOURCES, TRACKS[track], len(cost), total)
    kind = next(one for one in cost if one != ANY)
    return Obstacle(Lack.RESOURCE, kind, cost.count(kind), you.stock[RESOURCES.index(kind)])


def advance_turn(context: Context, track: int) -> None:
    """Pay for the next space of a track and advance there [H4.1]."""
    game, you = context.game, context.you
    refuse(cannot_advance(game, you, track))
    token = choose_token(context, track, payable_tokens(you, track))
    chosen = choose_payment(context, payments(you, track, token), track)
    paid = [RESOURCES.index(kind) for kind in chosen.split(PLUS)]
    pay_resources(context, paid, "H4.1")
    advance(context, track, WITH_BONUS, token)
