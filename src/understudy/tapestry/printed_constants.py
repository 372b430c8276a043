"""Printed constants that the page needs in addition to the view, as JSON."""

from __future__ import annotations

from typing import Final

from understudy.components.axial_map import DIRECTIONS
from understudy.components.hex_map import spaces_of
from understudy.core.journal.messages import message_to_json
from understudy.tapestry.human.rules.gain import describe
from understudy.tapestry.human.state.city import PLOT_NAMES, orientations
from understudy.tapestry.printed.benefit_json import benefit_to_json
from understudy.tapestry.printed.benefits import Benefit
from understudy.tapestry.printed.capital_mats import CAPITAL_MATS
from understudy.tapestry.printed.cards import CIVILIZATIONS, TAPESTRY_CARDS, TECH_CARDS, TechCard
from understudy.tapestry.printed.decision_cards import DECISION_CARDS, DecisionCard
from understudy.tapestry.printed.income_mat import INCOME_MAT, INCOME_TURNS
from understudy.tapestry.printed.map import HEXES, SCAN_ROWS, TILES
from understudy.tapestry.printed.space_tiles import SPACE_TILES
from understudy.tapestry.printed.track_benefits import TRACK_BENEFITS, SpaceBenefit
from understudy.tapestry.printed.tracks import LANDMARKS, TRACKS

HEADINGS: Final = {way: heading for heading, way in DIRECTIONS.items()}


def printed() -> dict[str, object]:
    """Return the decision cards, the scans of the hex tie-break, and what your side consists of."""
    return {
        "decision_cards": {str(card.number): _decision_card(card) for card in DECISION_CARDS},
        "scans": {code: _scan(rows) for code, rows in SCAN_ROWS.items()},
        **_your_components(),
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


def _your_components() -> dict[str, object]:
    """Return spaces, tiles, cards, mats and landmarks, each benefit as symbols and in words."""
    return {
        "spaces": {
            name: [None if space is None else _space(space) for space in spaces]
            for name, spaces in zip(TRACKS, TRACK_BENEFITS, strict=True)
        },
        "tiles": {
            str(tile.number): {
                "corners": list(tile.corners), "inside": list(tile.inside), **_gives(tile.benefit)
            }
            for tile in TILES
        },
        "space_tiles": {str(number): _gives(benefit) for number, benefit in SPACE_TILES.items()},
        "tech": {str(card.number): _tech_card(card) for card in TECH_CARDS.values()},
        "card_kinds": {card.id: card.kind for card in TAPESTRY_CARDS.values()},
        "income_mat": {
            row: [
                {
                    "points": [_gives(part) for part in position.points],
                    "income": [_gives(part) for part in position.income],
                }
                for position in positions
            ]
            for row, positions in INCOME_MAT.items()
        },
        "first_in_era": {
            str(turn): _gives(facts.first) for turn, facts in INCOME_TURNS.items() if facts.first
        },
        "landmarks": {name: _turns(name) for name in LANDMARKS},
        "capitals": {
            str(mat.number): [PLOT_NAMES[plot] for plot in spaces_of(mat.impassable)]
            for mat in CAPITAL_MATS.values()
        },
        "starts": {one.id: _gives(one.start) for one in CIVILIZATIONS.values() if one.start},
    }  # fmt: skip


def _gives(benefit: Benefit) -> dict[str, object]:
    """Return a benefit as JSON and as a message."""
    return {"gives": benefit_to_json(benefit), "text": message_to_json(describe(benefit))}


def _space(space: SpaceBenefit) -> dict[str, object]:
    bonus = space.bonus
    return {
        "cost": list(space.cost),
        **_gives(space.benefit),
        "bonus": None if bonus is None else {"pay": bonus.pay, "n": bonus.n, **_gives(bonus.gain)},
    }


def _tech_card(card: TechCard) -> dict[str, object]:
    return {
        "circle": _gives(card.circle),
        "square": _gives(card.square),
        "track": None if card.track is None else TRACKS[card.track],
        "space": card.space,
        "row": card.row or None,
        "position": card.position,
    }


def _turns(landmark: str) -> list[dict[str, object]]:
    """Return the different shapes of a landmark with their quarter turns."""
    shapes = orientations(landmark)
    return [
        {"turn": turn, "shape": list(shape)}
        for turn, shape in enumerate(shapes)
        if shape not in shapes[:turn]
    ]
