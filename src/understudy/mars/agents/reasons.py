"""Reasons for an answer: what it changes for certain in points, milestones, production, money."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from understudy.core import Arg, Change, Message, Ref
from understudy.core.session.preview import Preview
from understudy.mars.human.actions.milestones_awards import milestone_score
from understudy.mars.human.state.card import MC
from understudy.mars.human.state.side import Human
from understudy.mars.marsbot.claim_milestone import MILESTONE_LIMIT
from understudy.mars.milestones_awards.evaluation import Milestone
from understudy.mars.state import Game

MOST: Final = 2
"""Number of reasons that are given."""
NEAR: Final = 2
"""A milestone is worth naming if no more than this is missing."""
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
        keeps = Message("mars-reason-keeps", {"mc": you.stock[MC]})
        turns = 0 if position.bot.passed else len(position.bot.action)
        return keeps, Message("mars-reason-turns", {"count": turns})
    if isinstance(answer, Mapping) and answer.get("do") == "claim":
        return tuple(
            Message("mars-reason-claims", _marsbot_has(position, one))
            for one in position.milestone_row
            if one.name == answer["milestone"]
        )
    opened, closer = _milestones(position, you, preview)
    found = [*opened, *_points(preview), *closer, *_production(preview), *_money(preview)]
    if preview.chance:
        found.append(Message("mars-reason-chance"))
    return tuple(found[:MOST])


def _gain(change: Change) -> int:
    before, after = change.before, change.after
    return after - before if isinstance(before, int) and isinstance(after, int) else 0


def _points(preview: Preview) -> list[Message]:
    gains = [_gain(change) for change in preview.points if change.what == POINTS]
    return [Message("mars-reason-points", {"count": gain}) for gain in gains if gain > 0]


def _marsbot_has(position: Game, milestone: Milestone) -> dict[str, Arg]:
    have, need = milestone.bot_progress(position)
    return {"have": min(have, need), "need": need}


def _milestones(
    position: Game, you: Human, preview: Preview
) -> tuple[list[Message], list[Message]]:
    """Return which milestones you could claim after the answer, and which are nearly met."""
    after = preview.position
    opened: list[Message] = []
    closer: list[Message] = []
    if after is None or len(position.milestones) == MILESTONE_LIMIT:
        return opened, closer
    for one in position.milestone_row:
        before, now = milestone_score(position, you, one), milestone_score(after, after.you, one)
        name, need = {"milestone": Ref("mars-milestone", one.name)}, one.goal(position)
        if one.name in position.milestones or now <= before:
            continue
        if before < need <= now:
            opened.append(Message("mars-reason-opens", {**name, **_marsbot_has(position, one)}))
        elif need - NEAR <= now < need:
            closer.append(Message("mars-reason-closer", {**name, "have": now, "need": need}))
    return opened, closer


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
