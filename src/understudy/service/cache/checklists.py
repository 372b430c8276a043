"""Checklists of games, which depend only on the options."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Final

from understudy.core import System, message_to_json
from understudy.service.wire.payloads import Json

MAX_KEPT: Final = 64


class Checklists:
    """The checklists of the options that were asked for last. A new game takes 0.2 ms."""

    def __init__(self) -> None:
        self._kept: dict[tuple[str, str], list[Json]] = {}

    def checklist(self, system: System, options: Mapping[str, object]) -> list[Json]:
        """Return what the player does before the first turn. Do not change it."""
        key = (system.name, json.dumps(options))
        found = self._kept.get(key)
        if found is None:
            lines = system.checklist(system.new(options))
            if len(self._kept) >= MAX_KEPT:
                self._kept.clear()
            found = self._kept[key] = [message_to_json(line) for line in lines]
        return found


CHECKLISTS: Final = Checklists()
