"""State of the map: the hexes with terrain, and the tokens on them."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from understudy.components.hex_map import spaces_of
from understudy.tapestry.map.tokens import TOPPLED, Tokens, gives_control, kind_of, owner_of
from understudy.tapestry.printed.map import AUTOMA_START, HEXES, ISLAND, PRINTED, YOUR_START
from understudy.tapestry.sides import AUTOMA, HUMAN, HUMAN2, SHADOW

UNKNOWN_TILE: Final = 0
"""Number of a real territory tile that was not reported; no rule needs it."""

FULL: Final = 2
"""With this many tokens a territory cannot be conquered any more [R15.2]."""

NO_TOKENS: Final[tuple[Tokens, ...]] = ((),) * len(HEXES.names)


@dataclass(slots=True)
class MapState:
    """Terrain and tokens. The sets of hexes are bit masks derived from `tokens`.

    `turns` says how tiles are turned, where the program plays your side.

    A path of conquests may not cross `blocked` hexes: an Automa outpost, or two human tokens
    [R12.1].
    """

    territory: int = PRINTED
    tiles: dict[int, int] = field(default_factory=dict)
    turns: dict[int, int] = field(default_factory=dict)
    tokens: list[Tokens] = field(default_factory=lambda: list(NO_TOKENS))
    occupied: int = 0
    full: int = 0
    automa: int = 0
    human: int = 0
    blocked: int = 0

    def copy(self) -> MapState:
        return MapState(
            self.territory, dict(self.tiles), dict(self.turns), self.tokens[:], self.occupied,
            self.full, self.automa, self.human, self.blocked,
        )  # fmt: skip

    def set_tokens(self, hex: int, tokens: Tokens) -> None:
        self.tokens[hex] = tokens
        bit = 1 << hex
        rest = ~bit
        self.occupied &= rest
        self.full &= rest
        self.automa &= rest
        self.human &= rest
        self.blocked &= rest
        human_tokens = 0
        for token in tokens:
            owner = owner_of(token)
            if owner == AUTOMA:
                self.blocked |= bit
                if gives_control(token):
                    self.automa |= bit
            elif owner != SHADOW:
                human_tokens += 1
                if gives_control(token):
                    self.human |= bit
        if tokens:
            self.occupied |= bit
        if len(tokens) >= FULL:
            self.full |= bit
        if human_tokens >= FULL:
            self.blocked |= bit

    def add(self, hex: int, token: str) -> None:
        """Put a token on top."""
        self.set_tokens(hex, (*self.tokens[hex], token))

    def topple(self, hex: int, owner: str) -> str:
        """Topple the controlling token of a side; return that token."""
        tokens = list(self.tokens[hex])
        for n, token in enumerate(tokens):
            if owner_of(token) == owner and gives_control(token):
                tokens[n] = token + TOPPLED
                self.set_tokens(hex, tuple(tokens))
                return token
        raise AssertionError(f"nothing of {owner} stands on {HEXES.names[hex]}")

    def lay(self, hex: int, tile: int, turn: int | None = None) -> None:
        """Lay a tile; `turn` counts sixths clockwise, None if it does not matter."""
        self.tiles[hex] = tile
        if turn is not None:
            self.turns[hex] = turn
        self.territory |= 1 << hex

    def controller(self, hex: int) -> str | None:
        """Return the side with an upright outpost or building there."""
        for token in self.tokens[hex]:
            if gives_control(token):
                return owner_of(token)
        return None

    def controlled_by(self, owner: str) -> int:
        if owner == AUTOMA:
            return self.automa
        return sum(1 << hex for hex in spaces_of(self.human) if self.controller(hex) == owner)

    def count(self, owner: str) -> int:
        """Return the number of a side's outposts on the map, upright and toppled."""
        return sum(
            owner_of(token) == owner and kind_of(token) == "outpost"
            for hex in spaces_of(self.occupied)
            for token in self.tokens[hex]
        )

    def toppled_by(self, owner: str) -> int:
        """Return the number of opponents' toppled outposts on a side's territories [R16.2].

        Those of the Shadow Empire do not count for the Automa [R15.3], but for a human [HD-9]; a
        building counts as an outpost.
        """
        uncounted = (AUTOMA, SHADOW) if owner == AUTOMA else (owner,)
        return sum(
            token.endswith(TOPPLED) and owner_of(token) not in uncounted
            for hex in spaces_of(self.controlled_by(owner) & self.full)
            for token in self.tokens[hex]
        )

    def hex_text(self, hex: int) -> str | None:
        """Return what is on a hex, as in the journal: ``tile 12; human x, automa``."""
        parts = []
        if hex in self.tiles:
            tile = self.tiles[hex]
            turned = f" r{self.turns[hex]}" if hex in self.turns else ""
            parts.append(f"tile {tile}{turned}" if tile else "tile")
        if self.tokens[hex]:
            parts.append(", ".join(self.tokens[hex]))
        return "; ".join(parts) or None


def initial_map(solo: bool) -> MapState:
    """Return the map with two human outposts on 2/4 and two of the opponent on 3/5 [R4.2, R4.3]."""
    land = MapState()
    other = AUTOMA if solo else HUMAN2
    land.set_tokens(YOUR_START, (HUMAN, HUMAN))
    land.set_tokens(AUTOMA_START, (other, other))
    return land


ISLAND_BIT: Final = 1 << ISLAND
