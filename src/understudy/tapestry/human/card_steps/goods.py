"""Tapestry cards about resources, cards, tech cards and the map [H12.7]."""

from __future__ import annotations

from typing import Final

from understudy.core import Message
from understudy.tapestry.cards.operations import (
    CircleOfInvented,
    ConvertFood,
    DiscardForPoints,
    Exchange,
    ExploreDrawn,
    GainAnyLandmark,
    InventAndUpgrade,
    PlaceOutpost,
    PlayGained,
    PointsPerCoin,
    StandUp,
    TerrainResources,
)
from understudy.tapestry.human.rules.gain import gain
from understudy.tapestry.human.rules.mystics import check_prediction
from understudy.tapestry.human.rules.questions import (
    ask_choice,
    choose_amount,
    choose_hex,
)
from understudy.tapestry.human.rules.stock import (
    gain_any,
    gain_resource,
    lose_any,
    pay_resources,
    score,
)
from understudy.tapestry.human.state.context import Context
from understudy.tapestry.human.state.side import MIDDLE
from understudy.tapestry.human.steps.bonus import discard_card
from understudy.tapestry.human.steps.buildings import gain_landmark
from understudy.tapestry.human.steps.conquer import place_outpost
from understudy.tapestry.human.steps.explore import DRAWN_TILE
from understudy.tapestry.human.steps.gains import draw_tiles
from understudy.tapestry.human.steps.tapestry import ERAS_WITH_CARDS, play_card
from understudy.tapestry.human.steps.tech import (
    gain_tech,
    invent_card,
    invent_options,
    tech_ref,
    upgrade_card,
)
from understudy.tapestry.map.terrain import corners_of, inside_of
from understudy.tapestry.printed.benefits import RESOURCES, Explore, GainLandmark, GainTiles
from understudy.tapestry.printed.tracks import LANDMARK_SPACES
from understudy.tapestry.shared_rules.achievements import check_topple_two
from understudy.tapestry.state_changes import stand_up, toppled_outposts

FOOD: Final = RESOURCES.index("food")
PAY_POINTS, PAY_RESOURCES = "1", "2"


def points_per_coin(context: Context, benefit: PointsPerCoin) -> None:
    """Score points for each coin of the income, also for coins beyond 8 [HD-23]."""
    score(context, benefit.n * context.received.get("coin", 0), "H12.7")


def convert_food(context: Context, benefit: ConvertFood) -> None:
    """Exchange food of this income for other resources, with points for each [HD-17]."""
    most = min(context.food_gained, context.you.stock[FOOD])
    number = choose_amount(context, "tapestry-you-convert", 0, most, "H12.7")
    if not number:
        return
    pay_resources(context, [FOOD] * number, "H12.7")
    others = [kind for kind in RESOURCES if kind != "food"]
    for _ in range(number):
        chosen = ask_choice(
            context, "tapestry-you-convert-to", "tapestry-resource", others, "H12.7", always=True
        )
        gain_resource(context, RESOURCES.index(chosen))
    score(context, benefit.vp_each * number, "H12.7")


def can_convert_food(context: Context, benefit: ConvertFood) -> bool:
    """Return whether this income brought food."""
    return bool(min(context.food_gained, context.you.stock[FOOD]))


def _exchange_limits(context: Context, benefit: Exchange) -> dict[str, int]:
    """Return how many resources each direction of an exchange can be about."""
    you = context.you
    limits = {
        PAY_POINTS: min(benefit.most, you.vp // benefit.vp_each),
        PAY_RESOURCES: min(benefit.most, sum(you.stock)),
    }
    return {way: most for way, most in limits.items() if most > 0}


def can_exchange(context: Context, benefit: Exchange) -> bool:
    """Return whether points or resources can be paid."""
    return bool(_exchange_limits(context, benefit))


def exchange(context: Context, benefit: Exchange) -> None:
    """Pay points for resources or resources for points [H12.7]."""
    limits = _exchange_limits(context, benefit)
    ids = {PAY_POINTS: "tapestry-exchange-points", PAY_RESOURCES: "tapestry-exchange-resources"}
    way = ask_choice(
        context, "tapestry-you-exchange", "tapestry-option", list(limits), "H12.7",
        words=lambda: {one: Message(ids[one], {"vp": benefit.vp_each}) for one in limits},
    )  # fmt: skip
    number = choose_amount(context, "tapestry-you-exchange-count", 1, limits[way], "H12.7")
    if way == PAY_POINTS:
        score(context, -benefit.vp_each * number, "H12.7")
        gain_any(context, number)
    else:
        lose_any(context, number, "H12.7")
        score(context, benefit.vp_each * number, "H12.7")


def discard_for_points(context: Context, benefit: DiscardForPoints) -> None:
    """Discard any number of tapestry cards of your hand for points [H12.7]."""
    hand = len(context.you.hand)
    number = choose_amount(context, "tapestry-you-discard-count", 0, hand, "H12.7")
    for left in range(number, 0, -1):
        discard_card(context, left)
    score(context, benefit.vp_each * number, "H12.7")


def can_play_gained(context: Context, benefit: PlayGained) -> bool:
    """Return whether the card just gained can be played over the current one [H12.6]."""
    you = context.you
    return context.card in you.hand and 1 <= you.era <= ERAS_WITH_CARDS


def play_gained(context: Context, benefit: PlayGained) -> None:
    """Play the card just gained over the current one, then score points [H12.6]."""
    play_card(context, context.card)
    score(context, benefit.vp, "H12.7")


def circle_of_invented(context: Context, benefit: CircleOfInvented) -> None:
    """Take the circle of the tech card just invented; it stays in the bottom row."""
    gain_tech(context.of(tech_ref(context.card)), context.card, MIDDLE)


def can_invent_and_upgrade(context: Context, benefit: InventAndUpgrade) -> bool:
    """Return whether there is a tech card to take."""
    return bool(invent_options(context.game, benefit.source))


def invent_and_upgrade(context: Context, benefit: InventAndUpgrade) -> None:
    """Invent a tech card and upgrade it into the middle row."""
    upgrade_card(context, invent_card(context, benefit.source))


def _free_landmarks(context: Context) -> list[str]:
    claimed = context.game.landmarks
    return [
        landmark for spaces in LANDMARK_SPACES for _, landmark in spaces if landmark not in claimed
    ]


def can_gain_any_landmark(context: Context, benefit: GainAnyLandmark) -> bool:
    """Return whether a landmark of the tracks is unclaimed."""
    return bool(_free_landmarks(context))


def gain_any_landmark(context: Context, benefit: GainAnyLandmark) -> None:
    """Take any unclaimed landmark of the tracks [H12.7]."""
    chosen = ask_choice(
        context, "tapestry-you-landmark", "tapestry-landmark", _free_landmarks(context), "H12.7"
    )
    gain_landmark(context, GainLandmark(chosen))


def explore_drawn(context: Context, benefit: ExploreDrawn) -> None:
    """Draw a territory tile and explore with it [H12.7]."""
    draw_tiles(context, GainTiles(1))
    context.where = DRAWN_TILE
    gain(context, Explore())


def _controlled_tiles(context: Context) -> int:
    """Return the hexes with a territory tile that you control."""
    land = context.game.land
    tiles = sum(1 << hex for hex in land.tiles)
    return land.controlled_by(context.you.name) & tiles


def can_gain_terrain(context: Context, benefit: TerrainResources) -> bool:
    """Return whether you control a territory tile."""
    return bool(_controlled_tiles(context))


def gain_terrain(context: Context, benefit: TerrainResources) -> None:
    """Gain the resource of each land terrain on a tile that you control [H12.7]."""
    land = context.game.land
    hex = choose_hex(context, "tapestry-you-terrain", _controlled_tiles(context), "H12.7")
    terrains = {*corners_of(land, hex), *inside_of(land, hex)}
    for terrain, kind in benefit.resources:
        if terrain in terrains:
            gain_resource(context, RESOURCES.index(kind))


def can_place_outpost(context: Context, benefit: PlaceOutpost) -> bool:
    """Return whether you have an outpost and the territory is free."""
    return context.you.outposts_left() > 0 and not context.game.land.tokens[context.hex]


def place_outpost_on_tile(context: Context, benefit: PlaceOutpost) -> None:
    """Put an outpost on the territory just explored; this is no conquest [H10.10]."""
    place_outpost(context, context.hex)
    check_prediction(context, "territories")


def can_stand_up(context: Context, benefit: StandUp) -> bool:
    """Return whether one of your toppled outposts lies under another player's token."""
    return bool(toppled_outposts(context.game, context.you.name))


def stand_up_outposts(context: Context, benefit: StandUp) -> None:
    """Stand up your toppled outposts and topple those above them [H12.7]."""
    game, name = context.game, context.you.name
    lying = toppled_outposts(game, name).bit_count()
    most = min(benefit.most, lying)
    number = choose_amount(context, "tapestry-you-stand-up-count", 1, most, "H12.7")
    for _ in range(number):
        hexes = toppled_outposts(game, name)
        hex = choose_hex(context, "tapestry-you-stand-up", hexes, "H12.7", forced=number == lying)
        stand_up(game, context.table, hex, name, "H12.7")
        check_prediction(context, "territories")
    check_topple_two(game, context.table, name)
