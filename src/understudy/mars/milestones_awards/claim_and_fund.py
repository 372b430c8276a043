"""Claiming a milestone and funding an award, for either side (11.1). [A p.8]"""

from __future__ import annotations

from understudy.core import Change, ChoiceRecord, Ref, Table
from understudy.mars.state import Game


def take_milestone(
    game: Game, table: Table, name: str, side: str, why: ChoiceRecord | None = None
) -> None:
    """Record that a side claims a milestone."""
    game.milestones[name] = side
    if table.listening:
        change = Change(f"milestone.{name}", None, side)
        milestone = Ref("mars-milestone", name)
        table.tell("mars-claim", "A p.8", change, why=why, milestone=milestone, owner=side)


def take_award(
    game: Game, table: Table, name: str, side: str, why: ChoiceRecord | None = None
) -> None:
    """Record that a side funds an award."""
    game.awards[name] = side
    if table.listening:
        change = Change(f"award.{name}", None, side)
        award = Ref("mars-award", name)
        table.tell("mars-fund", "A p.8", change, why=why, award=award, owner=side)
