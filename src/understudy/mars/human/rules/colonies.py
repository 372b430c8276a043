"""Your colonies and your trade (12.3). [T 12.3]"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from understudy.core import Change, Choice, Ref, Table
from understudy.mars.expansions.colonies import place_colony, run_colony_triggers, send_fleet
from understudy.mars.human.rules.card_resources import add_resources, cards_holding
from understudy.mars.human.rules.choices import (
    choose_amount,
    choose_card,
    choose_cards,
    choose_name,
)
from understudy.mars.human.rules.draw_cards import add_to_hand, discard_from_hand, draw, hand_of
from understudy.mars.human.rules.payments import can_afford, methods_for_mc, pay
from understudy.mars.human.rules.placement import place_ocean
from understudy.mars.human.rules.stock import change_production, gain, spend
from understudy.mars.human.rules.trigger_clauses import Traded
from understudy.mars.human.rules.triggers import run_triggers
from understudy.mars.human.state.card import ENERGY, MC, NO_CARD, RESOURCE_INDEX, TITANIUM, Context
from understudy.mars.human.state.obstacle import Lack, Obstacle
from understudy.mars.human.state.side import Human
from understudy.mars.marsbot.colonies import gain_from_your_trade
from understudy.mars.printed.allowed_values import RESOURCES
from understudy.mars.printed.colonies import (
    CARD,
    COLONY_FACTS,
    EXCHANGE_CARD,
    LAST_STEP,
    OCEAN,
    Income,
)
from understudy.mars.state import HUMAN, ColonyTile, Game

TRADE_COSTS: Final = {MC: 9, ENERGY: 3, TITANIUM: 3}
"""What a trade costs, in one of these resources (12.3). [T 12.3]"""

PROPOSED_FEES: Final = (ENERGY, MC, TITANIUM)
"""Trade costs as proposed: unused energy becomes heat, titanium is worth most elsewhere."""

MOST_FLEETS: Final = 4
ASK_TRADE_PAYMENT: Final = "mars-you-choose-fee"

_TILE_CARDS: Final = {
    name: replace(NO_CARD, number=name, ref=Ref("mars-colony", name)) for name in COLONY_FACTS
}
"""Colony tiles as cards, so that their income has a source."""


def gain_income(game: Game, table: Table, you: Human, tile: str, income: Income) -> None:
    """Gain what a colony tile gives."""
    context = Context(game, table, you, _TILE_CARDS[tile])
    if income.production:
        change_production(game, table, you, RESOURCE_INDEX[income.what], income.amount)
    elif income.what in RESOURCE_INDEX:
        gain(table, you, RESOURCE_INDEX[income.what], income.amount)
    elif income.what == CARD:
        add_to_hand(table, you, draw(game, table, you, income.amount))
    elif income.what == EXCHANGE_CARD:
        add_to_hand(table, you, draw(game, table, you, 1))
        for card in choose_cards(table, "mars-you-choose-discarded", hand_of(you), 1, context):
            discard_from_hand(game, table, you, card)
    elif income.what == OCEAN:
        place_ocean(game, table, you, None)
    else:
        cards = cards_holding(you, income.what)
        if cards:
            card = choose_card(table, "mars-you-choose-holder", cards, context)
            add_resources(game, table, you, card, income.amount)


# Building


def build_colony(
    game: Game, table: Table, you: Human, tiles: list[ColonyTile], context: Context | None
) -> None:
    """Build a colony on one of these tiles and gain its placement bonus (12.3). [T 12.3]"""
    tile = choose_tile(table, tiles, context, "build")
    place_colony(table, tile, HUMAN)
    table.depth += 1
    gain_income(game, table, you, tile.name, COLONY_FACTS[tile.name].build)
    run_colony_triggers(game, table)
    table.depth -= 1


def choose_tile(
    table: Table, tiles: list[ColonyTile], context: Context | None, use: str
) -> ColonyTile:
    """Choose one of these colony tiles; `use` says what for."""
    names = {tile.name: tile for tile in tiles}
    return names[choose_name(table, "colony", list(names), context, use)]


def colony_bonus(game: Game, table: Table, you: Human, name: str, times: int) -> None:
    """Gain the colony bonus of a tile `times` times, whichever side trades (12.3). [T 12.3]"""
    for _ in range(times):
        gain_income(game, table, you, name, COLONY_FACTS[name].bonus)


# Trading


def free_fleets(game: Game, you: Human) -> int:
    """Return how many of your fleets are not on a colony tile."""
    return you.fleets - [tile.fleet for tile in game.colonies].count(HUMAN)


def tradeable_tiles(game: Game, you: Human) -> list[ColonyTile]:
    """Return the tiles without a fleet, if you have a free fleet (12.3). [T 12.3]"""
    if free_fleets(game, you) < 1:
        return []
    return [tile for tile in game.colonies if tile.fleet is None]


def trade_cost(you: Human, resource: int) -> int:
    """Return what a trade costs in a resource, with discounts (12.3). [T 12.3]"""
    return max(0, TRADE_COSTS[resource] + you.modifiers.trade_cost)


def trade_costs(you: Human) -> list[int]:
    """Return the resources you can pay for a trade with."""
    stock = you.stock
    found: list[int] = []
    for resource in TRADE_COSTS:
        price = trade_cost(you, resource)
        if stock[resource] >= price or (resource == MC and can_afford(you, price)):
            found.append(resource)
    return found


def possible_trades(game: Game, you: Human) -> list[ColonyTile]:
    """Return the tiles that you can trade with now: those that `cannot_trade` does not refuse."""
    tiles = tradeable_tiles(game, you)
    return tiles if tiles and trade_costs(you) else []


def cannot_trade(game: Game, you: Human, name: str = "") -> Obstacle | None:
    """Return why you cannot trade, at all or with one tile, or None (12.3). [T 12.3]"""
    if not game.colonies:
        return Obstacle(Lack.NOTHING)
    tradeable = tradeable_tiles(game, you)
    if not tradeable and free_fleets(game, you) < 1:
        return Obstacle(Lack.FLEET, "", 1, 0)
    if name and name not in [tile.name for tile in tradeable]:
        return Obstacle(Lack.COLONY, name)
    if not tradeable:
        return Obstacle(Lack.COLONY)
    return (
        None if trade_costs(you) else Obstacle(Lack.MONEY, "mc", trade_cost(you, MC), you.stock[MC])
    )


def pay_and_trade(game: Game, table: Table, you: Human, tile: ColonyTile) -> None:
    """Take the trade action: pay 9 MC, 3 energy or 3 titanium, then trade (12.3). [T 12.3]"""
    you.ran_once.clear()
    resource = _choose_trade_payment(table, you)
    if resource == MC:
        pay(table, you, trade_cost(you, MC), methods_for_mc(you), None)
    else:
        spend(table, you, resource, trade_cost(you, resource))
    trade(game, table, you, tile, None)


def _choose_trade_payment(table: Table, you: Human) -> int:
    names = tuple(RESOURCES[resource] for resource in trade_costs(you))
    if len(names) == 1:
        return RESOURCE_INDEX[names[0]]
    question = Choice(id=ASK_TRADE_PAYMENT, cite="T 12.3", kind="mars-resource", options=names)
    return RESOURCE_INDEX[table.ask(question)]


def trade(game: Game, table: Table, you: Human, tile: ColonyTile, context: Context | None) -> None:
    """Gain the income under the marker, then all colony bonuses (12.3). [T 12.3]"""
    most = min(you.modifiers.trade_steps, LAST_STEP - tile.step)
    raised = choose_amount(table, context, 0, most, "steps") if most else 0
    if raised:
        move_track(table, tile, raised)
    income = COLONY_FACTS[tile.name].track[tile.step]
    send_fleet(table, tile, HUMAN)
    table.depth += 1
    if income is not None:
        gain_income(game, table, you, tile.name, income)
    colony_bonus(game, table, you, tile.name, tile.owners.count(HUMAN))
    gain_from_your_trade(game, table, tile)
    run_triggers(game, table, you, Traded)
    table.depth -= 1


def move_track(table: Table, tile: ColonyTile, steps: int) -> None:
    """Move the marker of a tile within its track, not below its colonies (12.3). [T 12.3]"""
    before = tile.step
    tile.step = max(len(tile.owners), min(LAST_STEP, before + steps))
    if table.listening and tile.step != before:
        change = Change(f"colony.{tile.name}.step", before, tile.step)
        name = Ref("mars-colony", tile.name)
        table.tell("mars-you-move-colony-track", "T 12.3", change, colony=name, to=tile.step)


def gain_fleet(table: Table, you: Human) -> None:
    """Gain a trade fleet, up to four (12.3). [T 12.3]"""
    before = you.fleets
    you.fleets = min(MOST_FLEETS, before + 1)
    if table.listening and you.fleets != before:
        table.tell("mars-you-gain-fleet", "T 12.3", Change("human.fleets", before, you.fleets))
