"""Fixtures and settings of all tests."""

import os
import signal

import pytest
from hypothesis import HealthCheck, settings

from tests import postgresql
from tests.serving import server

__all__ = ["server"]

# Never touch the database of the user who runs the tests.
os.environ.pop("UNDERSTUDY_DATABASE", None)

# A background job (`nohup make test &`) inherits an ignored SIGINT, and so would the programs that
# tests start and interrupt. A handler here gives them the default action.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

# Shared machines stall at times, so a slow example is not a failure. Examples are the same in every
# run, so that a source tree always gives the same result; the soak run looks for new ones.
settings.register_profile(
    "usual", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow]
)
settings.register_profile(
    "soak",
    settings.get_profile("usual"),
    derandomize=False,
    max_examples=2000,
    print_blob=True,
)
settings.load_profile("soak" if os.environ.get("UNDERSTUDY_SOAK") == "1" else "usual")

RUN = pytest.StashKey[int | None]()


def pytest_configure(config: pytest.Config) -> None:
    """Tell the workers where the PostgreSQL server of this run is."""
    if not hasattr(config, "workerinput"):
        config.stash[RUN] = postgresql.announce()


def pytest_unconfigure(config: pytest.Config) -> None:
    """Stop the PostgreSQL server of this run."""
    run = config.stash.get(RUN, None)
    if run is not None:
        postgresql.end(run)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Report tests that were skipped because there is no PostgreSQL."""
    skipped = [str(report.longrepr) for report in terminalreporter.stats.get("skipped", [])]
    count = sum(postgresql.WHY_NOT in reason for reason in skipped)
    if count:
        terminalreporter.section("NOT RUN", red=True, bold=True)
        terminalreporter.line(f"{count} tests on PostgreSQL were not run: {postgresql.WHY_NOT}")
