"""Every message id in the source exists, and its arguments are complete."""

import pytest
from fluent.syntax.ast import MessageReference

from tests.words.catalogues import COMPLETE, every_id, messages, nodes, patterns, variables
from tests.words.sources import id_prefixes, kinds, literals, uses
from understudy.core import find_system, system_names
from understudy.locales import languages

NAMED_BY_DATA = (
    "ruling", "rule", "modifier", "expansion", "map", "failure", "option", "outcome", "deck",
    "score", "plot", "heading", "difficulty", "phase", "players", "bonus", "cube", "priority",
)  # fmt: skip
DYNAMIC = tuple(f"{game}-{kind}-" for game in ("mars", "tapestry") for kind in NAMED_BY_DATA)
"""Prefixes of ids that the source builds from the name of the game."""

AT_BUILD_TIME = ("lite-instead-", "lite-needs")
"""Prefixes of ids that only the builder of the Lite site uses."""


def data_kinds() -> set[str]:
    """Return the kinds of references whose names are data."""
    return {kind for name in system_names() for kind in find_system(name).names()}


def test_the_scan_finds_the_source() -> None:
    assert len(uses()) > 100
    assert {"mars-track", "mars-space", "mars-award"} <= kinds()
    assert "mars-ask-turn" in literals()


@pytest.mark.parametrize("language", COMPLETE)
def test_every_used_message_exists(language: str) -> None:
    missing = [f"{one.id} ({one.where})" for one in uses() if one.id not in messages(language)]
    assert not missing, "\n".join(missing)


@pytest.mark.parametrize("language", COMPLETE)
def test_every_literal_that_looks_like_an_id_exists(language: str) -> None:
    known = messages(language).keys() | kinds() | data_kinds()
    missing = [f"{id} ({where})" for id, where in literals().items() if id not in known]
    assert not missing, "\n".join(missing)


def test_every_kind_of_reference_has_messages() -> None:
    missing = [
        kind
        for kind in kinds() - data_kinds()
        if not any(id == kind or id.startswith(f"{kind}-") for id in every_id())
    ]
    assert not missing


def test_every_prefix_of_an_id_has_messages() -> None:
    missing = [
        f"{prefix}… ({where})"
        for prefix, where in id_prefixes().items()
        if not any(id.startswith(prefix) for id in every_id())
    ]
    assert not missing, "\n".join(missing)


@pytest.mark.parametrize("language", languages())
def test_every_variable_has_an_argument(language: str) -> None:
    wrong = []
    for one in uses():
        message = messages(language).get(one.id)
        if message is None or one.args is None:
            continue
        needed = {
            name for pattern in patterns(message).values() for name in variables(language, pattern)
        }
        if needed - one.args:
            wrong.append(f"{one.id} ({one.where}): {sorted(needed - one.args)}")
    assert not wrong, "\n".join(wrong)


def test_no_message_is_unused() -> None:
    prefixes = (*DYNAMIC, *AT_BUILD_TIME, *id_prefixes(), *(f"{kind}-" for kind in kinds()))
    named = literals().keys() | {one.id for one in uses()} | kinds() | referred()
    left = [id for id in every_id() if id not in named and not id.startswith(prefixes)]
    assert not left, "\n".join(sorted(left))


def referred() -> set[str]:
    """Return the ids of messages that other messages contain."""
    return {
        node.id.name
        for message in messages("en").values()
        for node in nodes(message)
        if isinstance(node, MessageReference)
    }
