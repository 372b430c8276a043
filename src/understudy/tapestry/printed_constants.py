"""Printed constants that a drawing of the table needs beside the view, as plain JSON."""

from __future__ import annotations

from typing import Final

from understudy.components.axial_map import DIRECTIONS
from understudy.tapestry.printed.decision_cards import DECISION_CARDS, HEART, DecisionCard
from understudy.tapestry.printed.map import HEXES, SCAN_ROWS
from understudy.tapestry.printed.tracks import TRACKS

HEADINGS: Final = {way: heading for heading, way in DIRECTIONS.items()}


def printed() -> dict[str, object]:
    """The decision cards by number, and the scans of the hex tie-break by code."""
    return {
        "decision_cards": {str(card.number): _decision_card(card) for card in DECISION_CARDS},
        "scans": {code: _scan(rows) for code, rows in SCAN_ROWS.items()},
    }


def _decision_card(card: DecisionCard) -> dict[str, object]:
    return {
        "automa": card.automa,
        "shadow": card.shadow,
        "income": card.income,
        "order": ["heart" if one == HEART else TRACKS[one] for one in card.order],
        "topple": card.topple,
        "scan": card.scan,
    }


def _scan(rows: tuple[tuple[int, ...], ...]) -> dict[str, str]:
    """Where a scan starts, which way it heads, and where its second row begins."""
    first, second = rows[0], rows[1]
    (q, r), (next_q, next_r) = HEXES.places[first[0]], HEXES.places[first[1]]
    return {
        "starts": HEXES.names[first[0]],
        "heads": HEADINGS[next_q - q, next_r - r],
        "second": HEXES.names[second[0]],
    }
