"""The four tracks, their spaces and the landmarks."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from understudy.components.data_tables import Row
from understudy.tapestry.printed.read_tables import names_of, rows_of

TRACKS: Final = ("exploration", "science", "military", "technology")
EXPLORATION: Final = 0
SCIENCE: Final = 1
MILITARY: Final = 2
TECHNOLOGY: Final = 3
TRACK_ID: Final = {name: track for track, name in enumerate(TRACKS)}
LAST_SPACE: Final = 12

ACTIONS: Final = (
    "explore", "explore_anywhere", "conquer", "conquer_anywhere", "tapestry_card", "refresh_tech",
    "roll_advance", "roll_advance_plain", "roll_until_advance", "roll_until_regress",
)  # fmt: skip
"""Names of the Automa's actions on spaces."""


@dataclass(frozen=True, slots=True)
class Action:
    """An action of the Automa on a space; `tracks` are the accepted results of a roll."""

    name: str
    tracks: tuple[int, ...] = ()


START: Final = {"en": "Start"}


@dataclass(frozen=True, slots=True)
class SpaceFacts:
    """A space of a track: names, landmark, actions of the Automa."""

    names: dict[str, str]
    landmark: str | None
    actions: tuple[Action, ...]


def _action(row: Row, word: str) -> Action:
    name, _, tracks = word.rstrip(")").partition("(")
    found = [track for track in tracks.split(",") if track]
    if name not in ACTIONS or not TRACK_ID.keys() >= set(found):
        raise row.error("Automa")
    return Action(name, tuple(TRACK_ID[track] for track in found))


def _track_spaces() -> tuple[tuple[SpaceFacts, ...], ...]:
    columns = ("track", "space", "English", "landmark?", "Automa?")
    tracks: list[list[SpaceFacts]] = [[SpaceFacts(START, None, ())] for _ in TRACKS]
    for row in rows_of("tracks.txt", columns, ("track", "space")):
        spaces = tracks[TRACK_ID[row.one_of("track", TRACKS)]]
        if row.number("space") != len(spaces):
            raise row.error("space")
        actions = tuple(_action(row, word) for word in row["Automa"].split())
        spaces.append(SpaceFacts(names_of(row), row["landmark"] or None, actions))
    return tuple(tuple(spaces) for spaces in tracks)


SPACES: Final = _track_spaces()


@dataclass(frozen=True, slots=True)
class LandmarkFacts:
    """A landmark: its source and the plots that it covers."""

    id: str
    name: str
    source: str
    shape: tuple[str, ...]


LANDMARKS: Final = {
    row["landmark"]: LandmarkFacts(
        row["landmark"], row["name"], row["from"], tuple(row["shape"].split("/"))
    )
    for row in rows_of(
        "landmarks.txt", ("landmark", "name", "from", "size", "shape"), ("landmark",)
    )
}
LANDMARK_SPACES: Final = tuple(
    tuple((n, space.landmark) for n, space in enumerate(spaces) if space.landmark)
    for spaces in SPACES
)
"""For each track, its spaces with a landmark in order."""
