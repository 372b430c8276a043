"""Hashes that identify a game: by its options and seed, and by its answers."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from understudy.core import Session, System, TapeEntry
from understudy.store.hashing import hash_json
from understudy.store.records import answers_to_json


@dataclass(frozen=True, slots=True)
class SameOrigin:
    """A stored game with a given origin: how many answers it has, and its `game_hash`."""

    id: str
    answers: int
    game_hash: str


def origin_hash(system: System, options: Mapping[str, object], seed: int | str) -> str:
    """Return the hash of a game's options and seed.

    Options at their default are left out, so that a new option changes no hash.
    """
    defaults = system.complete_options({})
    chosen = {name: value for name, value in options.items() if defaults.get(name) != value}
    return hash_json([system.name, chosen, str(seed)])


def game_hash(origin: str, tape: Iterable[TapeEntry]) -> str:
    """Return the hash of a game as far as it was played: its origin and every answer."""
    return hash_json([origin, answers_to_json(tape)])


def session_origin_hash(session: Session) -> str:
    """Return the hash of the session's options and seed."""
    return origin_hash(session.system, session.options, session.seed)
