"""An empty store of each kind."""

from collections.abc import Iterator

import pytest

from tests.store.places import PLACES, Open
from understudy.store import Store


@pytest.fixture(params=PLACES)
def reopen(request: pytest.FixtureRequest) -> Iterator[Open]:
    """Opens the store anew, with the games that `store` has kept."""
    with PLACES[request.param]() as reopen:
        yield reopen


@pytest.fixture
def store(reopen: Open) -> Iterator[Store]:
    store = reopen()
    yield store
    store.close()
