"""Loading of the games before the memory of the engine is saved for the next start."""

from __future__ import annotations

import json
from collections.abc import Iterator

from understudy.core import system_names
from understudy.lite.engine import Engine


def warm() -> Iterator[None]:
    """Start a game of each system, which loads its rules and data tables; yield after each part."""
    engine = Engine()
    for name in system_names():
        wanted = {"system": name, "options": {}, "seed": 1}
        reply = json.loads(engine.ask("POST", "games", json.dumps(wanted)))
        yield
        game = f"games/{json.loads(reply['text'])['id']}"
        for path in (f"{game}/answers", f"{game}/save", f"systems/{name}/sheets"):
            engine.ask("GET", path, None)
            yield
        engine.ask("POST", f"{game}/forecast", '{"continuations": 1}')
        yield
        engine.continue_long()
        yield
    engine.ask("GET", "games", None)
