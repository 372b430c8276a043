"""Which track a bot chooses [R8]."""

from __future__ import annotations

from typing import Final

from understudy.components.hex_map import spaces_of
from understudy.components.shortlist import Shortlist
from understudy.core import Table
from understudy.tapestry.decks.decision import tiebreak_card
from understudy.tapestry.printed.decision_cards import HEART
from understudy.tapestry.printed.tracks import LANDMARK_SPACES, LAST_SPACE, TRACKS
from understudy.tapestry.sides import AUTOMA
from understudy.tapestry.state import Bot, Game
from understudy.tapestry.state_changes import Reason, owner_ref, skip, track_ref

ANY_TRACK: Final = "all"
GOALS: Final = {"end": "tapestry-tie-end", "landmark_or_end": "tapestry-tie-landmark"}
"""What a symbol on the track card looks for: the tie-break that says so."""
CANDIDATES: Final = {
    ANY_TRACK: "tapestry-candidates-all",
    "end": "tapestry-candidates-end",
    "landmark_or_end": "tapestry-candidates-landmark",
}


def choose_track(game: Game, table: Table, bot: Bot, symbol: str) -> int | None:
    """The track a bot takes by its symbol on the track card; None if all are finished [R8.1]."""
    unfinished = 0
    for track, space in enumerate(bot.spaces):
        if space < LAST_SPACE:
            unfinished |= 1 << track
    if not unfinished:
        skip(table, Reason.ALL_TRACKS_FINISHED, "R8.3")
        return None
    shortlist = Shortlist(table, "tapestry-track", TRACKS, unfinished)
    if symbol != ANY_TRACK:
        tracks = spaces_of(unfinished)
        distances = [_distance(game, bot, track, symbol) for track in tracks]
        closest = min(distances)
        kept = 0
        for track, distance in zip(tracks, distances, strict=True):
            if distance == closest:
                kept |= 1 << track
        shortlist.keep(kept, GOALS[symbol], closest, distances)
    if table.listening:
        _tell_candidates(table, bot, symbol, shortlist)
    if shortlist.open:
        _break_tie(game, table, bot, shortlist)
    return shortlist.chosen


def candidates(game: Game, bot: Bot, symbol: str) -> list[int]:
    """The tracks before any tie-break [R8.1]."""
    distances = {
        track: _distance(game, bot, track, symbol)
        for track in range(4)
        if bot.spaces[track] < LAST_SPACE
    }
    return [track for track, distance in distances.items() if distance == min(distances.values())]


def _distance(game: Game, bot: Bot, track: int, symbol: str) -> int:
    """How far the symbol's goal is on a track; with an empty square all are equally good."""
    if symbol == ANY_TRACK:
        return 0
    space = bot.spaces[track]
    return LAST_SPACE - space if symbol == "end" else landmark_or_end(game, track, space)


def landmark_or_end(game: Game, track: int, space: int) -> int:
    """Spaces to the next unclaimed landmark ahead, or to the end (D1) [R8.1]."""
    for landmark_space, landmark in LANDMARK_SPACES[track]:
        if landmark_space > space and landmark not in game.landmarks:
            return landmark_space - space
    return LAST_SPACE - space


def _tell_candidates(table: Table, bot: Bot, symbol: str, shortlist: Shortlist) -> None:
    """Tell the candidates; if only one is left, it is chosen."""
    why = None if shortlist.open else shortlist.why()
    tracks = tuple(track_ref(track) for track in spaces_of(shortlist.left))
    table.tell(CANDIDATES[symbol], "R8.1", why=why, owner=owner_ref(bot.name), tracks=tracks)


def _break_tie(game: Game, table: Table, bot: Bot, shortlist: Shortlist) -> None:
    """The Automa reads the tie-break card downwards, the Shadow Empire upwards [R8.2]."""
    card = tiebreak_card(game, table)
    down = bot.name == AUTOMA
    order = card.order if down else card.order[::-1]
    read = [bot.favourite if symbol == HEART else symbol for symbol in order]
    shortlist.keep_first(read, "tapestry-tie-down" if down else "tapestry-tie-up")
    if table.listening:
        why, track = shortlist.why(), track_ref(shortlist.chosen)
        table.tell("tapestry-chosen", "R8.2", why=why, owner=owner_ref(bot.name), track=track)
