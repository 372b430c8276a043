"""A game resumed from a checkpoint is the same game, and only its current turn is played again."""

from __future__ import annotations

from typing import Any

import pytest

from tests.core.test_waiting_turns import everything
from tests.playing import RandomHuman
from understudy.core import Chance, Refused, Session, find_system
from understudy.core.agents.random_agent import AnyAnswer

GAMES: list[tuple[str, dict[str, object]]] = [
    ("mars", {}),
    ("mars", {"you": "played"}),
    (
        "mars",
        {
            "you": "played",
            "expansions": ["corporate_era", "prelude", "venus", "colonies", "turmoil"],
        },
    ),
    ("tapestry", {}),
    ("tapestry", {"you": "played"}),
]


def random_player(options: dict[str, object], seed: int) -> RandomHuman | AnyAnswer:
    return AnyAnswer(Chance(seed)) if options.get("you") == "played" else RandomHuman(seed)


def played(name: str, options: dict[str, object], seed: int, answers: int) -> Session:
    game = Session(find_system(name), options, seed)
    player = random_player(options, seed)
    for _ in range(4 * answers):
        if game.question is None or len(game.tape) == answers:
            break
        try_answer(game, player.answer(game.question))
    return game


def try_answer(game: Session, answer: object) -> str:
    try:
        game.answer(answer)
    except Refused as refused:
        return refused.message.id
    return ""


def last_steps(game: Session, start: int) -> list[dict[str, Any]]:
    steps = game.recorded_steps
    notes = game.system.notes(game.position, steps, start)
    return [
        {**step.to_json(), **note.to_json()}
        for step, note in zip(steps[start:], notes, strict=True)
    ]


@pytest.mark.parametrize(("name", "options"), GAMES)
def test_a_resumed_game_goes_on_as_the_whole_one(name: str, options: dict[str, object]) -> None:
    whole = played(name, options, 5, 12)
    resumed = Session.resume(whole.checkpoint())
    player = random_player(options, 11)
    replayed = 0
    for number in range(60):
        if whole.question is None:
            break
        since = len(whole.steps)
        answer = player.answer(whole.question)
        assert try_answer(whole, answer) == try_answer(resumed, answer)
        assert resumed.token == whole.token
        assert last_steps(resumed, since) == last_steps(whole, since)
        assert resumed.marks == whole.marks
        replayed += resumed.journal.first == 0
        if number % 3 == 0:
            resumed = Session.resume(resumed.checkpoint())
    # Beside the board, the production phase looks back at the steps of its generation.
    assert replayed <= (0 if options.get("you") == "played" else 20)
    assert everything(resumed) == everything(whole)


@pytest.mark.parametrize(("name", "options"), GAMES)
def test_what_needs_earlier_turns_replays_them(name: str, options: dict[str, object]) -> None:
    whole = played(name, options, 3, 25)

    def resumed() -> Session:
        return Session.resume(whole.checkpoint())

    assert everything(resumed()) == everything(whole)
    assert resumed().longest_turn == whole.longest_turn
    of_resumed, of_whole = (game.correct(2, whole.tape[2].answer) for game in (resumed(), whole))
    assert of_resumed.differs == of_whole.differs
    assert everything(of_resumed.session) == everything(of_whole.session)
    undone = resumed()
    undone.undo(4)
    same = Session.replay(whole.system, whole.options, whole.seed, whole.tape)
    same.undo(4)
    assert everything(undone) == everything(same)
    for game in (undone, same):
        game.redo()
    assert everything(undone) == everything(same)


def test_the_checkpoint_of_a_finished_game() -> None:
    whole = played("mars", {"you": "played"}, 2, 5000)
    assert whole.over
    resumed = Session.resume(whole.checkpoint())
    assert resumed.journal.first
    assert resumed.question is None
    assert everything(resumed) == everything(whole)


def test_undone_answers_stay_redoable_in_a_checkpoint() -> None:
    whole = played("mars", {}, 4, 10)
    whole.undo()
    assert Session.resume(whole.checkpoint()).redoable == whole.redoable


def test_a_checkpoint_is_small() -> None:
    whole = played("mars", {"you": "played"}, 6, 100)
    assert whole.checkpoint().size < 30_000


def test_a_checkpoint_does_not_change_when_its_game_goes_on() -> None:
    whole = played("mars", {"you": "played"}, 6, 40)
    before = everything(whole)
    kept = whole.checkpoint()
    for game in (whole, Session.resume(kept)):
        player = random_player({"you": "played"}, 1)
        for _ in range(10):
            assert game.question is not None
            try_answer(game, player.answer(game.question))
    assert everything(Session.resume(kept)) == before
