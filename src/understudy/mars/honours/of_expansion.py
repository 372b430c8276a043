"""The milestones and awards of the Milestones & Awards expansion, in printed order (16.7)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from understudy.mars.honours.counting import by_volcano as tiles_by_volcano
from understudy.mars.honours.evaluation import (
    Award,
    Helper,
    Milestone,
    at_least,
    both,
    by_ocean,
    by_special,
    cities,
    colonies,
    greeneries,
    group,
    highest_track,
    inland,
    mc,
    mc_by,
    played,
    some,
    tiles,
    tiles_in,
    tr,
    track,
    tracks_at,
)
from understudy.mars.honours.on_maps import (
    CITY,
    GREENERY,
    METALS,
    NATURE_TAGS,
    PRODUCTIONS,
    advance,
    advance_most,
    raised_productions,
    reveal,
    two_of_each,
)
from understudy.mars.printed.facts import PROJECT_CARDS
from understudy.mars.printed.maps import MARS

if TYPE_CHECKING:
    from understudy.mars.state import Game

HOW_FAR: Final = 100
"""Where no source gives your rule you are asked how far you are, in percent (D-50)."""


def cards_with_points(game: Game) -> int:
    """Played cards that show a point symbol which is not negative."""
    points = (PROJECT_CARDS[card].points for card in game.bot.played)
    return sum(1 for shown in points if shown and not shown.startswith("-"))


def bot_oceans(game: Game) -> int:
    """Oceans that MarsBot placed."""
    return game.bot.oceans_placed


def bot_warmings(game: Game) -> int:
    """Temperature steps that MarsBot made."""
    return game.bot.temperature_steps


def leads_two_and_presides(game: Game) -> bool:
    """MarsBot is chairman and leads two parties."""
    turmoil = game.turmoil
    return turmoil is not None and turmoil.chairman == "bot" and turmoil.leaders("bot") >= 2


def top_three_tracks(game: Game) -> int:
    """The three furthest tracks added up, Venus left out."""
    venus = game.board.track_of.get("venus")
    positions = [t.position for row, t in enumerate(game.bot.tracks) if row != venus]
    return sum(sorted(positions)[-3:])


def advanced_tracks(game: Game) -> int:
    """How many tracks are on 3 or further."""
    return sum(t.position >= 3 for t in game.bot.tracks)


def twice_the_lowest(game: Game) -> int:
    """Twice the lowest track; with Venus Next the second lowest."""
    positions = sorted(t.position for t in game.bot.tracks)
    return 2 * positions[1 if "venus" in game.board.track_of else 0]


MILESTONES: Final = (
    Milestone("briber", ("how_far.briber",), HOW_FAR, at_least(mc, 20), price=12),
    Milestone("builder", ("tags.building",), 7, at_least(track("building"), 7)),
    Milestone("coastguard", ("how_far.coastguard",), HOW_FAR, at_least(by_ocean, 4)),
    Milestone(
        "diversifier", ("distinct_tags",), 8,
        lambda game: sum(t.position >= 3 for t in game.bot.tracks) >= 7,
    ),
    Milestone("ecologist", NATURE_TAGS, 4, at_least(track("plant"), 4)),
    Milestone("energizer", ("production.energy",), 6, at_least(track("power"), 6)),
    Milestone(
        "engineer", ("production.energy", "production.heat"), 10,
        at_least(track("power", "earth"), 10),
    ),
    Milestone("farmer", ("animals_and_microbes",), 5, at_least(track("plant"), 7)),
    Milestone("filantrope", ("cards_with_points",), 5, at_least(cards_with_points, 5)),
    Milestone("forester", ("how_far.forester",), HOW_FAR, at_least(track("plant"), 6)),
    Milestone("fundraiser", ("production.mc",), 12, at_least(track("event"), 8)),
    Milestone("gardener", ("greeneries",), 3, at_least(greeneries, 3)),
    Milestone("generalist", PRODUCTIONS, 6, tracks_at(2), raised_productions),
    Milestone(
        "geologist", ("tiles.by_volcano",), 3,
        lambda game: tiles_by_volcano(game, game.planet.bot_tiles) >= 3,
    ),
    Milestone("hydrologist", ("oceans_placed",), 4, at_least(bot_oceans, 4)),
    Milestone(
        "landshaper", ("landshaper_tiles",), 3,
        both(at_least(cities, 1), at_least(greeneries, 1), at_least(track("building"), 5)),
    ),
    Milestone("legend", ("events",), 4, at_least(played("red"), 4)),
    Milestone("lobbyist", ("delegates",), 7, leads_two_and_presides),
    Milestone("mayor", ("cities",), 3, at_least(cities, 3)),
    Milestone("merchant", ("pairs_of_resources",), 6, tracks_at(2)),
    Milestone("metallurgist", METALS, 6, at_least(track("building", "space"), 9)),
    Milestone("pioneer", ("colonies",), 4, at_least(colonies, 4)),
    Milestone(
        "planetologist", ("tags.earth", "tags.venus", "tags.jovian"), 6,
        some(
            2, at_least(track("power"), 3), at_least(track("earth"), 3), at_least(track("venus"), 3)
        ),
        two_of_each,
    ),
    Milestone("planner", ("cards_in_hand",), 16, tracks_at(4)),
    Milestone("producer", PRODUCTIONS, 16, at_least(top_three_tracks, 16)),
    Milestone("researcher", ("tags.science",), 4, at_least(track("science"), 4)),
    Milestone("rim_settler", ("how_far.rim_settler",), HOW_FAR, at_least(track("jovian"), 5)),
    Milestone("spacefarer", ("tags.space",), 4, at_least(track("space"), 4)),
    Milestone("sponsor", ("cards_cost_20",), 3, at_least(played(least=20), 3)),
    Milestone("tactician", ("cards_with_requirement",), 4, at_least(mc, 30)),
    Milestone("terran", ("tags.earth",), 5, at_least(track("earth"), 5)),
    Milestone("thawer", ("temperature_steps",), 5, at_least(bot_warmings, 5)),
    Milestone(
        "trader", ("card_resource_kinds",), 3,
        both(at_least(track("plant"), 2), at_least(track("earth"), 2), at_least(track("venus"), 2)),
    ),
    Milestone("tycoon", ("cards_green_blue",), 10, at_least(played("green", "blue"), 10)),
)  # fmt: skip
"""Terraformer (TR 29) is not among them: it is taken out against MarsBot."""

AWARDS: Final = (
    Award(
        "administrator", ("cards_without_tags",), played(without_tags=True, plus=2),
        reveal("no_tags", free=True),
    ),
    Award(
        "banker", ("production.mc",), track("building", "event"), advance("building", "event"),
        lowest=-5,
    ),
    Award("benefactor", ("tr",), tr(plus=-15), Helper("raise_tr")),
    Award("biologist", NATURE_TAGS, track("plant", plus=5), advance("microbe")),
    Award("botanist", ("production.plants",), track("plant", plus=-2), advance("plant")),
    Award("celebrity", ("cards_cost_20",), played(least=20), reveal("cost_20")),
    Award("collector", ("resource_kinds",), advanced_tracks, advance()),
    Award(
        "constructor", ("colonies", "cities"), lambda game: cities(game) + colonies(game), CITY
    ),
    Award("contractor", ("tags.building",), track("building"), advance("building")),
    Award("cultivator", ("greeneries",), greeneries, GREENERY),
    Award("electrician", ("tags.power",), track("power"), advance("power")),
    Award("estate_dealer", ("tiles.by_ocean",), by_ocean, Helper("greenery", ("by_ocean",))),
    Award("excentric", ("card_resources",), mc_by(5), Helper("lose_cube")),
    Award("forecaster", ("cards_with_requirement",), mc_by(7), reveal("requirement", free=True)),
    Award("founder", ("tiles.by_special",), by_special, Helper("city", ("by_special",))),
    Award("highlander", ("tiles.inland",), inland, Helper("greenery", ("inland",))),
    Award("incorporator", ("cards_cost_10",), played(most=10), reveal("cost_10")),
    Award("investor", ("tags.earth",), track("earth"), advance("earth")),
    Award("landlord", ("tiles",), tiles, GREENERY),
    Award("landscaper", ("tiles.group",), group, GREENERY),
    Award("magnate", ("cards_green",), played("green", "blue"), reveal("green")),
    Award(
        "manufacturer", ("production.steel", "production.heat"), track("building", "power"),
        advance("building", "power"),
    ),
    Award("metropolist", ("cities",), cities, CITY),
    Award(
        "miner", ("stock.steel", "stock.titanium", *METALS), track("space", plus=5),
        advance("space"), final=("stock.steel", "stock.titanium"),
    ),
    Award("mogul", PRODUCTIONS[1:], highest_track(times=2), advance_most()),
    Award("politician", ("leaders_and_influence",), lambda game: 5, Helper("none")),
    Award("promoter", ("events",), track("event"), advance("event")),
    Award("scientist", ("tags.science",), track("science"), advance("science")),
    Award("space_baron", ("tags.space",), track("space"), advance("space")),
    Award("suburbian", ("tiles.edge",), tiles_in(MARS.edge), Helper("greenery", ("edge",))),
    Award(
        "supplier", ("stock.steel", "production.steel", "production.energy"),
        track("power", plus=5), advance("power"), final=("stock.steel", "stock.energy"),
    ),
    Award(
        "thermalist", ("stock.heat", "production.heat"), track("power", plus=5),
        advance("power"), final=("stock.heat",),
    ),
    Award(
        "traveller", ("tags.jovian", "tags.earth"), highest_track("power", "earth", plus=5),
        advance_most("jovian", "earth"),
    ),
    Award("visionary", ("cards_in_hand",), twice_the_lowest, Helper("advance_least_but_venus")),
    Award("zoologist", ("animals_and_microbes",), track("plant", plus=5), advance("animal")),
)  # fmt: skip
