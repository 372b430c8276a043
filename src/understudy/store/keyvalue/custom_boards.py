"""Entered components as texts, one for each."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict

from understudy.store.access_rights import NO_DEVICE
from understudy.store.keyvalue.text_store import CUSTOM_BOARDS, TextStore
from understudy.store.records import CustomBoard, now


class KeyValueCustomBoards:
    """Implementation of `CustomBoards` on a text store."""

    def __init__(self, texts: TextStore) -> None:
        self._texts = texts

    def list_boards(self, system: str, kind: str, owner: str = NO_DEVICE) -> list[CustomBoard]:
        boards = [
            _board(stored)
            for stored in map(json.loads, self._texts.all(CUSTOM_BOARDS))
            if (stored.get("owner", NO_DEVICE), stored["system"], stored["kind"])
            == (owner, system, kind)
        ]
        return sorted(boards, key=lambda board: board.name)

    def read(self, system: str, kind: str, name: str, owner: str = NO_DEVICE) -> CustomBoard | None:
        text = self._texts.read(CUSTOM_BOARDS, _key(owner, system, kind, name))
        return None if text is None else _board(json.loads(text))

    def write(
        self, system: str, kind: str, name: str, text: str, owner: str = NO_DEVICE
    ) -> CustomBoard:
        board = CustomBoard(name, text, now())
        stored = {"system": system, "kind": kind, **asdict(board)}
        if owner:
            stored["owner"] = owner
        self._texts.write({(CUSTOM_BOARDS, _key(owner, system, kind, name)): json.dumps(stored)})
        return board

    def delete(self, system: str, kind: str, name: str, owner: str = NO_DEVICE) -> bool:
        existed = self.read(system, kind, name, owner) is not None
        self._texts.write({(CUSTOM_BOARDS, _key(owner, system, kind, name)): None})
        return existed


def _key(owner: str, *parts: str) -> str:
    return "/".join((f"@{owner}", *parts) if owner else parts)


def _board(stored: Mapping[str, str]) -> CustomBoard:
    return CustomBoard(stored["name"], stored["text"], stored["updated"])
