"""The values of a game's view that its row in the list of games holds."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from understudy.core import Refused, System, find_system

PEEKS: Final = "looked_ahead"
"""The number of peeks; it comes from the tape, not from the view."""
GUIDE: Final = "guide"
"""The name of the guide that has the options and the seed of the game."""
SCORES: Final = "scores."


def listed_values(system: System, view: Mapping[str, object]) -> dict[str, object]:
    """Return the values that a list shows; nested ones are named ``outer.inner``."""
    values: dict[str, object] = {}
    for fact in _facts(system, view):
        *groups, name = fact.split(".")
        inside: object = view
        for group in groups:
            inside = inside.get(group) if isinstance(inside, Mapping) else None
        if not isinstance(inside, Mapping):
            continue
        if not name:
            values.update(_plain_values(inside, fact))
        elif name in inside and _is_plain(inside[name]):
            values[fact] = inside[name]
    return values


def shorten(system_name: str, values: Mapping[str, object]) -> dict[str, object]:
    """Return the same from a stored row; older versions stored all plain values of the view."""
    try:
        system = find_system(system_name)
    except Refused:
        return dict(values)
    facts = {PEEKS, GUIDE, *_facts(system, values)}
    groups = tuple(fact for fact in facts if fact.endswith("."))
    return {
        name: value for name, value in values.items() if name in facts or name.startswith(groups)
    }


def _facts(system: System, values: Mapping[str, object]) -> tuple[str, ...]:
    """Return the names of the listed values; by default those not nested, and the scores."""
    return system.listed_facts() or (*(name for name in values if "." not in name), SCORES)


def _plain_values(values: Mapping[str, object], prefix: str) -> Iterator[tuple[str, object]]:
    for name, value in values.items():
        if isinstance(value, Mapping):
            yield from _plain_values(value, f"{prefix}{name}.")
        elif _is_plain(value):
            yield f"{prefix}{name}", value


def _is_plain(value: object) -> bool:
    return value is None or isinstance(value, str | int | float)
