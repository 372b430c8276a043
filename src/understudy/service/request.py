"""What a transport passes to the service with each request."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from understudy.service.requester import SHARED_LIST, Requester
from understudy.service.wire.responses import Disconnected, never_disconnects


@dataclass(frozen=True, slots=True)
class Request:
    """A request without its method and path. `if_none_match` is the value of that header."""

    query: str = ""
    body: bytes = b""
    if_none_match: str = ""
    disconnected: Disconnected = never_disconnects
    requester: Requester = SHARED_LIST


EMPTY_REQUEST: Final = Request()
