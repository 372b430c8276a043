"""Who asks, and what they may do with a game.

At home everybody who gets in is one visitor, and all games are theirs. In a club a visitor is a
device: it may do what the right says by which a game is on its list, and of any other game it does
not even learn that there is one.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from understudy.service.wire.errors import Forbidden, NotFound
from understudy.store import Right, Store
from understudy.store.access_rights import NO_DEVICE


@dataclass(frozen=True, slots=True)
class Requester:
    """Who asks: a device by the name the store knows it by, or with none everybody at home."""

    device: str = NO_DEVICE

    @property
    def has_shared_list(self) -> bool:
        """Whether all games are theirs."""
        return self.device == NO_DEVICE

    @property
    def owning(self) -> Right | None:
        """What they may do with a game that they make; None at home, where nobody asks."""
        return None if self.has_shared_list else Right.OWN


SHARED_LIST: Final = Requester()


@dataclass(frozen=True, slots=True)
class ListLimits:
    """How many games fit onto the list of a device, and how many devices may have a game by one of
    its links; None without end.
    """

    games: int | None = None
    devices: int | None = None


UNLIMITED: Final = ListLimits()


def check_right(store: Store, visitor: Requester, id: str, needs: Right) -> Right | None:
    """What the visitor may do with a game, if it is enough; None at home, where nobody asks."""
    if visitor.has_shared_list:
        return None
    right = store.lists.right(visitor.device, id)
    if right is None:
        raise NotFound("server-no-such-game", id=id)
    if right < needs:
        raise Forbidden("server-watching" if needs is Right.PLAY else "server-not-yours")
    return right
