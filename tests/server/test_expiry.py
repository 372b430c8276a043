"""Idle games are written to a file and deleted."""

import asyncio
import json
import logging
import threading
from collections.abc import Iterator
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any, cast

import pytest
from sqlalchemy import update

from tests.cli.test_commands import run
from tests.store.stores import STORES, OpenStore
from understudy.core import Pass, Session, Unreadable, find_system, load, save
from understudy.server.app import create_app
from understudy.server.background import expiry as expiry_module
from understudy.server.background.expiry import Expiry, ExpiryConfig, UsageRecorder
from understudy.service import Service
from understudy.service.expired_files import bring_back
from understudy.store import IdleGames, ImportInfo, Right
from understudy.store.protocol import IdleSince
from understudy.store.records import format_time
from understudy.store.sql import SqlStore, idle_games, open_folder
from understudy.store.sql.database.schema import games as games_table
from understudy.store.sql.database.schema import seen_time

DAYS = 30


def ago(days: float) -> str:
    return format_time(datetime.now(UTC) - timedelta(days=days))


@pytest.fixture(params=[place for place in STORES if place != "memory"])
def reopen(request: pytest.FixtureRequest) -> Iterator[OpenStore]:
    with STORES[request.param]() as reopen:
        yield reopen


@pytest.fixture
def store(reopen: OpenStore) -> Iterator[SqlStore]:
    with closing(reopen()) as store:
        assert isinstance(store, SqlStore)
        yield store


@pytest.fixture
def config(tmp_path: Path) -> ExpiryConfig:
    return ExpiryConfig(DAYS, tmp_path / "expired")


def stored_game(store: SqlStore, id: str, days: float) -> Session:
    """Store a game that was last played this many days ago."""
    session = Session(find_system("mars"), {}, 5)
    for _ in range(3):
        assert session.question is not None
        session.answer(Pass().answer(session.question))
    view = session.system.view(session.position)
    store.create(session, view, id, ImportInfo(created=ago(days), updated=ago(days)))
    return session


def let_days_pass(store: SqlStore, days: float) -> None:
    """Let the servers of this store see time pass."""
    seconds = store.idle.advance(0) + int(days * 86_400)
    with store._database.write_transaction() as connection:
        connection.execute(update(seen_time).values(seconds=seconds))


def expire(service: Service, config: ExpiryConfig) -> None:
    idle = service.games.store.idle
    assert idle is not None
    Expiry(service.games, idle, config).expire_batch("")


def ids(store: SqlStore) -> set[str]:
    return {line.id for line in store.list_games()}


def saves(config: ExpiryConfig) -> list[str]:
    return [name for name in files(config) if name.endswith(".json")]


def files(config: ExpiryConfig) -> list[str]:
    folder = config.folder
    return sorted(path.name for path in folder.iterdir()) if folder.exists() else []


def test_only_idle_games_are_deleted_and_each_has_a_file(
    store: SqlStore, config: ExpiryConfig
) -> None:
    played = stored_game(store, "old", DAYS + 1)
    stored_game(store, "young", DAYS - 1)
    stored_game(store, "opened", DAYS + 1)
    changes: list[tuple[str, object]] = []
    let_days_pass(store, DAYS)
    service = Service(
        store, lambda *change: changes.append(change), on_use=UsageRecorder(store.idle)
    )
    assert service.answer("GET", "/games/opened").status == 200
    expire(service, config)
    assert ids(store) == {"young", "opened"}
    assert changes == [("old", None)]
    assert saves(config) == ["understudy-mars-old.json"]
    path = config.folder / saves(config)[0]
    assert path.read_text("utf-8") == save(played)
    assert load(path.read_bytes()).tape == played.tape
    assert path.stat().st_mode & 0o777 == 0o600
    assert service.answer("GET", "/games/old").status == 404


def test_a_damaged_game_stays_and_is_logged_once(
    store: SqlStore, config: ExpiryConfig, caplog: pytest.LogCaptureFixture
) -> None:
    stored_game(store, "damaged", DAYS + 1)
    stored_game(store, "old", DAYS + 1)
    with store._database.write_transaction() as connection:
        connection.execute(
            update(games_table).where(games_table.c.id == "damaged").values(answers=9)
        )
    let_days_pass(store, DAYS)
    service = Service(store)
    idle = store.idle
    expiry = Expiry(service.games, idle, config)
    with caplog.at_level(logging.WARNING):
        for _ in range(3):
            assert expiry.expire_batch("") == ""
    assert ids(store) == {"damaged"}
    assert saves(config) == ["understudy-mars-old.json"]
    assert [record.getMessage() for record in caplog.records] == [
        "game damaged is idle but stays: is damaged"
    ]


def test_a_game_stays_if_its_file_cannot_be_written(store: SqlStore, config: ExpiryConfig) -> None:
    stored_game(store, "old", DAYS + 1)
    let_days_pass(store, DAYS)
    config.folder.write_text("in the way")
    with pytest.raises(OSError, match="expired"):
        expire(Service(store), config)
    assert ids(store) == {"old"}


class PlayedAtTheLastMoment:
    """Idle games, of which one is played just before it is deleted."""

    def __init__(self, idle: IdleGames, play: Any) -> None:
        self._idle = idle
        self._play = play

    def __getattr__(self, name: str) -> Any:
        return getattr(self._idle, name)

    def expire(self, id: str, revision: int, since: IdleSince, first: Any) -> bool:
        self._play()
        return self._idle.expire(id, revision, since, first)


def test_a_game_played_at_the_last_moment_stays(store: SqlStore, config: ExpiryConfig) -> None:
    session = stored_game(store, "old", DAYS + 1)

    def play() -> None:
        assert session.question is not None
        session.answer(Pass().answer(session.question))
        view = session.system.view(session.position)
        store.commit("old", session, view, expected=0, unchanged=3)

    let_days_pass(store, DAYS)
    played = cast(IdleGames, PlayedAtTheLastMoment(store.idle, play))
    Expiry(Service(store).games, played, config).expire_batch("")
    assert store.revision("old") == 1
    assert files(config) == []


def test_two_processes_expire_games_at_once(reopen: OpenStore, config: ExpiryConfig) -> None:
    with closing(reopen()) as one, closing(reopen()) as other:
        assert isinstance(one, SqlStore)
        for number in range(12):
            stored_game(one, f"old-{number}", DAYS + 1)
        let_days_pass(one, DAYS)
        deleted: list[str] = []
        services = [Service(each, lambda id, _: deleted.append(id)) for each in (one, other)]
        threads = [threading.Thread(target=expire, args=(service, config)) for service in services]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join(60)
        assert ids(one) == set()
        assert len(saves(config)) == 12
        # Each game was deleted by one of them.
        assert sorted(deleted) == sorted(f"old-{number}" for number in range(12))


def test_the_server_expires_games_in_the_background(store: SqlStore, config: ExpiryConfig) -> None:
    stored_game(store, "old", DAYS + 1)
    let_days_pass(store, DAYS)
    server = create_app(store, expiry=config)

    async def run() -> None:
        async with server.lifespan():
            while ids(store):
                await asyncio.sleep(0.01)

    asyncio.run(asyncio.wait_for(run(), 60))
    assert json.loads((config.folder / saves(config)[0]).read_text("utf-8"))


def test_a_clock_that_jumps_makes_no_game_idle(
    store: SqlStore, config: ExpiryConfig, monkeypatch: pytest.MonkeyPatch
) -> None:
    stored_game(store, "played", 1)
    steady = [0.0]
    expiry = Expiry(Service(store).games, store.idle, config, lambda: steady[0])
    expiry.expire_batch("")
    ahead = format_time(datetime.now(UTC) + timedelta(days=200))
    monkeypatch.setattr(idle_games, "now", lambda: ahead)
    monkeypatch.setattr(expiry_module, "datetime", LaterClock)
    for _ in range(24 * (DAYS - 1)):
        steady[0] += 3600
        expiry.expire_batch("")
    assert ids(store) == {"played"}


class LaterClock(datetime):
    """A clock that is 200 days ahead."""

    @classmethod
    def now(cls, tz: Any = None) -> Any:
        return datetime.now(tz) + timedelta(days=200)


def test_processes_count_no_time_twice(reopen: OpenStore, monkeypatch: pytest.MonkeyPatch) -> None:
    begin = datetime(2026, 1, 1, tzinfo=UTC)
    clock = [begin]
    monkeypatch.setattr(idle_games, "now", lambda: format_time(clock[0]))
    with closing(reopen()) as one, closing(reopen()) as other:
        assert one.idle is not None
        assert other.idle is not None
        assert one.idle.advance(0) == 0
        clock[0] = begin + timedelta(seconds=600)
        assert one.idle.advance(600) == 600
        assert other.idle.advance(600) == 600
        # A clock set back adds nothing.
        clock[0] = begin - timedelta(days=3)
        assert other.idle.advance(600) == 600
        clock[0] += timedelta(seconds=100)
        assert one.idle.advance(5000) == 700


def test_one_command_brings_back_what_was_deleted(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data = tmp_path / "data"
    config = ExpiryConfig(DAYS, data / "expired")
    with closing(open_folder(data)) as store:
        session = Session(find_system("mars"), {}, 5)
        view = session.system.view(session.position)
        times = ImportInfo("Friday", ago(DAYS + 2), ago(DAYS + 1))
        store.create(session, view, "old", times, owner="ann")
        keys = store.lists.links("old", "token of ann")
        assert keys is not None
        store.lists.join("ben", keys[Right.WATCH])
        before = store.list_games()
        let_days_pass(store, DAYS)
        expire(Service(store), config)
        assert ids(store) == set()
    for count, present in ((1, 0), (0, 1)):
        status, out, _ = run(capsys, "games", "bring-back", "--data", str(data))
        assert (status, out) == (0, f"Games brought back: {count}. Present already: {present}.\n")
    with closing(open_folder(data)) as store:
        assert store.list_games() == before
        assert store.lists.right("ann", "old") is Right.OWN
        assert store.lists.right("ben", "old") is Right.WATCH
        # Its idle time begins again.
        expire(Service(store), config)
        assert ids(store) == {"old"}


def test_a_damaged_file_of_an_expired_game_is_refused(store: SqlStore, tmp_path: Path) -> None:
    (tmp_path / "understudy-mars-x.about").write_text('{"id": 5}')
    with pytest.raises(Unreadable):
        list(bring_back(store, tmp_path))
