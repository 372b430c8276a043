"""The human side of the companion: a person at the real table who reports."""

from __future__ import annotations

from dataclasses import dataclass

from understudy.core import Change, Fact, Table
from understudy.tapestry.companion.report_menu import human_turn
from understudy.tapestry.decks.tapestry_cards import discard_tapestry_card
from understudy.tapestry.era_effects import active_era_effect
from understudy.tapestry.printed.cards import TRAP
from understudy.tapestry.state import Bot, Game, Human, track_facts
from understudy.tapestry.state_changes import owner_ref, you_gain_vp, you_take_resources


@dataclass(slots=True)
class ReportedHuman(Human):
    """A human whose mats, cards and resources are on the real table."""

    def copy(self) -> ReportedHuman:
        return ReportedHuman(
            self.name, self.spaces[:], self.era, self.vp, self.resources, self.civilization,
            self.tapestry, self.traps, dict(self.historians), self.certain,
        )  # fmt: skip

    def facts(self) -> dict[str, Fact]:
        name = self.name
        return {
            f"{name}.era": self.era,
            f"{name}.vp": self.vp,
            f"{name}.resources": self.resources,
            f"{name}.civilization": self.civilization,
            f"{name}.tapestry": self.tapestry,
            f"{name}.traps": self.traps,
            **{f"{name}.historians.{bot}": count for bot, count in self.historians.items()},
            **track_facts(name, self.spaces),
        }

    def take_turn(self, game: Game, table: Table) -> None:
        human_turn(game, table, self)

    def take_resources(self, game: Game, table: Table, count: int, kind: str, cite: str) -> None:
        you_take_resources(table, self, count, kind, cite)

    def discard_trap(self, game: Game) -> list[Change]:
        if self.traps is None:
            return []
        self.traps -= 1
        changes = [Change(f"{self.name}.traps", self.traps + 1, self.traps)]
        if not game.tapestry.real:
            changes.append(discard_tapestry_card(game, TRAP))
        return changes

    def see_advance(self, game: Game, table: Table, bot: Bot, track: int) -> None:
        """Gain the points that an era card pays for a bot's advance [R21.2]."""
        card = active_era_effect(self)
        if card is not None and card.track == track:
            you_gain_vp(table, self, card.vp, card.vp_message, card.cite)

    def see_landmark(self, game: Game, table: Table, bot: Bot) -> None:
        """Tell the player that a token of the Historians reacts [R21.3]."""
        if self.historians.get(bot.name) and table.listening:
            table.tell("tapestry-historians", "R21.3", owner=owner_ref(bot.name))
