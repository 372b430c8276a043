"""What a corporation card of MarsBot is, and what lies on it.

A corporation is one statement (`corporations/cards.py`), built from orders and effects. What it
takes notice of it registers in `Triggers`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Final

from understudy.core import Change, Ref, Table
from understudy.mars.marsbot.mc_and_tr import Reason, failed_action
from understudy.mars.state import NO_TRIGGERS, Game, Triggers

Order = Callable[[Game, Table], Reason | None]
"""Something to do; a reason if it cannot be done."""

Spaces = Mapping[str, tuple[int, ...]]
"""Spaces of tracks, named by a tag on them."""

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
    """A corporation card, named by its number and its name; which expansions it needs is printed.

    `recurring` is a bonus card that joins the action deck before every action phase (5.4),
    `brings` one that its set-up box puts into the bonus deck; 0 is none. `before_tag` is done
    before each of its starting tags. `keeps` is what lies on the card, `attackable` whether you
    can take that away.
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
        """The printed number."""
        return self.name[:3]


def carry_out(game: Game, table: Table, order: Order | None) -> None:
    """An order of the corporation card; one that is impossible is a Failed Action (10.1)."""
    if order is None:
        return
    reason = order(game, table)
    if reason is not None:
        failed_action(game, table, reason)


def corporation_ref(game: Game) -> Ref:
    """The corporation as an argument of a message."""
    assert game.corporation is not None
    return Ref("mars-corporation", game.corporation.number)


def tell_effect(game: Game, table: Table) -> None:
    """The effect of the corporation is the cause of what follows."""
    if table.listening:
        table.tell("mars-corporation-effect", "B p.3", corporation=corporation_ref(game))


def carry_out_effect(game: Game, table: Table, order: Order | None) -> None:
    """The same, told as what the corporation's effect brings about."""
    if order is None:
        return
    tell_effect(game, table)
    table.depth += 1
    carry_out(game, table, order)
    table.depth -= 1


def on_card(game: Game, kind: str) -> int:
    """How many of a kind lie on the corporation card."""
    return game.bot.on_card.get(kind, 0)


def put_on_card(game: Game, table: Table, kind: str, amount: int) -> None:
    """Lay something on the corporation card, or take it off."""
    kept = game.bot.on_card
    before = kept.get(kind, 0)
    kept[kind] = before + amount
    if table.listening:
        change = Change(f"bot.on_card.{kind}", before, before + amount)
        thing = Ref("mars-kept", kind)
        name = corporation_ref(game)
        table.tell("mars-on-card", "B p.3", change, corporation=name, thing=thing, count=amount)


def place_cubes(game: Game, table: Table) -> None:
    """The cubes of the set-up box on their spaces; one without a space is not used (section 8)."""
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
    """The name of a cube on a space in the journal."""
    return f"cube.{game.board.tracks[row].id}.{space}"


def reach_cube(game: Game, table: Table, row: int, space: int) -> bool:
    """A cube on the space works once, before the icon; true if it replaces the icon (section 8)."""
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
