"""The human model `settler`: advances at a pace, and does on the map what its spaces suggest.

It explores and conquers where the Automa would on such a space, and its points follow from how far
it came: rough, but the bots meet somebody on the map and on the tracks.
"""

from __future__ import annotations

from functools import partial
from typing import Final

from understudy.components.hex_map import spaces_of
from understudy.core import Agent, Chance, NamedAgent, Policy, Question, Seat
from understudy.tapestry.agents.pace_agent import DEFAULT_PACE, PACE_RANGE, PACES, Pace
from understudy.tapestry.map.legal import conquerable
from understudy.tapestry.printed.map import HEXES
from understudy.tapestry.printed.tracks import LAST_SPACE, SPACES, TRACK_ID
from understudy.tapestry.state import OUTPOSTS, Game

POINTS: Final = (6.0, 7.0, 8.0, 8.0, 9.0, 10.0)
"""Points of one player or another at the end for each space on the tracks."""

MAX_POINTS: Final = 500


class Settler(Pace):
    """Plays Tapestry at a pace, on the map too."""

    def __init__(self, game: Game, chance: Chance, pace: int) -> None:
        super().__init__(game, chance, pace)
        self.points_per_space = POINTS[chance.below(len(POINTS))]
        self.pending_actions: list[str] = []
        self.joins = game.phase != "setup"

    def answer(self, question: Question[object]) -> object:
        """The answer to this question."""
        if question.id == "tapestry-ask-score":
            points = int(sum(self.game.humans[0].spaces) * self.points_per_space)
            return {"vp": min(MAX_POINTS, max(points, self.game.humans[0].vp))}
        if question.id != "tapestry-ask-turn":
            return self.fallback.answer(question)
        if question.args.get("moved"):
            while self.pending_actions:
                report = self._report(self.pending_actions.pop())
                if report is not None:
                    return report
            return self.fallback.answer(question)
        return self._move(question)

    def _move(self, question: Question[object]) -> object:
        if self.joins:
            self._join()
        answer = super().answer(question)
        if isinstance(answer, dict) and answer["do"] == "advance":
            track = TRACK_ID[str(answer["track"])]
            space = self.game.humans[0].spaces[track] + 1
            actions = SPACES[track][space].actions if space <= LAST_SPACE else ()
            self.pending_actions = [action.name for action in actions]
        return answer

    def _join(self) -> None:
        """Whoever joins in the middle of an era has part of it behind."""
        self.joins = False
        game = self.game
        self.era = game.humans[0].era
        most = self.advances + self.era - 1 + self.chance.below(3)
        used = len(game.decision.discard) + (2 if game.pair else 0)
        left = len(game.decision)
        whole = left + used
        self.left = -(-most * left // whole) if whole and game.era >= self.era else most

    def _report(self, action: str) -> dict[str, object] | None:
        """What the space suggests on the map; None if it is nothing or nowhere possible."""
        land = self.game.land
        mine = land.controlled_by("human")
        if action.startswith("explore"):
            hexes = HEXES.all & ~land.territory & HEXES.next_to(mine)
        elif action.startswith("conquer") and land.count("human") < OUTPOSTS:
            hexes = conquerable(land, "human") & HEXES.next_to(mine)
        else:
            return None
        found = spaces_of(hexes)
        if not found:
            return None
        hex = HEXES.names[found[self.chance.below(len(found))]]
        return {"do": action.split("_")[0], "hex": hex}


def parse_settler(setting: str) -> Agent | None:
    """``settler``, ``settler:fast``, or a number: ``settler:11``."""
    pace = int(setting) if setting.isdecimal() else PACES.get(setting or DEFAULT_PACE, 0)
    return partial(make_settler_agent, pace) if pace in PACE_RANGE else None


def make_settler_agent(pace: int, place: Seat) -> Policy:
    """Sit down at a game with this pace."""
    return Settler(place.position, place.chance, pace)


SETTLER: Final = NamedAgent(parse_settler, tuple(PACES))
