"""Hostile requests and save files from a seeded generator."""

import json
from collections.abc import Callable
from dataclasses import MISSING, dataclass, field, fields
from random import Random
from typing import Any
from urllib.parse import quote

from tests.json_answers import likely_answer, random_place, replace
from understudy.core import Pass, Session, find_system, save
from understudy.service import ENDPOINTS, LARGEST_BODY, Endpoint

NASTY: list[Any] = [
    None, True, False, 0, -1, 1, 7, 0.5, -0.0, 1e308, 2**31, 2**53, 2**63, 2**64, -(2**63), 10**400,
    float("nan"), float("inf"), "", " ", "\x00", "\ud800", "\U0010ffff", "\x1b[2J", "٣", "1e400",
    "K" * 300, "a." * 5000, "../..", "done", "pass", "mars", "tapestry", "board", "all", "random",
    [], {}, [[]], {"": {}}, {"do": "pass"}, {"do": "done"}, ["done"] * 50,
]  # fmt: skip
ACTIONS: list[Any] = [
    "tile",
    "raise",
    "claim",
    "fund",
    "steal",
    "card",
    "tr",
    "set_bot",
    "pass",
    "done",
]
DETAILS = ("tile", "space", "parameter", "steps", "card", "change", "mc", "tr", "amount", "name")
HEADERS: list[tuple[str, str]] = [
    ("Content-Type", "text/plain"),
    ("Content-Type", "application/json; charset=utf-16"),
    ("Accept", "\xff"),
    ("Accept-Encoding", "gzip;q=nonsense"),
    ("If-None-Match", '"' * 50),
    ("Range", "bytes=9999999999999-"),
    ("Origin", "http://elsewhere.example"),
    ("Host", "elsewhere.example"),
    ("Host", "localhost:99999999"),
    ("X-Forwarded-For", "1" * 4000),
    ("Cookie", "=;=;" * 100),
]
RAW: list[bytes] = [
    b"\r\n\r\n",
    b"GET / HTTP/9.9\r\n\r\n",
    b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + bytes(40),
    b"GET /api/v1/games HTTP/1.1\r\n\r\n",
    b"GET /api/v1/games HTTP/1.1\r\nHost: localhost\r\nHost: other\r\n\r\n",
    b"GET /" + b"a" * 70_000 + b" HTTP/1.1\r\nHost: localhost\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: localhost\r\nX: " + b"b" * 70_000 + b"\r\n\r\n",
    b"GET /%ff%fe/%00 HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n",
    b"GET /../../etc/passwd HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n",
    b"POST /api/v1/games HTTP/1.1\r\nHost: localhost\r\nContent-Length: -5\r\n\r\n{}",
    b"POST /api/v1/games HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9999999999\r\n\r\n{}",
    b"POST /api/v1/games HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5\r\n"
    b"Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
    b"POST /api/v1/games HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
    b"POST /api/v1/saves HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{",
    b"BREW /api/v1/games HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n",
]
"""Malformed HTTP requests."""


def value(chance: Random, depth: int = 3) -> Any:
    """Return random JSON."""
    roll = chance.random()
    if depth and roll < 0.1:
        return [value(chance, depth - 1) for _ in range(chance.randrange(4))]
    if depth and roll < 0.2:
        keys = ("do", "answer", "", "\ud800", *DETAILS)
        return {chance.choice(keys): value(chance, depth - 1) for _ in range(chance.randrange(4))}
    return chance.choice(NASTY)


def answer(chance: Random) -> Any:
    """Return an answer that may be legal."""
    roll = chance.random()
    if roll < 0.3:
        return {"do": chance.choice(["pass", "done"])}
    if roll < 0.5:
        return value(chance)
    given = {name: value(chance, 1) for name in chance.sample(DETAILS, chance.randrange(4))}
    return {"do": chance.choice(ACTIONS), **given}


def options(chance: Random, system: str) -> dict[str, Any]:
    """Return options, some of them invalid."""
    wizard: Any = find_system(system).options()
    chosen: dict[str, Any] = {}
    for name in chance.sample(sorted(wizard["defaults"]), chance.randrange(3)):
        known = [each for each in wizard.get(name, []) if isinstance(each, str)]
        if not known or chance.random() < 0.3:
            chosen[name] = value(chance)
        else:
            chosen[name] = chance.choice([chance.choice(known), chance.sample(known, 1), known])
    return chosen


@dataclass
class Hostile:
    """Makes requests. The ids and tokens of its games make them almost valid."""

    chance: Random
    tokens: dict[str, str] = field(default_factory=dict)
    questions: dict[str, Any] = field(default_factory=dict)

    def learn(self, document: Any) -> None:
        """Remember the id, token and question of a game; at most 20 of them."""
        if (
            isinstance(document, dict)
            and isinstance(document.get("token"), str)
            and "id" in document
        ):
            self.tokens[document["id"]] = document["token"]
            self.questions[document["id"]] = document.get("question")
            if len(self.tokens) > 20:
                oldest = next(iter(self.tokens))
                del self.tokens[oldest], self.questions[oldest]

    def request(self) -> tuple[str, str, bytes | None, dict[str, str]]:
        """Return a method, path, body and headers."""
        chance = self.chance
        if len(self.tokens) < 3:
            system = chance.choice(["mars", "tapestry"])
            sent = {"system": system, "options": options(chance, system)}
            return "POST", "/api/v1/games", to_json(sent), {"Content-Type": "application/json"}
        endpoint = chance.choice(ENDPOINTS)
        own = chance.choice(list(self.tokens))
        if endpoint.name == "delete_game" and (own := self.game_to_delete(own)) in self.tokens:
            del self.tokens[own], self.questions[own]
        valid = {"id": own, "name": "mars", "kind": "board", "language": "en", "at": "0"}
        path = endpoint.path
        for parameter in endpoint.parameters:
            given = str(valid.get(parameter.name, "mine"))
            if chance.random() < 0.15:
                given = str(chance.choice(NASTY))
            filled = quote(given, safe="", errors="surrogatepass") or "x"
            path = path.replace(f"{{{parameter.name}}}", filled[:2000])
        if chance.random() < 0.2:
            name = chance.choice(["since", "limit", "offset", "x"])
            path += f"?{name}={quote(str(chance.choice(NASTY)), errors='surrogatepass')[:2000]}"
        method = (
            endpoint.method if chance.random() < 0.97 else chance.choice(["PUT", "PATCH", "HEAD"])
        )
        headers = {"Content-Type": "application/json"}
        if chance.random() < 0.1:
            headers.update([chance.choice(HEADERS)])
        body = self.body(endpoint, own) if endpoint.body_type is not None else None
        return method, f"/api/v1{path}", body, headers

    def game_to_delete(self, game: str) -> str:
        """Return a game to delete: rarely an existing one, so that enough games remain."""
        return game if self.chance.random() < 0.2 else "none"

    def body(self, endpoint: Endpoint, game: str) -> bytes:
        """Return a body: almost valid, random JSON, or not JSON at all."""
        chance = self.chance
        if endpoint.body_type is bytes:
            return damaged_save(chance)
        roll = chance.random()
        if roll < 0.05:
            return chance.randbytes(chance.randrange(200))
        if roll < 0.06:
            return b"[" * 100_000
        if roll < 0.061:
            return b" " * (LARGEST_BODY + 1)
        if roll < 0.15:
            return to_json(value(chance))
        sent = self.fields(endpoint, game)
        if sent and chance.random() < 0.4:
            sent[chance.choice([*sent, "more"])] = value(chance)
        return to_json(sent)

    def fields(self, endpoint: Endpoint, game: str) -> dict[str, Any]:
        """Return a valid body of any endpoint; optional fields are there or not."""
        chance, system = self.chance, self.chance.choice(["mars", "tapestry"])
        values: dict[str, Callable[[], Any]] = {
            "token": lambda: self.tokens.get(game, "0:mars-ask-turn@0"),
            "system": lambda: system,
            "options": lambda: options(chance, system),
            "answer": lambda: self.answer(game),
            "answers": lambda: [[self.answer(game)] for _ in range(chance.randrange(1, 4))],
            "key": lambda: str(chance.getrandbits(60)),
            "save": lambda: damaged_save(chance).decode("utf-8", "replace"),
            "text": lambda: chance.choice(["[[tracks]]", "a." * 4000, "x = 1\n" * 500, "\x00"]),
            "title": lambda: chance.choice(["", "Friday", "\x1b[2J", "x" * 80]),
            "agent": lambda: chance.choice(["", "pace:planner", "settler:fast", "expert", "\x00"]),
            "most": lambda: chance.choice([2, 40, 1000]),
            "games": lambda: chance.choice([1, 2, 10]),
            "best": lambda: chance.choice([1, 3, 60]),
            "created": lambda: chance.choice([None, "2026-01-01", "0001-01-01T00:00+23:59", "x"]),
        }
        values["updated"] = values["created"]
        sent = {}
        for one in fields(endpoint.body_type):
            needed = one.default is MISSING and one.default_factory is MISSING
            if needed or chance.random() < 0.5:
                known = values.get(one.name)
                plain = [True, False] if "bool" in str(one.type) else [0, 1, 2]
                sent[one.name] = known() if known else chance.choice(plain)
        return sent

    def answer(self, game: str) -> Any:
        """Return an answer to the question of this game, often with one wrong part."""
        question = self.questions.get(game)
        if not isinstance(question, dict) or self.chance.random() < 0.2:
            return answer(self.chance)
        likely = likely_answer(question, self.chance)
        if self.chance.random() < 0.4:
            return likely
        return replace(likely, random_place(likely, self.chance), value(self.chance))


def to_json(content: Any) -> bytes:
    """Return the content as JSON, including lone surrogates."""
    return json.dumps(content).encode()


def played(system: str, answers: int) -> str:
    """Return a valid save file with this number of answers."""
    session = Session(find_system(system), {}, 5)
    while session.question is not None and len(session.tape) < answers:
        session.answer(Pass().answer(session.question))
    return save(session)


SAVES = [played("mars", 12), played("tapestry", 8), played("mars", 0)]


def damaged_save(chance: Random) -> bytes:
    """Return a save file with random damage."""
    saved = chance.choice(SAVES)
    return chance.choice(
        [_damage_bytes, _damage_bytes, _replace_value, _replace_value, _change_answers]
    )(chance, saved)


def _damage_bytes(chance: Random, saved: str) -> bytes:
    """Truncate, overwrite or insert bytes."""
    content = bytearray(saved.encode())
    for _ in range(chance.randrange(1, 4)):
        at = chance.randrange(len(content))
        insertions: list[Callable[[], bytes]] = [
            lambda: b"",
            lambda: chance.randbytes(chance.randrange(1, 8)),
            lambda: chance.choice(
                [b"9", b'"', b"\\ud800", b"{", b"null", b"1e999", b"\xef\xbb\xbf"]
            ),
        ]
        content[at : at + chance.choice([0, 1, 1, 3, 40])] = chance.choice(insertions)()
    return bytes(content[: chance.choice([None, None, chance.randrange(len(content) + 1)])])


def _replace_value(chance: Random, saved: str) -> bytes:
    """Replace or delete one value at any depth."""
    data = json.loads(saved)
    inside: Any = data
    while True:
        keys: list[Any] = list(inside) if isinstance(inside, dict) else list(range(len(inside)))
        if not keys:
            break
        key = chance.choice(keys)
        if isinstance(inside[key], dict | list) and inside[key] and chance.random() < 0.7:
            inside = inside[key]
            continue
        if chance.random() < 0.15:
            del inside[key]
        else:
            inside[key] = value(chance)
        break
    return to_json(data)


def _change_answers(chance: Random, saved: str) -> bytes:
    """Shuffle or repeat the answers."""
    data = json.loads(saved)
    tape = data["answers"]
    if tape and chance.random() < 0.5:
        chance.shuffle(tape)
    elif tape:
        data["answers"] = tape * chance.choice([2, 30])
    else:
        data["answers"] = [["mars-ask-turn", answer(chance)]] * chance.choice([1, 300])
    return to_json(data)
