"""Printed facts of every card as numbers, so that a learned agent can compare cards.

A rare card is understood by what it has in common with frequent ones.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import fields, is_dataclass
from typing import Final

from understudy.mars.cards.library import LIBRARY
from understudy.mars.human.meta_steps.opening import DrawPreludes, PlayFromHand
from understudy.mars.human.rules.modifier_clauses import Discount, MetalValue
from understudy.mars.human.state.card import Card
from understudy.mars.human.state.card_definition import Action, Step
from understudy.mars.human.steps.card_resources import Add, AddToSeveral
from understudy.mars.human.steps.cards import Draw, DrawOrBuy, RevealUntil
from understudy.mars.human.steps.colonies import BuildColony, Fleet, Trade
from understudy.mars.human.steps.planet import Oceans, PlaceTile, Raise
from understudy.mars.human.steps.stock import Gain, Production, Rating, Spend
from understudy.mars.human.steps.targets import LowerProduction, Remove, RemoveFromCard
from understudy.mars.human.steps.turmoil import Delegates
from understudy.mars.printed.allowed_values import COLOURS, HELD, RESOURCES, TAGS

_PARAMETERS: Final = ("temperature", "oxygen", "oceans", "venus")
_TILES: Final = ("greenery", "city", "special")
_EFFECTS: Final = (
    *(f"production {name}" for name in RESOURCES), *(f"gain {name}" for name in RESOURCES),
    *_PARAMETERS, *_TILES, "rating", "cards", "resources on cards", "removes", "colony", "trade",
    "delegates", "preludes", "varies",
)  # fmt: skip
_AT: Final = {name: index for index, name in enumerate(_EFFECTS)}
_VARYING: Final = 2.0
"""An amount that depends on the position counts as this many."""


class _Effects:
    """Sums up the effects of steps, also of those inside other steps."""

    def __init__(self) -> None:
        self.sums = [0.0] * len(_EFFECTS)

    def add(self, name: str, amount: object, share: float = 1.0) -> None:
        if not isinstance(amount, int):
            self.sums[_AT["varies"]] = 1.0
        self.sums[_AT[name]] += (amount if isinstance(amount, int) else _VARYING) * share

    def add_steps(self, steps: Iterable[object]) -> None:
        for step in steps:
            if isinstance(step, tuple):
                self.add_steps(step)
            elif isinstance(step, Step | Action):
                self.add_step(step)

    def add_step(self, step: Step | Action) -> None:
        match step:
            case Production():
                for resource, amount in step.changes:
                    self.add(f"production {RESOURCES[resource]}", amount)
            case Gain():
                for resource, amount in step.resources:
                    self.add(f"gain {RESOURCES[resource]}", amount, 1 / 3)
            case Spend():
                self.add(f"gain {RESOURCES[step.resource]}", step.amount, -1 / 3)
            case Raise():
                self.add(step.parameter, step.steps)
            case Oceans():
                self.add("oceans", step.count)
            case PlaceTile():
                self.add(_tile_kind(step.tile), 1)
            case Rating():
                self.add("rating", step.amount)
            case Draw() | DrawOrBuy() | RevealUntil():
                self.add("cards", getattr(step, "keep", 0) or getattr(step, "count", 1))
            case Add():
                self.add("resources on cards", step.count)
            case AddToSeveral():
                self.add("resources on cards", 2)
            case Remove() | LowerProduction() | RemoveFromCard():
                self.add("removes", 1)
            case BuildColony() | Fleet():
                self.add("colony", 1)
            case Trade():
                self.add("trade", 1)
            case Delegates():
                self.add("delegates", 1)
            case DrawPreludes() | PlayFromHand():
                self.add("preludes", 1)
            case _ if is_dataclass(step):
                self.add_steps(getattr(step, field.name) for field in fields(step))


def _tile_kind(tile: str) -> str:
    if tile == "ocean":
        return "oceans"
    return {"greenery": "greenery", "city": "city", "capital": "city"}.get(tile, "special")


def _requirements(card: Card) -> list[float]:
    """Return whether each parameter is required from below or from above, and how much."""
    numbers = [0.0] * (4 * len(_PARAMETERS) + 2)
    scales = (20, 10, 6, 20)
    for one in card.requirements:
        if one.what not in _PARAMETERS:
            numbers[-2 if one.what == "tags" else -1] = (one.at_least or 1) / 3
            continue
        which = _PARAMETERS.index(one.what)
        for offset, bound in ((0, one.at_least), (2, one.at_most)):
            if bound is not None:
                numbers[4 * which + offset] = 1.0
                numbers[4 * which + offset + 1] = bound / scales[which]
    return numbers


def _points(card: Card) -> list[float]:
    """Return fixed points, and points per resource here, per tag, per city, per anything else."""
    numbers = [0.0] * 5
    if card.points is not None:
        if not card.points.per:
            numbers[0] = card.points.each / 2
        else:
            which = {"here": 1, "tags": 2, "cities": 3}.get(card.points.per, 4)
            numbers[which] = card.points.each / card.points.every
    return numbers


def _modifiers(card: Card) -> list[float]:
    """Return discounts, values of metals, and how many other modifiers there are."""
    numbers = [0.0] * 3
    for modifier in card.modifiers:
        if isinstance(modifier, Discount):
            numbers[0] += modifier.amount / 2
        elif isinstance(modifier, MetalValue):
            numbers[1] += 1
        else:
            numbers[2] += 1
    return numbers


def _facts(card: Card) -> tuple[float, ...]:
    blocks = [_Effects(), _Effects(), _Effects()]
    blocks[0].add_steps((*card.immediate, *card.first_action))
    blocks[1].add_steps(card.actions)
    for trigger in card.triggers:
        blocks[2].add_steps(trigger.steps)
    return (
        card.cost / 20,
        card.starting_mc / 40,
        *(float(card.tags.count(tag)) for tag in range(len(TAGS))),
        *(float(card.colour == colour) for colour in COLOURS),
        *(float(card.kind == kind) for kind in ("project", "prelude", "corporation")),
        *_requirements(card),
        *_points(card),
        *(float(card.holds == kind) for kind in HELD),
        float(bool(card.actions)),
        len(card.triggers) / 2,
        *_modifiers(card),
        *(amount for block in blocks for amount in block.sums),
    )


CARD_FACTS: Final = tuple(_facts(card) for card in LIBRARY)
