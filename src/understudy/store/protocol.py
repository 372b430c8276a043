"""What a store does, whatever it keeps its games in."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import AbstractContextManager
from typing import Protocol

from understudy.core import Session, TapeEntry
from understudy.store.access_rights import HOUSE, Link, RenewedLink, Right
from understudy.store.change_notices import ChangeNotices
from understudy.store.game_identity import SameOrigin
from understudy.store.records import (
    NOT_IMPORTED,
    AnswerReceipt,
    CustomBoard,
    GameListing,
    ImportInfo,
    StoredGame,
)


class Store(Protocol):
    """All saved games. A change is kept for good when its call returns, or has not happened.

    Whoever changes a game has built its view already, to show it; the line in the list of games
    is made from that.
    """

    @property
    def sheets(self) -> CustomBoards:
        """The printed components that owners have entered."""
        ...

    @property
    def idle(self) -> Idle | None:
        """The games that nobody touches, where that is known."""
        ...

    def process_lock(self, name: str) -> AbstractContextManager[None]:
        """Meanwhile no other process does what has this name; within one its threads may."""
        ...

    @property
    def notices(self) -> ChangeNotices | None:
        """What is told of changes, if several processes may make them; None if this one knows."""
        ...

    @property
    def lists(self) -> Lists:
        """Which games are on the list of which device."""
        ...

    def create(
        self,
        session: Session,
        view: Mapping[str, object],
        id: str | None = None,
        before: ImportInfo = NOT_IMPORTED,
        owner: str = HOUSE,
    ) -> StoredGame:
        """Keep a new game, under an id of its own unless one is given.

        `before` is what is known of it from elsewhere; without that it is a game of today. It is
        on the list of the device that owns it.
        """
        ...

    def load(self, id: str, known: StoredGame | None = None) -> StoredGame | None:
        """The game of this id, replayed from its tape; None if there is no such game.

        Refused as `Unreadable` if what is kept of it is damaged.

        `known` is the game as the caller has it. It is handed back, and nothing is replayed, if
        that is still how it is kept.
        """
        ...

    def tape(self, id: str) -> list[TapeEntry] | None:
        """The answers of a game in order, also of one that no longer replays."""
        ...

    def revision(self, id: str) -> int | None:
        """How often the game has changed; None if there is no such game."""
        ...

    def commit(
        self,
        id: str,
        session: Session,
        view: Mapping[str, object],
        *,
        expected: int,
        unchanged: int,
        receipt: AnswerReceipt | None = None,
    ) -> int:
        """Make the kept game this one; the new revision.

        The first `unchanged` answers stand; the rest of the tape is replaced. `receipt` is
        remembered. Refused as `Stale` if the kept game is not at revision `expected`, or if the
        key of the receipt was used before.
        """
        ...

    def receipt(self, id: str, key: str) -> AnswerReceipt | None:
        """That of an answer kept before with this key, even if it was taken back since."""
        ...

    def list_games(
        self,
        limit: int | None = None,
        offset: int = 0,
        *,
        finished: bool = False,
        device: str = HOUSE,
    ) -> list[GameListing]:
        """The games, the one played last first: all, or so many after the first `offset`.

        With `finished` only those that are over, for a device those on its list. A damaged game is
        marked, and the others are listed all the same.
        """
        ...

    def alike(self, origin: str, device: str = HOUSE) -> list[SameOrigin]:
        """The games that began from this, as far as they can be read; no other game is looked at.

        `origin` is a name that `identity.origin_of` gives. For a device those on its list.
        """
        ...

    def set_title(self, id: str, title: str) -> bool:
        """Call a game so in the list, or with no title nothing at all; whether there is one.

        That is no change of the game: its revision stays.
        """
        ...

    def delete(self, id: str) -> bool:
        """Forget a game; whether there was one."""
        ...

    def check_writable(self) -> None:
        """Refused if nothing could be kept just now; nothing changes."""
        ...

    def last_restored_at(self) -> str:
        """When everything was last replaced by a backup; empty if it never was."""
        ...

    def close(self) -> None:
        """Let go of what the games are kept in."""
        ...


class Idle(Protocol):
    """Games by when somebody last changed them or looked at them."""

    def mark_used(self, id: str) -> None:
        """Somebody has looked at a game."""
        ...

    def list_games(self, since: str, most: int, after: str = "") -> list[str]:
        """So many games that nobody has touched since this time, by id after that of `after`."""
        ...

    def expire(self, id: str, revision: int, since: str, first: Callable[[], None]) -> bool:
        """Forget a game if it is at this revision and nobody has touched it since; whether so.

        Before that `first` is called, while nobody else can change the game; if it fails, or
        forgetting does, the game stays.
        """
        ...


class Lists(Protocol):
    """Which games are on the list of which device, by what right, and the links that lead there.

    A device is known by a name that nobody else can guess. At home there are no lists.
    """

    def right(self, device: str, game: str) -> Right | None:
        """What the device may do with the game; None if that is not on its list."""
        ...

    def games(self, device: str) -> list[str]:
        """The ids of all games on the list of the device."""
        ...

    def leave(self, device: str, game: str) -> bool:
        """Take a game off the list of a device; whether it was there."""
        ...

    def links(self, game: str) -> dict[Right, str] | None:
        """The keys of the links of a game, made when first asked for; None without such a game."""
        ...

    def renew_link(self, game: str, right: Right) -> RenewedLink | None:
        """Another key in place of the one that gives this right. The old one opens nothing any
        more, and the game is taken off the list of every device that has this right to it.
        """
        ...

    def look(self, key: str) -> Link | None:
        """What a key opens, if anything; nothing changes."""
        ...

    def open(self, device: str, key: str) -> tuple[str, Right] | None:
        """Put the game of this key on the list of a device; the game, and what the device may do
        with it now: never less than before. None if the key opens nothing.
        """
        ...


class CustomBoards(Protocol):
    """Printed components of games as owners of the box have entered them, one for each name.

    Each device has its own.
    """

    def list_games(self, system: str, kind: str, owner: str = HOUSE) -> list[CustomBoard]:
        """All entered components of a kind, by name."""
        ...

    def read(self, system: str, kind: str, name: str, owner: str = HOUSE) -> CustomBoard | None:
        """One of them, if it was entered."""
        ...

    def write(
        self, system: str, kind: str, name: str, text: str, owner: str = HOUSE
    ) -> CustomBoard:
        """Keep this text in place of what was there."""
        ...

    def delete(self, system: str, kind: str, name: str, owner: str = HOUSE) -> bool:
        """Forget it; whether there was one."""
        ...
