"""Manual edits of the map, the parameters, MarsBot's numbers and tracks."""

from __future__ import annotations

from typing import Any, Final

from understudy.components.manual_edits import NOTHING, record_edit
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
from understudy.mars.companion.edit_common import EDITED, Edit, sets_value
from understudy.mars.companion.edit_expansions import EXPANSION_EDITS, expansion_edits
from understudy.mars.companion.edit_progress import PROGRESS_EDITS, progress_edits
from understudy.mars.printed.maps import MARS
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


def edit_entries(game: Game) -> list[tuple[str, Fields]]:
    """Return all edit entries of the menu; their fields show the current values."""
    planet, bot = game.planet, game.bot
    tiles, owners = _on_spaces(game)
    tracks = tuple(track.id for track in game.board.tracks)
    track = Choice(id="mars-field-track", kind="mars-track", options=tracks, default=tracks[0])
    return [
        ("set_space", fields(
            space=Space(id="mars-field-space", kind="mars-space", spaces=MARS.names),
            tile=CurrentChoice(
                "mars-field-tile", "mars-tile", (*_tiles(game), "neural_instance", NOTHING),
                tiles, NOTHING,
            ),
            owner=CurrentChoice(
                "mars-field-owner", "mars-owner", (HUMAN, BOT), owners, HUMAN
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
        *expansion_edits(game),
        ("set_your_tr", fields(
            value=Number(id="mars-field-your-tr", low=0, high=200, default=game.you.tr),
        )),
        *progress_edits(game),
    ]  # fmt: skip


def _on_spaces(game: Game) -> tuple[CurrentValue[str], CurrentValue[str]]:
    """Return the current tile of each space that has one, and its owner if it has one."""
    tiles: dict[str, str] = {}
    owners: dict[str, str] = {}
    for space, name in enumerate(MARS.names):
        if found := game.planet.tile_at(space):
            tiles[name], _, owner = found.partition(" ")
            if owner:
                owners[name] = owner
    return CurrentValue(("space",), tiles), CurrentValue(("space",), owners)


def _of_tracks(game: Game, what: str) -> CurrentValue[int]:
    tracks = zip(game.board.tracks, game.bot.tracks, strict=True)
    return CurrentValue(("track",), {printed.id: getattr(track, what) for printed, track in tracks})


def _tiles(game: Game) -> tuple[str, ...]:
    """Return the tiles of this game; New Holland comes with the promo cards."""
    promo = "promo" in game.setup.expansions
    return tuple(tile for tile in TILES if promo or tile != NEW_HOLLAND)


def set_space(game: Game, table: Table, answer: dict[str, Any]) -> None:
    """Set the tile on a space."""
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
    """Return message arguments for a tile and its owner, if it has one."""
    kind, *owner = (tile or NOTHING).split(" ")
    return Ref("mars-tile", kind), *(Ref("mars-owner", side) for side in owner)


def set_bot(game: Game, table: Table, answer: dict[str, Any]) -> None:
    """Set MarsBot's rating and MC."""
    bot = game.bot
    changes = (Change("bot.tr", bot.tr, answer["tr"]), Change("bot.mc", bot.mc, answer["mc"]))
    bot.tr, bot.mc = answer["tr"], answer["mc"]
    record_edit(table, EDITED, *changes)


def _track_at(game: Game, name: str, space: int) -> Track:
    """Return the track, or raise if it does not have this space."""
    track = game.bot.tracks[[printed.id for printed in game.board.tracks].index(name)]
    if space > track.last:
        raise Illegal("table-out-of-range", answer=space, low=0, high=track.last)
    return track


def set_track(game: Game, table: Table, answer: dict[str, Any]) -> None:
    """Set the space of a tracker; spaces it has passed stay passed."""
    name, position = answer["track"], answer["position"]
    track = _track_at(game, name, position)
    before = track.position
    changes = _set_tracker(name, track, position, max(position, track.highest))
    record_edit(
        table, "mars-put-right-track", *changes,
        track=Ref("mars-track", name), before=before, after=position,
    )  # fmt: skip


def set_highest(game: Game, table: Table, answer: dict[str, Any]) -> None:
    """Set the highest space that a tracker has reached; it moves back if it is further."""
    name, space = answer["track"], answer["space"]
    track = _track_at(game, name, space)
    before = track.highest
    changes = _set_tracker(name, track, min(space, track.position), space)
    record_edit(
        table, "mars-put-right-highest", *changes,
        track=Ref("mars-track", name), before=before, after=space,
    )  # fmt: skip


def _set_tracker(name: str, track: Track, position: int, highest: int) -> tuple[Change, Change]:
    changes = (
        Change(f"bot.track.{name}", track.position, position),
        Change(f"bot.highest.{name}", track.highest, highest),
    )
    track.position, track.highest = position, highest
    return changes


EDITS: Final[dict[str, Edit]] = {
    "set_space": set_space,
    "set_temperature": sets_value("temperature", lambda game: game.planet, "temperature"),
    "set_oxygen": sets_value("oxygen", lambda game: game.planet, "oxygen"),
    "set_bot": set_bot,
    "set_track": set_track,
    "set_highest": set_highest,
    "set_your_tr": sets_value("human.tr", lambda game: game.you, "tr"),
    **EXPANSION_EDITS,
    **PROGRESS_EDITS,
}
"""The edit function of each menu entry."""
