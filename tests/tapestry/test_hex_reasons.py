"""Every hex that cannot be chosen has exactly one reason."""

import random

import understudy
from understudy.core import Choice, Number, Space, YesNo
from understudy.core.questions.turn_menu import TurnMenu
from understudy.tapestry.printed.map import HEXES

ASKED = {"tapestry-you-explore-where", "tapestry-you-conquer-where"}


def random_answer(question: object, chance: random.Random) -> object:
    match question:
        case TurnMenu():
            return chance.choice(question.moves())
        case Choice():
            return chance.choice(question.options)
        case Space():
            return chance.choice(question.spaces)
        case Number():
            return question.low
    assert isinstance(question, YesNo)
    return True


def test_every_other_hex_has_one_reason() -> None:
    chance, seen = random.Random(2), dict.fromkeys(ASKED, 0)
    for seed in range(4):
        game = understudy.new("tapestry", seed=seed, you="played")
        while (question := game.question) is not None:
            if isinstance(question, Space) and question.id in ASKED:
                assert question.why_not is not None
                others = [hex for hexes in question.why_not().values() for hex in hexes]
                assert sorted([*question.spaces, *others]) == sorted(HEXES.names)
                seen[question.id] += 1
            game.answer(random_answer(question, chance))
    assert all(seen.values())
