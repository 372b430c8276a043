"""Build hook for the compiled rules: it refuses to compile in a repository, and sets a flag."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any, Final

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ENABLED: Final = "HATCH_BUILD_HOOK_ENABLE_MYPYC"


class CompilerFlags(BuildHookInterface[Any]):
    """Prepares the compilation; has no effect if the rules are not compiled."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Refuse a build in a repository; hide symbols of the compiled rules.

        Compiled files beside the source would be imported in its place, also after it has changed.
        With visible symbols every call goes through a table of replaceable symbols.
        """
        if os.environ.get(ENABLED) in ("1", "true") and (Path(self.root) / ".git").exists():
            raise SystemExit(
                "Compiling here would leave compiled files beside the source. Run instead:\n"
                "    sh tools/compiled.sh wheel"
            )
        os.environ["CFLAGS"] = f"{os.environ.get('CFLAGS', '')} -fvisibility=hidden".strip()
