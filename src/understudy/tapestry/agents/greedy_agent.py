"""An agent for screen games: takes what looks best by simple values."""

from __future__ import annotations

from typing import Any, Final

from understudy.core import Chance, Choice, Policy, Question, Ref, Seat
from understudy.core.agents.legal_answers import legal_answers
from understudy.core.questions.turn_menu import Move, TurnMenu
from understudy.tapestry.human.actions.advance import PLUS
from understudy.tapestry.human.state.city import DISTRICT_AREAS, LINES, landmark_places
from understudy.tapestry.human.state.side import PlayedHuman
from understudy.tapestry.map.terrain import aligned_sides_of_tile
from understudy.tapestry.printed.benefits import RESOURCES
from understudy.tapestry.printed.capital_mats import plot_named
from understudy.tapestry.printed.map import HEXES
from understudy.tapestry.printed.tracks import SPACES, TRACK_ID
from understudy.tapestry.state import Game

LANDMARK_WORTH: Final = 6.0
"""What an unclaimed landmark on the next space is worth, in spaces."""
LAST: Final = ("no", "none", "aside", "stop")
"""Answers that leave something; the agent takes what it can get."""


class Greedy:
    """Advances as long as it can pay, towards landmarks and on tracks where it is far ahead."""

    exact = True

    def __init__(self, game: Game, chance: Chance) -> None:
        self.game = game
        self.chance = chance

    def answer(self, question: Question[object]) -> object:
        if isinstance(question, TurnMenu):
            return self._move(question)
        answers = legal_answers(question)
        if len(answers) == 1:
            return answers[0]
        values = [self._value(question, answer) for answer in answers]
        best = max(values)
        equal = [answer for answer, value in zip(answers, values, strict=True) if value == best]
        return equal[self.chance.below(len(equal))]

    def _you(self, question: Question[Any]) -> PlayedHuman:
        owner = question.args.get("owner")
        you = self.game.human(owner.id if isinstance(owner, Ref) else "human")
        assert isinstance(you, PlayedHuman)
        return you

    def _move(self, menu: TurnMenu) -> Move:
        """Return the advance to the furthest space, or the income turn if none can be paid."""
        you = self._you(menu)
        moves = menu.moves()
        advances = [move for move in moves if move["do"] == "advance"]
        if not advances:
            return moves[-1]
        return max(advances, key=lambda move: self._advance_worth(you, TRACK_ID[move["track"]]))

    def _advance_worth(self, you: PlayedHuman, track: int) -> float:
        space = max(you.tokens[track], default=0) + 1
        landmark = SPACES[track][min(space, 12)].landmark
        free = landmark is not None and landmark not in self.game.landmarks
        return space + (LANDMARK_WORTH if free else 0.0)

    def _value(self, question: Question[Any], answer: object) -> float:
        if not isinstance(question, Choice) or not isinstance(answer, str):
            return float(answer) if isinstance(answer, int) else 0.0
        if answer in LAST:
            return -1.0
        you = self._you(question)
        match question.kind:
            case "tapestry-resource":
                return -you.stock[RESOURCES.index(answer)]
            case "tapestry-payment" | "tapestry-bonus-payment":
                return self._left_over(you, answer)
            case "tapestry-place":
                return self._place_worth(you, question, answer)
            case "tapestry-turned-tile":
                return self._tile_worth(question, answer)
        return 0.0

    def _left_over(self, you: PlayedHuman, payment: str) -> float:
        """Return how evenly resources are left; scarce ones are kept."""
        left = you.stock[:]
        for kind in payment.split(PLUS):
            if kind in RESOURCES:
                left[RESOURCES.index(kind)] -= 1
        return float(min(left)) - 0.1 * max(left)

    def _place_worth(self, you: PlayedHuman, question: Choice, answer: str) -> float:
        """Return how much a place completes rows, columns and districts."""
        city, plots = you.city, 0
        plot = plot_named(answer)
        what = question.args.get("what")
        if plot is not None and isinstance(what, Ref) and what.kind == "tapestry-building":
            plots = 1 << plot
        elif isinstance(what, Ref) and what.kind == "tapestry-landmark":
            plots = next((p.plots for p in landmark_places(what.id) if p.name == answer), 0)
        if not plots:
            return 0.5
        filled = city.filled | plots
        worth = 0.0
        for area, points in ((LINES, 1.0), (DISTRICT_AREAS, 3.0)):
            for one in area:
                if plots & one:
                    share = (one & filled).bit_count() / one.bit_count()
                    worth += points * share**3
        return worth

    def _tile_worth(self, question: Choice, answer: str) -> float:
        """Return the points for the sides of a tile on the chosen hex."""
        hex = question.args.get("hex")
        if not isinstance(hex, Ref):
            return 0.0
        tile, _, turn = answer.partition(".")
        land = self.game.land
        return float(len(aligned_sides_of_tile(land, HEXES.index[hex.id], int(tile), int(turn))))


def greedy_policy(seat: Seat) -> Policy:
    """Return the policy of this agent."""
    return Greedy(seat.position, seat.chance)
