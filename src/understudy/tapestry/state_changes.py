"""Points, resources and tokens: each function changes one thing and tells it."""

from __future__ import annotations

from enum import StrEnum

from understudy.core import Change, ChoiceExplanation, Ref, Table
from understudy.tapestry.printed.map import HEXES
from understudy.tapestry.printed.tracks import TRACKS
from understudy.tapestry.state import Game, Human


class Reason(StrEnum):
    """Why something could not be done: the whole list."""

    NO_VALID_HEX = "no_valid_hex"
    NO_OUTPOST = "no_outpost"
    NO_SHADOW_OUTPOST = "no_shadow_outpost"
    TRACK_FINISHED = "track_finished"
    TRACK_AT_START = "track_at_start"
    ALL_TRACKS_FINISHED = "all_tracks_finished"
    NO_TERRITORY_TILE = "no_territory_tile"
    NO_TAPESTRY_CARD = "no_tapestry_card"


def skip(
    table: Table,
    reason: Reason,
    cite: str,
    *,
    why: ChoiceExplanation | None = None,
    ruling: str | None = None,
) -> None:
    """Something cannot be done and is left out."""
    if table.listening:
        table.tell("tapestry-skipped", cite, why=why, failure=reason.value, ruling=ruling)


def gain_vp(
    game: Game,
    table: Table,
    amount: int,
    source: str,
    cite: str,
    *,
    count: int | None = None,
    each: int | None = None,
) -> None:
    """The Automa gains points; `source` is the line they are counted under.

    With `count` and `each` it is a line of the mat: how many of something, and how much for each.
    """
    game.mat.vp += amount
    if table.listening:
        change = Change("automa.vp", game.mat.vp - amount, game.mat.vp)
        changes = (change,) if amount else ()
        line = Ref("tapestry-source", source)
        if count is None or each is None:
            table.tell("tapestry-gain-vp", cite, *changes, source=line, vp=amount)
        else:
            table.tell(
                "tapestry-score-line", cite, *changes, source=line, vp=amount, count=count,
                each=each,
            )  # fmt: skip


def you_gain_vp(table: Table, human: Human, amount: int, kind: str, cite: str) -> None:
    """You gain points through something the bots do or stand for."""
    human.vp += amount
    if table.listening:
        changes = (Change(f"{human.name}.vp", human.vp - amount, human.vp),) if amount else ()
        table.tell(kind, cite, *changes, owner=owner_ref(human.name), vp=amount)


def you_take_resources(table: Table, human: Human, count: int, kind: str, cite: str) -> None:
    """You take resources of your choice; the app does not keep them."""
    if table.listening:
        table.tell(kind, cite, owner=owner_ref(human.name), resources=count)


def topple(game: Game, table: Table, hex: int, holder: str, cite: str) -> None:
    """The token with which somebody controls a territory falls over."""
    before = HexChange(game, hex) if table.listening else None
    game.land.topple(hex, holder)
    if before is not None:
        table.tell(
            "tapestry-topple", cite, before.change(), hex=hex_ref(hex), owner=owner_ref(holder)
        )


def track_ref(track: int) -> Ref:
    """A track as an argument of a message."""
    return Ref("tapestry-track", TRACKS[track])


def owner_ref(name: str) -> Ref:
    """A bot or a person as an argument of a message."""
    return Ref("tapestry-owner", name)


def hex_ref(hex: int) -> Ref:
    """A hex as an argument of a message."""
    return Ref("tapestry-hex", HEXES.names[hex])


def card_ref(number: int) -> Ref:
    """A decision card as an argument of a message."""
    return Ref("tapestry-decision", str(number))


class HexChange:
    """What a hex shows before and after; made only when somebody listens."""

    def __init__(self, game: Game, hex: int) -> None:
        self.game = game
        self.hex = hex
        self.before = game.land.hex_text(hex)

    def change(self) -> Change:
        """The change to tell now."""
        return Change(
            f"hex.{HEXES.names[self.hex]}", self.before, self.game.land.hex_text(self.hex)
        )
