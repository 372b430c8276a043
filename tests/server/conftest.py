"""A server that the tests of a module share, and two people who talk to it."""

from collections.abc import Iterator

import httpx
import pytest

from tests.server.client import PATIENCE, Client
from tests.serving import Server, serving


@pytest.fixture(scope="module")
def shared_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The real server; its games are for all tests of the module."""
    with serving(tmp_path_factory.mktemp("data")) as running:
        yield running


@pytest.fixture
def web(shared_server: Server) -> Iterator[httpx.Client]:
    """Plain HTTP to the shared server."""
    with httpx.Client(base_url=shared_server.url, timeout=PATIENCE) as plain:
        yield plain


@pytest.fixture
def ann(shared_server: Server) -> Iterator[Client]:
    """Somebody with a phone."""
    with Client(shared_server.url) as client:
        yield client


@pytest.fixture
def ben(shared_server: Server) -> Iterator[Client]:
    """Somebody with a tablet."""
    with Client(shared_server.url) as client:
        yield client
