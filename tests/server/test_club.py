"""Club mode over a real socket: two devices, each with its own list and event stream."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests import postgresql
from tests.server.client import TIMEOUT, Client, Game, Refusal
from tests.server.test_events import event_stream, revision_event
from tests.serving import Server, serving


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("data"), "--club") as running:
        yield running


@pytest.fixture(params=["one process", "two processes over PostgreSQL"])
def any_club(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Server]:
    """A club served by one process, or by two."""
    if request.param == "one process":
        yield request.getfixturevalue("club")
        return
    with (
        postgresql.database() as address,
        serving(tmp_path, "--club", "--database", address, "--processes", "2") as running,
    ):
        yield running


@contextmanager
def device(club: Server) -> Iterator[Client]:
    """A client that has its device cookie."""
    with Client(club.url) as client:
        assert client.http.post("/links", json={"key": "none"}).status_code == 404
        yield client


def status(refused: pytest.ExceptionInfo[Refusal]) -> tuple[int, str]:
    return refused.value.status, refused.value.id


def device_event(game: Game) -> tuple[str, Any]:
    """Return the event of a change; the token is empty, because it names the question."""
    return revision_event({**game, "token": ""})


@pytest.mark.slow
def test_a_game_is_shared_by_its_links(any_club: Server) -> None:
    with device(any_club) as ann, device(any_club) as ben:
        game = ann.new()
        id = game["id"]
        assert game["right"] == "own"
        assert [line["id"] for line in ann.get("/games")] == [id]
        assert ben.get("/games") == []
        with pytest.raises(Refusal) as refused:
            ben.read(id)
        assert status(refused) == (404, "server-no-such-game")
        links = ann.get(f"/games/{id}/links")
        with event_stream(ben) as guest, event_stream(ann) as owner:
            # A device gets no events of other lists; after joining it gets them.
            game = ann.answer(game, "done")
            assert ben.post("/links", {"key": links["watch"]}) == {"id": id, "right": "watch"}
            assert next(owner) == device_event(game)
            game = ann.answer(game, "done")
            assert next(guest) == device_event(game)
            assert next(owner) == device_event(game)
            seen = ben.read(id)
            assert (seen["view"], seen["question"]) == (game["view"], None)
            with pytest.raises(Refusal) as refused:
                ben.answer(game, "done")
            assert status(refused) == (403, "server-watching")
            # A game created while the stream is open is followed too.
            second = ben.answer(ben.new(), "done")
            assert next(guest) == device_event(second)
            # After the link to watch is renewed, devices that used it lose the game.
            renewed = ann.post(f"/games/{id}/links/watch", {})
            assert next(guest) == ("gone", {"id": id})
            with pytest.raises(Refusal) as refused:
                ben.post("/links", {"key": links["watch"]})
            assert status(refused) == (404, "server-no-such-link")
            assert renewed["play"] == links["play"]
            # The link to play allows playing, but not deleting.
            assert ben.post("/links", {"key": links["play"]})["right"] == "play"
            game = ben.answer(ben.read(id), "done")
            assert next(owner) == next(guest) == device_event(game)
            assert ben.http.delete(f"/games/{id}").status_code == 403
            assert ben.http.put(f"/games/{id}/title", json={"title": "mine"}).status_code == 403
            assert ben.post(f"/games/{id}/leave", {}) is None
            assert next(guest) == ("gone", {"id": id})
            ann.http.delete(f"/games/{id}")
            assert next(owner) == ("gone", {"id": id})
        assert [line["id"] for line in ben.get("/games")] == [second["id"]]


@pytest.mark.slow
def test_lists_survive_a_restart(club: Server) -> None:
    with device(club) as ann:
        game = ann.new()
        club.stop()
        club.start()
        assert ann.read(game["id"])["right"] == "own"


def test_the_first_change_sets_the_device_cookie(club: Server) -> None:
    with httpx.Client(base_url=club.url, timeout=TIMEOUT) as web:
        # Reads set no cookie: a browser coming from another site does not send its own.
        for path in ("/", "/app.js", "/api/v1/games", "/api/v1/languages"):
            assert "set-cookie" not in web.get(path).headers
        made = web.post("/api/v1/games", json={"system": "mars"})
        given = made.headers["set-cookie"]
        name, _, rest = given.partition("=")
        token = rest.partition(";")[0]
        assert name == f"understudy-device-{club.port}"
        assert len(token) == 22
        about = {part.strip().lower() for part in given.split(";")[1:]}
        assert {"httponly", "samesite=strict", "path=/"} <= about
        assert "secure" not in about
        assert web.get(f"/api/v1/games/{made.json()['id']}").status_code == 200
        # A known device keeps its cookie; opening the page extends it.
        assert "set-cookie" not in web.post("/api/v1/games", json={"system": "mars"}).headers
        assert token in web.get("/").headers["set-cookie"]
    for wrong in ("", "short", token.upper() + "!", token[:-1] + "é"):
        cookie = f"understudy-device-{club.port}={wrong}".encode()
        listed = httpx.get(f"{club.url}/api/v1/games", headers={b"Cookie": cookie}, timeout=TIMEOUT)
        assert (listed.status_code, listed.json()) == (200, [])
    assert token.encode() not in b"".join(
        path.read_bytes() for path in club.data.iterdir() if path.is_file()
    ), "the store does not contain the token"


def test_behind_https_the_cookie_is_secure(club: Server) -> None:
    headers = {"X-Forwarded-Proto": "https"}
    made = httpx.post(
        f"{club.url}/api/v1/games", json={"system": "mars"}, headers=headers, timeout=TIMEOUT
    )
    assert "secure" in made.headers["set-cookie"].lower()


def test_without_a_club_there_is_no_device_cookie(web: httpx.Client) -> None:
    for answered in (web.get("/"), web.post("/api/v1/games", json={"system": "mars"})):
        assert "set-cookie" not in answered.headers
