"""The milestones and awards of the six maps, from left to right (16.1 to 16.6)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from understudy.mars.milestones_awards.evaluation import (
    Award,
    Helper,
    Milestone,
    by_ocean,
    by_special,
    by_volcano,
    cities,
    colonies,
    floaters,
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
from understudy.mars.milestones_awards.goals import as_many_as, at_least, both, either, tracks_at
from understudy.mars.planet.counts import POLAR, SOUTHERN
from understudy.mars.printed.allowed_values import RESOURCES
from understudy.mars.printed.maps import MARS
from understudy.mars.state import Game

PRODUCTIONS: Final = tuple(f"production.{resource}" for resource in RESOURCES)
METALS: Final = ("production.steel", "production.titanium")
NATURE_TAGS: Final = ("tags.plant", "tags.animal", "tags.microbe")

GREENERY: Final = Helper("greenery")
CITY: Final = Helper("city")


def advance(*tags: str) -> Helper:
    """Return a helper that advances the least advanced of these tracks."""
    return Helper("advance_least", tags)


def advance_most(*tags: str) -> Helper:
    """Return a helper that advances the most advanced of these tracks, or of all."""
    return Helper("advance_most", tags)


def reveal(predicate: str, *, free: bool = False) -> Helper:
    """Return a helper that reveals project cards until one fits and resolves it."""
    return Helper("reveal", (predicate,), free=free)


def raised_productions(game: Game, values: Sequence[int]) -> int:
    """Return how many productions are above their start."""
    start = 0 if "corporate_era" in game.setup.expansions else 1
    return sum(value > start for value in values)


def highest(game: Game, values: Sequence[int]) -> int:
    """Return the highest of several numbers."""
    return max(values)


def two_of_each(game: Game, values: Sequence[int]) -> int:
    """Return the sum of the numbers, each counted up to two."""
    return sum(min(2, value) for value in values)


def spare_tracks(game: Game) -> int:
    """Return how many tracks may stay behind: one with Venus Next (15.2)."""
    return 1 if "venus" in game.board.track_of else 0


def destroyed_bonus_cards(game: Game) -> int:
    """Return the number of destroyed bonus cards."""
    return len(game.bot.bonus.destroyed)


def terraformer_rating(game: Game) -> int:
    """Return the rating that both sides need."""
    return 26 if "turmoil" in game.setup.expansions else 35


HOVERLORD: Final = Milestone("Hoverlord", ("floaters",), 7, at_least(floaters, 7))
VENUPHILE: Final = Award("Venuphile", ("tags.venus",), track("venus"), advance("venus"))

MILESTONES_ON: Final[dict[str, tuple[Milestone, ...]]] = {
    "tharsis": (
        Milestone(
            "Terraformer", ("tr",), 35, as_many_as(tr(), terraformer_rating), with_turmoil=26
        ),
        Milestone("Mayor", ("cities",), 3, at_least(cities, 3)),
        Milestone("Gardener", ("greeneries",), 3, at_least(greeneries, 3)),
        Milestone("Builder", ("tags.building",), 8, at_least(track("building"), 8)),
        Milestone("Planner", ("cards_in_hand",), 16, tracks_at(4)),
    ),
    "hellas": (
        Milestone(
            "Diversifier", ("distinct_tags",), 8,
            tracks_at(3, but_venus=False, all_but=spare_tracks),
        ),
        Milestone("Tactician", ("cards_with_requirement",), 5, at_least(mc, 35)),
        Milestone("Polar Explorer", ("tiles.polar",), 3, at_least(tiles_in(POLAR), 3)),
        Milestone("Energizer", ("production.energy",), 6, at_least(track("power"), 6)),
        Milestone("Rim Settler", ("tags.jovian",), 3, at_least(track("jovian"), 6)),
    ),
    "elysium": (
        Milestone("Generalist", PRODUCTIONS, 6, tracks_at(2), raised_productions),
        Milestone("Specialist", PRODUCTIONS, 10, at_least(highest_track(), 10), highest),
        Milestone("Ecologist", NATURE_TAGS, 4, at_least(track("plant"), 4)),
        Milestone("Tycoon", ("cards_green_blue",), 15, at_least(played("green", "blue"), 15)),
        Milestone("Legend", ("events",), 5, at_least(played("red"), 5)),
    ),
    "terra_cimmeria": (
        Milestone(
            "Planetologist", ("tags.earth", "tags.venus", "tags.jovian"), 6,
            at_least(track("earth", "venus"), 5), two_of_each,
        ),
        Milestone("Architect", ("tags.city",), 3, at_least(track("science"), 6)),
        Milestone("Coast Guard", ("tiles.by_ocean",), 3, at_least(by_ocean, 4)),
        Milestone("Forester", ("production.plants",), 3, at_least(track("plant"), 10)),
        Milestone("Financier", ("production.mc",), 12, at_least(track("event"), 10)),
    ),
    "utopia_planitia": (
        Milestone("Specialist", ("special_tiles",), 3, at_least(destroyed_bonus_cards, 3)),
        Milestone("Pioneer", ("colonies",), 3, at_least(colonies, 3)),
        Milestone(
            "Trader", ("card_resource_kinds",), 3,
            both(
                at_least(track("power"), 2), at_least(track("earth"), 2),
                at_least(track("venus"), 2),
            ),
        ),
        Milestone("Metallurgist", METALS, 6, at_least(track("building", "space"), 7)),
        Milestone("Researcher", ("tags.science",), 4, at_least(track("science"), 4)),
    ),
    "vastitas_borealis": (
        Milestone("Agronomist", ("tags.plant",), 4, at_least(track("plant"), 4)),
        Milestone("Spacefarer", ("tags.space",), 4, at_least(track("space"), 5)),
        Milestone("Geologist", ("tiles.by_volcano",), 3, at_least(by_volcano, 3)),
        Milestone(
            "Engineer", ("production.energy", "production.heat"), 10,
            at_least(track("earth", "power"), 10),
        ),
        Milestone(
            "Farmer", ("animals_and_microbes",), 5,
            either(at_least(track("science"), 6), at_least(track("plant"), 6)),
        ),
    ),
}  # fmt: skip
"""Milestones by map."""

AWARDS_ON: Final[dict[str, tuple[Award, ...]]] = {
    "tharsis": (
        Award("Landlord", ("tiles",), tiles, GREENERY),
        Award(
            "Banker", ("production.mc",), track("building", "event"),
            advance("building", "event"), lowest=-5,
        ),
        Award("Scientist", ("tags.science",), track("science"), advance("science")),
        Award(
            "Thermalist", ("stock.heat", "production.heat"), track("power", plus=5),
            advance("power"), final=("stock.heat",),
        ),
        Award(
            "Miner", ("stock.steel", "stock.titanium", *METALS), track("space", plus=5),
            advance("space"), final=("stock.steel", "stock.titanium"),
        ),
    ),
    "hellas": (
        Award("Cultivator", ("greeneries",), greeneries, GREENERY),
        Award("Magnate", ("cards_green",), played("green"), reveal("green")),
        Award("Space Baron", ("tags.space",), track("space"), advance("space")),
        Award("Eccentric", ("card_resources",), mc_by(5), Helper("lose_cube")),
        Award("Contractor", ("tags.building",), track("building"), advance("building")),
    ),
    "elysium": (
        Award("Celebrity", ("cards_cost_20",), played(least=20), reveal("cost_20")),
        Award(
            "Industrialist", ("stock.steel", "production.steel", "production.energy"),
            track("power", plus=5), advance("power"), final=("stock.steel", "stock.energy"),
        ),
        Award(
            "Desert Settler", ("tiles.southern",), tiles_in(SOUTHERN),
            Helper("greenery", ("southern",)),
        ),
        Award("Estate Dealer", ("tiles.by_ocean",), by_ocean, Helper("greenery", ("by_ocean",))),
        Award("Benefactor", ("tr",), tr(plus=-15), Helper("raise_tr")),
    ),
    "terra_cimmeria": (
        Award("Electrician", ("tags.power",), track("power"), advance("power")),
        Award("Founder", ("tiles.by_special",), by_special, Helper("city", ("by_special",))),
        Award("Mogul", PRODUCTIONS[1:], highest_track(times=2), advance_most()),
        Award(
            "Zoologist", ("animals_and_microbes",), track("animal", plus=5),
            Helper("resolve_tag", ("animal",)),
        ),
        Award(
            "Forecaster", ("cards_with_requirement",), mc_by(7), reveal("requirement", free=True)
        ),
    ),
    "utopia_planitia": (
        Award("Suburban", ("tiles.edge",), tiles_in(MARS.edge), Helper("greenery", ("edge",))),
        Award("Investor", ("tags.earth",), track("earth"), advance("earth")),
        Award("Botanist", ("production.plants",), track("plant", plus=-2), advance("plant")),
        Award("Incorporator", ("cards_cost_10",), played(most=10), reveal("cost_10")),
        Award("Metropolist", ("cities",), cities, CITY),
    ),
    "vastitas_borealis": (
        Award("Traveler", ("tags.jovian", "tags.earth"), track("earth", plus=5), advance("jovian")),
        Award("Landscaper", ("tiles.group",), group, GREENERY),
        Award("Highlander", ("tiles.inland",), inland, Helper("greenery", ("dry",))),
        Award("Promoter", ("events",), track("event"), advance("event")),
        Award(
            "Blacksmith", METALS, highest_track("building", "space"),
            advance_most("building", "space"),
        ),
    ),
}  # fmt: skip
"""Awards by map (D-4, D-25)."""
