"""Loading of the games before the memory of the engine is saved for the next start."""

from __future__ import annotations

import json
from collections.abc import Iterator

from understudy.core import system_names
from understudy.lite.engine import Engine


def warm() -> Iterator[None]:
    """Start a game of each system, which loads its rules and data tables; yield after each."""
    engine = Engine()
    for name in system_names():
        wanted = {"system": name, "options": {}, "seed": 1}
        reply = json.loads(engine.ask("POST", "games", json.dumps(wanted)))
        id = json.loads(reply["text"])["id"]
        engine.ask("GET", f"games/{id}/answers", None)
        engine.ask("GET", f"games/{id}/save", None)
        engine.ask("GET", f"systems/{name}/sheets", None)
        engine.ask("POST", f"games/{id}/forecast", '{"continuations": 1}')
        engine.continue_long()
        yield
    engine.ask("GET", "games", None)
