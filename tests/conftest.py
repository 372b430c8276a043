"""What all tests share."""

import os
import signal

import pytest
from hypothesis import HealthCheck, settings

from tests import postgresql
from tests.serving import server

__all__ = ["server"]

# The games of whoever runs the tests are none of their business.
os.environ.pop("UNDERSTUDY_DATABASE", None)

# A background job (`nohup make test &`) inherits an ignored SIGINT, and so would the programs that
# tests start and interrupt. A handler here gives them the default action.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

# Shared machines stall at times: a slow example is no failure. One tree gives one verdict, so the
# examples are the same each time; a long run looks for new ones.
settings.register_profile(
    "house", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow]
)
settings.register_profile(
    "soak",
    settings.get_profile("house"),
    derandomize=False,
    max_examples=2000,
    print_blob=True,
)
settings.load_profile("soak" if os.environ.get("UNDERSTUDY_SOAK") == "1" else "house")

RUN = pytest.StashKey[int | None]()


def pytest_configure(config: pytest.Config) -> None:
    """Workers use the PostgreSQL of the run they belong to."""
    if not hasattr(config, "workerinput"):
        config.stash[RUN] = postgresql.announce()


def pytest_unconfigure(config: pytest.Config) -> None:
    """Its PostgreSQL ends with a run."""
    run = config.stash.get(RUN, None)
    if run is not None:
        postgresql.end(run)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """That a good part of the tests was not run is nothing to be overlooked."""
    skipped = [str(report.longrepr) for report in terminalreporter.stats.get("skipped", [])]
    left = sum(postgresql.WHY_NOT in reason for reason in skipped)
    if left:
        terminalreporter.section("NOT RUN", red=True, bold=True)
        terminalreporter.line(f"{left} tests on PostgreSQL were not run: {postgresql.WHY_NOT}")
