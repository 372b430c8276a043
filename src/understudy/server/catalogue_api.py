"""What does not change while the program runs: the games there are, their names, the words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, Final

import msgspec
from litestar import MediaType, Request, Response, get
from litestar.params import FromPath
from litestar.types import ControllerRouterHandler

from understudy.locales import LANGUAGES, catalogue, first_words
from understudy.server.caching import content_tag, is_known, kept_headers, not_modified
from understudy.server.failures import NotThere
from understudy.server.openapi import answered, refusals
from understudy.server.shapes import GameRule, GameSystem
from understudy.table import find_system, system_names

AnyRequest = Request[Any, Any, Any]
Names = dict[str, dict[str, dict[str, str]]]


@get("/systems", sync_to_thread=True)
def list_systems() -> list[GameSystem]:
    """The games that can be played."""
    systems = map(find_system, system_names())
    return [GameSystem(each.name, each.rules_version, each.options()) for each in systems]


@get(
    "/systems/{name:str}/names",
    sync_to_thread=True,
    responses=answered(Names) | refusals(404),
)
def read_names(request: AnyRequest, name: FromPath[str]) -> Response[bytes]:
    """Names of cards and the like: by kind, id and language."""
    if name not in system_names():
        raise NotThere("server-no-such-system", name=name)
    return _unless_known(request, _names(name), MediaType.JSON)


@get("/systems/{name:str}/rules", sync_to_thread=True, responses=refusals(404))
def read_rules(name: FromPath[str]) -> list[GameRule]:
    """The rules a game is played by: where each is printed, and how sure we are."""
    if name not in system_names():
        raise NotThere("server-no-such-system", name=name)
    rules = getattr(find_system(name), "rules", None)
    return [GameRule(r.number, list(r.cites), r.sure) for r in rules()] if rules else []


@get("/languages", sync_to_thread=False)
def list_languages() -> list[str]:
    """The languages there are."""
    return list(LANGUAGES)


@get(
    "/languages/{language:str}",
    sync_to_thread=True,
    media_type=MediaType.TEXT,
    responses=answered(str, MediaType.TEXT) | refusals(404),
)
def read_language(request: AnyRequest, language: FromPath[str]) -> Response[bytes]:
    """All words of a language, as a Fluent catalogue."""
    return _spoken(request, language, catalogue)


@get(
    "/languages/{language:str}/first",
    sync_to_thread=True,
    media_type=MediaType.TEXT,
    responses=answered(str, MediaType.TEXT) | refusals(404),
)
def read_first_words(request: AnyRequest, language: FromPath[str]) -> Response[bytes]:
    """The words of a language that belong to no game, as a Fluent catalogue."""
    return _spoken(request, language, first_words)


def _spoken(request: AnyRequest, language: str, words: Callable[[str], str]) -> Response[bytes]:
    if language not in LANGUAGES:
        raise NotThere("server-no-such-language", language=language)
    return _unless_known(request, words(language).encode(), MediaType.TEXT)


@cache
def _names(system: str) -> bytes:
    return msgspec.json.encode(find_system(system).names())


def _unless_known(request: AnyRequest, content: bytes, media_type: MediaType) -> Response[bytes]:
    tag = content_tag(content)
    if is_known(request, tag):
        return not_modified(tag)
    return Response(content, media_type=media_type, headers=kept_headers(tag))


HANDLERS: Final[Sequence[ControllerRouterHandler]] = (
    *(list_systems, read_names, read_rules),
    *(list_languages, read_language, read_first_words),
)
