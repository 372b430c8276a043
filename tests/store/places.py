"""Where games can be kept. What is promised of a store is tested on each of these."""

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from understudy.store import MemoryRecords, PlainStore, Store
from understudy.store.sql import open_folder

Open = Callable[[], Store]
"""Opens the same games anew, as after a restart."""


@contextmanager
def in_memory() -> Iterator[Open]:
    records = MemoryRecords()
    yield lambda: PlainStore(records)


@contextmanager
def in_sqlite() -> Iterator[Open]:
    with TemporaryDirectory() as folder:
        yield lambda: open_folder(Path(folder))


PLACES: dict[str, Callable[[], AbstractContextManager[Open]]] = {
    "memory": in_memory,
    "sqlite": in_sqlite,
}
