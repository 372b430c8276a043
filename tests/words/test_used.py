"""Every id that the source names has words, and every argument that words need is given."""

import pytest
from fluent.syntax.ast import MessageReference

from tests.words.catalogues import every_id, messages, nodes, patterns, variables
from tests.words.sources import beginnings, kinds, literals, said
from understudy.core import find_system, system_names
from understudy.locales import LANGUAGES

NAMED_BY_DATA = (
    "ruling", "rule", "modifier", "expansion", "map", "failure", "option", "outcome", "deck",
    "score", "plot", "heading", "difficulty", "phase", "players", "bonus", "cube", "priority",
)  # fmt: skip
DYNAMIC = tuple(f"{game}-{kind}-" for game in ("mars", "tapestry") for kind in NAMED_BY_DATA)
"""Beginnings of ids that no literal of the source shows: the game's name is put before them."""


AT_BUILD_TIME = ("lite-instead-", "lite-needs")
"""What the site is built with where there is no server."""


def data_kinds() -> set[str]:
    """Kinds of references whose names are data."""
    return {kind for name in system_names() for kind in find_system(name).names()}


def test_the_scan_finds_the_source() -> None:
    assert len(said()) > 100
    assert {"mars-track", "mars-space", "mars-award"} <= kinds()
    assert "mars-ask-turn" in literals()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_that_is_said_has_words(language: str) -> None:
    missing = [f"{one.id} ({one.where})" for one in said() if one.id not in messages(language)]
    assert not missing, "\n".join(missing)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_literal_that_looks_like_an_id_has_words(language: str) -> None:
    known = messages(language).keys() | kinds() | data_kinds()
    missing = [f"{id} ({where})" for id, where in literals().items() if id not in known]
    assert not missing, "\n".join(missing)


def test_every_kind_of_reference_has_words() -> None:
    missing = [
        kind
        for kind in kinds() - data_kinds()
        if not any(id == kind or id.startswith(f"{kind}-") for id in every_id())
    ]
    assert not missing


def test_every_beginning_of_an_id_leads_somewhere() -> None:
    missing = [
        f"{beginning}… ({where})"
        for beginning, where in beginnings().items()
        if not any(id.startswith(beginning) for id in every_id())
    ]
    assert not missing, "\n".join(missing)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_gap_is_filled(language: str) -> None:
    wrong = []
    for one in said():
        message = messages(language).get(one.id)
        if message is None or one.args is None:
            continue
        gaps = {
            gap for pattern in patterns(message).values() for gap in variables(language, pattern)
        }
        if gaps - one.args:
            wrong.append(f"{one.id} ({one.where}): {sorted(gaps - one.args)}")
    assert not wrong, "\n".join(wrong)


def test_no_words_are_left_over() -> None:
    begun = (*DYNAMIC, *AT_BUILD_TIME, *beginnings(), *(f"{kind}-" for kind in kinds()))
    named = literals().keys() | {one.id for one in said()} | kinds() | referred()
    left = [id for id in every_id() if id not in named and not id.startswith(begun)]
    assert not left, "\n".join(sorted(left))


def referred() -> set[str]:
    """Messages that other messages contain."""
    return {
        node.id.name
        for message in messages("en").values()
        for node in nodes(message)
        if isinstance(node, MessageReference)
    }
