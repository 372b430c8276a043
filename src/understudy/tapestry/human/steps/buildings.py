"""Income buildings and landmarks: where they go, and what follows [H7]."""

from __future__ import annotations

from understudy.components.hex_map import spaces_of
from understudy.core import Change, Ref
from understudy.tapestry.cards.definition import Event, Standing
from understudy.tapestry.human.rules.effects import announce, announce_to_others, has_rule
from understudy.tapestry.human.rules.gain import gain
from understudy.tapestry.human.rules.mystics import check_prediction
from understudy.tapestry.human.rules.questions import ASIDE, ask_choice, choose_place, hex_names
from understudy.tapestry.human.rules.record import Record
from understudy.tapestry.human.rules.stock import gain_any
from understudy.tapestry.human.state.city import (
    ALL_PLOTS,
    DISTRICT_AREAS,
    PLOT_NAMES,
    area_name,
    landmark_places,
)
from understudy.tapestry.human.state.context import Context
from understudy.tapestry.human.state.side import PlayedHuman
from understudy.tapestry.printed.benefits import ANY, BUILDINGS, GainBuilding, GainLandmark
from understudy.tapestry.printed.capital_mats import plot_named
from understudy.tapestry.printed.civilization_mats import CRAFTSMEN_COLUMNS
from understudy.tapestry.printed.map import HEXES
from understudy.tapestry.state import Game
from understudy.tapestry.state_changes import HexChange, hex_ref, owner_ref

CRAFTSMEN, NOMADS = "craftsmen", "nomads"


def rows_left(you: PlayedHuman) -> list[str]:
    """Return the income rows with buildings left."""
    return [kind for kind, left in zip(BUILDINGS, you.buildings, strict=True) if left]


def can_gain_building(context: Context, benefit: GainBuilding) -> bool:
    """Return whether a building of that kind is left [H4.5]."""
    left = rows_left(context.you)
    return bool(left) if benefit.kind == ANY else benefit.kind in left


def gain_building(context: Context, benefit: GainBuilding) -> None:
    """Take the leftmost building of a row and place it [H7.2]."""
    kind = benefit.kind
    if kind == ANY:
        kind = ask_choice(
            context, "tapestry-you-building", "tapestry-building", rows_left(context.you), "H7.2"
        )
    you = context.you
    record = Record(context.table, you)
    you.buildings[BUILDINGS.index(kind)] -= 1
    record.tell("tapestry-you-take-building", "H7.2", building=Ref("tapestry-building", kind))
    about = context.of(context.cause or Ref("tapestry-building", kind))
    about.kind = kind
    announce(about, Event.GAIN_BUILDING)
    place_building(about, kind)


def building_places(game: Game, you: PlayedHuman) -> list[str]:
    """Return where an income building may go: plots, mats of civilizations, the map, aside."""
    blocked = you.city.built if has_rule(you, Standing.BUILD_ON_IMPASSABLE) else you.city.filled
    places = [PLOT_NAMES[plot] for plot in spaces_of(ALL_PLOTS & ~blocked)]
    if has_rule(you, Standing.CRAFTSMEN_GRID):
        places += [
            f"{CRAFTSMEN}.{column}"
            for column, cells in enumerate(CRAFTSMEN_COLUMNS, 1)
            if len(you.civ.craftsmen[column - 1]) < len(cells)
        ]
    if has_rule(you, Standing.BUILD_ON_MAP):
        places += hex_names(nomad_hexes(game, you))
    return [*places, ASIDE]


def nomad_hexes(game: Game, you: PlayedHuman) -> int:
    """Return where Nomads may build: beside one token of yours, or on a free neighbor."""
    land = game.land
    mine = land.controlled_by(you.name)
    return mine & ~land.full | land.territory & ~land.occupied & HEXES.next_to(mine)


def place_building(context: Context, kind: str) -> None:
    """Place an income building [H7.2]."""
    game, you = context.game, context.you
    place = choose_place(context, building_places(game, you), "", kind)
    plot = plot_named(place)
    if plot is not None:
        _build(context, 1 << plot, kind, Ref("tapestry-building", kind))
    elif place == ASIDE:
        _put_aside(context, kind, Ref("tapestry-building", kind))
    elif place.startswith(CRAFTSMEN):
        _build_on_craftsmen(context, kind, int(place.rpartition(".")[2]))
    else:
        _build_on_map(context, kind, HEXES.index[place.removeprefix("hex ")])


def _build(context: Context, plots: int, name: str, what: Ref) -> None:
    """Put something on plots of the capital; completed districts give resources [H7.6]."""
    you = context.you
    city = you.city
    before = city.complete(DISTRICT_AREAS)
    impassable = bool(plots & city.impassable)
    record = Record(context.table, you)
    city.build(plots, name)
    record.tell(
        "tapestry-you-build", "H7.2", building=what, place=area_name(plots), count=plots.bit_count()
    )
    for number, area in enumerate(DISTRICT_AREAS, 1):
        if area & city.filled == area and area not in before:
            _complete_district(context, number, len(before))
            before.append(area)
    if context.kind in BUILDINGS:
        announce(context, Event.BUILT_IN_CAPITAL)
    if impassable:
        announce(context, Event.BUILT_ON_IMPASSABLE)


def _complete_district(context: Context, number: int, complete: int) -> None:
    """Gain one resource of your choice for a completed district [H7.6]."""
    if context.table.listening:
        context.table.tell("tapestry-you-complete-district", "H7.6", district=number)
    gain_any(context, 1, "H7.6")
    kinds = context.you.city.kinds_in(DISTRICT_AREAS[number - 1], BUILDINGS)
    if len(kinds) == 1 and has_rule(context.you, Standing.UNIFORM_DISTRICTS):
        gain_any(context.of(Ref("tapestry-civilization", "architects")), 1, "H14.1")
    check_prediction(context, "districts", complete + 1)


def _put_aside(context: Context, name: str, what: Ref) -> None:
    """Put a building or landmark aside; it counts for nothing in the capital [H7.4]."""
    record = Record(context.table, context.you)
    context.you.aside.append(name)
    record.tell("tapestry-you-put-aside", "H7.4", building=what)


def _build_on_craftsmen(context: Context, kind: str, column: int) -> None:
    """Cover the lowest free cell of a column of the Craftsmen and gain its symbol."""
    you = context.you
    cells = you.civ.craftsmen[column - 1]
    record = Record(context.table, you)
    cells.append(kind)
    what = Ref("tapestry-building", kind)
    record.tell("tapestry-you-build-craftsmen", "H14.1", building=what, column=column)
    mat = context.of(Ref("tapestry-civilization", CRAFTSMEN))
    gain(mat, CRAFTSMEN_COLUMNS[column - 1][len(cells) - 1])
    announce(context, Event.BUILT_IN_CAPITAL)


def _build_on_map(context: Context, kind: str, hex: int) -> None:
    """Put a building of the Nomads on the map; beside a token it gives a resource."""
    game, you = context.game, context.you
    beside = bool(game.land.tokens[hex])
    change = HexChange(game, hex) if context.table.listening else None
    game.land.add(hex, f"{you.name} {kind}")
    if change is not None:
        what = Ref("tapestry-building", kind)
        context.table.tell(
            "tapestry-you-build-on-map", "H14.1", change.change(), building=what, hex=hex_ref(hex)
        )
    if beside:
        gain_any(context.of(Ref("tapestry-civilization", NOMADS)), 1, "H14.1")
    check_prediction(context, "territories")


def can_gain_landmark(context: Context, benefit: GainLandmark) -> bool:
    """Return whether a landmark is unclaimed [H4.4]."""
    return benefit.id not in context.game.landmarks


def gain_landmark(context: Context, benefit: GainLandmark) -> None:
    """Take an unclaimed landmark and place it [H7.3]."""
    game, you, table = context.game, context.you, context.table
    landmark = benefit.id
    game.landmarks[landmark] = you.name
    what = Ref("tapestry-landmark", landmark)
    record = Record(table, you)
    change = Change(f"landmark.{landmark}", None, you.name)
    owner = owner_ref(you.name)
    record.tell("tapestry-you-claim", "H4.4", change, landmark=what, owner=owner)
    blocked = you.city.built if has_rule(you, Standing.BUILD_ON_IMPASSABLE) else you.city.filled
    places = {one.name: one.plots for one in landmark_places(landmark) if not one.plots & blocked}
    options = list(places)
    if has_rule(you, Standing.BUILD_ON_MAP):
        options += hex_names(nomad_hexes(game, you))
    place = choose_place(context, [*options, ASIDE], landmark, "")
    about = context.of(context.cause or what)
    about.kind = "landmark"
    if place in places:
        _build(about, places[place], landmark, what)
    elif place == ASIDE:
        _put_aside(about, landmark, what)
    else:
        _build_on_map(about, "landmark", HEXES.index[place.removeprefix("hex ")])
    announce_to_others(context, Event.OPPONENT_LANDMARK)
