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
SAVE, PACKED, BOARD_FILE = "game.json", "packed.json", "board.json"
"""Files that the document writes first."""
GAME, OTHER, SCREEN = "$ID", "$OTHER", "$SCREEN"
"""Games that the document starts first: at the table, one to delete, and on the screen."""
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
CLUB: Final = """\
Only with `understudy serve --club`; otherwise the status is 404. Each device keeps its cookie: add
`-b FILE -c FILE` to every call, with one file for each device. `KEY` is a key from the first reply.
"""

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

    ``$token`` stands for the token of the game in the address, ``$key`` for the key of a link. A
    text is the name of a file.
    """

    endpoint: str
    address: str
    body: Mapping[str, object] | str | None = None


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
    Example("GET /games", "/games?limit=10"),
    Example(
        "POST /games", "/games", {"system": "mars", "options": {"map": "hellas"}, "seed": 7}
    ),
    Example("GET /games/{id}", f"/games/{GAME}?since=3"),
    Example("GET /games/{id}/public", f"/games/{GAME}/public"),
    Example("DELETE /games/{id}", f"/games/{OTHER}"),
    Example("PUT /games/{id}/title", f"/games/{GAME}/title", {"title": "Friday"}),
    Example("GET /games/{id}/tape", f"/games/{GAME}/tape"),
    Example("GET /events", "/events"),
    Example("GET /history", "/history"),
    Example("GET /games/{id}/save", f"/games/{GAME}/save"),
    Example("GET /games/{id}/start", f"/games/{GAME}/start"),
    Example("PUT /games/{id}/save", f"/games/{GAME}/save", SAVE),
    Example("POST /saves", "/saves", SAVE),
    Example("POST /saves/look", "/saves/look", SAVE),
    Example("POST /saves/packed", "/saves/packed", PACKED),
    Example(
        "POST /games/{id}/answers", f"/games/{GAME}/answers",
        {"token": "$token", "answer": {"do": "raise", "parameter": "oxygen"}, "key": "any-text"},
    ),
    Example("POST /games/{id}/undo", f"/games/{GAME}/undo", {"token": "$token"}),
    Example("POST /games/{id}/redo", f"/games/{GAME}/redo", {"token": "$token"}),
    Example(
        "POST /games/{id}/corrections", f"/games/{GAME}/corrections",
        {"token": "$token", "at": 0, "answer": "pass", "apply": False},
    ),
    Example(
        "POST /games/{id}/outlooks", f"/games/{GAME}/outlooks",
        {"token": "$token", "answers": [["pass"], [{"do": "raise", "parameter": "oxygen"}]]},
    ),
    Example("GET /games/{id}/answers", f"/games/{GAME}/answers"),
    Example("GET /games/{id}/questions/{at}", f"/games/{GAME}/questions/0"),
    Example("GET /games/{id}/course", f"/games/{GAME}/course"),
    Example(
        "POST /games/{id}/forecast", f"/games/{GAME}/forecast", {"continuations": 20, "seed": 1}
    ),
    Example("GET /games/{id}/win-probability", f"/games/{SCREEN}/win-probability"),
    Example("GET /games/{id}/expert-step", f"/games/{SCREEN}/expert-step"),
    Example("POST /games/{id}/hint", f"/games/{SCREEN}/hint", {}),
    Example(
        "POST /games/{id}/hint/compare", f"/games/{SCREEN}/hint/compare", {"games": 2, "seed": 1}
    ),
    Example(
        "POST /systems/{name}/expert-game", "/systems/mars/expert-game",
        {"options": {"you": "played"}, "seed": 7},
    ),
    Example("POST /games/{id}/review", f"/games/{SCREEN}/review", {}),
    Example("POST /games/{id}/win-course", f"/games/{SCREEN}/win-course", {}),
    Example("GET /games/{id}/review/{at}", f"/games/{SCREEN}/review/0"),
)  # fmt: skip
"""In the order of the document, so that they can be typed one after the other."""
HOST: Final = (
    Example("GET /games/{id}/links", f"/games/{GAME}/links"),
    Example("POST /games/{id}/links/{right}", f"/games/{GAME}/links/watch"),
)
GUEST: Final = (
    Example("POST /links", "/links", {"key": "$key"}),
    Example("POST /games/{id}/leave", f"/games/{GAME}/leave"),
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
    client.start(GAME, system="mars", seed=7)
    for example in HOST:
        yield example.endpoint, client.ask(example)
    client.server = service_for(Requester("guest"), club)
    for example in GUEST:
        yield example.endpoint, client.ask(example)


class Client:
    """A client with the games and files of the examples."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.games: dict[str, str] = {}
        self.files: dict[str, str] = {}
        self.key = ""

    def prepare(self) -> None:
        """Do what the document does before the first example."""
        self.start(OTHER, system="tapestry", seed=7)
        self.start(SCREEN, system="mars", options={"you": "played", "expansions": []}, seed=2)
        # A screen game with little MC left, so that there are few moves to compare.
        self.answer(SCREEN, "R09", "077", "none", {"do": "fund", "award": "landlord"})
        self.start(GAME, system="mars", seed=7)
        self.answer(GAME, {"do": "raise", "parameter": "oxygen"}, "done")
        save = self.files[SAVE] = self._text("GET", f"/games/{GAME}/save")
        self._text("POST", f"/games/{GAME}/undo", {"token": self.token(GAME)})
        self.files[PACKED] = json.dumps({"save": save, "title": "Friday"})
        builtin = json.loads(self._text("GET", "/systems/mars/sheets"))
        self.files[BOARD_FILE] = json.dumps({"text": builtin["board"]["hellas"]})

    def start(self, name: str, **body: object) -> None:
        """Start a game under this name."""
        self.games[name] = json.loads(self._text("POST", "/games", body))["id"]

    def answer(self, name: str, *answers: object) -> None:
        """Give answers in a game."""
        for one in answers:
            self._text("POST", f"/games/{name}/answers", {"token": self.token(name), "answer": one})

    def token(self, name: str) -> str:
        """Return the token of the current question of a game."""
        return str(json.loads(self._text("GET", f"/games/{name}"))["token"])

    def ask(self, example: Example) -> tuple[str, str]:
        """Send an example. Return the command and the shortened response."""
        method = example.endpoint.partition(" ")[0]
        game = next((name for name in self.games if name in example.address), "")
        shown = _filled(example.body, f"'$(token {game})'", "KEY")
        sent = self.files[shown] if isinstance(shown, str) else shown
        if isinstance(example.body, Mapping):
            sent = _filled(example.body, self.token(game) if game else "", self.key)
        status, text = self._answered(method, example.address, sent)
        found: Any = json.loads(text or "null") if text[:1] in ("{", "[", "") else text
        if example.endpoint == "GET /games/{id}/links":
            self.key = found["play"]
        command = _command(method, example.address, shown)
        return command, f"{status} {shortened(found)}" if text else str(status)

    def _text(self, method: str, address: str, body: object = None) -> str:
        return self._answered(method, address, body)[1]

    def _answered(self, method: str, address: str, body: object) -> tuple[int, str]:
        for name, id in self.games.items():
            address = address.replace(name, id)
        path, _, query = address.partition("?")
        content = "" if body is None else body if isinstance(body, str) else json.dumps(body)
        status, text = self.server(method, path, query, content.encode())
        assert status < 300, f"{method} {address}: {text}"
        return status, text


def _filled(body: Mapping[str, object] | str | None, token: str, key: str) -> object:
    if not isinstance(body, Mapping):
        return body
    values: dict[object, str] = {"$token": token, "$key": key}
    return {name: values.get(value, value) if isinstance(value, str) else value
            for name, value in body.items()}  # fmt: skip


def _command(method: str, address: str, body: object) -> str:
    words = ["curl"]
    if method != ("GET" if body is None else "POST"):
        words.append(f"-X {method}")
    words.append(f'"$API{address}"' if "?" in address else f"$API{address}")
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
        return '"ID"'
    if isinstance(value, str) and key in ("play", "watch"):
        return '"KEY"'
    return "…" if key in VARYING else ""


def chapter(server: Server) -> str:
    """Return the chapter of the document, from the responses of an empty server."""
    client = Client(server)
    client.prepare()
    responses = {example.endpoint: client.ask(example) for example in EXAMPLES}
    responses.update(club_examples())
    lines = [HEADING]
    for call in ENDPOINTS:
        name = f"{call.method} {call.path}"
        if name in HEADINGS:
            lines.append(f"### {HEADINGS[name]}\n")
        if name == HOST[0].endpoint:
            lines.append(CLUB)
        lines += _described(call, *responses[name])
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
