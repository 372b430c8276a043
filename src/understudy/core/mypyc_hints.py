"""mypyc: a mark for classes that interpreted code may subclass; whether the code is compiled."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr
else:

    def mypyc_attr(**settings):
        """Return the class unchanged; only mypyc reads the settings."""
        return lambda decorated: decorated


def is_compiled() -> bool:
    """Return whether the rules run compiled by mypyc."""
    return not str(import_module("understudy.core.table").__file__).endswith((".py", ".pyc"))


__all__ = ["is_compiled", "mypyc_attr"]
