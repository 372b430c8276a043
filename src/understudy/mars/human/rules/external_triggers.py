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


def your_side(game: Game) -> HumanSide:
    """You, in a game in which the program plays your side."""
    you = game.you
    assert isinstance(you, HumanSide)
    return you


def on_tile_placed(game: Game, table: Table, tile: str, space: int, side: str) -> None:
    """Anybody laid a tile. What asks for something comes last, as with cards."""
    you = your_side(game)
    kind = "city" if tile in CITIES else tile
    offers: list[ActiveTrigger] = []
    for card, watch in triggers_for(you, "tile"):
        if watch.own and side != HUMAN:
            continue
        if watch.tile not in (kind, "any"):
            continue
        if watch.bonus and not set(watch.bonus) & set(game.map.bonus[space]):
            continue
        if watch.in_action and game.phase != "action":
            continue
        if watch.steps[0].is_offer():
            offers.append((card, watch))
            continue
        run_trigger(game, table, you, card, watch)
    for card, watch in offers:
        run_trigger(game, table, you, card, watch)
    pairs = triggers_for(you, "neighbour")
    if pairs and tile not in ("ocean", "marker"):
        planet = game.planet
        others = planet.bot_tiles if side == HUMAN else planet.human_tiles
        for _ in range((MARS.neighbours[space] & others).bit_count()):
            for card, watch in pairs:
                run_trigger(game, table, you, card, watch)


def notice_own_marker(game: Game, table: Table, you: HumanSide) -> None:
    """A tile of yours covered your own marker."""
    for card, watch in triggers_for(you, "own marker"):
        run_trigger(game, table, you, card, watch)


def notice_new_colony(game: Game, table: Table) -> None:
    """Anybody built a colony."""
    you = your_side(game)
    for card, watch in triggers_for(you, "colony"):
        run_trigger(game, table, you, card, watch)


def notice_off_map_city(game: Game, table: Table, you: HumanSide) -> None:
    """You built a city outside the map."""
    for card, watch in triggers_for(you, "tile"):
        if watch.tile == "city" and not watch.on_mars:
            run_trigger(game, table, you, card, watch)


def on_venus_raised(game: Game, table: Table) -> None:
    """Anybody raised Venus."""
    you = your_side(game)
    for card, watch in triggers_for(you, "parameter"):
        if watch.parameter == "venus" and not watch.own:
            run_trigger(game, table, you, card, watch)


def notice_bot_tag(game: Game, table: Table, tag: str) -> None:
    """MarsBot resolved a tag (19.2)."""
    you = your_side(game)
    index = TAG_INDEX[tag]
    for card, watch in triggers_for(you, "tag"):
        if not watch.own and index in watch.tags:
            run_trigger(game, table, you, card, watch)


def notice_bot_symbol(game: Game, table: Table, tag: str) -> None:
    """Of symbols on no card only those of microbes are noticed (19.2). [B p.4]"""
    if tag == MICROBE:
        notice_bot_tag(game, table, tag)


def notice_bot_card(game: Game, table: Table, card: ProjectCard) -> None:
    """MarsBot resolves a project card: it has played it (19.2, D-28)."""
    you = your_side(game)
    if card.colour == "red":
        tags = [TAG_INDEX[tag] for tag in card.tags]
        for watcher, watch in triggers_for(you, "event"):
            if not watch.own and (not watch.tags or any(tag in watch.tags for tag in tags)):
                run_trigger(game, table, you, watcher, watch)


MICROBE: Final = "microbe"

YOUR_CARDS_WATCH: Final = Triggers(
    card=(notice_bot_card,),
    tag=(notice_bot_tag,),
    symbol=(notice_bot_symbol,),
    venus=(on_venus_raised,),
    colony=(notice_new_colony,),
    tile_placed=(on_tile_placed,),
)
"""What a game with a played side watches for."""
