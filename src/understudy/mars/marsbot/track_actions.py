"""The track actions: what MarsBot does for each icon on its board (9)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache, partial
from typing import Final

from understudy.core import Ref, Table
from understudy.mars.marsbot.claim_milestone import claim_milestone
from understudy.mars.marsbot.colonies import build_colony, gain_floaters
from understudy.mars.marsbot.fund_award import fund_award
from understudy.mars.marsbot.mc_and_tr import Reason, failed_action, gain_tr
from understudy.mars.marsbot.terraform import (
    place_city,
    place_greenery,
    place_ocean,
    raise_temperature,
    raise_venus,
)
from understudy.mars.marsbot.tracks import advance, advance_as, icon_name
from understudy.mars.printed.allowed_values import TAGS
from understudy.mars.printed.boards import RATINGS
from understudy.mars.state import MAX_OCEANS, Game

TrackAction = Callable[[Game, Table, int], None]


def _advance_icon(game: Game, table: Table, row: int) -> None:
    """Advance the same track again. [A p.8]"""
    advance(game, table, row)


def _temperature_icon(game: Game, table: Table, row: int) -> None:
    if not raise_temperature(game, table):
        failed_action(game, table, Reason.TEMPERATURE_COMPLETE)


def _double_temperature_icon(game: Game, table: Table, row: int) -> None:
    if not raise_temperature(game, table, 2):
        failed_action(game, table, Reason.TEMPERATURE_COMPLETE)


def _ocean_icon(game: Game, table: Table, row: int) -> None:
    if not place_ocean(game, table):
        full = game.planet.ocean_count == MAX_OCEANS
        failed_action(game, table, Reason.OCEANS_COMPLETE if full else Reason.NO_LEGAL_SPACE)


def _greenery_icon(game: Game, table: Table, row: int) -> None:
    if not place_greenery(game, table):
        failed_action(game, table, Reason.NO_LEGAL_SPACE)


def _city_icon(game: Game, table: Table, row: int) -> None:
    if not place_city(game, table):
        failed_action(game, table, Reason.NO_LEGAL_SPACE)


def _milestone_icon(game: Game, table: Table, row: int) -> None:
    failure = claim_milestone(game, table)
    if failure is not None:
        failed_action(game, table, failure)


def _award_icon(game: Game, table: Table, row: int) -> None:
    failure = fund_award(game, table)
    if failure is not None:
        failed_action(game, table, failure)


def _venus_icon(game: Game, table: Table, row: int) -> None:
    if not raise_venus(game, table):
        failed_action(game, table, Reason.VENUS_COMPLETE)


def _colony_icon(game: Game, table: Table, row: int) -> None:
    if not build_colony(game, table):
        failed_action(game, table, Reason.NO_COLONY_TILE)


ICONS: Final[Mapping[str, TrackAction]] = {
    "T": _temperature_icon,
    "TT": _double_temperature_icon,
    "O": _ocean_icon,
    "G": _greenery_icon,
    "C": _city_icon,
    "M": _milestone_icon,
    "A": _award_icon,
}
"""The track actions of every game by the icon's letter in the board files."""

OPTIONAL_ICONS: Final[Mapping[str, TrackAction]] = {
    ">": _advance_icon,
    "V": _venus_icon,
    "f": lambda game, table, row: gain_floaters(game, table, 1),
    "ff": lambda game, table, row: gain_floaters(game, table, 2),
    "K": _colony_icon,
}
"""Track actions that a missing expansion or the Easy rule switches off."""


def _rating_icon(rating: int, game: Game, table: Table, row: int) -> None:
    gain_tr(game, table, rating, "A p.8")


def _tag_icon(tag: str, game: Game, table: Table, row: int) -> None:
    """Advance the track of a tag; ignore a tag without a track."""
    if tag in game.board.track_of:
        advance_as(game, table, tag)
    else:
        _ignore(f"[{tag}]", game, table, row)


def _ignore(icon: str, game: Game, table: Table, row: int) -> None:
    """Record an icon that a missing expansion or the Easy rule switches off."""
    if not table.listening:
        return
    if icon == ">":
        table.tell("mars-advance-ignored", "A p.11")
        return
    ruling = "D-2" if icon in ("f", "ff") else None
    table.tell("mars-icon-ignored", "A p.8", icon=Ref("mars-icon", icon_name(icon)), ruling=ruling)


ALWAYS: Final[Mapping[str, TrackAction]] = {
    **ICONS,
    **{rating: partial(_rating_icon, int(rating)) for rating in RATINGS},
    **{f"[{tag}]": partial(_tag_icon, tag) for tag in TAGS},
}
"""Track actions that no option switches off."""


@cache
def track_actions(
    modifiers: frozenset[str], expansions: frozenset[str]
) -> Mapping[str, TrackAction]:
    """Return the track actions for these rules of difficulty and expansions."""
    optional = {
        icon: partial(_ignore, icon) if switched_off(icon, modifiers, expansions) else action
        for icon, action in OPTIONAL_ICONS.items()
    }
    return {**ALWAYS, **optional}


def switched_off(icon: str, modifiers: frozenset[str], expansions: frozenset[str]) -> bool:
    """Return whether a missing expansion or the Easy rule switches an icon off. [A p.11]"""
    if icon == ">":
        return "ignore_advance" in modifiers
    if icon == "V":
        return "venus" not in expansions
    if icon == "K":
        return "colonies" not in expansions
    return icon in ("f", "ff") and not {"venus", "colonies"} & expansions


def ignored_icon(
    icon: str, tags: frozenset[str], modifiers: frozenset[str], expansions: frozenset[str]
) -> bool:
    """Return whether an icon has no effect: switched off, or none of the `tags` with a track."""
    if icon[0] == "[":
        return icon[1:-1] not in tags
    return switched_off(icon, modifiers, expansions)
