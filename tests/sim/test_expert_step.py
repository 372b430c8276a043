"""The expert plays the player's side: every question has an answer, without hidden information."""

import pytest

import understudy
from understudy.core import Illegal
from understudy.sim.advice.expert_step import expert_step
from understudy.sim.advice.hint import hint


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "options", "answers"), [("mars", {"draft": True}, 50), ("tapestry", {}, 25)]
)
def test_the_expert_answers_every_question(
    game: str, options: dict[str, object], answers: int
) -> None:
    session = understudy.new(game, seed=4, you="played", **options)
    for _ in range(answers):
        step = expert_step(session)
        if step.decided:
            assert step.chosen in hint(session).answers()
            if step.next_best is not None:
                assert step.next_best.place > step.chosen.place
                assert step.next_best.expected.win <= step.chosen.expected.win
        session.answer(step.chosen.answer)
    assert str(step).startswith(f"{step.round}: ")


def test_a_finished_game_has_no_step() -> None:
    session = understudy.new("mars", seed=4, you="played")
    session.question = None
    with pytest.raises(Illegal, match="table-game-over"):
        expert_step(session)


def test_hidden_cards_make_no_difference() -> None:
    session = understudy.new("mars", seed=4, you="played")
    while session.question is not None and session.question.id != "mars-you-turn":
        session.answer(expert_step(session).chosen.answer)
    step = expert_step(session)
    session.turn_start.position.project.bag.reverse()
    assert expert_step(session) == step
