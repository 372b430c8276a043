"""A game of Terraforming Mars against MarsBot, between turns: plain data."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from understudy.mars.boards import BoardFacts, load_board
from understudy.mars.facts import card_number
from understudy.mars.maps import MARS, MapFacts, load_map
from understudy.mars.options import Setup
from understudy.mars.rival import Rival
from understudy.parts.deck import Deck
from understudy.parts.hexes import spaces_of
from understudy.parts.track import Track
from understudy.table import Fact

MIN_TEMPERATURE: Final = -30
MAX_TEMPERATURE: Final = 8
MAX_OXYGEN: Final = 14
MAX_OCEANS: Final = 9

HUMAN: Final = "human"
BOT: Final = "bot"


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

    def copy(self) -> Planet:
        """The same planet."""
        return Planet(
            self.temperature, self.oxygen, self.oceans, self.greeneries, self.cities,
            self.specials, self.neural, self.bot_tiles, self.human_tiles, self.bot_markers,
            self.human_markers,
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

    `in_hand` are the cards being resolved: turned over and not yet put away.
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

    def copy(self) -> Bot:
        """The same bot."""
        return Bot(
            [track.copy() for track in self.tracks], self.tr, self.mc, self.action.copy(),
            self.bonus.copy(), self.played[:], self.passed, self.took_turn,
            self.in_hand[:],
        )  # fmt: skip


@dataclass(slots=True)
class Game:
    """Everything about one game. `phase` is setup, research, action, production, end or over."""

    setup: Setup
    map: MapFacts
    board: BoardFacts
    planet: Planet
    bot: Bot
    rival: Rival
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

    def copy(self) -> Game:
        """The same game, sharing only what never changes."""
        return Game(
            self.setup, self.map, self.board, self.planet.copy(), self.bot.copy(),
            self.rival.copy(), self.project.copy(), self.generation, self.phase,
            self.first_player, self.mover, dict(self.milestones), dict(self.awards), self.over,
            self.winner, dict(self.scores), self.drafted[:],
        )  # fmt: skip

    @property
    def prelude(self) -> bool:
        """Whether Prelude shortens the game (15.1)."""
        return "prelude" in self.setup.expansions or "prelude2" in self.setup.expansions

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
        facts |= self.rival.facts()
        for side, lines in self.scores.items():
            facts |= {f"score.{side}.{line}": points for line, points in lines.items()}
        return {name: fact for name, fact in facts.items() if fact not in (None, 0)}

    def _card_facts(self) -> dict[str, Fact]:
        """Where each card is that lies open."""
        bot = self.bot
        piles = {
            "project_discard": self.project.discard,
            "bot.played": bot.played,
            "bot.bonus_discard": bot.bonus.discard,
            "bot.destroyed": bot.bonus.destroyed,
            "human.drafted": self.drafted,
        }
        return {
            f"card.{card_number(card)}": pile for pile, cards in piles.items() for card in cards
        }


def fresh_game(setup: Setup, rival: Rival) -> Game:
    """A game on the table before anything is dealt (3.1)."""
    board = load_board(setup.map)
    return Game(
        setup=setup,
        map=load_map(setup.map),
        board=board,
        planet=Planet(),
        bot=Bot([Track(len(track.spaces) - 1) for track in board.tracks]),
        rival=rival,
        project=Deck(real="project" in setup.real),
    )
