"""Messages of the site, some of which replace those of the page."""

from __future__ import annotations

import re
from typing import Final

from understudy.locales import languages
from understudy.locales.translator import Translator

_MESSAGE: Final = re.compile(r"^([a-z][\w-]*) = .*\n?", re.MULTILINE)
REPLACING: Final = "lite-instead-"
"""Prefix of a message that replaces the message named after the prefix."""


def browser_requirements() -> str:
    """Return the requirements for browsers in every language, shown if nothing else works."""
    texts = [
        f'<p lang="{code}">{Translator(code, {}).text("lite-needs", {})}</p>'
        for code in languages()
    ]
    return f'<aside class="needs">{"".join(texts)}</aside>'


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
