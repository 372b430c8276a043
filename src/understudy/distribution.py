"""The distribution: the name under which pip installs the package `understudy`."""

from __future__ import annotations

from importlib.metadata import version
from typing import Final

DISTRIBUTION: Final = "understudy-games"
"""The name in `pyproject.toml`; another project has the name `understudy` on the package index."""


def installed_version() -> str:
    """Return the version of the installed distribution."""
    return version(DISTRIBUTION)
