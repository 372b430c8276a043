"""Amounts in card definitions: a number, the chosen X, or a count."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Literal

from understudy.mars.human.state.card import EVENT, RESOURCE_INDEX, TAG_INDEX, WILD, Source
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

    def value(self, game: Game, you: Human, source: Source) -> int:
        counted = min(COUNTS[self.what](game, you, source, self.of), self.most)
        if self.influence:
            counted = max(0, counted + self.influence * influence(game, you))
        return counted * self.times // self.every


@dataclass(frozen=True, slots=True)
class Sum:
    """The sum of several counts."""

    parts: tuple[Per, ...]

    def value(self, game: Game, you: Human, source: Source) -> int:
        return sum([part.value(game, you, source) for part in self.parts])


@dataclass(frozen=True, slots=True)
class X:
    """The number chosen when the cost was paid, multiplied by `times`."""

    times: int = 1

    def value(self, game: Game, you: Human, source: Source) -> int:
        return source.x * self.times


Amount = int | Per | Sum | X


def amount_of(amount: Amount, game: Game, you: Human, source: Source) -> int:
    """Return the current value of an amount."""
    return amount if isinstance(amount, int) else amount.value(game, you, source)


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


def _tags(game: Game, you: Human, source: Source, of: tuple[str, ...]) -> int:
    tags = you.tags if source.tags is None else source.tags
    return sum([tags[TAG_INDEX[tag]] for tag in of]) + tags[WILD]


def _printed_tags(game: Game, you: Human, source: Source, of: tuple[str, ...]) -> int:
    """Count tags without wild tags, as policies and global events do (12.4). [T 12.4]"""
    tags = you.tags if source.tags is None else source.tags
    return sum([tags[TAG_INDEX[tag]] for tag in of])


def _printed_kinds(game: Game, you: Human, source: Source, of: tuple[str, ...]) -> int:
    return _kinds(you.tags if source.tags is None else source.tags)


def _kinds(tags: list[int]) -> int:
    return sum(1 for tag, count in enumerate(tags) if count and tag not in (WILD, EVENT))


def _blue_cards(game: Game, you: Human, source: Source, of: tuple[str, ...]) -> int:
    return sum(you.library[card].colour == "blue" for card in you.played)


def _own_by_ocean(game: Game, you: Human, source: Source, of: tuple[str, ...]) -> int:
    planet = game.planet
    return (planet.human_tiles & MARS.next_to(planet.oceans)).bit_count()


def _bot_tags(game: Game, of: tuple[str, ...]) -> int:
    return sum([bot_tags(game, tag) for tag in of])


def _pairs(game: Game, you: Human, source: Source, of: tuple[str, ...]) -> int:
    """Count pairs of two tags; a wild tag stands for either."""
    tags = you.tags if source.tags is None else source.tags
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


def _without_tags(game: Game, you: Human, source: Source, of: tuple[str, ...]) -> int:
    bare = cards_without_tags(you)
    entering = source.card.id not in you.played and source.card.id not in you.corporations
    return bare + (1 if entering and not set(source.card.tags) - {WILD} else 0)


def _harbours(game: Game, owned: int) -> int:
    """Count cities and special tiles next to oceans."""
    planet = game.planet
    built = (planet.cities | planet.specials | planet.neural) & owned
    return (built & MARS.next_to(planet.oceans)).bit_count()


def _empty_beside_own(game: Game, you: Human, source: Source, of: tuple[str, ...]) -> int:
    planet = game.planet
    return (MARS.next_to(planet.human_tiles) & ~planet.tiles).bit_count()


def completed_parameters(game: Game) -> int:
    """Return the number of complete global parameters, Venus included if in play."""
    return sum(
        parameter_value(game, name) == most
        for name, most in MAXIMUM.items()
        if name != "venus" or "venus" in game.setup.expansions
    )


def _parties(game: Game, you: Human, source: Source, of: tuple[str, ...]) -> int:
    turmoil = game.turmoil
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


COUNTS: Final[dict[CountName, Callable[[Game, Human, Source, tuple[str, ...]], int]]] = {
    "tags": _tags,
    "all tags": lambda game, you, source, of: _tags(game, you, source, of) + _bot_tags(game, of),
    "opponents' tags": lambda game, you, source, of: _bot_tags(game, of),
    "printed tags": _printed_tags,
    "printed kinds of tags": _printed_kinds,
    "pairs of tags": _pairs,
    "distinct tags": lambda game, you, source, of: distinct_tags(source.tags or you.tags),
    "cards without tags": _without_tags,
    "cities": lambda game, you, source, of: all_cities(game, you),
    "own cities": lambda game, you, source, of: own_cities(game, you),
    "cities on mars": lambda game, you, source, of: game.planet.cities.bit_count(),
    "own colonies": lambda game, you, source, of: own_colonies(game),
    "colonies": lambda game, you, source, of: all_colonies(game),
    "on cards": lambda game, you, source, of: on_cards(you, of[0]),
    "here": lambda game, you, source, of: you.card_resources.get(source.card.id, 0),
    "here before": lambda game, you, source, of: source.resources_before,
    "own events": lambda game, you, source, of: len(you.events),
    "events": lambda game, you, source, of: len(you.events) + bot_tags(game, "event"),
    "cards in hand": lambda game, you, source, of: len(you.hand),
    "harbours": lambda game, you, source, of: _harbours(game, game.planet.tiles),
    "empty beside own tiles": _empty_beside_own,
    "completed parameters": lambda game, you, source, of: completed_parameters(game),
    "parties": _parties,
    "influence": lambda game, you, source, of: influence(game, you),
    "stock": lambda game, you, source, of: you.stock[RESOURCE_INDEX[of[0]]],
    "production": lambda game, you, source, of: you.production[RESOURCE_INDEX[of[0]]],
    "sets of rating above": lambda game, you, source, of: max(0, you.tr - int(of[0])) // 5,
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
