"""References to the named things of a game."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(slots=True, unsafe_hash=True)
class Ref:
    """A named thing of a game (a card, a track, a space), translated when it is shown.

    `kind` begins with the name of the game: ``Ref("toy-owner", "bot")`` is translated by the
    message ``toy-owner-bot``, or by the game's own list of names for that kind.
    """

    kind: str
    id: str

    def __init__(self, kind: str, id: str) -> None:
        self.kind = kind
        self.id = id
