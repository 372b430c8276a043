"""Reasons for an answer, from what it changes for certain: points, tracks, buildings, resources."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from understudy.core import Arg, Message, Ref
from understudy.core.session.preview import Preview
from understudy.tapestry.human.actions.advance import payable_tokens
from understudy.tapestry.human.actions.turn import ADVANCE, INCOME
from understudy.tapestry.human.rules.gain import describe
from understudy.tapestry.human.state.side import PlayedHuman
from understudy.tapestry.printed.benefits import BUILDINGS, RESOURCES
from understudy.tapestry.printed.track_benefits import space_benefit
from understudy.tapestry.printed.tracks import TRACK_ID, TRACKS
from understudy.tapestry.state import Game

MOST: Final = 3
"""Number of reasons that are given."""


def reasons_for(position: Game, answer: object, preview: Preview) -> tuple[Message, ...]:
    """Return sentences about what the answer changes, the most important first."""
    you = position.humans[0]
    if not isinstance(you, PlayedHuman):
        return ()
    if isinstance(answer, Mapping):
        return _move(you, answer)
    changes = _Changes(you.name, preview)
    found = [*changes.points(), *changes.tracks(), *changes.buildings(), *changes.resources()]
    if preview.chance:
        found.append(Message("tapestry-reason-chance"))
    return tuple(found[:MOST])


def _move(you: PlayedHuman, move: Mapping[str, str]) -> tuple[Message, ...]:
    """Return the reasons for a move of a turn, of which only the next question is known."""
    if move["do"] == INCOME:
        return (Message("tapestry-reason-income", {"left": sum(you.stock)}),)
    assert move["do"] == ADVANCE
    track = TRACK_ID[move["track"]]
    token = payable_tokens(you, track)[0]
    return (
        _step(track, token, token + 1),
        Message(
            "tapestry-reason-gives", {"gives": describe(space_benefit(track, token + 1).benefit)}
        ),
    )


def _step(track: int, before: int, after: int) -> Message:
    ref = Ref("tapestry-track", TRACKS[track])
    return Message("tapestry-reason-track", {"track": ref, "before": before, "after": after})


class _Changes:
    """The changed numbers of your side, by the name of the fact."""

    def __init__(self, name: str, preview: Preview) -> None:
        self.numbers = {
            change.what.removeprefix(f"{name}."): (change.before or 0, change.after or 0)
            for change in preview.changes
            if change.what.startswith(f"{name}.")
        }

    def of(self, fact: str) -> tuple[int, int] | None:
        """Return a changed fact before and after; None if it did not change or is no number."""
        before, after = self.numbers.get(fact, (0, 0))
        if isinstance(before, int) and isinstance(after, int) and before != after:
            return before, after
        return None

    def points(self) -> list[Message]:
        changed = self.of("vp")
        gain = 0 if changed is None else changed[1] - changed[0]
        return [Message("tapestry-reason-points", {"count": gain})] if gain > 0 else []

    def tracks(self) -> list[Message]:
        changed = ((track, self.of(f"track.{name}")) for track, name in enumerate(TRACKS))
        return [_step(track, *numbers) for track, numbers in changed if numbers]

    def buildings(self) -> list[Message]:
        """Return which buildings leave the mat, and so open a position of the next income."""
        return [
            Message("tapestry-reason-building", {"building": Ref("tapestry-building", row)})
            for row in BUILDINGS
            if (numbers := self.of(f"row.{row}")) and numbers[1] < numbers[0]
        ]

    def resources(self) -> list[Message]:
        found = []
        for resource in RESOURCES:
            if numbers := self.of(f"stock.{resource}"):
                args: dict[str, Arg] = {
                    "resource": Ref("tapestry-resource", resource),
                    "before": numbers[0], "after": numbers[1],
                }  # fmt: skip
                found.append(Message("tapestry-reason-resource", args))
        return found
