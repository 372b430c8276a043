"""Device lists as texts: one for each device, and one for the links of each game."""

from __future__ import annotations

import json
from hmac import compare_digest
from threading import Lock

from understudy.store.access_rights import (
    LINK_RIGHTS,
    LinkFull,
    ListFull,
    RenewedLink,
    Right,
    hash_key,
)
from understudy.store.keyvalue.text_store import LINKS, LISTINGS, LISTS, Changes, TextStore
from understudy.store.link_keys import StoredLink, new_link


class KeyValueLists:
    """Implementation of `DeviceLists` on a text store.

    Callers of `rights`, `owning` and `without` must hold the lock.
    """

    def __init__(self, texts: TextStore, lock: Lock) -> None:
        self._texts = texts
        self._lock = lock

    def right(self, device: str, game: str) -> Right | None:
        with self._lock:
            return self.rights(device).get(game)

    def games(self, device: str) -> list[str]:
        with self._lock:
            return list(self.rights(device))

    def leave(self, device: str, game: str) -> bool:
        with self._lock:
            rights = self.rights(device)
            if rights.get(game, Right.OWN) is Right.OWN:
                return False
            del rights[game]
            self._texts.write(_list_text(device, rights))
        return True

    def links(self, game: str, owner_token: str) -> dict[Right, str] | None:
        with self._lock:
            stored = self._links(game, owner_token)
            if stored is None:
                return None
            keys = {right: link.key(owner_token, game, right) for right, link in stored.items()}
            for right, key in keys.items():
                if key is None:
                    keys[right], stored[right] = new_link(owner_token, game, right)
                    self._texts.write(_links_text(game, stored))
            return {right: key for right, key in keys.items() if key}

    def renew_link(self, game: str, right: Right, owner_token: str) -> RenewedLink | None:
        with self._lock:
            stored = self._links(game, owner_token)
            if stored is None:
                return None
            key, stored[right] = new_link(owner_token, game, right)
            changes = dict(_links_text(game, stored))
            removed_devices = []
            for device, rights in self._all():
                if rights.get(game) == right:
                    del rights[game]
                    changes.update(_list_text(device, rights))
                    removed_devices.append(device)
            self._texts.write(changes)
        return RenewedLink(key, removed_devices)

    def join(
        self, device: str, key: str, *, max_games: int | None = None, max_devices: int | None = None
    ) -> tuple[str, Right] | None:
        with self._lock:
            found = self._find_key(key)
            if found is None:
                return None
            game, right = found
            rights = self.rights(device)
            known = rights.get(game)
            if known is None and max_games is not None and len(rights) >= max_games:
                raise ListFull
            if known is None or known < right:
                if max_devices is not None and self._count_devices(game, right) >= max_devices:
                    raise LinkFull
                rights[game] = right
            self._texts.write(_list_text(device, rights))
            return game, rights[game]

    def rights(self, device: str) -> dict[str, Right]:
        """Return the device's right to each game on its list."""
        text = self._texts.read(LISTS, device)
        return {} if text is None else _rights(json.loads(text))

    def owning(self, device: str, game: str, max_games: int | None) -> Changes:
        """Return the changes when a device creates a game."""
        rights = self.rights(device)
        if max_games is not None and len(rights) >= max_games:
            raise ListFull
        return _list_text(device, {**rights, game: Right.OWN})

    def without(self, game: str) -> Changes:
        """Return the changes when a game is deleted."""
        changes: dict[tuple[str, str], str | None] = {}
        if self._texts.read(LINKS, game) is not None:
            changes[LINKS, game] = None
        for device, rights in self._all():
            if rights.pop(game, None):
                changes.update(_list_text(device, rights))
        return changes

    def _links(self, game: str, owner_token: str) -> dict[Right, StoredLink] | None:
        if self._texts.read(LISTINGS, game) is None:
            return None
        text = self._texts.read(LINKS, game)
        if text is not None:
            stored = json.loads(text)["links"]
            return {LINK_RIGHTS[word]: StoredLink(*link) for word, link in stored.items()}
        links = {right: new_link(owner_token, game, right)[1] for right in LINK_RIGHTS.values()}
        self._texts.write(_links_text(game, links))
        return links

    def _count_devices(self, game: str, right: Right) -> int:
        return sum(rights.get(game) == right for _, rights in self._all())

    def _all(self) -> list[tuple[str, dict[str, Right]]]:
        stored = map(json.loads, self._texts.all(LISTS))
        return [(each["device"], _rights(each)) for each in stored]

    def _find_key(self, key: str) -> tuple[str, Right] | None:
        for text in self._texts.all(LINKS):
            stored = json.loads(text)
            for word, (_, digest) in stored["links"].items():
                if compare_digest(digest, hash_key(key)):
                    return stored["game"], LINK_RIGHTS[word]
        return None


def _rights(stored: dict[str, dict[str, int]]) -> dict[str, Right]:
    return {game: Right(right) for game, right in stored["rights"].items()}


def _list_text(device: str, rights: dict[str, Right]) -> Changes:
    return {(LISTS, device): json.dumps({"device": device, "rights": rights})}


def _links_text(game: str, links: dict[Right, StoredLink]) -> Changes:
    by_word = {right.word: [link.nonce, link.digest] for right, link in links.items()}
    return {(LINKS, game): json.dumps({"game": game, "links": by_word})}
