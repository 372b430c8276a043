"""Each guide fits its game: questions, expected answers, and every fact that a text names."""

import re
from itertools import pairwise
from typing import Any

import pytest

from tests.guides.explanations import GUIDES, PATHS, explanations, guide_at
from tests.guides.facts import CHAINS, FACTS, played
from tests.words.catalogues import messages, patterns, texts, variables
from understudy.core import Session, find_system
from understudy.locales import languages

HINTS = [(path, at) for path in PATHS for at in range(len(explanations()[path]["hints"]))]
"""Every hint, as the path of its guide and its place there."""

NUMBERS_IN_TEXTS = {"guide-mars-tracks": "0", "guide-symbol-tr": "3"}
"""Numbers that are printed on the board; every other number is an argument that is checked here."""


@pytest.mark.parametrize("path", PATHS)
def test_the_expected_answers_are_on_the_tape(path: str) -> None:
    assert [entry.answer for entry in played(path).tape] == list(guide_at(path).answers)
    assert played(path).guide == guide_at(path).name


@pytest.mark.parametrize(("path", "at"), HINTS)
def test_each_hint_belongs_to_its_question(path: str, at: int) -> None:
    hint = explanations()[path]["hints"][at]
    question = played(path, hint["answers"]).question
    assert question is not None
    assert question.id == hint["question"]


@pytest.mark.parametrize("path", PATHS)
def test_there_is_a_hint_for_every_number_of_answers(path: str) -> None:
    guide, explanation = guide_at(path), explanations()[path]
    counts = [hint["answers"] for hint in explanation["hints"]]
    assert counts[0] == guide.opening
    assert counts[-1] == len(guide.answers)
    assert set(counts) == set(range(guide.opening, len(guide.answers) + 1))
    # Each hint leads to the next by one answer, one undo, or none.
    assert all(abs(after - before) <= 1 for before, after in pairwise(counts))
    steps = [hint["step"] for hint in explanation["hints"]]
    assert steps == sorted(steps)
    assert set(steps) == set(range(1, explanation["steps"] + 1))


@pytest.mark.parametrize(("path", "at"), HINTS)
def test_the_facts_of_a_text_are_those_of_the_game(path: str, at: int) -> None:
    hint = explanations()[path]["hints"][at]
    named = hint.get("args", {})
    assert FACTS.get(hint["text"], dict)() == named
    assert CHAINS.get(hint["text"], list)() == hint.get("chain", [])


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(("path", "at"), HINTS)
def test_the_text_of_a_hint_names_its_facts(path: str, at: int, language: str) -> None:
    explanation = explanations()[path]
    hint = explanation["hints"][at]
    message = patterns(messages(language)[hint["text"]])
    used = {name for pattern in message.values() for name in variables(language, pattern)}
    assert used == set(hint.get("args", {}))
    assert "text" in message
    has_next = not hint.get("tap") and at + 1 < len(explanation["hints"])
    assert ("next" in message) <= has_next
    numbers = [n for pattern in message.values() for text in texts(pattern) for n in find(text)]
    assert all(number == NUMBERS_IN_TEXTS.get(hint["text"]) for number in numbers), numbers


def find(text: str) -> list[str]:
    """Return the numbers in a text."""
    return re.findall(r"\d+", text)


def test_another_seed_or_option_is_no_guide() -> None:
    for system, guide in GUIDES:
        found = find_system(system)
        assert Session(found, guide.options, guide.seed + 1).guide == ""
    mars: Any = find_system("mars")
    table = guide_at("mars/table")
    assert Session(mars, {**table.options, "difficulty": "hard"}, table.seed).guide == ""
