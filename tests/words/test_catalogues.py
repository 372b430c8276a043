"""The catalogues agree with each other and follow the conventions of their language."""

import re

import pytest
from fluent.syntax import ast

from tests.words.catalogues import (
    VALUE,
    all_messages,
    every_id,
    messages,
    nodes,
    patterns,
    resources,
    texts,
    variables,
)
from understudy.locales import LANGUAGES


def all_texts(language: str) -> list[tuple[str, str]]:
    """Return every piece of text of a language with the id of its message."""
    return [
        (id, text)
        for id, message in messages(language).items()
        for pattern in patterns(message).values()
        for text in texts(pattern)
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_catalogue_is_valid_fluent(language: str) -> None:
    junk = [
        f"{name}: {entry.content}"
        for name, resource in resources(language).items()
        for entry in resource.body
        if isinstance(entry, ast.Junk)
    ]
    assert not junk, "\n".join(junk)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_id_is_defined_twice(language: str) -> None:
    ids = [message.id.name for message in all_messages(language)]
    assert len(ids) == len(set(ids)), sorted(id for id in set(ids) if ids.count(id) > 1)


def test_every_language_has_the_same_files() -> None:
    assert len({frozenset(resources(language)) for language in LANGUAGES}) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_every_message(language: str) -> None:
    assert not every_id() - messages(language).keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_has_the_same_attributes_and_variables_as_in_english(language: str) -> None:
    wrong = []
    for id, message in messages("en").items():
        other = messages(language).get(id)
        ours = {name: variables("en", p) for name, p in patterns(message).items()}
        theirs = (
            {name: variables(language, p) for name, p in patterns(other).items()} if other else {}
        )
        if ours != theirs:
            wrong.append(f"{id}: {ours} {theirs}")
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_says_why_it_is_asked(language: str) -> None:
    asked = {id: m for id, m in messages(language).items() if "-ask-" in id}
    assert not [id for id, message in asked.items() if "why" not in patterns(message)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_question_can_be_named_without_arguments(language: str) -> None:
    """Refusals name the question that an answer does not fit."""
    asked = {id: m for id, m in messages(language).items() if "-ask-" in id}
    assert not [
        id for id, message in asked.items() if variables(language, patterns(message)[VALUE])
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_quotation_marks_and_apostrophes_are_typographic(language: str) -> None:
    found = [
        f"{id}: {text}" for id, text in all_texts(language) if re.search(r"[\"']|\.\.\.", text)
    ]
    assert not found, "\n".join(found)


def test_french_punctuation_has_no_break_spaces() -> None:
    """A narrow one before `;`, `!` and `?`, a wide one before `:` and inside `«` and `»`."""
    wrong = re.compile(r"(?<!\u202f)[;!?]|(?<!\u00a0)(?:»|:(?!\S))|«(?!\u00a0)")
    found = [f"{id}: {text}" for id, text in all_texts("fr") if wrong.search(text)]
    assert not found, "\n".join(found)


def test_czech_has_three_plural_forms() -> None:
    """Whole numbers are one, few or other in Czech; `few` is easily forgotten."""
    missing = [
        id
        for id, message in messages("cs").items()
        for node in nodes(message)
        if isinstance(node, ast.SelectExpression)
        for keys in [{v.key.name for v in node.variants if isinstance(v.key, ast.Identifier)}]
        if "one" in keys and "few" not in keys
    ]
    assert not missing
