"""The secret of a table that others can reach: made once, kept beside the games."""

from __future__ import annotations

import os
import re
import secrets
from contextlib import suppress
from pathlib import Path
from typing import Final

from understudy.core import Refused

FILE_NAME: Final = "secret"
LENGTH: Final = 20
"""With 31 letters to choose from that is 99 bits: nobody guesses it over a network."""

_LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"
"""None of them is taken for another when somebody types the address."""

_WHOLE: Final = re.compile(f"[{_LETTERS}]{{{LENGTH}}}")


def load_or_create_secret(folder: Path, *, renew: bool = False) -> str:
    """The secret of this folder of games; made if there is none, made anew if wanted."""
    path = folder / FILE_NAME
    known = None if renew else _read(path)
    return known or _write(path)


def _read(path: Path) -> str | None:
    """What is kept there; a text that we have not made is no secret."""
    try:
        text = path.read_text("utf-8").strip()
        path.chmod(0o600)
    except (OSError, ValueError):
        return None
    return text if _WHOLE.fullmatch(text) else None


def _write(path: Path) -> str:
    secret = "".join(secrets.choice(_LETTERS) for _ in range(LENGTH))
    fresh = path.with_name(f"{path.name}.{secrets.token_hex(4)}")
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        # Nobody else can read it at any time, and it is there as a whole or not at all.
        with open(os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as file:
            file.write(f"{secret}\n")
        fresh.replace(path)
    except OSError as error:
        with suppress(OSError):
            fresh.unlink()
        raise Refused("store-not-writable", path=str(path)) from error
    return secret
