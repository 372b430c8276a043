"""A finished screen game in five sentences: advances, tracks, resources, city and cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final

from understudy.core import Arg, Message, Ref
from understudy.tapestry.human.actions.turn import ADVANCE, INCOME
from understudy.tapestry.human.rules.counts import capital_lines
from understudy.tapestry.human.state.city import DISTRICT_AREAS, PLOT_NAMES
from understudy.tapestry.human.state.side import PlayedHuman, furthest
from understudy.tapestry.printed.tracks import LAST_SPACE, TRACKS
from understudy.tapestry.state import LAST_ERA, Game

MANY_RESOURCES: Final = 3
"""Resources left at an income turn that count as unspent: they pay for an advance."""


class TapestryObserver:
    """Notes your advances and what you left at income turns, and says it after the game."""

    def __init__(self) -> None:
        self.advances: Counter[int] = Counter()
        self.unspent: dict[int, int] = {}

    def see(self, position: Game, question: str, answers: Sequence[object], given: object) -> None:
        """Note a decision."""
        you = position.humans[0]
        if not isinstance(you, PlayedHuman) or not isinstance(given, Mapping):
            return
        if given["do"] == ADVANCE:
            self.advances[you.era] += 1
        elif given["do"] == INCOME:
            self.unspent[you.era] = sum(you.stock)

    def sentences(self, position: Game) -> tuple[Message, ...]:
        """Return the five sentences."""
        you = position.humans[0]
        if not isinstance(you, PlayedHuman):
            return ()
        return self._advances(), _tracks(you), self._resources(), _city(you), _cards(you)

    def _advances(self) -> Message:
        by_era: dict[str, Arg] = {f"era{era}": self.advances[era] for era in range(1, LAST_ERA)}
        return Message("tapestry-review-advances", {"count": self.advances.total(), **by_era})

    def _resources(self) -> Message:
        kept = {era: left for era, left in self.unspent.items() if left >= MANY_RESOURCES}
        if not kept:
            return Message("tapestry-review-resources-none", {"many": MANY_RESOURCES})
        era = max(kept, key=lambda era: kept[era])
        args: dict[str, Arg] = {
            "count": len(kept), "many": MANY_RESOURCES, "most": kept[era], "era": era,
        }  # fmt: skip
        return Message("tapestry-review-resources", args)


def _tracks(you: PlayedHuman) -> Message:
    spaces = [furthest(you, track) for track in range(len(TRACKS))]
    space = max(spaces)
    track = Ref("tapestry-track", TRACKS[spaces.index(space)])
    ended = spaces.count(LAST_SPACE)
    return Message("tapestry-review-tracks", {"track": track, "space": space, "ended": ended})


def _city(you: PlayedHuman) -> Message:
    filled = you.city.filled
    districts = sum(area & filled == area for area in DISTRICT_AREAS)
    free = len(PLOT_NAMES) - filled.bit_count()
    args: dict[str, Arg] = {"districts": districts, "lines": capital_lines(you), "free": free}
    return Message("tapestry-review-city", args)


def _cards(you: PlayedHuman) -> Message:
    args: dict[str, Arg] = {
        "tech": you.tech_cards(), "top": len(you.tech[-1]), "hand": len(you.hand),
    }  # fmt: skip
    return Message("tapestry-review-cards", args)
