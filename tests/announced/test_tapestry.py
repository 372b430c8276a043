"""Whole companion games of Tapestry on a second board, built from announcements."""

import pytest

from tests.announced.announcements import announcements, differences
from tests.announced.tapestry_board import TapestryTable, engine_facts
from tests.tapestry.playing import TapestryHuman, random_options
from understudy.core import Chance, Refused, Session, derive_stream
from understudy.tapestry.system import GAME

SEEDS = range(24)


@pytest.mark.parametrize("seed", SEEDS)
def test_the_announced_board_is_the_engines_at_every_question(seed: int) -> None:
    options = random_options(Chance(derive_stream(seed, "hands")))
    session = Session(GAME, options, seed)
    table = TapestryTable(GAME.new(options).facts())
    human = TapestryHuman(seed)
    heard = 0
    while session.question is not None:
        told = announcements(session, heard)
        table.hear(told)
        heard += len(told)
        found = differences(table.facts(), engine_facts(session.position.facts()))
        assert not found, (session.question.id, found, session.steps[-12:])
        while True:
            try:
                session.answer(human.answer(session.question))
                break
            except Refused:
                continue
    assert "tapestry-advance" in table.handled
