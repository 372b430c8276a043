"""Advances of the bots on the tracks, and the Automa's actions on spaces [R9, R10]."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from understudy.core import Change, Ref, Step, Table, new_step
from understudy.tapestry.bots.choose_track import choose_track, symbol_of
from understudy.tapestry.bots.conquer import conquer
from understudy.tapestry.bots.explore import explore
from understudy.tapestry.bots.income_mat import gain_tapestry_card
from understudy.tapestry.decks.die import roll_science_die
from understudy.tapestry.decks.tech import refresh_tech
from understudy.tapestry.printed.tracks import LAST_SPACE, SPACES, TRACKS, Action
from understudy.tapestry.shared_rules.achievements import COMPLETE_TRACK, earn
from understudy.tapestry.shared_rules.landmarks import claim_landmark
from understudy.tapestry.sides import AUTOMA
from understudy.tapestry.state import Bot, Game
from understudy.tapestry.state_changes import Reason, owner_ref, skip, track_ref


def advance(game: Game, table: Table, bot: Bot, track: int, *, benefit: bool = True) -> None:
    """Move a bot's token one space forward and resolve the new space [R9.1].

    At the end of the track nothing happens [R10.5].
    """
    if bot.spaces[track] == LAST_SPACE or any(human.bans(track) for human in game.humans):
        skip(table, Reason.TRACK_FINISHED, "R10.5", ruling="Q5")
        return
    bot.spaces[track] += 1
    space = bot.spaces[track]
    if table.listening:
        table.record(_move_step, "tapestry-advance", "R9.1", bot.name, track, space - 1, space)
    table.depth += 1
    landmark = SPACES[track][space].landmark
    if landmark is not None and landmark not in game.landmarks:
        claim_landmark(game, table, bot, landmark)
    if space == LAST_SPACE:
        earn(game, table, COMPLETE_TRACK, bot.name)
    for human in game.humans:
        human.see_advance(game, table, bot, track)
    if benefit and bot.name == AUTOMA:
        gain_benefit(game, table, track)
    table.depth -= 1


def regress(game: Game, table: Table, bot: Bot, track: int, *, benefit: bool = True) -> None:
    """Move a bot's token back; the Automa gains the benefit there but no landmark [R10.6]."""
    if bot.spaces[track] == 0:
        skip(table, Reason.TRACK_AT_START, "R10.5", ruling="Q5")
        return
    bot.spaces[track] -= 1
    if table.listening:
        to = bot.spaces[track]
        table.record(_move_step, "tapestry-regress", "R10.6", bot.name, track, to + 1, to)
    if benefit and bot.name == AUTOMA:
        table.depth += 1
        gain_benefit(game, table, track)
        table.depth -= 1


def _move_step(kind: str, cite: str, bot: str, track: int, before: int, to: int) -> Step:
    change = Change(f"{bot}.track.{TRACKS[track]}", before, to)
    space = Ref("tapestry-space", f"{TRACKS[track]}-{to}")
    return new_step(
        kind, cite, change, owner=owner_ref(bot), track=track_ref(track), to=to, space=space
    )


def gain_benefit(game: Game, table: Table, track: int) -> None:
    """Perform each action of the space where the Automa's token is, once [R10.1, R10.2]."""
    for action in SPACES[track][game.automa.spaces[track]].actions:
        perform(game, table, action)


def perform(game: Game, table: Table, action: Action) -> None:
    """Perform one action of the Automa [R10.4]."""
    ACTIONS[action.name](game, table, action)


def roll_advance(game: Game, table: Table, *, benefit: bool) -> None:
    """Roll the science die and advance on that track; a finished track is not rerolled [R10.5]."""
    decides = "advance" if benefit else "plain"
    track = roll_science_die(game, table, "R10.1", decides)
    advance(game, table, game.automa, track, benefit=benefit)


def roll_until(game: Game, table: Table, tracks: tuple[int, ...], decides: str) -> int:
    """Roll the science die until it shows one of these tracks; return that track [R10.1]."""
    track = roll_science_die(game, table, "R10.1", decides)
    while track not in tracks:
        track = roll_science_die(game, table, "R10.1", f"{decides}-again")
    return track


def _roll_until_advance(game: Game, table: Table, action: Action) -> None:
    advance(game, table, game.automa, roll_until(game, table, action.tracks, "until"))


def _roll_until_regress(game: Game, table: Table, action: Action) -> None:
    regress(game, table, game.automa, roll_until(game, table, action.tracks, "regress"))


ACTIONS: Final[dict[str, Callable[[Game, Table, Action], None]]] = {
    "tapestry_card": lambda game, table, action: gain_tapestry_card(game, table),
    "refresh_tech": lambda game, table, action: refresh_tech(game, table),
    "explore": lambda game, table, action: explore(game, table),
    "explore_anywhere": lambda game, table, action: explore(game, table, anywhere=True),
    "conquer": lambda game, table, action: conquer(game, table),
    "conquer_anywhere": lambda game, table, action: conquer(game, table, anywhere=True),
    "roll_advance": lambda game, table, action: roll_advance(game, table, benefit=True),
    "roll_advance_plain": lambda game, table, action: roll_advance(game, table, benefit=False),
    "roll_until_advance": _roll_until_advance,
    "roll_until_regress": _roll_until_regress,
}
"""Actions of the Automa on spaces, by their names in the data tables."""


def both_advance(game: Game, table: Table) -> None:
    """Let each bot choose a track by the current pair and advance there [R6.1, R17.4].

    The Automa's advance is fully resolved before the Shadow Empire moves [R6.3].
    """
    assert game.pair is not None
    track_card = game.pair[0]
    for bot in game.bots:
        track = choose_track(game, table, bot, symbol_of(bot, track_card))
        if track is not None:
            advance(game, table, bot, track)
