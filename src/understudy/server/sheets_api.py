"""Printed components as text: ours, and those an owner of the box has entered."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from litestar import Controller, delete, get, post, put
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody
from litestar.types import ControllerRouterHandler

from understudy.server.failures import NotThere, error_body
from understudy.server.open_games import OpenGames
from understudy.server.openapi import allowing, refusals
from understudy.server.shapes import ErrorMessage, SavedSheet, SheetReport, SheetText
from understudy.store import Sheet
from understudy.table import (
    Illegal,
    Message,
    System,
    Unreadable,
    find_system,
    message_to_json,
    system_names,
)

Games = NamedDependency[OpenGames]
Id = FromPath[str]

PATH: Final = "/systems/{name:str}/sheets"
UNUSUAL: Final = "-unusual"
"""How the ids of mere doubts end; everything else keeps a component from being used."""


class SheetsApi(Controller):
    """Components of a game that its owner can view, correct and enter."""

    path = PATH

    @get("/", sync_to_thread=True, responses=refusals(404))
    def read_printed(self, name: Id) -> dict[str, dict[str, str]]:
        """Our transcriptions: by kind and name."""
        return _system(name).sheets()

    @get("/{kind:str}", sync_to_thread=True, responses=refusals(404))
    def list_entered(self, name: Id, kind: Id, games: Games) -> list[SavedSheet]:
        """What has been entered of a kind."""
        _names(_system(name), kind)
        return [_saved(sheet) for sheet in games.store.sheets.listing(name, kind)]

    @post(
        "/{kind:str}/check",
        status_code=200,
        sync_to_thread=True,
        responses=refusals(400, 404, 413),
    )
    def check(self, name: Id, kind: Id, data: JSONBody[SheetText]) -> SheetReport:
        """What is wrong or unusual about a text."""
        system = _system(name)
        _names(system, kind)
        problems = _problems(system, kind, data.text)
        return SheetReport(
            problems=[_worded(problem) for problem in problems],
            fatal=any(map(_is_fatal, problems)),
        )

    @get("/{kind:str}/{sheet:str}", sync_to_thread=True, responses=refusals(404))
    def read_entered(self, name: Id, kind: Id, sheet: Id, games: Games) -> SavedSheet:
        """One that has been entered."""
        _names(_system(name), kind)
        found = games.store.sheets.read(name, kind, sheet)
        if found is None:
            raise NotThere("server-no-such-sheet", name=sheet)
        return _saved(found)

    @put("/{kind:str}/{sheet:str}", sync_to_thread=True, responses=refusals(400, 404, 413))
    def enter(
        self, name: Id, kind: Id, sheet: Id, data: JSONBody[SheetText], games: Games
    ) -> SavedSheet:
        """Keep an entered component, unless it could not be used."""
        system = _system(name)
        if sheet not in _names(system, kind):
            raise NotThere("server-no-such-sheet", name=sheet)
        for problem in _problems(system, kind, data.text):
            if _is_fatal(problem):
                raise Illegal(problem.id, **problem.args)
        return _saved(games.store.sheets.write(name, kind, sheet, data.text))

    @delete("/{kind:str}/{sheet:str}", sync_to_thread=True, responses=refusals(404))
    def forget(self, name: Id, kind: Id, sheet: Id, games: Games) -> None:
        """Go back to our transcription."""
        _names(_system(name), kind)
        if not games.store.sheets.delete(name, kind, sheet):
            raise NotThere("server-no-such-sheet", name=sheet)


def _system(name: str) -> System:
    if name not in system_names():
        raise NotThere("server-no-such-system", name=name)
    return find_system(name)


def _names(system: System, kind: str) -> dict[str, str]:
    kinds = system.sheets()
    if kind not in kinds:
        raise NotThere("server-no-such-path")
    return kinds[kind]


def _problems(system: System, kind: str, text: str) -> list[Message]:
    try:
        return system.check_sheet(kind, text)
    except Unreadable as refused:
        return [refused.message]


def _worded(problem: Message) -> ErrorMessage:
    message: dict[str, Any] = message_to_json(problem)
    return error_body(message["id"], message["args"]).error


def _is_fatal(problem: Message) -> bool:
    return not problem.id.endswith(UNUSUAL)


def _saved(sheet: Sheet) -> SavedSheet:
    return SavedSheet(sheet.name, sheet.text, sheet.updated)


HANDLERS: Final[Sequence[ControllerRouterHandler]] = (
    allowing(PATH + "/{kind:str}/{sheet:str}", "DELETE", "GET", "OPTIONS", "PUT"),
    SheetsApi,
)
