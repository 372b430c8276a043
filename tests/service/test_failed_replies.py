"""A change is stored only if its reply could be encoded."""

import logging
from typing import Any

import pytest

from tests.service.requests import KNOWN, send, with_game
from understudy.core import save
from understudy.service import Request, Service
from understudy.service.wire.responses import to_json
from understudy.store import KeyValueStore, MemoryTextStore

GAME = f"/games/{KNOWN}"


class Encoder:
    """A JSON encoder that fails while `broken` is set."""

    def __init__(self) -> None:
        self.broken = False

    def __call__(self, content: object) -> str:
        if self.broken:
            raise ValueError("cannot be encoded")
        return to_json(content)


@pytest.mark.parametrize(
    ("path", "body"),
    [
        (f"{GAME}/answers", {"answer": "pass", "key": "k"}),
        (f"{GAME}/undo", {}),
        (f"{GAME}/redo", {}),
        (f"{GAME}/corrections", {"at": 0, "answer": "pass", "apply": True}),
        ("/games", {"system": "mars"}),
        ("/saves", None),
    ],
)
def test_a_change_without_a_reply_is_not_stored(
    path: str, body: dict[str, Any] | None, caplog: pytest.LogCaptureFixture
) -> None:
    encode = Encoder()
    store = with_game(KeyValueStore(MemoryTextStore()))
    service = Service(store, encode=encode)
    for _ in range(2):
        token = send(service, "GET", GAME)["token"]
        send(service, "POST", f"{GAME}/answers", {"token": token, "answer": "done"})
    send(service, "POST", f"{GAME}/undo", {"token": send(service, "GET", GAME)["token"]})
    before = send(service, "GET", GAME)
    listed = send(service, "GET", "/games")
    stored = store.load(KNOWN)
    assert stored is not None
    if body is not None and path.startswith(GAME):
        body = {"token": before["token"], **body}
    sent = save(stored.session).encode() if body is None else to_json(body).encode()
    encode.broken = True
    with caplog.at_level(logging.CRITICAL):
        failed = service.answer("POST", path, Request(body=sent))
    assert failed.status == 500
    encode.broken = False
    assert send(service, "GET", GAME) == before
    assert send(service, "GET", "/games") == listed
    assert store.receipt(KNOWN, "k") is None
    again = service.answer("POST", path, Request(body=sent))
    assert again.status in (200, 201)
