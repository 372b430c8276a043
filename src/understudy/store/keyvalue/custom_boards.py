"""The entered components as plain records: a text for each."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict

from understudy.store.access_rights import HOUSE
from understudy.store.keyvalue.text_store import SHEETS, TextStore
from understudy.store.records import CustomBoard, now


class PlainSheets:
    """The entered components in these records, a text for each."""

    def __init__(self, records: TextStore) -> None:
        self._records = records

    def list_games(self, system: str, kind: str, owner: str = HOUSE) -> list[CustomBoard]:
        """All entered components of a kind, by name."""
        found = map(json.loads, self._records.all(SHEETS))
        wanted = owner, system, kind
        mine = [each for each in found if (_owner(each), each["system"], each["kind"]) == wanted]
        return sorted(map(_sheet, mine), key=lambda sheet: sheet.name)

    def read(self, system: str, kind: str, name: str, owner: str = HOUSE) -> CustomBoard | None:
        """One of them, if it was entered."""
        text = self._records.read(SHEETS, _place(owner, system, kind, name))
        return None if text is None else _sheet(json.loads(text))

    def write(
        self, system: str, kind: str, name: str, text: str, owner: str = HOUSE
    ) -> CustomBoard:
        """Keep this text in place of what was there."""
        sheet = CustomBoard(name, text, now())
        kept = {"system": system, "kind": kind, **asdict(sheet)}
        owned = {**kept, "owner": owner} if owner else kept
        self._records.write({(SHEETS, _place(owner, system, kind, name)): json.dumps(owned)})
        return sheet

    def delete(self, system: str, kind: str, name: str, owner: str = HOUSE) -> bool:
        """Forget it; whether there was one."""
        there = self.read(system, kind, name, owner) is not None
        self._records.write({(SHEETS, _place(owner, system, kind, name)): None})
        return there


def _owner(kept: Mapping[str, str]) -> str:
    return kept.get("owner", HOUSE)


def _place(owner: str, *parts: str) -> str:
    return "/".join((f"@{owner}", *parts) if owner else parts)


def _sheet(kept: Mapping[str, str]) -> CustomBoard:
    return CustomBoard(kept["name"], kept["text"], kept["updated"])
