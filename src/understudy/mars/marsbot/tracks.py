"""MarsBot's tracks: advancing, regressing, and what is printed on their spaces (8, 9)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from understudy.mars.changes import Reason, failed_action, gain_tr, lose_mc
from understudy.mars.expansions.colonies import build_colony, gain_floaters
from understudy.mars.honours.awards import fund_award
from understudy.mars.honours.milestones import claim_milestone
from understudy.mars.marsbot.corporations.corporation import reach_cube
from understudy.mars.marsbot.terraform import (
    place_city,
    place_greenery,
    place_ocean,
    raise_temperature,
    raise_venus,
)
from understudy.mars.state import MAX_OCEANS
from understudy.table import Change, Ref, Table

if TYPE_CHECKING:
    from understudy.mars.state import Game


SECOND_FLEET: Final = 9
"""The space of the Energy track on which the second trade fleet lies (15.4, D-3). [C p.4]"""


def advance(game: Game, table: Table, row: int, *, end_fails: bool = True) -> None:
    """Move a tracker one space and carry out what it reaches for the first time (8.3). [A p.5]

    At the end of the track that is a Failed Action, unless a bonus card gave the order (D-43).
    """
    track = game.bot.tracks[row]
    if track.position == track.last:
        if end_fails:
            failed_action(game, table, Reason.TRACK_AT_END)
        elif table.listening:
            table.tell("mars-track-at-end", "A p.5", track=_ref(game, row), ruling="D-43")
        return
    highest = track.highest
    space = track.position + 1
    track.position = space
    if space > highest:
        track.highest = space
    icon = game.board.tracks[row].spaces[space]
    if table.listening:
        _tell_advance(game, table, row, highest, icon)
        table.depth += 1
    if game.corporation is not None:
        _watch_advance(game, table, row, space, first_time=space > highest)
    elif space > highest:
        if game.colonies:
            _things_on_space(game, table, row, space)
        if icon != ".":
            resolve_icon(game, table, row, icon)
    if table.listening:
        table.depth -= 1


def _watch_advance(game: Game, table: Table, row: int, space: int, *, first_time: bool) -> None:
    """What an advance sets off before the eyes of a corporation (8.3). [B p.3]"""
    corporation = game.corporation
    assert corporation is not None
    if corporation.on_advance is not None:
        corporation.on_advance(game, table, row)
    if not first_time:
        return
    icon = game.board.tracks[row].spaces[space]
    replaced = reach_cube(game, table, row, space, icon)
    if game.colonies:
        _things_on_space(game, table, row, space)
    if icon != "." and not replaced:
        resolve_icon(game, table, row, icon)
    if corporation.after_space is not None:
        corporation.after_space(game, table, row, space)


def _things_on_space(game: Game, table: Table, row: int, space: int) -> None:
    """The second trade fleet and the expansion cubes lie on spaces, once a game (8.3). [C p.4]"""
    bot = game.bot
    if game.board.tracks[row].id == "energy" and space == SECOND_FLEET and bot.fleets == 1:
        bot.fleets = 2
        bot.second_fleet_in = game.generation
        if table.listening:
            table.tell("mars-second-fleet", "C p.4", Change("bot.fleets", None, 2), ruling="D-3")
    if (row, space) in bot.cubes:
        bot.cubes -= {(row, space)}
        lose_mc(game, table, 5, "mars-cube-paid", "C p.14")
        _colony_icon(game, table, row)


def regress(game: Game, table: Table, row: int) -> None:
    """Move a tracker back; the space it leaves does not work again (8.4). [A p.5]"""
    track = game.bot.tracks[row]
    track.position -= 1
    if table.listening:
        name = game.board.tracks[row].id
        change = Change(f"bot.track.{name}", track.position + 1, track.position)
        table.tell("mars-regress", "A p.5", change, track=_ref(game, row), to=track.position)


def resolve_icon(game: Game, table: Table, row: int, icon: str) -> None:
    """Carry out a track action; an icon of an unused expansion is ignored (9). [A p.8]"""
    action = ICONS.get(icon)
    if action is not None:
        action(game, table, row)
    elif icon.isdigit():
        gain_tr(game, table, int(icon), "A p.8")
    elif icon in OPTIONAL_ICONS and not ignored_icon(game, icon):
        OPTIONAL_ICONS[icon](game, table, row)
    elif icon[0] == "[" and icon[1:-1] in game.board.track_of:
        if icon == "[microbe]" and table.listening:
            table.tell("mars-microbe-advance", "B p.4")
        advance(game, table, game.board.track_of[icon[1:-1]])
    elif table.listening:
        _tell_ignored(table, icon)


def _tell_ignored(table: Table, icon: str) -> None:
    if icon == ">":
        table.tell("mars-advance-ignored", "A p.11")
        return
    ruling = "D-2" if icon in ("f", "ff") else None
    table.tell("mars-icon-ignored", "A p.8", icon=Ref("mars-icon", icon_name(icon)), ruling=ruling)


def _advance_icon(game: Game, table: Table, row: int) -> None:
    """The same track once more. [A p.8]"""
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


ICONS: Final[dict[str, Callable[[Game, Table, int], None]]] = {
    "T": _temperature_icon,
    "TT": _double_temperature_icon,
    "O": _ocean_icon,
    "G": _greenery_icon,
    "C": _city_icon,
    "M": _milestone_icon,
    "A": _award_icon,
}
"""The track actions of every game by the letter that stands for them on our boards."""

OPTIONAL_ICONS: Final[dict[str, Callable[[Game, Table, int], None]]] = {
    ">": _advance_icon,
    "V": _venus_icon,
    "f": lambda game, table, row: gain_floaters(game, table, 1),
    "ff": lambda game, table, row: gain_floaters(game, table, 2),
    "K": _colony_icon,
}
"""Those that an expansion not in play, or the Easy rule, switches off."""

_ICON_NAMES: Final = {
    ".": "none", ">": "advance", "T": "temperature", "TT": "temperature2", "O": "ocean",
    "G": "greenery", "C": "city", "M": "milestone", "A": "award", "V": "venus", "f": "floater",
    "ff": "floater2", "K": "colony",
}  # fmt: skip


def icon_name(icon: str) -> str:
    """The word for an icon: `city`, `tr3`, `tag-space`."""
    if icon.isdigit():
        return f"tr{icon}"
    return _ICON_NAMES[icon] if icon in _ICON_NAMES else f"tag-{icon[1:-1]}"


def ignored_icon(game: Game, icon: str) -> bool:
    """Whether an icon does nothing here: of an expansion not in play, or by the Easy rule."""
    if icon == ">":
        return "ignore_advance" in game.setup.modifiers
    if icon[0] == "[":
        return icon[1:-1] not in game.board.track_of
    expansions = game.setup.expansions
    if icon == "V":
        return "venus" not in expansions
    if icon == "K":
        return "colonies" not in expansions
    return icon in ("f", "ff") and not {"venus", "colonies"} & expansions


def least_advanced(game: Game, rows: tuple[int, ...] = ()) -> int:
    """The track with the lowest space, the topmost if tied (8.5). [A p.11]"""
    tracks = game.bot.tracks
    return min(rows or range(len(tracks)), key=lambda row: tracks[row].position)


def most_advanced(game: Game, rows: tuple[int, ...] = ()) -> int:
    """The track with the highest space, the topmost if tied (8.5). [A p.11]"""
    tracks = game.bot.tracks
    return max(rows or range(len(tracks)), key=lambda row: tracks[row].position)


def _ref(game: Game, row: int) -> Ref:
    return Ref("mars-track", game.board.tracks[row].id)


def _tell_advance(game: Game, table: Table, row: int, highest: int, icon: str) -> None:
    track = game.bot.tracks[row]
    name = game.board.tracks[row].id
    now = track.position
    changes = [Change(f"bot.track.{name}", now - 1, now)]
    kind = "mars-advance-spent"
    if track.highest > highest:
        changes.append(Change(f"bot.highest.{name}", highest, now))
        kind = "mars-advance"
    shown = Ref("mars-icon", icon_name(icon))
    table.tell(kind, "A p.5", *changes, track=_ref(game, row), to=now, icon=shown)
