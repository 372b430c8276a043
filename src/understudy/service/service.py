"""The service: answers every endpoint from one store, for any transport."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final
from urllib.parse import unquote

from understudy.service.cache.game_cache import (
    GameCache,
    OnChange,
    OnListChange,
    OnUse,
    new_server_run_id,
)
from understudy.service.endpoints.endpoint import Endpoint
from understudy.service.endpoints.registry import ENDPOINTS
from understudy.service.request import EMPTY_REQUEST, Request
from understudy.service.requester import UNLIMITED, ListLimits
from understudy.service.wire.errors import error_for_status, error_reply
from understudy.service.wire.responses import Encode, Reply, to_json
from understudy.sim.time_slices import Slices, run_to_end
from understudy.store import Store

LARGEST_BODY: Final = 2_000_000


def _ignore(*_: object) -> None:
    """Do nothing."""


class Service:
    """Answers the requests of all endpoints.

    `on_change` is called after each change of a game, `on_list_change` when a game is added to or
    removed from the list of a device, `on_use` when a game is opened. `encode` converts payloads to
    JSON. A client compares `run_id` to see whether its cached documents come from this program.
    """

    def __init__(
        self,
        store: Store,
        on_change: OnChange = _ignore,
        encode: Encode = to_json,
        run_id: str | None = None,
        on_list_change: OnListChange = _ignore,
        on_use: OnUse | None = None,
        list_limits: ListLimits = UNLIMITED,
    ) -> None:
        self.games = GameCache(
            store,
            on_change,
            encode,
            run_id or new_server_run_id(),
            on_list_change,
            on_use or _ignore,
            list_limits,
        )

    def answer(self, method: str, path: str, request: Request = EMPTY_REQUEST) -> Reply:
        """Return the reply to a request; `path` is percent-encoded as in a URL."""
        return run_to_end(self.answer_in_slices(method, path, request))

    def answer_in_slices(
        self, method: str, path: str, request: Request = EMPTY_REQUEST
    ) -> Slices[Reply]:
        """Return the reply to a request; slow endpoints yield between slices of their work."""
        try:
            if len(request.body) > LARGEST_BODY:
                raise error_for_status(413)
            endpoint, values = _find(method, [unquote(part) for part in path.split("/") if part])
            return (yield from endpoint.answer_in_slices(self.games, values, request))
        except Exception as error:
            return error_reply(error, f"{method} {path}")

    def run_endpoint(
        self, endpoint: Endpoint, path_values: Mapping[str, str], request: Request
    ) -> Reply:
        """Return the reply of an endpoint that the transport has already found."""
        try:
            return run_to_end(endpoint.answer_in_slices(self.games, path_values, request))
        except Exception as error:
            return error_reply(error, f"{endpoint.method} {endpoint.path}")


_ENDPOINTS_BY_PATH: Final[dict[tuple[str, ...], dict[str, Endpoint]]] = {}
"""Endpoints by the parts of their path, then by method."""
for _endpoint in ENDPOINTS:
    _parts = tuple(_endpoint.path.strip("/").split("/"))
    _ENDPOINTS_BY_PATH.setdefault(_parts, {})[_endpoint.method] = _endpoint


def _find(method: str, parts: list[str]) -> tuple[Endpoint, dict[str, str]]:
    """Return the first endpoint whose path matches, and the values in its path."""
    for template, endpoints in _ENDPOINTS_BY_PATH.items():
        path_values = _match(template, parts)
        if path_values is not None:
            if method not in endpoints:
                raise error_for_status(405)
            return endpoints[method], path_values
    raise error_for_status(404)


def _match(template: tuple[str, ...], parts: list[str]) -> dict[str, str] | None:
    if len(template) != len(parts):
        return None
    values = {}
    for expected, part in zip(template, parts, strict=True):
        if expected.startswith("{"):
            values[expected.strip("{}")] = part
        elif expected != part:
            return None
    return values
