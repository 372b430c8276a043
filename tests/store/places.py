"""Where games can be kept. What is promised of a store is tested on each of these."""

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.postgresql import database
from understudy.store import KeyValueStore, MemoryTextStore, Store
from understudy.store.sql import open_database, open_folder

Open = Callable[[], Store]
"""Opens the same games anew, as after a restart."""


@contextmanager
def in_memory() -> Iterator[Open]:
    records = MemoryTextStore()
    yield lambda: KeyValueStore(records)


@contextmanager
def in_sqlite() -> Iterator[Open]:
    with TemporaryDirectory() as folder:
        yield lambda: open_folder(Path(folder))


@contextmanager
def in_postgresql() -> Iterator[Open]:
    with database() as address:
        yield lambda: open_database(address)


PLACES: dict[str, Callable[[], AbstractContextManager[Open]]] = {
    "memory": in_memory,
    "sqlite": in_sqlite,
    "postgresql": in_postgresql,
}
