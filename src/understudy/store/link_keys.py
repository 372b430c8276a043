"""Keys of the links that share a game. A store has only their hashes."""

from __future__ import annotations

import hmac
import json
import secrets
from dataclasses import dataclass
from typing import Final

from understudy.store.access_rights import Right, hash_key
from understudy.store.records import ID_LETTERS

KEY_LENGTH: Final = 26
"""31 characters to choose from make 128 bits, which cannot be guessed."""


@dataclass(frozen=True, slots=True)
class StoredLink:
    """What is stored of a link: a random value and the hash of its key."""

    nonce: str
    digest: str

    def key(self, owner_token: str, game: str, right: Right) -> str | None:
        """Return the key of the link; None if this token did not create it.

        Links of older versions have random keys, which cannot be shown again.
        """
        key = _derive(owner_token, game, right, self.nonce)
        return key if hmac.compare_digest(hash_key(key), self.digest) else None


def new_link(owner_token: str, game: str, right: Right) -> tuple[str, StoredLink]:
    """Return a new key, and what is stored of it."""
    nonce = secrets.token_hex(16)
    key = _derive(owner_token, game, right, nonce)
    return key, StoredLink(nonce, hash_key(key))


def _derive(owner_token: str, game: str, right: Right, nonce: str) -> str:
    """Return the key that belongs to a nonce.

    The owner's token is in no store. So the owner can read the key again, and a copy of the
    database does not contain it.
    """
    secret = owner_token.encode("utf-8", "replace")
    message = json.dumps([game, right.word, nonce]).encode()
    number = int.from_bytes(hmac.digest(secret, message, "sha256"), "big")
    letters = []
    for _ in range(KEY_LENGTH):
        number, letter = divmod(number, len(ID_LETTERS))
        letters.append(ID_LETTERS[letter])
    return "".join(letters)
