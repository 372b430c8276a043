"""Whether two games are the same one: by what they began from, and by how they were played."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from understudy.core import Session, System, TapeEntry


@dataclass(frozen=True, slots=True)
class SameOrigin:
    """A kept game that began like another: so many answers were given, and these."""

    id: str
    answers: int
    course: str


def origin_hash(system: System, options: Mapping[str, object], seed: int | str) -> str:
    """Names what a game began from: the same options and the same chance.

    What is as usual says nothing, so that an option that comes later changes no name.
    """
    usual = system.complete_options({})
    chosen = {name: value for name, value in options.items() if usual.get(name) != value}
    return _digest([system.name, chosen, str(seed)])


def game_hash(origin: str, tape: Iterable[TapeEntry]) -> str:
    """Names a game as far as it was played: its beginning, and every answer."""
    return _digest([origin, [[entry.question, entry.answer] for entry in tape]])


def session_origin_hash(session: Session) -> str:
    """What this game began from."""
    return origin_hash(session.system, session.options, session.seed)


def _digest(value: object) -> str:
    # What is kept has been through JSON, what is played has not: as text they are alike.
    text = json.dumps(value, sort_keys=True)
    return hashlib.blake2b(text.encode(), digest_size=16).hexdigest()
