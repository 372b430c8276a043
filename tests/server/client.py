"""A client of the HTTP API."""

import json
from types import TracebackType
from typing import Any, Self

import httpx

Game = dict[str, Any]

TIMEOUT = 60
"""Seconds; generous, because shared machines stall at times."""

REAL_DECKS = {"decks": {"project": "real", "bonus": "real"}}


class Refusal(Exception):
    """The server refused a request."""

    def __init__(self, status: int, id: str, args: dict[str, Any]) -> None:
        super().__init__(status, id, args)
        self.status = status
        self.id = id
        self.arguments = args


class Client:
    """Sends requests as the page does; raises `Refusal` for an error response."""

    def __init__(self, url: str) -> None:
        self.http = httpx.Client(base_url=f"{url}/api/v1", timeout=TIMEOUT)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.http.close()

    def get(self, path: str, **params: Any) -> Any:
        return checked(self.http.get(path, params=params))

    def post(self, path: str, body: Any) -> Any:
        return checked(self.http.post(path, json=body))

    def new(self, **options: Any) -> Game:
        game: Game = self.post("/games", {"system": "mars", "options": options, "seed": 5})
        return game

    def read(self, id: str) -> Game:
        game: Game = self.get(f"/games/{id}")
        return game

    def answer(self, game: Game, answer: Any, **more: Any) -> Game:
        return self._change(game, "answers", answer=answer, **more)

    def undo(self, game: Game, **more: Any) -> Game:
        return self._change(game, "undo", **more)

    def redo(self, game: Game) -> Game:
        return self._change(game, "redo")

    def correct(self, game: Game, **more: Any) -> dict[str, Any]:
        return self._change(game, "corrections", **more)

    def _change(self, game: Game, action: str, **body: Any) -> Game:
        path = f"/games/{game['id']}/{action}"
        changed: Game = self.post(path, {"token": game["token"], **body})
        return changed


def checked(response: httpx.Response) -> Any:
    """Return the JSON of a response, or raise `Refusal`."""
    if response.status_code >= 400:
        error = response.json()["error"]
        raise Refusal(response.status_code, error["id"], error["args"])
    return response.json() if response.content else None


NOTES = frozenset({"hands", "news", "also"})
"""Fields of a document's step that are not part of the journal."""


def journal(game: Game) -> bytes:
    """Return the journal in its canonical form."""
    steps = ({k: v for k, v in step.items() if k not in NOTES} for step in game["journal"])
    lines = (
        json.dumps(step, ensure_ascii=False, sort_keys=True, separators=(",", ":")) + "\n"
        for step in steps
    )
    return "".join(lines).encode()
