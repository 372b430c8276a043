"""A corporation card of MarsBot, and the resources and cubes on it.

Each corporation is one declaration in `corporations/cards.py`, built from orders and effects. It
registers its triggers in `Triggers`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Final

from understudy.core import Change, Ref, Table
from understudy.mars.marsbot.mc_and_tr import Reason, failed_action
from understudy.mars.state import NO_TRIGGERS, Game, Triggers

Order = Callable[[Game, Table], Reason | None]
"""An action; returns a reason if it is impossible."""

Spaces = Mapping[str, tuple[int, ...]]
"""Spaces of tracks, named by a tag on the track."""

HIGHEST_COST: Final = "dearest"
LEAST_ADVANCED: Final = "least_advanced"
MOST_TAGS: Final = "most_tags"


@dataclass(frozen=True, slots=True)
class CubeEffect:
    """What a cube does when its space is reached; `instead_of` is an icon that it replaces."""

    order: Order
    instead_of: str = ""


@dataclass(frozen=True, slots=True)
class Corporation:
    """A corporation card, named by its number and its name.

    `recurring`: a bonus card that joins the action deck before every action phase (5.4).
    `setup_bonus_card`: a bonus card that the setup box puts into the bonus deck; 0 is none.
    `before_tag`: done before each starting tag. `holds`: the kind of resource on the card.
    `attackable`: whether you can remove it.
    """

    name: str
    tags: tuple[str, ...] = ()
    priority: tuple[str, ...] = ()
    setup: tuple[Order, ...] = ()
    before_tag: Order | None = None
    cubes: Mapping[str, Spaces] = field(default_factory=dict)
    cube_effects: Mapping[str, CubeEffect] = field(default_factory=dict)
    round_start: Order | None = None
    before_actions: Order | None = None
    recurring: int = 0
    setup_bonus_card: int = 0
    triggers: Triggers = NO_TRIGGERS
    points: Callable[[Game], int] | None = None
    award_bonus: int = 0
    ocean_money: int = 2
    untagged_failure: int | None = None
    first_bonus_card: bool = True
    first_project_cards: int = 0
    holds: str = ""
    attackable: bool = False

    @property
    def number(self) -> str:
        return self.name[:3]


def carry_out(game: Game, table: Table, order: Order | None) -> None:
    """Carry out an order of the corporation card; an impossible one is a Failed Action (10.1)."""
    if order is None:
        return
    reason = order(game, table)
    if reason is not None:
        failed_action(game, table, reason)


def corporation_ref(game: Game) -> Ref:
    """Return the corporation as a message argument."""
    assert game.corporation is not None
    return Ref("mars-corporation", game.corporation.number)


def tell_effect(game: Game, table: Table) -> None:
    """Record the corporation's effect as the cause of the following steps."""
    if table.listening:
        table.tell("mars-corporation-effect", "B p.3", corporation=corporation_ref(game))


def carry_out_effect(game: Game, table: Table, order: Order | None) -> None:
    """Carry out an order, recorded as the corporation's effect."""
    if order is None:
        return
    tell_effect(game, table)
    table.depth += 1
    carry_out(game, table, order)
    table.depth -= 1


def on_card(game: Game, kind: str) -> int:
    """Return the number of resources of a kind on the corporation card."""
    return game.bot.on_card.get(kind, 0)


def put_on_card(game: Game, table: Table, kind: str, amount: int) -> None:
    """Add resources to the corporation card; a negative amount removes them."""
    resources = game.bot.on_card
    before = resources.get(kind, 0)
    resources[kind] = before + amount
    if table.listening:
        change = Change(f"bot.on_card.{kind}", before, before + amount)
        thing = Ref("mars-kept", kind)
        name = corporation_ref(game)
        table.tell("mars-on-card", "B p.3", change, corporation=name, thing=thing, count=amount)


def place_cubes(game: Game, table: Table) -> None:
    """Place the cubes of the setup box; skip those whose space does not exist (section 8)."""
    corporation = game.corporation
    assert corporation is not None
    for colour, tracks in corporation.cubes.items():
        for tag, spaces in tracks.items():
            row = game.board.track_of.get(tag)
            if row is None:
                continue
            last = game.bot.tracks[row].last
            for space in spaces:
                if space <= last:
                    game.bot.corporation_cubes[row, space] = colour
    if table.listening and game.bot.corporation_cubes:
        changes = [
            Change(cube_fact(game, row, space), None, colour)
            for (row, space), colour in game.bot.corporation_cubes.items()
        ]
        table.tell("mars-cubes-laid", "B p.1", *changes, count=len(changes))


def cube_fact(game: Game, row: int, space: int) -> str:
    """Return the journal name of the cube on a space."""
    return f"cube.{game.board.tracks[row].id}.{space}"


def reach_cube(game: Game, table: Table, row: int, space: int) -> bool:
    """Resolve the cube on a space once. Return whether it replaces the icon (section 8)."""
    corporation = game.corporation
    assert corporation is not None
    colour = game.bot.corporation_cubes.pop((row, space), None)
    if colour is None:
        return False
    rule = corporation.cube_effects[colour]
    if table.listening:
        change = Change(cube_fact(game, row, space), colour, None)
        name = corporation_ref(game)
        table.tell("mars-cube-reached", "B p.3", change, corporation=name)
    table.depth += 1
    carry_out(game, table, rule.order)
    table.depth -= 1
    return bool(rule.instead_of) and rule.instead_of == game.board.tracks[row].spaces[space]
