"""Options as text: parses ``key=value`` into the value that a game takes.

The type of an option is that of its default. A list is written ``a+b`` or ``a,b``, a part of an
option with a dot: ``decks.project=real``.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Final

from understudy.core.errors import Illegal
from understudy.core.options.options import unknown_option
from understudy.core.system import Options, System

SWITCHES: Final = {
    "true": True, "yes": True, "on": True, "1": True,
    "false": False, "no": False, "off": False, "0": False,
}  # fmt: skip


def read_options(
    system: System, given: Sequence[str], start: Options | None = None
) -> dict[str, object]:
    """Return the options `start`, changed by these texts, not yet completed."""
    options: dict[str, object] = dict(start or {})
    for text in given:
        key, value = split_option(text)
        options = with_option(options, key, read_value(system, key, value))
    return options


def split_option(text: str) -> tuple[str, str]:
    """Return the key and the text of ``key=value``."""
    key, equals, value = text.partition("=")
    if not equals or not key.strip():
        raise Illegal("terminal-option-form", option=text)
    return key.strip(), value.strip()


def with_option(options: Options, key: str, value: object) -> dict[str, object]:
    """Return the options with this option, or part of an option, added."""
    top, dot, part = key.partition(".")
    if not dot:
        return {**options, top: value}
    before = options.get(top, {})
    assert isinstance(before, Mapping)
    return {**options, top: {**before, part: value}}


def read_value(system: System, key: str, text: str) -> object:
    """Return the value of a text for an option, or for a part of one."""
    match default_of(system, key):
        case bool():
            if text.lower() not in SWITCHES:
                raise Illegal("terminal-option-yes-no", option=key, value=text)
            return SWITCHES[text.lower()]
        case int():
            try:
                return int(text)
            except ValueError:
                return text  # The game refuses it and lists the allowed numbers.
        case list():
            return [part.strip() for part in re.split(r"[+,]", text) if part.strip()]
        case _:
            return text


def default_of(system: System, key: str) -> object:
    """Return the default of an option, or of a part of one."""
    defaults = system.options()["defaults"]
    assert isinstance(defaults, Mapping)
    top, dot, part = key.partition(".")
    if top not in defaults:
        raise unknown_option(key, defaults)
    default: object = defaults[top]
    if not isinstance(default, Mapping):
        if dot:
            raise unknown_option(key, defaults)
        return default
    if part not in default:
        known = ", ".join(f"{top}.{part}" for part in default)
        raise Illegal("terminal-option-part", option=key, known=known)
    return default[part]
