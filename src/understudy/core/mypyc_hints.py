"""A word to the compiler of the optional build: which classes others may extend."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr
else:

    def mypyc_attr(**wishes):
        """Means something to mypyc alone."""
        return lambda decorated: decorated


__all__ = ["mypyc_attr"]
