"""The flow of a game: set-up, turns in order, end [R5, R20]."""

from __future__ import annotations

from typing import Final

from understudy.core import Table
from understudy.tapestry.bots.turn import bot_turn
from understudy.tapestry.scoring import final_score
from understudy.tapestry.setup import set_up
from understudy.tapestry.sides import BOTS
from understudy.tapestry.state import LAST_ERA, Game


def play_turn(game: Game, table: Table) -> None:
    """Play the next part of the game: the set-up, one turn, or the end."""
    PHASES[game.phase](game, table)


def play_next_turn(game: Game, table: Table) -> None:
    """Play one turn of the next side that has not finished [R5.1, R5.2]."""
    seat = game.mover
    if is_finished(game, seat):
        seat = _next_seat(game, seat)
    game.mover = seat
    for human in game.humans:
        human.begin_turn()
    if seat == BOTS:
        bot_turn(game, table)
    else:
        game.human(seat).take_turn(game, table)
    if all_finished(game):
        game.phase = "end"
    else:
        game.mover = _next_seat(game, seat)


def is_finished(game: Game, seat: str) -> bool:
    """Return whether a seat takes no more turns; with two humans the bots stop last [R5.2]."""
    if seat != BOTS:
        return game.human(seat).era >= LAST_ERA
    return game.era >= LAST_ERA if game.setup.solo else humans_finished(game)


def humans_finished(game: Game) -> bool:
    """Return whether every human has taken five income turns."""
    return all(human.era >= LAST_ERA for human in game.humans)


def all_finished(game: Game) -> bool:
    """Return whether both sides have taken income turn 5, which ends the game [R20.1]."""
    # The bots first: one era decides while they play. A solo game takes 0.98 of the instructions.
    return is_finished(game, BOTS) and humans_finished(game)


def _next_seat(game: Game, seat: str) -> str:
    seats = game.seats
    after = seats.index(seat) + 1
    for candidate in (*seats[after:], *seats[:after]):
        if not is_finished(game, candidate):
            return candidate
    return seat


def end_game(game: Game, table: Table) -> None:
    """Score the game and end it [R20.2]."""
    final_score(game, table)
    game.over = True
    game.phase = "over"


PHASES: Final = {"setup": set_up, "play": play_next_turn, "end": end_game}
