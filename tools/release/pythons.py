"""The Python versions on this machine on which a release is tried."""

from __future__ import annotations

import os
import subprocess
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from tools.release.archives import ROOT

VARIABLE: Final = "PYTHONS"
"""Paths of more Python commands, separated by spaces."""
CLASSIFIER: Final = "Programming Language :: Python :: 3."
TRIED: Final = ("3.11", "3.12", "3.13", "3.14")
"""Also those that the project file does not name yet."""
PRINT_VERSION: Final = "import sys; print('%d.%d' % sys.version_info[:2])"


@dataclass(frozen=True, slots=True)
class Python:
    """A Python command and its version, such as `3.11`."""

    command: str
    version: str


def named_versions() -> list[str]:
    """Return the versions among the classifiers of the project file."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    found: list[str] = project["classifiers"]
    return [line.rpartition(" ")[2] for line in found if line.startswith(CLASSIFIER)]


def version_of(command: str) -> str | None:
    """Return the version of a Python command; None if it cannot be run."""
    try:
        ended = subprocess.run(
            [command, "-c", PRINT_VERSION], capture_output=True, encoding="utf-8"
        )
    except OSError:
        return None
    # Version managers put commands on the path that only fail.
    return None if ended.returncode else ended.stdout.strip()


def found_pythons(variables: Mapping[str, str] = os.environ) -> dict[str, Python]:
    """Return one Python for each version that is tried, as far as they are here."""
    commands = [*variables.get(VARIABLE, "").split(), *(f"python{name}" for name in TRIED)]
    found: dict[str, Python] = {}
    for command in commands:
        version = version_of(str(Path(command).expanduser()))
        if version in TRIED and version not in found:
            found[version] = Python(command, version)
    return dict(sorted(found.items()))
