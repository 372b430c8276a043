"""State of the human side when the program plays it."""

from __future__ import annotations

from abc import abstractmethod
from typing import Any

from understudy.core import Change, Fact, Table
from understudy.core.mypyc_hints import mypyc_attr
from understudy.mars.human.state.card import Card, Library
from understudy.mars.human.state.card_definition import Trigger
from understudy.mars.human.state.modifiers import Modifiers
from understudy.mars.human.state.obstacle import KnownObstacles
from understudy.mars.printed.allowed_values import RESOURCES, TAGS
from understudy.mars.seat import Seat
from understudy.mars.state import Game


@mypyc_attr(allow_interpreted_subclasses=True)
class Human(Seat):
    """State of the human side when the program plays it.

    `stock` and `production` are indexed by resource; `tags` counts the tags of face-up cards.
    `played` holds green and blue cards and preludes, `events` the face-down pile.
    `card_resources` maps cards to the resources on them; `hosted` does so for cards that lie
    under another one. `used` lists the cards whose action was used this generation, `ran_once`
    those whose once-per-action trigger has run. `first_actions_due` lists corporations whose
    first action is still due, `out_of_game` preludes and corporations that left the game.
    `triggers` maps the class of an event to pairs of card and trigger.

    `harmed`: MarsBot took something from you this generation. `without_reward`: raises and
    tiles give nothing now. `known_obstacles` holds what moves lack while the menu of a turn waits
    for its answer and a journal is kept; a copy has none.
    """

    def __init__(self, library: Library, tr: int = 20) -> None:
        super().__init__(tr)
        self.library = library
        self.stock = [0] * len(RESOURCES)
        self.production = [0] * len(RESOURCES)
        self.tags = [0] * len(TAGS)
        self.hand: list[int] = []
        self.preludes: list[int] = []
        self.offered: list[int] = []
        self.corporations: list[int] = []
        self.played: list[int] = []
        self.events: list[int] = []
        self.first_actions_due: list[int] = []
        self.card_resources: dict[int, int] = {}
        self.used: list[int] = []
        self.hosted: dict[int, int] = {}
        self.triggers: dict[type[Trigger], tuple[tuple[Card, Any], ...]] = {}
        self.modifiers = Modifiers()
        self.next_discount = 0
        self.next_tolerance = 0
        self.tr_raised = False
        self.rating_skipped = False
        self.plants_removed = False
        self.fleets = 1
        self.oceans_placed = 0
        self.temperature_steps = 0
        self.tag_kinds_seen: frozenset[int] = frozenset()
        self.cathedrals = 0
        self.off_map_cathedrals = 0
        self.harmed = False
        self.out_of_game: list[int] = []
        self.nomads_space = -1
        self.tile_of_card: dict[int, int] = {}
        self.ran_once: list[int] = []
        self.known_obstacles: KnownObstacles | None = None

    def copy_into(self, same: Human) -> Human:
        """Copy the whole state into another side and return that."""
        same.tr = self.tr
        same.passed = self.passed
        same.off_map_cities = self.off_map_cities
        same.stock = self.stock[:]
        same.production = self.production[:]
        same.tags = self.tags[:]
        same.hand = self.hand[:]
        same.preludes = self.preludes[:]
        same.offered = self.offered[:]
        same.corporations = self.corporations[:]
        same.played = self.played[:]
        same.events = self.events[:]
        same.first_actions_due = self.first_actions_due[:]
        same.card_resources = dict(self.card_resources)
        same.used = self.used[:]
        same.hosted = dict(self.hosted)
        same.triggers = self.triggers
        same.modifiers = self.modifiers
        same.next_discount = self.next_discount
        same.next_tolerance = self.next_tolerance
        same.tr_raised = self.tr_raised
        same.rating_skipped = self.rating_skipped
        same.plants_removed = self.plants_removed
        same.fleets = self.fleets
        same.oceans_placed = self.oceans_placed
        same.temperature_steps = self.temperature_steps
        same.tag_kinds_seen = self.tag_kinds_seen
        same.cathedrals = self.cathedrals
        same.off_map_cathedrals = self.off_map_cathedrals
        same.harmed = self.harmed
        same.out_of_game = self.out_of_game[:]
        same.nomads_space = self.nomads_space
        same.tile_of_card = dict(self.tile_of_card)
        same.ran_once = self.ran_once[:]
        same.without_reward = self.without_reward
        return same

    def projected(self, production: list[int], tags: list[int]) -> Human:
        """Return a copy with this production and these tags."""
        same = self.copy()
        assert isinstance(same, Human)
        same.production, same.tags = production, tags
        return same

    @abstractmethod
    def build_colony(self, game: Game, table: Table) -> None:
        """Build the colony that a space of the map gives you (12.3). [T 12.3]"""

    @abstractmethod
    def gain_delegate(self, game: Game, table: Table) -> None:
        """Place the delegate that a space gives you, if Turmoil is in play (12.4). [T 12.4]"""

    def face_up(self) -> list[Card]:
        """Return your face-up cards: corporations, preludes, green and blue cards."""
        library = self.library
        return [library[card] for card in (*self.corporations, *self.played)]

    def facts(self) -> dict[str, Fact]:
        library = self.library
        facts: dict[str, Fact] = {
            "human.tr": self.tr,
            "human.passed": int(self.passed),
            "human.off_map_cities": self.off_map_cities,
        }
        for index, resource in enumerate(RESOURCES):
            facts[f"human.stock.{resource}"] = self.stock[index]
            facts[f"human.production.{resource}"] = self.production[index]
        piles = {
            "hand": self.hand,
            "played": self.played,
            "events": self.events,
            "corporation": self.corporations,
            "prelude": self.preludes,
            "hosted": list(self.hosted),
        }
        for name, pile in piles.items():
            facts |= {f"card.{library[card].number}": f"human.{name}" for card in pile}
        facts |= {
            f"human.on_card.{library[c].number}": count for c, count in self.card_resources.items()
        }
        facts |= {f"human.on_card.{library[c].number}": count for c, count in self.hosted.items()}
        facts["human.fleets"] = self.fleets
        facts |= {f"human.used.{library[card].number}": 1 for card in self.used}
        return facts

    def gain_rating(self, game: Game, table: Table, amount: int) -> tuple[Change, ...]:
        """Change the terraform rating, never below 0, and return the changes."""
        if self.without_reward:
            return ()
        if amount > 0:
            if self.modifiers.skips_rating and not self.rating_skipped and game.phase == "action":
                self.rating_skipped = True
                amount -= 1
            self.tr_raised = self.tr_raised or amount > 0
        return super().gain_rating(game, table, amount)
