"""A stranger in the network gets nothing but the page and its words."""

import re
import stat
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.client import PATIENCE
from tests.serving import Server, serving
from understudy.cli import main
from understudy.core import Refused
from understudy.server import ServerSettings, load_or_create_secret
from understudy.server.http.openapi import API
from understudy.server.processes.startup_message import (
    format_host,
    page_address,
    qr_code,
    startup_lines,
)
from understudy.service import ENDPOINTS, EVENTS, Endpoint

GUARDED = [call for call in ENDPOINTS if not call.path.startswith("/languages")]


@pytest.fixture(scope="module")
def guarded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("data"), "--secret") as running:
        yield running


@pytest.fixture
def stranger(guarded: Server) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=guarded.url, timeout=PATIENCE) as client:
        yield client


@pytest.fixture
def guest(guarded: Server) -> Iterator[httpx.Client]:
    """Somebody whose browser has kept the secret."""
    with httpx.Client(base_url=guarded.url, timeout=PATIENCE) as client:
        assert enter(client, secret_of(guarded)).status_code == 204
        yield client


def secret_of(server: Server) -> str:
    return server.address.partition("/#secret=")[2]


def enter(client: httpx.Client, secret: str) -> httpx.Response:
    return client.post("/api/door", json={"secret": secret})


def label(call: Endpoint) -> str:
    return f"{call.method} {call.path}"


@pytest.fixture(scope="module")
def game(guarded: Server) -> str:
    """The id of a game that is there to be had."""
    bearer = {"Authorization": f"Bearer {secret_of(guarded)}"}
    made = httpx.post(
        f"{guarded.url}{API}/games", json={"system": "mars"}, headers=bearer, timeout=PATIENCE
    )
    assert made.status_code == 201
    return str(made.json()["id"])


@pytest.mark.parametrize("call", GUARDED, ids=label)
def test_without_the_secret_nothing_is_read_or_changed(
    stranger: httpx.Client, guest: httpx.Client, game: str, call: Endpoint
) -> None:
    names = {
        "name": "mars",
        "kind": "board",
        "sheet": "mine",
        "id": game,
        "at": "0",
        "right": "play",
    }
    path = API + re.sub(r"\{(\w+)\}", lambda found: names[found[1]], call.path)
    before = guest.get(f"{API}/games").json()
    for headers in ({}, {"Authorization": "Bearer nonsense"}, {"Cookie": "understudy=nonsense"}):
        refused = stranger.request(call.method, path, headers=headers, json={"system": "mars"})
        assert refused.status_code == 401
        assert refused.headers["www-authenticate"] == "Bearer"
        assert refused.json() == {"error": {"id": "server-stranger", "args": {}}}
    assert guest.get(f"{API}/games").json() == before


def test_the_secret_opens_what_it_kept_closed(guest: httpx.Client, game: str) -> None:
    for call in GUARDED:
        if call.method == "GET" and call.path in ("/systems", "/games", "/history"):
            assert guest.get(API + call.path).status_code == 200
    assert guest.get(f"{API}/games/{game}/save").status_code == 200
    assert guest.get("/api/openapi.json").status_code == 200
    (events,) = [call for call in ENDPOINTS if call.media_type == EVENTS]
    with guest.stream("GET", API + events.path) as stream:
        assert stream.status_code == 200


@pytest.mark.parametrize(
    "path",
    ["//api/v1/games", "/api//v1/games", "/api/v1/games/", "/%61pi/v1/games", "/api/v1/./games"],
)
def test_no_way_of_writing_the_path_leads_around_the_door(
    stranger: httpx.Client, game: str, path: str
) -> None:
    said = stranger.get(path)
    assert said.status_code in (401, 404) or "<!doctype html>" in said.text
    assert game not in said.text


def test_the_page_and_its_words_are_for_everybody(stranger: httpx.Client) -> None:
    for path in ("/", "/app.js", "/worker.js", f"{API}/languages", f"{API}/languages/cs/first"):
        assert stranger.get(path).status_code == 200
    assert stranger.get("/api/openapi.json").status_code == 401


def test_the_browser_keeps_it_where_scripts_and_other_sites_cannot_use_it(
    stranger: httpx.Client, guarded: Server
) -> None:
    cookie = enter(stranger, secret_of(guarded)).headers["set-cookie"]
    name, _, _ = cookie.partition("=")
    assert name == f"understudy-{guarded.port}"
    parts = {part.strip().lower() for part in cookie.split(";")}
    assert {"httponly", "samesite=strict", "path=/"} <= parts
    assert "secure" not in parts
    over_https = stranger.post(
        "/api/door", json={"secret": secret_of(guarded)}, headers={"X-Forwarded-Proto": "https"}
    )
    assert "secure" in over_https.headers["set-cookie"].lower()


@pytest.mark.parametrize(
    ("body", "status"),
    [
        ({"secret": ""}, 401),
        ({"secret": "x" * 20}, 401),
        ({"secret": "\u017elu\u0165"}, 401),
        ({"secret": None}, 400),
        ({"secret": "x" * 300}, 400),
        ([], 400),
    ],
)
def test_a_wrong_secret_is_refused(stranger: httpx.Client, body: Any, status: int) -> None:
    refused = stranger.post("/api/door", json=body)
    assert refused.status_code == status
    assert "set-cookie" not in refused.headers
    assert refused.json()["error"]["id"] in ("server-wrong-secret", "server-bad-request")
    assert stranger.get(f"{API}/games").status_code == 401


def test_it_outlives_a_restart_and_can_be_renewed(tmp_path: Path) -> None:
    with serving(tmp_path / "data", "--secret") as server:
        first = secret_of(server)
        with httpx.Client(base_url=server.url, timeout=PATIENCE) as phone:
            enter(phone, first)
            server.stop()
            server.start()
            assert secret_of(server) == first
            assert phone.get(f"{API}/games").status_code == 200
            server.stop()
            server.start("--new-secret")
            assert secret_of(server) != first
            assert phone.get(f"{API}/games").status_code == 401
            assert enter(phone, first).status_code == 401
            assert enter(phone, secret_of(server)).status_code == 204
            assert phone.get(f"{API}/games").status_code == 200


def test_on_this_machine_alone_there_is_none(web: httpx.Client, shared_server: Server) -> None:
    assert "secret" not in "".join(shared_server.output)
    assert web.get(f"{API}/games").status_code == 200
    assert not (shared_server.data / "secret").exists()
    # An address with the secret of yesterday still works.
    entered = enter(web, "anything")
    assert entered.status_code == 204
    assert "set-cookie" not in entered.headers


def test_it_is_kept_for_its_owner_alone(tmp_path: Path) -> None:
    secret = load_or_create_secret(tmp_path)
    file = tmp_path / "secret"
    assert re.fullmatch("[a-z2-9]{20}", secret)
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    file.chmod(0o644)
    assert load_or_create_secret(tmp_path) == secret
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert load_or_create_secret(tmp_path, renew=True) != secret
    assert [path.name for path in tmp_path.iterdir()] == ["secret"]


@pytest.mark.parametrize("damage", [b"", b"1", b"\xff" * 20, b"A" * 20, b"a" * 21])
def test_a_damaged_secret_is_made_anew(tmp_path: Path, damage: bytes) -> None:
    (tmp_path / "secret").write_bytes(damage)
    made = load_or_create_secret(tmp_path)
    assert made.encode() != damage
    assert load_or_create_secret(tmp_path) == made


def test_a_secret_that_cannot_be_kept_is_said(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    with pytest.raises(Refused, match="store-not-writable"):
        load_or_create_secret(tmp_path / "file")


def test_a_folder_for_the_secret_alone_is_made(tmp_path: Path) -> None:
    made = load_or_create_secret(tmp_path / "games" / "elsewhere")
    assert load_or_create_secret(tmp_path / "games" / "elsewhere") == made


@pytest.mark.parametrize(
    ("options", "has_secret"),
    [
        ([], False),
        (["--secret"], True),
        (["--new-secret"], True),
        (["--open-table"], False),
        (["--host", "localhost"], False),
        (["--host", "::1"], False),
        (["--host", "0.0.0.0"], True),
        (["--host", "::"], True),
        (["--host", "192.0.2.7"], True),
        (["--host", "table.local"], True),
        (["--host", "0.0.0.0", "--open-table"], False),
    ],
)
def test_who_reaches_beyond_this_machine_has_a_secret(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, options: Sequence[str], has_secret: bool
) -> None:
    given: list[ServerSettings] = []
    monkeypatch.setattr("understudy.server.serve", lambda store, settings: given.append(settings))
    with pytest.raises(SystemExit) as left:
        main(["serve", "--data", str(tmp_path), *options])
    assert left.value.code == 0
    assert [settings.secret is not None for settings in given] == [has_secret]


def test_an_open_table_has_no_secret(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for option in ("--secret", "--new-secret"):
        with pytest.raises(SystemExit) as left:
            main(["serve", "--data", str(tmp_path), "--open-table", option])
        assert left.value.code == 2
        assert "--open-table" in capsys.readouterr().err


def lines(**more: Any) -> list[str]:
    usual = {
        "taken": None,
        "has_secret": False,
        "local": False,
        "club": False,
        "with_qr_code": False,
    }
    said = {**usual, "language": "en", **more}
    return list(startup_lines("http://192.0.2.7:8640/#secret=abc", **said))


def test_what_is_said_at_the_start() -> None:
    assert len(lines(local=True)) == 1
    assert "anyone who can reach this machine" in lines()[1]
    assert "Anyone with this address can play" in lines(has_secret=True)[1]
    assert len(lines(has_secret=True)) == 2
    assert "its own list" in lines(local=True, club=True)[1]
    assert "games they have a link to" in lines(club=True)[2]
    assert lines(has_secret=True, with_qr_code=True)[2:] == list(
        qr_code("http://192.0.2.7:8640/#secret=abc")
    )


def test_the_address_carries_the_secret() -> None:
    assert page_address("192.0.2.7", 80, "abc") == "http://192.0.2.7:80/#secret=abc"
    assert page_address("2001:db8::7", 80, "abc") == "http://[2001:db8::7]:80/#secret=abc"
    assert page_address("localhost", 80, None) == "http://127.0.0.1:80"
    for any_address in ("0.0.0.0", "::"):
        assert f"http://{format_host(any_address)}:80" != page_address(any_address, 80, None)


def test_the_code_is_a_square_with_a_quiet_edge() -> None:
    rows = [re.sub("\033\\[[0-9;]*m", "", line) for line in qr_code("x" * 56)]
    assert {len(row) for row in rows} == {41}
    assert len(rows) == 21
    assert {letter for row in rows[:2] for letter in row} == {" "}
    assert {letter for row in rows for letter in row} == set(" ▄▀█")
