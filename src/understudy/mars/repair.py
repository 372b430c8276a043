"""Putting right what was forgotten or mistaken: facts are set, nothing follows from them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from understudy.mars.human import TILES
from understudy.mars.maps import MARS
from understudy.mars.state import (
    BOT,
    HUMAN,
    MAX_OCEANS,
    MAX_OXYGEN,
    MAX_TEMPERATURE,
    MIN_TEMPERATURE,
)
from understudy.table import Change, Choice, Fields, Illegal, Number, Space, Table, fields

if TYPE_CHECKING:
    from understudy.mars.state import Game

NOTHING: Final = "none"


def repair_entries(game: Game) -> list[tuple[str, Fields]]:
    """What can be put right, filled in with what the app believes now."""
    planet, bot = game.planet, game.bot
    tracks = tuple(track.id for track in game.board.tracks)
    return [
        ("set_space", fields(
            space=Space(id="mars-field-space", kind="mars-space", spaces=MARS.names),
            tile=Choice(
                id="mars-field-tile", kind="mars-tile",
                options=(*TILES, "neural_instance", NOTHING), default=NOTHING,
            ),
            owner=Choice(
                id="mars-field-owner", kind="mars-owner", options=(HUMAN, BOT), default=HUMAN
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
            track=Choice(
                id="mars-field-track", kind="mars-track", options=tracks, default=tracks[0]
            ),
            position=Number(id="mars-field-position", low=0, high=18),
        )),
        ("set_your_tr", fields(
            value=Number(id="mars-field-your-tr", low=0, high=200, default=game.rival.tr),
        )),
    ]  # fmt: skip


def set_space(game: Game, table: Table, answer: dict[str, Any]) -> None:
    """What lies on a space really."""
    space = MARS.index[answer["space"]]
    before = game.planet.tile_at(space)
    game.planet.clear(1 << space)
    if answer["tile"] == "ocean" and game.planet.ocean_count == MAX_OCEANS:
        raise Illegal("mars-no-ocean-left")
    if answer["tile"] == "neural_instance" and (game.planet.neural or answer["owner"] != BOT):
        raise Illegal("mars-one-neural-instance")
    if answer["tile"] != NOTHING:
        game.planet.put(answer["tile"], answer["owner"], 1 << space)
    _tell(table, Change(f"tile.{answer['space']}", before, game.planet.tile_at(space)))


def set_temperature(game: Game, table: Table, answer: dict[str, Any]) -> None:
    """The temperature really."""
    before, game.planet.temperature = game.planet.temperature, answer["value"]
    _tell(table, Change("temperature", before, answer["value"]))


def set_oxygen(game: Game, table: Table, answer: dict[str, Any]) -> None:
    """The oxygen really."""
    before, game.planet.oxygen = game.planet.oxygen, answer["value"]
    _tell(table, Change("oxygen", before, answer["value"]))


def set_bot(game: Game, table: Table, answer: dict[str, Any]) -> None:
    """MarsBot's rating and money really."""
    bot = game.bot
    changes = (Change("bot.tr", bot.tr, answer["tr"]), Change("bot.mc", bot.mc, answer["mc"]))
    bot.tr, bot.mc = answer["tr"], answer["mc"]
    _tell(table, *changes)


def set_track(game: Game, table: Table, answer: dict[str, Any]) -> None:
    """Where a tracker stands really; spaces it has passed stay passed."""
    row = [track.id for track in game.board.tracks].index(answer["track"])
    track = game.bot.tracks[row]
    position = answer["position"]
    if position > track.last:
        raise Illegal("table-out-of-range", answer=position, low=0, high=track.last)
    changes = [Change(f"bot.track.{answer['track']}", track.position, position)]
    if position > track.highest:
        changes.append(Change(f"bot.highest.{answer['track']}", track.highest, position))
        track.highest = position
    track.position = position
    _tell(table, *changes)


def set_your_tr(game: Game, table: Table, answer: dict[str, Any]) -> None:
    """Your rating really."""
    before, game.rival.tr = game.rival.tr, answer["value"]
    _tell(table, Change("human.tr", before, answer["value"]))


def _tell(table: Table, *changes: Change) -> None:
    if table.listening:
        real = tuple(change for change in changes if change.before != change.after)
        table.tell("mars-put-right", "", *real)


REPAIRS: Final[dict[str, Callable[[Game, Table, dict[str, Any]], None]]] = {
    "set_space": set_space,
    "set_temperature": set_temperature,
    "set_oxygen": set_oxygen,
    "set_bot": set_bot,
    "set_track": set_track,
    "set_your_tr": set_your_tr,
}
"""What each entry puts right."""
