"""Territory tiles, drawn by the app or by the player [R13.n7, R14.4]."""

from __future__ import annotations

from understudy.core import Change, Illegal, Table
from understudy.tapestry.decks.reshuffle import reshuffle
from understudy.tapestry.map.map_state import UNKNOWN_TILE
from understudy.tapestry.printed.map import HEXES
from understudy.tapestry.state import Game
from understudy.tapestry.state_changes import hex_ref

TURNS = 6
"""A tile can lie in six ways; it matters only where people score its sides."""


def territory_tile_left(game: Game) -> bool:
    """Return whether a territory tile can still be drawn [R13.7, R14.5]."""
    deck = game.territory
    if deck.real:
        return not game.no_tiles
    return bool(deck.stack or deck.bag or deck.discard)


def draw_territory_tile(game: Game, table: Table) -> tuple[int, tuple[Change, ...]]:
    """Draw the top tile and return it with its changes; the number of a real tile is unknown."""
    deck = game.territory
    if deck.real:
        return UNKNOWN_TILE, ()
    if not len(deck):
        changes = [Change(f"tile.{tile}", "discard", None) for tile in deck.discard]
        reshuffle(deck, "territory", "R14.4", table, changes)
    tile = deck.draw(table)
    return tile, (Change("deck.territory", len(deck) + 1, len(deck)),)


def take_tile(game: Game, tile: int) -> tuple[Change, ...]:
    """Take the tile with this number from stack or discards; refuse one on the map."""
    deck = game.territory
    if not tile or deck.real:
        return ()
    if tile in game.land.tiles.values():
        raise Illegal("tapestry-tile-elsewhere", tile=tile)
    for pile in (deck.stack, deck.bag):
        if tile in pile:
            pile.remove(tile)
            return (Change("deck.territory", len(deck) + 1, len(deck)),)
    if tile in deck.discard:
        deck.discard.remove(tile)
        return (Change(f"tile.{tile}", "discard", None),)
    return ()


def lay_tile(game: Game, table: Table, hex: int, cite: str) -> None:
    """Draw a territory tile and lay it face up, rotated at random [R13.n7, R14.4]."""
    tile, changes = draw_territory_tile(game, table)
    game.land.lay(hex, tile, table.pick(TURNS) if game.setup.played else None)
    if table.listening:
        change = Change(f"hex.{HEXES.names[hex]}", None, game.land.hex_text(hex))
        table.tell("tapestry-lay-tile", cite, change, *changes, hex=hex_ref(hex), tile=tile)
