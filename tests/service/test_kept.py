"""What is kept can be said: the answer to a change is ready before the change is kept."""

import logging
from typing import Any

import pytest

from tests.service.requests import KNOWN, ask, with_game
from understudy.core import save
from understudy.service import Request, Service
from understudy.service.wire.responses import to_json
from understudy.store import KeyValueStore, MemoryTextStore

GAME = f"/games/{KNOWN}"


class Encoder:
    """Fails when it is told to."""

    def __init__(self) -> None:
        self.broken = False

    def __call__(self, content: object) -> str:
        if self.broken:
            raise ValueError("this cannot be written")
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
def test_what_cannot_be_said_is_not_kept(
    path: str, body: dict[str, Any] | None, caplog: pytest.LogCaptureFixture
) -> None:
    encode = Encoder()
    store = with_game(KeyValueStore(MemoryTextStore()))
    desk = Service(store, encode=encode)
    for what, more in (("answers", {"answer": "done"}), ("answers", {"answer": "done"})):
        token = ask(desk, "GET", GAME)["token"]
        ask(desk, "POST", f"{GAME}/{what}", {"token": token, **more})
    ask(desk, "POST", f"{GAME}/undo", {"token": ask(desk, "GET", GAME)["token"]})
    before = ask(desk, "GET", GAME)
    listed = ask(desk, "GET", "/games")
    kept = store.load(KNOWN)
    assert kept is not None
    sent = save(kept.session).encode() if body is None else None
    if body is not None and path.startswith(GAME):
        body = {"token": before["token"], **body}
    encode.broken = True
    with caplog.at_level(logging.CRITICAL):
        failed = desk.answer(
            "POST", path, Request(body=to_json(body).encode() if sent is None else sent)
        )
    assert failed.status == 500
    encode.broken = False
    assert ask(desk, "GET", GAME) == before
    assert ask(desk, "GET", "/games") == listed
    assert store.receipt(KNOWN, "k") is None
    again = desk.answer(
        "POST", path, Request(body=to_json(body).encode() if sent is None else sent)
    )
    assert again.status in (200, 201)
