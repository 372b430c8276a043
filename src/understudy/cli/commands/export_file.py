"""Export files: all games of a store in one file, in the format that the page uses too."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from understudy.core import Message, Refused, Unreadable, find_system, save, system_names
from understudy.core.session.save_file import BYTE_ORDER_MARK
from understudy.service import Service
from understudy.service.endpoints.custom_boards import save_custom
from understudy.service.endpoints.save_files import (
    AHEAD,
    OTHER,
    TAKEN,
    THERE,
    import_packed_game,
    update_from_save,
)
from understudy.service.requester import SHARED_LIST
from understudy.service.wire.payloads import BoardText, ExportedGame
from understudy.service.wire.request_parsing import body_parser
from understudy.store import Store

FORMAT_KEY: Final = "understudy-games"
FORMAT: Final = 1
UPDATED: Final = "gone-on"
REFUSED: Final = "refused"
OTHER_BOARD: Final = "other-sheet"

_GAME_FIELDS: Final = ("title", "created", "updated", "save")
_BOARD_FIELDS: Final = ("system", "kind", "name", "text")
_parse_game: Final = body_parser(ExportedGame)
_parse_board: Final = body_parser(BoardText)


@dataclass(frozen=True, slots=True)
class ExportFile:
    """The games and entered boards of an export file."""

    games: Sequence[Mapping[str, object]]
    boards: Sequence[Mapping[str, str]]


@dataclass(frozen=True, slots=True)
class ImportResult:
    """The result of importing a game or board; `of` is the name of its game, if known."""

    title: str
    of: str
    how: str
    why: Message | None = None


def collect_games(store: Store) -> tuple[ExportFile, int]:
    """Return everything in the store, and the number of unreadable games."""
    games: list[Mapping[str, object]] = []
    listings = store.list_games()
    for listing in listings:
        try:
            game = None if listing.damaged else store.load(listing.id)
        except Unreadable:
            continue
        if game is not None:
            values = (listing.title, listing.created, listing.updated, save(game.session))
            games.append(dict(zip(_GAME_FIELDS, values, strict=True)))
    boards = [
        dict(zip(_BOARD_FIELDS, (system, kind, board.name, board.text), strict=True))
        for system in system_names()
        for kind in find_system(system).editable_boards()
        for board in store.custom_boards.list_boards(system, kind)
    ]
    return ExportFile(games, boards), len(listings) - len(games)


def write(export: ExportFile) -> str:
    """Return the text of the file, with one line for each game and board."""
    parts = {"games": export.games, "sheets": export.boards}
    lists = ",\n".join(f'  "{name}": {_lines(entries)}' for name, entries in parts.items())
    return f'{{\n  "{FORMAT_KEY}": {FORMAT},\n{lists}\n}}\n'


def _lines(entries: Sequence[Mapping[str, object]]) -> str:
    if not entries:
        return "[]"
    texts = (json.dumps(entry, ensure_ascii=False, separators=(",", ":")) for entry in entries)
    return "[\n" + ",\n".join(f"    {text}" for text in texts) + "\n  ]"


def read(text: str) -> ExportFile:
    """Return the content of an export file, or the single game of a save file."""
    if f'"{FORMAT_KEY}"' not in text[:200]:
        return ExportFile([{"save": text}], [])
    try:
        data = json.loads(text.removeprefix(BYTE_ORDER_MARK))
        version, games, boards = data[FORMAT_KEY], data["games"], data["sheets"]
    except (ValueError, RecursionError, KeyError, TypeError):
        raise Unreadable("page-brought-damaged") from None
    if type(version) is int and version > FORMAT:
        raise Unreadable("page-brought-newer")
    if not (isinstance(games, list) and isinstance(boards, list)):
        raise Unreadable("page-brought-damaged")
    valid = all(isinstance(game, dict) and set(game) <= {*_GAME_FIELDS} for game in games)
    valid = valid and all(
        isinstance(board, dict) and all(isinstance(board.get(name), str) for name in _BOARD_FIELDS)
        for board in boards
    )
    if not valid:
        raise Unreadable("page-brought-damaged")
    return ExportFile(games, boards)


def import_games(
    service: Service, export: ExportFile, *, go_on: bool, beside: bool
) -> Iterator[ImportResult]:
    """Import all games and boards of a file.

    With `go_on` a stored game is updated if the file is ahead, with `beside` a game with other
    answers becomes a second one. Games of the file that begin alike are always imported together.
    """
    imported: set[str] = set()
    for game in export.games:
        yield _import_game(service, game, imported, go_on=go_on, beside=beside)
    for board in export.boards:
        yield _import_board(service, board)


def _import_game(
    service: Service,
    game: Mapping[str, object],
    imported: set[str],
    *,
    go_on: bool,
    beside: bool,
) -> ImportResult:
    """Import one game; `imported` are the ids of the games of this file so far."""
    title, of = str(game.get("title") or ""), _system_in(game.get("save"))
    try:
        exported = _parse_game(json.dumps(game).encode())
        assert isinstance(exported, ExportedGame)
        result = import_packed_game(service.games, exported, SHARED_LIST)
        sibling = result.how in (AHEAD, OTHER) and result.id in imported
        if sibling or (beside and result.how == OTHER):
            result = import_packed_game(service.games, replace(exported, beside=True), SHARED_LIST)
        elif result.how == AHEAD and go_on:
            update_from_save(service.games, result.id, exported.save.encode())
            return ImportResult(title, of, UPDATED)
        if result.how == TAKEN:
            imported.add(result.id)
    except Refused as refused:
        return ImportResult(title, of, REFUSED, refused.message)
    return ImportResult(title, of, result.how)


def _system_in(save: object) -> str:
    """Return the name of the game in a save file; empty if it has none."""
    try:
        return str(json.loads(str(save))["game"])
    except (ValueError, RecursionError, KeyError, TypeError):
        return ""


def _import_board(service: Service, board: Mapping[str, str]) -> ImportResult:
    system, kind, name, text = (board[field] for field in _BOARD_FIELDS)
    stored = service.games.store.custom_boards.read(system, kind, name)
    if stored is not None:
        return ImportResult(name, system, THERE if stored.text == text else OTHER_BOARD)
    try:
        entered = _parse_board(json.dumps({"text": text}).encode())
        assert isinstance(entered, BoardText)
        save_custom(service.games, SHARED_LIST, system, kind, name, entered)
    except Refused as refused:
        return ImportResult(name, system, REFUSED, refused.message)
    return ImportResult(name, system, TAKEN)
