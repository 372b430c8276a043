"""Without the secret only the page and its messages are served."""

import re
import stat
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.client import TIMEOUT
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

PROTECTED = [endpoint for endpoint in ENDPOINTS if not endpoint.path.startswith("/languages")]


@pytest.fixture(scope="module")
def protected(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("data"), "--secret") as running:
        yield running


@pytest.fixture
def unknown(protected: Server) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=protected.url, timeout=TIMEOUT) as client:
        yield client


@pytest.fixture
def known(protected: Server) -> Iterator[httpx.Client]:
    """A client that has logged in with the secret."""
    with httpx.Client(base_url=protected.url, timeout=TIMEOUT) as client:
        assert log_in(client, secret_of(protected)).status_code == 204
        yield client


def secret_of(server: Server) -> str:
    return server.address.partition("/#secret=")[2]


def log_in(client: httpx.Client, secret: str) -> httpx.Response:
    return client.post("/api/door", json={"secret": secret})


def label(endpoint: Endpoint) -> str:
    return f"{endpoint.method} {endpoint.path}"


@pytest.fixture(scope="module")
def game(protected: Server) -> str:
    """Return the id of a stored game."""
    bearer = {"Authorization": f"Bearer {secret_of(protected)}"}
    made = httpx.post(
        f"{protected.url}{API}/games", json={"system": "mars"}, headers=bearer, timeout=TIMEOUT
    )
    assert made.status_code == 201
    return str(made.json()["id"])


@pytest.mark.parametrize("endpoint", PROTECTED, ids=label)
def test_requests_without_the_secret_are_refused(
    unknown: httpx.Client, known: httpx.Client, game: str, endpoint: Endpoint
) -> None:
    names = {
        "name": "mars",
        "kind": "board",
        "sheet": "mine",
        "id": game,
        "at": "0",
        "right": "play",
    }
    path = API + re.sub(r"\{(\w+)\}", lambda found: names[found[1]], endpoint.path)
    before = known.get(f"{API}/games").json()
    for headers in ({}, {"Authorization": "Bearer nonsense"}, {"Cookie": "understudy=nonsense"}):
        refused = unknown.request(endpoint.method, path, headers=headers, json={"system": "mars"})
        assert refused.status_code == 401
        assert refused.headers["www-authenticate"] == "Bearer"
        assert refused.json() == {"error": {"id": "server-stranger", "args": {}}}
    assert known.get(f"{API}/games").json() == before


def test_requests_with_the_secret_are_answered(known: httpx.Client, game: str) -> None:
    for endpoint in PROTECTED:
        if endpoint.method == "GET" and endpoint.path in ("/systems", "/games", "/history"):
            assert known.get(API + endpoint.path).status_code == 200
    assert known.get(f"{API}/games/{game}/save").status_code == 200
    assert known.get("/api/openapi.json").status_code == 200
    (events,) = [endpoint for endpoint in ENDPOINTS if endpoint.media_type == EVENTS]
    with known.stream("GET", API + events.path) as stream:
        assert stream.status_code == 200


@pytest.mark.parametrize(
    "path",
    ["//api/v1/games", "/api//v1/games", "/api/v1/games/", "/%61pi/v1/games", "/api/v1/./games"],
)
def test_no_spelling_of_a_path_bypasses_the_secret(
    unknown: httpx.Client, game: str, path: str
) -> None:
    said = unknown.get(path)
    assert said.status_code in (401, 404) or "<!doctype html>" in said.text
    assert game not in said.text


def test_the_page_and_its_messages_are_public(unknown: httpx.Client) -> None:
    for path in ("/", "/app.js", "/worker.js", f"{API}/languages", f"{API}/languages/cs/first"):
        assert unknown.get(path).status_code == 200
    assert unknown.get("/api/openapi.json").status_code == 401


def test_the_cookie_is_closed_to_scripts_and_other_sites(
    unknown: httpx.Client, protected: Server
) -> None:
    cookie = log_in(unknown, secret_of(protected)).headers["set-cookie"]
    name, _, _ = cookie.partition("=")
    assert name == f"understudy-{protected.port}"
    parts = {part.strip().lower() for part in cookie.split(";")}
    assert {"httponly", "samesite=strict", "path=/"} <= parts
    assert "secure" not in parts
    over_https = unknown.post(
        "/api/door", json={"secret": secret_of(protected)}, headers={"X-Forwarded-Proto": "https"}
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
def test_a_wrong_secret_is_refused(unknown: httpx.Client, body: Any, status: int) -> None:
    refused = unknown.post("/api/door", json=body)
    assert refused.status_code == status
    assert "set-cookie" not in refused.headers
    assert refused.json()["error"]["id"] in ("server-wrong-secret", "server-bad-request")
    assert unknown.get(f"{API}/games").status_code == 401


@pytest.mark.slow
def test_the_secret_survives_a_restart_and_can_be_renewed(tmp_path: Path) -> None:
    with serving(tmp_path / "data", "--secret") as server:
        first = secret_of(server)
        with httpx.Client(base_url=server.url, timeout=TIMEOUT) as phone:
            log_in(phone, first)
            server.stop()
            server.start()
            assert secret_of(server) == first
            assert phone.get(f"{API}/games").status_code == 200
            server.stop()
            server.start("--new-secret")
            assert secret_of(server) != first
            assert phone.get(f"{API}/games").status_code == 401
            assert log_in(phone, first).status_code == 401
            assert log_in(phone, secret_of(server)).status_code == 204
            assert phone.get(f"{API}/games").status_code == 200


def test_a_local_server_has_no_secret(web: httpx.Client, shared_server: Server) -> None:
    assert "secret" not in "".join(shared_server.output)
    assert web.get(f"{API}/games").status_code == 200
    assert not (shared_server.data / "secret").exists()
    # A page address with an old secret still works.
    entered = log_in(web, "anything")
    assert entered.status_code == 204
    assert "set-cookie" not in entered.headers


def test_only_the_owner_can_read_the_secret_file(tmp_path: Path) -> None:
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
def test_a_damaged_secret_is_replaced(tmp_path: Path, damage: bytes) -> None:
    (tmp_path / "secret").write_bytes(damage)
    made = load_or_create_secret(tmp_path)
    assert made.encode() != damage
    assert load_or_create_secret(tmp_path) == made


def test_a_secret_that_cannot_be_stored_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    with pytest.raises(Refused, match="store-not-writable"):
        load_or_create_secret(tmp_path / "file")


def test_the_folder_of_the_secret_is_created(tmp_path: Path) -> None:
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
def test_a_server_on_the_network_has_a_secret(
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
    defaults = {
        "taken": None,
        "has_secret": False,
        "local": False,
        "club": False,
        "with_qr_code": False,
    }
    said = {**defaults, "language": "en", **more}
    return list(startup_lines("http://192.0.2.7:8640/#secret=abc", **said))


def test_the_startup_message() -> None:
    assert len(lines(local=True)) == 1
    assert "anyone who can reach this machine" in lines()[1]
    assert "Anyone with this address can play" in lines(has_secret=True)[1]
    assert len(lines(has_secret=True)) == 2
    assert "its own list" in lines(local=True, club=True)[1]
    assert "games they have a link to" in lines(club=True)[2]
    assert lines(has_secret=True, with_qr_code=True)[2:] == list(
        qr_code("http://192.0.2.7:8640/#secret=abc")
    )


def test_the_address_contains_the_secret() -> None:
    assert page_address("192.0.2.7", 80, "abc") == "http://192.0.2.7:80/#secret=abc"
    assert page_address("2001:db8::7", 80, "abc") == "http://[2001:db8::7]:80/#secret=abc"
    assert page_address("localhost", 80, None) == "http://127.0.0.1:80"
    for any_address in ("0.0.0.0", "::"):
        assert f"http://{format_host(any_address)}:80" != page_address(any_address, 80, None)


def test_the_qr_code_is_a_square_with_a_border() -> None:
    rows = [re.sub("\033\\[[0-9;]*m", "", line) for line in qr_code("x" * 56)]
    assert {len(row) for row in rows} == {41}
    assert len(rows) == 21
    assert {letter for row in rows[:2] for letter in row} == {" "}
    assert {letter for row in rows for letter in row} == set(" ▄▀█")
