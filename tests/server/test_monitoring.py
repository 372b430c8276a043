"""Health check, metrics and logs; none of them contains personal data."""

import json
import logging
import os
import re
import shutil
import socket
import sqlite3
import sys
from contextlib import closing
from pathlib import Path

import httpx
import pytest
from litestar.testing import TestClient

from tests.cli.test_commands import run
from tests.server.client import TIMEOUT, Client, Refusal
from tests.serving import HeldPort, serving
from tests.store.games import DATABASE, answer_one, create, new_session
from understudy.core import Refused
from understudy.server import create_app
from understudy.server.monitoring.health import CACHE_SECONDS, Health
from understudy.server.monitoring.logging_setup import ABOUT, JsonFormatter, RateLimitedFilter
from understudy.server.monitoring.metrics import BUCKETS, Metrics
from understudy.store.sql import open_folder

LINE = re.compile(r'[a-z_]+(\{([a-z]+="[^"\\\n]*",?)+\})? [0-9.e+-]+|# (HELP|TYPE) [a-z_]+ .+')
"""A line of the Prometheus text format."""


def parse_metrics(text: str) -> dict[str, float]:
    assert all(LINE.fullmatch(line) for line in text.splitlines())
    found = (line.rpartition(" ") for line in text.splitlines() if not line.startswith("#"))
    return {name: float(value) for name, _, value in found}


def test_the_health_check_is_public(tmp_path: Path) -> None:
    store = open_folder(tmp_path)
    app = create_app(store, secret="a secret", hosts=["testserver.local"])
    with closing(store), TestClient(app, base_url="http://testserver.local") as client:
        assert client.get("/api/v1/games").status_code == 401
        health = client.get("/api/health")
        assert (health.status_code, set(health.json())) == (200, {"version", "writable"})
        assert health.json()["writable"] is True
        assert health.headers["cache-control"] == "no-store"


def test_the_health_check_reports_an_unwritable_store(tmp_path: Path) -> None:
    clock = [0.0]
    with closing(open_folder(tmp_path)) as store:
        health = Health(store, lambda: clock[0])
        assert health.is_writable()
        (tmp_path / DATABASE).rename(tmp_path / "away")
        assert health.is_writable(), "the result is cached"
        clock[0] += CACHE_SECONDS + 1
        assert not health.is_writable()
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr("understudy.server.app.Health", lambda _: health)
            app = create_app(store, hosts=["testserver.local"])
        with TestClient(app, base_url="http://testserver.local") as client:
            assert client.get("/api/health").status_code == 503
        (tmp_path / "away").rename(tmp_path / DATABASE)
        clock[0] += CACHE_SECONDS + 1
        assert health.is_writable()


@pytest.mark.skipif(sys.platform != "linux", reason="file size limits")
def test_the_health_check_reports_a_full_disk(tmp_path: Path) -> None:
    import resource

    with closing(open_folder(tmp_path)) as store:
        for _ in range(5):
            create(store, new_session())
        # The log is used again from its start, so small writes still succeed.
        with closing(sqlite3.connect(tmp_path / DATABASE)) as plain:
            plain.execute("pragma wal_checkpoint(restart)")
        largest = max(file.stat().st_size for file in tmp_path.iterdir())
        usual = resource.getrlimit(resource.RLIMIT_FSIZE)
        resource.setrlimit(resource.RLIMIT_FSIZE, (largest, usual[1]))
        try:
            assert not Health(store).is_writable()
        finally:
            resource.setrlimit(resource.RLIMIT_FSIZE, usual)
        assert Health(store).is_writable()
        assert {file.name.partition("-")[0] for file in tmp_path.iterdir()} == {DATABASE}


@pytest.mark.parametrize("left", [0, 0.5, 0.99])
def test_a_truncated_database_is_reported_and_not_written(tmp_path: Path, left: float) -> None:
    file = tmp_path / DATABASE
    with closing(open_folder(tmp_path)) as store:
        for _ in range(60):
            create(store, new_session())
        with closing(sqlite3.connect(file)) as plain:
            plain.execute("pragma wal_checkpoint(truncate)")
        game = create(store, new_session())
        assert Health(store).is_writable()
        # With a write-ahead log SQLite does not compare the size of the file.
        os.truncate(file, int(left * file.stat().st_size) // 4096 * 4096)
        for _ in range(2):
            assert not Health(store).is_writable()
            for use in (
                store.list_games,
                lambda: create(store, new_session()),
                lambda: answer_one(store, game),
            ):
                with pytest.raises(Refused) as refused:
                    use()
                assert refused.value.message.id == "store-damaged"


def test_a_database_may_be_vacuumed_while_the_server_runs(tmp_path: Path) -> None:
    file = tmp_path / DATABASE
    with closing(open_folder(tmp_path)) as store, closing(sqlite3.connect(file)) as plain:
        games = [create(store, new_session()) for _ in range(60)]
        plain.execute("pragma wal_checkpoint(truncate)")
        assert Health(store).is_writable()
        size = file.stat().st_size
        for game in games[1:]:
            store.delete(game.id)
        plain.execute("vacuum")
        plain.execute("pragma wal_checkpoint(truncate)")
        assert file.stat().st_size < size
        assert Health(store).is_writable()
        answer_one(store, games[0])
        assert len(store.list_games()) == 1


def test_the_health_check_changes_nothing(tmp_path: Path) -> None:
    with closing(open_folder(tmp_path)) as store:
        before = dump(tmp_path)
        store.check_writable()
        assert dump(tmp_path) == before


def dump(folder: Path) -> list[str]:
    with closing(sqlite3.connect(folder / DATABASE)) as plain:
        return list(plain.iterdump())


def test_requests_are_counted() -> None:
    metrics = Metrics({"streams": lambda: 3})
    for seconds in (0.001, 0.005, 0.3, 99):
        metrics.count("POST", "/api/v1/games/{id}/answers", 200, "", seconds)
    metrics.count("GET", "page", 404, "server-no-such-path", 0.002)
    found = parse_metrics(metrics.text())
    call = 'call="/api/v1/games/{id}/answers"'
    bucket = f"understudy_request_seconds_bucket{{{call},le="
    assert [found[f'{bucket}"{bound}"}}'] for bound in (*BUCKETS, "+Inf")] == [
        2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 4,
    ]  # fmt: skip
    assert found[f"understudy_request_seconds_count{{{call}}}"] == 4
    assert found[f"understudy_request_seconds_sum{{{call}}}"] == pytest.approx(99.306)
    assert found["understudy_answers_total"] == 4
    assert found['understudy_refusals_total{kind="server-no-such-path"}'] == 1
    assert found["understudy_streams"] == 3


def test_an_error_is_logged_without_its_text() -> None:
    try:
        raise ValueError("an answer, at 192.0.2.7")
    except ValueError as error:
        raised = (type(error), error, error.__traceback__)
    ours = logging.LogRecord(
        "understudy.service", 40, "", 1, "%s failed", ("GET /games/{id}",), raised
    )
    setattr(ours, ABOUT, {"status": 500})
    said = json.loads(JsonFormatter().format(ours))
    assert (said["message"], said["status"]) == ("GET /games/{id} failed", 500)
    assert (said["error"], "test_monitoring.py" in said["trace"][0]) == ("ValueError", True)
    assert "answer" not in json.dumps(said)
    theirs = "from 192.0.2.7 and 2001:db8::7 came %s\nand more"
    record = logging.LogRecord("asyncio", 40, "", 1, theirs, ("an answer",), None)
    assert json.loads(JsonFormatter().format(record))["message"] == "from … and … came %s"


def test_the_log_counts_dropped_records() -> None:
    clock = [0.0]
    limited = RateLimitedFilter(2, 60, lambda: clock[0])
    for _ in range(7):
        limited.filter(logging.LogRecord("x", 30, "", 1, "again", None, None))
    clock[0] = 61
    record = logging.LogRecord("x", 30, "", 1, "again", None, None)
    assert limited.filter(record)
    assert json.loads(JsonFormatter().format(record))["dropped"] == 5


@pytest.mark.slow
def test_metrics_and_logs_contain_nothing_personal(tmp_path: Path) -> None:
    """No game id, address, answer, title, key or secret."""
    held = HeldPort()
    port = held.number
    options = ("--club", "--secret", "--log", "json", "--metrics", str(port))
    with closing(held), serving(tmp_path, *options) as server, Client(server.url) as client:
        assert "#" not in server.address
        secret = (tmp_path / "secret").read_text().strip()
        with pytest.raises(Refusal):
            client.new()
        client.http.headers["Authorization"] = f"Bearer {secret}"
        game = client.new()
        client.http.put(f"/games/{game['id']}/title", json={"title": "Grandmother’s evening"})
        first = game
        for n in range(3):
            game = client.answer(game, {"do": "done"}, key=f"my own key {n}")
        for path in (f"/games/{game['id']}x", f"/games/{game['id']}/nothing"):
            assert client.http.get(path).status_code == 404
        with pytest.raises(Refusal, match="server-key-used"):
            client.answer(first, {"do": "report"}, key="my own key 0")
        keys = [str(key) for key in client.get(f"/games/{game['id']}/links").values()]
        assert len(keys) == 2
        with Client(server.url) as guest:
            guest.http.headers["Authorization"] = f"Bearer {secret}"
            guest.post("/links", {"key": keys[0]})
            with pytest.raises(Refusal):
                guest.post("/links", {"key": "x" * len(keys[0])})
            devices = [*client.http.cookies.values(), *guest.http.cookies.values()]
        assert devices
        foreign = {"Host": "attacker.example", "X-Forwarded-For": "192.0.2.7"}
        assert client.http.get("/games", headers=foreign).status_code == 403
        with client.http.stream("GET", "/events") as stream:
            lines = stream.iter_lines()
            next(lines)
            found = httpx.get(f"http://127.0.0.1:{port}/metrics", timeout=TIMEOUT)
            named = {"Host": f"attacker.example:{port}"}
            rebound = httpx.get(f"http://127.0.0.1:{port}/metrics", headers=named, timeout=TIMEOUT)
        assert found.headers["content-type"].startswith("text/plain; version=0.0.4")
        assert httpx.get(f"http://127.0.0.1:{port}/", timeout=TIMEOUT).status_code == 404
        assert "understudy_info" not in httpx.get(f"{server.url}/metrics", timeout=TIMEOUT).text
        (tmp_path / DATABASE).rename(tmp_path / "away")
        assert client.http.get(f"/games/{game['id']}").status_code == 503
        shutil.move(tmp_path / "away", tmp_path / DATABASE)
        server.stop()
        assert server.output[0].startswith("Understudy is running at ")
        log = "".join(server.output[1:])
    assert (rebound.status_code, rebound.text) == (403, "")
    metrics = parse_metrics(found.text)
    assert metrics["understudy_answers_total"] == 3
    assert metrics["understudy_streams"] == metrics["understudy_open_games"] == 1
    assert metrics["understudy_writable"] == 1
    assert metrics["understudy_memory_bytes"] > 20_000_000
    assert metrics['understudy_refusals_total{kind="server-stranger"}'] == 1
    assert metrics['understudy_refusals_total{kind="server-foreign-host"}'] == 1
    assert metrics['understudy_refusals_total{kind="server-key-used"}'] == 1
    refused = 'method="GET",call="/api/v1/games/{id}",status="404"'
    assert metrics[f"understudy_requests_total{{{refused}}}"] == 1
    records = [json.loads(line) for line in log.splitlines() if line[0] == "{"]
    assert [record["message"] for record in (records[0], records[-1])] == ["started", "stopped"]
    assert {record["status"] for record in records[1:-1]} == {401, 403, 503}
    secrets = (game["id"], secret, "Grandmother", "my own key", "done", "192.0.2.7", "127.0.0.1")
    for private in (*secrets, *keys, *devices, "attacker", str(tmp_path)):
        assert private not in log + found.text


def test_invalid_ports_and_log_formats_are_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    # The server runs in this process, whose other tests need the default interval.
    monkeypatch.setattr("sys.setswitchinterval", lambda seconds: None)
    serve = ("serve", "--data", str(tmp_path))
    status, _, said = run(capsys, *serve, "--log", "xml")
    assert (status, "Choose from: text, json" in said) == (2, True)
    status, _, said = run(capsys, *serve, "--metrics", "70000")
    assert (status, "Invalid port 70000" in said) == (2, True)
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        status, _, said = run(capsys, *serve, "--port", "0", "--metrics", port)
        assert (status, said) == (
            2,
            f"Port {port} is used by another program. Choose another port.\n",
        )
