"""Which hex the Automa takes: distances by conquerable paths, and the scan [R11, R12]."""

from __future__ import annotations

from collections.abc import Iterator

from understudy.parts.hexes import spaces_of
from understudy.table import Deliberation, Narrowing, Table
from understudy.tapestry.map.land import Land
from understudy.tapestry.printed.facts import HEXES, SCANS, DecisionCard


class Sieve:
    """The hexes still in question for one choice, and with a listener what each rule left.

    `cites` are the rules that had a say, `ruling` a decision of ours that the choice rests on.
    """

    def __init__(self, table: Table, valid: int, *cites: str) -> None:
        self.cites = list(cites)
        self.left = valid
        self.valid = valid
        self.listening = table.listening
        self.narrowings: list[Narrowing] = []
        self.ruling: str | None = None

    @property
    def open(self) -> bool:
        """Whether more than one hex is left."""
        return bool(self.left & (self.left - 1))

    def keep(self, kept: int, rule: str, cite: str) -> None:
        """Drop every hex outside of `kept`."""
        self.left &= kept
        self.cites.append(cite)
        if self.listening:
            self.narrowings.append(Narrowing(rule, None, HEXES.named(self.left)))

    def keep_closest(self, land: Land, goals: int, rule: str, cite: str) -> None:
        """Keep the hexes closest to a set; if none can be reached all stay (D3) [R12.3]."""
        self.cites.append(cite)
        before = self.left
        for layer in layers(land, goals):
            if layer & before:
                self.left = layer & before
                break
        else:
            self.ruling = "D3"
        if self.listening:
            self._note(land, goals, before, rule)

    def keep_farthest(self, land: Land, goals: int, rule: str, cite: str) -> None:
        """Keep the hexes farthest from a set; out of reach is farthest of all [R14.2]."""
        self.cites.append(cite)
        before = unreached = self.left
        for layer in layers(land, goals):
            if layer & before:
                self.left = layer & before
                unreached &= ~layer
        if unreached:
            self.left = unreached
            self.ruling = "Q4"
        if self.listening:
            self._note(land, goals, before, rule)

    def scan(self, card: DecisionCard, cite: str = "R11.1") -> None:
        """The first of them in the order of the hex tie-break [R11.1]."""
        self.cites.append(cite)
        before = self.left
        order = SCANS[card.scan]
        for hex in order:
            if before >> hex & 1:
                self.left = 1 << hex
                break
        if self.listening:
            values = tuple(order.index(hex) + 1 for hex in spaces_of(before))
            name = HEXES.names[self.left.bit_length() - 1]
            self.narrowings.append(Narrowing("tapestry-tie-scan", card.scan, (name,), values))

    @property
    def cite(self) -> str:
        """All rules that had a say."""
        return ", ".join(self.cites)

    @property
    def chosen(self) -> int:
        """The one hex that is left."""
        return self.left.bit_length() - 1

    def why(self, chosen: int | None) -> Deliberation | None:
        """How the choice came about."""
        if not self.listening:
            return None
        name = None if chosen is None else HEXES.names[chosen]
        names = HEXES.named(self.valid)
        return Deliberation("tapestry-hex", names, tuple(self.narrowings), name)

    def _note(self, land: Land, goals: int, before: int, rule: str) -> None:
        values = tuple(distance(land, 1 << hex, goals) for hex in spaces_of(before))
        best = distance(land, self.left & -self.left, goals)
        self.narrowings.append(Narrowing(rule, best, HEXES.named(self.left), values))


def layers(land: Land, goals: int) -> Iterator[int]:
    """Hexes by their distance from a set: those at 0, those at 1 … [R12.1]

    Paths cross no Automa outpost and no two tokens of yours; their two ends may (D2) [R12.2].
    """
    passable = ~land.blocked
    layer = seen = goals
    while layer:
        yield layer
        beyond = layer if layer == goals else layer & passable
        layer = HEXES.next_to(beyond) & ~seen
        seen |= layer


def distance(land: Land, start: int, goals: int) -> int | None:
    """From a hex to the nearest of a set; None if there is no path [R12.1]."""
    for steps, layer in enumerate(layers(land, goals)):
        if layer & start:
            return steps
    return None
