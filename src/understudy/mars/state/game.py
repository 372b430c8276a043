"""The position of a game against MarsBot, as plain data."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from understudy.components.deck import Deck
from understudy.components.hex_map import spaces_of
from understudy.components.shortlist import Ranking
from understudy.components.track import Track
from understudy.core import Fact
from understudy.mars.options import Setup
from understudy.mars.printed.boards import BoardFacts
from understudy.mars.printed.cards import card_number
from understudy.mars.printed.maps import MARS, MapFacts
from understudy.mars.seat import Seat
from understudy.mars.sides import HUMAN
from understudy.mars.state.bot import Bot
from understudy.mars.state.colonies import ColonyTile
from understudy.mars.state.parties import Turmoil
from understudy.mars.state.planet import Planet
from understudy.mars.state.triggers import NO_TRIGGERS, ActionTables, Triggers

# Type-only imports: the functions of these types take the position, which is a cycle.
if TYPE_CHECKING:
    from understudy.mars.marsbot.corporation import Corporation
    from understudy.mars.milestones_awards.evaluation import Award, Milestone

NO_RANKING: Final = Ranking(())


@dataclass(slots=True)
class Game:
    """The whole position. `phase` is setup, research, action, production, end or over.

    `milestone_row` and `award_row`: in play, from left to right. `ranking`: ranks the spaces where
    most icons decide. Awards in play can put the tie-break by oceans below it (`oceans_last`) or
    count an extra icon next to special tiles (`icons_by_special`). `action_tables`: what MarsBot
    does for icons and bonus cards. `triggers`: functions to call at events.
    """

    setup: Setup
    map: MapFacts
    board: BoardFacts
    planet: Planet
    bot: Bot
    you: Seat
    project: Deck
    action_tables: ActionTables
    generation: int = 1
    phase: str = "setup"
    first_player: str = HUMAN
    mover: str = HUMAN
    milestones: dict[str, str] = field(default_factory=dict)
    awards: dict[str, str] = field(default_factory=dict)
    over: bool = False
    winner: str | None = None
    scores: dict[str, dict[str, int]] = field(default_factory=dict)
    award_values: dict[str, dict[str, int]] = field(default_factory=dict)
    drafted: list[int] = field(default_factory=list)
    reported: list[int] = field(default_factory=list)
    milestone_row: tuple[Milestone, ...] = ()
    award_row: tuple[Award, ...] = ()
    ranking: Ranking = NO_RANKING
    oceans_last: bool = False
    icons_by_special: bool = False
    colonies: list[ColonyTile] = field(default_factory=list)
    turmoil: Turmoil | None = None
    event_deck: list[str] = field(default_factory=list)
    corporation: Corporation | None = None
    triggers: Triggers = NO_TRIGGERS

    def copy(self) -> Game:
        return Game(
            self.setup, self.map, self.board, self.planet.copy(), self.bot.copy(),
            self.you.copy(), self.project.copy(), self.action_tables, self.generation, self.phase,
            self.first_player, self.mover, dict(self.milestones), dict(self.awards), self.over,
            self.winner, dict(self.scores), dict(self.award_values), self.drafted[:],
            self.reported[:], self.milestone_row, self.award_row, self.ranking, self.oceans_last,
            self.icons_by_special,
            [tile.copy() for tile in self.colonies],
            self.turmoil.copy() if self.turmoil else None, self.event_deck[:],
            self.corporation, self.triggers,
        )  # fmt: skip

    @property
    def prelude(self) -> bool:
        """Whether Prelude shortens the game (15.1)."""
        return "prelude" in self.setup.expansions or "prelude2" in self.setup.expansions

    @property
    def last_generation(self) -> int:
        """Return the generation that, once it begins, means defeat (18.1). [A p.10] [C p.1]"""
        return 18 if self.prelude else 20

    @property
    def drafting(self) -> bool:
        """Whether cards are drafted: by option, or as the corporation requires (5.5)."""
        corporation = self.corporation
        return self.setup.draft or (corporation is not None and bool(corporation.priority))

    def track(self, tag: str) -> Track:
        return self.bot.tracks[self.board.track_of[tag]]

    def facts(self) -> dict[str, Fact]:
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
            facts |= tile.facts()
        if self.turmoil is not None:
            facts |= self.turmoil.facts()
        return facts

    def _card_facts(self) -> dict[str, Fact]:
        """Return the pile of each face-up card."""
        bot = self.bot
        piles = {
            "project_discard": self.project.discard,
            "bot.played": bot.played,
            "bot.bonus_discard": bot.bonus.discard,
            "bot.destroyed": bot.bonus.destroyed,
            "bot.set_aside": bot.set_aside,
            "removed": bot.removed,
            "human.drafted": self.drafted,
            "human.played": self.reported,
        }
        return {f"card.{card_number(card)}": pile for pile, held in piles.items() for card in held}
