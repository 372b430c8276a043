"""Hints name the expert's best answers to any question, without hidden information."""

import pytest

import understudy
from understudy.core import Illegal, Session
from understudy.core.agents.legal_answers import legal_answers
from understudy.core.session.preview import Preview
from understudy.expert.agent import Expert, expert_for
from understudy.locales.rendering import sentence
from understudy.mars import GAME
from understudy.mars.agents.reasons import reasons_for
from understudy.mars.options import EXPANSIONS
from understudy.sim.advice.hint import hint, hint_after, win_probability

EVERYTHING = {"expansions": list(EXPANSIONS), "draft": True, "corporation": "random"}


def expert_answers(session: Session) -> None:
    assert session.question is not None
    learning = GAME.simulation().learning
    assert learning is not None
    encoder, network, _ = expert_for(GAME.name, learning, session.position)
    session.answer(Expert(session.position, encoder, network).answer(session.question))


def play_until(session: Session, generation: int, question: str = "mars-you-turn") -> Session:
    while session.question and not (
        session.question.id == question and session.position.generation >= generation
    ):
        expert_answers(session)
    return session


@pytest.mark.parametrize("options", [{}, EVERYTHING])
def test_every_decision_of_a_game_has_a_hint(options: dict[str, object]) -> None:
    session = Session(GAME, {"you": "played", **options}, 4)
    asked: set[str] = set()
    while (question := session.question) is not None and session.position.generation < 6:
        answers = legal_answers(question)
        if len(legal_answers(question)) < 2:
            with pytest.raises(Illegal, match="table-no-counsel"):
                hint(session)
        elif question.id not in asked:
            asked.add(question.id)
            before = session.position.facts()
            found = hint(session, deals=2)
            assert session.position.facts() == before, "the game itself does not change"
            assert found.choices == len(answers)
            assert found.best[0].place == 1
            places, wins, ahead = zip(
                *((one.place, one.expected.win, one.expected.difference) for one in found.best),
                strict=True,
            )
            assert list(places) == sorted(places)
            assert list(wins) == sorted(wins, reverse=True), "all numbers agree with the order"
            assert list(ahead) == sorted(ahead, reverse=True)
            for one in found.answers():
                assert one.answer in answers
                assert 0 <= one.expected.win <= 1
            assert 0 <= sum(one.share for one in found.best) <= 1.001
        expert_answers(session)
    assert len(asked) > 5, asked


def test_passing_has_its_place_in_a_turn() -> None:
    session = play_until(Session(GAME, {"you": "played"}, 4), 3)
    found = hint(session)
    assert found.passing is not None
    assert found.passing.answer == {"do": "pass"}
    assert found.passing.place >= 1
    assert str(found).startswith("mars-you-turn: ")


def test_a_complete_list_names_every_answer_in_one_order() -> None:
    session = play_until(Session(GAME, {"you": "played"}, 4), 3)
    question = session.question
    assert question is not None
    found = hint(session, best=60)
    answers = [str(one.answer) for one in found.best]
    assert len(answers) == len({*answers}) > 6
    assert {*answers} <= {str(one) for one in legal_answers(question)}
    assert found.best[0].answer == hint(session).best[0].answer
    assert not found.alone, "only one answer is given in a turn"


def test_each_card_to_buy_has_its_own_worth() -> None:
    session = play_until(Session(GAME, {"you": "played"}, 4), 3, "mars-you-buy")
    question = session.question
    assert question is not None
    found = hint(session)
    cards = [one for one in legal_answers(question) if one != "none"]
    assert [one.answer for one in found.alone] == cards
    assert len({round(one.by, 4) for one in found.alone}) > 1
    assert all(-1 < one.by < 1 for one in found.alone)


def test_hidden_cards_make_no_difference() -> None:
    session = play_until(Session(GAME, {"you": "played"}, 4), 3)
    found = hint(session)
    session.turn_start.position.project.bag.reverse()
    assert hint(session) == found


def test_a_better_position_has_a_higher_probability() -> None:
    session = play_until(Session(GAME, {"you": "played", "difficulty": "easy"}, 4), 9)
    ahead = win_probability(session)
    session.position.you.tr -= 25
    behind = win_probability(session)
    assert behind.win < ahead.win
    assert behind.difference < ahead.difference - 5


def test_games_without_an_expert_and_finished_games_are_refused() -> None:
    with pytest.raises(Illegal, match="mars-expert-needs-screen-game"):
        hint(understudy.new("mars", seed=1))
    with pytest.raises(Illegal, match="mars-expert-needs-screen-game"):
        hint_after(understudy.new("mars", seed=1), ["done"])
    over = Session(GAME, {"you": "played"}, 4)
    while over.question:
        expert_answers(over)
    with pytest.raises(Illegal, match="table-game-over"):
        win_probability(over)


def test_the_library_gives_hints() -> None:
    game = understudy.new("mars", seed=4, you="played")
    assert understudy.hint(game).question == "mars-you-choose-corporation"
    assert 0 < understudy.win_probability(game).win < 1


def test_reasons_say_what_changes() -> None:
    session = play_until(Session(GAME, {"you": "played"}, 4), 5)
    found = hint(session)
    assert found.passing is not None
    passing = [one.id for one in found.passing.reasons]
    assert passing == ["mars-reason-keeps", "mars-reason-turns"]
    said = {reason.id for one in found.best for reason in one.reasons}
    assert said
    assert said <= {
        f"mars-reason-{what}"
        for what in (
            "points", "opens", "closer", "production", "costs", "earns", "keeps", "turns", "chance",
        )
    }  # fmt: skip


def test_reasons_name_milestones_in_reach_and_what_marsbot_has_of_them() -> None:
    game = play_until(Session(GAME, {"you": "played"}, 4), 1).position

    def reasons(answer: object, tr: int) -> list[str]:
        after = game.copy()
        after.you.tr = tr
        preview = Preview((), (), (), None, chance=False, position=after)
        return [sentence(one) for one in reasons_for(game, answer, preview)]

    assert reasons({"do": "play"}, 32) == []
    assert reasons({"do": "play"}, 33) == ["Terraformer: 33 of 35."]
    assert reasons({"do": "play"}, 35) == ["Terraformer is then open to you; MarsBot has 20 of 35."]
    assert reasons({"do": "claim", "milestone": "mayor"}, 0) == ["MarsBot has 0 of 3 for it."]
    assert reasons({"do": "pass"}, 0)[1] == "MarsBot takes 4 more turns this generation."


def test_the_start_has_hints_after_answers_that_are_not_given() -> None:
    session = Session(GAME, {"you": "played"}, 4)
    found = hint_after(session, ["R24"])
    assert found.question == "mars-you-buy"
    assert session.tape == []
    session.answer("R24")
    with pytest.raises(Illegal, match="table-no-counsel"):
        hint_after(session, ["none"])


def test_payments_have_a_hint() -> None:
    session = play_until(Session(GAME, {"you": "played"}, 4), 1, "mars-you-pay")
    assert session.question is not None
    assert hint(session).choices > 1


def test_no_delay_comes_before_passing_when_the_expert_passes() -> None:
    """Positions before passing are valued too highly, so selling all cards looked good."""
    session = Session(GAME, {"you": "played", "expansions": list(EXPANSIONS)}, 72)
    learning = GAME.simulation().learning
    assert learning is not None
    found = 0
    while found < 5:
        assert session.question is not None
        encoder, network, _ = expert_for(GAME.name, learning, session.position)
        answer = Expert(session.position, encoder, network).answer(session.question)
        if session.question.id == "mars-you-turn" and answer == {"do": "pass"}:
            best = hint(session, deals=1).best[0]
            assert best.answer == answer or best.share > 0.1
            found += 1
        session.answer(answer)
