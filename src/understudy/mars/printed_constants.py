"""Printed constants that the page needs to draw the board, as plain JSON."""

from __future__ import annotations

from dataclasses import asdict
from typing import Final

from understudy.mars.human.actions.preludes import PRELUDES_KEPT
from understudy.mars.marsbot.claim_milestone import MILESTONE_LIMIT
from understudy.mars.options import MAPS
from understudy.mars.planet.counts import POLAR, SOUTHERN
from understudy.mars.printed import colonies
from understudy.mars.printed.maps import MARS, load_map

REGIONS: Final = {"hellas": ("polar", POLAR), "elysium": ("southern", SOUTHERN)}
"""The region of a map that its milestone or award counts."""


def printed() -> dict[str, object]:
    """Return the constants by name: special spaces, regions by first row, the shipping board."""
    return {
        "special": {
            name: {MARS.names[special.space]: {"pay": special.pay, "get": special.get}}
            for name in MAPS
            if (special := load_map(name).special)
        },
        "regions": {
            name: {"id": region, "row": _first_row(spaces)}
            for name, (region, spaces) in REGIONS.items()
        },
        "exchange": colonies.EXCHANGE,
        "exchange_tag": dict(colonies.EXCHANGE_TAG),
        "last_step": colonies.LAST_STEP,
        "slots": colonies.SLOTS,
        "preludes_kept": PRELUDES_KEPT,
        "milestone_limit": MILESTONE_LIMIT,
        "colonies": {name: _colony(facts) for name, facts in colonies.COLONY_FACTS.items()},
    }


def _colony(facts: colonies.ColonyFacts) -> dict[str, object]:
    """Return what a tile gives: for building, to each owner, for trading at each step."""
    track = [None if income is None else asdict(income) for income in facts.track]
    return {"build": asdict(facts.build), "bonus": asdict(facts.bonus), "track": track}


def _first_row(spaces: int) -> int:
    return 1 + next(row for row, mask in enumerate(MARS.rows) if mask & spaces)
