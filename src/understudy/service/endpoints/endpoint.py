"""A call: one thing that can be asked, and the plain function that answers it.

The function's signature is the only description of it. `data` is what was sent, in its shape,
`games` are the open games, `visitor` is who asks, `may` what they may do with the game that is
named, `known` are the tags of what the client has, `gone` says whether it has left; any other
argument comes from the address, out of the path if it is named there, else out of the query. What
the function returns is the content of the answer; one that takes long does its work in slices.
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
from understudy.service.requester import SHARED_LIST, Requester, check_right
from understudy.service.wire.errors import error_for_status
from understudy.service.wire.request_parsing import body_parser, parse_parameter
from understudy.service.wire.responses import (
    EVENTS,
    JSON,
    PLAIN,
    ContentWithETag,
    Disconnected,
    Reply,
    TextContent,
    never_disconnects,
)
from understudy.sim.time_slices import Slices, run_to_end
from understudy.store import Right

OK: Final = 200
CREATED: Final = 201
NO_CONTENT: Final = 204
NOT_MODIFIED: Final = 304
FORBIDDEN: Final = 403
NOT_FOUND: Final = 404
TOO_MANY_REQUESTS: Final = 429

ID: Final = "id"
"""What a game is called in a path."""

_NAME: Final = re.compile(r"\{(\w+)\}")
_NUMBER: Final = re.compile(r"-?[0-9]+")
_FROM_US: Final = frozenset({"games", "visitor", "may", "known", "gone"})


@dataclass(frozen=True, slots=True)
class Parameter:
    """A value of the address: from the path, or from the query if there is a default."""

    name: str
    kind: Any
    default: object = None
    in_path: bool = True


@dataclass(frozen=True, slots=True)
class Endpoint:
    """One thing that can be asked.

    `takes` is the shape of what is sent (bytes if it is read later), `gives` that of the answer,
    `refuses` are the statuses of the refusals one has to reckon with. An answer of the media type
    of events is only the first: a transport that can tell of changes goes on from there. What is
    done `apart` takes long: a transport that does several things at once lets nobody wait for it.
    What is `counted` nobody may ask for without end.
    What is done with one game `needs` a right to it.
    """

    method: str
    path: str
    function: Callable[..., Any]
    refuses: tuple[int, ...]
    status: int
    summary: str
    parameters: tuple[Parameter, ...]
    takes: Any
    read: Callable[[bytes], object]
    gives: Any
    media_type: str
    wants: frozenset[str]
    apart: bool
    counted: LimitKind | None
    needs: Right | None

    @property
    def name(self) -> str:
        """What the call is called."""
        return self.function.__name__

    def answer(
        self,
        games: GameCache,
        path: Mapping[str, str],
        query: str = "",
        body: bytes = b"",
        known: str = "",
        gone: Disconnected = never_disconnects,
        visitor: Requester = SHARED_LIST,
    ) -> Reply:
        """Read what was sent, call the function, and make a reply of what it says."""
        return run_to_end(self.answer_in_slices(games, path, query, body, known, gone, visitor))

    def answer_in_slices(
        self,
        games: GameCache,
        path: Mapping[str, str],
        query: str,
        body: bytes,
        known: str = "",
        gone: Disconnected = never_disconnects,
        visitor: Requester = SHARED_LIST,
    ) -> Slices[Reply]:
        """The same in slices, if the function works so.

        This is the one place that asks whether the visitor may: nothing that was sent is read, and
        no function called, before that.
        """
        may = None
        if self.needs is not None:
            may = check_right(games.store, visitor, path[ID], self.needs)
        given: dict[str, object] = {} if self.takes is None else {"data": self.read(body)}
        if self.parameters:
            given.update(self._addressed(path, dict(parse_qsl(query, keep_blank_values=True))))
        if "games" in self.wants:
            given["games"] = games
        if "visitor" in self.wants:
            given["visitor"] = visitor
        if "may" in self.wants:
            given["may"] = may
        if "known" in self.wants:
            given["known"] = known
        if "gone" in self.wants:
            given["gone"] = gone
        content = self.function(**given)
        if isinstance(content, Generator):
            yield
            content = yield from content
        return self._reply(content)

    def _addressed(self, path: Mapping[str, str], query: Mapping[str, str]) -> dict[str, object]:
        found = {}
        for parameter in self.parameters:
            text = (path if parameter.in_path else query).get(parameter.name)
            if text is None:
                found[parameter.name] = parameter.default
                continue
            if parameter.in_path and parameter.kind is not str and not _NUMBER.fullmatch(text):
                raise error_for_status(404)
            found[parameter.name] = parse_parameter(parameter.kind, text, parameter.name)
        return found

    def _reply(self, content: object) -> Reply:
        tag = None
        if isinstance(content, ContentWithETag):
            tag, content = content.tag, content.content
            if content is None:
                return Reply(NOT_MODIFIED, text="", tag=tag)
        if isinstance(content, TextContent):
            return Reply(
                self.status,
                text=content.text,
                media_type=self.media_type,
                tag=tag,
                file_name=content.file_name,
            )
        if self.status == NO_CONTENT:
            return Reply(self.status, text="")
        return Reply(self.status, content, tag=tag)


class EndpointLimits(TypedDict, total=False):
    """What a call costs those who wait for others."""

    apart: bool
    counted: LimitKind


def endpoint(
    method: str,
    path: str,
    function: Callable[..., Any],
    *refuses: int,
    status: int = OK,
    events: bool = False,
    apart: bool = False,
    counted: LimitKind | None = None,
    needs: Right | None = None,
) -> Endpoint:
    """The call that this function answers, as its signature describes it.

    Whatever is counted or has something to be sent may become too much. A call with a game in its
    path says which right it needs: without one that game is not there, and with too little of it
    the call is not allowed.
    """
    hints = get_type_hints(function, include_extras=True)
    arguments = inspect.signature(function).parameters
    in_path = _NAME.findall(path)
    if (needs is not None) != (ID in in_path):
        raise ValueError(f"{method} {path} needs a right to its game")
    if needs is not None:
        refuses = (*refuses, *((FORBIDDEN,) if needs > Right.WATCH else ()), NOT_FOUND)
    takes = hints.get("data")
    gives, ready = _content(hints["return"])
    if takes is not None or counted is not None:
        refuses = (*refuses, TOO_MANY_REQUESTS)
    media_type = EVENTS if events else PLAIN if ready and gives is str else JSON
    return Endpoint(
        method=method,
        path=path,
        function=function,
        refuses=tuple(sorted(set(refuses))),
        status=NO_CONTENT if gives is type(None) else status,
        summary=inspect.getdoc(function) or "",
        parameters=tuple(
            Parameter(name, hints[name], argument.default, name in in_path)
            for name, argument in arguments.items()
            if name not in _FROM_US and name != "data"
        ),
        takes=takes,
        read=bytes if takes in (None, bytes) else body_parser(takes),
        gives=gives,
        media_type=media_type,
        wants=_FROM_US.intersection(arguments),
        apart=apart,
        counted=counted,
        needs=needs,
    )


def _content(gives: Any) -> tuple[Any, bool]:
    """The shape of the content, and whether it is text already."""
    if get_origin(gives) is Generator:
        *_, gives = get_args(gives)
    if get_origin(gives) is ContentWithETag:
        (gives,) = get_args(gives)
    if get_origin(gives) is TextContent:
        (gives,) = get_args(gives)
        return gives, True
    return gives, False
