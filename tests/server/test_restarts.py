"""An acknowledged change is never lost, however the server ends."""

import shutil
import signal
import socket
import subprocess
import sys
import threading
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.client import REAL_DECKS, TIMEOUT, Client, journal
from tests.serving import Server
from tests.store.games import DATABASE
from understudy.store.sql import open_folder

pytestmark = pytest.mark.slow


def test_killed_in_the_middle_of_the_bots_turn(server: Server) -> None:
    with Client(server.url) as client:
        game = client.answer(client.new(**REAL_DECKS), "done", key="k1")
        assert game["question"]["id"] == "mars-ask-action-card"
    server.kill()
    server.start()
    with Client(server.url) as client:
        again = client.read(game["id"])
        assert again == game
        assert journal(again) == journal(game)
        # The client may repeat the request that it sent just before.
        assert client.answer({**game, "token": "0:mars-ask-turn@0"}, "done", key="k1") == game
        assert client.answer(game, "001")["answers"] == 2


def test_undone_answers_can_be_redone_after_a_restart(server: Server) -> None:
    with Client(server.url) as client:
        game = client.answer(client.answer(client.new(), "done"), "done")
        undone = client.undo(game, to=0)
    assert server.stop() == 0
    server.start()
    with Client(server.url) as client:
        again = client.read(game["id"])
        assert again == {**undone, "table": []}
        game_again = client.redo(client.redo(again))
        assert journal(game_again) == journal(game)


def test_killed_while_answers_arrive(server: Server) -> None:
    acknowledged: list[Any] = []
    with Client(server.url) as client:
        game = client.new()
        enough = threading.Event()

        def play() -> None:
            now = game
            while True:
                try:
                    plain = now["question"]["type"] == "menu"
                    now = client.answer(now, "done") if plain else client.undo(now, to=0)
                except httpx.HTTPError:
                    return
                acknowledged.append(now)
                if len(acknowledged) == 20:
                    enough.set()

        player = threading.Thread(target=play)
        player.start()
        assert enough.wait(TIMEOUT)
        server.kill()
        player.join(TIMEOUT)
    server.start()
    with Client(server.url) as client:
        again, last = client.read(game["id"]), acknowledged[-1]
        # The answer in progress when the server was killed may have been stored, or not.
        assert again["revision"] - last["revision"] in (0, 1)
        if again["revision"] == last["revision"]:
            assert again == last
        else:
            follows = last["answers"] + 1 if last["question"]["type"] == "menu" else 0
            assert again["answers"] == follows


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_a_signal_ends_the_server_cleanly_with_an_open_stream(
    server: Server, tmp_path: Path, how: signal.Signals
) -> None:
    with Client(server.url) as client:
        ids = {client.answer(client.new(), "done")["id"] for _ in range(3)}
        with client.http.stream("GET", "/events") as events:
            texts = events.iter_text()
            assert "start" in next(texts)
            assert server.end(how) == 0
            # A stream that the server did not end would raise an error.
            list(texts)
    said = "".join(server.output)
    assert "Traceback" not in said
    assert said.count(server.url) == 1
    assert len(server.output) == 1
    # The database file alone holds all games.
    copy = tmp_path / "copy"
    copy.mkdir()
    shutil.copy(server.data / DATABASE, copy)
    with closing(open_folder(copy)) as store:
        assert {game.id: game.answers for game in store.list_games()} == dict.fromkeys(ids, 1)


def test_another_port_is_used_if_the_default_port_is_taken(tmp_path: Path) -> None:
    code = """
import sys
from pathlib import Path
from understudy.server import run
from understudy.store.sql import open_folder
run.DEFAULT_PORT = int(sys.argv[1])
run.serve(open_folder(Path(sys.argv[2])), run.ServerSettings(port=int(sys.argv[1])))
"""
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        process = subprocess.Popen(
            [sys.executable, "-c", code, str(port), str(tmp_path)],
            stdout=subprocess.PIPE,
            text=True,
        )
        assert process.stdout is not None
        line = process.stdout.readline()
        process.kill()
        process.wait()
        process.stdout.close()
    assert str(port) in line
    assert "http://127.0.0.1:" in line
    assert f"http://127.0.0.1:{port}" not in line
