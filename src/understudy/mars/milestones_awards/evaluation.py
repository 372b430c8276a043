"""Milestones and awards: how each is counted for you and for MarsBot (11, 16).

Each is one declaration. Your score is a sum of numbers by key: the app knows those in `PUBLIC` and
asks you for the others. MarsBot's score is computed from its side.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

from understudy.mars.milestones_awards.goals import Evaluation, Goal
from understudy.mars.planet import counts
from understudy.mars.printed.allowed_values import name_id
from understudy.mars.printed.cards import PROJECT_CARDS
from understudy.mars.printed.maps import MARS, MapFacts
from understudy.mars.state import Game

Score = Callable[[Game, Sequence[int]], int]
Region = Callable[[MapFacts], int]
"""A part of a map, as a bit set of spaces."""


def total(game: Game, values: Sequence[int]) -> int:
    """Return the sum, the usual score."""
    return sum(values)


class Milestone:
    """You need a score of `threshold` from `needs`; MarsBot meets it when `bot` returns true.

    `bot_progress` returns how far MarsBot has come. `title` is the printed name, `name` the id in
    files and journals. `with_turmoil` is an easier threshold for you with Turmoil, `price` what
    MarsBot pays. Some change how MarsBot places tiles: spaces in the region `extra_icon` count one
    extra icon; `cubes` lie on its tracks (12.2, 16.7).
    """

    __slots__ = (
        "bot", "bot_progress", "cubes", "extra_icon", "name", "needs", "price", "score",
        "threshold", "title", "with_turmoil",
    )  # fmt: skip

    def __init__(
        self,
        title: str,
        needs: tuple[str, ...],
        threshold: int,
        bot: Goal,
        score: Score = total,
        *,
        with_turmoil: int = 0,
        price: int = 0,
        extra_icon: Region | None = None,
        cubes: bool = False,
    ) -> None:
        self.title = title
        self.name = name_id(title)
        self.needs = needs
        self.threshold = threshold
        self.bot = bot.met
        self.bot_progress = bot.progress
        self.score = score
        self.with_turmoil = with_turmoil
        self.price = price
        self.extra_icon = extra_icon
        self.cubes = cubes

    def goal(self, game: Game) -> int:
        """Return the score that you need in this game."""
        easier = self.with_turmoil and "turmoil" in game.setup.expansions
        return self.with_turmoil if easier else self.threshold


@dataclass(frozen=True, slots=True)
class Helper:
    """What MarsBot does in an award: a verb of Corporate Competition and its arguments."""

    verb: str
    words: tuple[str, ...] = ()
    free: bool = False


class Award:
    """Your value is the sum of `needs`, at the end of `final` if given; MarsBot's is `bot`.

    The other fields are as for a milestone. `by_special` counts an extra icon next to special
    tiles; `oceans_last` puts the tie-break by oceans below that by icons (16.7). [C p.14]
    """

    __slots__ = (
        "bot", "by_special", "cubes", "extra_icon", "final", "helper", "lowest", "name", "needs",
        "oceans_last", "title",
    )  # fmt: skip

    def __init__(
        self,
        title: str,
        needs: tuple[str, ...],
        bot: Evaluation,
        helper: Helper,
        *,
        final: tuple[str, ...] = (),
        lowest: int = 0,
        extra_icon: Region | None = None,
        cubes: bool = False,
        by_special: bool = False,
        oceans_last: bool = False,
    ) -> None:
        self.title = title
        self.name = name_id(title)
        self.needs = needs
        self.bot = bot
        self.helper = helper
        self.final = final
        self.lowest = lowest
        self.extra_icon = extra_icon
        self.cubes = cubes
        self.by_special = by_special
        self.oceans_last = oceans_last


def _yours(count: Callable[[Game, int], int]) -> Evaluation:
    return lambda game: count(game, game.planet.human_tiles)


def _bots(count: Callable[[Game, int], int]) -> Evaluation:
    return lambda game: count(game, game.planet.bot_tiles)


PUBLIC: Final[dict[str, Evaluation]] = {
    "tr": lambda game: game.you.tr,
    "cities": lambda game: counts.cities(game, game.planet.human_tiles) + game.you.off_map_cities,
    "greeneries": _yours(counts.greeneries),
    "tiles": lambda game: game.planet.human_tiles.bit_count() + game.you.off_map_cities,
    "special_tiles": lambda game: (game.planet.specials & game.planet.human_tiles).bit_count(),
    "tiles.polar": lambda game: (game.planet.human_tiles & counts.POLAR).bit_count(),
    "tiles.southern": lambda game: (game.planet.human_tiles & counts.SOUTHERN).bit_count(),
    "tiles.edge": lambda game: (game.planet.human_tiles & MARS.edge).bit_count(),
    "tiles.by_ocean": _yours(counts.next_to_ocean),
    "tiles.inland": lambda game: (
        counts.not_next_to_ocean(game, game.planet.human_tiles) + game.you.off_map_cities
    ),
    "tiles.by_volcano": _yours(counts.by_volcano),
    "tiles.by_special": lambda game: counts.next_to_special(
        game, game.planet.human_tiles, game.planet.specials
    ),
    "tiles.group": _yours(counts.largest_group),
    "colonies": lambda game: sum(tile.owners.count("human") for tile in game.colonies),
}
"""Your numbers that the app knows without asking."""


@cache
def counts_tags(keys: tuple[str, ...]) -> bool:
    """Return whether one of these numbers is a number of tags."""
    return any(key.startswith("tags.") for key in keys)


def is_public(keys: tuple[str, ...]) -> bool:
    """Return whether the app knows all of these numbers."""
    return all(key in PUBLIC for key in keys)


def public_score(game: Game, goal: Milestone | Award) -> int | None:
    """Return your score for a milestone or an award, or None if the app would have to ask."""
    if not is_public(goal.needs):
        return None
    score = goal.score if isinstance(goal, Milestone) else total
    return score(game, [PUBLIC[key](game) for key in goal.needs])


def track(*tags: str, plus: int = 0) -> Evaluation:
    """Return the sum of the current spaces of these tags' tracks; a missing track counts 0."""

    def value(game: Game) -> int:
        tracks, track_of = game.bot.tracks, game.board.track_of
        spaces = plus
        for tag in tags:
            row = track_of.get(tag)
            if row is not None:
                spaces += tracks[row].position
        return spaces

    return value


def highest_track(*tags: str, plus: int = 0, times: int = 1) -> Evaluation:
    """Return the furthest of these tracks, or of all if no tag is named."""

    def value(game: Game) -> int:
        tracks = game.bot.tracks
        rows = [game.board.track_of[tag] for tag in tags] or range(len(tracks))
        return plus + times * max(tracks[row].position for row in rows)

    return value


def played(
    *colours: str, least: int = 0, most: int = 99, without_tags: bool = False, plus: int = 0
) -> Evaluation:
    """Return the number of cards in MarsBot's played pile with these colors (or any) and costs."""

    def value(game: Game) -> int:
        cards = (PROJECT_CARDS[card] for card in game.bot.played)
        return plus + sum(
            1
            for card in cards
            if (not colours or card.colour in colours)
            and least <= card.cost <= most
            and not (without_tags and card.all_tags)
        )

    return value


def mc(game: Game) -> int:
    """Return MarsBot's MC."""
    return game.bot.mc


def mc_by(divisor: int) -> Evaluation:
    """Return MarsBot's MC divided by `divisor`, rounded down."""
    return lambda game: game.bot.mc // divisor


def tr(*, plus: int = 0) -> Evaluation:
    """Return MarsBot's terraform rating."""
    return lambda game: game.bot.tr + plus


def floaters(game: Game) -> int:
    """Return MarsBot's floaters."""
    return game.bot.floaters


def colonies(game: Game) -> int:
    """Return MarsBot's colonies."""
    return sum(tile.owners.count("bot") for tile in game.colonies)


cities: Final = _bots(counts.cities)
greeneries: Final = _bots(counts.greeneries)
by_ocean: Final = _bots(counts.next_to_ocean)
inland: Final = _bots(counts.not_next_to_ocean)
by_volcano: Final = _bots(counts.by_volcano)
group: Final = _bots(counts.largest_group)


def tiles(game: Game) -> int:
    """Return MarsBot's tiles, including the Neural Instance (12.6)."""
    return game.planet.bot_tiles.bit_count()


def tiles_in(region: int) -> Evaluation:
    """Return MarsBot's tiles in a part of the map."""
    return lambda game: (game.planet.bot_tiles & region).bit_count()


def by_special(game: Game) -> int:
    """Return MarsBot's tiles next to special tiles, including the Neural Instance (16.4)."""
    planet = game.planet
    return counts.next_to_special(game, planet.bot_tiles, planet.specials | planet.neural)


def bot_award_value(game: Game, award: Award) -> int:
    """Return MarsBot's value for an award, 5 less under the Easy rule (11.4). [A p.11]"""
    value = award.bot(game)
    if game.corporation is not None:
        value += game.corporation.award_bonus
    return value - 5 if "awards_minus_5" in game.setup.modifiers else value
