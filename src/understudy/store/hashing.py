"""Short hashes of text and of JSON values."""

from __future__ import annotations

import hashlib
import json


def hash_bytes(data: bytes) -> str:
    """Return a hash of 32 hexadecimal digits."""
    return hashlib.blake2b(data, digest_size=16).hexdigest()


def hash_json(value: object) -> str:
    """Return the hash of a value's JSON text; equal values give equal text."""
    return hash_bytes(json.dumps(value, sort_keys=True).encode())
