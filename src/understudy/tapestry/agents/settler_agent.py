"""The agent `settler`: advances at a pace, and explores and conquers as its spaces suggest.

On a space where the Automa would explore or conquer, the agent does so too. Its final points depend
only on its spaces on the tracks: a rough model, but the bots meet an opponent on map and tracks.
"""

from __future__ import annotations

from functools import partial
from typing import Final

from understudy.components.hex_map import spaces_of
from understudy.core import Chance, NamedAgent, Question
from understudy.tapestry.agents.pace_agent import PACES, Pace, parse_pace
from understudy.tapestry.map.legal import conquerable
from understudy.tapestry.printed.map import HEXES
from understudy.tapestry.printed.tracks import LAST_SPACE, SPACES, TRACK_ID
from understudy.tapestry.sides import HUMAN
from understudy.tapestry.state import OUTPOSTS, Game

POINTS: Final[tuple[float, ...]] = (6.0, 7.0, 8.0, 8.0, 9.0, 10.0)
"""Possible final points for each space on the tracks; each game draws one of them."""

MAX_POINTS: Final = 500


class Settler(Pace):
    """Agent that advances at a pace and acts on the map."""

    def __init__(self, game: Game, chance: Chance, pace: int) -> None:
        super().__init__(game, chance, pace)
        self.points_per_space = POINTS[chance.below(len(POINTS))]
        self.pending_actions: list[str] = []
        self.starts_mid_game = game.phase != "setup"

    def answer(self, question: Question[object]) -> object:
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
        if self.starts_mid_game:
            self._skip_taken_advances()
        answer = super().answer(question)
        if isinstance(answer, dict) and answer["do"] == "advance":
            track = TRACK_ID[str(answer["track"])]
            space = self.game.humans[0].spaces[track] + 1
            actions = SPACES[track][space].actions if space <= LAST_SPACE else ()
            self.pending_actions = [action.name for action in actions]
        return answer

    def _skip_taken_advances(self) -> None:
        """When starting mid-era, skip the advances already taken; the deck shows how many."""
        self.starts_mid_game = False
        game = self.game
        self.era = game.humans[0].era
        advances = self.advances_in_era()
        left = len(game.decision)
        total = left + len(game.decision.discard) + (2 if game.pair else 0)
        same_era = total and game.era >= self.era
        self.advances_left = -(-advances * left // total) if same_era else advances

    def _report(self, action: str) -> dict[str, object] | None:
        """Return the report of exploring or conquering a hex; None if no hex is possible."""
        land = self.game.land
        near = HEXES.next_to(land.controlled_by(HUMAN))
        if action.startswith("explore"):
            hexes = HEXES.all & ~land.territory & near
        elif action.startswith("conquer") and land.count(HUMAN) < OUTPOSTS:
            hexes = conquerable(land, HUMAN) & near
        else:
            return None
        found = spaces_of(hexes)
        if not found:
            return None
        hex = HEXES.names[found[self.chance.below(len(found))]]
        return {"do": action.split("_")[0], "hex": hex}


SETTLER: Final = NamedAgent(partial(parse_pace, Settler), tuple(PACES))
