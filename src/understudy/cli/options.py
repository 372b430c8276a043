"""``--option key=value``: what was typed, as the options of a game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from understudy.table import Illegal, System

YES: Final = ("true", "yes", "on", "1")
NO: Final = ("false", "no", "off", "0")


def read_options(system: System, given: Sequence[str]) -> dict[str, object]:
    """The typed options; the defaults of the game say of which type each is."""
    defaults = system.options()["defaults"]
    assert isinstance(defaults, Mapping)
    options: dict[str, object] = {}
    for text in given:
        key, equals, value = text.partition("=")
        if not equals or not key.strip():
            raise Illegal("terminal-option-form", option=text)
        _set(options, defaults, key.strip(), value.strip())
    return options


def _set(options: dict[str, object], defaults: Mapping[str, object], key: str, value: str) -> None:
    top, dot, below = key.partition(".")
    if top not in defaults:
        raise Illegal("table-unknown-option", option=key)
    default = defaults[top]
    if not isinstance(default, Mapping):
        if dot:
            raise Illegal("table-unknown-option", option=key)
        options[top] = _value(key, value, default)
        return
    if below not in default:
        part = f"{top}.{next(iter(default))}" if default else top
        raise Illegal("terminal-option-part", option=key, example=part)
    inner = options.setdefault(top, {})
    assert isinstance(inner, dict)
    inner[below] = _value(key, value, default[below])


def _value(key: str, value: str, default: object) -> object:
    match default:
        case bool():
            if value.lower() in (*YES, *NO):
                return value.lower() in YES
            raise Illegal("terminal-option-yes-no", option=key, value=value)
        case int():
            try:
                return int(value)
            except ValueError:
                raise Illegal("terminal-option-number", option=key, value=value) from None
        case list():
            return [part.strip() for part in value.split(",") if part.strip()]
        case _:
            return value
