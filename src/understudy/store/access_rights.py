"""What a device may do with a game, and how the keys of links and devices are known."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass
from enum import IntEnum
from typing import Final

HOUSE: Final = ""
"""The name of no device: at home all games are everybody's."""


class Right(IntEnum):
    """What somebody may do with a game; each includes those before it."""

    WATCH = 1
    PLAY = 2
    OWN = 3

    @property
    def word(self) -> str:
        """What it is called outside."""
        return self.name.lower()


LINK_RIGHTS: Final[Mapping[str, Right]] = {right.word: right for right in (Right.PLAY, Right.WATCH)}
"""The rights that a link gives, by their words."""


@dataclass(frozen=True, slots=True)
class Link:
    """What a key opens: the game, the right it gives, and how many devices have the game by it."""

    game: str
    right: Right
    devices: int


@dataclass(frozen=True, slots=True)
class RenewedLink:
    """A link that was made anew: its key, and the devices that had the right it gives."""

    key: str
    put_out: list[str]


def hash_key(secret: str) -> str:
    """By what a key or the token of a device is found: how long that takes tells nothing of it."""
    return hashlib.blake2b(secret.encode("utf-8", "replace"), digest_size=16).hexdigest()
