"""Your turn: an income turn or an advance [H3.1]."""

from __future__ import annotations

from typing import Final

from understudy.core import Illegal
from understudy.core.questions.turn_menu import Move, TurnMenu
from understudy.tapestry.human.actions.advance import advance_turn, cannot_advance
from understudy.tapestry.human.actions.income import income_turn
from understudy.tapestry.human.state.context import Context
from understudy.tapestry.human.state.side import PlayedHuman
from understudy.tapestry.printed.tracks import TRACK_ID, TRACKS
from understudy.tapestry.state import Game
from understudy.tapestry.state_changes import owner_ref

INCOME: Final = "income"
ADVANCE: Final = "advance"
FIELDS: Final = {ADVANCE: ("track", "tapestry-track")}
"""The field that each move names, and its kind of reference."""


def legal_moves(game: Game, you: PlayedHuman) -> list[Move]:
    """Return every legal move; the income turn is the last one [H3.1]."""
    tracks = [track for track in range(len(TRACKS)) if cannot_advance(game, you, track) is None]
    found: list[Move] = [{"do": ADVANCE, "track": TRACKS[track]} for track in tracks]
    return [*found, {"do": INCOME}]


def turn_menu(game: Game, you: PlayedHuman) -> TurnMenu:
    """Return the menu of a turn; the moves are computed when they are read."""
    return TurnMenu(
        "tapestry-you-turn", "H3.1", kind="tapestry-move", last=(INCOME,), move_fields=FIELDS,
        moves=lambda: legal_moves(game, you), args={"owner": owner_ref(you.name), "era": you.era},
    )  # fmt: skip


def take_turn(context: Context) -> None:
    """Take an income turn or an advance turn; the first turn is income turn 1 [H3.2]."""
    game, you, table = context.game, context.you, context.table
    if table.listening:
        table.tell("tapestry-turn-human", "H3.1", owner=owner_ref(you.name))
    table.depth += 1
    if you.era == 0:
        income_turn(context)
    else:
        do_move(context, table.ask(turn_menu(game, you)))
    end_turn(you)
    table.depth -= 1


def end_turn(you: PlayedHuman) -> None:
    """End what lasts until the end of your next turn."""
    if you.dictated >= 0:
        you.dictated_turns -= 1
        if you.dictated_turns <= 0:
            you.dictated = -1


def do_move(context: Context, answer: dict[str, object]) -> None:
    """Carry out a move; an illegal move is refused and changes nothing."""
    if answer["do"] == INCOME:
        income_turn(context)
        return
    track = str(answer["track"])
    if track not in TRACK_ID:
        raise Illegal("table-not-an-option", answer=track)
    advance_turn(context, TRACK_ID[track])
