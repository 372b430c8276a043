"""The milestones and awards of the Milestones & Awards expansion, in printed order (16.7)."""

from __future__ import annotations

from typing import Final

from understudy.mars.milestones_awards.by_map import (
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
from understudy.mars.milestones_awards.evaluation import (
    Award,
    Helper,
    Milestone,
    by_ocean,
    by_special,
    by_volcano,
    cities,
    colonies,
    greeneries,
    group,
    highest_track,
    inland,
    mc,
    mc_by,
    played,
    tiles,
    tiles_in,
    tr,
    track,
)
from understudy.mars.milestones_awards.goals import Goal, at_least, both, some, tracks_at
from understudy.mars.planet.counts import edge, volcanic_region
from understudy.mars.printed.allowed_values import name_id
from understudy.mars.printed.cards import PROJECT_CARDS
from understudy.mars.printed.maps import MARS
from understudy.mars.state import Game

PERCENT: Final = 100
"""Where no source gives your rule, you are asked for your progress in percent (D-50)."""


def cards_with_points(game: Game) -> int:
    """Return the played cards with a point symbol that is not negative."""
    return sum(PROJECT_CARDS[card].has_points for card in game.bot.played)


def bot_oceans(game: Game) -> int:
    """Return the oceans that MarsBot placed."""
    return game.bot.oceans_placed


def bot_temperature_steps(game: Game) -> int:
    """Return the temperature steps that MarsBot made."""
    return game.bot.temperature_steps


def bot_leads(game: Game) -> int:
    """Return the parties that MarsBot leads."""
    return game.turmoil.leaders("bot") if game.turmoil else 0


def bot_is_chairman(game: Game) -> int:
    """Return 1 if MarsBot is chairman, else 0."""
    return int(game.turmoil is not None and game.turmoil.chairman == "bot")


def top_three_tracks(game: Game) -> int:
    """Return the sum of the three furthest tracks except Venus."""
    venus = game.board.track_of.get("venus")
    positions = [t.position for row, t in enumerate(game.bot.tracks) if row != venus]
    return sum(sorted(positions)[-3:])


def advanced_tracks(game: Game) -> int:
    """Return the number of tracks on space 3 or further."""
    return sum(t.position >= 3 for t in game.bot.tracks)


def twice_the_lowest(game: Game) -> int:
    """Return twice the lowest track; with Venus Next, the second lowest."""
    positions = sorted(t.position for t in game.bot.tracks)
    return 2 * positions[1 if "venus" in game.board.track_of else 0]


MILESTONES: Final = (
    Milestone("Briber", ("how_far.briber",), PERCENT, at_least(mc, 20), price=12),
    Milestone("Builder", ("tags.building",), 7, at_least(track("building"), 7)),
    Milestone("Coastguard", ("how_far.coastguard",), PERCENT, at_least(by_ocean, 4)),
    Milestone("Diversifier", ("distinct_tags",), 8, at_least(advanced_tracks, 7)),
    Milestone("Ecologist", NATURE_TAGS, 4, at_least(track("plant"), 4)),
    Milestone("Energizer", ("production.energy",), 6, at_least(track("power"), 6)),
    Milestone(
        "Engineer", ("production.energy", "production.heat"), 10,
        at_least(track("power", "earth"), 10),
    ),
    Milestone("Farmer", ("animals_and_microbes",), 5, at_least(track("plant"), 7)),
    Milestone("Filantrope", ("cards_with_points",), 5, at_least(cards_with_points, 5)),
    Milestone("Forester", ("how_far.forester",), PERCENT, at_least(track("plant"), 6)),
    Milestone("Fundraiser", ("production.mc",), 12, at_least(track("event"), 8)),
    Milestone("Gardener", ("greeneries",), 3, at_least(greeneries, 3)),
    Milestone("Generalist", PRODUCTIONS, 6, tracks_at(2), raised_productions),
    Milestone(
        "Geologist", ("tiles.by_volcano",), 3, at_least(by_volcano, 3),
        extra_icon=volcanic_region,
    ),
    Milestone("Hydrologist", ("oceans_placed",), 4, at_least(bot_oceans, 4)),
    Milestone(
        "Landshaper", ("landshaper_tiles",), 3,
        both(at_least(cities, 1), at_least(greeneries, 1), at_least(track("building"), 5)),
    ),
    Milestone("Legend", ("events",), 4, at_least(played("red"), 4)),
    Milestone(
        "Lobbyist", ("delegates",), 7, both(at_least(bot_is_chairman, 1), at_least(bot_leads, 2))
    ),
    Milestone("Mayor", ("cities",), 3, at_least(cities, 3)),
    Milestone("Merchant", ("pairs_of_resources",), 6, tracks_at(2)),
    Milestone("Metallurgist", METALS, 6, at_least(track("building", "space"), 9)),
    Milestone("Pioneer", ("colonies",), 4, at_least(colonies, 4), cubes=True),
    Milestone(
        "Planetologist", ("tags.earth", "tags.venus", "tags.jovian"), 6,
        some(
            2, at_least(track("power"), 3), at_least(track("earth"), 3), at_least(track("venus"), 3)
        ),
        two_of_each,
    ),
    Milestone("Planner", ("cards_in_hand",), 16, tracks_at(4)),
    Milestone("Producer", PRODUCTIONS, 16, at_least(top_three_tracks, 16)),
    Milestone("Researcher", ("tags.science",), 4, at_least(track("science"), 4)),
    Milestone("Rim Settler", ("how_far.rim_settler",), PERCENT, at_least(track("jovian"), 5)),
    Milestone("Spacefarer", ("tags.space",), 4, at_least(track("space"), 4)),
    Milestone("Sponsor", ("cards_cost_20",), 3, at_least(played(least=20), 3)),
    Milestone("Tactician", ("cards_with_requirement",), 4, at_least(mc, 30)),
    Milestone("Terran", ("tags.earth",), 5, at_least(track("earth"), 5)),
    Milestone("Thawer", ("temperature_steps",), 5, at_least(bot_temperature_steps, 5)),
    Milestone(
        "Trader", ("card_resource_kinds",), 3,
        both(at_least(track("plant"), 2), at_least(track("earth"), 2), at_least(track("venus"), 2)),
    ),
    Milestone("Tycoon", ("cards_green_blue",), 10, at_least(played("green", "blue"), 10)),
)  # fmt: skip
"""Without Terraformer (TR 29), which is removed against MarsBot."""

_BOT_GOALS: Final = {milestone.name: milestone for milestone in MILESTONES}


def _by_rule(title: str, needs: str, threshold: int) -> Milestone:
    same = _BOT_GOALS[name_id(title)]
    return Milestone(
        title, (needs,), threshold, Goal(same.bot, same.bot_progress), price=same.price
    )


SCREEN_MILESTONES: Final = {
    milestone.name: milestone
    for milestone in (
        _by_rule("Briber", "money", 20),
        _by_rule("Coastguard", "tiles.by_ocean", 3),
        _by_rule("Forester", "production.plants", 3),
        _by_rule("Rim Settler", "tags.jovian", 3),
    )
}
"""Milestones whose rule for you is unknown, in a screen game, which cannot ask you. They need what
the milestone of this name needs on its map; Briber needs what MarsBot needs (D-50)."""

AWARDS: Final = (
    Award(
        "Administrator", ("cards_without_tags",), played(without_tags=True, plus=2),
        reveal("no_tags", free=True),
    ),
    Award(
        "Banker", ("production.mc",), track("building", "event"), advance("building", "event"),
        lowest=-5,
    ),
    Award("Benefactor", ("tr",), tr(plus=-15), Helper("raise_tr")),
    Award("Biologist", NATURE_TAGS, track("plant", plus=5), advance("microbe")),
    Award("Botanist", ("production.plants",), track("plant", plus=-2), advance("plant")),
    Award("Celebrity", ("cards_cost_20",), played(least=20), reveal("cost_20")),
    Award("Collector", ("resource_kinds",), advanced_tracks, advance()),
    Award(
        "Constructor", ("colonies", "cities"), lambda game: cities(game) + colonies(game), CITY,
        cubes=True,
    ),
    Award("Contractor", ("tags.building",), track("building"), advance("building")),
    Award("Cultivator", ("greeneries",), greeneries, GREENERY),
    Award("Electrician", ("tags.power",), track("power"), advance("power")),
    Award("Estate Dealer", ("tiles.by_ocean",), by_ocean, Helper("greenery", ("by_ocean",))),
    Award("Excentric", ("card_resources",), mc_by(5), Helper("lose_cube")),
    Award("Forecaster", ("cards_with_requirement",), mc_by(7), reveal("requirement", free=True)),
    Award(
        "Founder", ("tiles.by_special",), by_special, Helper("city", ("by_special",)),
        by_special=True,
    ),
    Award(
        "Highlander", ("tiles.inland",), inland, Helper("greenery", ("inland",)), oceans_last=True
    ),
    Award("Incorporator", ("cards_cost_10",), played(most=10), reveal("cost_10")),
    Award("Investor", ("tags.earth",), track("earth"), advance("earth")),
    Award("Landlord", ("tiles",), tiles, GREENERY),
    Award("Landscaper", ("tiles.group",), group, GREENERY),
    Award("Magnate", ("cards_green",), played("green", "blue"), reveal("green")),
    Award(
        "Manufacturer", ("production.steel", "production.heat"), track("building", "power"),
        advance("building", "power"),
    ),
    Award("Metropolist", ("cities",), cities, CITY),
    Award(
        "Miner", ("stock.steel", "stock.titanium", *METALS), track("space", plus=5),
        advance("space"), final=("stock.steel", "stock.titanium"),
    ),
    Award("Mogul", PRODUCTIONS[1:], highest_track(times=2), advance_most()),
    Award("Politician", ("leaders_and_influence",), lambda game: 5, Helper("none")),
    Award("Promoter", ("events",), track("event"), advance("event")),
    Award("Scientist", ("tags.science",), track("science"), advance("science")),
    Award("Space Baron", ("tags.space",), track("space"), advance("space")),
    Award(
        "Suburbian", ("tiles.edge",), tiles_in(MARS.edge), Helper("greenery", ("edge",)),
        extra_icon=edge,
    ),
    Award(
        "Supplier", ("stock.steel", "production.steel", "production.energy"),
        track("power", plus=5), advance("power"), final=("stock.steel", "stock.energy"),
    ),
    Award(
        "Thermalist", ("stock.heat", "production.heat"), track("power", plus=5),
        advance("power"), final=("stock.heat",),
    ),
    Award(
        "Traveller", ("tags.jovian", "tags.earth"), highest_track("power", "earth", plus=5),
        advance_most("jovian", "earth"),
    ),
    Award("Visionary", ("cards_in_hand",), twice_the_lowest, Helper("advance_least_but_venus")),
    Award("Zoologist", ("animals_and_microbes",), track("plant", plus=5), advance("animal")),
)  # fmt: skip
