"""MarsBot's tracks: advance and regress (8)."""

from __future__ import annotations

from typing import Final

from understudy.core import Change, Ref, Step, Table, new_step
from understudy.mars.marsbot.mc_and_tr import Reason, failed_action
from understudy.mars.state import NO_TRIGGERS, Game


def advance(game: Game, table: Table, row: int, *, end_fails: bool = True) -> None:
    """Advance a tracker and resolve a space reached for the first time (8.3). [A p.5]

    The end of a track is a Failed Action, unless a bonus card gave the order (D-43).
    """
    track = game.bot.tracks[row]
    if track.position == track.last:
        if end_fails:
            failed_action(game, table, Reason.TRACK_AT_END)
        elif table.listening:
            table.tell("mars-track-at-end", "A p.5", track=track_ref(game, row), ruling="D-43")
        return
    highest = track.highest
    space = track.position + 1
    track.position = space
    if space > highest:
        track.highest = space
    icon = game.board.tracks[row].spaces[space]
    if table.listening:
        table.record(_advance_step, game.board.tracks[row].id, space, highest, icon)
        table.depth += 1
    triggers = game.triggers
    any_triggers = triggers is not NO_TRIGGERS
    if any_triggers:
        for trigger in triggers.advance:
            trigger(game, table, row)
    if space > highest:
        if any_triggers:
            for on_reached in triggers.space_reached:
                if on_reached(game, table, row, space):
                    icon = "."
        if icon != ".":
            game.action_tables.icons[icon](game, table, row)
        if any_triggers:
            for on_resolved in triggers.space_resolved:
                on_resolved(game, table, row, space)
    if table.listening:
        table.depth -= 1


def advance_as(game: Game, table: Table, tag: str) -> None:
    """Advance the track of a tag by its symbol, which is on no card (19.2). [B p.4]"""
    row = game.board.track_of[tag]
    moves = not game.bot.tracks[row].at_end
    if tag == "microbe" and table.listening:
        table.tell("mars-microbe-advance", "B p.4")
    advance(game, table, row)
    if moves:
        for trigger in game.triggers.symbol:
            trigger(game, table, tag)


def regress(game: Game, table: Table, row: int) -> None:
    """Move a tracker back; the space it leaves has no effect again (8.4). [A p.5]"""
    track = game.bot.tracks[row]
    track.position -= 1
    if table.listening:
        name = game.board.tracks[row].id
        change = Change(f"bot.track.{name}", track.position + 1, track.position)
        table.tell("mars-regress", "A p.5", change, track=track_ref(game, row), to=track.position)


def least_advanced(game: Game, rows: tuple[int, ...] = ()) -> int:
    """Return the track with the lowest space, in a tie the topmost (8.5). [A p.11]"""
    tracks = game.bot.tracks
    return min(rows or range(len(tracks)), key=lambda row: tracks[row].position)


def most_advanced(game: Game, rows: tuple[int, ...] = ()) -> int:
    """Return the track with the highest space, in a tie the topmost (8.5). [A p.11]"""
    tracks = game.bot.tracks
    return max(rows or range(len(tracks)), key=lambda row: tracks[row].position)


def track_ref(game: Game, row: int) -> Ref:
    """Return a track as a message argument."""
    return Ref("mars-track", game.board.tracks[row].id)


def _advance_step(name: str, now: int, highest: int, icon: str) -> Step:
    changes = [Change(f"bot.track.{name}", now - 1, now)]
    kind = "mars-advance-spent"
    if now > highest:
        changes.append(Change(f"bot.highest.{name}", highest, now))
        kind = "mars-advance"
    shown = Ref("mars-icon", icon_name(icon))
    return new_step(kind, "A p.5", *changes, track=Ref("mars-track", name), to=now, icon=shown)


_ICON_NAMES: Final = {
    ".": "none", ">": "advance", "T": "temperature", "TT": "temperature2", "O": "ocean",
    "G": "greenery", "C": "city", "M": "milestone", "A": "award", "V": "venus", "f": "floater",
    "ff": "floater2", "K": "colony",
}  # fmt: skip


def icon_name(icon: str) -> str:
    """Return the name of an icon: `city`, `tr3`, `tag-space`."""
    if icon.isdigit():
        return f"tr{icon}"
    return _ICON_NAMES[icon] if icon in _ICON_NAMES else f"tag-{icon[1:-1]}"
