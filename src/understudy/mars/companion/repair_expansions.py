"""Putting right what the expansions bring: Venus, colonies, the parties and the government."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from understudy.mars.expansions.colonies import find_tile
from understudy.mars.printed.colonies import EXCHANGE_TAG, LAST_STEP, SLOTS, START_STEP
from understudy.mars.sides import BOT, HUMAN, NOBODY
from understudy.mars.state import MAX_VENUS, NEUTRAL, PARTIES, Game, Turmoil
from understudy.mars.telling import PUT_RIGHT, changed
from understudy.parts.repairs import put_right
from understudy.table import (
    Change,
    Choice,
    Fact,
    Fields,
    Illegal,
    Number,
    Ref,
    Table,
    YesNo,
    fields,
)


def expansion_repairs(game: Game) -> list[tuple[str, Fields]]:
    """What the expansions in play add."""
    entries: list[tuple[str, Fields]] = []
    expansions = game.setup.expansions
    if "venus" in expansions:
        entries.append(("set_venus", fields(value=Number(
            id="mars-field-venus", low=0, high=MAX_VENUS, step=2, default=game.planet.venus,
        ))))  # fmt: skip
    if {"venus", "colonies"} & expansions:
        entries.append(("set_floaters", fields(value=Number(
            id="mars-field-floaters", low=0, high=99, default=game.bot.floaters,
        ))))  # fmt: skip
    if game.colonies:
        names = tuple(tile.name for tile in game.colonies)
        colony = Choice(id="mars-field-colony", kind="mars-colony", options=names, default=names[0])
        entries.append(("set_colony", fields(
            colony=colony,
            step=Number(id="mars-field-step", low=0, high=LAST_STEP, default=START_STEP),
        )))  # fmt: skip
        entries.append(("set_storage", fields(
            colony=colony, value=Number(id="mars-field-stored", low=0, high=40, default=0)
        )))  # fmt: skip
        entries += _colony_repairs(colony, game)
    if game.turmoil is not None:
        party = Choice(
            id="mars-field-party", kind="mars-party", options=PARTIES, default=PARTIES[0]
        )
        sides = (HUMAN, BOT, NEUTRAL)
        counts = {
            side: Number(id=f"mars-field-delegates-{side}", low=0, high=14, default=0)
            for side in sides
        }
        leader = Choice(id="mars-field-leader", kind="mars-owner", options=sides, default=NEUTRAL)
        entries.append(("set_party", fields(
            party=party, **counts, leader=leader
        )))  # fmt: skip
        entries.append(("set_government", _government_fields(game.turmoil)))
    return entries


def _colony_repairs(colony: Choice, game: Game) -> list[tuple[str, Fields]]:
    """Who is on a colony tile, and how many fleets MarsBot has."""
    fleet = Choice(id="mars-field-fleet", kind="mars-holder", options=(HUMAN, BOT, NOBODY))
    return [
        ("set_colonists", fields(
            colony=colony,
            human=Number(id="mars-field-colonies-human", low=0, high=SLOTS),
            bot=Number(id="mars-field-colonies-bot", low=0, high=SLOTS),
            fleet=fleet,
        )),
        ("set_fleets", fields(
            value=Number(id="mars-field-fleets", low=1, high=2, default=game.bot.fleets)
        )),
    ]  # fmt: skip


def _government_fields(turmoil: Turmoil) -> Fields:
    sides = (HUMAN, BOT, NEUTRAL)
    return fields(
        ruling=Choice(
            id="mars-field-ruling", kind="mars-party", options=PARTIES, default=turmoil.ruling
        ),
        dominant=Choice(
            id="mars-field-dominant", kind="mars-party", options=PARTIES, default=turmoil.dominant
        ),
        chairman=Choice(
            id="mars-field-chairman", kind="mars-owner", options=sides, default=turmoil.chairman
        ),
        lobby=YesNo(id="mars-field-lobby", default=turmoil.lobby),
    )


def set_venus(game: Game, table: Table, answer: dict[str, Any]) -> None:
    """Venus really."""
    before, game.planet.venus = game.planet.venus, answer["value"]
    put_right(table, PUT_RIGHT, Change("venus", before, answer["value"]))


def set_floaters(game: Game, table: Table, answer: dict[str, Any]) -> None:
    """MarsBot's floaters really."""
    before, game.bot.floaters = game.bot.floaters, answer["value"]
    put_right(table, PUT_RIGHT, Change("bot.floaters", before, answer["value"]))


def set_colony(game: Game, table: Table, answer: dict[str, Any]) -> None:
    """Where the marker of a colony tile really is, never below its colonies."""
    tile = find_tile(game, answer["colony"])
    before, tile.step = tile.step, max(answer["step"], len(tile.owners))
    put_right(table, PUT_RIGHT, Change(f"colony.{tile.name}.step", before, tile.step))


def set_storage(game: Game, table: Table, answer: dict[str, Any]) -> None:
    """What MarsBot really has in an area."""
    area, value = answer["colony"], answer["value"]
    if area not in EXCHANGE_TAG:
        raise Illegal("mars-no-storage", colony=Ref("mars-colony", area))
    before = game.bot.storage.get(area, 0)
    game.bot.storage[area] = value
    put_right(table, PUT_RIGHT, Change(f"bot.storage.{area}", before, value))


def set_party(game: Game, table: Table, answer: dict[str, Any]) -> None:
    """Who is really in a party; reserves follow, and so does dominance."""
    turmoil = game.turmoil
    assert turmoil is not None
    before = turmoil.facts()
    party = answer["party"]
    there = turmoil.delegates[party]
    for side in (HUMAN, BOT):
        left = turmoil.reserve[side] + there.count(side) - answer[side]
        if left < 0:
            raise Illegal("mars-no-delegate-left")
        turmoil.reserve[side] = left
    sides = [side for side in (HUMAN, BOT, NEUTRAL) for _ in range(answer[side])]
    if answer["leader"] in sides:
        sides.remove(answer["leader"])
        sides.insert(0, answer["leader"])
    turmoil.delegates[party] = sides
    largest = turmoil.largest()
    if len(turmoil.delegates[largest]) > len(turmoil.delegates[turmoil.dominant]):
        turmoil.dominant = largest
    put_right(table, PUT_RIGHT, *changed(before, turmoil.facts()))


def set_colonists(game: Game, table: Table, answer: dict[str, Any]) -> None:
    """Who really has colonies on a tile, and whose fleet visits it; its marker stands no lower."""
    tile = find_tile(game, answer["colony"])
    owners = [HUMAN] * answer["human"] + [BOT] * answer["bot"]
    if len(owners) > SLOTS:
        raise Illegal("mars-colony-full", colony=Ref("mars-colony", tile.name))
    before = _tile_facts(game)
    if sorted(tile.owners) != sorted(owners):
        tile.owners = owners
    tile.step = max(tile.step, len(owners))
    tile.fleet = None if answer["fleet"] == NOBODY else answer["fleet"]
    put_right(table, PUT_RIGHT, *changed(before, _tile_facts(game)))


def _tile_facts(game: Game) -> dict[str, Fact]:
    facts: dict[str, Fact] = {}
    for tile in game.colonies:
        facts[f"colony.{tile.name}.step"] = tile.step
        facts[f"colony.{tile.name}.owners"] = " ".join(tile.owners) or None
        facts[f"colony.{tile.name}.fleet"] = tile.fleet
    return facts


def set_fleets(game: Game, table: Table, answer: dict[str, Any]) -> None:
    """How many trade fleets MarsBot really has; a second one is as new as this generation."""
    bot = game.bot
    before, bot.fleets = bot.fleets, answer["value"]
    if before != bot.fleets:
        bot.second_fleet_in = game.generation if bot.fleets == 2 else 0
    # With one fleet the fact is not told at all.
    told = [fleets if fleets > 1 else None for fleets in (before, bot.fleets)]
    put_right(table, PUT_RIGHT, Change("bot.fleets", *told))


def set_government(game: Game, table: Table, answer: dict[str, Any]) -> None:
    """Who really rules, which party is dominant, who is chairman, whether you are in the lobby.

    Delegates come from the reserve and go back there.
    """
    turmoil = game.turmoil
    assert turmoil is not None
    before = turmoil.facts()
    dominant = answer["dominant"]
    most = max(len(there) for there in turmoil.delegates.values())
    if len(turmoil.delegates[dominant]) < most:
        raise Illegal("mars-not-dominant", party=Ref("mars-party", dominant))
    turmoil.ruling, turmoil.dominant = answer["ruling"], dominant
    for side, change in (
        (turmoil.chairman, 1),
        (answer["chairman"], -1),
        (HUMAN, turmoil.lobby - answer["lobby"]),
    ):
        if side != NEUTRAL:
            turmoil.reserve[side] += change
    if min(turmoil.reserve.values()) < 0:
        raise Illegal("mars-no-delegate-left")
    turmoil.chairman, turmoil.lobby = answer["chairman"], answer["lobby"]
    put_right(table, PUT_RIGHT, *changed(before, turmoil.facts()))


EXPANSION_REPAIRS: Final[dict[str, Callable[[Game, Table, dict[str, Any]], None]]] = {
    "set_venus": set_venus,
    "set_floaters": set_floaters,
    "set_colony": set_colony,
    "set_colonists": set_colonists,
    "set_fleets": set_fleets,
    "set_storage": set_storage,
    "set_party": set_party,
    "set_government": set_government,
}
"""What each of these entries puts right."""
