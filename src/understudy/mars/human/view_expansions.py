"""The view of your trade and your delegates, and what you can do with them now."""

from __future__ import annotations

from understudy.core import Table, message_to_json
from understudy.core.session.preview import preview_event
from understudy.mars.human.actions.turmoil_effects import (
    cannot_use_policy,
    policy_of,
    resolve_global_event,
)
from understudy.mars.human.rules.colonies import (
    PROPOSED_FEES,
    cannot_trade,
    free_fleets,
    trade_cost,
    trade_costs,
)
from understudy.mars.human.rules.counts import influence
from understudy.mars.human.rules.delegates import DELEGATE_PRICE, cannot_send_delegate
from understudy.mars.human.state.card import Card
from understudy.mars.human.state.obstacle import Lack, Obstacle
from understudy.mars.human.state.side import Human
from understudy.mars.human.steps.stock import Spend
from understudy.mars.printed.allowed_values import RESOURCES
from understudy.mars.state import PARTIES, Game, Turmoil


def obstacle_json(obstacle: Obstacle | None) -> dict[str, object] | None:
    """Return an obstacle as JSON, or None."""
    return None if obstacle is None else message_to_json(obstacle.message())


def trade_view(game: Game, you: Human) -> dict[str, object]:
    """Return your fleets, trade costs per resource, and the tiles you can trade with."""
    payable = trade_costs(you)
    return {
        "home": free_fleets(game, you),
        "fleets": you.fleets,
        "steps": you.modifiers.trade_steps,
        "fees": {
            RESOURCES[resource]: {
                "price": trade_cost(you, resource),
                "why_not": obstacle_json(_cannot_pay_trade(you, resource, payable)),
            }
            for resource in PROPOSED_FEES
        },
        "tiles": {
            tile.name: obstacle_json(cannot_trade(game, you, tile.name)) for tile in game.colonies
        },
    }


def _cannot_pay_trade(you: Human, resource: int, payable: list[int]) -> Obstacle | None:
    if resource in payable:
        return None
    need = trade_cost(you, resource)
    return Obstacle(Lack.RESOURCE, RESOURCES[resource], need, you.stock[resource])


def _price(policy: Card | None) -> int:
    """Return what the action of a policy costs in MC."""
    steps = () if policy is None or not policy.actions else policy.actions[0].cost
    prices = [step.amount for step in steps if isinstance(step, Spend)]
    return sum([price for price in prices if isinstance(price, int)])


def turmoil_view(game: Game, you: Human, turmoil: Turmoil) -> dict[str, object]:
    """Return your influence, the next delegate, and the ruling party's action."""
    policy = policy_of(game, you)
    return {
        "influence": influence(game, you),
        "price": 0 if turmoil.lobby else DELEGATE_PRICE,
        "why_not": obstacle_json(cannot_send_delegate(game, you)),
        "action": policy is not None and bool(policy.actions),
        "policy": obstacle_json(cannot_use_policy(game, you)),
        "policy_price": _price(policy),
        "leads": [party for party in PARTIES if turmoil.would_lead(party, "human")],
        "events": [_event_preview(game, event) for event in turmoil.events],
        "dominates": [party for party in PARTIES if turmoil.would_dominate(party)],
    }


def _event_preview(game: Game, event: str) -> dict[str, object]:
    """Return what a global event would certainly do to you if it happened now."""

    def happens(position: Game, table: Table) -> None:
        you = position.you
        assert isinstance(you, Human)
        resolve_global_event(position, table, you, event)

    found = preview_event(game, happens)
    return {
        "name": event,
        "changes": [change.to_json() for change in found.changes],
        "goes_on": found.asks is not None or found.chance,
    }
