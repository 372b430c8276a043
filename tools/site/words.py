"""The words of the page where there is no server: some of its messages are others there."""

from __future__ import annotations

import re
from typing import Final

from understudy.locales import LANGUAGES
from understudy.locales.translator import Translator

_MESSAGE: Final = re.compile(r"^([a-z][\w-]*) = .*\n?", re.MULTILINE)
INSTEAD: Final = "lite-instead-"
"""A message whose name begins so is said in the place of the one that is named after it."""


def needs() -> str:
    """What a browser needs, in every language, for one that shows nothing else."""
    said = [
        f'<p lang="{code}">{Translator(code, {}).text("lite-needs", {})}</p>' for code in LANGUAGES
    ]
    return f'<aside class="needs">{"".join(said)}</aside>'


def spoken(path: str, text: str) -> str:
    """The text of this answer; in a catalogue some messages are said instead of others."""
    if not path.startswith("/languages/"):
        return text
    found = {
        name[1].removeprefix(INSTEAD)
        for name in _MESSAGE.finditer(text)
        if name[1].startswith(INSTEAD)
    }
    kept = _MESSAGE.sub(lambda one: "" if one[1] in found else one[0], text)
    return kept.replace(INSTEAD, "")
