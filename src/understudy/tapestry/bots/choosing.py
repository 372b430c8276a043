"""Which track a bot chooses [R8]."""

from __future__ import annotations

from understudy.table import Deliberation, Narrowing, Table
from understudy.tapestry.changes import Reason, owner, skip, track_ref
from understudy.tapestry.decks.decision import tiebreak_card
from understudy.tapestry.printed.facts import HEART, LANDMARK_SPACES, LAST_SPACE, TRACKS
from understudy.tapestry.sides import AUTOMA
from understudy.tapestry.state import Bot, Game


def choose_track(game: Game, table: Table, bot: Bot, symbol: str) -> int | None:
    """The track a bot takes by its symbol on the track card; None if all are finished [R8.1]."""
    unfinished = [track for track in range(4) if bot.spaces[track] < LAST_SPACE]
    if not unfinished:
        skip(table, Reason.ALL_TRACKS_FINISHED, "R8.3")
        return None
    distances = [_distance(game, bot, track, symbol) for track in unfinished]
    closest = min(distances)
    left = [
        track for track, distance in zip(unfinished, distances, strict=True) if distance == closest
    ]
    narrowings: list[Narrowing] = []
    if table.listening:
        _tell_candidates(table, bot, symbol, unfinished, distances, left, narrowings)
    if len(left) == 1:
        return left[0]
    return _break_tie(game, table, bot, unfinished, left, narrowings)


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
    if symbol == "all":
        return 0
    space = bot.spaces[track]
    return LAST_SPACE - space if symbol == "end" else landmark_or_end(game, track, space)


def landmark_or_end(game: Game, track: int, space: int) -> int:
    """Spaces to the next unclaimed landmark ahead, or to the end (D1) [R8.1]."""
    for landmark_space, landmark in LANDMARK_SPACES[track]:
        if landmark_space > space and landmark not in game.landmarks:
            return landmark_space - space
    return LAST_SPACE - space


def _tell_candidates(
    table: Table,
    bot: Bot,
    symbol: str,
    unfinished: list[int],
    distances: list[int],
    left: list[int],
    narrowings: list[Narrowing],
) -> None:
    """Tell the candidates; if only one is left, it is chosen."""
    if symbol == "all":
        kind = "tapestry-candidates-all"
    else:
        ids = tuple(TRACKS[track] for track in left)
        rule = "tapestry-tie-end" if symbol == "end" else "tapestry-tie-landmark"
        narrowings.append(Narrowing(rule, min(distances), ids, tuple(distances)))
        kind = "tapestry-candidates-end" if symbol == "end" else "tapestry-candidates-landmark"
    why = _why(unfinished, narrowings, left[0]) if len(left) == 1 else None
    tracks = tuple(track_ref(track) for track in left)
    table.tell(kind, "R8.1", why=why, owner=owner(bot.name), tracks=tracks)


def _break_tie(
    game: Game,
    table: Table,
    bot: Bot,
    unfinished: list[int],
    left: list[int],
    narrowings: list[Narrowing],
) -> int:
    """The Automa reads the tie-break card downwards, the Shadow Empire upwards [R8.2]."""
    card = tiebreak_card(game, table)
    order = card.order if bot.name == AUTOMA else card.order[::-1]
    read = [bot.favourite if symbol == HEART else symbol for symbol in order]
    chosen = next(track for track in read if track in left)
    if table.listening:
        rule = "tapestry-tie-down" if bot.name == AUTOMA else "tapestry-tie-up"
        values = tuple(read.index(track) + 1 for track in left)
        narrowings.append(Narrowing(rule, read.index(chosen) + 1, (TRACKS[chosen],), values))
        why = _why(unfinished, narrowings, chosen)
        table.tell(
            "tapestry-chosen", "R8.2", why=why, owner=owner(bot.name), track=track_ref(chosen)
        )
    return chosen


def _why(unfinished: list[int], narrowings: list[Narrowing], chosen: int) -> Deliberation:
    ids = tuple(TRACKS[track] for track in unfinished)
    return Deliberation("tapestry-track", ids, tuple(narrowings), TRACKS[chosen])
