"""All games of a folder in one file, in the form in which the page writes and reads it too."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from understudy.core import Message, Refused, Unreadable, find_system, save, system_names
from understudy.core.session.save_file import BYTE_ORDER_MARK
from understudy.service import Desk
from understudy.service.endpoints.custom_boards import enter
from understudy.service.endpoints.save_files import (
    AHEAD,
    TAKEN,
    THERE,
    go_on_from_save,
    unpack_game,
)
from understudy.service.requester import HOUSE
from understudy.service.wire.payloads import PackedGame, SheetText
from understudy.service.wire.request_parsing import reader_of
from understudy.store import Store

MARK: Final = "understudy-games"
FORM: Final = 1
GONE_ON: Final = "gone-on"
REFUSED: Final = "refused"
OTHER_SHEET: Final = "other-sheet"

_GAME: Final = ("title", "created", "updated", "save")
_SHEET: Final = ("system", "kind", "name", "text")
_packed_game: Final = reader_of(PackedGame)
_sheet_text: Final = reader_of(SheetText)


@dataclass(frozen=True, slots=True)
class Bundle:
    """Games with what is known of them, and entered components, as the file has them."""

    games: Sequence[Mapping[str, object]]
    sheets: Sequence[Mapping[str, str]]


@dataclass(frozen=True, slots=True)
class Brought:
    """What came of a game or of a component; `of` is the name of its game, if it has one."""

    title: str
    of: str
    how: str
    why: Message | None = None


def gather(store: Store) -> tuple[Bundle, int]:
    """Everything that is kept, and how many games cannot be read."""
    games: list[Mapping[str, object]] = []
    lines = store.listing()
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
        for kind in find_system(system).sheets()
        for sheet in store.sheets.listing(system, kind)
    ]
    return Bundle(games, sheets), len(lines) - len(games)


def write(bundle: Bundle) -> str:
    """The text of the file: a line for each."""
    parts = {"games": bundle.games, "sheets": bundle.sheets}
    lists = ",\n".join(f'  "{name}": {_lines(entries)}' for name, entries in parts.items())
    return f'{{\n  "{MARK}": {FORM},\n{lists}\n}}\n'


def _lines(entries: Sequence[Mapping[str, object]]) -> str:
    if not entries:
        return "[]"
    texts = (json.dumps(entry, ensure_ascii=False, separators=(",", ":")) for entry in entries)
    return "[\n" + ",\n".join(f"    {text}" for text in texts) + "\n  ]"


def read(text: str) -> Bundle:
    """What a file holds: many games, or if it is a save file its one."""
    if f'"{MARK}"' not in text[:200]:
        return Bundle([{"save": text}], [])
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
    return Bundle(games, sheets)


def take_in(desk: Desk, bundle: Bundle, *, go_on: bool) -> Iterator[Brought]:
    """Take in one after the other; with `go_on` kept games go on where the file goes further."""
    for game in bundle.games:
        yield _game(desk, game, go_on=go_on)
    for sheet in bundle.sheets:
        yield _sheet(desk, sheet)


def _game(desk: Desk, game: Mapping[str, object], *, go_on: bool) -> Brought:
    title, of = str(game.get("title") or ""), _system_in(game.get("save"))
    try:
        packed = _packed_game(json.dumps(game).encode())
        assert isinstance(packed, PackedGame)
        taken = unpack_game(desk.games, packed, HOUSE)
        if taken.how == AHEAD and go_on:
            go_on_from_save(desk.games, taken.id, packed.save.encode())
            return Brought(title, of, GONE_ON)
    except Refused as refused:
        return Brought(title, of, REFUSED, refused.message)
    return Brought(title, of, taken.how)


def _system_in(save: object) -> str:
    """The game that a save file says it is of."""
    try:
        return str(json.loads(str(save))["game"])
    except (ValueError, RecursionError, KeyError, TypeError):
        return ""


def _sheet(desk: Desk, sheet: Mapping[str, str]) -> Brought:
    system, kind, name, text = (sheet[part] for part in _SHEET)
    kept = desk.games.store.sheets.read(system, kind, name)
    if kept is not None:
        return Brought(name, system, THERE if kept.text == text else OTHER_SHEET)
    try:
        entered = _sheet_text(json.dumps({"text": text}).encode())
        assert isinstance(entered, SheetText)
        enter(desk.games, HOUSE, system, kind, name, entered)
    except Refused as refused:
        return Brought(name, system, REFUSED, refused.message)
    return Brought(name, system, TAKEN)
