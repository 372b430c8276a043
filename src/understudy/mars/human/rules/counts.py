"""Amounts in card definitions: a number, the chosen X, or a count."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Literal

from understudy.mars.human.state.card import EVENT, RESOURCE_INDEX, TAG_INDEX, WILD, Context
from understudy.mars.human.state.side import Human
from understudy.mars.planet.parameters import MAXIMUM, parameter_value
from understudy.mars.printed.maps import MARS
from understudy.mars.state import BOT, HUMAN, Game

CountName = Literal[
    "tags",
    "all tags",
    "opponents' tags",
    "printed tags",
    "printed kinds of tags",
    "pairs of tags",
    "distinct tags",
    "cards without tags",
    "cities",
    "own cities",
    "cities on mars",
    "own colonies",
    "colonies",
    "on cards",
    "here",
    "here before",
    "own events",
    "events",
    "cards in hand",
    "harbours",
    "empty beside own tiles",
    "completed parameters",
    "parties",
    "influence",
    "stock",
    "production",
    "sets of rating above",
    "blue cards",
    "own tiles next to oceans",
]
"""What a card can count: the keys of `COUNTS`."""


@dataclass(frozen=True, slots=True)
class Per:
    """An amount per counted thing.

    The count is limited to `most`, influence is added or subtracted, then it is multiplied by
    `times` and divided by `every`, rounding down.
    """

    what: CountName
    of: tuple[str, ...] = ()
    times: int = 1
    every: int = 1
    most: int = 999
    influence: int = 0

    def value(self, context: Context) -> int:
        counted = min(COUNTS[self.what](context, self.of), self.most)
        if self.influence:
            counted = max(0, counted + self.influence * influence(context.game, context.you))
        return counted * self.times // self.every


@dataclass(frozen=True, slots=True)
class Sum:
    """The sum of several counts."""

    parts: tuple[Per, ...]

    def value(self, context: Context) -> int:
        return sum([part.value(context) for part in self.parts])


@dataclass(frozen=True, slots=True)
class X:
    """The number chosen when the cost was paid, multiplied by `times`."""

    times: int = 1

    def value(self, context: Context) -> int:
        return context.x * self.times


Amount = int | Per | Sum | X


def amount_of(amount: Amount, context: Context) -> int:
    """Return the current value of an amount."""
    return amount if isinstance(amount, int) else amount.value(context)


def own_tags(you: Human, tag: int) -> int:
    """Return your tags of a kind, wild tags included (5). [T 5]"""
    return you.tags[tag] + you.tags[WILD] if tag != WILD else you.tags[WILD]


def bot_tags(game: Game, tag: str) -> int:
    """Return MarsBot's position on the track of a tag (marsbot 6.5). [A p.5]"""
    row = game.board.track_of.get(tag)
    return 0 if row is None else game.bot.tracks[row].position


def bot_cities(game: Game) -> int:
    """Return MarsBot's cities on the map; its track does not count (marsbot 6.5)."""
    return (game.planet.cities & game.planet.bot_tiles).bit_count()


def own_cities(game: Game, you: Human) -> int:
    """Return the number of your cities, on Mars and off it."""
    planet = game.planet
    return (planet.cities & planet.human_tiles).bit_count() + you.off_map_cities


def all_cities(game: Game, you: Human) -> int:
    """Return the number of both sides' cities, on Mars and off it."""
    return own_cities(game, you) + bot_cities(game)


def own_colonies(game: Game) -> int:
    """Return the number of your colonies."""
    return sum(tile.owners.count(HUMAN) for tile in game.colonies)


def bot_colonies(game: Game) -> int:
    """Return the number of MarsBot's colonies (marsbot 6.5)."""
    return sum(tile.owners.count(BOT) for tile in game.colonies)


def all_colonies(game: Game) -> int:
    """Return the number of both sides' colonies."""
    return own_colonies(game) + bot_colonies(game)


def on_cards(you: Human, kind: str) -> int:
    """Return the resources of a kind on all your cards."""
    library = you.library
    return sum(count for card, count in you.card_resources.items() if library[card].holds == kind)


def _tags(context: Context, of: tuple[str, ...]) -> int:
    tags = context.you.tags if context.tags is None else context.tags
    return sum([tags[TAG_INDEX[tag]] for tag in of]) + tags[WILD]


def _printed_tags(context: Context, of: tuple[str, ...]) -> int:
    """Count tags without wild tags, as policies and global events do (12.4). [T 12.4]"""
    tags = context.you.tags if context.tags is None else context.tags
    return sum([tags[TAG_INDEX[tag]] for tag in of])


def _printed_kinds(context: Context, of: tuple[str, ...]) -> int:
    return _kinds(context.you.tags if context.tags is None else context.tags)


def _kinds(tags: list[int]) -> int:
    return sum(1 for tag, count in enumerate(tags) if count and tag not in (WILD, EVENT))


def _blue_cards(context: Context, of: tuple[str, ...]) -> int:
    return sum(context.you.library[card].colour == "blue" for card in context.you.played)


def _own_by_ocean(context: Context, of: tuple[str, ...]) -> int:
    planet = context.game.planet
    return (planet.human_tiles & MARS.next_to(planet.oceans)).bit_count()


def _bot_tags(game: Game, of: tuple[str, ...]) -> int:
    return sum([bot_tags(game, tag) for tag in of])


def _pairs(context: Context, of: tuple[str, ...]) -> int:
    """Count pairs of two tags; a wild tag stands for either."""
    tags = context.you.tags if context.tags is None else context.tags
    fewer, more = sorted(tags[TAG_INDEX[tag]] for tag in of)
    wild = tags[WILD]
    filled = min(wild, more - fewer)
    return fewer + filled + (wild - filled) // 2


def distinct_tags(tags: list[int]) -> int:
    """Return the number of different tags, plus wild tags; event tags do not count."""
    return min(len(tags) - 2, _kinds(tags) + tags[WILD])


def cards_without_tags(you: Human) -> int:
    """Return the number of your face-up cards without tags; a wild tag does not count."""
    return sum(1 for card in you.face_up() if not set(card.tags) - {WILD})


def _without_tags(context: Context, of: tuple[str, ...]) -> int:
    bare = cards_without_tags(context.you)
    entering = (
        context.card.id not in context.you.played
        and context.card.id not in context.you.corporations
    )
    return bare + (1 if entering and not set(context.card.tags) - {WILD} else 0)


def _harbours(game: Game, owned: int) -> int:
    """Count cities and special tiles next to oceans."""
    planet = game.planet
    built = (planet.cities | planet.specials | planet.neural) & owned
    return (built & MARS.next_to(planet.oceans)).bit_count()


def _empty_beside_own(context: Context, of: tuple[str, ...]) -> int:
    planet = context.game.planet
    return (MARS.next_to(planet.human_tiles) & ~planet.tiles).bit_count()


def completed_parameters(game: Game) -> int:
    """Return the number of complete global parameters, Venus included if in play."""
    return sum(
        parameter_value(game, name) == most
        for name, most in MAXIMUM.items()
        if name != "venus" or "venus" in game.setup.expansions
    )


def _parties(context: Context, of: tuple[str, ...]) -> int:
    turmoil = context.game.turmoil
    return 0 if turmoil is None else sum(HUMAN in there for there in turmoil.delegates.values())


def influence(game: Game, you: Human) -> int:
    """Return your influence: chairman, party leader, other delegate, cards (12.4). [T 12.4]"""
    turmoil = game.turmoil
    if turmoil is None:
        return 0
    there = turmoil.delegates[turmoil.dominant]
    leads = bool(there) and there[0] == HUMAN
    others = there[1:] if leads else there
    return (turmoil.chairman == HUMAN) + leads + (HUMAN in others) + you.modifiers.influence


COUNTS: Final[dict[CountName, Callable[[Context, tuple[str, ...]], int]]] = {
    "tags": _tags,
    "all tags": lambda context, of: _tags(context, of) + _bot_tags(context.game, of),
    "opponents' tags": lambda context, of: _bot_tags(context.game, of),
    "printed tags": _printed_tags,
    "printed kinds of tags": _printed_kinds,
    "pairs of tags": _pairs,
    "distinct tags": lambda context, of: distinct_tags(context.tags or context.you.tags),
    "cards without tags": _without_tags,
    "cities": lambda context, of: all_cities(context.game, context.you),
    "own cities": lambda context, of: own_cities(context.game, context.you),
    "cities on mars": lambda context, of: context.game.planet.cities.bit_count(),
    "own colonies": lambda context, of: own_colonies(context.game),
    "colonies": lambda context, of: all_colonies(context.game),
    "on cards": lambda context, of: on_cards(context.you, of[0]),
    "here": lambda context, of: context.you.card_resources.get(context.card.id, 0),
    "here before": lambda context, of: context.resources_before,
    "own events": lambda context, of: len(context.you.events),
    "events": lambda context, of: len(context.you.events) + bot_tags(context.game, "event"),
    "cards in hand": lambda context, of: len(context.you.hand),
    "harbours": lambda context, of: _harbours(context.game, context.game.planet.tiles),
    "empty beside own tiles": _empty_beside_own,
    "completed parameters": lambda context, of: completed_parameters(context.game),
    "parties": _parties,
    "influence": lambda context, of: influence(context.game, context.you),
    "stock": lambda context, of: context.you.stock[RESOURCE_INDEX[of[0]]],
    "production": lambda context, of: context.you.production[RESOURCE_INDEX[of[0]]],
    "sets of rating above": lambda context, of: max(0, context.you.tr - int(of[0])) // 5,
    "blue cards": _blue_cards,
    "own tiles next to oceans": _own_by_ocean,
}
"""Everything a card can count, by name."""

BOT_COUNTS: Final[dict[CountName, Callable[[Game, tuple[str, ...]], int]]] = {
    "all tags": _bot_tags,
    "opponents' tags": _bot_tags,
    "cities": lambda game, of: bot_cities(game),
    "cities on mars": lambda game, of: bot_cities(game),
    "colonies": lambda game, of: bot_colonies(game),
    "events": lambda game, of: bot_tags(game, "event"),
    "harbours": lambda game, of: _harbours(game, game.planet.bot_tiles),
}
"""MarsBot's share of what a card counts for both sides, by the same names (marsbot 6.5)."""


def bot_share(amount: Per, game: Game) -> int:
    """Return MarsBot's share of an amount."""
    return BOT_COUNTS[amount.what](game, amount.of) * amount.times // amount.every
