"""Every type of question of the screen game of Mars has a hint."""

from typing import Final

import pytest

import understudy
from understudy.core import Chance
from understudy.core.agents.legal_answers import legal_answers
from understudy.mars.options import EXPANSIONS, MAPS
from understudy.sim.advice.hint import hint

ASKED_IN: Final = {
    "mars-ask-cube": 276,
    "mars-ask-draft": 0,
    "mars-you-buy": 0,
    "mars-you-choose-amount": 13,
    "mars-you-choose-award": 2,
    "mars-you-choose-city": 11,
    "mars-you-choose-colony": 1,
    "mars-you-choose-copied": 74,
    "mars-you-choose-corporation": 0,
    "mars-you-choose-discarded": 2,
    "mars-you-choose-fee": 0,
    "mars-you-choose-giver": 72,
    "mars-you-choose-holder": 28,
    "mars-you-choose-hosted": 439,
    "mars-you-choose-kept": 26,
    "mars-you-choose-next-prelude": 0,
    "mars-you-choose-option": 4,
    "mars-you-choose-owner": 70,
    "mars-you-choose-parameter": 35,
    "mars-you-choose-party": 18,
    "mars-you-choose-played": 12,
    "mars-you-choose-prelude": 0,
    "mars-you-choose-preludes": 0,
    "mars-you-choose-project": 20,
    "mars-you-choose-repeated": 293,
    "mars-you-choose-resource": 0,
    "mars-you-choose-sold": 0,
    "mars-you-choose-space": 0,
    "mars-you-choose-target": 15,
    "mars-you-choose-used": 126,
    "mars-you-choose-whether": 27,
    "mars-you-final-greenery": 25,
    "mars-you-floaters-as-heat": 67,
    "mars-you-keep-energy": 27,
    "mars-you-pay": 2,
    "mars-you-second-action": 0,
    "mars-you-sell": 0,
    "mars-you-turn": 0,
}
"""The seed of a random game in which each question is asked with at least two answers."""


@pytest.mark.parametrize("question", ASKED_IN)
def test_every_question_has_a_hint(question: str) -> None:
    seed = ASKED_IN[question]
    game = understudy.new(
        "mars",
        seed,
        you="played",
        expansions=list(EXPANSIONS),
        draft=seed % 2 == 0,
        map=MAPS[seed % len(MAPS)],
        corporation="random",
    )
    chance = Chance(seed)
    while game.question is not None:
        answers = legal_answers(game.question)
        if game.question.id == question and len(answers) > 1:
            break
        game.answer(answers[chance.below(len(answers))])
    found = hint(game, deals=1)
    assert found.question == question
    assert found.choices == len(answers)
    assert {str(one.answer) for one in found.answers()} <= {*map(str, answers)}
