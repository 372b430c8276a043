"""Where saved games live on this machine."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from pathlib import Path


def data_folder(
    environ: Mapping[str, str] | None = None,
    platform: str = sys.platform,
    home: Path | None = None,
) -> Path:
    """The folder for saved games: ``UNDERSTUDY_DATA``, or where this platform keeps such things."""
    environ = os.environ if environ is None else environ
    if chosen := environ.get("UNDERSTUDY_DATA"):
        return Path(chosen)
    home = home or Path.home()
    if platform == "win32":
        return Path(environ.get("LOCALAPPDATA") or home / "AppData" / "Local") / "Understudy"
    if platform == "darwin":
        return home / "Library" / "Application Support" / "Understudy"
    return Path(environ.get("XDG_DATA_HOME") or home / ".local" / "share") / "understudy"
