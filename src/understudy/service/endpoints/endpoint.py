"""Endpoints: a method, a path, and the function that handles it.

The parameters of the function describe the request. These are injected by name: `data` (the parsed
body), `games` (the cache), `requester`, `granted` (the requester's right to the game),
`if_none_match` (the header) and `disconnected` (whether the client has disconnected). All others
come from the path or the query. The function returns the content of the reply; a slow one is a
generator that works in slices.
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable, Generator, Mapping
from dataclasses import dataclass
from typing import Any, Final, TypedDict, get_args, get_origin, get_type_hints
from urllib.parse import parse_qsl

from understudy.service.cache.game_cache import GameCache
from understudy.service.limit_kinds import LimitKind
from understudy.service.request import Request
from understudy.service.requester import check_right
from understudy.service.wire.errors import error_for_status
from understudy.service.wire.request_parsing import body_parser, parse_parameter
from understudy.service.wire.responses import (
    EVENTS,
    JSON,
    PLAIN,
    ContentWithETag,
    Reply,
    TextContent,
)
from understudy.sim.time_slices import Slices
from understudy.store import Right

OK: Final = 200
CREATED: Final = 201
NO_CONTENT: Final = 204
NOT_MODIFIED: Final = 304
FORBIDDEN: Final = 403
NOT_FOUND: Final = 404
TOO_MANY_REQUESTS: Final = 429

ID: Final = "id"
"""The name of a game's id in a path."""

_PATH_NAME: Final = re.compile(r"\{(\w+)\}")
_NUMBER: Final = re.compile(r"-?[0-9]+")
_INJECTED: Final = frozenset({"games", "requester", "granted", "if_none_match", "disconnected"})


@dataclass(frozen=True, slots=True)
class Parameter:
    """A parameter of an endpoint: from the path, or from the query with a default."""

    name: str
    type: Any
    default: object = None
    in_path: bool = True


@dataclass(frozen=True, slots=True)
class Endpoint:
    """An endpoint of the API.

    `body_type` is the type of the request body (`bytes`: parsed by the function), `result_type`
    that of the reply, `error_statuses` are the expected error statuses. If the media type is that
    of events, the reply is the first event, and the transport sends the others. A `slow` endpoint
    runs in a worker thread. `limit` is its rate limit. `needs` is the required right to the game.
    """

    method: str
    path: str
    function: Callable[..., Any]
    error_statuses: tuple[int, ...]
    status: int
    summary: str
    parameters: tuple[Parameter, ...]
    body_type: Any
    parse_body: Callable[[bytes], object]
    result_type: Any
    media_type: str
    injected: frozenset[str]
    slow: bool
    limit: LimitKind | None
    needs: Right | None

    @property
    def name(self) -> str:
        return self.function.__name__

    def answer_in_slices(
        self, games: GameCache, path_values: Mapping[str, str], request: Request
    ) -> Slices[Reply]:
        """Check the right, parse the request, call the function and return its reply.

        Rights are checked only here, before anything of the request is parsed.
        """
        granted = None
        if self.needs is not None:
            granted = check_right(games.store, request.requester, path_values[ID], self.needs)
        arguments: dict[str, object] = {}
        if self.body_type is not None:
            arguments["data"] = self.parse_body(request.body)
        if self.parameters:
            arguments.update(self._parse_parameters(path_values, request.query))
        available = {
            "games": games,
            "requester": request.requester,
            "granted": granted,
            "if_none_match": request.if_none_match,
            "disconnected": request.disconnected,
        }
        arguments.update({name: available[name] for name in self.injected})
        content = self.function(**arguments)
        if isinstance(content, Generator):
            yield
            content = yield from content
        return self._reply(content)

    def _parse_parameters(self, path_values: Mapping[str, str], query: str) -> dict[str, object]:
        query_values = dict(parse_qsl(query, keep_blank_values=True))
        found = {}
        for parameter in self.parameters:
            text = (path_values if parameter.in_path else query_values).get(parameter.name)
            if text is None:
                found[parameter.name] = parameter.default
                continue
            if parameter.in_path and parameter.type is not str and not _NUMBER.fullmatch(text):
                raise error_for_status(404)
            found[parameter.name] = parse_parameter(parameter.type, text, parameter.name)
        return found

    def _reply(self, content: object) -> Reply:
        etag = None
        if isinstance(content, ContentWithETag):
            etag, content = content.etag, content.content
            if content is None:
                return Reply(NOT_MODIFIED, text="", etag=etag)
        if isinstance(content, TextContent):
            return Reply(
                self.status,
                text=content.text,
                media_type=self.media_type,
                etag=etag,
                file_name=content.file_name,
            )
        if self.status == NO_CONTENT:
            return Reply(self.status, text="")
        return Reply(self.status, content, etag=etag)


class EndpointLimits(TypedDict, total=False):
    """Scheduling and rate-limit settings of an endpoint."""

    slow: bool
    limit: LimitKind


def endpoint(
    method: str,
    path: str,
    function: Callable[..., Any],
    *error_statuses: int,
    status: int = OK,
    events: bool = False,
    slow: bool = False,
    limit: LimitKind | None = None,
    needs: Right | None = None,
) -> Endpoint:
    """Return the endpoint that this function handles, as its signature describes it.

    Statuses that follow from the other arguments are added to `error_statuses`: 403 and 404 if it
    needs a right to a game, 429 if it is rate limited or has a body.
    """
    hints = get_type_hints(function, include_extras=True)
    arguments = inspect.signature(function).parameters
    in_path = _PATH_NAME.findall(path)
    if (needs is not None) != (ID in in_path):
        raise ValueError(f"{method} {path} needs a right to its game")
    statuses = set(error_statuses)
    if needs is not None:
        statuses |= {NOT_FOUND, FORBIDDEN} if needs > Right.WATCH else {NOT_FOUND}
    body_type = hints.get("data")
    result_type, is_text = _result_type(hints["return"])
    if body_type is not None or limit is not None:
        statuses.add(TOO_MANY_REQUESTS)
    return Endpoint(
        method=method,
        path=path,
        function=function,
        error_statuses=tuple(sorted(statuses)),
        status=NO_CONTENT if result_type is type(None) else status,
        summary=inspect.getdoc(function) or "",
        parameters=tuple(
            Parameter(name, hints[name], argument.default, name in in_path)
            for name, argument in arguments.items()
            if name not in _INJECTED and name != "data"
        ),
        body_type=body_type,
        parse_body=bytes if body_type in (None, bytes) else body_parser(body_type),
        result_type=result_type,
        media_type=EVENTS if events else PLAIN if is_text and result_type is str else JSON,
        injected=_INJECTED.intersection(arguments),
        slow=slow,
        limit=limit,
        needs=needs,
    )


def _result_type(annotation: Any) -> tuple[Any, bool]:
    """Return the type of the content, and whether the function returns it as text."""
    if get_origin(annotation) is Generator:
        *_, annotation = get_args(annotation)
    if get_origin(annotation) is ContentWithETag:
        (annotation,) = get_args(annotation)
    if get_origin(annotation) is TextContent:
        (annotation,) = get_args(annotation)
        return annotation, True
    return annotation, False
