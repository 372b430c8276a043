"""The colony tiles: building, trading and the solar phase, for either side (15.4)."""

from __future__ import annotations

from understudy.core import Change, ChoiceRecord, Illegal, Ref, Step, Table, new_step
from understudy.mars.printed.colonies import COLONIES, COLONY_FACTS, LAST_STEP, START_STEP
from understudy.mars.state import ColonyTile, Game


def find_colony_tile(game: Game, name: str) -> ColonyTile:
    """Return the colony tile of this name, or raise if it is not in play."""
    for tile in game.colonies:
        if tile.name == name:
            return tile
    if name not in COLONY_FACTS:
        raise Illegal("table-not-an-option", answer=name)
    raise Illegal("mars-colony-not-in-play", colony=Ref("mars-colony", name))


def unused_colony_tiles(game: Game) -> tuple[str, ...]:
    """Return the colony tiles that are not in play; none without Colonies."""
    there = {tile.name for tile in game.colonies}
    return tuple(name for name in COLONIES if name not in there) if there else ()


def add_colony_tile(game: Game, table: Table, name: str, kind: str, cite: str) -> None:
    """Add a colony tile to the game, and record it as a step of this kind."""
    game.colonies.append(ColonyTile(name, START_STEP, [], None))
    if table.listening:
        change = Change(f"colony.{name}.step", None, START_STEP)
        table.tell(kind, cite, change, colony=Ref("mars-colony", name))


def place_colony(
    table: Table, tile: ColonyTile, side: str, why: ChoiceRecord | None = None
) -> None:
    """Place a colony on the next free slot; the marker is never below the colonies. [C p.4]"""
    step = tile.step
    before = " ".join(tile.owners) or None
    tile.owners.append(side)
    tile.step = max(step, len(tile.owners))
    if table.listening:
        owners = Change(f"colony.{tile.name}.owners", before, " ".join(tile.owners))
        changes = [owners, *_step_change(tile, step)]
        name = Ref("mars-colony", tile.name)
        table.tell("mars-colony", "C p.4", *changes, why=why, colony=name, owner=side)


def run_colony_triggers(game: Game, table: Table) -> None:
    """Run the triggers for a new colony."""
    for trigger in game.triggers.colony:
        trigger(game, table)


def send_fleet(table: Table, tile: ColonyTile, side: str, why: ChoiceRecord | None = None) -> None:
    """Place a trade fleet until the generation ends; the marker drops to the colonies. [C p.4]"""
    step = tile.step
    tile.fleet = side
    tile.step = len(tile.owners)
    if table.listening:
        table.record(_fleet_step, tile.name, side, step, tile.step, why)


def _fleet_step(tile: str, side: str, before: int, now: int, why: ChoiceRecord | None) -> Step:
    changes = [Change(f"colony.{tile}.fleet", None, side)]
    if now != before:
        changes.append(Change(f"colony.{tile}.step", before, now))
    name = Ref("mars-colony", tile)
    return new_step("mars-trade", "C p.4", *changes, why=why, colony=name, owner=side)


def colonies_step(game: Game, table: Table) -> None:
    """Do the solar phase: markers advance, fleets return (15.4). [C p.6]"""
    changes: list[Change] = []
    for tile in game.colonies:
        step = tile.step
        if tile.fleet is not None:
            changes.append(Change(f"colony.{tile.name}.fleet", tile.fleet, None))
        tile.fleet = None
        tile.step = min(LAST_STEP, step + 1)
        changes += _step_change(tile, step)
    if table.listening:
        table.tell("mars-colonies-step", "C p.6", *changes)


def _step_change(tile: ColonyTile, before: int) -> list[Change]:
    what = f"colony.{tile.name}.step"
    return [Change(what, before, tile.step)] if tile.step != before else []
