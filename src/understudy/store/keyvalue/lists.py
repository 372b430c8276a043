"""The lists of devices as plain records: a text for each device, one for the links of each game.

Who calls a function without an underscore that gives or takes changes has the lock of the store.
"""

from __future__ import annotations

import json
from hmac import compare_digest
from threading import Lock

from understudy.store.access_rights import LINK_RIGHTS, Link, RenewedLink, Right, hash_key
from understudy.store.keyvalue.text_store import LINKS, LISTINGS, LISTS, Changes, TextStore
from understudy.store.records import new_key


class PlainLists:
    """Which games are on the list of which device, in these records."""

    def __init__(self, records: TextStore, lock: Lock) -> None:
        self._records = records
        self._lock = lock

    def right(self, device: str, game: str) -> Right | None:
        """What the device may do with the game; None if that is not on its list."""
        with self._lock:
            return self.rights(device).get(game)

    def games(self, device: str) -> list[str]:
        """The ids of all games on the list of the device."""
        with self._lock:
            return list(self.rights(device))

    def leave(self, device: str, game: str) -> bool:
        """Take a game off the list of a device; whether it was there."""
        with self._lock:
            rights = self.rights(device)
            there = rights.pop(game, None) is not None
            self._records.write(_list(device, rights))
        return there

    def links(self, game: str) -> dict[Right, str] | None:
        """The keys of the links of a game, made when first asked for."""
        with self._lock:
            if self._records.read(LISTINGS, game) is None:
                return None
            keys = self._keys(game)
            if not keys:
                keys = {right: new_key() for right in LINK_RIGHTS.values()}
                self._records.write(_links(game, keys))
        return keys

    def renew_link(self, game: str, right: Right) -> RenewedLink | None:
        """Another key in place of the one that gives this right."""
        keys = self.links(game)
        if keys is None:
            return None
        with self._lock:
            keys[right] = new_key()
            changes = dict(_links(game, keys))
            put_out = []
            for device, rights in self._all():
                if rights.get(game) == right:
                    del rights[game]
                    changes.update(_list(device, rights))
                    put_out.append(device)
            self._records.write(changes)
        return RenewedLink(keys[right], put_out)

    def look(self, key: str) -> Link | None:
        """What a key opens, if anything."""
        with self._lock:
            found = self._found(key)
            if found is None:
                return None
            game, right = found
            return Link(game, right, sum(has.get(game) == right for _, has in self._all()))

    def open(self, device: str, key: str) -> tuple[str, Right] | None:
        """Put the game of this key on the list of a device, never with less right than before."""
        with self._lock:
            found = self._found(key)
            if found is None:
                return None
            game, right = found
            rights = self.rights(device)
            rights[game] = max(right, rights.get(game, Right.WATCH))
            self._records.write(_list(device, rights))
            return game, rights[game]

    def rights(self, device: str) -> dict[str, Right]:
        """What a device may do with which game."""
        text = self._records.read(LISTS, device)
        return {} if text is None else _rights(json.loads(text))

    def owning(self, device: str, game: str) -> Changes:
        """What changes when a device makes a game."""
        return _list(device, {**self.rights(device), game: Right.OWN})

    def without(self, game: str) -> Changes:
        """What changes when there is no such game any more."""
        changes: dict[tuple[str, str], str | None] = {}
        if self._records.read(LINKS, game) is not None:
            changes[LINKS, game] = None
        for device, rights in self._all():
            if rights.pop(game, None):
                changes.update(_list(device, rights))
        return changes

    def _all(self) -> list[tuple[str, dict[str, Right]]]:
        kept = map(json.loads, self._records.all(LISTS))
        return [(each["device"], _rights(each)) for each in kept]

    def _found(self, key: str) -> tuple[str, Right] | None:
        for text in self._records.all(LINKS):
            kept = json.loads(text)
            for word, known in kept["keys"].items():
                if compare_digest(hash_key(known), hash_key(key)):
                    return kept["game"], LINK_RIGHTS[word]
        return None

    def _keys(self, game: str) -> dict[Right, str]:
        text = self._records.read(LINKS, game)
        keys = {} if text is None else json.loads(text)["keys"]
        return {LINK_RIGHTS[word]: key for word, key in keys.items()}


def _rights(kept: dict[str, dict[str, int]]) -> dict[str, Right]:
    return {game: Right(right) for game, right in kept["rights"].items()}


def _list(device: str, rights: dict[str, Right]) -> Changes:
    return {(LISTS, device): json.dumps({"device": device, "rights": rights})}


def _links(game: str, keys: dict[Right, str]) -> Changes:
    named = {right.word: key for right, key in keys.items()}
    return {(LINKS, game): json.dumps({"game": game, "keys": named})}
