"""The Automa's choice of a hex: distances by conquerable paths, and the scan [R11, R12]."""

from __future__ import annotations

from collections.abc import Iterator

from understudy.components.hex_map import spaces_of
from understudy.components.shortlist import Shortlist
from understudy.core import Table
from understudy.tapestry.map.map_state import MapState
from understudy.tapestry.printed.decision_cards import DecisionCard
from understudy.tapestry.printed.map import HEXES, SCANS


class HexShortlist(Shortlist):
    """The remaining hexes of one choice.

    `cites` lists the rules applied so far, `ruling` is our ruling that the choice depends on.
    """

    __slots__ = ("cites", "ruling")

    def __init__(self, table: Table, valid: int, *cites: str) -> None:
        super().__init__(table, "tapestry-hex", HEXES.names, valid)
        self.cites = list(cites)
        self.ruling: str | None = None

    def drop(self, mask: int, rule: str, cite: str) -> None:
        self.cites.append(cite)
        self.keep(~mask, rule)

    def keep_closest(self, land: MapState, goals: int, rule: str, cite: str) -> None:
        """Keep the hexes closest to a set; keep all if none can reach it (D3) [R12.3]."""
        self.cites.append(cite)
        kept = self.left
        for layer in distance_layers(land, goals):
            if layer & kept:
                kept &= layer
                break
        else:
            self.ruling = "D3"
        self._keep(land, goals, kept, rule)

    def keep_farthest(self, land: MapState, goals: int, rule: str, cite: str) -> None:
        """Keep the hexes farthest from a set; unreachable hexes are the farthest [R14.2]."""
        self.cites.append(cite)
        kept = before = unreached = self.left
        for layer in distance_layers(land, goals):
            if layer & before:
                kept = layer & before
                unreached &= ~layer
        if unreached:
            kept = unreached
            self.ruling = "Q4"
        self._keep(land, goals, kept, rule)

    def scan(self, card: DecisionCard, cite: str = "R11.1") -> None:
        """Keep the first hex in the order of the hex tie-break [R11.1]."""
        self.cites.append(cite)
        self.keep_first(SCANS[card.scan], "tapestry-tie-scan", card.scan)

    @property
    def cite(self) -> str:
        """Return all rules applied, as one citation."""
        return ", ".join(self.cites)

    def _keep(self, land: MapState, goals: int, kept: int, rule: str) -> None:
        """Keep these hexes; with a listener, note the compared distances."""
        if self.notes is None:
            self.left = kept
        else:
            values = [distance(land, 1 << hex, goals) for hex in spaces_of(self.left)]
            self.keep(kept, rule, distance(land, kept & -kept, goals), values)


def distance_layers(land: MapState, goals: int) -> Iterator[int]:
    """Yield the hexes at distance 0, 1, 2 … from a set [R12.1].

    A path may not cross an Automa outpost or two human tokens; its two ends may (D2) [R12.2].
    """
    passable = ~land.blocked
    layer = seen = goals
    while layer:
        yield layer
        beyond = layer if layer == goals else layer & passable
        layer = HEXES.next_to(beyond) & ~seen
        seen |= layer


def distance(land: MapState, start: int, goals: int) -> int | None:
    """Return the distance from a hex to the nearest of a set; None without a path [R12.1]."""
    for steps, layer in enumerate(distance_layers(land, goals)):
        if layer & start:
            return steps
    return None
