"""Table tasks: which steps need the player's hands, and which are news."""

from typing import Any

import pytest
from fluent.syntax import ast

from tests.tapestry.playing import Passive, TapestryHuman, random_options
from tests.words.catalogues import resources
from understudy.core import Chance, Note, Ref, Refused, Session, derive_stream
from understudy.tapestry.bots.income import ALL_STEPS
from understudy.tapestry.real_table.table_tasks import INCOME_STEP, INCOME_STEPS, KINDS, SUBJECT_ARG
from understudy.tapestry.system import GAME

FIRST, LAST = "The course of the game", "Questions"


def notes_of(session: Session, kind: str) -> list[Note]:
    notes = GAME.notes(session.position, session.steps, 0)
    found = [n for step, n in zip(session.steps, notes, strict=True) if step.kind == kind]
    assert found, kind
    return found


def income_step_notes(session: Session) -> dict[str, Note]:
    notes = GAME.notes(session.position, session.steps, 0)
    found: dict[str, Note] = {}
    for step, note in zip(session.steps, notes, strict=True):
        if step.kind == INCOME_STEP:
            name = step.args["step"]
            assert isinstance(name, Ref)
            found[name.id] = note
    return found


def played(options: dict[str, Any], human: Passive | TapestryHuman, answers: int) -> Session:
    session = Session(GAME, options, 7)
    for _ in range(answers):
        if session.question is None:
            break
        try:
            session.answer(human.answer(session.question))
        except Refused:
            continue
    return session


def test_every_kind_of_step_is_listed() -> None:
    told: set[str] = set()
    inside = False
    for entry in resources("en")["tapestry.ftl"].body:
        if isinstance(entry, ast.GroupComment):
            inside = (inside or entry.content == FIRST) and entry.content != LAST
        elif inside and isinstance(entry, ast.Message):
            told.add(entry.id.name)
    assert told == {*KINDS, *SUBJECT_ARG}
    assert INCOME_STEPS.keys() == set(ALL_STEPS)


@pytest.mark.parametrize("seed", range(8))
def test_whole_games_have_a_note_for_every_step(seed: int) -> None:
    options = random_options(Chance(derive_stream(seed, "hands")))
    session = played(options, TapestryHuman(seed), 60)
    assert len(GAME.notes(session.position, session.steps, 0)) == len(session.steps) > 50


@pytest.mark.parametrize("deck", ["real", "dealt"])
def test_decision_cards_are_table_tasks_only_if_real(deck: str) -> None:
    options = {"first_player": "human", "difficulty": 6, "decks": {"decision": deck}}
    human = TapestryHuman(3) if deck == "real" else Passive()
    session = played(options, human, 80)
    moves = deck == "real"
    assert {note.player_moves for note in notes_of(session, "tapestry-shuffle")} == {moves}
    assert {note.player_moves for note in notes_of(session, "tapestry-add-progress")} == {moves}
    steps = income_step_notes(session)
    assert steps["shuffle"].player_moves is moves
    assert steps["score"].player_moves


def test_zero_points_are_no_table_task() -> None:
    session = played({"first_player": "human", "difficulty": 2}, Passive(), 80)
    notes = GAME.notes(session.position, session.steps, 0)
    lines = [
        (step.args["vp"], note.player_moves)
        for step, note in zip(session.steps, notes, strict=True)
        if step.kind == "tapestry-score-line"
    ]
    assert {moves for vp, moves in lines if vp == 0} == {False}
    assert {moves for vp, moves in lines if vp != 0} == {True}


def test_set_up_steps_are_table_tasks() -> None:
    session = played({"decks": {"die": "dealt"}}, Passive(), 0)
    for kind in ("first-civilization", "favourite", "first-player"):
        assert all(note.player_moves for note in notes_of(session, f"tapestry-{kind}"))
    assert not notes_of(session, "tapestry-shared-decks")[0].player_moves
    real = played({"decks": {"decision": "real", "die": "dealt"}}, Passive(), 0)
    # The checklist has formed them.
    assert not notes_of(real, "tapestry-decision-decks")[0].player_moves


def test_consequences_of_a_report_are_news() -> None:
    session = Session(GAME, {"first_player": "human"}, 7)
    session.answer({"do": "done"})
    session.answer({"do": "advance", "track": "military"})
    (advanced,) = notes_of(session, "tapestry-you-advance")
    assert not advanced.is_new
    session.answer({"do": "card", "card": "boast_of_superiority"})
    (played,) = notes_of(session, "tapestry-you-play")
    (counts,) = notes_of(session, "tapestry-card-counts")
    assert not played.is_new
    assert counts.is_new


def test_tech_cards_that_the_app_deals_are_table_tasks() -> None:
    session = Session(GAME, {"first_player": "human", "decks": {"tech": "dealt"}}, 7)
    assert all(note.player_moves for note in notes_of(session, "tapestry-tech-dealt"))
    session.answer({"do": "tech", "card": str(session.position.display[0])})
    (taken,) = notes_of(session, "tapestry-you-take-tech")
    *before, follows = notes_of(session, "tapestry-tech-dealt")
    assert len(before) == 3
    assert not taken.is_new
    assert follows.is_new


def test_cards_of_a_trap_search_are_news() -> None:
    assert KINDS["tapestry-search"].note(frozenset()).is_new
    assert KINDS["tapestry-search-real"].note(frozenset(("tapestry",))).is_new
