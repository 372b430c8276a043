"""MarsBot in Colonies: building, trading, and exchanging stored cubes (15.4)."""

from __future__ import annotations

from typing import Final

from understudy.components.shortlist import Shortlist
from understudy.core import Change, ChoiceRecord, Ref, Step, Table, new_step
from understudy.mars.expansions.colonies import place_colony, run_colony_triggers, send_fleet
from understudy.mars.marsbot.mc_and_tr import Reason, failed_action, gain_mc, gain_tr, lose_mc
from understudy.mars.marsbot.placement import break_tie_by_flip
from understudy.mars.marsbot.terraform import place_ocean
from understudy.mars.marsbot.tracks import advance_as
from understudy.mars.printed.colonies import EXCHANGE, EXCHANGE_TAG, SLOTS
from understudy.mars.state import BOT, HUMAN, ColonyTile, Game

BUILD_CUBES: Final = 2
TRADE_CUBES: Final = 2
"""Cubes for building a colony and for trading (15.4). [C p.4]"""


def eligible_tiles(game: Game) -> list[ColonyTile]:
    """Return the tiles with a free slot and no colony of MarsBot (15.4). [C p.4]"""
    return [t for t in game.colonies if len(t.owners) < SLOTS and BOT not in t.owners]


def build_colony(game: Game, table: Table) -> bool:
    """Build a colony by flip and count, and gain 2 cubes of its kind (15.4). [C p.4]

    Return False if no tile is eligible.
    """
    eligible = eligible_tiles(game)
    if not eligible:
        return False
    shortlist = Shortlist(table, "mars-colony", _names(eligible), (1 << len(eligible)) - 1)
    _flip_and_count(game, table, shortlist)
    tile = eligible[shortlist.chosen]
    place_colony(table, tile, BOT, shortlist.why())
    table.depth += 1
    if tile.name != "europa":
        store(game, table, tile.name, BUILD_CUBES)
    elif not place_ocean(game, table):
        failed_action(game, table, Reason.OCEANS_COMPLETE)
    run_colony_triggers(game, table)
    table.depth -= 1
    return True


def _flip_and_count(game: Game, table: Table, shortlist: Shortlist) -> None:
    """Count through the tiles by the cost of a card; one tile needs no card (D-47). [C p.4]"""
    if shortlist.undecided:
        break_tie_by_flip(game, table, shortlist)


def trade(game: Game, table: Table) -> None:
    """Trade at the furthest marker, then an own colony, then by flip and count. [C p.4]

    MarsBot pays 1 MC if it has it. Without a free tile nothing happens (D-20).
    """
    furthest = max((tile.step for tile in game.colonies if tile.fleet is None), default=None)
    if furthest is None:
        if table.listening:
            table.tell("mars-bonus-impossible", "A p.5", ruling="D-20")
        return
    tile, why = _choose_trade(game, table, furthest)
    send_fleet(table, tile, BOT, why)
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
        store(game, table, tile.name, TRADE_CUBES + has_colony)
    table.depth -= 1


def _choose_trade(
    game: Game, table: Table, furthest: int
) -> tuple[ColonyTile, ChoiceRecord | None]:
    tiles = game.colonies
    shortlist = Shortlist(table, "mars-colony", _names(tiles), (1 << len(tiles)) - 1)
    furthest_tiles = own = 0
    for n, tile in enumerate(tiles):
        if tile.fleet is None and tile.step == furthest:
            furthest_tiles |= 1 << n
            if BOT in tile.owners:
                own |= 1 << n
    steps = [tile.step for tile in tiles] if table.listening else []
    shortlist.keep(furthest_tiles, "mars-tie-furthest-marker", furthest, steps)
    if shortlist.undecided:
        shortlist.keep(own or furthest_tiles, "mars-tie-own-colony", 1 if own else 0)
    _flip_and_count(game, table, shortlist)
    return tiles[shortlist.chosen], shortlist.why()


def _your_bonus(game: Game, table: Table, tile: ColonyTile) -> None:
    """Give you the bonus of your colonies on the tile where MarsBot trades. [C p.4]"""
    yours = tile.owners.count(HUMAN)
    if not yours:
        return
    game.you.colony_bonus(game, table, tile.name, yours)


def _names(tiles: list[ColonyTile]) -> list[str]:
    return [tile.name for tile in tiles]


def store(game: Game, table: Table, colony: str, amount: int, *, exchange: bool = True) -> None:
    """Put cubes into the area of a tile, then exchange; Titan's are floaters (15.4). [C p.5]"""
    if colony == "titan":
        gain_floaters(game, table, amount)
        return
    storage = game.bot.storage
    before = storage.get(colony, 0)
    storage[colony] = before + amount
    if table.listening:
        table.record(_stored_step, colony, before, amount)
    if exchange:
        exchange_storage(game, table)


def _stored_step(colony: str, before: int, amount: int) -> Step:
    change = Change(f"bot.storage.{colony}", before, before + amount)
    return new_step("mars-stored", "C p.5", change, colony=Ref("mars-colony", colony), count=amount)


def gain_floaters(game: Game, table: Table, amount: int) -> None:
    """Add floaters to MarsBot's single pool (15.3). [C p.2]"""
    bot = game.bot
    bot.floaters += amount
    if table.listening:
        change = Change("bot.floaters", bot.floaters - amount, bot.floaters)
        table.tell("mars-floaters", "C p.2", change, count=amount)


def exchange_storage(game: Game, table: Table) -> None:
    """Exchange every five stored cubes for a space of their track, from the top. [C p.5]"""
    storage = game.bot.storage
    if not storage or max(storage.values()) < EXCHANGE:
        return
    for colony, tag in EXCHANGE_TAG.items():
        while storage.get(colony, 0) >= EXCHANGE:
            storage[colony] -= EXCHANGE
            if table.listening:
                left = storage[colony]
                change = Change(f"bot.storage.{colony}", left + EXCHANGE, left)
                name = Ref("mars-colony", colony)
                table.tell("mars-exchange", "C p.5", change, colony=name)
            table.depth += 1
            advance_as(game, table, tag)
            table.depth -= 1


def gain_from_your_trade(game: Game, table: Table, tile: ColonyTile) -> None:
    """Give MarsBot a cube where you trade and it has a colony; no exchange yet (D-22). [C p.5]"""
    if BOT not in tile.owners:
        return
    table.depth += 1
    if tile.name == "europa":
        gain_mc(game, table, 1, "mars-colony-money", "C p.5")
    else:
        store(game, table, tile.name, 1, exchange=False)
    table.depth -= 1


SECOND_FLEET: Final = 9
"""The space of the Energy track with the second trade fleet (15.4, D-3). [C p.4]"""


def reach_fleet_or_cube(game: Game, table: Table, row: int, space: int) -> bool:
    """Gain the second trade fleet or an expansion cube on this space (8.3). [C p.4]"""
    bot = game.bot
    if game.board.tracks[row].id == "energy" and space == SECOND_FLEET and bot.fleets == 1:
        bot.fleets = 2
        bot.second_fleet_in = game.generation
        if table.listening:
            table.tell("mars-second-fleet", "C p.4", Change("bot.fleets", None, 2), ruling="D-3")
    if (row, space) in bot.cubes:
        bot.cubes -= {(row, space)}
        lose_mc(game, table, 5, "mars-cube-paid", "C p.14")
        if not build_colony(game, table):
            failed_action(game, table, Reason.NO_COLONY_TILE)
    return False
