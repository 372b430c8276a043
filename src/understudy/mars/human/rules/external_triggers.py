"""Your triggers for events on the planet and on MarsBot's side (5). [T 5]"""

from __future__ import annotations

from typing import Final, cast

from understudy.core import Table
from understudy.mars.human.rules.trigger_clauses import (
    ColonyBuilt,
    EventPlayed,
    ParameterRaised,
    TagPlayed,
    TilePlaced,
    TilesAdjacent,
)
from understudy.mars.human.rules.triggers import run_trigger, run_triggers, triggers_for
from understudy.mars.human.state.card import TAG_INDEX, Card
from understudy.mars.human.state.side import Human
from understudy.mars.planet.tiles import CITIES
from understudy.mars.printed.cards import ProjectCard
from understudy.mars.printed.maps import MARS
from understudy.mars.state import HUMAN, Game, Triggers


def human_side(game: Game) -> Human:
    """Return your side in a screen game."""
    # `Human` is an abstract class: `isinstance` would take ten times as long.
    return cast(Human, game.you)


def on_tile_placed(game: Game, table: Table, tile: str, space: int, side: str) -> None:
    """Run your triggers for a tile that either side placed; optional ones come last."""
    you = human_side(game)
    kind = "city" if tile in CITIES else tile
    optional: list[tuple[Card, TilePlaced]] = []
    for card, trigger in triggers_for(you, TilePlaced):
        if trigger.own and (side != HUMAN or you.without_reward):
            continue
        if trigger.tile not in (kind, "any"):
            continue
        if trigger.bonus and not set(trigger.bonus) & set(game.map.bonus[space]):
            continue
        if trigger.in_action and game.phase != "action":
            continue
        if trigger.steps[0].is_optional():
            optional.append((card, trigger))
            continue
        run_trigger(game, table, you, card, trigger)
    for card, trigger in optional:
        run_trigger(game, table, you, card, trigger)
    if tile not in ("ocean", "marker") and triggers_for(you, TilesAdjacent):
        planet = game.planet
        others = planet.bot_tiles if side == HUMAN else planet.human_tiles
        for _ in range((MARS.neighbors[space] & others).bit_count()):
            run_triggers(game, table, you, TilesAdjacent)


def on_colony_built(game: Game, table: Table) -> None:
    """Run your triggers for a colony that either side built."""
    run_triggers(game, table, human_side(game), ColonyBuilt)


def on_off_map_city(game: Game, table: Table, you: Human) -> None:
    """Run your triggers for a city that you built outside the map."""
    for card, trigger in triggers_for(you, TilePlaced):
        if trigger.tile == "city" and not trigger.on_mars:
            run_trigger(game, table, you, card, trigger)


def on_venus_raised(game: Game, table: Table) -> None:
    """Run your triggers for a Venus step that either side raised."""
    you = human_side(game)
    for card, trigger in triggers_for(you, ParameterRaised):
        if trigger.parameter == "venus" and not trigger.own:
            run_trigger(game, table, you, card, trigger)


def on_bot_tag(game: Game, table: Table, tag: str) -> None:
    """Run your triggers for a tag that MarsBot resolved (19.2)."""
    you = human_side(game)
    index = TAG_INDEX[tag]
    for card, trigger in triggers_for(you, TagPlayed):
        if not trigger.own and index in trigger.tags:
            run_trigger(game, table, you, card, trigger)


def on_bot_symbol(game: Game, table: Table, tag: str) -> None:
    """Run your triggers for a microbe symbol that is not on a card (19.2). [B p.4]"""
    if tag == MICROBE:
        on_bot_tag(game, table, tag)


def on_bot_card(game: Game, table: Table, card: ProjectCard) -> None:
    """Run your triggers for an event that MarsBot resolves (19.2, D-28)."""
    you = human_side(game)
    if card.colour == "red":
        tags = [TAG_INDEX[tag] for tag in card.tags]
        for owner, trigger in triggers_for(you, EventPlayed):
            if not trigger.own and (not trigger.tags or any(tag in trigger.tags for tag in tags)):
                run_trigger(game, table, you, owner, trigger)


MICROBE: Final = "microbe"

HUMAN_TRIGGERS: Final = Triggers(
    card=(on_bot_card,),
    tag=(on_bot_tag,),
    symbol=(on_bot_symbol,),
    venus=(on_venus_raised,),
    colony=(on_colony_built,),
    tile_placed=(on_tile_placed,),
)
"""The functions that a screen game registers for your cards."""
