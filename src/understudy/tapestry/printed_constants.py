"""Printed constants that the page needs in addition to the view, as JSON."""

from __future__ import annotations

from typing import Final

from understudy.components.axial_map import DIRECTIONS
from understudy.tapestry.printed.decision_cards import DECISION_CARDS, DecisionCard
from understudy.tapestry.printed.map import HEXES, SCAN_ROWS

HEADINGS: Final = {way: heading for heading, way in DIRECTIONS.items()}


def printed() -> dict[str, object]:
    """Return the decision cards by number, and the scans of the hex tie-break by code."""
    return {
        "decision_cards": {str(card.number): _decision_card(card) for card in DECISION_CARDS},
        "scans": {code: _scan(rows) for code, rows in SCAN_ROWS.items()},
    }


def _decision_card(card: DecisionCard) -> dict[str, object]:
    return {
        "automa": card.automa,
        "shadow": card.shadow,
        "income": card.income,
        "order": card.order_names(),
        "topple": card.topple,
        "scan": card.scan,
    }


def _scan(rows: tuple[tuple[int, ...], ...]) -> dict[str, str]:
    """Return the start of a scan, its direction, and the start of its second row."""
    first, second = rows[0], rows[1]
    (q, r), (next_q, next_r) = HEXES.coordinates[first[0]], HEXES.coordinates[first[1]]
    return {
        "starts": HEXES.names[first[0]],
        "heads": HEADINGS[next_q - q, next_r - r],
        "second": HEXES.names[second[0]],
    }
