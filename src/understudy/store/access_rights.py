"""Rights of devices to games, and the keys of links."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import IntEnum
from typing import Final

from understudy.store.hashing import hash_bytes

NO_DEVICE: Final = ""
"""The device name without club mode: all requests share one list of games."""


class Right(IntEnum):
    """What a device may do with a game; each right includes those before it."""

    WATCH = 1
    PLAY = 2
    OWN = 3

    @property
    def word(self) -> str:
        """The name of the right in URLs and JSON."""
        return self.name.lower()


LINK_RIGHTS: Final[Mapping[str, Right]] = {right.word: right for right in (Right.PLAY, Right.WATCH)}
"""The rights that a link can give, by name."""


class ListFull(Exception):
    """The device's list has the maximum number of games."""


class LinkFull(Exception):
    """The maximum number of devices has the right of the link."""


@dataclass(frozen=True, slots=True)
class RenewedLink:
    """A link's new key, and the devices that lost the game because they had its right."""

    key: str
    removed_devices: list[str]


def hash_key(secret: str) -> str:
    """Return the hash by which a link key or device token is looked up.

    Looking up the hash instead of the secret leaks nothing about the secret through timing.
    """
    return hash_bytes(secret.encode("utf-8", "replace"))
