"""Decorators for mypyc: mark classes that interpreted code may subclass."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr
else:

    def mypyc_attr(**settings):
        """Return the class unchanged; only mypyc reads the settings."""
        return lambda decorated: decorated


__all__ = ["mypyc_attr"]
