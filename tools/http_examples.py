"""Write the calls of docs/host/http.md: each endpoint with an example and its response.

``python -m tools.http_examples`` asks a desk of its own, one example after the other, and shortens
what it says. What a call does is the docstring of its function.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from textwrap import wrap
from typing import Any, Final

from understudy.service import ENDPOINTS, EVENTS, Endpoint, Request, Service
from understudy.service.requester import SHARED_LIST, Requester
from understudy.store import KeyValueStore, MemoryTextStore

ROOT: Final = Path(__file__).parents[1]
DOCUMENT: Final = ROOT / "docs" / "host" / "http.md"
HEADING: Final = "## Every call\n"
ID, SAVE, SHEET = "ID", "game.json", "board.json"
PARTS: Final = {
    "GET /systems": "Games and words",
    "GET /systems/{name}/sheets": "Printed boards",
    "GET /games": "Games",
    "GET /games/{id}/links": "Links, in a club",
    "GET /games/{id}/save": "Games as files",
    "POST /games/{id}/answers": "Playing",
    "GET /games/{id}/answers": "Looking back and ahead",
}  # fmt: skip
"""Where a part of the table begins."""

MOST: Final = 9
"""Entries of a reply that are shown."""
FEW: Final = 4
"""The same of what is inside."""
LONGEST: Final = 40
WIDTH: Final = 116
OTHERWISE: Final = frozenset({"run", "created", "updated", "seconds", "tag"})
GAME_ID: Final = re.compile("[0-9a-z]{8}")


@dataclass(frozen=True, slots=True)
class Example:
    """One request: its call by method and path, the address asked, and what is sent.

    ``$token`` stands for the token of the game at hand, ``$save`` for its save file, ``$key`` for
    the key of its link; a text is the name of a file.
    """

    call: str
    address: str
    sends: Mapping[str, object] | str | None = None


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
    Example("POST /systems/{name}/sheets/{kind}/check", f"{BOARD}/check", SHEET),
    Example("PUT /systems/{name}/sheets/{kind}/{sheet}", f"{BOARD}/hellas", SHEET),
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
    # A screen game, in which little money is left: there are few moves to compare.
    Example(
        "POST /games", "/games",
        {"system": "mars", "options": {"you": "played", "expansions": []}, "seed": 2},
    ),
    *(
        Example("POST /games/{id}/answers", f"{GAME}/answers", {"token": "$token", "answer": one})
        for one in ("R09", "077", "none", {"do": "fund", "award": "landlord"})
    ),
    Example("POST /games/{id}/counsel", f"{GAME}/counsel", {"games": 2, "seed": 1}),
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
"""In a club: the device of whoever begins a game, then that of somebody who was sent its link."""


Server = Callable[[str, str, str, bytes], tuple[int, str]]
"""Whoever answers: method, path, query and content become a status and a text."""


def desk(visitor: Requester = SHARED_LIST, asked: Service | None = None) -> Server:
    """One with no games yet, or this one, for somebody who asks."""
    there = asked or Service(KeyValueStore(MemoryTextStore()))

    def answer(method: str, path: str, query: str, body: bytes) -> tuple[int, str]:
        reply = there.answer(method, path, Request(query, body, requester=visitor))
        return reply.status, reply.to_text()

    return answer


def in_a_club() -> Iterator[tuple[str, tuple[str, str]]]:
    """What is there only where each device has its own list."""
    club = Service(KeyValueStore(MemoryTextStore()))
    client = Client(desk(Requester("host"), club))
    for example in HOST:
        yield example.call, client.ask(example)
    client.server = desk(Requester("guest"), club)
    for example in GUEST:
        yield example.call, client.ask(example)


class Client:
    """Asks a server, and keeps what later examples need: the game at hand, its token, its files."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.id = ""
        self.token = ""
        self.key = ""
        self.files: dict[str, str] = {}

    def ask(self, example: Example) -> tuple[str, str]:
        """Send one example: the command as it is written down, and the reply, shortened."""
        method = example.call.partition(" ")[0]
        path, _, query = example.address.replace(ID, self.id).partition("?")
        command = _command(method, example.address, self._filled(example.sends, shown=True))
        sent = self._filled(example.sends, shown=False)
        body = sent if isinstance(sent, str) else json.dumps(sent)
        status, said = self.server(method, path, query, body.encode())
        assert status < 300, f"{example.call}: {said}"
        if example.call == "GET /games/{id}/save":
            self.files[SAVE] = said
        found: Any = json.loads(said or "null") if said[:1] in ("{", "[", "") else said
        if example.call == "GET /systems/{name}/sheets":
            self.files[SHEET] = json.dumps({"text": found["board"]["hellas"]})
        if example.call == "GET /games/{id}/links":
            self.key = found["play"]
        if example.call == "POST /games":
            self.id = found["id"]
        if isinstance(found, dict) and found.get("id") == self.id:
            self.token = found.get("token") or self.token
        return command, f"{status} {shortened(found)}" if said else str(status)

    def _filled(self, sends: Mapping[str, object] | str | None, *, shown: bool) -> object:
        if not isinstance(sends, Mapping):
            return sends if shown or sends is None else self.files[sends]
        kept = {
            "$token": self.token,
            "$save": "…" if shown else self.files.get(SAVE),
            "$key": "KEY" if shown else self.key,
        }
        return {
            key: kept.get(value, value) if isinstance(value, str) else value
            for key, value in sends.items()
        }


def _command(method: str, address: str, sends: object) -> str:
    words = ["curl"]
    if method != ("GET" if sends is None else "POST"):
        words.append(f"-X {method}")
    words.append(f"$HERE'{address}'" if "?" in address else f"$HERE{address}")
    if sends is not None:
        written = (
            f"@{sends}" if isinstance(sends, str) else f"'{json.dumps(sends, ensure_ascii=False)}'"
        )
        words.append(f'-H "$JSON" -d {written}')
    return " ".join(words)


def shortened(value: object, most: int = MOST) -> str:
    """A reply as far as one wants to read it; `most` entries of it."""
    match value:
        case dict():
            if value and not most:
                return "{…}"
            inside = FEW if len(value) < FEW else 0
            shown = [
                f'"{key}": {_varying(key, inner) or shortened(inner, inside)}'
                for key, inner in list(value.items())[:most]
            ]
            more = ["…"] if len(value) > most else []
            return f"{{{', '.join([*shown, *more])}}}"
        case [first, *others]:
            return f"[{shortened(first, FEW if most else 0)}{', …' if others else ''}]"
        case str() if len(value) > LONGEST:
            return json.dumps(value[:LONGEST] + "…", ensure_ascii=False)
    return json.dumps(value, ensure_ascii=False)


def _varying(key: str, value: object) -> str:
    """What is another at every start, or on every machine."""
    if isinstance(value, str) and GAME_ID.fullmatch(value) and key in ("id", "kept"):
        return f'"{ID}"'
    if isinstance(value, str) and key in ("play", "watch"):
        return '"KEY"'
    return "…" if key in OTHERWISE else ""


def chapter(server: Server) -> str:
    """The chapter as it stands in the document, from what a server says that has no games yet."""
    asked: dict[str, list[tuple[str, str]]] = {}
    client = Client(server)
    for example in EXAMPLES:
        asked.setdefault(example.call, []).append(client.ask(example))
    for about, told in in_a_club():
        asked.setdefault(about, []).append(told)
    lines = [HEADING]
    for call in ENDPOINTS:
        name = f"{call.method} {call.path}"
        if name in PARTS:
            lines.append(f"### {PARTS[name]}\n")
        lines += _described(call, *asked[name][0])
    return "\n".join(lines)


def _described(call: Endpoint, command: str, reply: str) -> Iterator[str]:
    told = " ".join(call.summary.split())
    yield f"**`{call.method} {call.path}`**: {told[:1].lower()}{told[1:]}\n"
    if call.media_type == EVENTS:
        command = command.replace("curl", "curl -N")
        reply = reply.replace("{", "event: start, data: {", 1)
    yield f"    {command}"
    yield from (
        f"    {line}" for line in wrap(reply, WIDTH, subsequent_indent="  ", break_on_hyphens=False)
    )
    yield ""


def main() -> None:
    """Write the chapter into the document."""
    before = DOCUMENT.read_text("utf-8").partition(HEADING)[0].rstrip("\n")
    DOCUMENT.write_text(f"{before}\n\n{chapter(desk())}", "utf-8")


if __name__ == "__main__":
    main()
