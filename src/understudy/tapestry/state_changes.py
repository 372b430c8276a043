"""Functions that change points, resources or tokens and record the change in the journal."""

from __future__ import annotations

from enum import StrEnum

from understudy.components.hex_map import spaces_of
from understudy.core import Change, ChoiceRecord, Ref, Step, Table, new_step
from understudy.tapestry.map.tokens import TOPPLED
from understudy.tapestry.printed.map import HEXES
from understudy.tapestry.printed.tracks import TRACKS
from understudy.tapestry.state import Game, Human


class Reason(StrEnum):
    """Reasons why something could not be done."""

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
    why: ChoiceRecord | None = None,
    ruling: str | None = None,
) -> None:
    """Record that something cannot be done and is skipped."""
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
    """Give the Automa points; `source` names their category.

    With `count` and `each` it is a row of the mat: a number of items and the points for each.
    """
    game.mat.vp += amount
    if table.listening:
        table.record(_points_step, game.mat.vp, amount, source, cite, count, each)


def _points_step(
    now: int, amount: int, source: str, cite: str, count: int | None, each: int | None
) -> Step:
    changes = (Change("automa.vp", now - amount, now),) if amount else ()
    line = Ref("tapestry-source", source)
    if count is None or each is None:
        return new_step("tapestry-gain-vp", cite, *changes, source=line, vp=amount)
    return new_step(
        "tapestry-score-line", cite, *changes, source=line, vp=amount, count=count, each=each
    )


def you_gain_vp(table: Table, human: Human, amount: int, kind: str, cite: str) -> None:
    """Give a human points that an effect on the bots earns."""
    human.vp += amount
    if table.listening:
        changes = (Change(f"{human.name}.vp", human.vp - amount, human.vp),) if amount else ()
        table.tell(kind, cite, *changes, owner=owner_ref(human.name), vp=amount)


def you_take_resources(table: Table, human: Human, count: int, kind: str, cite: str) -> None:
    """Tell a human to take resources of choice; the app does not count them."""
    if table.listening:
        table.tell(kind, cite, owner=owner_ref(human.name), resources=count)


def topple(game: Game, table: Table, hex: int, holder: str, cite: str) -> None:
    """Topple the token with which `holder` controls a territory."""
    before = HexChange(game, hex) if table.listening else None
    game.land.topple(hex, holder)
    if before is not None:
        table.tell(
            "tapestry-topple", cite, before.change(), hex=hex_ref(hex), owner=owner_ref(holder)
        )


def toppled_outposts(game: Game, name: str) -> int:
    """Return the hexes where another player's token stands above your toppled outpost."""
    land = game.land
    return sum(
        1 << hex
        for hex in spaces_of(land.full)
        if name + TOPPLED in land.tokens[hex] and land.controller(hex) not in (None, name)
    )


def stand_up(game: Game, table: Table, hex: int, name: str, cite: str) -> None:
    """Stand up a toppled outpost, and topple the token above it."""
    before = HexChange(game, hex) if table.listening else None
    game.land.set_tokens(
        hex,
        tuple(
            name if token == name + TOPPLED else token + TOPPLED for token in game.land.tokens[hex]
        ),
    )
    if before is not None:
        table.tell(
            "tapestry-stand-up", cite, before.change(), hex=hex_ref(hex), owner=owner_ref(name)
        )


def track_ref(track: int) -> Ref:
    """Return a track as a message argument."""
    return Ref("tapestry-track", TRACKS[track])


def owner_ref(name: str) -> Ref:
    """Return a side as a message argument."""
    return Ref("tapestry-owner", name)


def hex_ref(hex: int) -> Ref:
    """Return a hex as a message argument."""
    return Ref("tapestry-hex", HEXES.names[hex])


def card_ref(number: int) -> Ref:
    """Return a decision card as a message argument."""
    return Ref("tapestry-decision", str(number))


class HexChange:
    """Change of a hex; created before the change, and only for a listening table."""

    def __init__(self, game: Game, hex: int) -> None:
        self.game = game
        self.hex = hex
        self.before = game.land.hex_text(hex)

    def change(self) -> Change:
        """Return the change from the text at creation to the current text."""
        now = self.game.land.hex_text(self.hex)
        return Change(f"hex.{HEXES.names[self.hex]}", self.before, now)
