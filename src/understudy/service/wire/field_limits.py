"""Limits of request fields, used by the parser and by the OpenAPI document."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Limits:
    """Minimum and maximum: the value of a number, the length of a text or a list."""

    minimum: int | None = None
    maximum: int | None = None

    def allow(self, size: int) -> bool:
        return (self.minimum is None or size >= self.minimum) and (
            self.maximum is None or size <= self.maximum
        )
