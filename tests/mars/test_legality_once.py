"""The menu of a turn and the view share the legality of moves: it is computed once."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from understudy.core import Chance, Session, find_system
from understudy.core.agents.legal_answers import legal_answers
from understudy.mars.human.actions import play_card, standard_projects
from understudy.mars.human.state.budget import Budget
from understudy.mars.human.state.card import NO_CARD, NO_TABLE, Context
from understudy.mars.human.state.obstacle import Obstacle
from understudy.mars.human.steps.choices import first_obstacle
from understudy.mars.options import EXPANSIONS
from understudy.sim.bench import is_compiled

GAME = find_system("mars")


def at_a_turn(seed: int) -> Session:
    """Return a screen game at a turn in the middle of the game."""
    session = Session(GAME, {"you": "played"}, seed)
    chance = Chance(seed)
    while len(session.tape) < 60 or session.token.partition(":")[2] != "mars-you-turn":
        assert session.question is not None
        answers = legal_answers(session.question)
        session.answer(answers[chance.below(len(answers))])
    return session


@pytest.mark.skipif(is_compiled(), reason="compiled rules call each other past a replacement")
def test_a_move_is_checked_once_for_menu_and_view(monkeypatch: pytest.MonkeyPatch) -> None:
    session = at_a_turn(39)
    session.undo()
    session.redo()
    checked: Counter[tuple[str, str]] = Counter()

    def counting(function: Any, name: str) -> Any:
        def count(game: object, you: object, what: Any, *args: Any, **named: Any) -> Any:
            checked[name, what.name if name == "project" else what.number] += 1
            return function(game, you, what, *args, **named)

        return count

    for part in ("all_unmet", "cannot_resolve_effects"):
        monkeypatch.setattr(play_card, part, counting(getattr(play_card, part), part))
    monkeypatch.setattr(play_card, "check_use", counting(play_card.check_use, "use"))
    projects = counting(standard_projects.check_project, "project")
    monkeypatch.setattr(standard_projects, "check_project", projects)
    assert session.question is not None
    question, view = session.question.to_json(), GAME.view(session.position)
    assert set(checked.values()) == {1}
    assert len(checked) > 6
    assert {kind for kind, _ in checked} == {
        "all_unmet",
        "cannot_resolve_effects",
        "use",
        "project",
    }
    you: Any = view["you"]
    assert any(len(card["reasons"]) > 1 for card in you["hand"])
    assert session.question.to_json() == question
    assert GAME.view(session.position) == view
    assert set(checked.values()) == {1}


def projects(position: Any) -> list[object]:
    """Return what each standard project lacks, by the view."""
    you: Any = GAME.view(position)["you"]
    return [project["why_not"] for project in you["projects"]]


def test_a_copy_of_the_position_computes_its_own_legality() -> None:
    session = at_a_turn(3)
    GAME.view(session.position)
    copy = session.position.copy()
    copy.you.stock[0] = 0
    assert projects(session.position) != projects(copy)


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_shared_legality_is_that_of_the_position(seed: int) -> None:
    session = Session(GAME, {"you": "played"}, seed)
    chance = Chance(seed)
    while not session.over and len(session.tape) < 120:
        assert session.question is not None
        answers = legal_answers(session.question)
        assert GAME.view(session.position) == GAME.view(session.position.copy())
        session.answer(answers[chance.below(len(answers))])


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_what_cannot_fail_has_no_obstacle(seed: int) -> None:
    game = at_a_turn(seed).position
    poor = game.copy()
    for side in (poor.you.stock, poor.you.production):
        side[:] = [0] * len(side)
    for position in (game, poor):
        you = position.you
        for card in you.library:
            effects = play_card.cannot_resolve_effects(position, you, card, 0, [])
            assert card.steps_to_check or effects is None, card.number
            at_card = Context(position, NO_TABLE, you, card)
            possible = any(
                not action.condition and not first_obstacle(at_card, action.steps, Budget(you))
                for action in card.actions
            )
            assert card.actions_can_fail or possible, card.number
        for project in standard_projects.PROJECTS.values():
            nothing = Context(position, NO_TABLE, you, NO_CARD)
            obstacle = first_obstacle(nothing, project.steps, Budget(you))
            assert project.steps_to_check or obstacle is None, project.name
    sure = [card for card in game.you.library if card.immediate and not card.steps_to_check]
    assert len(sure) > 100


def parts_of(obstacle: Obstacle | None) -> tuple[object, ...]:
    """Return what an obstacle says."""
    if obstacle is None:
        return ()
    return obstacle.lack, obstacle.of, obstacle.need, obstacle.have


@pytest.mark.parametrize("seed", [1, 2])
def test_the_first_obstacle_is_that_of_all(seed: int) -> None:
    """`cannot_play` has its own path to the first obstacle, for speed."""
    session = Session(GAME, {"you": "played", "expansions": [*EXPANSIONS]}, seed)
    chance = Chance(seed)
    found: set[object] = set()
    while not session.over and len(session.tape) < 200:
        assert session.question is not None
        if len(session.tape) % 10 == 0:
            game = session.position.copy()
            for card in game.you.library:
                first = play_card.cannot_play(game, game.you, card)
                every = next(play_card.check_play(game, game.you, card), None)
                assert parts_of(first) == parts_of(every), card.number
                found.add(first and first.lack)
        answers = legal_answers(session.question)
        session.answer(answers[chance.below(len(answers))])
    assert len(found) > 3
