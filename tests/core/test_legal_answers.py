"""`legal_answers` works for every type of question, and every type can be imported."""

import random

import pytest

import understudy
from tests.core import client_program
from understudy import legal_answers, mars, tapestry
from understudy.core import Refused
from understudy.sim.bench import is_compiled

GAMES = [
    ("mars", {}),
    ("mars", {"decks": {"project": "real", "bonus": "real", "events": "real"}}),
    ("mars", {"you": "played"}),
    ("mars", {"expansions": ["prelude", "venus", "colonies", "turmoil"]}),
    ("tapestry", {}),
    ("tapestry", {"you": "played"}),
]
TYPES = {*understudy.__all__} - {"Question"}
ANSWERS = 60
SAMPLE = 40


@pytest.mark.parametrize(("name", "options"), GAMES)
def test_every_listed_answer_fits_its_question(name: str, options: dict[str, object]) -> None:
    game, chance = understudy.new(name, seed=5, **options), random.Random(5)
    for _ in range(ANSWERS):
        question = game.question
        if question is None:
            break
        assert any(base.__name__ in TYPES for base in type(question).__mro__), question
        answers = legal_answers(question)
        assert answers, question
        for answer in chance.sample(answers, min(SAMPLE, len(answers))):
            question.check(answer)
        _give_any(game, chance, answers)


def _give_any(game: understudy.Session, chance: random.Random, answers: list[object]) -> None:
    """Give one of the answers; at the table the rules may refuse a report."""
    for answer in chance.sample(answers, len(answers)):
        try:
            game.answer(answer)
        except Refused:
            continue
        return
    raise AssertionError(game.question)


@pytest.mark.skipif(is_compiled(), reason="compiled classes have no docstring")
def test_the_question_types_are_documented_at_their_import() -> None:
    for name in understudy.__all__:
        assert getattr(understudy, name).__doc__, name


def test_a_client_program_with_types_runs() -> None:
    facts = client_program.main()
    assert facts["generation"] == 3
    assert facts["kinds"] >= 3


def test_a_position_of_another_game_is_refused() -> None:
    with pytest.raises(TypeError, match="not a game of Tapestry"):
        tapestry.position(understudy.new("mars", seed=1))
    assert mars.position(understudy.new("mars", seed=1)).generation == 1
