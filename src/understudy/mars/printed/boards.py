"""MarsBot's boards: their tracks, and the icon on each space."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Any, Final

from understudy.core import Illegal, Message, Ref, Unreadable
from understudy.mars.printed.allowed_values import RESOURCES, TAGS
from understudy.mars.printed.read_tables import data_text


@dataclass(frozen=True, slots=True)
class TrackFacts:
    """A track of a MarsBot board. `spaces[n]` is the action code printed on space n."""

    id: str
    tags: tuple[str, ...]
    lowered_by: str
    spaces: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class BoardFacts:
    """A MarsBot board: its tracks from the top, and the track of each tag."""

    name: str
    competition: str
    tracks: tuple[TrackFacts, ...]
    track_of: dict[str, int]
    lowered: dict[str, int]
    stand_in: bool


ICONS: Final = (".", ">", "T", "TT", "G", "O", "C", "M", "A", "V", "f", "ff", "K")
"""Icons of a space, besides a number (TR rises) and a tag in brackets."""

RATINGS: Final = tuple("123456789")
TAG_ICONS: Final = tuple(f"[{tag}]" for tag in TAGS)

TRACK_IDS: Final = ("building", "space", "event", "science", "energy", "earth", "bio")
LAST_SPACE: Final = 18
MAP_TAGS: Final = frozenset(TAGS) - {"venus", "wild"}

MAX_TEXT_LENGTH: Final = 8000
CACHED_BOARDS: Final = 64
_VALUE: Final = r"""(?:"[^"\\]{0,200}"|'[^']{0,200}'|-?[0-9]{1,9}|true|false)"""
_LIST: Final = rf"\[\s*+(?:{_VALUE}\s*+(?:,\s*+|(?=\])))*+\]"
_LINE: Final = re.compile(
    rf"\s*+(?:\[\[\s*+tracks\s*+\]\]|[a-z_]{{1,20}}\s*+=\s*+(?:{_VALUE}|{_LIST}))?+\s*+(?:\#.*)?+"
)
"""A line of a board file: a heading, a short value or list of values, a comment, or empty."""
_NOT_TEXT: Final = re.compile("[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f\\x7f-\\x9f\\ud800-\\udfff]")
"""Control characters, and surrogates, which UTF-8 cannot encode."""


def _track(data: dict[str, Any]) -> TrackFacts:
    spaces = (".", *str(data["spaces"]).split())
    return TrackFacts(data["id"], tuple(data["tags"]), data.get("lowered_by", ""), spaces)


@cache
def load_board(name: str, *, venus: bool = False) -> BoardFacts:
    """Return the MarsBot board of a map; Venus Next adds a track below."""
    return _board(name, tomllib.loads(board_text(name)), venus)


@lru_cache(CACHED_BOARDS)
def custom_board(name: str, text: str, *, venus: bool = False) -> BoardFacts:
    """Return a board that the player entered for a map, or raise the first problem."""
    for problem in board_problems(text):
        if not problem.id.endswith("-unusual"):
            raise Illegal(problem.id, **problem.args)
    entered = {**parse(text), "competition": load_board(name).competition}
    return _board(name, entered, venus)


def _board(name: str, data: dict[str, Any], venus: bool) -> BoardFacts:
    printed = data["tracks"] + (tomllib.loads(board_text("venus"))["tracks"] if venus else [])
    tracks = tuple(_track(track) for track in printed)
    return BoardFacts(
        name,
        data["competition"],
        tracks,
        track_of={tag: row for row, track in enumerate(tracks) for tag in track.tags},
        lowered={track.lowered_by: row for row, track in enumerate(tracks) if track.lowered_by},
        stand_in=bool(data.get("stand_in", False)),
    )


def parse(text: str) -> dict[str, Any]:
    """Parse the text of a custom board.

    The memory of a TOML parser grows with the square of a dotted key, so only lines that a board
    file can have are passed to it.
    """
    if len(text) > MAX_TEXT_LENGTH:
        raise Unreadable("mars-board-too-long", most=MAX_TEXT_LENGTH)
    for number, line in enumerate(text.split("\n"), 1):
        if not _LINE.fullmatch(line) or _NOT_TEXT.search(line):
            raise Unreadable("mars-board-line", line=number)
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise Unreadable("mars-board-not-toml", reason=str(error)) from None


def board_problems(text: str) -> list[Message]:
    """Return the errors of a custom board, or warnings about unusual numbers of icons."""
    data = parse(text)
    tracks = data.get("tracks")
    if not isinstance(tracks, list) or [_id(track) for track in tracks] != list(TRACK_IDS):
        return [Message("mars-board-tracks", {"tracks": ", ".join(TRACK_IDS)})]
    problems: list[Message] = []
    for track in tracks:
        problems += _track_problems(track)
    if problems:
        return problems
    tags = sorted(tag for track in tracks for tag in track["tags"])
    if tags != sorted(MAP_TAGS):
        wrong = sorted(MAP_TAGS.symmetric_difference(tags)) or tags
        return [Message("mars-board-tags", {"tags": ", ".join(wrong)})]
    return _unusual(tracks)


def _id(track: object) -> object:
    return track.get("id") if isinstance(track, dict) else None


def _track_problems(track: dict[str, Any]) -> list[Message]:
    where = Ref("mars-track", track["id"])
    tags, spaces = track.get("tags"), track.get("spaces")
    lowered = track.get("lowered_by", "")
    words = isinstance(tags, list) and all(isinstance(tag, str) for tag in tags)
    known = lowered == "" or lowered in RESOURCES
    if not words or not isinstance(spaces, str) or not known:
        return [Message("mars-board-track", {"track": where})]
    icons = spaces.split()
    if len(icons) != LAST_SPACE:
        return [Message("mars-board-length", {"track": where, "count": len(icons)})]
    return [
        Message("mars-board-icon", {"track": where, "space": number, "icon": icon})
        for number, icon in enumerate(icons, 1)
        if not (icon in ICONS or icon in RATINGS or icon in TAG_ICONS)
    ]


def _unusual(tracks: list[dict[str, Any]]) -> list[Message]:
    """Compare the number of each icon with the printed boards."""
    known = [load_board(name) for name in ("tharsis", "hellas", "elysium", "utopia_planitia")]
    totals = [Counter(i for track in board.tracks for i in track.spaces[1:]) for board in known]
    found = Counter(icon for track in tracks for icon in track["spaces"].split())
    problems: list[Message] = []
    for icon in ("M", "A", "G", "O", "C", "T", ">"):
        usual = [total[icon] for total in totals]
        if not min(usual) - 1 <= found[icon] <= max(usual) + 1:
            limits = {"low": min(usual), "high": max(usual), "count": found[icon]}
            problems.append(Message("mars-board-icons-unusual", {"icon": icon, **limits}))
    return problems


def board_text(name: str) -> str:
    """Return the file of a printed board, as a start for a custom one."""
    return data_text(f"boards/{name}.toml")
