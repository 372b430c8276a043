"""Policies, ruling bonuses and global events for you (12.4). [T 12.4]"""

from __future__ import annotations

from understudy.core import Change, Ref, Table
from understudy.mars.human.rules.reds_tax import is_taxed
from understudy.mars.human.rules.triggers import register_triggers, remove_triggers, run_steps
from understudy.mars.human.state.budget import Budget
from understudy.mars.human.state.card import NO_TABLE, Card, Context
from understudy.mars.human.state.card_definition import AFTER_STEPS
from understudy.mars.human.state.card_ids import EVENT_CARDS, PARTY_CARDS
from understudy.mars.human.state.modifiers import Modifiers
from understudy.mars.human.state.obstacle import Lack, Obstacle
from understudy.mars.human.state.side import Human
from understudy.mars.human.steps.choices import obstacle_or_tax
from understudy.mars.state import Game


def policy_of(game: Game, you: Human) -> Card | None:
    """Return the card of the ruling party; None without Turmoil."""
    turmoil = game.turmoil
    return None if turmoil is None else you.library[PARTY_CARDS[turmoil.ruling]]


def apply_policy(game: Game, you: Human) -> None:
    """Put the ruling party's policy into force, and no other (12.4). [T 12.4]"""
    policy = policy_of(game, you)
    if policy is None:
        return
    for party in PARTY_CARDS.values():
        if you.library[party].triggers:
            remove_triggers(you, you.library[party])
    register_triggers(you, policy, AFTER_STEPS)
    modifiers = Modifiers()
    for card in (*you.face_up(), policy):
        if card.modifiers:
            card.apply_modifiers(modifiers)
    you.modifiers = modifiers


def ruling_bonus(game: Game, table: Table, you: Human) -> None:
    """Gain the ruling bonus of the new government (12.4). [T 12.4]"""
    policy = policy_of(game, you)
    if policy is not None:
        run_steps(Context(game, table, you, policy), policy.immediate)


def resolve_global_event(game: Game, table: Table, you: Human, event: str) -> None:
    """Resolve a global event; you make the first player's choices (15.5). [C p.7]"""
    card = you.library[EVENT_CARDS[event]]
    if table.listening:
        table.tell("mars-you-meet-event", "C p.7", event=Ref("mars-event", event))
        table.depth += 1
    run_steps(Context(game, table, you, card), card.immediate)
    if table.listening:
        table.depth -= 1


def cannot_use_policy(game: Game, you: Human) -> Obstacle | None:
    """Return why the ruling party's action cannot be used now, or None (12.4). [T 12.4]"""
    policy = policy_of(game, you)
    if policy is None or not policy.actions:
        return Obstacle(Lack.NOTHING)
    if policy.id in you.used:
        return Obstacle(Lack.USED, policy.number)
    steps = policy.actions[0].steps if is_taxed(game) else policy.action_steps_to_check[0]
    return obstacle_or_tax(Context(game, NO_TABLE, you, policy), steps, Budget(you))


def use_policy(game: Game, table: Table, you: Human) -> None:
    """Use the ruling party's action, once per generation unless it says otherwise (12.4)."""
    policy = policy_of(game, you)
    assert policy is not None
    context = Context(game, table, you, policy)
    action = policy.actions[0]
    changes: tuple[Change, ...] = ()
    if action.condition != "any number of times":
        you.used.append(policy.id)
        changes = (Change(f"human.used.{policy.number}", 0, 1),)
    if table.listening:
        table.tell("mars-you-use-policy", "T 12.4", *changes, party=policy.ref)
        table.depth += 1
    you.ran_once.clear()
    run_steps(context, action.steps)
    if table.listening:
        table.depth -= 1
