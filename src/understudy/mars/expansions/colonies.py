"""MarsBot in Colonies: building, trading, and exchanging what it has stored (15.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from understudy.mars.changes import Reason, failed_action, gain_mc, gain_tr, lose_mc
from understudy.mars.expansions.shipping import (
    COLONY_BONUS,
    EXCHANGE,
    EXCHANGE_TAG,
    LAST_STEP,
    SLOTS,
    ColonyTile,
)
from understudy.mars.marsbot.corporations.corporation import carry_out
from understudy.mars.marsbot.decks import flip_project_card
from understudy.mars.marsbot.terraform import place_ocean
from understudy.mars.printed.facts import COSTS
from understudy.mars.state import BOT, HUMAN
from understudy.parts.ties import counted_round
from understudy.table import Change, Deliberation, Illegal, Narrowing, Ref, Table

if TYPE_CHECKING:
    from understudy.mars.state import Game

BUILT: Final = 2
TRADED: Final = 2
"""Cubes for building a colony and for trading (15.4). [C p.4]"""


def eligible_tiles(game: Game) -> list[ColonyTile]:
    """Tiles with a free slot on which MarsBot has no colony (15.4). [C p.4]"""
    return [t for t in game.colonies if len(t.owners) < SLOTS and BOT not in t.owners]


def build_colony(game: Game, table: Table) -> bool:
    """A colony by flip and count, and 2 cubes of its kind; false without a tile (15.4). [C p.4]"""
    eligible = eligible_tiles(game)
    if not eligible:
        return False
    tile, why = _flip_and_count(game, table, eligible, [])
    _put_colony(table, tile, BOT, why)
    table.depth += 1
    if tile.name != "europa":
        store(game, table, tile.name, BUILT)
    elif not place_ocean(game, table):
        failed_action(game, table, Reason.OCEANS_COMPLETE)
    if game.corporation is not None:
        carry_out(game, table, game.corporation.on_colony)
    table.depth -= 1
    return True


def _put_colony(table: Table, tile: ColonyTile, side: str, why: Deliberation | None) -> None:
    step = tile.step
    tile.owners.append(side)
    tile.step = max(step, len(tile.owners))
    if table.listening:
        changes = [_owners_change(tile, side), *_step_change(tile, step)]
        name = Ref("mars-colony", tile.name)
        table.tell("mars-colony", "C p.4", *changes, why=why, colony=name, owner=side)


def _owners_change(tile: ColonyTile, side: str) -> Change:
    before = " ".join(tile.owners[:-1]) or None
    return Change(f"colony.{tile.name}.owners", before, " ".join(tile.owners))


def _step_change(tile: ColonyTile, before: int) -> list[Change]:
    what = f"colony.{tile.name}.step"
    return [Change(what, before, tile.step)] if tile.step != before else []


def _flip_and_count(
    game: Game, table: Table, tiles: list[ColonyTile], narrowings: list[Narrowing]
) -> tuple[ColonyTile, Deliberation | None]:
    """Count through the tiles up to the cost of a card; one tile needs no card (D-47). [C p.4]"""
    chosen = tiles[0]
    cost = -1
    if len(tiles) > 1:
        cost = COSTS[flip_project_card(game, table)]
        chosen = tiles[counted_round((1 << len(tiles)) - 1, cost)]
    if not table.listening:
        return chosen, None
    names = _names(game.colonies if narrowings else tiles)
    if cost >= 0:
        narrowings = [*narrowings, Narrowing("mars-tie-flip", cost, (chosen.name,))]
    return chosen, Deliberation("mars-colony", names, tuple(narrowings), chosen.name)


def trade(game: Game, table: Table) -> None:
    """The furthest marker, then an own colony, then flip and count; 1 MC if it has it. [C p.4]

    Without a free tile nothing happens (D-20).
    """
    free = [tile for tile in game.colonies if tile.fleet is None]
    if not free:
        if table.listening:
            table.tell("mars-bonus-impossible", "A p.5", ruling="D-20")
        return
    furthest = max(tile.step for tile in free)
    left = [tile for tile in free if tile.step == furthest]
    narrowings: list[Narrowing] = []
    if table.listening:
        steps = tuple(tile.step for tile in game.colonies)
        narrowings.append(Narrowing("mars-tie-furthest-marker", furthest, _names(left), steps))
    if len(left) > 1:
        own = [tile for tile in left if BOT in tile.owners]
        if table.listening:
            narrowings.append(Narrowing("mars-tie-own-colony", int(bool(own)), _names(own or left)))
        left = own or left
    tile, why = _flip_and_count(game, table, left, narrowings)
    _send_fleet(table, tile, BOT, why)
    table.depth += 1
    if game.bot.mc:
        lose_mc(game, table, 1, "mars-trade-paid", "C p.4")
    _your_bonus(game, table, tile)
    has_colony = BOT in tile.owners
    if tile.name == "europa":
        gain_tr(game, table, 1, "C p.5")
        if has_colony:
            gain_mc(game, table, 1, "mars-colony-money", "C p.5")
    else:
        store(game, table, tile.name, TRADED + has_colony)
    table.depth -= 1


def _your_bonus(game: Game, table: Table, tile: ColonyTile) -> None:
    """Your colonies on the tile bring you their bonus, whoever trades. [C p.4]"""
    yours = tile.owners.count(HUMAN)
    if not yours:
        return
    resource, amount = COLONY_BONUS.get(tile.name, ("", 0))
    changes = game.you.receive(resource, amount * yours)
    if table.listening:
        name = Ref("mars-colony", tile.name)
        table.tell("mars-your-colony-bonus", "C p.4", *changes, colony=name)


def _names(tiles: list[ColonyTile]) -> tuple[str, ...]:
    return tuple(tile.name for tile in tiles)


def _send_fleet(table: Table, tile: ColonyTile, side: str, why: Deliberation | None) -> None:
    """The fleet stays until the generation ends; the marker falls back to the colonies."""
    step = tile.step
    tile.fleet = side
    tile.step = len(tile.owners)
    if table.listening:
        changes = [Change(f"colony.{tile.name}.fleet", None, side), *_step_change(tile, step)]
        name = Ref("mars-colony", tile.name)
        table.tell("mars-trade", "C p.4", *changes, why=why, colony=name, owner=side)


def store(game: Game, table: Table, colony: str, amount: int, *, exchange: bool = True) -> None:
    """Cubes into the area of a tile, then the exchange; Titan's are floaters (15.4). [C p.5]"""
    if colony == "titan":
        gain_floaters(game, table, amount)
        return
    storage = game.bot.storage
    before = storage.get(colony, 0)
    storage[colony] = before + amount
    if table.listening:
        change = Change(f"bot.storage.{colony}", before, before + amount)
        name = Ref("mars-colony", colony)
        table.tell("mars-stored", "C p.5", change, colony=name, count=amount)
    if exchange:
        exchange_storage(game, table)


def gain_floaters(game: Game, table: Table, amount: int) -> None:
    """Floaters lie in one pool (15.3). [C p.2]"""
    bot = game.bot
    bot.floaters += amount
    if table.listening:
        change = Change("bot.floaters", bot.floaters - amount, bot.floaters)
        table.tell("mars-floaters", "C p.2", change, count=amount)


def exchange_storage(game: Game, table: Table) -> None:
    """In MarsBot's turn five stored cubes become a space of their track, from the top. [C p.5]"""
    storage = game.bot.storage
    if max(storage.values(), default=0) < EXCHANGE:
        return
    # A track can build a colony and a colony can move a track: one of the two imports has to wait.
    from understudy.mars.marsbot.tracks import advance

    for colony, tag in EXCHANGE_TAG.items():
        while storage.get(colony, 0) >= EXCHANGE:
            storage[colony] -= EXCHANGE
            if table.listening:
                left = storage[colony]
                change = Change(f"bot.storage.{colony}", left + EXCHANGE, left)
                name = Ref("mars-colony", colony)
                table.tell("mars-exchange", "C p.5", change, colony=name)
            table.depth += 1
            advance(game, table, game.board.track_of[tag])
            table.depth -= 1


def you_build_colony(game: Game, table: Table, name: str) -> None:
    """You build a colony: one a tile, three in all."""
    tile = find_tile(game, name)
    if len(tile.owners) == SLOTS:
        raise Illegal("mars-colony-full", colony=Ref("mars-colony", name))
    _put_colony(table, tile, HUMAN, None)
    if game.corporation is not None:
        table.depth += 1
        carry_out(game, table, game.corporation.on_colony)
        table.depth -= 1


def you_trade(game: Game, table: Table, name: str) -> None:
    """You trade: a colony of MarsBot there brings it a cube, exchanged later (D-22). [C p.5]"""
    tile = find_tile(game, name)
    if tile.fleet is not None:
        raise Illegal("mars-colony-visited", colony=Ref("mars-colony", name))
    _send_fleet(table, tile, HUMAN, None)
    if BOT not in tile.owners:
        return
    table.depth += 1
    if name == "europa":
        gain_mc(game, table, 1, "mars-colony-money", "C p.5")
    else:
        store(game, table, name, 1, exchange=False)
    table.depth -= 1


def find_tile(game: Game, name: str) -> ColonyTile:
    """A colony tile in play."""
    for tile in game.colonies:
        if tile.name == name:
            return tile
    raise Illegal("mars-colony-not-in-play", colony=Ref("mars-colony", name))


def colonies_step(game: Game, table: Table) -> None:
    """Solar phase: markers move on, fleets come home (15.4). [C p.6]"""
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
