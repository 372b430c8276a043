"""A club over a real socket: two devices, each with its own list, and what each hears."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from tests import postgresql
from tests.server.client import PATIENCE, Client, Refusal
from tests.server.test_events import following, headline
from tests.serving import Server, serving


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("data"), "--club") as running:
        yield running


@pytest.fixture(params=["one process", "two processes over PostgreSQL"])
def any_club(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Server]:
    """However it is served."""
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
    """A browser that has done something here, and keeps what it was given for that."""
    with Client(club.url) as client:
        assert client.http.post("/links", json={"key": "none"}).status_code == 404
        yield client


def status(refused: pytest.ExceptionInfo[Refusal]) -> tuple[int, str]:
    return refused.value.status, refused.value.id


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
        with following(ben) as heard, following(ann) as own:
            # What happens on another list is not heard; joining is enough to hear from then on.
            game = ann.answer(game, "done")
            assert ben.post("/links", {"key": links["watch"]}) == {"id": id, "right": "watch"}
            assert next(own) == headline(game)
            game = ann.answer(game, "done")
            assert next(heard) == headline(game)
            assert next(own) == headline(game)
            seen = ben.read(id)
            assert (seen["view"], seen["question"]) == (game["view"], None)
            with pytest.raises(Refusal) as refused:
                ben.answer(game, "done")
            assert status(refused) == (403, "server-watching")
            # What somebody makes while they listen is heard too.
            second = ben.answer(ben.new(), "done")
            assert next(heard) == headline(second)
            # The link to watch is made anew: who came by it is outside, and hears that.
            renewed = ann.post(f"/games/{id}/links/watch", {})
            assert next(heard) == ("gone", {"id": id})
            with pytest.raises(Refusal) as refused:
                ben.post("/links", {"key": links["watch"]})
            assert status(refused) == (404, "server-no-such-link")
            assert renewed["play"] == links["play"]
            # By the other one may play, but not delete.
            assert ben.post("/links", {"key": links["play"]})["right"] == "play"
            game = ben.answer(ben.read(id), "done")
            assert next(own) == next(heard) == headline(game)
            assert ben.http.delete(f"/games/{id}").status_code == 403
            assert ben.http.put(f"/games/{id}/title", json={"title": "mine"}).status_code == 403
            assert ben.post(f"/games/{id}/leave", {}) is None
            assert next(heard) == ("gone", {"id": id})
            ann.http.delete(f"/games/{id}")
            assert next(own) == ("gone", {"id": id})
        assert [line["id"] for line in ben.get("/games")] == [second["id"]]


def test_lists_outlive_a_restart(club: Server) -> None:
    with device(club) as ann:
        game = ann.new()
        club.stop()
        club.start()
        assert ann.read(game["id"])["right"] == "own"


def test_a_device_gets_its_token_with_the_first_thing_it_does(club: Server) -> None:
    with httpx.Client(base_url=club.url, timeout=PATIENCE) as web:
        # Who comes from another site shows no cookie, and must not lose the one they have by that.
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
        # Whoever has one keeps it, and gets it again with the page so that it lasts.
        assert "set-cookie" not in web.post("/api/v1/games", json={"system": "mars"}).headers
        assert token in web.get("/").headers["set-cookie"]
    for wrong in ("", "short", token.upper() + "!", token[:-1] + "é"):
        cookie = f"understudy-device-{club.port}={wrong}".encode()
        listed = httpx.get(
            f"{club.url}/api/v1/games", headers={b"Cookie": cookie}, timeout=PATIENCE
        )
        assert (listed.status_code, listed.json()) == (200, [])
    assert token.encode() not in b"".join(
        path.read_bytes() for path in club.data.iterdir() if path.is_file()
    ), "the store knows no token"


def test_behind_https_the_token_never_goes_without_it(club: Server) -> None:
    way = {"X-Forwarded-Proto": "https"}
    made = httpx.post(
        f"{club.url}/api/v1/games", json={"system": "mars"}, headers=way, timeout=PATIENCE
    )
    assert "secure" in made.headers["set-cookie"].lower()


def test_at_home_nobody_gets_a_token(web: httpx.Client) -> None:
    for answered in (web.get("/"), web.post("/api/v1/games", json={"system": "mars"})):
        assert "set-cookie" not in answered.headers
