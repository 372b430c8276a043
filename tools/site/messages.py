"""Messages of the site, some of which replace those of the page."""

from __future__ import annotations

import re
from typing import Final

_MESSAGE: Final = re.compile(r"^([a-z][\w-]*) = .*\n?", re.MULTILINE)
REPLACING: Final = "lite-instead-"
"""Prefix of a message that replaces the message named after the prefix."""


def for_site(path: str, text: str) -> str:
    """Return the text of a response, with messages replaced if it is a catalogue."""
    if not path.startswith("/languages/"):
        return text
    replaced = {
        name[1].removeprefix(REPLACING)
        for name in _MESSAGE.finditer(text)
        if name[1].startswith(REPLACING)
    }
    remaining = _MESSAGE.sub(lambda one: "" if one[1] in replaced else one[0], text)
    return remaining.replace(REPLACING, "")
