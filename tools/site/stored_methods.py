"""Methods of dataclasses that were compiled when the site was built.

Python writes and compiles the methods of each dataclass when the class is imported. For the
hundreds of classes of the engine that takes a third of its loading time in a browser. This module
and the codes travel in the archive of the engine.
"""

from __future__ import annotations

import builtins
import dataclasses
import marshal
from hashlib import blake2b
from pkgutil import get_data
from types import CodeType
from typing import Any, Final

FILE: Final = "stored_methods.bin"
"""The file beside this module: compiled code by the key of its text."""


def key(text: str) -> bytes:
    """Return the key of a text."""
    return blake2b(text.encode(), digest_size=8).digest()


def use_stored_methods() -> None:
    """Let dataclasses use the stored methods; Python compiles those that are not among them."""
    codes: dict[bytes, CodeType] = marshal.loads(get_data(__name__, FILE) or b"")

    def run(text: str, names: dict[str, Any], found: dict[str, Any]) -> None:
        builtins.exec(codes.get(key(text), text), names, found)

    # A name of the module precedes the builtin function of the same name.
    vars(dataclasses)["exec"] = run
