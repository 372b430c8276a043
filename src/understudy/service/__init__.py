"""All that can be asked about games, as plain functions behind one table of calls.

A desk answers without a transport: text in, text out. The server puts HTTP around it; the same
desk runs inside a browser, so it stands on the standard library alone.
"""

from understudy.service.endpoints.endpoint import Call, Parameter
from understudy.service.endpoints.registry import CALLS
from understudy.service.service import LARGEST_BODY, Desk
from understudy.service.wire.payloads import Following, Headline
from understudy.service.wire.responses import EVENTS, JSON, Reply

__all__ = [
    "CALLS",
    "EVENTS",
    "JSON",
    "LARGEST_BODY",
    "Call",
    "Desk",
    "Following",
    "Headline",
    "Parameter",
    "Reply",
]
