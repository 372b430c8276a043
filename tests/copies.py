"""Checking that `copy()` of a state class copies every field."""

from collections.abc import Iterable
from contextlib import suppress
from typing import Any

EMPTY: dict[type, Any] = {list: [7], dict: {"x": [7]}, frozenset: frozenset({7}), tuple: ("x",)}
"""Values for fields that are empty in a new game."""
INSTEAD_OF_NONE: tuple[Any, ...] = ("x", 7, (7, 7), [7])
"""Values for fields that are `None`; compiled classes accept only those of the field's type."""


def check_copy(state: Any, names: Iterable[str], shared: Iterable[str] = ()) -> None:
    """Assert that a copy has the value of every field and shares no mutable one.

    Each field gets a new value first, so that a forgotten field differs from its default.
    `shared` fields may be shared, because they are replaced and never changed.
    """
    for name in names:
        _change(state, name)
    same = state.copy()
    assert type(same) is type(state)
    for name in names:
        value, copied = getattr(state, name), getattr(same, name)
        if hasattr(value, "copy") and not isinstance(value, frozenset) and name not in shared:
            assert copied is not value, f"{name} is shared"
        assert _comparable(copied) == _comparable(value), f"{name} is not copied"


def _change(state: Any, name: str) -> None:
    """Give a field another value."""
    value = getattr(state, name)
    if value is not None:
        setattr(state, name, _other(value))
        return
    for other in INSTEAD_OF_NONE:
        with suppress(TypeError):
            setattr(state, name, other)
            return
    raise AssertionError(f"no value for {name}")


def _slots(value: Any) -> tuple[str, ...]:
    """Return the fields of a part that has its own `copy()`; a compiled class shows none."""
    return getattr(type(value), "__slots__", ()) if hasattr(value, "copy") else ()


def _other(value: Any) -> Any:
    """Return another value of this type; parts with their own `copy()` are changed in place."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    if isinstance(value, str):
        return f"{value}x"
    if type(value) in EMPTY and not value:
        return EMPTY[type(value)]
    if isinstance(value, list):
        return [_other(one) for one in value]
    if isinstance(value, dict):
        return {key: _other(one) for key, one in value.items()}
    for name in _slots(value):
        _change(value, name)
    return value


def _comparable(value: Any) -> Any:
    """Return a value that compares by content."""
    if isinstance(value, list):
        return [_comparable(one) for one in value]
    slots = _slots(value)
    if slots:
        return {name: _comparable(getattr(value, name)) for name in slots}
    return type(value) if hasattr(value, "copy") and type(value) not in EMPTY else value
