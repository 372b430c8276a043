"""The access secret of a server that other machines can reach, stored with the games."""

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
"""20 of 31 characters are 99 bits, too many to guess over a network."""

_LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"
"""Without characters that are easily confused when the address is typed."""

_VALID: Final = re.compile(f"[{_LETTERS}]{{{LENGTH}}}")


def load_or_create_secret(folder: Path, *, renew: bool = False) -> str:
    """Return the secret of this data folder; create it if it is missing or `renew` is set."""
    path = folder / FILE_NAME
    return (None if renew else _read(path)) or _write(path)


def _read(path: Path) -> str | None:
    """Return the stored secret, or None if it is missing or not in our format."""
    try:
        text = path.read_text("utf-8").strip()
        path.chmod(0o600)
    except (OSError, ValueError):
        return None
    return text if _VALID.fullmatch(text) else None


def _write(path: Path) -> str:
    secret = "".join(secrets.choice(_LETTERS) for _ in range(LENGTH))
    temporary = path.with_name(f"{path.name}.{secrets.token_hex(4)}")
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        # Only the owner can ever read the file, and it appears complete or not at all.
        with open(os.open(temporary, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as file:
            file.write(f"{secret}\n")
        temporary.replace(path)
    except OSError as error:
        with suppress(OSError):
            temporary.unlink()
        raise Refused("store-not-writable", path=str(path)) from error
    return secret
