"""The kinds of stores, on each of which the contract is tested."""

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.postgresql import database
from understudy.store import KeyValueStore, MemoryTextStore, Store
from understudy.store.sql import open_database, open_folder

OpenStore = Callable[[], Store]
"""Opens the same games again, as after a restart."""


@contextmanager
def in_memory() -> Iterator[OpenStore]:
    texts = MemoryTextStore()
    yield lambda: KeyValueStore(texts)


@contextmanager
def in_sqlite() -> Iterator[OpenStore]:
    with TemporaryDirectory() as folder:
        yield lambda: open_folder(Path(folder))


@contextmanager
def in_postgresql() -> Iterator[OpenStore]:
    with database() as address:
        yield lambda: open_database(address)


STORES: dict[str, Callable[[], AbstractContextManager[OpenStore]]] = {
    "memory": in_memory,
    "sqlite": in_sqlite,
    "postgresql": in_postgresql,
}
