"""The lists of devices in a database: a row for each game on one of them, and for each link."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection, and_, bindparam, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from understudy.store.access_rights import LINK_RIGHTS, Link, RenewedLink, Right, hash_key
from understudy.store.change_notices import Notice
from understudy.store.records import new_key
from understudy.store.sql.database.schema import links, members
from understudy.store.sql.database.transactions import Database

_MEMBER: Final = and_(members.c.device == bindparam("whose"), members.c.game == bindparam("of"))
# What every call of a device asks first: put together once.
_RIGHT: Final = select(members.c.right).where(_MEMBER)
# Until it is done nobody renews the link.
_OPENED: Final = (
    select(links.c.game, links.c.right)
    .where(links.c.digest == bindparam("shown"))
    .with_for_update()
)


class SqlLists:
    """Which games are on the list of which device, behind a database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def right(self, device: str, game: str) -> Right | None:
        """What the device may do with the game; None if that is not on its list."""
        with self._database.reading() as connection:
            return _right(connection, device, game)

    def games(self, device: str) -> list[str]:
        """The ids of all games on the list of the device."""
        wanted = select(members.c.game).where(members.c.device == device)
        with self._database.reading() as connection:
            return list(connection.execute(wanted).scalars())

    def leave(self, device: str, game: str) -> bool:
        """Take a game off the list of a device; whether it was there."""
        with self._database.writing() as connection:
            gone = connection.execute(delete(members).where(_MEMBER), _named(device, game))
            self._database.notify(connection, Notice(game, device=device))
            return gone.rowcount == 1

    def links(self, game: str) -> dict[Right, str] | None:
        """The keys of the links of a game, made when first asked for."""
        found = self._keys(game)
        if not found:
            try:
                with self._database.writing() as connection:
                    made = [_link(game, right) for right in LINK_RIGHTS.values()]
                    connection.execute(insert(links), made)
            except IntegrityError:
                # There is no such game, or somebody else has made them meanwhile.
                pass
            found = self._keys(game)
        return found or None

    def renew_link(self, game: str, right: Right) -> RenewedLink | None:
        """Another key in place of the one that gives this right."""
        if self.links(game) is None:
            return None
        fresh = _link(game, right)
        mine = (members.c.game == game, members.c.right == right)
        with self._database.writing() as connection:
            old = (links.c.game == game, links.c.right == right)
            changed = connection.execute(update(links).where(*old).values(**fresh))
            put_out = connection.execute(select(members.c.device).where(*mine)).scalars().all()
            connection.execute(delete(members).where(*mine))
            for device in put_out:
                self._database.notify(connection, Notice(game, device=device))
        return RenewedLink(str(fresh["key"]), list(put_out)) if changed.rowcount == 1 else None

    def look(self, key: str) -> Link | None:
        """What a key opens, if anything."""
        came = and_(members.c.game == links.c.game, members.c.right == links.c.right)
        devices = select(func.count()).select_from(members).where(came).scalar_subquery()
        wanted = select(links.c.game, links.c.right, devices).where(links.c.digest == hash_key(key))
        with self._database.reading() as connection:
            found = connection.execute(wanted).first()
        return None if found is None else Link(found[0], Right(found[1]), found[2])

    def open(self, device: str, key: str) -> tuple[str, Right] | None:
        """Put the game of this key on the list of a device, never with less right than before."""
        while True:
            try:
                with self._database.writing() as connection:
                    found = connection.execute(_OPENED, {"shown": hash_key(key)}).first()
                    if found is None:
                        return None
                    notice = Notice(found.game, device=device, there=True)
                    self._database.notify(connection, notice)
                    return _join(connection, device, found.game, Right(found.right))
            except IntegrityError:
                # The same device has opened it at the same time.
                continue

    def _keys(self, game: str) -> dict[Right, str]:
        wanted = select(links.c.right, links.c.key).where(links.c.game == game)
        with self._database.reading() as connection:
            return {Right(right): key for right, key in connection.execute(wanted)}


def _join(connection: Connection, device: str, game: str, right: Right) -> tuple[str, Right]:
    known = _right(connection, device, game)
    if known is None:
        connection.execute(insert(members).values(device=device, game=game, right=right))
    elif known < right:
        raised = update(members).where(_MEMBER).values(right=right)
        connection.execute(raised, _named(device, game))
    return game, max(right, known or right)


def _right(connection: Connection, device: str, game: str) -> Right | None:
    found = connection.execute(_RIGHT, _named(device, game)).scalar()
    return None if found is None else Right(found)


def _named(device: str, game: str) -> dict[str, str]:
    return {"whose": device, "of": game}


def _link(game: str, right: Right) -> dict[str, str | int]:
    key = new_key()
    return {"game": game, "right": right, "key": key, "digest": hash_key(key)}
