"""What does not change while the program runs: the games there are, their names, the words."""

from __future__ import annotations

from functools import cache
from typing import Any

from understudy.core import find_system, system_names
from understudy.locales import LANGUAGES, common_messages, page_messages
from understudy.service.game_lookup import named_system
from understudy.service.wire.errors import NotFound
from understudy.service.wire.etags import content_tag, matches_etag
from understudy.service.wire.payloads import GameRule, GameSystem, Json, Names
from understudy.service.wire.responses import ContentWithETag, TextContent, to_json


def static_paths() -> list[str]:
    """Where all this can be asked for: a page may keep the answers as long as it is the same."""
    systems = ("names", "printed", "rules")
    return [
        "/languages",
        *(f"/languages/{language}{part}" for language in LANGUAGES for part in ("", "/first")),
        "/systems",
        *(f"/systems/{name}/{part}" for name in system_names() for part in systems),
    ]


def list_systems() -> list[GameSystem]:
    """The games that can be played."""
    systems = map(find_system, system_names())
    return [GameSystem(each.name, each.rules_version, each.options()) for each in systems]


def read_names(name: str, known: str = "") -> ContentWithETag[TextContent[Names]]:
    """Names of cards and the like: by kind, id and language."""
    named_system(name)
    return _unless_known(known, _names(name))


def read_printed_constants(name: str, known: str = "") -> ContentWithETag[TextContent[Json]]:
    """Printed constants of a game that a drawing of it needs beside the view."""
    named_system(name)
    return _unless_known(known, _constants(name))


def read_rules(name: str) -> list[GameRule]:
    """The rules a game is played by: where each is printed, and how sure we are."""
    rules = getattr(named_system(name), "rules", None)
    return [GameRule(r.number, list(r.cites), r.sure) for r in rules()] if rules else []


def list_languages() -> list[str]:
    """The languages there are."""
    return list(LANGUAGES)


def read_language(language: str, known: str = "") -> ContentWithETag[TextContent[str]]:
    """All words of a language that a page says, as a Fluent catalogue."""
    _check(language)
    return _unless_known(known, page_messages(language))


def read_common_messages(language: str, known: str = "") -> ContentWithETag[TextContent[str]]:
    """The words of a language that belong to no game, as a Fluent catalogue."""
    _check(language)
    return _unless_known(known, common_messages(language))


def _check(language: str) -> None:
    if language not in LANGUAGES:
        raise NotFound("server-no-such-language", language=language)


@cache
def _constants(system: str) -> str:
    return to_json(find_system(system).printed())


@cache
def _names(system: str) -> str:
    return to_json(find_system(system).names())


def _unless_known(known: str, text: str) -> ContentWithETag[TextContent[Any]]:
    tag = content_tag(text.encode())
    return ContentWithETag(tag, None if matches_etag(known, tag) else TextContent(text))
