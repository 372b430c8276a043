"""Printed boards as text: the built-in ones, and custom boards that players enter."""

from __future__ import annotations

from typing import Final

from understudy.core import Illegal, Message, System, Unreadable
from understudy.service.cache.game_cache import GameCache
from understudy.service.game_lookup import named_system
from understudy.service.requester import Requester
from understudy.service.wire.errors import NotFound, error_for_status, message_to_payload
from understudy.service.wire.payloads import BoardReport, BoardText, SavedBoard
from understudy.store import CustomBoard

WARNING_SUFFIX: Final = "-unusual"
"""The end of the message ids of warnings; all other problems are fatal."""


def read_builtin(name: str) -> dict[str, dict[str, str]]:
    """Return the built-in boards by kind and name."""
    return named_system(name).editable_boards()


def list_custom(games: GameCache, requester: Requester, name: str, kind: str) -> list[SavedBoard]:
    """List the custom boards of a kind."""
    _boards_of_kind(named_system(name), kind)
    boards = games.store.custom_boards.list_boards(name, kind, requester.device)
    return [_saved(board) for board in boards]


def check(name: str, kind: str, data: BoardText) -> BoardReport:
    """Check the text of a board. Returns its problems."""
    system = named_system(name)
    _boards_of_kind(system, kind)
    problems = _problems(system, kind, data.text)
    return BoardReport(
        problems=[message_to_payload(problem) for problem in problems],
        fatal=any(map(_is_fatal, problems)),
    )


def read_custom(
    games: GameCache, requester: Requester, name: str, kind: str, sheet: str
) -> SavedBoard:
    """Return a custom board."""
    _boards_of_kind(named_system(name), kind)
    found = games.store.custom_boards.read(name, kind, sheet, requester.device)
    if found is None:
        raise NotFound("server-no-such-sheet", name=sheet)
    return _saved(found)


def save_custom(
    games: GameCache, requester: Requester, name: str, kind: str, sheet: str, data: BoardText
) -> SavedBoard:
    """Save a custom board. Refused if it has fatal problems."""
    system = named_system(name)
    if sheet not in _boards_of_kind(system, kind):
        raise NotFound("server-no-such-sheet", name=sheet)
    for problem in _problems(system, kind, data.text):
        if _is_fatal(problem):
            raise Illegal(problem.id, **problem.args)
    return _saved(games.store.custom_boards.write(name, kind, sheet, data.text, requester.device))


def delete_custom(games: GameCache, requester: Requester, name: str, kind: str, sheet: str) -> None:
    """Delete a custom board, so that the built-in one is used again."""
    _boards_of_kind(named_system(name), kind)
    if not games.store.custom_boards.delete(name, kind, sheet, requester.device):
        raise NotFound("server-no-such-sheet", name=sheet)


def _boards_of_kind(system: System, kind: str) -> dict[str, str]:
    """Return the built-in boards of a kind by name, or raise if there is no such kind."""
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


def _saved(board: CustomBoard) -> SavedBoard:
    return SavedBoard(board.name, board.text, board.updated)
