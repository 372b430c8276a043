"""Printed components as text: ours, and those an owner of the box has entered."""

from __future__ import annotations

from typing import Final

from understudy.core import Illegal, Message, System, Unreadable
from understudy.service.cache.game_cache import GameCache
from understudy.service.game_lookup import named_system
from understudy.service.requester import Requester
from understudy.service.wire.errors import NotFound, error_for_status, message_to_payload
from understudy.service.wire.payloads import SavedSheet, SheetReport, SheetText
from understudy.store import CustomBoard

WARNING_SUFFIX: Final = "-unusual"
"""How the ids of mere doubts end; everything else keeps a component from being used."""


def read_builtin(name: str) -> dict[str, dict[str, str]]:
    """Our transcriptions: by kind and name."""
    return named_system(name).editable_boards()


def list_custom(games: GameCache, visitor: Requester, name: str, kind: str) -> list[SavedSheet]:
    """What has been entered of a kind."""
    _names(named_system(name), kind)
    entered = games.store.custom_boards.list_boards(name, kind, visitor.device)
    return [_saved(sheet) for sheet in entered]


def check(name: str, kind: str, data: SheetText) -> SheetReport:
    """What is wrong or unusual about a text."""
    system = named_system(name)
    _names(system, kind)
    problems = _problems(system, kind, data.text)
    return SheetReport(
        problems=[message_to_payload(problem) for problem in problems],
        fatal=any(map(_is_fatal, problems)),
    )


def read_custom(
    games: GameCache, visitor: Requester, name: str, kind: str, sheet: str
) -> SavedSheet:
    """One that has been entered."""
    _names(named_system(name), kind)
    found = games.store.custom_boards.read(name, kind, sheet, visitor.device)
    if found is None:
        raise NotFound("server-no-such-sheet", name=sheet)
    return _saved(found)


def save_custom(
    games: GameCache, visitor: Requester, name: str, kind: str, sheet: str, data: SheetText
) -> SavedSheet:
    """Keep an entered component, unless it could not be used."""
    system = named_system(name)
    if sheet not in _names(system, kind):
        raise NotFound("server-no-such-sheet", name=sheet)
    for problem in _problems(system, kind, data.text):
        if _is_fatal(problem):
            raise Illegal(problem.id, **problem.args)
    return _saved(games.store.custom_boards.write(name, kind, sheet, data.text, visitor.device))


def delete_custom(games: GameCache, visitor: Requester, name: str, kind: str, sheet: str) -> None:
    """Go back to our transcription."""
    _names(named_system(name), kind)
    if not games.store.custom_boards.delete(name, kind, sheet, visitor.device):
        raise NotFound("server-no-such-sheet", name=sheet)


def _names(system: System, kind: str) -> dict[str, str]:
    kinds = system.editable_boards()
    if kind not in kinds:
        raise error_for_status(404)
    return kinds[kind]


def _problems(system: System, kind: str, text: str) -> list[Message]:
    try:
        return system.check_board(kind, text)
    except Unreadable as refused:
        return [refused.message]


def _is_fatal(problem: Message) -> bool:
    return not problem.id.endswith(WARNING_SUFFIX)


def _saved(sheet: CustomBoard) -> SavedSheet:
    return SavedSheet(sheet.name, sheet.text, sheet.updated)
