"""MarsBot's boards: their tracks and what is printed on each space."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any

from understudy.mars.facts import read_toml


@dataclass(frozen=True, slots=True)
class TrackFacts:
    """A track of a MarsBot board. `spaces[n]` is the action code printed on space n."""

    id: str
    tags: tuple[str, ...]
    lowered_by: str
    spaces: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class BoardFacts:
    """A MarsBot board: its tracks from the top, and which track each tag is on."""

    name: str
    competition: str
    tracks: tuple[TrackFacts, ...]
    track_of: dict[str, int]
    lowered: dict[str, int]
    stand_in: bool


def _track(data: dict[str, Any]) -> TrackFacts:
    spaces = (".", *str(data["spaces"]).split())
    return TrackFacts(data["id"], tuple(data["tags"]), data.get("lowered_by", ""), spaces)


@cache
def load_board(name: str, *, venus: bool = False) -> BoardFacts:
    """A MarsBot board by the name of its map; with Venus Next one more track below."""
    data = read_toml(f"boards/{name}.toml")
    printed = data["tracks"] + (read_toml("boards/venus.toml")["tracks"] if venus else [])
    tracks = tuple(_track(track) for track in printed)
    return BoardFacts(
        name,
        data["competition"],
        tracks,
        track_of={tag: row for row, track in enumerate(tracks) for tag in track.tags},
        lowered={track.lowered_by: row for row, track in enumerate(tracks) if track.lowered_by},
        stand_in=bool(data.get("stand_in", False)),
    )
