"""Idle games are written to a file and deleted."""

import asyncio
import json
import logging
import threading
from collections.abc import Iterator
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update

from tests.store.stores import STORES, OpenStore
from understudy.core import Pass, Session, find_system, load, save
from understudy.server.app import create_app
from understudy.server.background.expiry import Expiry, ExpiryConfig, UsageRecorder
from understudy.service import Service
from understudy.store import IdleGames, ImportInfo
from understudy.store.records import format_time
from understudy.store.sql import SqlStore
from understudy.store.sql.database.schema import games as games_table

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


def expire(service: Service, config: ExpiryConfig) -> None:
    idle = service.games.store.idle
    assert idle is not None
    Expiry(service.games, idle, config).expire_batch("")


def ids(store: SqlStore) -> set[str]:
    return {line.id for line in store.list_games()}


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
    service = Service(
        store, lambda *change: changes.append(change), on_use=UsageRecorder(store.idle)
    )
    assert service.answer("GET", "/games/opened").status == 200
    expire(service, config)
    assert ids(store) == {"young", "opened"}
    assert changes == [("old", None)]
    assert files(config) == ["understudy-mars-old.json"]
    path = config.folder / files(config)[0]
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
    service = Service(store)
    idle = store.idle
    expiry = Expiry(service.games, idle, config)
    with caplog.at_level(logging.WARNING):
        for _ in range(3):
            assert expiry.expire_batch("") == ""
    assert ids(store) == {"damaged"}
    assert files(config) == ["understudy-mars-old.json"]
    assert [record.getMessage() for record in caplog.records] == [
        "game damaged is idle but stays: is damaged"
    ]


def test_a_game_stays_if_its_file_cannot_be_written(store: SqlStore, config: ExpiryConfig) -> None:
    stored_game(store, "old", DAYS + 1)
    config.folder.write_text("in the way")
    with pytest.raises(OSError, match="expired"):
        expire(Service(store), config)
    assert ids(store) == {"old"}


class PlayedAtTheLastMoment:
    """Idle games, of which one is played just before it is deleted."""

    def __init__(self, idle: IdleGames, play: Any) -> None:
        self._idle = idle
        self._play = play

    def mark_used(self, id: str) -> None:
        self._idle.mark_used(id)

    def list_idle(self, since: str, limit: int, after: str = "") -> list[str]:
        return self._idle.list_idle(since, limit, after)

    def expire(self, id: str, revision: int, since: str, first: Any) -> bool:
        self._play()
        return self._idle.expire(id, revision, since, first)


def test_a_game_played_at_the_last_moment_stays(store: SqlStore, config: ExpiryConfig) -> None:
    session = stored_game(store, "old", DAYS + 1)

    def play() -> None:
        assert session.question is not None
        session.answer(Pass().answer(session.question))
        view = session.system.view(session.position)
        store.commit("old", session, view, expected=0, unchanged=3)

    Expiry(Service(store).games, PlayedAtTheLastMoment(store.idle, play), config).expire_batch("")
    assert store.revision("old") == 1
    assert files(config) == []


def test_two_processes_expire_games_at_once(reopen: OpenStore, config: ExpiryConfig) -> None:
    with closing(reopen()) as one, closing(reopen()) as other:
        assert isinstance(one, SqlStore)
        for number in range(12):
            stored_game(one, f"old-{number}", DAYS + 1)
        deleted: list[str] = []
        services = [Service(each, lambda id, _: deleted.append(id)) for each in (one, other)]
        threads = [threading.Thread(target=expire, args=(service, config)) for service in services]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join(60)
        assert ids(one) == set()
        assert len(files(config)) == 12
        # Each game was deleted by one of them.
        assert sorted(deleted) == sorted(f"old-{number}" for number in range(12))


def test_the_server_expires_games_in_the_background(store: SqlStore, config: ExpiryConfig) -> None:
    stored_game(store, "old", DAYS + 1)
    app = create_app(store, expiry=config)

    async def run() -> None:
        async with app.lifespan():
            while ids(store):
                await asyncio.sleep(0.01)

    asyncio.run(asyncio.wait_for(run(), 60))
    assert json.loads((config.folder / files(config)[0]).read_text("utf-8"))
