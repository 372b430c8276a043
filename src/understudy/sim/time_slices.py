"""Cooperative slices of long work, for single-threaded hosts such as the browser worker."""

from __future__ import annotations

from collections.abc import Generator
from typing import TypeVar

A = TypeVar("A")

Slices = Generator[None, None, A]
"""A generator that does one slice of work per step and returns the result."""


def run_to_end(slices: Slices[A]) -> A:
    """Run all slices and return the result."""
    while True:
        try:
            next(slices)
        except StopIteration as end:
            found: A = end.value
            return found
