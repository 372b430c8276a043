"""Long work in slices, so that one who does everything alone can do something else in between."""

from __future__ import annotations

from collections.abc import Generator
from typing import TypeVar

A = TypeVar("A")

Slices = Generator[None, None, A]
"""Does a slice of the work whenever it is asked to, and ends with what comes of it."""


def run_to_end(slices: Slices[A]) -> A:
    """What comes of it, done at a stretch."""
    while True:
        try:
            next(slices)
        except StopIteration as end:
            found: A = end.value
            return found
