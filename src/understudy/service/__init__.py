"""The application layer: every request about games, independent of the transport.

The server calls it for HTTP requests. Lite runs it in the browser, so it uses only the standard
library.
"""

from understudy.service.endpoints.endpoint import Endpoint, Parameter
from understudy.service.endpoints.registry import ENDPOINTS
from understudy.service.request import Request
from understudy.service.service import LARGEST_BODY, Service
from understudy.service.wire.payloads import GameStatus, StreamStart
from understudy.service.wire.responses import EVENTS, JSON, Reply

__all__ = [
    "ENDPOINTS",
    "EVENTS",
    "JSON",
    "LARGEST_BODY",
    "Endpoint",
    "GameStatus",
    "Parameter",
    "Reply",
    "Request",
    "Service",
    "StreamStart",
]
