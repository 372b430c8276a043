"""When a bot picks another favourite track [R17.12]."""

from __future__ import annotations

from understudy.core import Change, Table
from understudy.tapestry.bots.choose_track import choose_track
from understudy.tapestry.printed.tracks import LAST_SPACE, TRACKS
from understudy.tapestry.state import Bot, Game
from understudy.tapestry.state_changes import owner_ref, track_ref


def check_favorite_tracks(game: Game, table: Table, turn: int) -> None:
    """Each bot whose favourite track is finished, or led by others, picks another [R17.12]."""
    for bot in game.bots:
        check_favorite_track(game, table, bot)


def check_favorite_track(game: Game, table: Table, bot: Bot) -> None:
    """The track that landmark or end would choose now; the heart still means the old one [R17.12].

    A bot that has finished everything keeps its favourite (D4).
    """
    track = bot.favourite
    space = bot.spaces[track]
    others = [human.spaces[track] for human in game.humans]
    others += [other.spaces[track] for other in game.bots if other is not bot]
    name = owner_ref(bot.name)
    if space < LAST_SPACE and max(others) <= space:
        if table.listening:
            table.tell("tapestry-favourite-kept", "R17.12", owner=name, track=track_ref(track))
        return
    if all(space == LAST_SPACE for space in bot.spaces):
        if table.listening:
            kept = track_ref(track)
            table.tell("tapestry-favourite-kept", "R17.12", owner=name, track=kept, ruling="D4")
        return
    if table.listening:
        table.tell("tapestry-favourite-due", "R17.12", owner=name, track=track_ref(track))
    table.depth += 1
    chosen = choose_track(game, table, bot, "landmark_or_end")
    assert chosen is not None
    bot.favourite = chosen
    if table.listening:
        change = Change(f"{bot.name}.favourite", TRACKS[track], TRACKS[chosen])
        changes = (change,) if chosen != track else ()
        table.tell("tapestry-favourite", "R17.12", *changes, owner=name, track=track_ref(chosen))
    table.depth -= 1
