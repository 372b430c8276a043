"""What happens on the planet and on MarsBot's side that your cards take notice of (5). [T 5]"""

from __future__ import annotations

from typing import Final

from understudy.core import Table
from understudy.mars.human.rules.triggers import run_trigger, triggers_for
from understudy.mars.human.state.card import TAG_INDEX
from understudy.mars.human.state.side import ActiveTrigger, HumanSide
from understudy.mars.planet.tiles import CITIES
from understudy.mars.printed.cards import ProjectCard
from understudy.mars.printed.maps import MARS
from understudy.mars.state import HUMAN, Game, Triggers


def human_side(game: Game) -> HumanSide:
    """You, in a game in which the program plays your side."""
    you = game.you
    assert isinstance(you, HumanSide)
    return you


def on_tile_placed(game: Game, table: Table, tile: str, space: int, side: str) -> None:
    """Anybody laid a tile. What asks for something comes last, as with cards."""
    you = human_side(game)
    kind = "city" if tile in CITIES else tile
    offers: list[ActiveTrigger] = []
    for card, trigger in triggers_for(you, "tile"):
        if trigger.own and side != HUMAN:
            continue
        if trigger.tile not in (kind, "any"):
            continue
        if trigger.bonus and not set(trigger.bonus) & set(game.map.bonus[space]):
            continue
        if trigger.in_action and game.phase != "action":
            continue
        if trigger.steps[0].is_optional():
            offers.append((card, trigger))
            continue
        run_trigger(game, table, you, card, trigger)
    for card, trigger in offers:
        run_trigger(game, table, you, card, trigger)
    pairs = triggers_for(you, "neighbour")
    if pairs and tile not in ("ocean", "marker"):
        planet = game.planet
        others = planet.bot_tiles if side == HUMAN else planet.human_tiles
        for _ in range((MARS.neighbours[space] & others).bit_count()):
            for card, trigger in pairs:
                run_trigger(game, table, you, card, trigger)


def on_own_marker_covered(game: Game, table: Table, you: HumanSide) -> None:
    """A tile of yours covered your own marker."""
    for card, trigger in triggers_for(you, "own marker"):
        run_trigger(game, table, you, card, trigger)


def on_colony_built(game: Game, table: Table) -> None:
    """Anybody built a colony."""
    you = human_side(game)
    for card, trigger in triggers_for(you, "colony"):
        run_trigger(game, table, you, card, trigger)


def on_off_map_city(game: Game, table: Table, you: HumanSide) -> None:
    """You built a city outside the map."""
    for card, trigger in triggers_for(you, "tile"):
        if trigger.tile == "city" and not trigger.on_mars:
            run_trigger(game, table, you, card, trigger)


def on_venus_raised(game: Game, table: Table) -> None:
    """Anybody raised Venus."""
    you = human_side(game)
    for card, trigger in triggers_for(you, "parameter"):
        if trigger.parameter == "venus" and not trigger.own:
            run_trigger(game, table, you, card, trigger)


def on_bot_tag(game: Game, table: Table, tag: str) -> None:
    """MarsBot resolved a tag (19.2)."""
    you = human_side(game)
    index = TAG_INDEX[tag]
    for card, trigger in triggers_for(you, "tag"):
        if not trigger.own and index in trigger.tags:
            run_trigger(game, table, you, card, trigger)


def on_bot_symbol(game: Game, table: Table, tag: str) -> None:
    """Of symbols on no card only those of microbes are noticed (19.2). [B p.4]"""
    if tag == MICROBE:
        on_bot_tag(game, table, tag)


def on_bot_card(game: Game, table: Table, card: ProjectCard) -> None:
    """MarsBot resolves a project card: it has played it (19.2, D-28)."""
    you = human_side(game)
    if card.colour == "red":
        tags = [TAG_INDEX[tag] for tag in card.tags]
        for owner, trigger in triggers_for(you, "event"):
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
"""What a game with a played side watches for."""
