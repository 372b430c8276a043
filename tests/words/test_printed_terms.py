"""The catalogues use the printed terms and keep on one line what belongs together."""

import re
from functools import cache

import pytest
from fluent.syntax import ast

from tests.words.catalogues import messages, nodes
from tests.words.printed_terms import TERMS, UNITS, Term

GAP = "{}"
"""Stands for a placeable in a line of text."""
SPACES = "\u00a0\u202f"


@cache
def lines(language: str) -> list[tuple[str, str]]:
    """Return every pattern and variant of a language as one line, with the id of its message."""
    return [
        (id, "".join(_text(element) for element in node.elements))
        for id, message in messages(language).items()
        for node in nodes(message)
        if isinstance(node, ast.Pattern)
    ]


def _text(element: ast.TextElement | ast.Placeable) -> str:
    return element.value if isinstance(element, ast.TextElement) else GAP


@pytest.mark.parametrize("term", TERMS, ids=lambda term: f"{term.language}-{term.right}")
def test_the_catalogue_uses_the_printed_term(term: Term) -> None:
    wrong = re.compile(term.wrong, re.IGNORECASE)
    found = [
        f"{id}: {line}"
        for id, line in lines(term.language)
        if wrong.search(line) and id not in term.allowed
    ]
    assert not found, "\n".join([f"write “{term.right}” ({term.reason}):", *found])


def test_every_term_is_about_an_existing_message_and_does_not_refuse_its_own_word() -> None:
    for term in TERMS:
        assert term.allowed <= messages(term.language).keys(), term
        assert not re.search(term.wrong, term.right, re.IGNORECASE), term


@pytest.mark.parametrize(
    ("language", "unit"), [(language, unit) for language, units in UNITS.items() for unit in units]
)
def test_a_number_and_its_unit_stay_on_one_line(language: str, unit: str) -> None:
    apart = re.compile(rf"(?:\d|{re.escape(GAP)})[^\S{SPACES}]{re.escape(unit)}(?!\w)")
    found = [f"{id}: {line}" for id, line in lines(language) if apart.search(line)]
    assert not found, "\n".join(["put a no-break space before the unit:", *found])


def test_czech_words_that_belong_together_stay_on_one_line() -> None:
    """One-letter prepositions and conjunctions with the next word, ordinals with their noun."""
    letter = r"(?<![^\s(„–])[ksvzouaiKSVZOUAI] (?=\S)"
    ordinal = r"(?:\d|\{\})\. (?=[a-záčďéěíňóřšťúůýž])"
    wrong = re.compile(f"{letter}|{ordinal}")
    found = [f"{id}: {line}" for id, line in lines("cs") if wrong.search(line)]
    found = [line for line in found if not line.startswith("terminal-yes-words:")]
    assert not found, "\n".join(["put a no-break space:", *found])


def test_words_and_units_are_recognized() -> None:
    found = dict(lines("en"))
    assert found["page-title"] == "Understudy"
    assert found["page-unit-vp"] == "VP"
    assert GAP in found["page-vp"]
