"""Manual edits of the expansions: Venus, floaters, the colony tiles, Turmoil."""

from __future__ import annotations

from typing import Any, Final

from understudy.components.manual_edits import record_edit, recorded_edit
from understudy.core import (
    Change,
    Choice,
    CurrentChoice,
    CurrentNumber,
    CurrentValue,
    Fields,
    Illegal,
    Number,
    Ref,
    Table,
    fields,
)
from understudy.mars.companion.edit_common import EDITED, Edit, sets_value
from understudy.mars.companion.edit_turmoil import TURMOIL_EDITS, turmoil_edits
from understudy.mars.expansions.colonies import find_colony_tile
from understudy.mars.printed.colonies import EXCHANGE_TAG, LAST_STEP, SLOTS
from understudy.mars.sides import BOT, HUMAN, NO_SIDE
from understudy.mars.state import MAX_VENUS, Game

OF_COLONY: Final = ("colony",)


def expansion_edits(game: Game) -> list[tuple[str, Fields]]:
    """Return the edit entries of the expansions in play."""
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
        entries += _colony_edits(game)
    return entries + turmoil_edits(game)


def _colony_edits(game: Game) -> list[tuple[str, Fields]]:
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
            CurrentValue(OF_COLONY, {key: tile.owners.count(side) for key, tile in tiles.items()}),
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


def set_colony(game: Game, table: Table, answer: dict[str, Any]) -> None:
    """Set the marker of a colony tile, not below its colonies."""
    tile = find_colony_tile(game, answer["colony"])
    before, tile.step = tile.step, max(answer["step"], len(tile.owners))
    record_edit(table, EDITED, Change(f"colony.{tile.name}.step", before, tile.step))


def set_storage(game: Game, table: Table, answer: dict[str, Any]) -> None:
    """Set MarsBot's stored cubes in an area."""
    area, value = answer["colony"], answer["value"]
    before = game.bot.storage.get(area, 0)
    game.bot.storage[area] = value
    record_edit(table, EDITED, Change(f"bot.storage.{area}", before, value))


def set_colonists(game: Game, table: Table, answer: dict[str, Any]) -> None:
    """Set the colonies and the fleet on a tile; its marker is not below the colonies."""
    tile = find_colony_tile(game, answer["colony"])
    owners = [HUMAN] * answer["human"] + [BOT] * answer["bot"]
    if len(owners) > SLOTS:
        raise Illegal("mars-colony-full", colony=Ref("mars-colony", tile.name))
    with recorded_edit(table, EDITED, tile.facts):
        if sorted(tile.owners) != sorted(owners):
            tile.owners = owners
        tile.step = max(tile.step, len(owners))
        tile.fleet = None if answer["fleet"] == NO_SIDE else answer["fleet"]


def set_fleets(game: Game, table: Table, answer: dict[str, Any]) -> None:
    """Set the number of MarsBot's trade fleets; a second one counts as new this generation."""
    bot = game.bot
    before, bot.fleets = bot.fleets, answer["value"]
    if before != bot.fleets:
        bot.second_fleet_in = game.generation if bot.fleets == 2 else 0
    # The fact exists only with a second fleet.
    facts = [fleets if fleets > 1 else None for fleets in (before, bot.fleets)]
    record_edit(table, EDITED, Change("bot.fleets", *facts))


EXPANSION_EDITS: Final[dict[str, Edit]] = {
    "set_venus": sets_value("venus", lambda game: game.planet, "venus"),
    "set_floaters": sets_value("bot.floaters", lambda game: game.bot, "floaters"),
    "set_colony": set_colony,
    "set_colonists": set_colonists,
    "set_fleets": set_fleets,
    "set_storage": set_storage,
    **TURMOIL_EDITS,
}
"""The edit function of each of these menu entries."""
