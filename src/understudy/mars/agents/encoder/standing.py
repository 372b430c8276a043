"""Points, awards and milestones of both sides as if the game ended now."""

from __future__ import annotations

from understudy.mars.human.actions.card_points import card_points
from understudy.mars.human.actions.milestones_awards import award_value, milestone_score
from understudy.mars.human.state.side import Human
from understudy.mars.milestones_awards.evaluation import bot_award_value
from understudy.mars.scoring import MILESTONE_AWARD_POINTS, bot_lines, human_lines
from understudy.mars.state import Game


class Standing:
    """What both sides would score now.

    `awards` holds your value and MarsBot's for each award in play. `milestones` holds for each
    milestone in play your value, the value you need, MarsBot's progress and its goal.
    """

    __slots__ = ("awards", "bot", "bot_points", "human", "human_points", "milestones")

    def __init__(self, game: Game, you: Human) -> None:
        self.awards = [
            (award_value(game, you, award.needs), bot_award_value(game, award))
            for award in game.award_row
        ]
        ours = theirs = 0
        for award, (mine, bots) in zip(game.award_row, self.awards, strict=True):
            if award.name in game.awards:
                ours += MILESTONE_AWARD_POINTS * (mine >= bots)
                theirs += MILESTONE_AWARD_POINTS * (bots >= mine)
        self.human = human_lines(game, ours, card_points(game, you))
        self.bot = bot_lines(game, theirs)
        self.human_points = sum(self.human.values())
        self.bot_points = sum(self.bot.values())
        self.milestones = [
            (milestone_score(game, you, one), one.goal(game), *one.bot_progress(game))
            for one in game.milestone_row
        ]
