"""Interfaces of a store of games."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from contextlib import AbstractContextManager
from dataclasses import dataclass
from typing import Protocol

from understudy.core import Illegal, Session, TapeEntry
from understudy.store.access_rights import NO_DEVICE, RenewedLink, Right
from understudy.store.change_notices import ChangeNotices
from understudy.store.game_identity import SameOrigin
from understudy.store.records import (
    NOT_IMPORTED,
    AnswerReceipt,
    CustomBoard,
    GameListing,
    ImportInfo,
    Record,
    StoredGame,
    StoredState,
    new_id,
    new_record,
    state_after,
)


class Store(ABC):
    """All saved games.

    Every call is atomic and durable: when it returns, the change is stored; otherwise nothing
    changed. The caller passes the view it has already built; the store derives the list entry
    from it.
    """

    custom_boards: CustomBoards
    """Printed components that players have entered."""
    lists: DeviceLists
    """The lists of games of the devices."""
    idle: IdleGames | None
    """Access to idle games; None if the store does not track use."""
    notices: ChangeNotices | None
    """Change notices from other processes; None if only this process writes."""

    @abstractmethod
    def process_lock(self, name: str) -> AbstractContextManager[None]:
        """Hold the cross-process lock `name`. Threads of this process are not excluded."""

    def create(
        self,
        session: Session,
        view: Mapping[str, object],
        id: str | None = None,
        import_info: ImportInfo = NOT_IMPORTED,
        owner: str = NO_DEVICE,
        max_games: int | None = None,
    ) -> StoredGame:
        """Store a new game, with a new id unless one is given, on the list of its owner.

        Raise `Illegal` if the given id is taken, and `ListFull` if the list has `max_games`.
        """
        while True:
            record = new_record(id or new_id(), session, view, import_info)
            if self._insert(record, session, import_info.title, owner, max_games):
                return StoredGame(record["id"], session, record["revision"])
            if id is not None:
                raise Illegal("store-id-taken", id=id)

    @abstractmethod
    def _insert(
        self, record: Record, session: Session, title: str, owner: str, max_games: int | None
    ) -> bool:
        """Store a new game. Return False if its id is taken."""

    @abstractmethod
    def load(self, id: str, known: StoredGame | None = None) -> StoredGame | None:
        """Return the game, replayed from its tape; None if it does not exist.

        If `known`, the caller's copy, is still current, return it without a replay. Raise
        `Unreadable` if the stored game is damaged.
        """

    @abstractmethod
    def read_tape(self, id: str) -> list[TapeEntry] | None:
        """Return the answers of a game in order, even if they no longer replay."""

    @abstractmethod
    def revision(self, id: str) -> int | None:
        """Return the game's revision; None if the game does not exist."""

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
        """Replace the stored game by this session and store the receipt. Return the new revision.

        The first `unchanged` answers of the tape stay as stored. Raise `Stale` if the stored game
        is not at revision `expected`, or if the key of the receipt was used before.
        """
        state = state_after(session, view, expected + 1)
        self._replace(StoredGame(id, session, expected), state, unchanged, receipt)
        return state["revision"]

    @abstractmethod
    def _replace(
        self, game: StoredGame, state: StoredState, unchanged: int, receipt: AnswerReceipt | None
    ) -> None:
        """Store the game with a new state if its revision is still current, else raise `Stale`."""

    @abstractmethod
    def receipt(self, id: str, key: str) -> AnswerReceipt | None:
        """Return the receipt stored for `key`, even if the answer was undone later."""

    @abstractmethod
    def list_games(
        self,
        limit: int | None = None,
        offset: int = 0,
        *,
        finished: bool = False,
        device: str = NO_DEVICE,
    ) -> list[GameListing]:
        """Return at most `limit` games after the first `offset`, last played first.

        With `finished` only finished games; with a device only those on its list. A damaged game is
        marked and does not hide the others.
        """

    @abstractmethod
    def find_same_origin(self, origin: str, device: str = NO_DEVICE) -> list[SameOrigin]:
        """Return the readable games with this `origin_hash`; with a device only those it may play.

        A device that may only watch a game must not confirm a guess of its seed. No other game is
        read.
        """

    @abstractmethod
    def set_title(self, id: str, title: str) -> bool:
        """Set the game's title (empty removes it). Return whether the game exists.

        The revision does not change.
        """

    @abstractmethod
    def delete(self, id: str) -> bool:
        """Delete the game. Return whether it existed."""

    @abstractmethod
    def check_writable(self) -> None:
        """Raise `Refused` if the store is not writable or not readable. Changes nothing."""

    @abstractmethod
    def last_restored_at(self) -> str:
        """Return when a backup was last restored; empty if never."""

    @abstractmethod
    def close(self) -> None:
        """Close the store and its connections."""


@dataclass(frozen=True, slots=True)
class IdleSince:
    """Since when a game must be idle: by the clock of the day, and in seconds seen by servers."""

    time: str
    seen: int


@dataclass(frozen=True, slots=True)
class ExpiredGame:
    """What a save file of an expired game lacks. `rights` are those of the devices on whose lists
    it was.
    """

    id: str
    title: str
    created: str
    updated: str
    rights: dict[str, int]


class IdleGames(Protocol):
    """Games by when they were last changed or viewed."""

    def advance(self, elapsed: float) -> int:
        """Add time that this process has seen pass. Return the seconds that all have seen so far.

        `elapsed` are the seconds since the last call by a steady clock. Not more is added than the
        clock of the day shows since the last call of any process: so two processes add no time
        twice, and a clock that jumps adds nothing. A game that is not marked as used is marked.
        """
        ...

    def mark_used(self, id: str) -> None:
        """Record that the game is used now."""
        ...

    def list_idle(self, since: IdleSince, limit: int, after: str = "") -> list[str]:
        """Return at most `limit` ids of games not used since, in order, starting after `after`."""
        ...

    def expire(
        self,
        id: str,
        revision: int,
        since: IdleSince,
        before_delete: Callable[[ExpiredGame], None],
    ) -> bool:
        """Delete the game if its revision matches and it was not used since. Return whether it was.

        `before_delete` is called while the game is locked. If it raises, the game stays.
        """
        ...

    def bring_back(self, session: Session, view: Mapping[str, object], game: ExpiredGame) -> bool:
        """Store an expired game again, on its lists. Return False if its id is taken."""
        ...


class DeviceLists(Protocol):
    """The games on each device's list, with the device's right, and the links that share games.

    A device is identified by a hash of its secret token. Used in club mode only.
    """

    def right(self, device: str, game: str) -> Right | None:
        """Return the device's right to the game; None if the game is not on its list."""
        ...

    def games(self, device: str) -> list[str]:
        """Return the ids of all games on the device's list."""
        ...

    def leave(self, device: str, game: str) -> bool:
        """Remove a game from a device's list. Return whether it was removed.

        The game of an owner stays.
        """
        ...

    def links(self, game: str, owner_token: str) -> dict[Right, str] | None:
        """Return the keys of the game's links, created on first use; None without such a game.

        Keys are derived from the token of the game's owner; only their hashes are stored. A key of
        an older version cannot be shown again and is replaced; devices that joined with it stay.
        """
        ...

    def renew_link(self, game: str, right: Right, owner_token: str) -> RenewedLink | None:
        """Replace the key that gives this right, and remove the game from all lists with the right.

        Return None if the game does not exist.
        """
        ...

    def join(
        self, device: str, key: str, *, max_games: int | None = None, max_devices: int | None = None
    ) -> tuple[str, Right] | None:
        """Put the game of this key on a device's list. Return the game and the device's right.

        An existing right is never lowered. Return None if no link has this key. Raise `ListFull`
        if the list has `max_games`, and `LinkFull` if `max_devices` have the right of the link.
        """
        ...


class CustomBoards(Protocol):
    """Printed components that players have entered, by name and device."""

    def list_boards(self, system: str, kind: str, owner: str = NO_DEVICE) -> list[CustomBoard]:
        """Return all entered components of a kind, by name."""
        ...

    def read(self, system: str, kind: str, name: str, owner: str = NO_DEVICE) -> CustomBoard | None:
        """Return the entered component, if there is one."""
        ...

    def write(
        self, system: str, kind: str, name: str, text: str, owner: str = NO_DEVICE
    ) -> CustomBoard:
        """Store this text, replacing the previous one."""
        ...

    def delete(self, system: str, kind: str, name: str, owner: str = NO_DEVICE) -> bool:
        """Delete the entered component. Return whether it existed."""
        ...
