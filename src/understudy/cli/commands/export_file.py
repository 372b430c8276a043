"""All games of a folder in one file, in the form in which the page writes and reads it too."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from understudy.core import Message, Refused, Unreadable, find_system, save, system_names
from understudy.core.session.save_file import BYTE_ORDER_MARK
from understudy.service import Service
from understudy.service.endpoints.custom_boards import save_custom
from understudy.service.endpoints.save_files import (
    AHEAD,
    TAKEN,
    THERE,
    import_packed_game,
    update_from_save,
)
from understudy.service.requester import SHARED_LIST
from understudy.service.wire.payloads import BoardText, ExportedGame
from understudy.service.wire.request_parsing import body_parser
from understudy.store import Store

MARK: Final = "understudy-games"
FORM: Final = 1
GONE_ON: Final = "gone-on"
REFUSED: Final = "refused"
OTHER_SHEET: Final = "other-sheet"

_GAME: Final = ("title", "created", "updated", "save")
_SHEET: Final = ("system", "kind", "name", "text")
_packed_game: Final = body_parser(ExportedGame)
_sheet_text: Final = body_parser(BoardText)


@dataclass(frozen=True, slots=True)
class ExportFile:
    """Games with what is known of them, and entered components, as the file has them."""

    games: Sequence[Mapping[str, object]]
    sheets: Sequence[Mapping[str, str]]


@dataclass(frozen=True, slots=True)
class ImportResult:
    """What came of a game or of a component; `of` is the name of its game, if it has one."""

    title: str
    of: str
    how: str
    why: Message | None = None


def collect_games(store: Store) -> tuple[ExportFile, int]:
    """Everything that is kept, and how many games cannot be read."""
    games: list[Mapping[str, object]] = []
    lines = store.list_games()
    for line in lines:
        try:
            kept = None if line.damaged else store.load(line.id)
        except Unreadable:
            continue
        if kept is not None:
            about = (line.title, line.created, line.updated, save(kept.session))
            games.append(dict(zip(_GAME, about, strict=True)))
    sheets = [
        dict(zip(_SHEET, (system, kind, sheet.name, sheet.text), strict=True))
        for system in system_names()
        for kind in find_system(system).editable_boards()
        for sheet in store.custom_boards.list_boards(system, kind)
    ]
    return ExportFile(games, sheets), len(lines) - len(games)


def write(bundle: ExportFile) -> str:
    """The text of the file: a line for each."""
    parts = {"games": bundle.games, "sheets": bundle.sheets}
    lists = ",\n".join(f'  "{name}": {_lines(entries)}' for name, entries in parts.items())
    return f'{{\n  "{MARK}": {FORM},\n{lists}\n}}\n'


def _lines(entries: Sequence[Mapping[str, object]]) -> str:
    if not entries:
        return "[]"
    texts = (json.dumps(entry, ensure_ascii=False, separators=(",", ":")) for entry in entries)
    return "[\n" + ",\n".join(f"    {text}" for text in texts) + "\n  ]"


def read(text: str) -> ExportFile:
    """What a file holds: many games, or if it is a save file its one."""
    if f'"{MARK}"' not in text[:200]:
        return ExportFile([{"save": text}], [])
    try:
        data = json.loads(text.removeprefix(BYTE_ORDER_MARK))
        form, games, sheets = data[MARK], data["games"], data["sheets"]
    except (ValueError, RecursionError, KeyError, TypeError):
        raise Unreadable("page-brought-damaged") from None
    if type(form) is int and form > FORM:
        raise Unreadable("page-brought-newer")
    if not (isinstance(games, list) and isinstance(sheets, list)):
        raise Unreadable("page-brought-damaged")
    whole = all(isinstance(game, dict) and set(game) <= {*_GAME} for game in games)
    whole = whole and all(
        isinstance(sheet, dict) and all(isinstance(sheet.get(name), str) for name in _SHEET)
        for sheet in sheets
    )
    if not whole:
        raise Unreadable("page-brought-damaged")
    return ExportFile(games, sheets)


def import_games(desk: Service, bundle: ExportFile, *, go_on: bool) -> Iterator[ImportResult]:
    """Take in one after the other; with `go_on` kept games go on where the file goes further."""
    for game in bundle.games:
        yield _game(desk, game, go_on=go_on)
    for sheet in bundle.sheets:
        yield _sheet(desk, sheet)


def _game(desk: Service, game: Mapping[str, object], *, go_on: bool) -> ImportResult:
    title, of = str(game.get("title") or ""), _system_in(game.get("save"))
    try:
        packed = _packed_game(json.dumps(game).encode())
        assert isinstance(packed, ExportedGame)
        taken = import_packed_game(desk.games, packed, SHARED_LIST)
        if taken.how == AHEAD and go_on:
            update_from_save(desk.games, taken.id, packed.save.encode())
            return ImportResult(title, of, GONE_ON)
    except Refused as refused:
        return ImportResult(title, of, REFUSED, refused.message)
    return ImportResult(title, of, taken.how)


def _system_in(save: object) -> str:
    """The game that a save file says it is of."""
    try:
        return str(json.loads(str(save))["game"])
    except (ValueError, RecursionError, KeyError, TypeError):
        return ""


def _sheet(desk: Service, sheet: Mapping[str, str]) -> ImportResult:
    system, kind, name, text = (sheet[part] for part in _SHEET)
    kept = desk.games.store.custom_boards.read(system, kind, name)
    if kept is not None:
        return ImportResult(name, system, THERE if kept.text == text else OTHER_SHEET)
    try:
        entered = _sheet_text(json.dumps({"text": text}).encode())
        assert isinstance(entered, BoardText)
        save_custom(desk.games, SHARED_LIST, system, kind, name, entered)
    except Refused as refused:
        return ImportResult(name, system, REFUSED, refused.message)
    return ImportResult(name, system, TAKEN)
