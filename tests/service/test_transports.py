"""The service gives the same replies with and without HTTP."""

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from tests.service.requests import KNOWN, with_game
from understudy.core import save
from understudy.server import create_app
from understudy.service import LARGEST_BODY, Request, Service
from understudy.store import KeyValueStore, MemoryTextStore

TOKEN = "0:mars-ask-turn@0"
GAME = f"/games/{KNOWN}"


@pytest.fixture
def web() -> Iterator[TestClient[Litestar]]:
    app = create_app(with_game(KeyValueStore(MemoryTextStore())))
    with TestClient(app, base_url="http://127.0.0.1") as client:
        yield client


@pytest.fixture
def service() -> Service:
    return Service(with_game(KeyValueStore(MemoryTextStore())))


def comparable(text: str) -> str:
    """Remove times and the ids of new games, which always differ."""
    return re.sub(r'"(created|updated)":"[^"]+"|"id":"[2-9a-z]{8}"', "", text)


def body(**fields: Any) -> bytes:
    return json.dumps(fields).encode()


@pytest.mark.parametrize(
    ("method", "path", "sent"),
    [
        ("GET", "/systems", None),
        ("GET", "/systems/mars/names", None),
        ("GET", "/systems/mars/rules", None),
        ("GET", "/systems/chess/rules", None),
        ("GET", "/systems/mars/sheets/board", None),
        ("GET", "/systems/mars/sheets/board/check", None),
        ("GET", "/systems/mars/sheets/board/hellas", None),
        ("POST", "/systems/mars/sheets/board/check", body(text="tracks = [")),
        ("GET", "/languages/cs/first", None),
        ("GET", "/games", None),
        ("GET", "/games/", None),
        ("PUT", "/games", None),
        ("POST", "/games", body(system="mars", seed=3)),
        ("POST", "/games", body(system="chess")),
        ("POST", "/games", body(system="mars", options={"board": "x"})),
        ("POST", "/games", b" " * (LARGEST_BODY + 1)),
        ("GET", GAME, None),
        ("GET", f"{GAME}?since=2", None),
        ("GET", f"{GAME}?since=-2", None),
        ("GET", f"{GAME}?since=%2B2", None),
        ("GET", f"{GAME}?since=1&since=2", None),
        ("GET", "/games/no%20such", None),
        ("GET", f"{GAME}/questions/0", None),
        ("GET", f"{GAME}/questions/first", None),
        ("GET", f"{GAME}/questions/-1", None),
        ("GET", f"{GAME}/save", None),
        ("GET", f"{GAME}/elsewhere", None),
        ("POST", f"{GAME}/answers?since=2", body(token=TOKEN, answer="done")),
        ("POST", f"{GAME}/answers", body(token=TOKEN, answer="dance")),
        ("POST", f"{GAME}/answers", body(token="x", answer="done")),
        ("POST", f"{GAME}/answers", b'{"token": "\xff"}'),
        ("POST", f"{GAME}/answers", b""),
        ("POST", f"{GAME}/undo", body(token=TOKEN, too=1)),
        ("POST", "/saves", b"\n\xff"),
        ("DELETE", GAME, None),
        ("DELETE", "/games/nothing", None),
        ("GET", "/nothing", None),
        ("GET", "", None),
    ],
)
def test_both_transports_give_the_same_reply(
    web: TestClient[Litestar], service: Service, method: str, path: str, sent: bytes | None
) -> None:
    response = web.request(method, f"/api/v1{path}", content=sent)
    address, _, query = path.partition("?")
    reply = service.answer(method, address, Request(query=query, body=sent or b""))
    assert reply.status == response.status_code
    assert comparable(reply.to_text()) == comparable(response.text)
    if response.text:
        assert response.headers["content-type"].partition(";")[0] == reply.media_type


def test_a_known_etag_is_answered_with_304(service: Service) -> None:
    first = service.answer("GET", GAME)
    assert first.etag is not None
    again = service.answer("GET", GAME, Request(if_none_match=f'"x", {first.etag}'))
    assert (again.status, again.to_text(), again.etag) == (304, "", first.etag)
    ahead = service.answer(
        "POST", f"{GAME}/answers", Request(body=body(token=TOKEN, answer="done"))
    )
    assert ahead.status == 200
    assert service.answer("GET", GAME, Request(if_none_match=first.etag)).status == 200


def test_a_save_file_is_sent_as_text(service: Service) -> None:
    sent = service.answer("GET", f"{GAME}/save")
    with service.games.locked_game(KNOWN) as game:
        assert sent.to_text() == save(game.session)
    assert sent.file_name == f"understudy-mars-{KNOWN}.json"
    assert service.answer("POST", "/saves", Request(body=sent.to_text().encode())).status == 201


def test_the_first_event_has_the_run_id(service: Service) -> None:
    assert json.loads(service.answer("GET", "/events").to_text()) == {"run": service.games.run_id}


def test_every_change_is_reported() -> None:
    changes: list[tuple[str, str | None]] = []
    service = Service(
        with_game(KeyValueStore(MemoryTextStore())),
        lambda id, status: changes.append((id, status.token if status else None)),
    )
    done = service.answer("POST", f"{GAME}/answers", Request(body=body(token=TOKEN, answer="done")))
    service.answer("POST", f"{GAME}/answers", Request(body=body(token=TOKEN, answer="done")))
    service.answer("DELETE", GAME)
    assert changes == [(KNOWN, json.loads(done.to_text())["token"]), (KNOWN, None)]
