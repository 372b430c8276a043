"""Names of numbered and combined things of the human side, in every language."""

from __future__ import annotations

from understudy.tapestry.human.actions.advance import PLUS, all_payments
from understudy.tapestry.printed.capital_mats import CAPITAL_MATS
from understudy.tapestry.printed.map import HEX_LABELS, TILES
from understudy.tapestry.printed.space_tiles import SPACE_TILES
from understudy.tapestry.printed.track_benefits import TRACK_BENEFITS

Names = dict[str, dict[str, str]]


def your_names() -> dict[str, Names]:
    """Return the names of tiles, capital mats, payments and hexes by kind of reference."""
    return {
        "tapestry-capital": {str(mat.number): mat.names for mat in CAPITAL_MATS.values()},
        "tapestry-tile": {str(tile.number): {"en": str(tile.number)} for tile in TILES},
        "tapestry-space-tile": {str(number): {"en": str(number)} for number in SPACE_TILES},
        "tapestry-payment": _payments(),
        "tapestry-place": {f"hex {hex}": {"en": label} for hex, label in HEX_LABELS.items()},
    }


def _payments() -> Names:
    """Return the name of every way to pay for an advance."""
    costs = {space.cost for spaces in TRACK_BENEFITS for space in spaces if space is not None}
    payments = (id for cost in sorted(costs) for id, _ in all_payments(cost))
    return {id: {"en": " + ".join(id.split(PLUS))} for id in payments}
