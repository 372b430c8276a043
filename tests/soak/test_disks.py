"""Disks that become full, locked, damaged or unavailable under a running server."""

import json
import os
import resource
import shutil
import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from tests.server.client import Client, Game, Refusal
from tests.service.requests import send
from tests.serving import Server
from tests.soak.figures import WHOLE, note
from tests.store.games import DATABASE, answer_one, create, new_session
from tests.store.test_accidents import without_privileges
from understudy.core import Refused
from understudy.service import Request, Service
from understudy.store.sql import open_folder

pytestmark = pytest.mark.soak

ROUNDS = 20 if WHOLE else 1
DAMAGES = 3_000 if WHOLE else 60


def play_until_refused(client: Client, game: Game) -> tuple[Game, Refusal]:
    """Play until a refusal. Return the last acknowledged game and the refusal."""
    for n in range(400):
        try:
            game = client.undo(game, to=0) if n % 2 else client.answer(game, "done")
        except Refusal as refusal:
            return game, refusal
    raise AssertionError("nothing was refused")


def check_and_play(client: Client, game: Game) -> Game:
    """Check that nothing of the game was lost, and play on."""
    now = client.read(game["id"])
    assert (now["revision"], now["token"]) == (game["revision"], game["token"])
    return client.undo(now, to=0) if now["answers"] else client.answer(now, "done")


def test_a_disk_full_or_locked_under_the_server(server: Server) -> None:
    with Client(server.url) as client:
        game = client.new()
        for _ in range(ROUNDS):
            largest = max(file.stat().st_size for file in server.data.iterdir())
            unlimited = resource.prlimit(server.pid, resource.RLIMIT_FSIZE)
            resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (largest, unlimited[1]))
            game, refusal = play_until_refused(client, game)
            resource.prlimit(server.pid, resource.RLIMIT_FSIZE, unlimited)
            assert (refusal.status, refusal.id) == (503, "store-not-writable")
            game = check_and_play(client, game)
            with closing(sqlite3.connect(server.data / DATABASE)) as other:
                other.execute("begin immediate")
                game, refusal = play_until_refused(client, game)
                assert (refusal.status, refusal.id) == (503, "store-busy")
            game = check_and_play(client, game)
    assert "Traceback" not in "".join(server.output)
    note(f"disks: full and locked {ROUNDS} times each under a running server, nothing lost")


def test_a_disk_that_becomes_read_only_and_writable_again() -> None:
    """A store that is opened without write permission refuses answers; none is lost."""
    # Outside pytest's folder, which other users cannot enter.
    folder = Path(tempfile.mkdtemp())
    try:
        with closing(open_folder(folder)) as store:
            service = Service(store)
            game = send(service, "POST", "/games", {"system": "mars", "options": {}, "seed": 1})
            path = f"/games/{game['id']}"
            send(service, "POST", f"{path}/answers", {"token": game["token"], "answer": "done"})
            for _ in range(ROUNDS):
                stored = send(service, "GET", path)
                undo = json.dumps({"token": stored["token"], "to": 0}).encode()
                answer = json.dumps({"token": stored["token"], "answer": "done"}).encode()
                store.close()
                for file in folder.iterdir():
                    file.chmod(0o444)
                folder.chmod(0o555)
                with without_privileges():
                    for action, body in (("undo", undo), ("answers", answer)):
                        refused = service.answer("POST", f"{path}/{action}", Request(body=body))
                        error = json.loads(refused.to_text())["error"]
                        assert (refused.status, error["id"]) == (503, "store-not-writable")
                folder.chmod(0o755)
                for file in folder.iterdir():
                    file.chmod(0o644)
                store.close()
                now = send(service, "GET", path)
                assert (now["revision"], now["token"]) == (stored["revision"], stored["token"])
                send(service, "POST", f"{path}/undo", {"token": now["token"], "to": 0})
                token = send(service, "GET", path)["token"]
                send(service, "POST", f"{path}/answers", {"token": token, "answer": "done"})
    finally:
        folder.chmod(0o755)
        shutil.rmtree(folder)
    note(f"disks: read-only {ROUNDS} times, every answer refused, nothing lost")


def test_a_file_deleted_under_the_server_is_noticed(server: Server) -> None:
    with Client(server.url) as client:
        game = client.answer(client.new(), "done")
        for file in server.data.iterdir():
            file.unlink()
        for attempt in (lambda: client.undo(game), client.new, lambda: client.get("/games")):
            with pytest.raises(Refusal) as refused:
                attempt()
            assert (refused.value.status, refused.value.id) == (503, "store-gone")
    server.stop()
    server.start()
    with Client(server.url) as client:
        assert client.get("/games") == []
        check_and_play(client, client.new())


def damage(content: bytearray, chance: Random) -> None:
    """Truncate the content, clear or copy a page, or change some bytes."""
    pages = max(1, len(content) // 4096)
    match chance.randrange(5):
        case 0:
            del content[chance.randrange(len(content)) :]
        case 1:
            at = 4096 * chance.randrange(pages)
            content[at : at + 4096] = bytes(4096)
        case 2:
            at, from_ = 4096 * chance.randrange(pages), 4096 * chance.randrange(pages)
            content[at : at + 4096] = content[from_ : from_ + 4096]
        case _:
            for _ in range(chance.choice([1, 5, 200])):
                content[chance.randrange(len(content))] = chance.randrange(256)


def test_damaged_databases_are_refused(tmp_path: Path) -> None:
    """A damaged game is read or refused, and never causes another error."""
    whole = tmp_path / "whole"
    with closing(open_folder(whole)) as store:
        for number in range(4):
            game = create(store, new_session(seed=number), f"game{number}")
            for _ in range(5):
                answer_one(store, game)
    with sqlite3.connect(whole / DATABASE) as plain:
        plain.execute("pragma wal_checkpoint(truncate)")
    good = (whole / DATABASE).read_bytes()
    chance = Random(3)
    refused = read = 0
    for _ in range(DAMAGES):
        folder = tmp_path / "damaged"
        folder.mkdir()
        content = bytearray(good)
        damage(content, chance)
        (folder / DATABASE).write_bytes(content)
        try:
            with closing(open_folder(folder)) as store:
                ids = {line.id for line in store.list_games()} | {"game0", "game3"}
                for id in sorted(ids):
                    try:
                        store.read_tape(id)
                        stored = store.load(id)
                        if stored is not None:
                            answer_one(store, stored)
                        read += 1
                    except Refused:
                        refused += 1
        except Refused:
            refused += 1
        shutil.rmtree(folder)
    note(f"damaged databases: {DAMAGES}; {read} games read, {refused} refusals, no other error")
    assert read
    assert refused
    assert os.listdir(tmp_path) == ["whole"]
