"""The human model `pace`: some advances in every era, mostly on two tracks, then income."""

from __future__ import annotations

from functools import partial
from typing import Final

from understudy.core import Agent, Chance, NamedAgent, Pass, Policy, Question, Seat
from understudy.tapestry.printed.tracks import LAST_SPACE, TRACKS
from understudy.tapestry.state import Game

PACES: Final = {"slow": 13, "normal": 11, "fast": 9}
"""The paces by name: the lower the number, the more a player gets done in an era."""

DEFAULT_PACE: Final = "normal"
PACE_RANGE: Final = range(6, 20)

SLOWEST_PACE: Final = 15
MIN_ADVANCES: Final = 3
"""Advances in the first era: as many as the pace is below the slowest, but not fewer than these."""


class Pace:
    """Plays Tapestry at a pace."""

    exact: Final = True

    def __init__(self, game: Game, chance: Chance, pace: int) -> None:
        self.game = game
        self.chance = chance
        self.fallback = Pass()
        self.advances = max(MIN_ADVANCES, SLOWEST_PACE - pace)
        self.favourites = (chance.below(4), chance.below(4))
        self.era = 0
        self.left = 0

    def answer(self, question: Question[object]) -> object:
        """The answer to this question."""
        human = self.game.humans[0]
        if question.id != "tapestry-ask-turn" or question.args.get("moved"):
            return self.fallback.answer(question)
        if self.era != human.era:
            self.era = human.era
            self.left = self.advances + self.era - 1 + self.chance.below(3)
        if not self.left:
            return self.fallback.answer(question)
        self.left -= 1
        track = self.chance.below(8)
        track = track if track < 4 else self.favourites[track % 2]
        if human.spaces[track] >= LAST_SPACE:
            return self.fallback.answer(question)
        return {"do": "advance", "track": TRACKS[track]}


def parse_pace(setting: str) -> Agent | None:
    """``pace``, ``pace:fast``, or a number: ``pace:11``."""
    pace = int(setting) if setting.isdecimal() else PACES.get(setting or DEFAULT_PACE, 0)
    return partial(make_pace_agent, pace) if pace in PACE_RANGE else None


def make_pace_agent(pace: int, place: Seat) -> Policy:
    """Sit down at a game with this pace."""
    return Pace(place.position, place.chance, pace)


PACE: Final = NamedAgent(parse_pace, tuple(PACES))
