"""Device lists in a database: a row for each game on a list, and for each link."""

from __future__ import annotations

from contextlib import suppress
from typing import Final

from sqlalchemy import Connection, and_, bindparam, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from understudy.store.access_rights import (
    LINK_RIGHTS,
    LinkFull,
    ListFull,
    RenewedLink,
    Right,
    hash_key,
)
from understudy.store.change_notices import Notice
from understudy.store.link_keys import StoredLink, new_link
from understudy.store.sql.database.schema import links, members
from understudy.store.sql.database.transactions import Database

_MEMBER: Final = and_(
    members.c.device == bindparam("of_device"), members.c.game == bindparam("of_game")
)
# Built once, because every request of a device executes it.
_LEAVE: Final = delete(members).where(_MEMBER, members.c.right < Right.OWN)
_RIGHT: Final = select(members.c.right).where(_MEMBER)
_COUNT: Final = select(func.count()).select_from(members)
# The lock keeps the link from being renewed until the transaction ends.
_LINK: Final = (
    select(links.c.game, links.c.right).where(links.c.digest == bindparam("hash")).with_for_update()
)


class SqlLists:
    """Implementation of `DeviceLists` on a database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def right(self, device: str, game: str) -> Right | None:
        with self._database.read_transaction() as connection:
            return _right(connection, device, game)

    def games(self, device: str) -> list[str]:
        games = select(members.c.game).where(members.c.device == device)
        with self._database.read_transaction() as connection:
            return list(connection.execute(games).scalars())

    def leave(self, device: str, game: str) -> bool:
        with self._database.write_transaction() as connection:
            deleted = connection.execute(_LEAVE, _member(device, game))
            if deleted.rowcount:
                self._database.notify(connection, Notice(game, device=device))
            return deleted.rowcount == 1

    def links(self, game: str, owner_token: str) -> dict[Right, str] | None:
        stored = self._stored_links(game)
        if not stored:
            new = [_new_row(game, right, owner_token)[1] for right in LINK_RIGHTS.values()]
            # It fails if the game does not exist, or if another process has just created links.
            with suppress(IntegrityError), self._database.write_transaction() as connection:
                connection.execute(insert(links), new)
            stored = self._stored_links(game)
        keys = {
            right: link.key(owner_token, game, right) or self._replace(game, right, owner_token)
            for right, link in stored.items()
        }
        return keys or None

    def _replace(self, game: str, right: Right, owner_token: str) -> str:
        """Replace a key that the owner cannot read, and return the new one."""
        key, row = _new_row(game, right, owner_token)
        old = (links.c.game == game, links.c.right == right)
        with self._database.write_transaction() as connection:
            connection.execute(update(links).where(*old).values(**row))
        return key

    def renew_link(self, game: str, right: Right, owner_token: str) -> RenewedLink | None:
        if self.links(game, owner_token) is None:
            return None
        key, new = _new_row(game, right, owner_token)
        old = (links.c.game == game, links.c.right == right)
        by_link = (members.c.game == game, members.c.right == right)
        with self._database.write_transaction() as connection:
            changed = connection.execute(update(links).where(*old).values(**new))
            devices = connection.execute(select(members.c.device).where(*by_link)).scalars().all()
            connection.execute(delete(members).where(*by_link))
            for device in devices:
                self._database.notify(connection, Notice(game, device=device))
        return RenewedLink(key, list(devices)) if changed.rowcount == 1 else None

    def join(
        self, device: str, key: str, *, max_games: int | None = None, max_devices: int | None = None
    ) -> tuple[str, Right] | None:
        while True:
            try:
                with self._database.write_transaction() as connection:
                    link = connection.execute(_LINK, {"hash": hash_key(key)}).first()
                    if link is None:
                        return None
                    game, right = link.game, Right(link.right)
                    known = _right(connection, device, game)
                    if known is None:
                        check_list_length(self._database, connection, device, max_games)
                    if known is None or known < right:
                        _check_devices(connection, game, right, max_devices)
                    self._database.notify(connection, Notice(game, device=device, there=True))
                    return _join(connection, device, game, right, known)
            except IntegrityError:
                # The same device has joined at the same time.
                continue

    def _stored_links(self, game: str) -> dict[Right, StoredLink]:
        stored = select(links.c.right, links.c.nonce, links.c.digest).where(links.c.game == game)
        with self._database.read_transaction() as connection:
            rows = connection.execute(stored).all()
        return {Right(row.right): StoredLink(row.nonce, row.digest) for row in rows}


def check_list_length(
    database: Database, connection: Connection, device: str, max_games: int | None
) -> None:
    """Raise `ListFull` if the device's list has `max_games`; lock it until the transaction ends."""
    if not device or max_games is None:
        return
    database.lock_name(connection, f"list {device}")
    if connection.execute(_COUNT.where(members.c.device == device)).scalar_one() >= max_games:
        raise ListFull


def _check_devices(connection: Connection, game: str, right: Right, maximum: int | None) -> None:
    """Raise `LinkFull` if `maximum` devices have this right. The caller has locked the link."""
    devices = _COUNT.where(members.c.game == game, members.c.right == right)
    if maximum is not None and connection.execute(devices).scalar_one() >= maximum:
        raise LinkFull


def _join(
    connection: Connection, device: str, game: str, right: Right, known: Right | None
) -> tuple[str, Right]:
    if known is None:
        connection.execute(insert(members).values(device=device, game=game, right=right))
    elif known < right:
        raised = update(members).where(_MEMBER).values(right=right)
        connection.execute(raised, _member(device, game))
    return game, max(right, known or right)


def _right(connection: Connection, device: str, game: str) -> Right | None:
    found = connection.execute(_RIGHT, _member(device, game)).scalar()
    return None if found is None else Right(found)


def _member(device: str, game: str) -> dict[str, str]:
    return {"of_device": device, "of_game": game}


def _new_row(game: str, right: Right, owner_token: str) -> tuple[str, dict[str, str | int]]:
    """Return a new key and the row of its link."""
    key, link = new_link(owner_token, game, right)
    return key, {"game": game, "right": right, "nonce": link.nonce, "digest": link.digest}
