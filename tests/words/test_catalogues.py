"""The catalogues agree with each other and follow the conventions of their language."""

import re

import pytest
from fluent.syntax import ast

from tests.words.catalogues import (
    COMPLETE,
    VALUE,
    all_messages,
    messages,
    nodes,
    patterns,
    resources,
    texts,
    variables,
)
from understudy.locales import languages


def all_texts(language: str) -> list[tuple[str, str]]:
    """Return every piece of text of a language with the id of its message."""
    return [
        (id, text)
        for id, message in messages(language).items()
        for pattern in patterns(message).values()
        for text in texts(pattern)
    ]


@pytest.mark.parametrize("language", languages())
def test_every_catalogue_is_valid_fluent(language: str) -> None:
    junk = [
        f"{name}: {entry.content}"
        for name, resource in resources(language).items()
        for entry in resource.body
        if isinstance(entry, ast.Junk)
    ]
    assert not junk, "\n".join(junk)


@pytest.mark.parametrize("language", languages())
def test_no_id_is_defined_twice(language: str) -> None:
    ids = [message.id.name for message in all_messages(language)]
    assert len(ids) == len(set(ids)), sorted(id for id in set(ids) if ids.count(id) > 1)


@pytest.mark.parametrize("language", languages())
def test_a_language_has_only_files_and_messages_that_english_has(language: str) -> None:
    files = sorted(resources(language).keys() - resources("en").keys())
    assert not files, f"rename these files of {language}: {files}"
    unknown = sorted(messages(language).keys() - messages("en").keys())
    assert not unknown, "\n".join([f"no such message in English, delete in {language}:", *unknown])


@pytest.mark.parametrize("language", COMPLETE)
def test_a_complete_language_has_every_message(language: str) -> None:
    missing = [
        f"  locales/{language}/{file}: {id}"
        for file, resource in resources("en").items()
        for id in (entry.id.name for entry in resource.body if isinstance(entry, ast.Message))
        if id not in messages(language)
    ]
    assert not missing, "\n".join([f"translate these messages into {language}:", *missing])


def _listed(names: frozenset[str] | None) -> str:
    """Return the variables of a pattern in words."""
    return "no such text" if names is None else ", ".join(f"${n}" for n in sorted(names)) or "none"


@pytest.mark.parametrize("language", languages())
def test_every_message_has_the_same_attributes_and_variables_as_in_english(language: str) -> None:
    wrong = []
    for id, message in messages("en").items():
        other = messages(language).get(id)
        if other is None:
            continue
        ours = {name: variables("en", p) for name, p in patterns(message).items()}
        theirs = {name: variables(language, p) for name, p in patterns(other).items()}
        wrong += [
            f"{id}{'.' if name else ''}{name}: English has {_listed(ours.get(name))}, "
            f"{language} has {_listed(theirs.get(name))}"
            for name in {**ours, **theirs}
            if ours.get(name) != theirs.get(name)
        ]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("language", languages())
def test_every_question_says_why_it_is_asked(language: str) -> None:
    asked = {id: m for id, m in messages(language).items() if "-ask-" in id}
    assert not [id for id, message in asked.items() if "why" not in patterns(message)]


@pytest.mark.parametrize("language", languages())
def test_a_question_can_be_named_without_arguments(language: str) -> None:
    """Refusals name the question that an answer does not fit."""
    asked = {id: m for id, m in messages(language).items() if "-ask-" in id}
    assert not [
        id for id, message in asked.items() if variables(language, patterns(message)[VALUE])
    ]


@pytest.mark.parametrize("language", languages())
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
