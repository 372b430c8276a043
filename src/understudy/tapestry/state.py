"""State of a game of Tapestry between turns, as plain data."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from understudy.components.deck import FACE_DOWN, Deck
from understudy.components.hex_map import spaces_of
from understudy.core import Change, Fact, Table
from understudy.tapestry.map.map_state import MapState, initial_map
from understudy.tapestry.options import Setup
from understudy.tapestry.printed.cards import TAPESTRY_CARDS
from understudy.tapestry.printed.levels import ACHIEVEMENTS
from understudy.tapestry.printed.map import HEXES
from understudy.tapestry.printed.tracks import EXPLORATION, SCIENCE, TRACKS
from understudy.tapestry.sides import AUTOMA, BOTS, HUMAN, HUMAN2, SHADOW

LAST_ERA: Final = 5

OUTPOSTS: Final = 10
"""Outposts of each color; a bot marks its favorite track with one [R4.3, R4.4]."""


@dataclass(slots=True)
class Bot:
    """A bot: tokens on the tracks, favorite track, outposts in the supply."""

    name: str
    spaces: list[int]
    favorite: int
    outposts: int

    def copy(self) -> Bot:
        return Bot(self.name, self.spaces[:], self.favorite, self.outposts)


@dataclass(slots=True)
class Mat:
    """The Automa's income mat: points, civilizations, tapestry cards.

    Cards `beside` the mat are face down and matter only as traps; those `on_mat` cover its spaces.
    """

    vp: int = 0
    civilizations: list[str] = field(default_factory=list)
    beside: list[int] = field(default_factory=list)
    on_mat: list[int] = field(default_factory=list)

    def copy(self) -> Mat:
        return Mat(self.vp, self.civilizations[:], self.beside[:], self.on_mat[:])


@dataclass(slots=True)
class Human:
    """A human, as far as the bots need it; the interface of the bots to this side.

    `certain`: do not ask for final points. There are two implementations: `companion` asks the
    player, `human` plays the side.

    `traps` is the number of trap cards held; None means that the human is asked.
    """

    name: str
    spaces: list[int] = field(default_factory=lambda: [0, 0, 0, 0])
    era: int = 0
    vp: int = 0
    resources: int = 0
    civilization: str | None = None
    tapestry: str | None = None
    traps: int | None = None
    historians: dict[str, int] = field(default_factory=dict)
    certain: bool = False

    def copy(self) -> Human:
        """Return an independent copy."""
        raise NotImplementedError

    def facts(self) -> dict[str, Fact]:
        """Return the known facts of this side by their names in the journal."""
        raise NotImplementedError

    def set_up(self, game: Game, table: Table) -> None:
        """Take mats and civilization. A reporting player does this at the table."""

    def begin_turn(self) -> None:
        """Forget what was used in the last turn of any side; a reporting player knows it."""

    def take_turn(self, game: Game, table: Table) -> None:
        """Take a turn."""
        raise NotImplementedError

    def take_resources(self, game: Game, table: Table, count: int, kind: str, cite: str) -> None:
        """Take resources of choice; `kind` is the step that tells a reporting player."""
        raise NotImplementedError

    def discard_trap(self, game: Game) -> list[Change]:
        """Discard a trap from the hand; return the changes."""
        raise NotImplementedError

    def see_advance(self, game: Game, table: Table, bot: Bot, track: int) -> None:
        """React to an advance of a bot."""
        raise NotImplementedError

    def see_landmark(self, game: Game, table: Table, bot: Bot) -> None:
        """React to a landmark that a bot gained."""
        raise NotImplementedError

    def bans(self, track: int) -> bool:
        """Return whether a card of this human keeps opponents from advancing on a track."""
        return False


@dataclass(slots=True)
class Game:
    """Complete state of one game. `phase` is setup, play, end or over.

    `pair` is the current track card and tie-break card. `income_turn` is the number of the bots'
    income turn in progress, otherwise 0.
    """

    setup: Setup
    land: MapState
    automa: Bot
    shadow: Bot
    mat: Mat
    humans: list[Human]
    decision: Deck
    progress: Deck
    territory: Deck
    tapestry: Deck
    tech: Deck
    space: Deck = field(default_factory=Deck)
    civilizations: Deck = field(default_factory=Deck)
    display: list[int] = field(default_factory=list)
    pair: tuple[int, int] | None = None
    era: int = 0
    income_turn: int = 0
    phase: str = "setup"
    first_player: str = HUMAN
    mover: str = HUMAN
    last_turn: str | None = None
    landmarks: dict[str, str] = field(default_factory=dict)
    achievements: dict[str, list[str]] = field(
        default_factory=lambda: {name: [] for name in ACHIEVEMENTS}
    )
    no_tiles: bool = False
    over: bool = False
    winner: str | None = None
    scores: dict[str, int] = field(default_factory=dict)

    def copy(self) -> Game:
        return Game(
            self.setup, self.land.copy(), self.automa.copy(), self.shadow.copy(), self.mat.copy(),
            [human.copy() for human in self.humans], self.decision.copy(), self.progress.copy(),
            self.territory.copy(), self.tapestry.copy(), self.tech.copy(), self.space.copy(),
            self.civilizations.copy(), self.display[:],
            self.pair, self.era, self.income_turn, self.phase, self.first_player, self.mover,
            self.last_turn, dict(self.landmarks),
            {name: taken[:] for name, taken in self.achievements.items()}, self.no_tiles,
            self.over, self.winner, dict(self.scores),
        )  # fmt: skip

    @property
    def bots(self) -> tuple[Bot, ...]:
        """Return the bots in play, in the order in which they act."""
        return (self.automa, self.shadow) if self.setup.solo else (self.shadow,)

    @property
    def seats(self) -> tuple[str, ...]:
        """Return the seats in turn order, independent of the first player."""
        return (*(human.name for human in self.humans), BOTS)

    def human(self, name: str) -> Human:
        return self.humans[0] if name == HUMAN else self.humans[1]

    def facts(self) -> dict[str, Fact]:
        facts: dict[str, Fact] = {
            "era": self.era,
            "first_player": self.first_player,
            "no_tiles": int(self.no_tiles),
            "winner": self.winner,
        }
        for bot in self.bots:
            facts |= track_facts(bot.name, bot.spaces)
            facts[f"{bot.name}.favourite"] = TRACKS[bot.favorite]
            facts[f"{bot.name}.outposts"] = bot.outposts
        if self.setup.solo:
            facts |= self.mat_facts()
        for human in self.humans:
            facts |= human.facts()
        for hex in spaces_of(self.land.occupied | _mask(self.land.tiles)):
            facts[f"hex.{HEXES.names[hex]}"] = self.land.hex_text(hex)
        facts |= {f"landmark.{name}": owner for name, owner in self.landmarks.items()}
        for name, taken in self.achievements.items():
            facts |= {f"achievement.{name}.{n}": who for n, who in enumerate(taken, 1)}
        facts |= self.card_facts()
        facts |= {f"score.{side}": points for side, points in self.scores.items()}
        return {name: fact for name, fact in facts.items() if fact not in (None, 0)}

    def mat_facts(self) -> dict[str, Fact]:
        mat = self.mat
        facts: dict[str, Fact] = {
            "automa.vp": mat.vp,
            "automa.tapestry": len(mat.beside),
            "automa.mat_cards": len(mat.on_mat),
        }
        for name, civilization in zip(
            ("automa.civilization", "automa.second_civilization"), mat.civilizations, strict=False
        ):
            facts[name] = civilization
        return facts

    def card_facts(self) -> dict[str, Fact]:
        """Return the place of each face-up card, and the size of each deck."""
        facts: dict[str, Fact] = {
            "deck.decision": len(self.decision),
            "deck.progress": len(self.progress),
            "deck.territory": len(self.territory),
            "deck.tapestry": len(self.tapestry),
            "deck.tech": len(self.tech),
            "deck.space": len(self.space),
            "deck.civilizations": len(self.civilizations),
        }
        facts |= {f"decision.{card}": "discard" for card in self.decision.discard if card > 0}
        facts["decision.unseen"] = self.decision.discard.count(FACE_DOWN)
        if self.pair:
            facts[f"decision.{self.pair[0]}"] = "track"
            facts[f"decision.{self.pair[1]}"] = "tiebreak"
        facts |= {f"tech.{card}": "discard" for card in self.tech.discard}
        facts |= {f"tech.{card}": "display" for card in self.display}
        facts |= {f"tile.{tile}": "discard" for tile in self.territory.discard}
        for card in self.tapestry.discard:
            name = f"tapestry_discard.{TAPESTRY_CARDS[card].id}"
            facts[name] = int(facts.get(name) or 0) + 1
        return facts


def track_facts(name: str, spaces: list[int]) -> dict[str, Fact]:
    """Return the spaces of a side on the tracks as facts."""
    return {f"{name}.track.{TRACKS[track]}": space for track, space in enumerate(spaces)}


def _mask(hexes: dict[int, int]) -> int:
    return sum(1 << hex for hex in hexes)


def fresh_game(setup: Setup, side: Callable[[str], Human]) -> Game:
    """Return a game before any roll or shuffle; `side` makes a human [R4.1, R4.2]."""
    humans = [side(HUMAN)] if setup.solo else [side(HUMAN), side(HUMAN2)]
    return Game(
        setup=setup,
        land=initial_map(setup.solo),
        automa=Bot(AUTOMA, [0, 0, 0, 0], EXPLORATION, OUTPOSTS - 3),
        shadow=Bot(SHADOW, [0, 0, 0, 0], SCIENCE, OUTPOSTS - 1),
        mat=Mat(),
        humans=humans,
        decision=Deck(real="decision" in setup.real),
        progress=Deck(real="decision" in setup.real),
        territory=Deck(real="territory" in setup.real),
        tapestry=Deck(real="tapestry" in setup.real),
        tech=Deck(real="tech" in setup.real),
    )
