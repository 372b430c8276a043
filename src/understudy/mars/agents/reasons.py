"""Reasons for an answer, from what it changes for certain: points, production, money."""

from __future__ import annotations

from typing import Final

from understudy.core import Change, Message, Ref
from understudy.core.session.preview import Preview
from understudy.mars.human.state.card import MC
from understudy.mars.human.state.side import Human
from understudy.mars.state import Game

MOST: Final = 2
"""Number of reasons that are given."""
PRODUCTION: Final = "human.production."
MONEY: Final = "human.stock.mc"
POINTS: Final = "human.points"
WORTH: Final = {"mc": 5, "steel": 8, "titanium": 12, "plants": 10, "energy": 7, "heat": 6}
"""What a step of production is worth in MC, to name the most valuable one first."""


def reasons_for(position: Game, answer: object, preview: Preview) -> tuple[Message, ...]:
    """Return sentences about what the answer changes, the most important first."""
    you = position.you
    if not isinstance(you, Human):
        return ()
    if answer == {"do": "pass"}:
        return (Message("mars-reason-keeps", {"mc": you.stock[MC]}),)
    found = [*_points(preview), *_production(preview), *_money(preview)]
    if preview.chance:
        found.append(Message("mars-reason-chance"))
    return tuple(found[:MOST])


def _gain(change: Change) -> int:
    before, after = change.before, change.after
    return after - before if isinstance(before, int) and isinstance(after, int) else 0


def _points(preview: Preview) -> list[Message]:
    gains = [_gain(change) for change in preview.points if change.what == POINTS]
    return [Message("mars-reason-points", {"count": gain}) for gain in gains if gain > 0]


def _production(preview: Preview) -> list[Message]:
    changes = [one for one in preview.changes if one.what.startswith(PRODUCTION)]

    def worth(change: Change) -> int:
        return _gain(change) * WORTH.get(change.what.removeprefix(PRODUCTION), 1)

    best = sorted((one for one in changes if worth(one) > 0), key=worth, reverse=True)[:1]
    return [
        Message(
            "mars-reason-production",
            {
                "resource": Ref("mars-resource", one.what.removeprefix(PRODUCTION)),
                "before": str(one.before),
                "after": str(one.after),
            },
        )
        for one in best
    ]


def _money(preview: Preview) -> list[Message]:
    for one in preview.changes:
        if one.what == MONEY and (gain := _gain(one)):
            id = "mars-reason-earns" if gain > 0 else "mars-reason-costs"
            return [Message(id, {"mc": abs(gain), "left": str(one.after)})]
    return []
