"""Exploring: a tile on the map, its sides, its benefit [H9]."""

from __future__ import annotations

from understudy.core import Change, Ref
from understudy.tapestry.cards.definition import Event, Standing
from understudy.tapestry.human.rules.effects import announce, has_effect, has_rule
from understudy.tapestry.human.rules.gain import gain, is_possible, tell_void
from understudy.tapestry.human.rules.hex_notes import explore_notes, tile_notes
from understudy.tapestry.human.rules.hex_reasons import why_not_explore
from understudy.tapestry.human.rules.questions import (
    ask_choice,
    choose_hex,
    choose_whether,
)
from understudy.tapestry.human.rules.record import Record
from understudy.tapestry.human.rules.stock import score
from understudy.tapestry.human.state.context import Context
from understudy.tapestry.human.state.side import PlayedHuman
from understudy.tapestry.map.terrain import aligned_sides
from understudy.tapestry.printed.benefits import ANYWHERE, Explore, ExploreSpace, TerritoryBenefit
from understudy.tapestry.printed.map import HEXES, TILES
from understudy.tapestry.printed.space_tiles import SPACE_TILES
from understudy.tapestry.state import Game
from understudy.tapestry.state_changes import hex_ref, owner_ref

TURNS = range(6)
DRAWN_TILE = "drawn tile"
"""Value of `where`: the tile just drawn has to be used."""


def explorable(game: Game, you: PlayedHuman, scope: str) -> int:
    """Return the hexes without terrain next to your territories, or anywhere [H9.1, H9.2]."""
    land = game.land
    empty = HEXES.all & ~land.territory
    return empty if scope == ANYWHERE else empty & HEXES.next_to(land.controlled_by(you.name))


def can_explore(context: Context, benefit: Explore) -> bool:
    """Return whether you have a tile and a hex for it, or a card acts before [H9.1, H9.7]."""
    you = context.you
    if you.tiles and explorable(context.game, you, benefit.scope):
        return True
    return has_effect(context, Event.EXPLORE)


def explore(context: Context, benefit: Explore) -> None:
    """Place a tile, score its aligned sides, take its benefit [H9.7]."""
    game, you, table = context.game, context.you, context.table
    announce(context, Event.EXPLORE)
    hexes = explorable(game, you, benefit.scope)
    tiles = [context.tile] if benefit_needs_drawn(context) else you.tiles
    if not tiles or not hexes:
        tell_void(context)
        return
    why_not = why_not_explore(game, you, hexes)
    hex = choose_hex(
        context, "tapestry-you-explore-where", hexes, "H9.1", why_not=why_not,
        notes=explore_notes(game.land, tiles, hexes),
    )  # fmt: skip
    options = [f"{tile}.{turn}" for tile in tiles for turn in TURNS]
    chosen = ask_choice(
        context, "tapestry-you-tile", "tapestry-turned-tile", options, "H9.3", always=True,
        about={"hex": hex_ref(hex)}, notes=tile_notes(game.land, hex, options),
    )  # fmt: skip
    number, _, turned = chosen.partition(".")
    tile, turn = int(number), int(turned)
    record = Record(table, you)
    you.tiles.remove(tile)
    game.land.lay(hex, tile, turn)
    change = Change(f"hex.{HEXES.names[hex]}", None, game.land.hex_text(hex))
    owner = owner_ref(you.name)
    record.tell("tapestry-you-explore", "H9.1", change, hex=hex_ref(hex), tile=tile, owner=owner)
    table.depth += 1
    about = Context(game, table, you, Ref("tapestry-tile-of", f"tile.{number}"), hex=hex)
    benefit_of_tile = TILES[tile - 1].benefit
    doubled = (
        has_rule(you, Standing.DOUBLE_BENEFIT)
        and is_possible(about, benefit_of_tile)
        and choose_whether(about, "tapestry-you-double", "H12.7")
    )
    if not doubled:
        score(about, aligned_sides(game.land, hex), "H9.4")
    gain(about, benefit_of_tile)
    if doubled:
        gain(about, benefit_of_tile)
    announce(about, Event.TILE_PLACED)
    table.depth -= 1


def benefit_needs_drawn(context: Context) -> bool:
    """Return whether the tile just drawn has to be used."""
    return context.where == DRAWN_TILE and context.tile in context.you.tiles


def territory_benefit(context: Context, benefit: TerritoryBenefit) -> None:
    """Take the benefit of the tile in question; a printed territory has none [HD-11]."""
    tile = context.game.land.tiles.get(context.hex)
    if tile:
        about = context.of(Ref("tapestry-tile-of", f"tile.{tile}"))
        gain(about, TILES[tile - 1].benefit)


def can_explore_space(context: Context, benefit: ExploreSpace) -> bool:
    """Return whether you have a space tile [H9.9]."""
    return bool(context.you.space)


def explore_space(context: Context, benefit: ExploreSpace) -> None:
    """Put a space tile beside your mat and take its parts from left to right [H9.9]."""
    you = context.you
    options = [str(tile) for tile in you.space]
    chosen = ask_choice(context, "tapestry-you-space", "tapestry-space-tile", options, "H9.9")
    tile = int(chosen)
    record = Record(context.table, you)
    you.space.remove(tile)
    you.space_explored.append(tile)
    record.tell("tapestry-you-explore-space", "H9.9", tile=tile)
    context.table.depth += 1
    gain(context.of(Ref("tapestry-space-tile", f"space.{chosen}")), SPACE_TILES[tile])
    context.table.depth -= 1
