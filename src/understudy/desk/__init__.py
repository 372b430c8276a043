"""All that can be asked about games, as plain functions behind one table of calls.

A desk answers without a transport: text in, text out. The server puts HTTP around it; the same
desk runs inside a browser, so it stands on the standard library alone.
"""

from understudy.desk.call import Call, Parameter
from understudy.desk.calls import CALLS
from understudy.desk.desk import LARGEST_BODY, Desk
from understudy.desk.replies import EVENTS, JSON, Reply
from understudy.desk.shapes import Following, Headline

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
