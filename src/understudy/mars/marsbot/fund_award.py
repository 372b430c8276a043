"""The award that MarsBot funds (11.3)."""

from __future__ import annotations

from typing import Final

from understudy.components.shortlist import Shortlist, candidates_with
from understudy.core import Table
from understudy.mars.marsbot.mc_and_tr import Reason
from understudy.mars.milestones_awards.claim_and_fund import take_award
from understudy.mars.milestones_awards.evaluation import Award, bot_award_value
from understudy.mars.state import BOT, Game

AWARD_LIMIT: Final = 3
"""Awards that both sides together can fund in a game (11.1). [A p.8]"""


def fund_award(game: Game, table: Table) -> Reason | None:
    """Fund the award with MarsBot's largest lead for free, or return why not (11.3). [A p.8]"""
    if len(game.awards) == AWARD_LIMIT:
        return Reason.AWARDS_TAKEN
    unfunded = [award for award in game.award_row if award.name not in game.awards]
    leads = _leads(game, table, unfunded)
    best = max(leads.values(), default=0)
    if best <= 0:
        return Reason.NO_AWARD_AHEAD
    names, values = list(leads), list(leads.values())
    shortlist = Shortlist(table, "mars-award", names, (1 << len(names)) - 1)
    shortlist.keep(candidates_with(best, values), "mars-tie-largest-lead", best, values)
    shortlist.keep_leftmost("mars-tie-leftmost")
    name = names[shortlist.chosen]
    take_award(game, table, name, BOT, shortlist.why())
    return None


def _leads(game: Game, table: Table, awards: list[Award]) -> dict[str, int]:
    """Return MarsBot's lead in each award that can still be the largest.

    Ask you only for awards whose lead could reach the best known lead.
    """
    you = game.you
    certain = [award for award in awards if you.knows_award(award)]
    known = lead(game, table, certain)
    floor = max(1, max(known.values(), default=0))
    unsure = [
        award
        for award in awards
        if award.name not in known and bot_award_value(game, award) - award.lowest >= floor
    ]
    known |= lead(game, table, unsure)
    return {award.name: known[award.name] for award in awards if award.name in known}


def lead(game: Game, table: Table, awards: list[Award]) -> dict[str, int]:
    """Return MarsBot's lead in each of these awards, negative where you lead."""
    if not awards:
        return {}
    yours = game.you.award_values(game, table, awards)
    return {award.name: bot_award_value(game, award) - yours[award.name] for award in awards}
