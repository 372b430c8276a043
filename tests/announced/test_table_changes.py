"""The list of what to do on the table between two positions is complete and in order."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.announced import mars_board, tapestry_board
from tests.mars.test_table_tasks import EVERYTHING, REAL
from tests.playing import RandomHuman
from tests.tapestry.playing import TapestryHuman, random_options
from understudy.core import Chance, Ref, Refused, Session, System, TableChange, derive_stream
from understudy.locales import languages
from understudy.locales.translator import Translator
from understudy.mars.system import GAME as MARS
from understudy.tapestry.system import GAME as TAPESTRY

ANSWERS = 120
IMPLIED = ("automa.outposts", "shadow.outposts")
"""Numbers that follow from other changes."""


def played(system: System, options: dict[str, object], human: RandomHuman, seed: int) -> Session:
    session = Session(system, options, seed)
    for _ in range(ANSWERS):
        if session.question is None:
            break
        try:
            session.answer(human.answer(session.question))
        except Refused:
            continue
    return session


def check(session: Session, keep: int, engine_facts: Callable[[Any], dict[str, object]]) -> None:
    """Check the lists from the last position to an earlier one and back."""
    earlier = Session.replay(session.system, session.options, session.seed, session.tape[:keep])
    for old, new in ((session, earlier), (earlier, session)):
        changes = session.system.table_changes(old.position, new.position)
        order = [one.action for one in changes]
        assert order == sorted(order, key=("remove", "set", "place").index)
        before, after = engine_facts(old.position.facts()), engine_facts(new.position.facts())
        for fact in sorted(before.keys() | after.keys()):
            if before.get(fact) != after.get(fact) and fact not in IMPLIED:
                found = [one for one in changes if one.fact.split(" ")[0] == fact]
                assert found, (fact, before.get(fact), after.get(fact))
                check_value(found, after.get(fact))
        for language in languages():
            speaker = Translator(language, session.system.names())
            for one in changes:
                assert speaker.say(one.message)


def check_value(changes: list[TableChange], value: object) -> None:
    """Check that a number gets its new value, and that a new thing is placed."""
    for one in changes:
        after = one.message.args.get("after")
        if one.action == "set" and isinstance(value, int) and isinstance(after, int):
            assert after == value
        if one.action == "set" and isinstance(value, str) and isinstance(after, Ref):
            assert after.id in (value, *value.split())


@pytest.mark.parametrize("seed", range(8))
def test_every_difference_on_mars_is_listed(seed: int) -> None:
    options = {**EVERYTHING, "decks": REAL} if seed % 2 else {**EVERYTHING, "corporation": "random"}
    session = played(MARS, options, RandomHuman(seed), seed)
    for keep in (0, len(session.tape) // 2, len(session.tape) - 3):
        check(session, keep, mars_board.engine_facts)


@pytest.mark.parametrize("seed", range(8))
def test_every_difference_of_tapestry_is_listed(seed: int) -> None:
    options = random_options(Chance(derive_stream(seed, "hands")))
    session = played(TAPESTRY, options, TapestryHuman(seed), seed)
    for keep in (0, len(session.tape) // 2, len(session.tape) - 3):
        check(session, keep, tapestry_board.engine_facts)


def test_a_screen_game_has_no_table() -> None:
    options = {"you": "played"}
    assert MARS.table_changes(MARS.new(options), MARS.new(options)) == []
