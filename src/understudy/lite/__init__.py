"""The desk inside a browser: no server, no transport, text in and text out.

The browser keeps the games as texts. Before it asks it hands over those that it keeps; what an
answer changes comes with the reply, and the reply is shown to nobody before that is written.
"""

from understudy.lite.engine import Engine
from understudy.lite.warm_up import warm

__all__ = ["Engine", "warm"]
