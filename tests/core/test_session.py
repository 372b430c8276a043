"""Undo, redo, correct, save and load, all derived from the tape."""

import gc
import json
from typing import Any, Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.playing import RandomHuman, random_session
from understudy.core import (
    Chance,
    Fields,
    Illegal,
    Menu,
    NeedsAnswer,
    Number,
    Refused,
    Seat,
    Session,
    Stale,
    TapeTable,
    Unreadable,
    fields,
    journal_bytes,
    load,
    save,
)
from understudy.core.agents.random_agent import random_policy
from understudy.core.session.session import MOST_ANSWERS, MOST_IN_A_TURN
from understudy.core.session.tape import peeks_in_entry
from understudy.mars.state.game import Game
from understudy.mars.system import GAME

REAL: dict[str, object] = {"decks": {"project": "real", "bonus": "real"}}
OPTIONS: list[dict[str, object]] = [{}, REAL, {"draft": True, "difficulty": "brutal"}]

games = st.builds(
    random_session,
    st.sampled_from(OPTIONS),
    st.integers(0, 10_000),
    st.integers(1, 60),
)


def everything(session: Session) -> tuple[object, ...]:
    """Return everything that a screen shows of a session."""
    question = session.question.to_json() if session.question else None
    facts = session.position.facts()
    return facts, question, journal_bytes(session.steps), session.marks, GAME.view(session.position)


@settings(max_examples=25)
@given(games, st.data())
def test_undoing_and_answering_again_gives_the_same_game(session: Session, data: Any) -> None:
    before = everything(session)
    back = data.draw(st.integers(1, len(session.tape)))
    entries = session.tape[-back:]
    session.undo(len(session.tape) - back)
    for entry in entries:
        session.answer(entry.answer)
    assert everything(session) == before


def test_a_turn_that_runs_again_leaves_no_reference_cycles() -> None:
    """Positions are large and must not wait for the garbage collector."""
    session = random_session({}, 1, 40)
    gc.disable()
    try:
        before = positions_in_memory()
        session.undo()
        session.redo()
        assert positions_in_memory() <= before
    finally:
        gc.enable()


def positions_in_memory() -> int:
    """Return how many positions exist; other tests may have left some."""
    return sum(isinstance(thing, Game) for thing in gc.get_objects())


@settings(max_examples=15)
@given(games, st.data())
def test_redo_reverts_undo(session: Session, data: Any) -> None:
    before = everything(session)
    for _ in range(data.draw(st.integers(1, len(session.tape)))):
        session.undo()
    while session.redoable:
        session.redo()
    assert everything(session) == before


@settings(max_examples=15)
@given(games)
def test_a_saved_game_loads_as_it_was(session: Session) -> None:
    again = load(save(session))
    assert everything(again) == everything(session)
    assert save(again) == save(session)


@settings(max_examples=15)
@given(games, st.data())
def test_correcting_an_answer_to_itself_changes_nothing(session: Session, data: Any) -> None:
    at = data.draw(st.integers(0, len(session.tape) - 1))
    correction = session.correct(at, session.tape[at].answer)
    assert (correction.dropped, correction.differs) == (0, None)
    assert everything(correction.session) == everything(session)


@settings(max_examples=15)
@given(games)
def test_the_current_turn_can_be_replayed_from_its_start(session: Session) -> None:
    start = session.turn_start
    position = start.position.copy()
    table = TapeTable(Chance(start.chance), list(start.answers), 0)
    if session.over:
        assert position.over
        assert start.answers == ()
        return
    with pytest.raises(NeedsAnswer) as asked:
        GAME.play_turn(position, table)
    assert session.question is not None
    assert asked.value.question.to_json() == session.question.to_json()
    assert position.facts() == session.position.facts()
    assert session.turn_start.position is start.position, "no copy is made"


def test_a_correction_replays_what_still_fits_and_reports_the_difference() -> None:
    session = Session(GAME, REAL, 3)
    for answer in ("done", "001", "done", "009", "done", "B03"):
        session.answer(answer)
    before = everything(session)
    correction = session.correct(1, "009")
    assert everything(session) == before, "a preview must not touch the game"
    assert correction.kept == 1
    assert correction.dropped == 3, "card 009 cannot be drawn twice"
    assert correction.differs is not None
    assert session.steps[correction.differs] != correction.session.steps[correction.differs]
    assert [entry.answer for entry in reversed(correction.session.redoable)] == [
        "009", {"do": "done"}, "B03",
    ]  # fmt: skip


def test_a_report_instead_of_the_end_of_a_turn_comes_before_that_end() -> None:
    session = Session(GAME, REAL, 3)
    for answer in ("done", "001", "done", "009"):
        session.answer(answer)
    asked = session.question
    assert asked is not None
    correction = session.correct(2, {"do": "set_bot", "tr": 25, "mc": 0})
    assert (correction.kept, correction.dropped) == (2, 0)
    answers = [entry.answer for entry in correction.session.tape]
    assert answers[3:] == [{"do": "done"}, "009"]
    assert correction.session.question is not None
    assert correction.session.question.id == asked.id
    # A report in place of a report replaces it.
    raised = Session(GAME, REAL, 3)
    for _ in range(2):
        raised.answer({"do": "raise", "parameter": "temperature", "steps": 1})
    changed = raised.correct(1, {"do": "raise", "parameter": "oxygen", "steps": 1})
    assert len(changed.session.tape) == 2


@pytest.mark.parametrize(
    ("answer", "message"),
    [
        ({"do": "raise", "parameter": "temperature", "steps": 99}, "table-out-of-range"),
        ({"do": "raise", "parameter": "venus"}, "table-not-an-option"),
        ({"do": "tile", "tile": "city", "space": "9.9"}, "table-not-a-space"),
        ({"do": "tile", "tile": "city"}, "table-missing-field"),
        ({"do": "card", "card": "no such card"}, "table-unknown-card"),
        ({"do": "card", "card": "asteroid"}, None),
        ({"do": "card", "card": "mining"}, "table-several-cards"),
        ({"do": "raise", "sideways": 1}, "table-unknown-field"),
        ("dance", "table-not-an-option"),
        (17, "table-not-a-form"),
    ],
)
def test_a_bad_answer_is_refused_and_nothing_changes(answer: object, message: str | None) -> None:
    session = Session(GAME, {}, 1)
    before = everything(session)
    if message is None:
        session.answer(answer)
        return
    with pytest.raises(Refused) as refused:
        session.answer(answer)
    assert refused.value.message.id == message
    assert everything(session) == before


def test_an_answer_refused_by_a_rule_leaves_no_trace() -> None:
    session = Session(GAME, {}, 1)
    session.answer({"do": "tile", "tile": "city", "space": "4.3"})
    session.answer({"do": "set_track", "track": "event", "position": 1})
    session.answer({"do": "set_track", "track": "earth", "position": 3})
    before = everything(session)
    with pytest.raises(Illegal, match="mars-cannot-lower"):
        session.answer({"do": "lower", "production": "mc", "steps": 3})
    assert everything(session) == before


def test_a_stale_answer_is_refused() -> None:
    session = Session(GAME, {}, 1)
    token = session.token
    session.answer("done", token)
    before = everything(session)
    with pytest.raises(Stale):
        session.answer("done", token)
    assert everything(session) == before


def finished() -> Session:
    session = Session(GAME, {}, 2)
    while session.question is not None:
        default = session.question.default
        session.answer("pass" if session.question.id == "mars-ask-turn" else default)
    return session


def test_a_finished_game_takes_no_answer_but_can_be_undone() -> None:
    session = finished()
    assert session.over
    with pytest.raises(Stale):
        session.answer("done")
    session.undo()
    assert not session.over


def damaged(text: str) -> dict[str, str]:
    """Return damaged versions of a save file, by the kind of damage."""
    return {
        "truncated": text[: len(text) // 2],
        "empty": "",
        "not ours": '{"hello": 1}',
        "a list": "[1, 2]",
        "unknown key": text.replace('"seed"', '"sead"'),
        "a key too many": text.replace('"seed": 5,', '"seed": 5, "extra": 1,'),
        "another format": text.replace('"understudy": 1', '"understudy": 2'),
        "deeply nested lists": "[" * 100_000,
        "unknown game": text.replace('"game": "mars"', '"game": "chess"'),
        "a seed in quotes": text.replace('"seed": 5', '"seed": "5"'),
        "another seed": text.replace('"seed": 5', '"seed": 6'),
        "an unknown answer": text.replace('"do": "done"', '"do": "dance"'),
        "an impossible answer": text.replace('"space": "4.3"', '"space": "4.9"'),
        "a changed position": text.replace('"tile.4.3": "city human"', '"tile.4.3": "city bot"'),
        "answers to an unknown question": text.replace("mars-ask-turn", "mars-ask-tune"),
        "an unknown option": text.replace('"draft"', '"draught"'),
    }


@pytest.mark.parametrize("damage", list(damaged("")))
def test_a_damaged_save_is_refused_with_a_reason(damage: str) -> None:
    session = Session(GAME, {}, 5)
    session.answer({"do": "tile", "tile": "city", "space": "4.3"})
    session.answer("done")
    text = save(session)
    assert damaged(text)[damage] != text
    with pytest.raises((Unreadable, Illegal)) as refused:
        load(damaged(text)[damage])
    assert refused.value.message.id


def test_a_save_is_read_as_text_or_bytes_with_or_without_a_byte_order_mark() -> None:
    text = save(Session(GAME, {}, 5))
    for saved in (text, text.encode(), f"\ufeff{text}", text.encode("utf-8-sig")):
        assert save(load(saved)) == text


def test_a_save_in_another_encoding_names_the_line() -> None:
    with pytest.raises(Unreadable, match=r"line 3 is not JSON\. \(table-save-not-json"):
        load(b'{\n  "understudy": 1,\n  "game": "\xe9"\n}')


def test_an_older_save_that_no_longer_replays_names_the_versions() -> None:
    text = save(Session(GAME, {}, 5)).replace(f'"rules": {GAME.rules_version}', '"rules": 0')
    assert load(text).position.facts(), "an older save that gives the same game is accepted"
    with pytest.raises(Unreadable, match="table-save-rules"):
        load(text.replace('"seed": 5', '"seed": 6').replace('"bot.action_deck": 4', '"bot.mc": 9'))


def test_random_players_are_not_refused_too_often() -> None:
    session = Session(GAME, {}, 11)
    human = RandomHuman(11)
    refused = 0
    for _ in range(60):
        if session.question is None:
            break
        try:
            session.answer(human.answer(session.question))
        except Refused:
            refused += 1
    assert refused < 20


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('"do": "done"', '"do": "\\ud800"'),
        ('"card": "009"', '"card": "asteroid\\udc00"'),
        ('"game": "mars"', '"game": "\\ud800"'),
        ('"generation": 1', '"generation\\udfff": 1'),
    ],
)
def test_lone_surrogates_in_a_save_file_are_refused(old: str, new: str) -> None:
    session = Session(GAME, {}, 3)
    for answer in ({"do": "card", "card": "009"}, "done"):
        session.answer(answer)
    text = save(session)
    assert old in text
    for form in (text.replace(old, new, 1), text.replace(old, new, 1).encode()):
        with pytest.raises(Unreadable, match="table-save-not-text"):
            load(form)


def test_hand_written_answers_of_a_save_file_are_normalized() -> None:
    session = Session(GAME, {}, 3)
    for answer in ({"do": "card", "card": "009"}, "done"):
        session.answer(answer)
    written_by_hand = save(session).replace('"card": "009"', '"card": "  aSTEROID "')
    written_by_hand = written_by_hand.replace('{"do": "done"}', '"done"')
    assert written_by_hand.count("aSTEROID") == 1
    again = load(written_by_hand)
    assert again.tape == session.tape
    assert save(again) == save(session)


NOTHING: Final = {"do": "set_oxygen", "value": 0}
"""A report that changes nothing and can be repeated without limit."""


def test_the_length_of_a_turn_is_limited() -> None:
    session = Session(GAME, {}, 3)
    for _ in range(MOST_IN_A_TURN):
        session.answer(NOTHING)
    before = everything(session)
    with pytest.raises(Illegal, match="table-turn-too-long"):
        session.answer("done")
    assert everything(session) == before
    session.undo()
    session.answer("done")
    session.answer(NOTHING)


def test_the_length_of_a_game_is_limited() -> None:
    session = Session(GAME, {}, 3)
    session.answer("done")
    session.tape *= MOST_ANSWERS
    with pytest.raises(Illegal, match="table-game-too-long"):
        session.answer("done")
    assert len(session.tape) == MOST_ANSWERS


def _with_answers(count: int) -> str:
    session = Session(GAME, {}, 3)
    session.answer(NOTHING)
    line = json.dumps(["mars-ask-turn", NOTHING])
    assert save(session).count(line) == 1
    return save(session).replace(line, ",".join([line] * count))


def test_the_turns_of_a_save_file_are_limited() -> None:
    assert len(load(_with_answers(MOST_IN_A_TURN)).tape) == MOST_IN_A_TURN
    with pytest.raises(Unreadable, match="table-turn-too-long"):
        load(_with_answers(MOST_IN_A_TURN + 1))


def test_the_length_of_a_save_file_is_limited() -> None:
    with pytest.raises(Unreadable, match="table-game-too-long"):
        load(_with_answers(MOST_ANSWERS + 1))


@pytest.mark.parametrize("seed", [2**64, -(2**63) - 1, 10**400])
def test_a_seed_in_a_save_file_has_64_bits(seed: int) -> None:
    text = save(Session(GAME, {}, 3))
    with pytest.raises(Unreadable, match="table-save-key"):
        load(text.replace('"seed": 3', f'"seed": {seed}'))


@pytest.mark.parametrize("seed", [2**64 - 1, -(2**63)])
def test_a_seed_may_have_all_64_bits(seed: int) -> None:
    assert load(save(Session(GAME, {}, seed))).seed == seed


def test_the_entries_of_a_menu_are_made_once() -> None:
    made: list[int] = []

    def entries() -> tuple[tuple[str, Fields], ...]:
        made.append(1)
        return (("move", fields(distance=Number(id="d", low=1, high=6, default=3))),)

    menu = Menu("ask", "", "kind", ("done",), entries)
    assert not made
    menu.to_json()
    assert menu.check({"do": "move", "distance": 2}) == {"do": "move", "distance": 2}
    assert len(made) == 1


def test_peeks_of_earlier_turns_are_counted_once() -> None:
    session = Session(GAME, {"you": "played"}, 3)
    policy = random_policy(Seat(GAME.name, session.position, Chance(5)))
    for number in range(120):
        assert session.question is not None
        session.answer(policy.answer(session.question))
        if number % 25 == 24:
            session.undo(max(0, len(session.tape) - 12))
    expected = sum(map(peeks_in_entry, session.tape))
    assert expected > 1
    assert session.peek_count == expected
    again = Session.replay(GAME, session.options, session.seed, session.tape)
    assert again.peek_count == Session.resume(again.checkpoint()).peek_count == expected
