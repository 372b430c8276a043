"""The Automa's income mat: scoring and tapestry cards [R17.5, R17.8]."""

from __future__ import annotations

from typing import Final

from understudy.core import Change, Table
from understudy.tapestry.decks.tapestry_cards import draw_tapestry_card
from understudy.tapestry.printed.levels import MATS
from understudy.tapestry.printed.tracks import TRACK_ID
from understudy.tapestry.shared_rules.landmarks import automa_landmarks
from understudy.tapestry.state import Game
from understudy.tapestry.state_changes import Reason, gain_vp, skip

FIRST_IN_ERA_VP: Final = {2: 2, 3: 3, 4: 4}
"""VP for the Automa if it takes this income turn before every human [R17.6]."""


def first_in_era(game: Game, turn: int) -> bool:
    """Return whether the bots take this income turn before every human [R17.6]."""
    return all(human.era < turn for human in game.humans)


def score(game: Game, table: Table, turn: int, *, first: bool) -> None:
    """Score each row by its leftmost uncovered multiplier, and being first in the era [R17.5]."""
    for line, count, each in scoring_lines(game):
        gain_vp(game, table, count * each, line, "R17.5", count=count, each=each)
    if first and turn in FIRST_IN_ERA_VP:
        vp = FIRST_IN_ERA_VP[turn]
        gain_vp(game, table, vp, "first_in_era", "R17.6")


def scoring_lines(game: Game) -> list[tuple[str, int, int]]:
    """Return what the Automa would score now: (row, count, points for each) [R17.5]."""
    column = len(game.mat.on_mat)
    lines: list[tuple[str, int, int]] = []
    for row in MATS[game.setup.level.mat]:
        if row.per == "landmarks":
            count = automa_landmarks(game)
        elif row.per == "territories":
            count = game.land.automa.bit_count()
        else:
            count = game.automa.spaces[TRACK_ID[row.per]]
        lines.append((row.per, count, row.columns[column]))
    return lines


TAPESTRY_SPACES: Final = 3
"""Free spaces of the mat for tapestry cards: 2, 3 and 4 [R17.8]."""


def place_tapestry(game: Game, table: Table, turn: int) -> None:
    """Put the top card face down on the leftmost free space of the mat [R17.8]."""
    mat = game.mat
    if len(mat.on_mat) == TAPESTRY_SPACES:
        return
    drawn = draw_tapestry_card(game, table)
    if drawn is None:
        skip(table, Reason.NO_TAPESTRY_CARD, "R17.8", ruling="Q10")
        return
    card, changes = drawn
    mat.on_mat.append(card)
    if table.listening:
        now = len(mat.on_mat)
        change = Change("automa.mat_cards", now - 1, now)
        table.tell("tapestry-place-tapestry", "R17.8", *changes, change, space=now + 1)


def gain_tapestry_card(game: Game, table: Table, cite: str = "R10.1") -> None:
    """Put the top tapestry card face down beside the mat [R17.8]."""
    drawn = draw_tapestry_card(game, table)
    if drawn is None:
        skip(table, Reason.NO_TAPESTRY_CARD, cite, ruling="Q10")
        return
    card, changes = drawn
    beside = game.mat.beside
    beside.append(card)
    if table.listening:
        change = Change("automa.tapestry", len(beside) - 1, len(beside))
        table.tell("tapestry-gain-tapestry", cite, *changes, change, count=len(beside))
