"""Why hexes cannot be explored or conquered now [H9.1, H10.1]."""

from __future__ import annotations

from understudy.core.questions.question import WhyNot
from understudy.tapestry.human.state.side import PlayedHuman
from understudy.tapestry.printed.map import HEXES
from understudy.tapestry.state import Game

HAS_TERRAIN = "tapestry-hex-has-terrain"
UNEXPLORED = "tapestry-hex-unexplored"
OWN = "tapestry-hex-own"
FULL = "tapestry-hex-full"
NOT_BESIDE = "tapestry-hex-not-beside-own"
ALLIED = "tapestry-hex-allied"


def why_not_explore(game: Game, you: PlayedHuman, legal: int) -> WhyNot:
    """Return the reasons for all hexes that cannot be explored."""
    beside = HEXES.next_to(game.land.controlled_by(you.name))
    territory = game.land.territory
    return lambda: _first_reasons(legal, ((HAS_TERRAIN, territory), (NOT_BESIDE, ~beside)))


def why_not_conquer(game: Game, you: PlayedHuman, legal: int) -> WhyNot:
    """Return the reasons for all hexes that cannot be conquered."""
    land = game.land
    mine = land.controlled_by(you.name)
    beside, territory, full = HEXES.next_to(mine), land.territory, land.full
    return lambda: _first_reasons(
        legal,
        ((UNEXPLORED, ~territory), (OWN, mine), (FULL, full), (ALLIED, beside), (NOT_BESIDE, -1)),
    )


def _first_reasons(legal: int, reasons: tuple[tuple[str, int], ...]) -> dict[str, tuple[str, ...]]:
    """Return the hexes of each reason that are not legal and have no earlier reason."""
    left = HEXES.all & ~legal
    found: dict[str, tuple[str, ...]] = {}
    for reason, hexes in reasons:
        if left & hexes:
            found[reason] = HEXES.named(left & hexes)
        left &= ~hexes
    return found
