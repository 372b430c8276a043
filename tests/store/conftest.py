"""Fixtures with an empty store of each kind."""

from collections.abc import Iterator

import pytest

from tests.store.stores import STORES, OpenStore
from understudy.store import Store


@pytest.fixture(params=STORES)
def reopen(request: pytest.FixtureRequest) -> Iterator[OpenStore]:
    """Return a function that opens the games of `store` again, as after a restart."""
    with STORES[request.param]() as reopen:
        yield reopen


@pytest.fixture
def store(reopen: OpenStore) -> Iterator[Store]:
    store = reopen()
    yield store
    store.close()
