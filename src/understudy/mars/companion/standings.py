"""Notes for claiming and funding: the score of both sides."""

from __future__ import annotations

from collections.abc import Sequence

from understudy.core import Message
from understudy.mars.milestones_awards.evaluation import (
    Award,
    Milestone,
    bot_award_value,
    public_score,
)
from understudy.mars.state import Game


def milestone_notes(game: Game, milestones: Sequence[Milestone]) -> dict[str, Message]:
    """Return the progress of each side; yours only if the app knows it."""
    notes: dict[str, Message] = {}
    for milestone in milestones:
        have, need = milestone.bot_progress(game)
        bots = {"bot": have, "bot_need": need}
        yours = public_score(game, milestone)
        if yours is None:
            notes[milestone.name] = Message("mars-note-milestone-bot", bots)
        else:
            you = {"you": yours, "need": milestone.goal(game)}
            notes[milestone.name] = Message("mars-note-milestone", {**you, **bots})
    return notes


def award_notes(game: Game, awards: Sequence[Award]) -> dict[str, Message]:
    """Return the value of each side; yours only if the app knows it."""
    notes: dict[str, Message] = {}
    for award in awards:
        bot, yours = bot_award_value(game, award), public_score(game, award)
        if yours is None:
            notes[award.name] = Message("mars-note-award-bot", {"bot": bot})
        else:
            notes[award.name] = Message("mars-note-award", {"you": yours, "bot": bot})
    return notes
