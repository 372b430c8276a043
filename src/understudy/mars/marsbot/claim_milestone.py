"""The milestone that MarsBot claims (11.2)."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from understudy.components.shortlist import Shortlist, candidates_with
from understudy.core import Table
from understudy.mars.marsbot.mc_and_tr import Reason, lose_mc
from understudy.mars.milestones_awards.claim_and_fund import take_milestone
from understudy.mars.milestones_awards.evaluation import Milestone
from understudy.mars.state import BOT, Game

MILESTONE_LIMIT: Final = 3
"""Milestones that both sides together can claim in a game (11.1). [A p.8]"""


def met_by_bot(game: Game) -> list[Milestone]:
    """Return the unclaimed milestones that MarsBot meets now, from left to right."""
    return [
        milestone
        for milestone in game.milestone_row
        if milestone.name not in game.milestones and milestone.bot(game)
    ]


def claim_milestone(game: Game, table: Table) -> Reason | None:
    """Claim a milestone free of charge, or return why not (11.2). [A p.8]"""
    if len(game.milestones) == MILESTONE_LIMIT:
        return Reason.MILESTONES_TAKEN
    met = met_by_bot(game)
    if not met:
        return Reason.NO_MILESTONE_MET
    names = [milestone.name for milestone in met]
    shortlist = Shortlist(table, "mars-milestone", names, (1 << len(met)) - 1)
    if shortlist.undecided:
        _prefer_yours(game, table, met, shortlist)
    chosen = met[shortlist.chosen]
    take_milestone(game, table, chosen.name, BOT, shortlist.why())
    if chosen.price:
        lose_mc(game, table, chosen.price, "mars-milestone-paid", "C p.13")
    return None


def _prefer_yours(game: Game, table: Table, met: list[Milestone], shortlist: Shortlist) -> None:
    """Prefer those you meet, then the one you are closest to, then the leftmost (11.2). [A p.8]

    Closeness is your score divided by what is needed, at most 1.
    """
    scores = game.you.milestone_scores(game, table, met)
    # The fractions have small denominators, so comparing floats is exact enough.
    progress = [min(1.0, scores[m.name] / m.goal(game)) for m in met]
    best = max(progress)
    rule = "mars-tie-you-meet" if best == 1 else "mars-tie-you-closest"
    parts: list[str] = []
    part = ""
    if table.listening:
        parts = [f"{scores[m.name]}/{m.goal(game)}" for m in met]
        first = met[progress.index(best)]
        part = "1" if best == 1 else str(Fraction(scores[first.name], first.goal(game)))
    shortlist.keep(candidates_with(best, progress), rule, part, parts)
    shortlist.keep_leftmost("mars-tie-leftmost")
