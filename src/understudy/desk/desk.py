"""The desk: everything that can be asked about games, over one store, for any transport."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final
from urllib.parse import unquote

from understudy.desk.call import Call
from understudy.desk.calls import CALLS
from understudy.desk.open_games import OpenGames, Tell
from understudy.desk.refusals import refusal, turned_away
from understudy.desk.replies import Reply
from understudy.store import Store

LARGEST_BODY: Final = 2_000_000


def _nobody(id: str, headline: object) -> None:
    """Nobody is told of changes."""


class Desk:
    """Answers every call of the table. `tell` hears of every change of a game."""

    def __init__(self, store: Store, tell: Tell = _nobody) -> None:
        self.games = OpenGames(store, tell)

    def answer(
        self,
        method: str,
        path: str,
        query: str = "",
        body: bytes | None = None,
        known: str = "",
    ) -> Reply:
        """The reply to a request: path and query as in an address, `known` tags as in a header."""
        try:
            if body is not None and len(body) > LARGEST_BODY:
                raise turned_away(413)
            call, named = _find(method, [unquote(word) for word in path.split("/") if word])
        except Exception as error:
            return refusal(error, f"{method} {path}")
        return self.perform(call, named, query, body or b"", known)

    def perform(
        self, call: Call, named: Mapping[str, str], query: str, body: bytes, known: str
    ) -> Reply:
        """The reply of a call that the transport has found; `named` are the words of its path."""
        try:
            return call.answer(self.games, named, query, body, known)
        except Exception as error:
            return refusal(error, f"{call.method} {call.path}")


_PATTERNS: Final = {call.path: tuple(call.path.strip("/").split("/")) for call in CALLS}
_BY_PATH: Final[dict[str, dict[str, Call]]] = {
    path: {call.method: call for call in CALLS if call.path == path} for path in _PATTERNS
}


def _find(method: str, words: list[str]) -> tuple[Call, dict[str, str]]:
    """The call at this address. A path that names all its words goes before one with gaps."""
    found: tuple[str, dict[str, str]] | None = None
    for path, pattern in _PATTERNS.items():
        named = _match(pattern, words)
        if named is not None and (found is None or len(named) < len(found[1])):
            found = path, named
    if found is None:
        raise turned_away(404)
    call = _BY_PATH[found[0]].get(method)
    if call is None:
        raise turned_away(405)
    return call, found[1]


def _match(pattern: tuple[str, ...], words: list[str]) -> dict[str, str] | None:
    if len(pattern) != len(words):
        return None
    named = {}
    for wanted, word in zip(pattern, words, strict=True):
        if wanted.startswith("{"):
            named[wanted.strip("{}")] = word
        elif wanted != word:
            return None
    return named
