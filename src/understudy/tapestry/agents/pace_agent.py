"""The agent `pace`: some advances in every era, mostly on two tracks, then income."""

from __future__ import annotations

from functools import partial
from typing import Final

from understudy.core import Agent, Chance, NamedAgent, Pass, Policy, Question, Seat
from understudy.tapestry.printed.tracks import LAST_SPACE, TRACKS
from understudy.tapestry.state import Game

PACES: Final = {"slow": 13, "normal": 11, "fast": 9}
"""Paces by name; a lower number means more advances in each era."""

DEFAULT_PACE: Final = "normal"
PACE_RANGE: Final = range(6, 20)

SLOWEST_PACE: Final = 15
MIN_ADVANCES: Final = 3
"""Advances in the first era: `SLOWEST_PACE` minus the pace, but at least `MIN_ADVANCES`."""


class Pace:
    """Agent that advances at a pace and reports nothing else."""

    exact: Final = True

    def __init__(self, game: Game, chance: Chance, pace: int) -> None:
        self.game = game
        self.chance = chance
        self.fallback = Pass()
        self.advances = max(MIN_ADVANCES, SLOWEST_PACE - pace)
        self.favorites = (chance.below(4), chance.below(4))
        self.era = 0
        self.advances_left = 0

    def answer(self, question: Question[object]) -> object:
        human = self.game.humans[0]
        if question.id != "tapestry-ask-turn" or question.args.get("moved"):
            return self.fallback.answer(question)
        if self.era != human.era:
            self.era = human.era
            self.advances_left = self.advances_in_era()
        if not self.advances_left:
            return self.fallback.answer(question)
        self.advances_left -= 1
        track = self.chance.below(8)
        track = track if track < 4 else self.favorites[track % 2]
        if human.spaces[track] >= LAST_SPACE:
            return self.fallback.answer(question)
        return {"do": "advance", "track": TRACKS[track]}

    def advances_in_era(self) -> int:
        """Return a random number of advances for the current era; later eras have more."""
        return self.advances + self.era - 1 + self.chance.below(3)


def parse_pace(agent: type[Pace], setting: str) -> Agent | None:
    """Return an agent at the pace of a setting: ``fast``, ``11``, or empty for the default."""
    pace = int(setting) if setting.isdecimal() else PACES.get(setting or DEFAULT_PACE, 0)
    return partial(make_agent, agent, pace) if pace in PACE_RANGE else None


def make_agent(agent: type[Pace], pace: int, seat: Seat) -> Policy:
    """Return an agent of this class at this pace for a seat."""
    return agent(seat.position, seat.chance, pace)


PACE: Final = NamedAgent(partial(parse_pace, Pace), tuple(PACES))
