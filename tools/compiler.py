"""Tells the compiler of the optional build that the rules call only one another.

Without it every call inside the compiled rules takes a detour on which it could be replaced.
"""

from __future__ import annotations

import os
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CompilerFlags(BuildHookInterface[Any]):
    """Runs before the rules are compiled, and does nothing if they are not."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Add to the flags for the C compiler, whatever they are."""
        os.environ["CFLAGS"] = f"{os.environ.get('CFLAGS', '')} -fvisibility=hidden".strip()
