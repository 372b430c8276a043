"""Data that is constant while the program runs: games, names, rules, messages."""

from __future__ import annotations

from functools import cache
from typing import Any

from understudy.core import System, find_system, system_names
from understudy.locales import common_messages, languages, page_messages
from understudy.locales.names import names_of_system
from understudy.service.game_lookup import named_system
from understudy.service.wire.catalogue_payloads import GameRule, GameSystem, GuidedGame
from understudy.service.wire.errors import NotFound
from understudy.service.wire.etags import content_etag, matches_etag
from understudy.service.wire.payloads import Json, Names
from understudy.service.wire.responses import ContentWithETag, TextContent, to_json


def static_paths() -> list[str]:
    """Return the paths of all constant replies; the page may cache them per version."""
    systems = ("names", "printed", "rules")
    return [
        "/languages",
        *(f"/languages/{language}{part}" for language in languages() for part in ("", "/first")),
        "/systems",
        *(f"/systems/{name}/{part}" for name in system_names() for part in systems),
    ]


def list_systems() -> list[GameSystem]:
    """List the games that can be played, with their options."""
    systems = map(find_system, system_names())
    return [
        GameSystem(each.name, each.rules_version, each.options(), _guided_games(each))
        for each in systems
    ]


def _guided_games(system: System) -> list[GuidedGame]:
    return [
        GuidedGame(guide.name, dict(guide.options), guide.seed, list(guide.answers), guide.opening)
        for guide in system.guides()
    ]


def read_names(name: str, if_none_match: str = "") -> ContentWithETag[TextContent[Names]]:
    """Return the names of cards and other components, by kind, id and language."""
    named_system(name)
    return _with_etag(if_none_match, _names(name))


def read_printed_constants(
    name: str, if_none_match: str = ""
) -> ContentWithETag[TextContent[Json]]:
    """Return the printed constants of a game that a screen needs in addition to the view."""
    named_system(name)
    return _with_etag(if_none_match, _constants(name))


def read_rules(name: str) -> list[GameRule]:
    """List the rules of a game: where each is printed, and how certain it is."""
    rules = getattr(named_system(name), "rules", None)
    return [GameRule(r.number, list(r.cites), r.sure) for r in rules()] if rules else []


def list_languages() -> list[str]:
    """List the languages."""
    return list(languages())


def read_language(language: str, if_none_match: str = "") -> ContentWithETag[TextContent[str]]:
    """Return all messages of the page in a language, as a Fluent catalogue."""
    _check_language(language)
    return _with_etag(if_none_match, page_messages(language))


def read_common_messages(
    language: str, if_none_match: str = ""
) -> ContentWithETag[TextContent[str]]:
    """Return the messages in a language that belong to no game, as a Fluent catalogue."""
    _check_language(language)
    return _with_etag(if_none_match, common_messages(language))


def _check_language(language: str) -> None:
    if language not in languages():
        raise NotFound("server-no-such-language", language=language)


@cache
def _constants(system: str) -> str:
    return to_json(find_system(system).printed())


@cache
def _names(system: str) -> str:
    return to_json(names_of_system(find_system(system)))


def _with_etag(if_none_match: str, text: str) -> ContentWithETag[TextContent[Any]]:
    etag = content_etag(text.encode())
    return ContentWithETag(etag, None if matches_etag(if_none_match, etag) else TextContent(text))
