"""Corporate Competition: MarsBot helps itself in the closest funded award (14)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from understudy.mars.awards import lead
from understudy.mars.changes import lose_mc
from understudy.mars.honours import AWARDS_ON
from understudy.mars.terraform import place_greenery
from understudy.mars.tracks import Origin, advance, least_advanced
from understudy.table import Deliberation, Narrowing, Ref, Table

if TYPE_CHECKING:
    from understudy.mars.state import Game

PRICE: Final = 5

Helper = Callable[["Game", Table], bool]
"""A helper action: false, and nothing done, if it is impossible."""


def resolve_helper(game: Game, table: Table) -> bool:
    """The first possible helper in order of closeness, for 5 MC; false if there is none. [A p.7]"""
    if game.bot.mc < PRICE or not game.awards:
        return False
    names = [award.name for award in AWARDS_ON[game.setup.map] if award.name in game.awards]
    order, leads = _by_closeness(game, table, names)
    if table.listening:
        values = tuple(leads[name] for name in order)
        closest = Narrowing("mars-tie-closest-award", values[0], tuple(order), values)
        why = Deliberation("mars-award", tuple(order), (closest,), order[0])
        award = Ref("mars-award", order[0])
        table.tell("mars-competition", "A p.7", why=why, award=award, ruling="D-8")
    for name in order:
        if HELPERS[name](game, table):
            lose_mc(game, table, PRICE, "mars-helper-paid", "A p.7")
            return True
        if table.listening:
            table.tell("mars-helper-impossible", "A p.7", award=Ref("mars-award", name))
    return False


def _by_closeness(game: Game, table: Table, names: list[str]) -> tuple[list[str], dict[str, int]]:
    """Those you lead or tie by little first, then those MarsBot leads by little (D-8). [A p.7]"""
    leads = lead(game, table, names)
    return sorted(names, key=lambda name: (leads[name] > 0, abs(leads[name]))), leads


def _advancing(*tags: str) -> Helper:
    """Advance the less advanced of these tracks, the first if tied; not at the end of it."""

    def helper(game: Game, table: Table) -> bool:
        rows = tuple(game.board.track_of[tag] for tag in tags)
        row = least_advanced(game, rows)
        if game.bot.tracks[row].at_end:
            return False
        advance(game, table, row, Origin.HELPER)
        return True

    return helper


HELPERS: Final[dict[str, Helper]] = {
    "landlord": place_greenery,
    "banker": _advancing("building", "event"),
    "scientist": _advancing("science"),
    "thermalist": _advancing("power"),
    "miner": _advancing("space"),
}
"""The helper action of each award (14)."""
