"""Conquests of the Automa [R13]."""

from __future__ import annotations

from understudy.core import Change, Table
from understudy.tapestry.decks.decision import tiebreak_card
from understudy.tapestry.decks.territory import lay_tile, territory_tile_left
from understudy.tapestry.map.hex_choice import HexShortlist
from understudy.tapestry.map.legal import legal_to_conquer, legal_to_explore
from understudy.tapestry.map.map_state import ISLAND_BIT
from understudy.tapestry.map.tokens import TOPPLED
from understudy.tapestry.printed.decision_cards import DecisionCard
from understudy.tapestry.printed.map import HEXES, ISLAND
from understudy.tapestry.shared_rules.achievements import (
    MIDDLE_ISLAND,
    can_earn_middle_island,
    check_topple_two,
    earn,
)
from understudy.tapestry.shared_rules.traps import plays_trap
from understudy.tapestry.sides import AUTOMA, SHADOW
from understudy.tapestry.state import Game, Human
from understudy.tapestry.state_changes import (
    HexChange,
    Reason,
    hex_ref,
    owner_ref,
    skip,
    topple,
)


def conquer(game: Game, table: Table, *, anywhere: bool = False) -> None:
    """Conquer a human's territory if one is legal, otherwise a neutral hex [R13.3]."""
    if not game.automa.outposts:
        skip(table, Reason.NO_OUTPOST, "R13.2")
        return
    legal = legal_to_conquer(game.land, anywhere=anywhere)
    if legal & game.land.human:
        conquer_opponent(game, table, legal & game.land.human)
    else:
        conquer_neutral(game, table, legal, anywhere=anywhere)


def conquer_opponent(game: Game, table: Table, valid: int) -> None:
    """Conquer a human's territory: closest to the middle island, then by scan [R13.o1]."""
    shortlist = HexShortlist(table, valid, "R13.3", "R13.o1")
    if can_earn_middle_island(game) and shortlist.undecided:
        shortlist.keep_closest(game.land, ISLAND_BIT, "tapestry-tie-island", "R13.o2")
    if shortlist.undecided:
        shortlist.scan(tiebreak_card(game, table), "R13.o3")
    hex = shortlist.chosen
    holder = game.land.controller(hex)
    assert holder is not None
    if table.listening:
        table.tell(
            "tapestry-conquer-opponent", shortlist.cite, why=shortlist.why(),
            hex=hex_ref(hex), owner=owner_ref(holder), ruling=shortlist.ruling,
        )  # fmt: skip
        table.begin_effect()
    table.depth += 1
    _conquer_from(game, table, hex, game.human(holder))
    table.depth -= 1
    if table.listening:
        table.end_effect()


def _conquer_from(game: Game, table: Table, hex: int, human: Human) -> None:
    """Add an outpost and topple the human's token, or with a trap the Automa's [R13.o4]."""
    if plays_trap(game, table, human, hex, AUTOMA):
        _put_outpost(game, table, hex, "tapestry-outpost-trapped", "R13.o4", AUTOMA + TOPPLED)
        human.take_resources(game, table, 1, "tapestry-you-take-for-trap", "R13.o4")
        check_topple_two(game, table, human.name)
        return
    topple(game, table, hex, human.name, "R13.o4")
    _put_outpost(game, table, hex, "tapestry-outpost", "R13.o4", AUTOMA)
    check_topple_two(game, table, AUTOMA)
    if hex == ISLAND:
        earn(game, table, MIDDLE_ISLAND, AUTOMA)


def conquer_neutral(game: Game, table: Table, legal: int, *, anywhere: bool) -> None:
    """Conquer an uncontrolled territory or an empty hex [R13.n1]."""
    land = game.land
    tiles = territory_tile_left(game)
    valid = legal | legal_to_explore(land, anywhere=anywhere) if tiles else legal
    if not valid:
        skip(table, Reason.NO_VALID_HEX, "R13.n3")
        return
    shortlist = HexShortlist(table, valid, "R13.3", "R13.n1")
    card = tiebreak_card(game, table)
    if not card.topple:
        near = HEXES.next_to(land.human)
        shortlist.drop(near, "tapestry-tie-not-beside-you", "R13.n2")
    if not shortlist.left:
        skip(table, Reason.NO_VALID_HEX, "R13.n3", why=shortlist.why())
        return
    if shortlist.undecided and can_earn_middle_island(game):
        shortlist.keep_closest(land, ISLAND_BIT, "tapestry-tie-island", "R13.n4")
    if shortlist.undecided and land.human:
        alone = land.human & ~land.full
        rule = "tapestry-tie-your-lone" if alone else "tapestry-tie-your"
        shortlist.keep_closest(land, alone or land.human, rule, "R13.n5")
    if shortlist.undecided:
        shortlist.scan(card, "R13.n6")
    if not tiles:
        shortlist.ruling = "D7"
    elif anywhere and not land.territory & shortlist.left:
        shortlist.ruling = "Q7"
    _conquer_hex(game, table, card, shortlist)


def _conquer_hex(game: Game, table: Table, card: DecisionCard, shortlist: HexShortlist) -> None:
    """Place tile, outpost and toppled Shadow Empire outpost [R13.n7, R13.n8, R13.n9]."""
    hex = shortlist.chosen
    if table.listening:
        table.tell(
            "tapestry-conquer-neutral", shortlist.cite, why=shortlist.why(), hex=hex_ref(hex),
            ruling=shortlist.ruling,
        )  # fmt: skip
    table.depth += 1
    if not game.land.territory >> hex & 1:
        lay_tile(game, table, hex, "R13.n7")
    _put_outpost(game, table, hex, "tapestry-outpost", "R13.n8", AUTOMA)
    if hex == ISLAND:
        earn(game, table, MIDDLE_ISLAND, AUTOMA)
    elif card.topple and not game.land.full >> hex & 1:
        topple_shadow(game, table, hex, "R13.n9")
    table.depth -= 1


def _put_outpost(game: Game, table: Table, hex: int, kind: str, cite: str, token: str) -> None:
    before = HexChange(game, hex) if table.listening else None
    game.land.add(hex, token)
    game.automa.outposts -= 1
    if before is not None:
        left = game.automa.outposts
        supply = Change("automa.outposts", left + 1, left)
        table.tell(kind, cite, before.change(), supply, hex=hex_ref(hex), left=left)


def topple_shadow(game: Game, table: Table, hex: int, cite: str) -> None:
    """Add a toppled Shadow Empire outpost, so that the territory cannot be conquered [R15.2]."""
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
