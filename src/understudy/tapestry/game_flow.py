"""The course of a game: set-up, turns in order, end [R5, R20]."""

from __future__ import annotations

from typing import Final

from understudy.core import Table
from understudy.tapestry.bots.turn import bot_turn
from understudy.tapestry.companion.report_menu import human_turn
from understudy.tapestry.scoring import final_score
from understudy.tapestry.setup import set_up
from understudy.tapestry.sides import BOTS
from understudy.tapestry.state import LAST_ERA, Game


def play_turn(game: Game, table: Table) -> None:
    """Play the next whole piece of the game: the set-up, somebody's turn, or the end."""
    PHASES[game.phase](game, table)


def play_next_turn(game: Game, table: Table) -> None:
    """One turn of whoever is next; those who have finished are passed over [R5.1, R5.2]."""
    seat = game.mover
    if is_finished(game, seat):
        seat = _next_seat(game, seat)
    game.mover = seat
    if seat == BOTS:
        bot_turn(game, table)
    else:
        human_turn(game, table, game.human(seat))
    if all_finished(game):
        game.phase = "end"
    else:
        game.mover = _next_seat(game, seat)


def is_finished(game: Game, seat: str) -> bool:
    """Whether somebody takes no more turns [R5.2]; among two people the bots wait for both."""
    if seat != BOTS:
        return game.human(seat).era >= LAST_ERA
    return game.era >= LAST_ERA if game.setup.solo else humans_finished(game)


def humans_finished(game: Game) -> bool:
    """Whether every person has taken five income turns."""
    return all(human.era >= LAST_ERA for human in game.humans)


def all_finished(game: Game) -> bool:
    """The game ends when both sides have taken income turn 5 [R20.1]."""
    return humans_finished(game) and is_finished(game, BOTS)


def _next_seat(game: Game, seat: str) -> str:
    seats = game.seats
    place = seats.index(seat)
    for following in (*seats[place + 1 :], *seats[: place + 1]):
        if not is_finished(game, following):
            return following
    return seat


def end_game(game: Game, table: Table) -> None:
    """The result [R20.2]."""
    final_score(game, table)
    game.over = True
    game.phase = "over"


PHASES: Final = {"setup": set_up, "play": play_next_turn, "end": end_game}
