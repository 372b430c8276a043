"""The interface of Tapestry to the rest of the program."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any, Final

from understudy.core import (
    Guide,
    HiddenInfo,
    Message,
    Note,
    Options,
    Rule,
    Say,
    Simulation,
    Step,
    SystemDefaults,
    Table,
    TableChange,
)
from understudy.tapestry import options as choices
from understudy.tapestry.agents import SIMULATION
from understudy.tapestry.game_flow import play_turn
from understudy.tapestry.guides import GUIDES
from understudy.tapestry.hidden_info import HIDDEN_INFO
from understudy.tapestry.new_game import new_game
from understudy.tapestry.printed.cards import CIVILIZATIONS, TAPESTRY_CARDS, TECH_CARDS
from understudy.tapestry.printed.decision_cards import DECISION_CARDS
from understudy.tapestry.printed.levels import AUTOMA_CIVILIZATIONS
from understudy.tapestry.printed.map import HEX_LABELS
from understudy.tapestry.printed.rules import conquest_steps, rule_sections, rulings
from understudy.tapestry.printed.tracks import SPACES, TRACKS
from understudy.tapestry.printed_constants import printed
from understudy.tapestry.real_table.checklist import checklist
from understudy.tapestry.real_table.table_changes import table_changes
from understudy.tapestry.real_table.table_tasks import notes
from understudy.tapestry.scenario import check_scenario
from understudy.tapestry.sides import AUTOMA
from understudy.tapestry.state import Game
from understudy.tapestry.state_changes import Reason
from understudy.tapestry.view import outcomes, view
from understudy.tapestry.your_names import your_names

BOT_SECTIONS: Final = 24
HUMAN_SECTIONS: Final = 19
"""Sections of the rules of the bots (R) and of your side (H)."""


class Tapestry(SystemDefaults):
    """The game system of Tapestry with the Automa and the Shadow Empire."""

    name: Final = "tapestry"
    rules_version: Final = 2

    def options(self) -> dict[str, object]:
        return choices.option_listing()

    def guides(self) -> tuple[Guide, ...]:
        return GUIDES

    def complete_options(self, options: Options) -> dict[str, object]:
        return choices.complete_options(options)

    def new(self, options: Options) -> Game:
        return new_game(choices.setup(options))

    def checklist(self, position: Game) -> list[Message]:
        return checklist(position)

    def play_turn(self, position: Game, table: Table) -> None:
        play_turn(position, table)

    def notes(self, position: Game, steps: Sequence[Step], since: int) -> list[Note]:
        return notes(position, steps, since)

    def table_changes(self, before: Game, after: Game) -> list[TableChange]:
        return table_changes(before, after)

    def view(self, position: Game) -> dict[str, object]:
        return view(position)

    def listed_facts(self) -> tuple[str, ...]:
        return (
            "era", "players", "difficulty", "first_player", "winner",
            "points.", "scores.", "called.",
        )  # fmt: skip

    def hidden_info(self) -> HiddenInfo:
        return HIDDEN_INFO

    def score_now(self, position: Game) -> tuple[int, dict[str, int]] | None:
        """Return the era and the points of all sides; a reported side has no running score."""
        if not position.setup.played:
            return None
        scores = {human.name: human.vp for human in position.humans}
        if position.setup.solo:
            scores[AUTOMA] = position.mat.vp
        return max(human.era for human in position.humans), scores

    def outcomes(self, position: Game) -> dict[str, int]:
        return outcomes(position)

    def simulation(self) -> Simulation:
        return SIMULATION

    def reasons(self) -> tuple[str, ...]:
        return tuple(reason.value for reason in Reason)

    def rules(self) -> tuple[Rule, ...]:
        return (*rule_sections(), *rulings())

    def citations(self) -> Collection[str]:
        """Return sections, steps of conquering, civilizations of the bots and of people, cards."""
        return (
            *(f"R{section}" for section in range(1, BOT_SECTIONS + 1)),
            *(f"H{section}" for section in range(1, HUMAN_SECTIONS + 1)),
            *conquest_steps(),
            *(f"18 {id}" for id in AUTOMA_CIVILIZATIONS),
            *(f"card {card.id}" for card in TAPESTRY_CARDS.values()),
            *(f"civilization {id}" for id in CIVILIZATIONS),
        )

    def names(self) -> dict[str, dict[str, dict[str, str]]]:
        return {
            "tapestry-card": {card.id: card.names for card in TAPESTRY_CARDS.values()},
            "tapestry-civilization": {one.id: one.names for one in CIVILIZATIONS.values()},
            "tapestry-tech": {str(card.number): card.names for card in TECH_CARDS.values()},
            "tapestry-decision": {
                str(card.number): {"en": str(card.number)} for card in DECISION_CARDS
            },
            "tapestry-hex": {name: {"en": label} for name, label in HEX_LABELS.items()},
            **your_names(),
            "tapestry-space": {
                f"{TRACKS[track]}-{n}": space.names
                for track, spaces in enumerate(SPACES)
                for n, space in enumerate(spaces)
            },
        }

    def printed(self) -> dict[str, object]:
        return printed()

    def picture(self, position: Game, say: Say) -> str:
        # Imported here because only notebooks need it.
        from understudy.tapestry.svg_board import picture

        return picture(position, say)

    def check_scenario(self, scenario: Mapping[str, Any]) -> list[Message]:
        return check_scenario(scenario)


GAME: Final = Tapestry()
