"""Build hook that hides symbols of the compiled rules, for the optional build.

Without it every call inside the compiled rules goes through a table of replaceable symbols.
"""

from __future__ import annotations

import os
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CompilerFlags(BuildHookInterface[Any]):
    """Adds a compiler flag; has no effect if the rules are not compiled."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Add the flag to CFLAGS."""
        os.environ["CFLAGS"] = f"{os.environ.get('CFLAGS', '')} -fvisibility=hidden".strip()
