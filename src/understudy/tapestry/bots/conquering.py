"""The Automa conquers [R13]."""

from __future__ import annotations

from typing import TYPE_CHECKING

from understudy.table import Change, Table, YesNo
from understudy.tapestry.achievements import can_gain_middle_island, earn, maybe_topple_two
from understudy.tapestry.changes import HexChange, Reason, hex_ref, owner, skip, you_take
from understudy.tapestry.decks import (
    discard_tapestry_card,
    draw_territory_tile,
    territory_tile_left,
    tiebreak_card,
)
from understudy.tapestry.map.land import AUTOMA, ISLAND_BIT, SHADOW, TOPPLED
from understudy.tapestry.map.narrowing import Sieve
from understudy.tapestry.printed.facts import HEXES, ISLAND, TRAP

if TYPE_CHECKING:
    from understudy.tapestry.map.land import Land
    from understudy.tapestry.printed.facts import DecisionCard
    from understudy.tapestry.state import Game, Human


def conquer(game: Game, table: Table, *, anywhere: bool = False) -> None:
    """A territory of yours if one is legal, otherwise a neutral hex [R13.3]."""
    if not game.automa.outposts:
        skip(table, Reason.NO_OUTPOST, "R13.2")
        return
    legal = legal_to_conquer(game.land, anywhere=anywhere)
    if legal & game.land.human:
        conquer_opponent(game, table, legal & game.land.human)
    else:
        conquer_neutral(game, table, legal, anywhere=anywhere)


def legal_to_conquer(land: Land, *, anywhere: bool) -> int:
    """Territories with at most one token that the Automa does not control, next to its own [R13.1]

    Anywhere: next to its own or not [R13.6].
    """
    legal = land.territory & ~(land.automa | land.full)
    return legal if anywhere else legal & HEXES.next_to(land.automa)


def legal_to_explore(land: Land, *, anywhere: bool) -> int:
    """Empty hexes next to a territory the Automa controls; anywhere: all of them [R14.1]."""
    empty = HEXES.all & ~land.territory
    return empty if anywhere else empty & HEXES.next_to(land.automa)


def conquer_opponent(game: Game, table: Table, valid: int) -> None:
    """A territory of yours: closest to the middle island, then the scan [R13.o1]."""
    sieve = Sieve(table, valid, "R13.3", "R13.o1")
    if can_gain_middle_island(game) and sieve.open:
        sieve.keep_closest(game.land, ISLAND_BIT, "tapestry-tie-island", "R13.o2")
    if sieve.open:
        sieve.scan(tiebreak_card(game, table), "R13.o3")
    hex = sieve.chosen
    holder = game.land.controller(hex)
    assert holder is not None
    if table.listening:
        table.tell(
            "tapestry-conquer-opponent", sieve.cite, why=sieve.why(hex),
            hex=hex_ref(hex), owner=owner(holder), ruling=sieve.ruling,
        )  # fmt: skip
    table.depth += 1
    _take_from(game, table, hex, game.human(holder))
    table.depth -= 1


def _take_from(game: Game, table: Table, hex: int, human: Human) -> None:
    """An outpost goes there; yours falls over, or with a trap the Automa's does [R13.o4]."""
    trapped = plays_trap(game, table, human)
    if trapped:
        _put_outpost(game, table, hex, "tapestry-outpost-trapped", "R13.o4", AUTOMA + TOPPLED)
        you_take(table, human, 1, "tapestry-you-take-for-trap", "R13.o4")
        maybe_topple_two(game, table, human.name)
        return
    before = HexChange(game, hex) if table.listening else None
    game.land.topple(hex, human.name)
    if before is not None:
        table.tell(
            "tapestry-topple", "R13.o4", before.change(), hex=hex_ref(hex), owner=owner(human.name)
        )
    _put_outpost(game, table, hex, "tapestry-outpost", "R13.o4", AUTOMA)
    maybe_topple_two(game, table, AUTOMA)
    if hex == ISLAND:
        earn(game, table, "middle_island", AUTOMA)


def plays_trap(game: Game, table: Table, human: Human) -> bool:
    """Whether you answer a conquest with a trap card; asked only if you may hold one [R13.o4]."""
    if human.traps == 0:
        return False
    question = YesNo(
        id="tapestry-ask-trap", cite="R13.o4", args={"owner": owner(human.name)}, default=False
    )
    if not table.ask(question):
        return False
    changes: list[Change] = []
    if human.traps is not None:
        human.traps -= 1
        changes.append(Change(f"{human.name}.traps", human.traps + 1, human.traps))
        if not game.tapestry.real:
            changes.append(discard_tapestry_card(game, TRAP))
    if table.listening:
        table.tell("tapestry-you-play-trap", "R13.o4", *changes, owner=owner(human.name))
    return True


def conquer_neutral(game: Game, table: Table, legal: int, *, anywhere: bool) -> None:
    """An uncontrolled territory or an empty hex [R13.n1]."""
    land = game.land
    tiles = territory_tile_left(game)
    valid = legal | legal_to_explore(land, anywhere=anywhere) if tiles else legal
    if not valid:
        skip(table, Reason.NO_VALID_HEX, "R13.n3")
        return
    sieve = Sieve(table, valid, "R13.3", "R13.n1")
    card = tiebreak_card(game, table)
    if not card.topple:
        sieve.keep(~HEXES.next_to(land.human), "tapestry-tie-not-beside-you", "R13.n2")
    if not sieve.left:
        skip(table, Reason.NO_VALID_HEX, "R13.n3", why=sieve.why(None))
        return
    if sieve.open and can_gain_middle_island(game):
        sieve.keep_closest(land, ISLAND_BIT, "tapestry-tie-island", "R13.n4")
    if sieve.open and land.human:
        alone = land.human & ~land.full
        rule = "tapestry-tie-your-lone" if alone else "tapestry-tie-your"
        sieve.keep_closest(land, alone or land.human, rule, "R13.n5")
    if sieve.open:
        sieve.scan(card, "R13.n6")
    if not tiles:
        sieve.ruling = "D7"
    elif anywhere and not land.territory & sieve.left:
        sieve.ruling = "Q7"
    _settle(game, table, card, sieve)


def _settle(game: Game, table: Table, card: DecisionCard, sieve: Sieve) -> None:
    """Tile, outpost, toppled Shadow Empire outpost [R13.n7, R13.n8, R13.n9]."""
    hex = sieve.chosen
    if table.listening:
        table.tell(
            "tapestry-conquer-neutral", sieve.cite, why=sieve.why(hex), hex=hex_ref(hex),
            ruling=sieve.ruling,
        )  # fmt: skip
    table.depth += 1
    if not game.land.territory >> hex & 1:
        lay_tile(game, table, hex, "R13.n7")
    _put_outpost(game, table, hex, "tapestry-outpost", "R13.n8", AUTOMA)
    if hex == ISLAND:
        earn(game, table, "middle_island", AUTOMA)
    elif card.topple and not game.land.full >> hex & 1:
        topple_shadow(game, table, hex, "R13.n9")
    table.depth -= 1


def lay_tile(game: Game, table: Table, hex: int, cite: str) -> None:
    """Draw a territory tile and lay it face up, turned at random [R13.n7, R14.4]."""
    tile, changes = draw_territory_tile(game, table)
    game.land.lay(hex, tile)
    if table.listening:
        change = Change(f"hex.{HEXES.names[hex]}", None, game.land.shown(hex))
        table.tell("tapestry-lay-tile", cite, change, *changes, hex=hex_ref(hex), tile=tile)


def _put_outpost(game: Game, table: Table, hex: int, kind: str, cite: str, token: str) -> None:
    before = HexChange(game, hex) if table.listening else None
    game.land.add(hex, token)
    game.automa.outposts -= 1
    if before is not None:
        left = game.automa.outposts
        supply = Change("automa.outposts", left + 1, left)
        table.tell(kind, cite, before.change(), supply, hex=hex_ref(hex), left=left)


def topple_shadow(game: Game, table: Table, hex: int, cite: str) -> None:
    """Put a toppled Shadow Empire outpost there: nobody can conquer the territory now [R15.2]."""
    shadow = game.shadow
    if not shadow.outposts:
        skip(table, Reason.NO_SHADOW_OUTPOST, cite)
        return
    before = HexChange(game, hex) if table.listening else None
    game.land.add(hex, SHADOW + TOPPLED)
    shadow.outposts -= 1
    if before is not None:
        supply = Change("shadow.outposts", shadow.outposts + 1, shadow.outposts)
        cites = f"{cite}, R15.1"
        table.tell("tapestry-shadow-outpost", cites, before.change(), supply, hex=hex_ref(hex))
