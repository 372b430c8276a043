"""What the engine does once before its memory is kept, so that the next start has done it."""

from __future__ import annotations

import json

from understudy.core import system_names
from understudy.lite.engine import Engine


def warm() -> None:
    """A game of each kind begins: all rules and printed tables that it needs are read."""
    engine = Engine()
    for name in system_names():
        wanted = {"system": name, "options": {}, "seed": 1}
        told = json.loads(engine.ask("POST", "games", json.dumps(wanted)))
        id = json.loads(told["text"])["id"]
        engine.ask("GET", f"games/{id}/answers", None)
        engine.ask("GET", f"games/{id}/save", None)
        engine.ask("GET", f"systems/{name}/sheets", None)
        engine.ask("POST", f"games/{id}/forecast", '{"continuations": 1}')
        engine.continue_long()
    engine.ask("GET", "games", None)
