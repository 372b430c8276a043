"""What you do that concerns the planet or MarsBot (6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from understudy.mars.changes import changed, lose_mc
from understudy.mars.expansions.shipping import STORED
from understudy.mars.honours.awards import LIMIT as AWARD_LIMIT
from understudy.mars.honours.evaluation import PUBLIC, seen
from understudy.mars.honours.milestones import LIMIT as MILESTONE_LIMIT
from understudy.mars.marsbot.terraform import (
    OCEAN_TEMPERATURE,
    RATING_VENUS,
    WARMING_OXYGEN,
    tile_placed,
    watched,
)
from understudy.mars.marsbot.tracks import advance, least_advanced, regress
from understudy.mars.printed.maps import MARS
from understudy.mars.state import HUMAN, MAX_OCEANS, MAX_OXYGEN, MAX_TEMPERATURE, MAX_VENUS
from understudy.parts.hexes import spaces_of
from understudy.table import Change, Fact, Illegal, Ref, Space, Table

if TYPE_CHECKING:
    from understudy.mars.state import Game

TILES: Final = ("greenery", "city", "ocean", "special", "capital", "marker")
"""What you can put on a space of the map; a marker claims it without a tile."""


def you_place(game: Game, table: Table, tile: str, space: int) -> None:
    """You place a tile; an ocean or a greenery terraforms (section 6 and the base rules)."""
    planet, bit = game.planet, 1 << space
    name = MARS.names[space]
    if planet.tiles & bit or planet.bot_markers & bit:
        raise Illegal("mars-space-taken", space=Ref("mars-space", name))
    if tile == "ocean" and planet.ocean_count == MAX_OCEANS:
        raise Illegal("mars-no-ocean-left")
    if tile == "marker" and bit & (game.map.ocean | game.map.named):
        raise Illegal("mars-marker-on-reserved", space=Ref("mars-space", name))
    before = planet.tile_at(space)
    planet.put(tile, HUMAN, bit)
    changes = [Change(f"tile.{name}", before, planet.tile_at(space))]
    if tile == "ocean":
        changes.append(_gain_tr(game, 1))
    if table.listening:
        table.tell(
            "mars-place", "A p.4", *changes, tile=Ref("mars-tile", tile),
            space=Ref("mars-space", name), owner=HUMAN,
        )  # fmt: skip
    table.depth += 1
    if tile == "greenery":
        you_raise(game, table, "oxygen", 1)
    tile_placed(game, table, tile, space, HUMAN)
    table.depth -= 1


def you_place_cathedral(game: Game, table: Table, space: int) -> None:
    """St. Joseph: for 2 MC a cathedral in MarsBot's city moves its least advanced track (19.1).

    It must be able to pay to get the step. [A p.11]
    """
    name = MARS.names[space]
    if not game.planet.cities & 1 << space:
        raise Illegal("mars-no-city", space=Ref("mars-space", name))
    if table.listening:
        table.tell("mars-cathedral", "A p.11", space=Ref("mars-space", name))
    table.depth += 1
    if game.planet.bot_tiles & 1 << space and game.bot.mc >= CATHEDRAL_PRICE:
        lose_mc(game, table, CATHEDRAL_PRICE, "mars-cathedral-paid", "A p.11")
        advance(game, table, least_advanced(game))
    table.depth -= 1


CATHEDRAL_PRICE: Final = 2


def you_send_delegate(game: Game, table: Table, party: str) -> None:
    """Your delegate goes from the lobby, or else from your reserve, into a party."""
    turmoil = game.turmoil
    if turmoil is None or not (turmoil.lobby or turmoil.reserve[HUMAN]):
        raise Illegal("mars-no-delegate-left")
    before = turmoil.facts()
    if turmoil.lobby:
        turmoil.lobby = False
    else:
        turmoil.reserve[HUMAN] -= 1
    turmoil.send(party, HUMAN)
    if table.listening:
        changes = changed(before, turmoil.facts())
        table.tell("mars-you-send-delegate", "C p.6", *changes, party=Ref("mars-party", party))


def you_place_off_map_city(game: Game, table: Table) -> None:
    """A city of yours outside the map: it counts as a city and a tile."""
    game.you.off_map_cities += 1
    if table.listening:
        now = game.you.off_map_cities
        table.tell("mars-you-off-map-city", "A p.4", Change("human.off_map_cities", now - 1, now))
    if game.corporation is not None and game.corporation.on_city is not None:
        game.corporation.on_city(game, table, HUMAN)


def you_raise(game: Game, table: Table, parameter: str, steps: int) -> None:
    """You raise a parameter: 1 TR a step, the bonus steps on the way, none past the end."""
    for _ in range(steps):
        YOUR_RAISES[parameter](game, table)


def _you_warm(game: Game, table: Table) -> None:
    planet = game.planet
    if planet.temperature == MAX_TEMPERATURE:
        return
    planet.temperature += 2
    now = planet.temperature
    tr = _gain_tr(game, 1)
    if table.listening:
        change = Change("temperature", now - 2, now)
        table.tell("mars-you-raise-temperature", "A p.4", change, tr, to=now)
    free = MARS.named(game.map.ocean & ~planet.tiles)
    if now == OCEAN_TEMPERATURE and planet.ocean_count < MAX_OCEANS and free:
        question = Space(id="mars-ask-bonus-ocean", cite="A p.9", kind="mars-space", spaces=free)
        table.depth += 1
        you_place(game, table, "ocean", MARS.index[table.ask(question)])
        table.depth -= 1


def _you_oxygenate(game: Game, table: Table) -> None:
    planet = game.planet
    if planet.oxygen == MAX_OXYGEN:
        return
    planet.oxygen += 1
    now = planet.oxygen
    tr = _gain_tr(game, 1)
    if table.listening:
        table.tell("mars-you-raise-oxygen", "A p.4", Change("oxygen", now - 1, now), tr, to=now)
    if now == WARMING_OXYGEN:
        table.depth += 1
        _you_warm(game, table)
        table.depth -= 1


def _you_raise_venus(game: Game, table: Table) -> None:
    planet = game.planet
    if planet.venus == MAX_VENUS:
        return
    planet.venus += 2
    now = planet.venus
    rating = _gain_tr(game, 2 if now == RATING_VENUS else 1)
    if table.listening:
        change = Change("venus", now - 2, now)
        gained = 2 if now == RATING_VENUS else 1
        table.tell("mars-you-raise-venus", "C p.2", change, rating, to=now, tr=gained)
    if game.corporation is not None:
        watched(game, table, game.corporation.on_venus)


YOUR_RAISES: Final = {
    "temperature": _you_warm,
    "oxygen": _you_oxygenate,
    "venus": _you_raise_venus,
}


def _gain_tr(game: Game, amount: int) -> Change:
    game.you.tr += amount
    return Change("human.tr", game.you.tr - amount, game.you.tr)


def you_change_tr(game: Game, table: Table, amount: int) -> None:
    """Your rating changes by a card; it never falls below 0."""
    if game.you.tr + amount < 0:
        raise Illegal("table-out-of-range", answer=amount, low=-game.you.tr, high=20)
    change = _gain_tr(game, amount)
    if table.listening:
        table.tell("mars-you-change-tr", "A p.4", change, tr=amount)


def you_claim(game: Game, table: Table, name: str) -> None:
    """You claim a milestone; three in the game for both sides together (11.1). [A p.8]"""
    if name in game.milestones or len(game.milestones) == MILESTONE_LIMIT:
        raise Illegal("mars-milestone-gone", milestone=Ref("mars-milestone", name))
    milestone = next(m for m in game.milestone_row if m.name == name)
    if seen(milestone.needs):
        have = milestone.score(game, [PUBLIC[key](game) for key in milestone.needs])
        need = milestone.goal(game)
        if have < need:
            ref = Ref("mars-milestone", name)
            raise Illegal("mars-milestone-not-met", milestone=ref, have=have, need=need)
    game.milestones[name] = HUMAN
    if table.listening:
        change = Change(f"milestone.{name}", None, HUMAN)
        table.tell(
            "mars-claim", "A p.8", change, milestone=Ref("mars-milestone", name), owner=HUMAN
        )


def you_fund(game: Game, table: Table, name: str) -> None:
    """You fund an award; three in the game for both sides together (11.1). [A p.8]"""
    if name in game.awards or len(game.awards) == AWARD_LIMIT:
        raise Illegal("mars-award-gone", award=Ref("mars-award", name))
    game.awards[name] = HUMAN
    if table.listening:
        change = Change(f"award.{name}", None, HUMAN)
        table.tell("mars-fund", "A p.8", change, award=Ref("mars-award", name), owner=HUMAN)


def you_remove(
    game: Game,
    table: Table,
    resource: str,
    amount: int,
    *,
    steal: bool,
    from_card: bool = False,
) -> int:
    """MarsBot loses MC instead, one for one, at most what it has (6.1, 6.2). [A p.4]

    Cubes of that kind in its storage go first, for MC the supply does (15.4). What you steal you
    receive as the resource your card names. Plants on the corporation card are a target of their
    own, never mixed with the supply (D-39).
    """
    bot = game.bot
    if from_card:
        return _take_from_card(game, table, amount, steal=steal)
    before = {"bot.mc": bot.mc, **_storage_facts(game)}
    pools = [_take_stored, _take_money] if resource != "mc" else [_take_money, _take_stored]
    lost = 0
    for pool in pools:
        lost += pool(game, resource, amount - lost)
    gained = game.you.receive(resource, lost) if steal else ()
    if table.listening:
        kind = "mars-you-steal" if steal else "mars-you-remove"
        changes = changed(before, {"bot.mc": bot.mc, **_storage_facts(game)})
        name = Ref("mars-resource", resource)
        table.tell(kind, "A p.4", *changes, *gained, mc=lost, resource=name)
    return lost


def _take_from_card(game: Game, table: Table, amount: int, *, steal: bool) -> int:
    """Plants leave MarsBot's corporation card; a shortfall is lost (6.1). [B p.4]"""
    kept = game.bot.on_card
    before = kept.get("plant", 0)
    lost = min(amount, before)
    kept["plant"] = before - lost
    gained = game.you.receive("plants", lost) if steal else ()
    if table.listening:
        change = Change("bot.on_card.plant", before, before - lost)
        kind = "mars-you-steal" if steal else "mars-you-remove"
        name = Ref("mars-resource", "plants")
        table.tell(kind, "B p.4", change, *gained, mc=lost, resource=name)
    return lost


def _take_money(game: Game, resource: str, amount: int) -> int:
    taken = min(amount, game.bot.mc)
    game.bot.mc -= taken
    return taken


def _take_stored(game: Game, resource: str, amount: int) -> int:
    storage = game.bot.storage
    taken = 0
    for area, kind in STORED.items():
        if kind == resource:
            here = min(amount - taken, storage.get(area, 0))
            if here:
                storage[area] -= here
            taken += here
    return taken


def _storage_facts(game: Game) -> dict[str, Fact]:
    return {f"bot.storage.{area}": count for area, count in game.bot.storage.items()}


def you_lower(game: Game, table: Table, production: str, steps: int) -> None:
    """MarsBot's tracker goes back a space for every step, all or none (6.3, D-41). [A p.5]"""
    row = game.board.lowered[production]
    if game.bot.tracks[row].position < steps:
        track = Ref("mars-track", game.board.tracks[row].id)
        raise Illegal("mars-cannot-lower", track=track, steps=steps)
    if table.listening:
        resource = Ref("mars-resource", production)
        ruling = "D-41" if steps > 1 else None
        table.tell("mars-you-lower", "A p.5", resource=resource, steps=steps, ruling=ruling)
    table.depth += 1
    for _ in range(steps):
        regress(game, table, row)
    table.depth -= 1


def free_spaces(game: Game) -> tuple[str, ...]:
    """Spaces that you can put something on."""
    taken = game.planet.tiles | game.planet.bot_markers
    return tuple(MARS.names[space] for space in spaces_of(MARS.all & ~taken))
