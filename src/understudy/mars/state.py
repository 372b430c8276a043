"""A game of Terraforming Mars against MarsBot, between turns: plain data."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from understudy.mars.expansions.parties import Turmoil
from understudy.mars.expansions.shipping import ColonyTile
from understudy.mars.honours.evaluation import Award, Milestone
from understudy.mars.marsbot.corporations.corporation import Corporation
from understudy.mars.options import Setup
from understudy.mars.printed.boards import BoardFacts
from understudy.mars.printed.facts import card_number
from understudy.mars.printed.maps import MARS, MapFacts
from understudy.mars.seat import Seat
from understudy.parts.deck import Deck
from understudy.parts.hexes import spaces_of
from understudy.parts.ties import Ranking
from understudy.parts.track import Track
from understudy.table import Fact

MIN_TEMPERATURE: Final = -30
MAX_TEMPERATURE: Final = 8
MAX_OXYGEN: Final = 14
MAX_OCEANS: Final = 9
MAX_VENUS: Final = 30

HUMAN: Final = "human"
BOT: Final = "bot"

NO_RANKING: Final = Ranking(())


@dataclass(slots=True)
class Planet:
    """The map and the global parameters. Each kind of tile is a set of spaces."""

    temperature: int = MIN_TEMPERATURE
    oxygen: int = 0
    oceans: int = 0
    greeneries: int = 0
    cities: int = 0
    specials: int = 0
    neural: int = 0
    bot_tiles: int = 0
    human_tiles: int = 0
    bot_markers: int = 0
    human_markers: int = 0
    venus: int = 0

    def copy(self) -> Planet:
        """The same planet."""
        return Planet(
            self.temperature, self.oxygen, self.oceans, self.greeneries, self.cities,
            self.specials, self.neural, self.bot_tiles, self.human_tiles, self.bot_markers,
            self.human_markers, self.venus,
        )  # fmt: skip

    @property
    def tiles(self) -> int:
        """All spaces with a tile."""
        return self.oceans | self.greeneries | self.cities | self.specials | self.neural

    @property
    def ocean_count(self) -> int:
        """How many oceans are on the map."""
        return self.oceans.bit_count()

    @property
    def complete(self) -> bool:
        """Whether the game ends with this generation (18.2)."""
        return (
            self.temperature == MAX_TEMPERATURE
            and self.oxygen == MAX_OXYGEN
            and self.ocean_count == MAX_OCEANS
        )

    def put(self, tile: str, owner: str | None, bit: int) -> None:
        """Lay a tile or a marker; nothing follows from it. A tile covers a marker."""
        if tile == "marker":
            if owner == HUMAN:
                self.human_markers |= bit
            else:
                self.bot_markers |= bit
            return
        if self.human_markers | self.bot_markers:
            self.human_markers &= ~bit
            self.bot_markers &= ~bit
        if tile == "ocean":
            self.oceans |= bit
            return
        if owner == HUMAN:
            self.human_tiles |= bit
        else:
            self.bot_tiles |= bit
        if tile == "greenery":
            self.greeneries |= bit
        elif tile == "neural_instance":
            self.neural |= bit
        else:
            if tile != "special":
                self.cities |= bit
            if tile != "city":
                self.specials |= bit

    def clear(self, bit: int) -> None:
        """Take everything off a space."""
        self.oceans &= ~bit
        self.greeneries &= ~bit
        self.cities &= ~bit
        self.specials &= ~bit
        self.neural &= ~bit
        self.bot_tiles &= ~bit
        self.human_tiles &= ~bit
        self.bot_markers &= ~bit
        self.human_markers &= ~bit

    def tile_at(self, space: int) -> str | None:
        """What lies on a space, as ``kind owner``; nobody owns an ocean."""
        bit = 1 << space
        kind = self._kind(bit)
        if kind is None:
            return None
        if (self.bot_tiles | self.bot_markers) & bit:
            return f"{kind} bot"
        if (self.human_tiles | self.human_markers) & bit:
            return f"{kind} human"
        return kind

    def _kind(self, bit: int) -> str | None:
        if self.neural & bit:
            return "neural_instance"
        if self.specials & bit:
            return "capital" if self.cities & bit else "special"
        if self.cities & bit:
            return "city"
        if self.greeneries & bit:
            return "greenery"
        if self.oceans & bit:
            return "ocean"
        return "marker" if (self.bot_markers | self.human_markers) & bit else None


@dataclass(slots=True)
class Bot:
    """MarsBot: rating, money, trackers, decks (section 2).

    `in_hand` are the cards being resolved: turned over and not yet put away. `set_aside` are the
    recurring cards that wait for the next action deck, `second_fleet_in` the generation in which
    the second trade fleet was unlocked, `cubes` the expansion cubes left on track spaces.
    `on_card` is what lies on the corporation card, `corporation_cubes` its cubes on track spaces,
    `mixed_in` the project cards that were shuffled into a real bonus deck.
    While `unrewarded` nothing MarsBot does gives it TR or MC (B16).
    """

    tracks: list[Track]
    tr: int = 20
    mc: int = 0
    action: Deck = field(default_factory=Deck)
    bonus: Deck = field(default_factory=Deck)
    played: list[int] = field(default_factory=list)
    passed: bool = False
    took_turn: bool = False
    in_hand: list[int] = field(default_factory=list)
    set_aside: list[int] = field(default_factory=list)
    floaters: int = 0
    storage: dict[str, int] = field(default_factory=dict)
    fleets: int = 1
    second_fleet_in: int = 0
    cubes: frozenset[tuple[int, int]] = frozenset()
    oceans_placed: int = 0
    temperature_steps: int = 0
    unrewarded: bool = False
    on_card: dict[str, int] = field(default_factory=dict)
    corporation_cubes: dict[tuple[int, int], str] = field(default_factory=dict)
    draft_tags: tuple[str, ...] = ()
    mixed_in: list[int] = field(default_factory=list)
    removed: list[int] = field(default_factory=list)

    def copy(self) -> Bot:
        """The same bot."""
        return Bot(
            [track.copy() for track in self.tracks], self.tr, self.mc, self.action.copy(),
            self.bonus.copy(), self.played[:], self.passed, self.took_turn,
            self.in_hand[:], self.set_aside[:], self.floaters, dict(self.storage), self.fleets,
            self.second_fleet_in, self.cubes, self.oceans_placed, self.temperature_steps,
            self.unrewarded, dict(self.on_card), dict(self.corporation_cubes), self.draft_tags,
            self.mixed_in[:], self.removed[:],
        )  # fmt: skip


@dataclass(slots=True)
class Game:
    """Everything about one game. `phase` is setup, research, action, production, end or over.

    `milestone_row` and `award_row` are those in play from left to right, `ranking` is how the
    spaces rank where most icons decide.
    """

    setup: Setup
    map: MapFacts
    board: BoardFacts
    planet: Planet
    bot: Bot
    you: Seat
    project: Deck
    generation: int = 1
    phase: str = "setup"
    first_player: str = HUMAN
    mover: str = HUMAN
    milestones: dict[str, str] = field(default_factory=dict)
    awards: dict[str, str] = field(default_factory=dict)
    over: bool = False
    winner: str | None = None
    scores: dict[str, dict[str, int]] = field(default_factory=dict)
    drafted: list[int] = field(default_factory=list)
    milestone_row: tuple[Milestone, ...] = ()
    award_row: tuple[Award, ...] = ()
    ranking: Ranking = NO_RANKING
    colonies: list[ColonyTile] = field(default_factory=list)
    turmoil: Turmoil | None = None
    event_deck: list[str] = field(default_factory=list)
    corporation: Corporation | None = None

    def copy(self) -> Game:
        """The same game, sharing only what never changes."""
        return Game(
            self.setup, self.map, self.board, self.planet.copy(), self.bot.copy(),
            self.you.copy(), self.project.copy(), self.generation, self.phase,
            self.first_player, self.mover, dict(self.milestones), dict(self.awards), self.over,
            self.winner, dict(self.scores), self.drafted[:], self.milestone_row, self.award_row,
            self.ranking, [tile.copy() for tile in self.colonies],
            self.turmoil.copy() if self.turmoil else None, self.event_deck[:],
            self.corporation,
        )  # fmt: skip

    @property
    def prelude(self) -> bool:
        """Whether Prelude shortens the game (15.1)."""
        return "prelude" in self.setup.expansions or "prelude2" in self.setup.expansions

    @property
    def drafting(self) -> bool:
        """Whether cards are drafted: by choice, or because the corporation demands it (5.5)."""
        return self.setup.draft or (
            self.corporation is not None and bool(self.corporation.priority)
        )

    def track(self, tag: str) -> Track:
        """MarsBot's track that carries a tag."""
        return self.bot.tracks[self.board.track_of[tag]]

    def facts(self) -> dict[str, Fact]:
        """Every fact by the name the journal gives it."""
        planet, bot = self.planet, self.bot
        facts: dict[str, Fact] = {
            "generation": self.generation,
            "first_player": self.first_player,
            "temperature": planet.temperature,
            "oxygen": planet.oxygen,
            "venus": planet.venus,
            "bot.floaters": bot.floaters,
            "bot.fleets": bot.fleets if bot.fleets > 1 else 0,
            "bot.tr": bot.tr,
            "bot.mc": bot.mc,
            "bot.action_deck": len(bot.action),
            "bot.bonus_deck": len(bot.bonus),
            "bot.passed": int(bot.passed),
            "bot.took_turn": int(bot.took_turn),
            "winner": self.winner,
        }
        for printed, track in zip(self.board.tracks, bot.tracks, strict=True):
            facts[f"bot.track.{printed.id}"] = track.position
            facts[f"bot.highest.{printed.id}"] = track.highest
        for space in spaces_of(planet.tiles | planet.bot_markers | planet.human_markers):
            facts[f"tile.{MARS.names[space]}"] = planet.tile_at(space)
        for name, owner in self.milestones.items():
            facts[f"milestone.{name}"] = owner
        for name, owner in self.awards.items():
            facts[f"award.{name}"] = owner
        facts |= self._card_facts()
        facts |= self._expansion_facts()
        facts |= self.you.facts()
        for side, lines in self.scores.items():
            facts |= {f"score.{side}.{line}": points for line, points in lines.items()}
        return {name: fact for name, fact in facts.items() if fact not in (None, 0)}

    def _expansion_facts(self) -> dict[str, Fact]:
        facts: dict[str, Fact] = {
            f"bot.storage.{area}": count for area, count in self.bot.storage.items()
        }
        facts |= {f"bot.on_card.{kind}": count for kind, count in self.bot.on_card.items()}
        facts |= {
            f"cube.{self.board.tracks[row].id}.{space}": colour
            for (row, space), colour in self.bot.corporation_cubes.items()
        }
        facts["bot.corporation"] = self.corporation.number if self.corporation else None
        for tile in self.colonies:
            facts[f"colony.{tile.name}.step"] = tile.step
            facts[f"colony.{tile.name}.owners"] = " ".join(tile.owners) or None
            facts[f"colony.{tile.name}.fleet"] = tile.fleet
        if self.turmoil is not None:
            facts |= self.turmoil.facts()
        return facts

    def _card_facts(self) -> dict[str, Fact]:
        """Where each card is that lies open."""
        bot = self.bot
        piles = {
            "project_discard": self.project.discard,
            "bot.played": bot.played,
            "bot.bonus_discard": bot.bonus.discard,
            "bot.destroyed": bot.bonus.destroyed,
            "bot.set_aside": bot.set_aside,
            "removed": bot.removed,
            "human.drafted": self.drafted,
        }
        return {
            f"card.{card_number(card)}": pile for pile, cards in piles.items() for card in cards
        }
