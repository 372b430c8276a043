"""The position as numbers and as a list of items."""

from __future__ import annotations

from typing import Final

from understudy.core import Question, Ref, Space
from understudy.mars.agents.encoder.layout import (
    ASKS,
    HAND,
    ITEM,
    OFFERED,
    PLAY,
    ROW,
    TRACKS,
    USED,
)
from understudy.mars.agents.encoder.standing import Standing
from understudy.mars.cards.library import BY_NUMBER
from understudy.mars.human.state.card import MC, STEEL, TITANIUM
from understudy.mars.human.state.side import Human
from understudy.mars.options import EXPANSIONS, MODIFIERS
from understudy.mars.printed.allowed_values import HELD, PARTIES
from understudy.mars.printed.colonies import COLONIES
from understudy.mars.printed.maps import MARS
from understudy.mars.sides import BOT, HUMAN
from understudy.mars.state import Game

_HELD_AT: Final = {kind: index for index, kind in enumerate(HELD)}
_LAST_NAMED_GENERATION: Final = 23


def clip(number: float) -> float:
    """Return the number within ±1.5."""
    return max(-1.5, min(1.5, number))


def encode_state(game: Game, you: Human, standing: Standing) -> list[float]:
    """Return the numbers that `layout.STATE` names, about 1 in size."""
    modifiers = you.modifiers
    numbers = [amount / 20 for amount in you.stock]
    numbers += [min(amount, 4) / 4 for amount in you.stock]
    numbers += [amount / 10 for amount in you.production]
    numbers += [count / 5 for count in you.tags]
    with_tag, per_tag = modifiers.discount_with_tag, modifiers.discount_per_tag
    numbers += [(one + each) / 4 for one, each in zip(with_tag, per_tag, strict=True)]
    numbers += _on_cards(you)
    numbers += _planet(game)
    numbers += _points(game, you, standing)
    numbers += _sides(game, you)
    numbers += [track.position / 18 for track in game.bot.tracks]
    numbers += [0.0] * (TRACKS - len(game.bot.tracks))
    numbers += _milestones(game, standing)
    numbers += _awards(game, standing)
    setup = game.setup
    numbers += [float(rule in setup.modifiers) for rule in MODIFIERS]
    numbers += [float(name in setup.expansions) for name in EXPANSIONS]
    numbers += _colonies(game)
    numbers += _turmoil(game)
    return numbers


def _on_cards(you: Human) -> list[float]:
    sums = [0.0] * len(HELD)
    for card, count in you.card_resources.items():
        kind = you.library[card].holds
        if kind:
            sums[_HELD_AT[kind]] += count / 5
    return sums


def _planet(game: Game) -> list[float]:
    planet, generation, last = game.planet, game.generation, game.last_generation
    temperature = (8 - planet.temperature) // 2
    oxygen = 14 - planet.oxygen
    oceans = 9 - planet.ocean_count
    steps = temperature + oxygen + oceans
    return [
        generation / 10, (last - generation) / 10, float(generation >= last - 1),
        temperature / 19, oxygen / 14, oceans / 9, planet.venus / 30, steps / 42,
        float(temperature == 0), float(oxygen == 0), float(oceans == 0), float(steps == 0),
        float(steps <= 3), float(steps <= 8),
    ]  # fmt: skip


def _points(game: Game, you: Human, standing: Standing) -> list[float]:
    human, bot = standing.human, standing.bot
    ours, theirs = standing.human_points, standing.bot_points
    return [
        you.tr / 40, game.bot.tr / 40, game.bot.mc / 50, ours / 60, theirs / 60,
        (ours - theirs) / 40, human["cards"] / 10, human["cities"] / 10, human["greenery"] / 10,
        human["awards"] / 10, human["milestones"] / 10, human["turmoil"] / 3, bot["cities"] / 10,
        bot["greenery"] / 10, bot["awards"] / 10, bot["milestones"] / 10, bot["mc"] / 10,
        bot["cards"] / 10, bot["neural_instance"] / 5, bot["turmoil"] / 3,
        bot["corporation"] / 10,
    ]  # fmt: skip


def _sides(game: Game, you: Human) -> list[float]:
    planet, bot, modifiers, stock = game.planet, game.bot, you.modifiers, you.stock
    mine, its = planet.human_tiles, planet.bot_tiles
    cities, green = planet.cities, planet.greeneries
    free = game.map.land & ~planet.tiles
    metals = stock[STEEL] * modifiers.steel_value + stock[TITANIUM] * modifiers.titanium_value
    return [
        len(you.hand) / 10, len(you.played) / 20, len(you.events) / 10, len(you.used) / 5,
        (cities & mine).bit_count() / 4, (cities & its).bit_count() / 6, you.off_map_cities / 3,
        (green & mine).bit_count() / 8, (green & its).bit_count() / 8, free.bit_count() / 40,
        (MARS.next_to(mine) & free).bit_count() / 15, float(bot.passed),
        float(game.first_player == HUMAN), len(bot.action) / 5, len(bot.bonus) / 12,
        len(bot.played) / 40, bot.floaters / 5, modifiers.steel_value / 3,
        modifiers.titanium_value / 4, modifiers.discount / 4, modifiers.card_price / 3,
        modifiers.greenery_plants / 8, modifiers.discount_with_requirement / 2,
        you.next_discount / 8, modifiers.influence / 2, modifiers.ocean_money / 3, you.fleets / 2,
        bot.fleets / 2, (stock[MC] + metals) / 20, (you.tr + you.production[MC]) / 40,
        len(game.milestones) / 3, len(game.awards) / 3, float(game.drafting),
    ]  # fmt: skip


def _milestones(game: Game, standing: Standing) -> list[float]:
    numbers: list[float] = []
    for milestone, row in zip(game.milestone_row[:ROW], standing.milestones, strict=False):
        value, needed, progress, goal = row
        owner = game.milestones.get(milestone.name)
        numbers += [
            float(owner == HUMAN), float(owner == BOT),
            clip(value / needed if needed else 1.0), float(value >= needed),
            progress / goal if goal else 1.0,
        ]  # fmt: skip
    return numbers + [0.0] * (5 * ROW - len(numbers))


def _awards(game: Game, standing: Standing) -> list[float]:
    numbers: list[float] = []
    for award, (value, bots) in zip(game.award_row[:ROW], standing.awards, strict=False):
        numbers += [
            float(award.name in game.awards), clip((value - bots) / 10), float(value >= bots),
            value / 15,
        ]  # fmt: skip
    return numbers + [0.0] * (4 * ROW - len(numbers))


def _colonies(game: Game) -> list[float]:
    if not game.colonies:
        return _NO_COLONIES
    tiles = {tile.name: tile for tile in game.colonies}
    numbers: list[float] = []
    for name in COLONIES:
        tile = tiles.get(name)
        if tile is None:
            numbers += [0.0, 0.0, 0.0]
        else:
            busy = float(tile.fleet is not None)
            numbers += [tile.step / 6, float(tile.owners.count(HUMAN)), busy]
    return numbers


_NO_COLONIES: Final = [0.0] * (3 * len(COLONIES))


def _turmoil(game: Game) -> list[float]:
    turmoil = game.turmoil
    if turmoil is None:
        return _NO_TURMOIL
    numbers: list[float] = []
    for party in PARTIES:
        there = turmoil.delegates[party]
        leads = float(bool(there) and there[0] == HUMAN)
        numbers += [len(there) / 5, there.count(HUMAN) / 3, leads]
    chair = float(turmoil.chairman == HUMAN)
    return [*numbers, chair, turmoil.reserve[HUMAN] / 7, float(turmoil.lobby)]


_NO_TURMOIL: Final = [0.0] * (3 * len(PARTIES) + 3)


def encode_items(game: Game, you: Human, question: Question[object]) -> list[int]:
    """Return the indices of your cards, the question, and what is in play."""
    items = [HAND + card for card in you.hand]
    items += [PLAY + card for card in you.played]
    items += [PLAY + card for card in you.corporations]
    items += [OFFERED + card for card in you.offered]
    items += [OFFERED + card for card in you.preludes]
    items += [USED + card for card in you.used]
    items.append(ITEM.get(f"question:{question.id}", _OTHER_QUESTION))
    asking = question.args.get("card")
    if isinstance(asking, Ref) and asking.id in BY_NUMBER:
        items.append(ASKS + BY_NUMBER[asking.id].id)
    looked = question.args.get("looked")
    if isinstance(looked, Ref) and looked.id in BY_NUMBER:
        items.append(OFFERED + BY_NUMBER[looked.id].id)
    if isinstance(question, Space):
        tile = question.args.get("tile")
        name = tile.id if isinstance(tile, Ref) else ""
        items.append(ITEM.get(f"tile:{name}", _OTHER_TILE))
    items.append(ITEM[f"generation:{min(game.generation, _LAST_NAMED_GENERATION)}"])
    items += _next_icons(game)
    items.append(ITEM[f"map:{game.setup.map}"])
    if game.corporation is not None:
        items.append(ITEM[f"bot:{game.corporation.number}"])
    if game.setup.map != "tharsis" or "milestones_awards" in game.setup.expansions:
        names = [one.name for one in game.milestone_row]
        names += [one.name for one in game.award_row]
        items += [ITEM.get(f"goal:{name}", _OTHER_GOAL) for name in names]
    items += [ITEM[f"colony:{tile.name}"] for tile in game.colonies]
    if game.turmoil is not None:
        items.append(ITEM[f"ruling:{game.turmoil.ruling}"])
        items.append(ITEM[f"dominant:{game.turmoil.dominant}"])
        items += [ITEM[f"event:{event}"] for event in game.turmoil.events]
    return items


def _next_icons(game: Game) -> list[int]:
    """Return what the next space of each of MarsBot's tracks shows."""
    found = []
    for index, (track, facts) in enumerate(zip(game.bot.tracks, game.board.tracks, strict=True)):
        if not track.at_end:
            icon = facts.spaces[track.position + 1]
            if icon != ".":
                name = f"icon:{index}:{icon}"
                found.append(ITEM.get(name) or ITEM[f"icon:{index}:other"])
    return found


_OTHER_QUESTION: Final = ITEM["question:other"]
_OTHER_TILE: Final = ITEM["tile:other"]
_OTHER_GOAL: Final = ITEM["goal:other"]
