"""The context in which a benefit is carried out."""

from __future__ import annotations

from typing import Final

from understudy.core import Ref, Table
from understudy.core.chance import Chance
from understudy.tapestry.human.state.side import PlayedHuman
from understudy.tapestry.state import Game

NO_TABLE: Final = Table(Chance(0), listening=False)
"""The table of a context that only checks: nothing may be asked there."""


class Context:
    """Where a benefit is carried out: the game, the table, your side, and what it is about.

    `cause` names the space, tile or card that gives it. The rest says what it is about: a `track`
    and a `space` on it, a `hex`, a `card` (a tech or tapestry card just gained or upgraded), a
    `tile` that has to be used, a `kind` of building and `where` it was put. `conquered` and
    `toppled` describe a conquest, `received` counts the symbols of the income step by resource,
    `food_gained` the food that it brought.
    """

    __slots__ = (
        "card", "cause", "conquered", "food_gained", "game", "hex", "impassable", "kind",
        "opponent", "received", "space", "table", "tile", "toppled", "track", "where", "you",
    )  # fmt: skip

    def __init__(
        self,
        game: Game,
        table: Table,
        you: PlayedHuman,
        cause: Ref | None = None,
        *,
        track: int = -1,
        space: int = 0,
        hex: int = -1,
        card: int = 0,
        kind: str = "",
        where: str = "",
    ) -> None:
        self.game = game
        self.table = table
        self.you = you
        self.cause = cause
        self.track = track
        self.space = space
        self.hex = hex
        self.card = card
        self.kind = kind
        self.where = where
        self.tile = 0
        self.opponent = ""
        self.impassable = False
        self.conquered = False
        self.toppled = False
        self.received: dict[str, int] = {}
        self.food_gained = 0

    def of(self, cause: Ref | None) -> Context:
        """Return a context for a benefit of something else, about the same things."""
        same = Context(
            self.game, self.table, self.you, cause, track=self.track, space=self.space,
            hex=self.hex, card=self.card, kind=self.kind, where=self.where,
        )  # fmt: skip
        same.opponent, same.tile, same.impassable = self.opponent, self.tile, self.impassable
        same.conquered, same.toppled, same.received = self.conquered, self.toppled, self.received
        same.food_gained = self.food_gained
        return same

    def for_side(self, you: PlayedHuman) -> Context:
        """Return a context in which another human gains something, about the same things."""
        same = self.of(self.cause)
        same.you = you
        return same
