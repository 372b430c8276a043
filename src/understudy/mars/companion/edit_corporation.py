"""Manual edits of MarsBot's corporation: resources on its card, cubes on tracks (section 8)."""

from __future__ import annotations

from typing import Any, Final

from understudy.components.manual_edits import NOTHING, record_edit
from understudy.core import (
    Change,
    Choice,
    CurrentChoice,
    CurrentNumber,
    CurrentValue,
    Fields,
    Illegal,
    Number,
    Ref,
    Table,
    fields,
)
from understudy.mars.companion.edit_common import EDITED, Edit
from understudy.mars.marsbot.corporation import cube_fact
from understudy.mars.state import Game

EXPANSION: Final = "expansion"
"""A cube of the milestones and awards of the expansion, not of the corporation."""


def corporation_edits(game: Game) -> list[tuple[str, Fields]]:
    """Return the edit entries for resources on the card and cubes on the tracks."""
    entries: list[tuple[str, Fields]] = []
    kept = tuple(game.bot.on_card)
    if kept:
        now = CurrentValue(("kind",), dict(game.bot.on_card))
        entries.append(("set_on_card", fields(
            kind=Choice(id="mars-field-kept", kind="mars-kept", options=kept, default=kept[0]),
            value=CurrentNumber("mars-field-amount", now, high=99),
        )))  # fmt: skip
    colors = _cube_colors(game)
    if colors:
        tracks = tuple(track.id for track in game.board.tracks)
        entries.append(("set_cube", fields(
            track=Choice(
                id="mars-field-track", kind="mars-track", options=tracks, default=tracks[0]
            ),
            space=Number(id="mars-field-cube-space", low=1, high=18, default=1),
            cube=CurrentChoice(
                id="mars-field-cube", kind="mars-cube", options=(*colors, NOTHING),
                present=CurrentValue(("track", "space"), _cubes_now(game)), default=NOTHING,
            ),
        )))  # fmt: skip
    return entries


def _cube_colors(game: Game) -> tuple[str, ...]:
    corporation = game.corporation
    own = tuple(corporation.cubes) if corporation is not None else ()
    needed = any(milestone.cubes for milestone in game.milestone_row) or any(
        award.cubes for award in game.award_row
    )
    return (*own, EXPANSION) if needed else own


def _cubes_now(game: Game) -> dict[str, str]:
    """Return the cubes on the tracks by track and space."""
    cubes = dict.fromkeys(game.bot.cubes, EXPANSION) | game.bot.corporation_cubes
    return {f"{game.board.tracks[row].id} {space}": cube for (row, space), cube in cubes.items()}


def set_on_card(game: Game, table: Table, answer: dict[str, Any]) -> None:
    """Set a resource on MarsBot's corporation card."""
    kind, value = answer["kind"], answer["value"]
    before = game.bot.on_card[kind]
    game.bot.on_card[kind] = value
    record_edit(table, EDITED, Change(f"bot.on_card.{kind}", before, value))


def set_cube(game: Game, table: Table, answer: dict[str, Any]) -> None:
    """Set the cube on a space of a track."""
    bot, track, space, cube = game.bot, answer["track"], answer["space"], answer["cube"]
    row = [printed.id for printed in game.board.tracks].index(track)
    if space > bot.tracks[row].last:
        raise Illegal("table-out-of-range", answer=space, low=1, high=bot.tracks[row].last)
    before = _cubes_now(game).get(f"{track} {space}", NOTHING)
    own = bot.corporation_cubes.pop((row, space), None)
    bot.cubes -= {(row, space)}
    if cube == EXPANSION:
        bot.cubes |= {(row, space)}
    elif cube != NOTHING:
        bot.corporation_cubes[row, space] = cube
    now = bot.corporation_cubes.get((row, space))
    record_edit(
        table, "mars-put-right-cube", Change(cube_fact(game, row, space), own, now),
        track=Ref("mars-track", track), space=space, before=Ref("mars-cube", before),
        after=Ref("mars-cube", cube),
    )  # fmt: skip


CORPORATION_EDITS: Final[dict[str, Edit]] = {"set_on_card": set_on_card, "set_cube": set_cube}
"""The edit function of each of these menu entries."""
