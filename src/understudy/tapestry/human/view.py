"""The view of your side: what lies on your mats, and what you can do now."""

from __future__ import annotations

from understudy.core.journal.messages import message_to_json
from understudy.tapestry.human.actions.advance import (
    cannot_advance,
    payable_tokens,
    payments,
)
from understudy.tapestry.human.rules.counts import (
    BESIDE_HEX,
    COUNTS,
    buildings,
    capital_lines,
    count,
    landmarks_of,
    tapestry_cards,
    territories,
)
from understudy.tapestry.human.state.city import DISTRICT_AREAS, PLOT_NAMES
from understudy.tapestry.human.state.context import NO_TABLE, Context
from understudy.tapestry.human.state.obstacle import Obstacle
from understudy.tapestry.human.state.side import ROWS, PlayedHuman, card_word
from understudy.tapestry.human.steps.tech import meets_requirement, upgradable
from understudy.tapestry.printed.benefits import (
    BUILDINGS,
    RESOURCES,
    GainResource,
    GainTapestry,
    GainTiles,
)
from understudy.tapestry.printed.capital_mats import CAPITAL_MATS, COLUMNS
from understudy.tapestry.printed.capital_mats import ROWS as PLOT_ROWS
from understudy.tapestry.printed.income_mat import BUILDINGS_PER_ROW, INCOME_MAT
from understudy.tapestry.printed.track_benefits import space_benefit
from understudy.tapestry.printed.tracks import TRACKS
from understudy.tapestry.state import Game


def side_view(game: Game, you: PlayedHuman) -> dict[str, object]:
    """Return your side as JSON; it contains hidden information."""
    return {
        "stock": dict(zip(RESOURCES, you.stock, strict=True)),
        "rows": dict(zip(BUILDINGS, you.buildings, strict=True)),
        "buildings": {kind: buildings(game, you, kind) for kind in BUILDINGS},
        "counts": _counts(game, you),
        "city": _city(you),
        "aside": list(you.aside),
        "tokens": {TRACKS[track]: list(spaces) for track, spaces in enumerate(you.tokens)},
        "income_step": you.income_step or None,
        "left_tracks": [TRACKS[track] for track in you.left],
        "hand": [card_word(card) for card in you.hand],
        "in_hand": len(you.hand),
        "offered": list(you.offered),
        "mat": [[card_word(card) for card in cards] for cards in you.mat],
        "tapestry_cards": tapestry_cards(you),
        "choice": {
            "opponent": you.chosen_opponent or None,
            "track": TRACKS[you.chosen_track] if you.chosen_track >= 0 else None,
        },
        "tech": {row: _tech(game, you, row) for row in ROWS},
        "display_met": [str(card) for card in game.display if meets_requirement(game, you, card)],
        "tiles": list(you.tiles),
        "space": list(you.space),
        "space_explored": list(you.space_explored),
        "civilizations": list(you.civilizations),
        "civilization_mats": _civilization_mats(you),
        "outposts": you.outposts_left(),
        "territories": territories(game, you),
        "landmarks": landmarks_of(game, you.name),
        "first_in_next_era": _would_be_first(game, you),
        "open_positions": _open_positions(you),
        "next_income": _next_income(you),
        "advances": [_advance(game, you, track) for track in range(len(TRACKS))],
    }


def _counts(game: Game, you: PlayedHuman) -> dict[str, int]:
    """Return how many there are of everything that benefits count, as far as no hex matters."""
    context = Context(game, NO_TABLE, you)
    return {what: count(context, what) for what in (*COUNTS, *BUILDINGS) if what != BESIDE_HEX}


def _city(you: PlayedHuman) -> dict[str, object]:
    city = you.city
    mat = CAPITAL_MATS.get(you.capital)
    return {
        "mat": you.capital or None,
        "start": None if mat is None else mat.start,
        "impassable": [name for plot, name in enumerate(PLOT_NAMES) if city.impassable >> plot & 1],
        "built": {PLOT_NAMES[plot]: name for plot, name in city.content.items()},
        "districts": [
            number for number, area in enumerate(DISTRICT_AREAS, 1) if area & city.filled == area
        ],
        "lines": capital_lines(you),
        "missing": {
            "rows": [_missing(you, area) for area in PLOT_ROWS],
            "columns": [_missing(you, area) for area in COLUMNS],
            "districts": [_missing(you, area) for area in DISTRICT_AREAS],
        },
    }


def _missing(you: PlayedHuman, area: int) -> int:
    """Return how many plots of a line or district are not filled."""
    return (area & ~you.city.filled).bit_count()


def _open_positions(you: PlayedHuman) -> dict[str, int]:
    """Return how many positions of each income row are open [H8.7]."""
    return {
        row: BUILDINGS_PER_ROW - left + 1
        for row, left in zip(BUILDINGS, you.buildings, strict=True)
    }


def _next_income(you: PlayedHuman) -> dict[str, int]:
    """Return the resources, tiles and cards that the open positions give [H8.8]."""
    gained = dict.fromkeys((*RESOURCES, GainTiles.op, GainTapestry.op), 0)
    for row, opened in _open_positions(you).items():
        for position in INCOME_MAT[row][:opened]:
            for benefit in position.income:
                kind = benefit.kind if isinstance(benefit, GainResource) else benefit.op
                gained[kind] += getattr(benefit, "n", 1)
    return gained


def _tech(game: Game, you: PlayedHuman, row: str) -> list[dict[str, object]]:
    ready = upgradable(game, you)
    return [
        {"card": card, "ready": card in ready, "met": meets_requirement(game, you, card)}
        for card in you.tech[ROWS.index(row)]
    ]


def _civilization_mats(you: PlayedHuman) -> dict[str, object]:
    """Return what lies on the mats of your civilizations."""
    civ = you.civ
    mats: dict[str, object] = {
        "craftsmen": [column[:] for column in civ.craftsmen],
        "entertainers": civ.entertainers,
        "heralds": [card_word(card) for card in civ.marked_cards],
        "historians": {"squares": list(civ.historians), "tokens": dict(you.historians)},
        "inventors": list(civ.marked_tech),
        "leaders": [TRACKS[track] for track in civ.leaders],
        "merrymakers": list(civ.merrymakers),
        "militants": list(civ.militants or ()),
        "mystics": {"numbers": dict(civ.mystics), "reached": list(civ.mystics_reached)},
        "isolationists": civ.tokens("isolationists"),
        "traders": civ.tokens("traders"),
    }
    return {name: mats[name] for name in you.civilizations if name in mats}


def _would_be_first(game: Game, you: PlayedHuman) -> bool:
    """Return whether you would be the first to take the next income turn."""
    others = [human.era for human in game.humans if human is not you]
    if game.setup.solo:
        others.append(game.era)
    return all(era <= you.era for era in others)


def _advance(game: Game, you: PlayedHuman, track: int) -> dict[str, object]:
    obstacle = cannot_advance(game, you, track)
    tokens = payable_tokens(you, track) if obstacle is None else []
    return {
        "track": TRACKS[track],
        "why_not": _obstacle(obstacle),
        "costs": [
            {
                "space": token + 1,
                "cost": list(space_benefit(track, token + 1).cost),
                "payments": payments(you, track, token),
            }
            for token in tokens
        ],
    }


def _obstacle(obstacle: Obstacle | None) -> dict[str, object] | None:
    return None if obstacle is None else message_to_json(obstacle.message())
