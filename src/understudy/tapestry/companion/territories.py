"""Your reports on the map: exploring, conquering, placing tokens [R16.1, R21.4]."""

from __future__ import annotations

from understudy.core import Change, Illegal, Table
from understudy.tapestry.decks.territory import take_tile
from understudy.tapestry.map.legal import conquerable, placeable
from understudy.tapestry.map.tokens import TOPPLED
from understudy.tapestry.printed.map import HEXES, ISLAND
from understudy.tapestry.shared_rules.achievements import MIDDLE_ISLAND, check_topple_two, earn
from understudy.tapestry.shared_rules.traps import plays_trap, search_for_trap
from understudy.tapestry.sides import AUTOMA
from understudy.tapestry.state import OUTPOSTS, Game, Human
from understudy.tapestry.state_changes import (
    HexChange,
    hex_ref,
    owner_ref,
    topple,
    you_take_resources,
)


def you_explore(game: Game, table: Table, human: Human, hex: int, tile: int) -> None:
    """Lay a territory tile on an empty hex; this gives no control."""
    if game.land.territory >> hex & 1:
        raise Illegal("tapestry-hex-explored", hex=hex_ref(hex))
    changes = take_tile(game, tile)
    game.land.lay(hex, tile)
    if table.listening:
        change = Change(f"hex.{HEXES.names[hex]}", None, game.land.hex_text(hex))
        table.tell(
            "tapestry-you-explore", "R4.8", change, *changes, hex=hex_ref(hex), tile=tile,
            owner=owner_ref(human.name),
        )  # fmt: skip


def you_conquer(game: Game, table: Table, human: Human, hex: int) -> None:
    """Conquer a territory; its holder may use a trap [R16.1]."""
    land = game.land
    if not conquerable(game.land, human.name) >> hex & 1:
        raise Illegal("tapestry-cannot-conquer", hex=hex_ref(hex))
    _require_outpost(game, human)
    if table.listening:
        table.tell("tapestry-you-conquer", "R4.8", hex=hex_ref(hex), owner=owner_ref(human.name))
    table.depth += 1
    holder = land.controller(hex)
    if holder is not None and _is_trapped(game, table, human, holder, hex):
        toppled = human.name + TOPPLED
        _add_token(game, table, human, hex, toppled, "tapestry-you-are-trapped", "R16.1")
        check_topple_two(game, table, holder)
    else:
        if holder is not None:
            topple(game, table, hex, holder, "R4.8")
        _add_token(game, table, human, hex, human.name, "tapestry-you-put-outpost", "R4.8")
        check_topple_two(game, table, human.name)
        if hex == ISLAND:
            earn(game, table, MIDDLE_ISLAND, human.name)
    table.depth -= 1


def _is_trapped(game: Game, table: Table, human: Human, holder: str, hex: int) -> bool:
    if holder == AUTOMA:
        return search_for_trap(game, table, human, hex)
    other = game.human(holder)
    if not plays_trap(game, table, other, hex, human.name):
        return False
    you_take_resources(table, other, 1, "tapestry-you-take-for-trap", "R13.o4")
    return True


def _add_token(
    game: Game, table: Table, human: Human, hex: int, token: str, kind: str, cite: str
) -> None:
    before = HexChange(game, hex) if table.listening else None
    game.land.add(hex, token)
    if before is not None:
        table.tell(kind, cite, before.change(), hex=hex_ref(hex), owner=owner_ref(human.name))


def _require_outpost(game: Game, human: Human) -> None:
    if game.land.count(human.name) == OUTPOSTS:
        raise Illegal("tapestry-no-outpost-left", owner=owner_ref(human.name))


def you_place(game: Game, table: Table, human: Human, hex: int, token: str) -> None:
    """Put a token on the map without conquering, as one of your cards allows [R21.4]."""
    if not placeable(game.land, human.name, token) >> hex & 1:
        raise Illegal("tapestry-cannot-place", hex=hex_ref(hex))
    if token == "outpost":
        _require_outpost(game, human)
    occupied = game.land.occupied >> hex & 1
    name = human.name if token == "outpost" else f"{human.name} {token}"
    _add_token(game, table, human, hex, name, f"tapestry-you-place-{token}", "R21.4")
    if occupied:
        table.depth += 1
        you_take_resources(table, human, 1, "tapestry-you-take-for-token", "R21.4")
        table.depth -= 1
