"""Putting right what was forgotten or mistaken: facts are set, nothing follows from them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from understudy.components.manual_edits import record_edit
from understudy.components.track import Track
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
    Space,
    Table,
    fields,
)
from understudy.mars.companion.actions import TILES
from understudy.mars.companion.edit_expansions import EXPANSION_REPAIRS, expansion_repairs
from understudy.mars.companion.edit_progress import COURSE_REPAIRS, course_repairs
from understudy.mars.printed.maps import MARS
from understudy.mars.references import EDITED
from understudy.mars.state import (
    BOT,
    HUMAN,
    MAX_OCEANS,
    MAX_OXYGEN,
    MAX_TEMPERATURE,
    MIN_TEMPERATURE,
    NEW_HOLLAND,
    Game,
)

NOTHING: Final = "none"


def repair_entries(game: Game) -> list[tuple[str, Fields]]:
    """What can be put right, filled in with what the app believes now."""
    planet, bot = game.planet, game.bot
    tracks = tuple(track.id for track in game.board.tracks)
    track = Choice(id="mars-field-track", kind="mars-track", options=tracks, default=tracks[0])
    return [
        ("set_space", fields(
            space=Space(id="mars-field-space", kind="mars-space", spaces=MARS.names),
            tile=CurrentChoice(
                "mars-field-tile", "mars-tile", (*_tiles(game), "neural_instance", NOTHING),
                _on_spaces(game, 0), NOTHING,
            ),
            owner=CurrentChoice(
                "mars-field-owner", "mars-owner", (HUMAN, BOT), _on_spaces(game, 1), HUMAN
            ),
        )),
        ("set_temperature", fields(value=Number(
            id="mars-field-temperature", low=MIN_TEMPERATURE, high=MAX_TEMPERATURE, step=2,
            default=planet.temperature,
        ))),
        ("set_oxygen", fields(value=Number(
            id="mars-field-oxygen", low=0, high=MAX_OXYGEN, default=planet.oxygen,
        ))),
        ("set_bot", fields(
            tr=Number(id="mars-field-bot-tr", low=0, high=200, default=bot.tr),
            mc=Number(id="mars-field-bot-mc", low=0, high=999, default=bot.mc),
        )),
        ("set_track", fields(
            track=track,
            position=CurrentNumber("mars-field-position", _of_tracks(game, "position"), high=18),
        )),
        ("set_highest", fields(
            track=track,
            space=CurrentNumber("mars-field-highest", _of_tracks(game, "highest"), high=18),
        )),
        *expansion_repairs(game),
        ("set_your_tr", fields(
            value=Number(id="mars-field-your-tr", low=0, high=200, default=game.you.tr),
        )),
        *course_repairs(game),
    ]  # fmt: skip


def _on_spaces(game: Game, part: int) -> CurrentValue[str]:
    """By space the tile that lies there now, or whose it is, if it is somebody's."""
    found = {name: game.planet.tile_at(space) for space, name in enumerate(MARS.names)}
    said = {name: tile.split(" ") for name, tile in found.items() if tile}
    return CurrentValue(
        ("space",), {name: words[part] for name, words in said.items() if words[part:]}
    )


def _of_tracks(game: Game, what: str) -> CurrentValue[int]:
    """By track where its tracker stands now, or the furthest it ever stood."""
    tracks = zip(game.board.tracks, game.bot.tracks, strict=True)
    return CurrentValue(("track",), {printed.id: getattr(track, what) for printed, track in tracks})


def _tiles(game: Game) -> tuple[str, ...]:
    """New Holland comes with the promo cards."""
    promo = "promo" in game.setup.expansions
    return tuple(tile for tile in TILES if promo or tile != NEW_HOLLAND)


def set_space(game: Game, table: Table, answer: dict[str, Any]) -> None:
    """What lies on a space really."""
    space = MARS.index[answer["space"]]
    before = game.planet.tile_at(space)
    game.planet.clear(1 << space)
    if answer["tile"] in ("ocean", NEW_HOLLAND) and game.planet.ocean_count == MAX_OCEANS:
        raise Illegal("mars-no-ocean-left")
    if answer["tile"] == NEW_HOLLAND and (
        game.planet.oceans & game.planet.cities or answer["owner"] != HUMAN
    ):
        raise Illegal("mars-one-new-holland")
    if answer["tile"] == "neural_instance" and (game.planet.neural or answer["owner"] != BOT):
        raise Illegal("mars-one-neural-instance")
    if answer["tile"] != NOTHING:
        game.planet.put(answer["tile"], answer["owner"], 1 << space)
    after = game.planet.tile_at(space)
    record_edit(
        table, "mars-put-right-space", Change(f"tile.{answer['space']}", before, after),
        space=Ref("mars-space", answer["space"]), before=_tile_refs(before),
        after=_tile_refs(after),
    )  # fmt: skip


def _tile_refs(tile: str | None) -> tuple[Ref, ...]:
    """A tile, and whose it is if it is somebody's."""
    kind, *owner = (tile or NOTHING).split(" ")
    return Ref("mars-tile", kind), *(Ref("mars-owner", side) for side in owner)


def set_temperature(game: Game, table: Table, answer: dict[str, Any]) -> None:
    """The temperature really."""
    before, game.planet.temperature = game.planet.temperature, answer["value"]
    record_edit(table, EDITED, Change("temperature", before, answer["value"]))


def set_oxygen(game: Game, table: Table, answer: dict[str, Any]) -> None:
    """The oxygen really."""
    before, game.planet.oxygen = game.planet.oxygen, answer["value"]
    record_edit(table, EDITED, Change("oxygen", before, answer["value"]))


def set_bot(game: Game, table: Table, answer: dict[str, Any]) -> None:
    """MarsBot's rating and money really."""
    bot = game.bot
    changes = (Change("bot.tr", bot.tr, answer["tr"]), Change("bot.mc", bot.mc, answer["mc"]))
    bot.tr, bot.mc = answer["tr"], answer["mc"]
    record_edit(table, EDITED, *changes)


def _track_at(game: Game, name: str, space: int) -> Track:
    """A track that has such a space."""
    track = game.bot.tracks[[printed.id for printed in game.board.tracks].index(name)]
    if space > track.last:
        raise Illegal("table-out-of-range", answer=space, low=0, high=track.last)
    return track


def set_track(game: Game, table: Table, answer: dict[str, Any]) -> None:
    """Where a tracker stands really; spaces it has passed stay passed."""
    name, position = answer["track"], answer["position"]
    track = _track_at(game, name, position)
    highest = max(position, track.highest)
    changes = (
        Change(f"bot.track.{name}", track.position, position),
        Change(f"bot.highest.{name}", track.highest, highest),
    )
    before, track.position, track.highest = track.position, position, highest
    record_edit(
        table, "mars-put-right-track", *changes,
        track=Ref("mars-track", name), before=before, after=position,
    )  # fmt: skip


def set_highest(game: Game, table: Table, answer: dict[str, Any]) -> None:
    """How far a tracker ever was: what lies beyond has not been used. It stands no further."""
    name, space = answer["track"], answer["space"]
    track = _track_at(game, name, space)
    position = min(space, track.position)
    changes = (
        Change(f"bot.track.{name}", track.position, position),
        Change(f"bot.highest.{name}", track.highest, space),
    )
    before, track.position, track.highest = track.highest, position, space
    record_edit(
        table, "mars-put-right-highest", *changes,
        track=Ref("mars-track", name), before=before, after=space,
    )  # fmt: skip


def set_your_tr(game: Game, table: Table, answer: dict[str, Any]) -> None:
    """Your rating really."""
    before, game.you.tr = game.you.tr, answer["value"]
    record_edit(table, EDITED, Change("human.tr", before, answer["value"]))


REPAIRS: Final[dict[str, Callable[[Game, Table, dict[str, Any]], None]]] = {
    "set_space": set_space,
    "set_temperature": set_temperature,
    "set_oxygen": set_oxygen,
    "set_bot": set_bot,
    "set_track": set_track,
    "set_highest": set_highest,
    "set_your_tr": set_your_tr,
    **EXPANSION_REPAIRS,
    **COURSE_REPAIRS,
}
"""What each entry puts right."""
