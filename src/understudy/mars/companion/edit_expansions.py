"""Putting right what the expansions bring: Venus, floaters, the colony tiles, Turmoil."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from understudy.components.manual_edits import record_edit
from understudy.core import (
    Change,
    Choice,
    CurrentChoice,
    CurrentNumber,
    CurrentValue,
    Fact,
    Fields,
    Illegal,
    Number,
    Ref,
    Table,
    changed,
    fields,
)
from understudy.mars.companion.edit_turmoil import TURMOIL_REPAIRS, turmoil_repairs
from understudy.mars.expansions.colonies import find_colony_tile
from understudy.mars.printed.colonies import EXCHANGE_TAG, LAST_STEP, SLOTS
from understudy.mars.references import EDITED
from understudy.mars.sides import BOT, HUMAN, NO_SIDE
from understudy.mars.state import MAX_VENUS, Game

OF_COLONY: Final = ("colony",)


def expansion_repairs(game: Game) -> list[tuple[str, Fields]]:
    """What the expansions in play add."""
    entries: list[tuple[str, Fields]] = []
    expansions = game.setup.expansions
    if "venus" in expansions:
        entries.append(("set_venus", fields(value=Number(
            id="mars-field-venus", low=0, high=MAX_VENUS, step=2, default=game.planet.venus,
        ))))  # fmt: skip
    if {"venus", "colonies"} & expansions:
        entries.append(("set_floaters", fields(value=Number(
            id="mars-field-floaters", low=0, high=99, default=game.bot.floaters,
        ))))  # fmt: skip
    if game.colonies:
        entries += _colony_repairs(game)
    return entries + turmoil_repairs(game)


def _colony_repairs(game: Game) -> list[tuple[str, Fields]]:
    """Markers, storage, who is on a colony tile, and how many fleets MarsBot has."""
    tiles = {tile.name: tile for tile in game.colonies}
    colony = _colony(tuple(tiles))
    steps = {name: tile.step for name, tile in tiles.items()}
    entries = [
        ("set_colony", fields(
            colony=colony,
            step=CurrentNumber("mars-field-step", CurrentValue(OF_COLONY, steps), LAST_STEP),
        )),
    ]  # fmt: skip
    stored = {name: game.bot.storage.get(name, 0) for name in tiles if name in EXCHANGE_TAG}
    if stored:
        value = CurrentNumber("mars-field-stored", CurrentValue(OF_COLONY, stored), 40)
        entries.append(("set_storage", fields(colony=_colony(tuple(stored)), value=value)))
    fleets = {name: tile.fleet or NO_SIDE for name, tile in tiles.items()}
    counts = {
        side: CurrentNumber(
            f"mars-field-colonies-{side}",
            CurrentValue(
                OF_COLONY, {name: tile.owners.count(side) for name, tile in tiles.items()}
            ),
            SLOTS,
        )
        for side in (HUMAN, BOT)
    }
    fleet = CurrentChoice(
        id="mars-field-fleet",
        kind="mars-holder",
        options=(HUMAN, BOT, NO_SIDE),
        present=CurrentValue(OF_COLONY, fleets),
    )
    home = Number(id="mars-field-fleets", low=1, high=2, default=game.bot.fleets)
    entries.append(("set_colonists", fields(colony=colony, **counts, fleet=fleet)))
    entries.append(("set_fleets", fields(value=home)))
    return entries


def _colony(names: tuple[str, ...]) -> Choice:
    return Choice(id="mars-field-colony", kind="mars-colony", options=names, default=names[0])


def set_venus(game: Game, table: Table, answer: dict[str, Any]) -> None:
    """Venus really."""
    before, game.planet.venus = game.planet.venus, answer["value"]
    record_edit(table, EDITED, Change("venus", before, answer["value"]))


def set_floaters(game: Game, table: Table, answer: dict[str, Any]) -> None:
    """MarsBot's floaters really."""
    before, game.bot.floaters = game.bot.floaters, answer["value"]
    record_edit(table, EDITED, Change("bot.floaters", before, answer["value"]))


def set_colony(game: Game, table: Table, answer: dict[str, Any]) -> None:
    """Where the marker of a colony tile really is, never below its colonies."""
    tile = find_colony_tile(game, answer["colony"])
    before, tile.step = tile.step, max(answer["step"], len(tile.owners))
    record_edit(table, EDITED, Change(f"colony.{tile.name}.step", before, tile.step))


def set_storage(game: Game, table: Table, answer: dict[str, Any]) -> None:
    """What MarsBot really has in an area."""
    area, value = answer["colony"], answer["value"]
    before = game.bot.storage.get(area, 0)
    game.bot.storage[area] = value
    record_edit(table, EDITED, Change(f"bot.storage.{area}", before, value))


def set_colonists(game: Game, table: Table, answer: dict[str, Any]) -> None:
    """Who really has colonies on a tile, and whose fleet visits it; its marker stands no lower."""
    tile = find_colony_tile(game, answer["colony"])
    owners = [HUMAN] * answer["human"] + [BOT] * answer["bot"]
    if len(owners) > SLOTS:
        raise Illegal("mars-colony-full", colony=Ref("mars-colony", tile.name))
    before = _tile_facts(game)
    if sorted(tile.owners) != sorted(owners):
        tile.owners = owners
    tile.step = max(tile.step, len(owners))
    tile.fleet = None if answer["fleet"] == NO_SIDE else answer["fleet"]
    record_edit(table, EDITED, *changed(before, _tile_facts(game)))


def _tile_facts(game: Game) -> dict[str, Fact]:
    facts: dict[str, Fact] = {}
    for tile in game.colonies:
        facts[f"colony.{tile.name}.step"] = tile.step
        facts[f"colony.{tile.name}.owners"] = " ".join(tile.owners) or None
        facts[f"colony.{tile.name}.fleet"] = tile.fleet
    return facts


def set_fleets(game: Game, table: Table, answer: dict[str, Any]) -> None:
    """How many trade fleets MarsBot really has; a second one is as new as this generation."""
    bot = game.bot
    before, bot.fleets = bot.fleets, answer["value"]
    if before != bot.fleets:
        bot.second_fleet_in = game.generation if bot.fleets == 2 else 0
    # With one fleet the fact is not told at all.
    told = [fleets if fleets > 1 else None for fleets in (before, bot.fleets)]
    record_edit(table, EDITED, Change("bot.fleets", *told))


EXPANSION_REPAIRS: Final[dict[str, Callable[[Game, Table, dict[str, Any]], None]]] = {
    "set_venus": set_venus,
    "set_floaters": set_floaters,
    "set_colony": set_colony,
    "set_colonists": set_colonists,
    "set_fleets": set_fleets,
    "set_storage": set_storage,
    **TURMOIL_REPAIRS,
}
"""What each of these entries puts right."""
