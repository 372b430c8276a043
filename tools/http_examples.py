"""Write the calls of docs/host/http.md: each endpoint with an example and its response.

``python -m tools.http_examples`` sends the examples to a service in memory and shortens the
responses. The description of an endpoint is the docstring of its function.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from textwrap import fill, wrap
from typing import Any, Final

from understudy.service import ENDPOINTS, EVENTS, Endpoint, Request, Service
from understudy.service.requester import SHARED_LIST, Requester
from understudy.store import KeyValueStore, MemoryTextStore

ROOT: Final = Path(__file__).parents[1]
DOCUMENT: Final = ROOT / "docs" / "host" / "http.md"
HEADING: Final = "## Every call\n"
ID, SAVE, BOARD_FILE = "ID", "game.json", "board.json"
HEADINGS: Final = {
    "GET /systems": "Games and messages",
    "GET /systems/{name}/sheets": "Printed boards",
    "GET /games": "Games",
    "GET /games/{id}/links": "Links (club mode)",
    "GET /games/{id}/save": "Save files",
    "POST /games/{id}/answers": "Playing",
    "GET /games/{id}/answers": "History, previews and forecasts",
}  # fmt: skip
"""Headings, by the first endpoint below them."""

MAX_ENTRIES: Final = 9
"""Shown entries of a response."""
MAX_NESTED: Final = 4
"""Shown entries of a nested value."""
MAX_TEXT: Final = 40
WIDTH: Final = 100
ESTIMATES: Final = frozenset({"win", "ahead", "win_error", "error"})
"""Estimates of the expert; they change with its weights."""
VARYING: Final = ESTIMATES | {"run", "created", "updated", "seconds", "tag"}
GAME_ID: Final = re.compile("[0-9a-z]{8}")


@dataclass(frozen=True, slots=True)
class Example:
    """A request: its endpoint by method and path, its address, and its body.

    ``$token`` stands for the token of the current game, ``$save`` for its save file, ``$key`` for
    the key of its link. A text is the name of a file.
    """

    endpoint: str
    address: str
    body: Mapping[str, object] | str | None = None


GAME: Final = f"/games/{ID}"
BOARD: Final = "/systems/mars/sheets/board"
EXAMPLES: Final = (
    Example("GET /systems", "/systems"),
    Example("GET /systems/{name}/names", "/systems/tapestry/names"),
    Example("GET /systems/{name}/printed", "/systems/tapestry/printed"),
    Example("GET /systems/{name}/rules", "/systems/mars/rules"),
    Example("GET /languages", "/languages"),
    Example("GET /languages/{language}", "/languages/cs"),
    Example("GET /languages/{language}/first", "/languages/fr/first"),
    Example("GET /systems/{name}/sheets", "/systems/mars/sheets"),
    Example("POST /systems/{name}/sheets/{kind}/check", f"{BOARD}/check", BOARD_FILE),
    Example("PUT /systems/{name}/sheets/{kind}/{sheet}", f"{BOARD}/hellas", BOARD_FILE),
    Example("GET /systems/{name}/sheets/{kind}", BOARD),
    Example("GET /systems/{name}/sheets/{kind}/{sheet}", f"{BOARD}/hellas"),
    Example("DELETE /systems/{name}/sheets/{kind}/{sheet}", f"{BOARD}/hellas"),
    Example(
        "POST /games", "/games", {"system": "mars", "options": {"map": "hellas"}, "seed": 7}
    ),
    Example("PUT /games/{id}/title", f"{GAME}/title", {"title": "Friday"}),
    Example("GET /games", "/games?limit=10"),
    Example("GET /games/{id}", f"{GAME}?since=3"),
    Example("GET /games/{id}/public", f"{GAME}/public"),
    Example(
        "POST /games/{id}/outlooks", f"{GAME}/outlooks",
        {"token": "$token", "answers": [["pass"], [{"do": "raise", "parameter": "oxygen"}]]},
    ),
    Example(
        "POST /games/{id}/answers", f"{GAME}/answers",
        {"token": "$token", "answer": {"do": "raise", "parameter": "oxygen"}, "key": "any-text"},
    ),
    Example("POST /games/{id}/answers", f"{GAME}/answers", {"token": "$token", "answer": "done"}),
    Example("GET /games/{id}/answers", f"{GAME}/answers"),
    Example("GET /games/{id}/questions/{at}", f"{GAME}/questions/0"),
    Example("GET /games/{id}/course", f"{GAME}/course"),
    Example("GET /games/{id}/tape", f"{GAME}/tape"),
    Example("GET /games/{id}/save", f"{GAME}/save"),
    Example("GET /games/{id}/start", f"{GAME}/start"),
    Example("POST /games/{id}/undo", f"{GAME}/undo", {"token": "$token"}),
    Example("PUT /games/{id}/save", f"{GAME}/save", SAVE),
    Example("GET /games/{id}", GAME),
    Example("POST /games/{id}/undo", f"{GAME}/undo", {"token": "$token"}),
    Example("POST /games/{id}/redo", f"{GAME}/redo", {"token": "$token"}),
    Example(
        "POST /games/{id}/corrections", f"{GAME}/corrections",
        {"token": "$token", "at": 0, "answer": "pass", "apply": False},
    ),
    Example(
        "POST /games/{id}/forecast", f"{GAME}/forecast",
        {"continuations": 20, "seed": 1},
    ),
    Example("POST /saves/look", "/saves/look", SAVE),
    Example("POST /saves", "/saves", SAVE),
    Example("POST /saves/packed", "/saves/packed", {"save": "$save", "title": "Friday"}),
    Example("GET /events", "/events"),
    Example("GET /history", "/history"),
    Example("DELETE /games/{id}", GAME),
    # A screen game with little MC left, so that there are few moves to compare.
    Example(
        "POST /games", "/games",
        {"system": "mars", "options": {"you": "played", "expansions": []}, "seed": 2},
    ),
    *(
        Example("POST /games/{id}/answers", f"{GAME}/answers", {"token": "$token", "answer": one})
        for one in ("R09", "077", "none", {"do": "fund", "award": "landlord"})
    ),
    Example("GET /games/{id}/win-probability", f"{GAME}/win-probability"),
    Example("GET /games/{id}/expert-step", f"{GAME}/expert-step"),
    Example("POST /games/{id}/hint", f"{GAME}/hint", {}),
    Example("POST /games/{id}/hint/compare", f"{GAME}/hint/compare", {"games": 2, "seed": 1}),
    Example(
        "POST /systems/{name}/expert-game", "/systems/mars/expert-game",
        {"options": {"you": "played"}, "seed": 7},
    ),
    Example("POST /games/{id}/review", f"{GAME}/review", {}),
    Example("POST /games/{id}/win-course", f"{GAME}/win-course", {}),
    Example("GET /games/{id}/review/{at}", f"{GAME}/review/0"),
)  # fmt: skip
HOST: Final = (
    Example("POST /games", "/games", {"system": "mars", "seed": 7}),
    Example("GET /games/{id}/links", f"{GAME}/links"),
    Example("POST /games/{id}/links/{right}", f"{GAME}/links/watch"),
)
GUEST: Final = (
    Example("POST /links", "/links", {"key": "$key"}),
    Example("POST /games/{id}/leave", f"{GAME}/leave"),
)
"""Requests in club mode: of the device that starts a game, and of one that received its link."""

Server = Callable[[str, str, str, bytes], tuple[int, str]]
"""Takes method, path, query and body; returns status and text."""


def service_for(requester: Requester = SHARED_LIST, service: Service | None = None) -> Server:
    """Return a server for this requester: an empty one, or the given service."""
    service = service or Service(KeyValueStore(MemoryTextStore()))

    def answer(method: str, path: str, query: str, body: bytes) -> tuple[int, str]:
        reply = service.answer(method, path, Request(query, body, requester=requester))
        return reply.status, reply.to_text()

    return answer


def club_examples() -> Iterator[tuple[str, tuple[str, str]]]:
    """Yield the examples of club mode, each with its endpoint."""
    club = Service(KeyValueStore(MemoryTextStore()))
    client = Client(service_for(Requester("host"), club))
    for example in HOST:
        yield example.endpoint, client.ask(example)
    client.server = service_for(Requester("guest"), club)
    for example in GUEST:
        yield example.endpoint, client.ask(example)


class Client:
    """A client that remembers what later examples need: the current game, its token, its files."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.id = ""
        self.token = ""
        self.key = ""
        self.files: dict[str, str] = {}

    def ask(self, example: Example) -> tuple[str, str]:
        """Send an example. Return the command and the shortened response."""
        method = example.endpoint.partition(" ")[0]
        path, _, query = example.address.replace(ID, self.id).partition("?")
        command = _command(method, example.address, self._filled(example.body, shown=True))
        sent = self._filled(example.body, shown=False)
        body = sent if isinstance(sent, str) else json.dumps(sent)
        status, text = self.server(method, path, query, body.encode())
        assert status < 300, f"{example.endpoint}: {text}"
        if example.endpoint == "GET /games/{id}/save":
            self.files[SAVE] = text
        found: Any = json.loads(text or "null") if text[:1] in ("{", "[", "") else text
        if example.endpoint == "GET /systems/{name}/sheets":
            self.files[BOARD_FILE] = json.dumps({"text": found["board"]["hellas"]})
        if example.endpoint == "GET /games/{id}/links":
            self.key = found["play"]
        if example.endpoint == "POST /games":
            self.id = found["id"]
        if isinstance(found, dict) and found.get("id") == self.id:
            self.token = found.get("token") or self.token
        return command, f"{status} {shortened(found)}" if text else str(status)

    def _filled(self, body: Mapping[str, object] | str | None, *, shown: bool) -> object:
        if not isinstance(body, Mapping):
            return body if shown or body is None else self.files[body]
        values = {
            "$token": self.token,
            "$save": "…" if shown else self.files.get(SAVE),
            "$key": "KEY" if shown else self.key,
        }
        return {
            key: values.get(value, value) if isinstance(value, str) else value
            for key, value in body.items()
        }


def _command(method: str, address: str, body: object) -> str:
    words = ["curl"]
    if method != ("GET" if body is None else "POST"):
        words.append(f"-X {method}")
    shown = address.replace(ID, f"${ID}")
    words.append(f'"$API{shown}"' if "?" in shown else f"$API{shown}")
    if body is not None:
        data = f"@{body}" if isinstance(body, str) else f"'{json.dumps(body, ensure_ascii=False)}'"
        words.append(f'-H "$JSON" -d {data}')
    return " ".join(words)


def shortened(value: object, most: int = MAX_ENTRIES) -> str:
    """Return the start of a response, with at most `most` entries."""
    match value:
        case dict():
            if value and not most:
                return "{…}"
            inside = MAX_NESTED if len(value) < MAX_NESTED else 0
            shown = [
                f'"{key}": {_varying(key, inner) or shortened(inner, inside)}'
                for key, inner in list(value.items())[:most]
            ]
            more = ["…"] if len(value) > most else []
            return f"{{{', '.join([*shown, *more])}}}"
        case [first, *others]:
            return f"[{shortened(first, MAX_NESTED if most else 0)}{', …' if others else ''}]"
        case str() if len(value) > MAX_TEXT:
            return json.dumps(value[:MAX_TEXT] + "…", ensure_ascii=False)
    return json.dumps(value, ensure_ascii=False)


def _varying(key: str, value: object) -> str:
    """Return a placeholder for values that differ between runs; empty for others."""
    if isinstance(value, str) and GAME_ID.fullmatch(value) and key in ("id", "kept"):
        return f'"{ID}"'
    if isinstance(value, str) and key in ("play", "watch"):
        return '"KEY"'
    return "…" if key in VARYING else ""


def chapter(server: Server) -> str:
    """Return the chapter of the document, from the responses of an empty server."""
    responses: dict[str, list[tuple[str, str]]] = {}
    client = Client(server)
    for example in EXAMPLES:
        responses.setdefault(example.endpoint, []).append(client.ask(example))
    for endpoint, response in club_examples():
        responses.setdefault(endpoint, []).append(response)
    lines = [HEADING]
    for call in ENDPOINTS:
        name = f"{call.method} {call.path}"
        if name in HEADINGS:
            lines.append(f"### {HEADINGS[name]}\n")
        lines += _described(call, *responses[name][0])
    return "\n".join(lines)


def _described(call: Endpoint, command: str, reply: str) -> Iterator[str]:
    text = " ".join(call.summary.split())
    yield fill(f"**`{call.method} {call.path}`**: {text[:1].lower()}{text[1:]}", WIDTH)
    yield ""
    if call.media_type == EVENTS:
        command = command.replace("curl", "curl -N")
        reply = reply.replace("{", "event: start, data: {", 1)
    yield f"    {command}"
    yield from (
        f"    {line}"
        for line in wrap(reply, WIDTH - 4, subsequent_indent="  ", break_on_hyphens=False)
    )
    yield ""


def main() -> None:
    """Write the chapter into the document."""
    before = DOCUMENT.read_text("utf-8").partition(HEADING)[0].rstrip("\n")
    DOCUMENT.write_text(f"{before}\n\n{chapter(service_for())}", "utf-8")


if __name__ == "__main__":
    main()
