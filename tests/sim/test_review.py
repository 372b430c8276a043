"""A review replays a game and names the decisions that cost or gained most."""

from typing import Any, cast

import pytest

import understudy
from understudy.core import Chance, Illegal, Session
from understudy.expert.agent import Expert, load_expert
from understudy.mars import GAME
from understudy.mars.agents.game_observer import MarsObserver
from understudy.mars.agents.greedy_agent import Greedy
from understudy.mars.cards.library import BY_NUMBER
from understudy.sim.advice.evaluation import Decision, Expectation, Judged
from understudy.sim.advice.review import (
    Moment,
    Progress,
    Review,
    ReviewedGame,
    ask_about,
    key_decision,
    review,
    review_in_slices,
)
from understudy.sim.time_slices import run_to_end

TURNS = ("mars-you-turn", "mars-you-second-action")
ENCODER, NETWORK, _ = load_expert("mars_base", GAME.simulation().learning)


def play(generations: int) -> Session:
    """Return a game in which every fourth answer is that of a weak player."""
    session = Session(GAME, {"you": "played"}, 4)
    chance = Chance(3)
    while session.question and session.position.generation <= generations:
        weak = len(session.tape) % 4 == 0
        player = Greedy(session.position, chance) if weak else None
        policy = player or Expert(session.position, ENCODER, NETWORK)
        session.answer(policy.answer(session.question))
    return session


@pytest.fixture(scope="module")
def game() -> Session:
    return play(20)


@pytest.fixture(scope="module")
def found(game: Session) -> Review:
    return review(game)


def test_the_curve_has_a_point_for_each_turn_and_the_result(game: Session, found: Review) -> None:
    turns = [at for at, one in enumerate(game.tape) if one.question.startswith("mars-you-turn")]
    assert {*turns} <= {one.at for one in found.points}
    rounds = [one.round for one in found.points]
    assert rounds == sorted(rounds)
    assert rounds[-1] == game.position.generation
    assert all(0 < one.expected.win < 1 for one in found.points)
    assert found.result is not None
    assert found.result.win == float(game.position.winner == "human")


def test_costs_and_gains_are_ordered_and_compare_two_answers(game: Session, found: Review) -> None:
    assert 0 < len(found.cost) <= 3
    assert 0 < len(found.gained) <= 3
    costs, gains = [one.by for one in found.cost], [one.by for one in found.gained]
    assert costs == sorted(costs)
    assert costs[-1] < 0
    assert gains == sorted(gains, reverse=True)
    assert gains[-1] > 0
    for one in (*found.cost, *found.gained):
        assert (one.at, one.round) in found.decisions
        assert one.given.answer == game.tape[one.at].answer
        assert one.other.answer != one.given.answer
        assert one.question == game.tape[one.at].question
        asked = None if one.asked is None else one.asked.id
        assert asked == (None if one.question in TURNS else one.question)


def test_the_same_cards_in_another_order_are_no_other_answer() -> None:
    decision = Decision("buy", "", ("a", "b", "none"), (0.5, 0.4, 0.1), Expectation(0.5, 0))
    moment = Moment(0, 1, cast(Any, None), decision, 0)
    judged = [
        Judged(1, Expectation(0.51, 0), ("a", "none")),
        Judged(0, Expectation(0.5, 0), ("b", "none")),
        Judged(2, Expectation(0.4, 0)),
    ]
    found = key_decision(moment, judged)
    assert found is not None
    assert (found.given.answer, found.other.answer) == ("a", "none")
    assert key_decision(moment, judged[:2]) is None


def test_only_bought_cards_count_as_bought_and_never_played() -> None:
    position = understudy.new("mars", seed=5, you="played").position
    observer = MarsObserver()
    for card in ("009", "010", "none"):
        observer.see(position, "mars-you-buy", ["009", "010", "none"], card)
    position.you.hand = [BY_NUMBER[number].id for number in ("010", "011", "012")]
    said = observer.sentences(position)[1]
    assert said.args == {"bought": 2, "left": 1, "mc": 3}


def test_five_sentences_are_messages(found: Review) -> None:
    assert [one.id.rpartition("-none")[0] or one.id for one in found.sentences] == [
        f"mars-review-{topic}" for topic in ("pace", "cards", "money", "goals", "greeneries")
    ]


def test_any_decision_can_be_asked_about(game: Session, found: Review) -> None:
    reviewed = ReviewedGame.of(game.system, game.options, game.seed, game.tape)
    hint, given = ask_about(reviewed, found.cost[0].at)
    assert given is not None
    others = [one for one in hint.answers() if one.answer != given.answer]
    assert others[0].answer == found.cost[0].other.answer, "both compare the same answers"
    assert given.expected.win < hint.best[0].expected.win
    assert any(one.reasons for one in (*hint.best, given))
    with pytest.raises(Illegal, match="table-no-such-answer"):
        ask_about(reviewed, len(game.tape))


def test_work_comes_in_slices_with_progress() -> None:
    game = play(1)
    reviewed = ReviewedGame.of(game.system, game.options, game.seed, game.tape)
    reports: list[Progress] = []
    found = run_to_end(review_in_slices(reviewed, reports.append))
    assert found.result is None
    assert [one.done for one in reports] == sorted(one.done for one in reports)
    assert 0 < reports[0].done <= reports[-1].done <= reports[-1].of


def test_the_library_reviews_a_save_and_plots_it() -> None:
    reviewed = understudy.review(understudy.save(play(1)))
    assert str(reviewed).startswith(f"{len(reviewed.points)} turns, ")
    assert len(reviewed.plot().axes) == 1
    with pytest.raises(Illegal, match="mars-expert-needs-screen-game"):
        understudy.review(understudy.new("mars", seed=1))
