"""All that can be asked about games, as plain functions behind one table of calls.

A desk answers without a transport: text in, text out. The server puts HTTP around it; the same
desk runs inside a browser, so it stands on the standard library alone.
"""

from understudy.service.endpoints.endpoint import Endpoint, Parameter
from understudy.service.endpoints.registry import ENDPOINTS
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
    "Service",
    "StreamStart",
]
