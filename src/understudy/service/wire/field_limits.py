"""Limits of what may be sent, as data: the reader checks them, the API document names them."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Limits:
    """The least and the most: of a number its value, of a text or a list its length."""

    least: int | None = None
    most: int | None = None

    def allow(self, size: int) -> bool:
        """Whether this value or length lies within them."""
        return (self.least is None or size >= self.least) and (
            self.most is None or size <= self.most
        )
