"""A server that the tests of a module share, and two clients of it."""

from collections.abc import Iterator

import httpx
import pytest

from tests.server.client import TIMEOUT, Client
from tests.serving import Server, serving


@pytest.fixture(scope="module")
def shared_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server process; all tests of the module share its games."""
    with serving(tmp_path_factory.mktemp("data")) as running:
        yield running


@pytest.fixture
def web(shared_server: Server) -> Iterator[httpx.Client]:
    """A plain HTTP client of the shared server."""
    with httpx.Client(base_url=shared_server.url, timeout=TIMEOUT) as plain:
        yield plain


@pytest.fixture
def ann(shared_server: Server) -> Iterator[Client]:
    """The first client."""
    with Client(shared_server.url) as client:
        yield client


@pytest.fixture
def ben(shared_server: Server) -> Iterator[Client]:
    """The second client."""
    with Client(shared_server.url) as client:
        yield client
