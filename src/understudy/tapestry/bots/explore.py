"""Exploration by the Automa [R14]."""

from __future__ import annotations

from understudy.core import Table
from understudy.tapestry.decks.decision import tiebreak_card
from understudy.tapestry.decks.territory import lay_tile, territory_tile_left
from understudy.tapestry.map.hex_choice import HexShortlist
from understudy.tapestry.map.legal import legal_to_explore
from understudy.tapestry.printed.tracks import MILITARY
from understudy.tapestry.state import Game
from understudy.tapestry.state_changes import Reason, hex_ref, skip


def explore(game: Game, table: Table, *, anywhere: bool = False) -> None:
    """Lay a tile far from humans unless military is the favorite; ties by scan [R14.1]."""
    valid = legal_to_explore(game.land, anywhere=anywhere)
    if not valid:
        skip(table, Reason.NO_VALID_HEX, "R14.1")
        return
    if not territory_tile_left(game):
        skip(table, Reason.NO_TERRITORY_TILE, "R14.5")
        return
    shortlist = HexShortlist(table, valid, "R14.1")
    if shortlist.undecided and game.automa.favorite != MILITARY and game.land.human:
        shortlist.keep_farthest(game.land, game.land.human, "tapestry-tie-far-from-you", "R14.2")
    if shortlist.undecided:
        shortlist.scan(tiebreak_card(game, table), "R14.3")
    hex = shortlist.chosen
    if table.listening:
        table.tell(
            "tapestry-explore", shortlist.cite, why=shortlist.why(), hex=hex_ref(hex),
            ruling=shortlist.ruling,
        )  # fmt: skip
    table.depth += 1
    lay_tile(game, table, hex, "R14.4")
    table.depth -= 1
