"""Who sends a request, and what they may do with a game.

Without `--club` all requests share one identity and one list of games. With it each device has its
own rights; a game that is not on its list is reported as not found.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from understudy.service.wire.errors import Forbidden, NotFound
from understudy.store import Right, Store
from understudy.store.access_rights import NO_DEVICE


@dataclass(frozen=True, slots=True)
class Requester:
    """The sender of a request: a device by its name in the store, or `NO_DEVICE` without a club.

    `token` is the secret of the device; no store has it.
    """

    device: str = NO_DEVICE
    token: str = field(default="", repr=False)

    @property
    def has_shared_list(self) -> bool:
        """Return whether all requesters share one list of games."""
        return self.device == NO_DEVICE

    @property
    def creation_right(self) -> Right | None:
        """Return the right to a game that the requester creates; None without a club."""
        return None if self.has_shared_list else Right.OWN


SHARED_LIST: Final = Requester()


@dataclass(frozen=True, slots=True)
class ListLimits:
    """Maximum games per device list and devices per link; None means unlimited."""

    games: int | None = None
    devices: int | None = None


UNLIMITED: Final = ListLimits()


def check_right(store: Store, requester: Requester, id: str, needs: Right) -> Right | None:
    """Return the right to the game, or raise if it is lower than `needs`. None without a club."""
    if requester.has_shared_list:
        return None
    right = store.lists.right(requester.device, id)
    if right is None:
        raise NotFound("server-no-such-game", id=id)
    if right < needs:
        raise Forbidden("server-watching" if needs is Right.PLAY else "server-not-yours")
    return right
