"""The choice of a track by a bot [R8]."""

from __future__ import annotations

from typing import Final

from understudy.components.hex_map import spaces_of
from understudy.components.shortlist import Shortlist
from understudy.core import ChoiceRecord, Step, Table, new_step
from understudy.tapestry.decks.decision import tiebreak_card
from understudy.tapestry.printed.decision_cards import HEART, decision_card
from understudy.tapestry.printed.tracks import LANDMARK_SPACES, LAST_SPACE, TRACKS
from understudy.tapestry.sides import AUTOMA, SHADOW
from understudy.tapestry.state import Bot, Game
from understudy.tapestry.state_changes import Reason, owner_ref, skip, track_ref

ANY_TRACK: Final = "all"
GOALS: Final = {"end": "tapestry-tie-end", "landmark_or_end": "tapestry-tie-landmark"}
"""The message of the rule that each symbol on the track card applies."""
CANDIDATES: Final = {
    ANY_TRACK: "tapestry-candidates-all",
    "end": "tapestry-candidates-end",
    "landmark_or_end": "tapestry-candidates-landmark",
}


def symbol_of(bot: Bot, track_card: int) -> str:
    """Return the symbol of a bot on a track card."""
    card = decision_card(track_card)
    return card.shadow if bot.name == SHADOW else card.automa


def choose_track(game: Game, table: Table, bot: Bot, symbol: str) -> int | None:
    """Return the track for a symbol of the track card; None if all are finished [R8.1]."""
    shortlist = _shortlist(game, table, bot, symbol)
    if not shortlist.left:
        skip(table, Reason.ALL_TRACKS_FINISHED, "R8.3")
        return None
    if table.listening:
        _tell_candidates(table, bot, symbol, shortlist)
    if shortlist.undecided:
        _break_tie(game, table, bot, shortlist)
    return shortlist.chosen


def candidates(game: Game, table: Table, bot: Bot, symbol: str) -> list[int]:
    """Return the tracks that remain before any tie-break [R8.1]."""
    return spaces_of(_shortlist(game, table, bot, symbol).left)


def _shortlist(game: Game, table: Table, bot: Bot, symbol: str) -> Shortlist:
    """Return the unfinished tracks that are closest to the goal of the symbol."""
    unfinished = 0
    for track, space in enumerate(bot.spaces):
        if space < LAST_SPACE:
            unfinished |= 1 << track
    shortlist = Shortlist(table, "tapestry-track", TRACKS, unfinished)
    if unfinished and symbol != ANY_TRACK:
        tracks = spaces_of(unfinished)
        distances = [_distance(game, bot, track, symbol) for track in tracks]
        closest = min(distances)
        kept = 0
        for track, distance in zip(tracks, distances, strict=True):
            if distance == closest:
                kept |= 1 << track
        shortlist.keep(kept, GOALS[symbol], closest, distances)
    return shortlist


def _distance(game: Game, bot: Bot, track: int, symbol: str) -> int:
    """Return the number of spaces to the goal of the symbol on a track."""
    space = bot.spaces[track]
    return LAST_SPACE - space if symbol == "end" else landmark_or_end(game, track, space)


def landmark_or_end(game: Game, track: int, space: int) -> int:
    """Return the spaces to the next unclaimed landmark ahead, or to the end (D1) [R8.1]."""
    for landmark_space, landmark in LANDMARK_SPACES[track]:
        if landmark_space > space and landmark not in game.landmarks:
            return landmark_space - space
    return LAST_SPACE - space


def _tell_candidates(table: Table, bot: Bot, symbol: str, shortlist: Shortlist) -> None:
    """Record the candidates; a single candidate is also the choice."""
    why = None if shortlist.undecided else shortlist.why()
    table.record(_candidates_step, symbol, bot.name, shortlist.left, why)


def _candidates_step(symbol: str, bot: str, left: int, why: ChoiceRecord | None) -> Step:
    tracks = tuple(track_ref(track) for track in spaces_of(left))
    return new_step(CANDIDATES[symbol], "R8.1", why=why, owner=owner_ref(bot), tracks=tracks)


def _break_tie(game: Game, table: Table, bot: Bot, shortlist: Shortlist) -> None:
    """Break the tie: the Automa reads the card downwards, the Shadow Empire upwards [R8.2]."""
    card = tiebreak_card(game, table)
    down = bot.name == AUTOMA
    symbols = card.order if down else card.order[::-1]
    order = [bot.favorite if symbol == HEART else symbol for symbol in symbols]
    shortlist.keep_first(order, "tapestry-tie-down" if down else "tapestry-tie-up")
    if table.listening:
        table.record(_chosen_step, bot.name, shortlist.chosen, shortlist.why())


def _chosen_step(bot: str, track: int, why: ChoiceRecord | None) -> Step:
    owner = owner_ref(bot)
    return new_step("tapestry-chosen", "R8.2", why=why, owner=owner, track=track_ref(track))
