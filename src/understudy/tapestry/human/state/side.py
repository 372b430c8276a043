"""State of a human side when the program plays it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from understudy.core import Fact
from understudy.tapestry.human.state.city import PLOT_NAMES, City, empty_city
from understudy.tapestry.human.state.civilization_state import CivilizationState
from understudy.tapestry.printed.benefits import BUILDINGS, RESOURCES
from understudy.tapestry.printed.cards import TAPESTRY_CARDS, TRAP
from understudy.tapestry.printed.income_mat import BUILDINGS_PER_ROW
from understudy.tapestry.printed.tracks import LAST_SPACE, TRACKS
from understudy.tapestry.state import Human

START_OUTPOSTS: Final = 8
"""Outposts in the supply after two were put on the start hex [H2.2]."""

ROWS: Final = ("bottom", "middle", "top")
"""The rows of tech cards."""
BOTTOM: Final = 0
MIDDLE: Final = 1
TOP: Final = 2

Tokens = list[int]
"""The spaces of your tokens on one track."""


@dataclass(slots=True)
class PlayedHuman(Human):
    """A human side with everything on its mats.

    `stock` is by resource, `buildings` counts those left in each income row, `tokens` are the
    spaces of your tokens by track. `left` lists completed tracks that the token has left [H5.6].
    `mat` has the tapestry cards of eras 1 to 4, bottom to top; the printed card of era 1 is not
    in it. `tech` has the cards of the three rows. `used` are spaces whose benefit was gained this
    turn [H4.9]; `battery_used` is the same for the Lithium-Ion Battery. `income_step` is the
    current step of an income turn. `chosen_opponent` and `chosen_track` belong to the active
    card, `dictated` is the track that Dictatorship closes for others for `dictated_turns` turns.
    """

    capital: int = 0
    stock: list[int] = field(default_factory=lambda: [0, 0, 0, 0])
    buildings: list[int] = field(default_factory=lambda: [BUILDINGS_PER_ROW] * len(BUILDINGS))
    city: City = field(default_factory=lambda: empty_city(0))
    aside: list[str] = field(default_factory=list)
    tokens: list[Tokens] = field(default_factory=lambda: [[0], [0], [0], [0]])
    left: list[int] = field(default_factory=list)
    hand: list[int] = field(default_factory=list)
    mat: list[list[int]] = field(default_factory=lambda: [[], [], [], []])
    tech: list[list[int]] = field(default_factory=lambda: [[], [], []])
    tiles: list[int] = field(default_factory=list)
    space: list[int] = field(default_factory=list)
    space_explored: list[int] = field(default_factory=list)
    civilizations: list[str] = field(default_factory=list)
    started_with: str | None = None
    civ: CivilizationState = field(default_factory=CivilizationState)
    outposts: int = START_OUTPOSTS
    offered: list[str] = field(default_factory=list)
    used: list[tuple[int, int]] = field(default_factory=list)
    battery_used: bool = False
    income_step: str = ""
    chosen_opponent: str = ""
    chosen_track: int = -1
    dictated: int = -1
    dictated_turns: int = 0

    def copy_into(self, same: PlayedHuman) -> PlayedHuman:
        """Copy the whole state into another side and return that."""
        same.name = self.name
        same.spaces = self.spaces[:]
        same.era = self.era
        same.vp = self.vp
        same.resources = self.resources
        same.civilization = self.civilization
        same.tapestry = self.tapestry
        same.traps = self.traps
        same.historians = dict(self.historians)
        same.certain = self.certain
        same.capital = self.capital
        same.stock = self.stock[:]
        same.buildings = self.buildings[:]
        same.city = self.city.copy()
        same.aside = self.aside[:]
        same.tokens = [tokens[:] for tokens in self.tokens]
        same.left = self.left[:]
        same.hand = self.hand[:]
        same.mat = [cards[:] for cards in self.mat]
        same.tech = [cards[:] for cards in self.tech]
        same.tiles = self.tiles[:]
        same.space = self.space[:]
        same.space_explored = self.space_explored[:]
        same.civilizations = self.civilizations[:]
        same.started_with = self.started_with
        same.civ = self.civ.copy()
        same.outposts = self.outposts
        same.offered = self.offered[:]
        same.used = self.used[:]
        same.battery_used = self.battery_used
        same.income_step = self.income_step
        same.chosen_opponent = self.chosen_opponent
        same.chosen_track = self.chosen_track
        same.dictated = self.dictated
        same.dictated_turns = self.dictated_turns
        return same

    def update(self) -> None:
        """Set the numbers that the bots read from the state of the mats."""
        self.spaces = [max(spaces) if spaces else 0 for spaces in self.tokens]
        for track in self.left:
            self.spaces[track] = LAST_SPACE
        self.resources = sum(self.stock)
        self.traps = self.hand.count(TRAP)
        self.civilization = self.civilizations[0] if self.civilizations else None

    def outposts_left(self) -> int:
        """Return the outposts that can be placed: those of the Militants lie on their mat."""
        return self.outposts if self.civ.militants is None else sum(self.civ.militants)

    def tech_cards(self) -> int:
        return sum(len(row) for row in self.tech)

    def card_on_top(self, era: int) -> int | None:
        """Return the uppermost tapestry card of an era, or None; it can lie face down."""
        cards = self.mat[era - 1] if 1 <= era <= len(self.mat) else []
        return cards[-1] if cards else None

    def facts(self) -> dict[str, Fact]:
        name = self.name
        facts: dict[str, Fact] = {
            f"{name}.era": self.era,
            f"{name}.vp": self.vp,
            f"{name}.tapestry": self.tapestry,
            f"{name}.capital": self.capital,
            f"{name}.outposts": self.outposts,
            f"{name}.hand": len(self.hand),
            f"{name}.aside": " ".join(self.aside) or None,
            f"{name}.left": " ".join(TRACKS[track] for track in self.left) or None,
            f"{name}.civilizations": " ".join(self.civilizations) or None,
            f"{name}.choice": self.chosen_opponent or None,
            f"{name}.choice_track": TRACKS[self.chosen_track] if self.chosen_track >= 0 else None,
        }
        facts |= {f"{name}.stock.{r}": n for r, n in zip(RESOURCES, self.stock, strict=True)}
        facts |= {f"{name}.row.{r}": n for r, n in zip(BUILDINGS, self.buildings, strict=True)}
        for track, spaces in enumerate(self.tokens):
            one = spaces[0] if len(spaces) == 1 else " ".join(map(str, spaces)) or "none"
            facts[f"{name}.track.{TRACKS[track]}"] = one
        for plot, content in self.city.content.items():
            facts[f"{name}.plot.{PLOT_NAMES[plot]}"] = content
        for era, cards in enumerate(self.mat, 1):
            facts[f"{name}.mat.{era}"] = " ".join(map(card_word, cards)) or None
        for row, numbers in zip(ROWS, self.tech, strict=True):
            facts |= {f"{name}.tech.{number}": row for number in numbers}
        facts |= {f"{name}.tile.{number}": 1 for number in self.tiles}
        facts |= {f"{name}.space.{number}": "supply" for number in self.space}
        facts |= {f"{name}.space.{number}": "explored" for number in self.space_explored}
        facts |= {f"{name}.card.{card_word(card)}": self.hand.count(card) for card in self.hand}
        facts |= {f"{name}.historians.{who}": n for who, n in self.historians.items()}
        return facts | self._civilization_facts()

    def _civilization_facts(self) -> dict[str, Fact]:
        name, civ = f"{self.name}.civ", self.civ
        facts: dict[str, Fact] = {
            f"{name}.entertainers": civ.entertainers,
            f"{name}.heralds": " ".join(map(card_word, civ.marked_cards)) or None,
            f"{name}.inventors": " ".join(map(str, civ.marked_tech)) or None,
            f"{name}.historians": " ".join(map(str, civ.historians)) or None,
            f"{name}.leaders": " ".join(TRACKS[track] for track in civ.leaders) or None,
            f"{name}.mystics": " ".join(f"{of}:{n}" for of, n in civ.mystics.items()) or None,
            f"{name}.reached": " ".join(civ.mystics_reached) or None,
        }
        facts |= {f"{name}.tokens.{of}": n for of, n in civ.tokens_left.items()}
        for column, kinds in enumerate(civ.craftsmen, 1):
            facts[f"{name}.craftsmen.{column}"] = " ".join(kinds) or None
        for column, height in enumerate(civ.merrymakers, 1):
            facts[f"{name}.merrymakers.{column}"] = height
        for row, left in enumerate(civ.militants or (), 1):
            facts[f"{name}.militants.{row}"] = left
        return facts


def card_word(card: int) -> str:
    """Return the id of a tapestry card on the mat."""
    return "face_down" if card < 0 else TAPESTRY_CARDS[card].id


def furthest(you: PlayedHuman, track: int) -> int:
    """Return the space that counts for you on a track: 12 if it is completed [H5.6]."""
    return LAST_SPACE if track in you.left else max(you.tokens[track], default=0)
