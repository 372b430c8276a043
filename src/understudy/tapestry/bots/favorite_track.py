"""The check whether a bot chooses another favorite track [R17.12]."""

from __future__ import annotations

from understudy.core import Change, Step, Table, new_step
from understudy.tapestry.bots.choose_track import choose_track
from understudy.tapestry.printed.tracks import LAST_SPACE, TRACKS
from understudy.tapestry.state import Bot, Game
from understudy.tapestry.state_changes import owner_ref, track_ref


def check_favorite_tracks(game: Game, table: Table, turn: int) -> None:
    """Let each bot choose another favorite if it finished or lost the lead on it [R17.12]."""
    for bot in game.bots:
        check_favorite_track(game, table, bot)


def check_favorite_track(game: Game, table: Table, bot: Bot) -> None:
    """Choose a new favorite by landmark or end; the heart still means the old one [R17.12].

    A bot that leads its favorite track, or has finished all tracks (D4), keeps its favorite.
    """
    track = bot.favorite
    space = bot.spaces[track]
    others = [human.spaces[track] for human in game.humans]
    others += [other.spaces[track] for other in game.bots if other is not bot]
    leads = space < LAST_SPACE and max(others) <= space
    if leads or all(space == LAST_SPACE for space in bot.spaces):
        if table.listening:
            table.record(_kept_step, bot.name, track, None if leads else "D4")
        return
    name = owner_ref(bot.name)
    if table.listening:
        table.tell("tapestry-favourite-due", "R17.12", owner=name, track=track_ref(track))
    table.depth += 1
    chosen = choose_track(game, table, bot, "landmark_or_end")
    assert chosen is not None
    bot.favorite = chosen
    if table.listening:
        change = Change(f"{bot.name}.favourite", TRACKS[track], TRACKS[chosen])
        changes = (change,) if chosen != track else ()
        table.tell("tapestry-favourite", "R17.12", *changes, owner=name, track=track_ref(chosen))
    table.depth -= 1


def _kept_step(bot: str, track: int, ruling: str | None) -> Step:
    owner = owner_ref(bot)
    return new_step(
        "tapestry-favourite-kept", "R17.12", owner=owner, track=track_ref(track), ruling=ruling
    )
