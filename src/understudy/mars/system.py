"""Terraforming Mars as a game system of Understudy."""

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
from understudy.mars import options as mars_options
from understudy.mars.agents import SIMULATION
from understudy.mars.agents.greedy_agent import FACT_WORTH
from understudy.mars.cards.library import LIBRARY
from understudy.mars.cards.text.describe import describe_cards, describe_policies, describe_projects
from understudy.mars.companion.reported_side import ReportedSide, starting_numbers
from understudy.mars.generation import (
    action_phase,
    end_phase,
    production_phase,
    research_phase,
    set_up,
)
from understudy.mars.guides import GUIDES
from understudy.mars.hidden_info import HIDDEN_INFO
from understudy.mars.human.seat import ScreenSeat
from understudy.mars.marsbot.corporations.cards import CORPORATIONS
from understudy.mars.marsbot.mc_and_tr import Reason
from understudy.mars.new_game import fresh_game, take_corporation
from understudy.mars.printed.boards import board_problems, board_text
from understudy.mars.printed.cards import ALL_CARDS, BONUS_CARDS
from understudy.mars.printed.corporations import CORPORATION_NAMES
from understudy.mars.printed.events import EVENTS
from understudy.mars.printed.preludes import PRELUDES
from understudy.mars.printed.rules import rules
from understudy.mars.printed_constants import printed
from understudy.mars.real_table.checklist import checklist
from understudy.mars.real_table.table_changes import table_changes
from understudy.mars.real_table.table_tasks import notes
from understudy.mars.scenario import check_scenario
from understudy.mars.seat import Seat
from understudy.mars.state import Game
from understudy.mars.view import outcomes, score_now, view

PAGES: Final = {"A": 12, "B": 4, "C": 16}
"""Pages of MarsBot's three rulebooks."""
MARSBOT_SECTIONS: Final = 22
HUMAN_SECTIONS: Final = 14
"""Sections of the rules of MarsBot and of your side, listed in docs/contribute/scenarios.md."""


def _your_seat(setup: mars_options.Setup) -> Seat:
    """Return your side: reported, or played by the program."""
    corporate_era = "corporate_era" in setup.expansions
    if not setup.played:
        return ReportedSide(starting_numbers(corporate_era))
    you = ScreenSeat(LIBRARY)
    if not corporate_era:
        you.production = [1] * len(you.production)
    return you


class Mars(SystemDefaults):
    """Terraforming Mars with MarsBot."""

    name: Final = "mars"
    rules_version: Final = 5

    def options(self) -> dict[str, object]:
        return mars_options.option_listing()

    def complete_options(self, options: Options) -> dict[str, object]:
        return mars_options.complete_options(options)

    def new(self, options: Options) -> Game:
        setup = mars_options.make_setup(options)
        game = fresh_game(setup, _your_seat(setup))
        if setup.corporation in CORPORATIONS:
            take_corporation(game, CORPORATIONS[setup.corporation])
        return game

    def checklist(self, position: Game) -> list[Message]:
        return [] if position.setup.played else checklist(position)

    def play_turn(self, position: Game, table: Table) -> None:
        match position.phase:
            case "action":
                action_phase(position, table)
            case "production":
                production_phase(position, table)
            case "research":
                research_phase(position, table)
            case "setup":
                set_up(position, table)
            case "end":
                end_phase(position, table)

    def notes(self, position: Game, steps: Sequence[Step], since: int) -> list[Note]:
        return notes(position, steps, since)

    def table_changes(self, before: Game, after: Game) -> list[TableChange]:
        return table_changes(before, after)

    def view(self, position: Game) -> dict[str, object]:
        return view(position)

    def listed_facts(self) -> tuple[str, ...]:
        return (
            "generation",
            "phase",
            "winner",
            "map.name",
            "bot.tr",
            "human.tr",
            "corporation.number",
            "scores.",
        )

    def hidden_info(self) -> HiddenInfo:
        return HIDDEN_INFO

    def outcomes(self, position: Game) -> dict[str, int]:
        return outcomes(position)

    def score_now(self, position: Game) -> tuple[int, dict[str, int]]:
        return score_now(position)

    def simulation(self) -> Simulation:
        return SIMULATION

    def reasons(self) -> tuple[str, ...]:
        return tuple(reason.value for reason in Reason)

    def rules(self) -> tuple[Rule, ...]:
        return rules()

    def citations(self) -> Collection[str]:
        """Return pages, sections of the rules, corporations and bonus cards of MarsBot."""
        marsbot = range(1, MARSBOT_SECTIONS + 1)
        human = range(1, HUMAN_SECTIONS + 1)
        return (
            *(f"{book} p.{page}" for book, pages in PAGES.items() for page in range(1, pages + 1)),
            *(f"{prefix}{section}" for prefix in ("", "marsbot ") for section in marsbot),
            *(f"{prefix}{section}" for prefix in ("T ", "§") for section in human),
            *CORPORATIONS,
            *(card.number for card in BONUS_CARDS.values()),
        )

    def names(self) -> dict[str, dict[str, dict[str, str]]]:
        return {
            "mars-card": {card.number: card.names for card in ALL_CARDS},
            "mars-bonus-card": {
                card.number: {code: f"{card.number} {name}" for code, name in card.names.items()}
                for card in BONUS_CARDS.values()
            },
            "mars-prelude": {prelude.number: prelude.names for prelude in PRELUDES.values()},
            "mars-corporation": CORPORATION_NAMES,
            "mars-your-card": {card.number: card.names for card in LIBRARY if card.names},
            "mars-your-corporation": {
                card.number: card.names for card in LIBRARY if card.kind == "corporation"
            },
            "mars-event": {event.id: event.names for event in EVENTS.values()},
        }

    def printed(self) -> dict[str, object]:
        return {
            **printed(),
            "cards": describe_cards(LIBRARY),
            "policies": describe_policies(LIBRARY),
            "projects": describe_projects(),
            "worth": FACT_WORTH,
        }

    def guides(self) -> tuple[Guide, ...]:
        return GUIDES

    def picture(self, position: Game, say: Say) -> str:
        # Only notebooks draw pictures: import the module on demand.
        from understudy.mars.svg_board import picture

        return picture(position, say)

    def editable_boards(self) -> dict[str, dict[str, str]]:
        return {"board": {name: board_text(name) for name in mars_options.MAPS}}

    def check_board(self, kind: str, text: str) -> list[Message]:
        return board_problems(text) if kind == "board" else super().check_board(kind, text)

    def check_scenario(self, scenario: Mapping[str, Any]) -> list[Message]:
        return check_scenario(scenario)


GAME: Final = Mars()
