"""The service inside a browser: no server, no transport, text in and text out.

The browser stores the games as texts and passes them in before a request. A reply contains the
changed texts; the browser writes them before it shows the reply.
"""

from understudy.lite.engine import Engine
from understudy.lite.warm_up import warm

__all__ = ["Engine", "warm"]
