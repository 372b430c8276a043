"""Why a card, an action or a standard project that is legal would have no effect now.

Gains that are impossible are lost (5), so each of them may be done. The view warns of it. [T 5]
"""

from __future__ import annotations

from understudy.mars.human.actions.play_card import usable_actions
from understudy.mars.human.actions.standard_projects import Project
from understudy.mars.human.state.card import NO_CARD, NO_TABLE, Card, Context
from understudy.mars.human.state.card_definition import Step
from understudy.mars.human.state.obstacle import Lack, Obstacle
from understudy.mars.human.state.side import Human
from understudy.mars.human.steps.choices import is_worthwhile
from understudy.mars.state import Game


def no_effect_of_card(game: Game, you: Human, card: Card) -> Obstacle | None:
    """Return why a card that can be played would change nothing, or None.

    Tags of a card that stays in play, points, actions and permanent effects are an effect.
    """
    lasting = card.actions or card.triggers or card.modifiers or card.points is not None
    if lasting or not card.immediate or (card.tags and not card.is_event):
        return None
    return _no_effect(Context(game, NO_TABLE, you, card), card.immediate)


def no_effect_of_action(game: Game, you: Human, card: Card) -> Obstacle | None:
    """Return why the action of a card, which can be used, would gain nothing, or None."""
    context = Context(game, NO_TABLE, you, card)
    gains = [card.actions[number - 1].gain for number in usable_actions(game, you, card)]
    found = [_no_effect(context, gain) for gain in gains]
    return None if None in found else found[0]


def no_effect_of_project(game: Game, you: Human, project: Project) -> Obstacle | None:
    """Return why a standard project that can be done would change nothing, or None.

    What cards give back for a project does not count.
    """
    return _no_effect(Context(game, NO_TABLE, you, NO_CARD), project.steps)


def _no_effect(context: Context, steps: tuple[Step, ...]) -> Obstacle | None:
    """Return why none of these steps has an effect now, or None."""
    if is_worthwhile(context, steps):
        return None
    parameters = [name for step in steps if (name := step.complete_parameter())]
    return Obstacle(Lack.COMPLETE, parameters[0]) if parameters else Obstacle(Lack.NOTHING)
