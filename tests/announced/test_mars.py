"""Whole companion games of Terraforming Mars on a second board, built from announcements."""

import pytest

from tests.announced.announcements import announcements, differences
from tests.announced.mars_board import MarsTable, engine_facts
from tests.mars.test_table_tasks import EVERYTHING, REAL
from tests.playing import RandomHuman
from understudy.core import Refused, Session
from understudy.mars.marsbot.corporations.cards import CORPORATIONS
from understudy.mars.system import GAME

SEEDS = range(24)
NUMBERS = tuple(CORPORATIONS)


def options_of(seed: int) -> dict[str, object]:
    """Return different options for each seed."""
    if seed % 8 == 0:
        return {"expansions": ["corporate_era"]}
    options = {**EVERYTHING, "corporation": NUMBERS[seed * 5 % len(NUMBERS)]}
    if seed % 3 == 1:
        options["decks"] = REAL
    if seed % 4 == 3:
        options |= {"corporation": "random", "modifiers": ["fourth_card"]}
    return options


@pytest.mark.parametrize("seed", SEEDS)
def test_the_announced_board_is_the_engines_at_every_question(seed: int) -> None:
    session = Session(GAME, options_of(seed), seed)
    table = MarsTable(GAME.new(options_of(seed)).facts())
    human = RandomHuman(seed, every_report=seed % 2 == 1)
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
    assert {"mars-place", "mars-advance"} <= table.handled
