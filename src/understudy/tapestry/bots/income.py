"""Income turns of the bots [R17]."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from understudy.core import Change, Ref, Step, Table, new_step
from understudy.tapestry.bots.advance import advance, both_advance
from understudy.tapestry.bots.civilizations import civilization_bonus
from understudy.tapestry.bots.favorite_track import check_favorite_tracks
from understudy.tapestry.bots.income_mat import (
    first_in_era,
    gain_tapestry_card,
    place_tapestry,
    score,
)
from understudy.tapestry.decks.decision import add_progress, shuffle_decision_deck
from understudy.tapestry.printed.decision_cards import HEART
from understudy.tapestry.state import Game


def income_turn(game: Game, table: Table) -> None:
    """Take the bots' next income turn: the steps of the level's table in order [R17.2]."""
    turn = game.era + 1
    first = first_in_era(game, turn)
    game.last_turn = "income"
    game.era = game.income_turn = turn
    if table.listening:
        table.tell("tapestry-income", "R17.1", Change("era", turn - 1, turn), turn=turn)
    table.depth += 1
    if turn == 1:
        first_income(game, table)
    for step, turns in game.setup.level.steps:
        if turn in turns:
            income_step(game, table, step, turn, first=first)
    table.depth -= 1
    game.income_turn = 0


def income_step(game: Game, table: Table, step: str, turn: int, *, first: bool) -> None:
    """Carry out one step of the income table."""
    if table.listening:
        table.record(_income_step, step)
    table.depth += 1
    if step == "score":
        score(game, table, turn, first=first)
    else:
        STEPS[step](game, table, turn)
    table.depth -= 1


def _income_step(step: str) -> Step:
    return new_step("tapestry-income-step", "R17.2", step=Ref("tapestry-step", step))


def first_income(game: Game, table: Table) -> None:
    """Make the bots' extra advances of the first income turn [R17.10, R19.2].

    On each track the Automa goes first [R19.4].
    """
    extra = game.setup.level.bots_advance
    if not extra:
        return
    if table.listening:
        table.tell(
            "tapestry-income-step", "R17.10, R19.2", step=Ref("tapestry-step", "first_income")
        )
    table.depth += 1
    for track in extra:
        for bot in game.bots:
            advance(game, table, bot, bot.favorite if track == HEART else track)
    table.depth -= 1


STEPS: Final[dict[str, Callable[[Game, Table, int], None]]] = {
    "favourite_check": check_favorite_tracks,
    "advance_pair": lambda game, table, turn: both_advance(game, table),
    "civ_bonus": civilization_bonus,
    "add_progress_2": lambda game, table, turn: add_progress(game, table, 2),
    "add_progress_4": lambda game, table, turn: add_progress(game, table, 4),
    "place_tapestry": place_tapestry,
    "gain_tapestry": lambda game, table, turn: gain_tapestry_card(game, table, "R17.8"),
    "shuffle": lambda game, table, turn: shuffle_decision_deck(game, table),
}
"""The steps of the income tables, without `score`, which also needs `first`."""

ALL_STEPS: Final = ("first_income", "score", *STEPS)
