"""Which milestone MarsBot claims (11.2)."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from understudy.mars.honours.evaluation import Milestone
from understudy.mars.marsbot.account import Reason, lose_mc
from understudy.mars.state import BOT, Game
from understudy.table import Change, Deliberation, Narrowing, Ref, Table

LIMIT: Final = 3
"""Milestones that can be claimed in a game, by both sides together (11.1). [A p.8]"""


def met_by_bot(game: Game) -> list[Milestone]:
    """The unclaimed milestones that MarsBot meets now, from left to right."""
    return [
        milestone
        for milestone in game.milestone_row
        if milestone.name not in game.milestones and milestone.bot(game)
    ]


def claim_milestone(game: Game, table: Table) -> Reason | None:
    """Claim one free of charge, or say why not (11.2). [A p.8]"""
    if len(game.milestones) == LIMIT:
        return Reason.MILESTONES_TAKEN
    met = met_by_bot(game)
    if not met:
        return Reason.NO_MILESTONE_MET
    chosen, why = _choose(game, table, met)
    game.milestones[chosen.name] = BOT
    if table.listening:
        name = Ref("mars-milestone", chosen.name)
        change = Change(f"milestone.{chosen.name}", None, BOT)
        table.tell("mars-claim", "A p.8", change, why=why, milestone=name, owner=BOT)
    if chosen.price:
        lose_mc(game, table, chosen.price, "mars-milestone-paid", "C p.13")
    return None


def _choose(
    game: Game, table: Table, met: list[Milestone]
) -> tuple[Milestone, Deliberation | None]:
    """Those you meet too, then the one you are closest to, then the leftmost (11.2). [A p.8]

    Closest is the larger part of the way: your score by what is needed, at most 1.
    """
    if len(met) == 1:
        return met[0], _why(table, met, [], met[0])
    scores = game.you.milestone_scores(game, table, met)
    # Parts of so few steps are told apart by floating point without fail.
    progress = {m.name: min(1.0, scores[m.name] / m.goal(game)) for m in met}
    best = max(progress.values())
    left = [milestone for milestone in met if progress[milestone.name] == best]
    if not table.listening:
        return left[0], None
    rule = "mars-tie-you-meet" if best == 1 else "mars-tie-you-closest"
    parts = tuple(f"{scores[m.name]}/{m.goal(game)}" for m in met)
    reached = min(Fraction(1), Fraction(scores[left[0].name], left[0].goal(game)))
    narrowing = Narrowing(rule, str(reached), tuple(m.name for m in left), parts)
    return left[0], _why(table, met, [narrowing], left[0])


def _why(
    table: Table, met: list[Milestone], narrowings: list[Narrowing], chosen: Milestone
) -> Deliberation | None:
    if not table.listening:
        return None
    if narrowings and len(narrowings[-1].left) > 1:
        narrowings.append(Narrowing("mars-tie-leftmost", None, (chosen.name,)))
    names = tuple(milestone.name for milestone in met)
    return Deliberation("mars-milestone", names, tuple(narrowings), chosen.name)
