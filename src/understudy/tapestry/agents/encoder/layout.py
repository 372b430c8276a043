"""Names and indices of everything the encoder of Tapestry returns."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from understudy.core.agents.encoding import Layout
from understudy.tapestry.options import DIFFICULTIES
from understudy.tapestry.printed.benefits import BUILDINGS, RESOURCES
from understudy.tapestry.printed.capital_mats import CAPITAL_MATS
from understudy.tapestry.printed.cards import CIVILIZATIONS, TAPESTRY_CARDS, TECH_CARDS
from understudy.tapestry.printed.dice import BLACK_DIE, DICE_FACES, RED_DIE
from understudy.tapestry.printed.income_mat import BUILDINGS_PER_ROW
from understudy.tapestry.printed.levels import ACHIEVEMENTS, AUTOMA_CIVILIZATIONS
from understudy.tapestry.printed.map import HEXES, TILES
from understudy.tapestry.printed.space_tiles import SPACE_TILES
from understudy.tapestry.printed.tracks import LANDMARKS, LAST_SPACE, TRACKS
from understudy.tapestry.sides import AUTOMA, HUMAN, SHADOW
from understudy.tapestry.state import LAST_ERA

OTHER: Final = "other"
"""The index of anything without one of its own."""
OPTIONS: Final = 5
"""Alternatives of one space, card, tile or civilization that have an index of their own."""
SIDES: Final = (HUMAN, AUTOMA, SHADOW)
TECH_ROWS: Final = 3

QUESTIONS: Final = (
    "tapestry-you-turn", "tapestry-you-pay", "tapestry-you-resource", "tapestry-you-place",
    "tapestry-you-bonus", "tapestry-you-upgrade", "tapestry-you-option", "tapestry-you-play-card",
    "tapestry-you-order", "tapestry-you-invent", "tapestry-you-advance-free", "tapestry-you-die",
    "tapestry-you-conquer-where", "tapestry-you-tile", "tapestry-you-explore-where",
    "tapestry-you-capital", "tapestry-you-civilization", "tapestry-ask-track",
    "tapestry-you-refresh", "tapestry-civ-merrymakers", "tapestry-ask-trap",
    "tapestry-civ-historians", "tapestry-civ-entertainers", "tapestry-civ-isolationists",
    "tapestry-civ-mystics", "tapestry-you-discard-card", "tapestry-civ-alchemists",
    "tapestry-you-convert", "tapestry-ask-second-civilization", "tapestry-you-lose",
    "tapestry-civ-alchemists-again", "tapestry-you-row", "tapestry-you-convert-to",
    "tapestry-you-discard-count", "tapestry-you-match-track", "tapestry-you-landmark",
    "tapestry-you-whether", "tapestry-you-exchange-count", "tapestry-you-repeat",
    "tapestry-civ-leaders", "tapestry-you-exchange", "tapestry-you-roll", "tapestry-you-double",
    "tapestry-you-match", "tapestry-you-forward",
)  # fmt: skip

_CARDS: Final = tuple(card.id for card in TAPESTRY_CARDS.values())
_SPACES: Final = tuple(f"{track}-{space}" for track in TRACKS for space in range(1, LAST_SPACE + 1))
CAUSES: Final = (
    *(f"space:{space}" for space in _SPACES),
    *(f"card:{card}" for card in _CARDS),
    *(f"tech:{number}" for number in TECH_CARDS),
    *(f"civilization:{name}" for name in CIVILIZATIONS),
    *(f"tile-of:tile.{tile.number}" for tile in TILES),
    *(f"tile-of:space.{number}" for number in SPACE_TILES),
    *(f"era:{era}" for era in range(LAST_ERA + 1)),
    OTHER,
)
"""What can give a benefit and so ask a question, as ``kind:id`` of its reference."""


def _names(group: str, names: Iterable[object]) -> list[str]:
    return [f"{group}:{name}" for name in names]


def _faces(die: str) -> list[str]:
    """Return the different faces of a die."""
    return [*dict.fromkeys(face.name for face in DICE_FACES[die]), OTHER]


_ITEMS: Final = (
    "",
    *_names("hand", _CARDS),
    *_names("active", _CARDS),
    *_names("played", _CARDS),
    *(f"tech:{row}:{number}" for row in range(TECH_ROWS) for number in TECH_CARDS),
    *_names("display", TECH_CARDS),
    *_names("tile", (tile.number for tile in TILES)),
    *_names("space tile", SPACE_TILES),
    *_names("civilization", CIVILIZATIONS),
    *_names("offered", CIVILIZATIONS),
    *_names("capital", CAPITAL_MATS),
    *(
        f"at:{side}:{track}:{n}"
        for side in SIDES
        for track in TRACKS
        for n in range(LAST_SPACE + 1)
    ),
    *(f"row:{row}:{n}" for row in BUILDINGS for n in range(BUILDINGS_PER_ROW + 1)),
    *_names("era", range(LAST_ERA + 1)),
    *_names("bots' era", range(LAST_ERA + 1)),
    *_names("level", DIFFICULTIES),
    *_names("automa", AUTOMA_CIVILIZATIONS),
    *_names("favorite", TRACKS),
    *_names("shadow's favorite", TRACKS),
    *(f"landmark:{owner}:{name}" for owner in SIDES for name in LANDMARKS),
    *_names("question", (*QUESTIONS, OTHER)),
    *_names("cause", CAUSES),
    *(f"{die}:{face}" for die in (RED_DIE, BLACK_DIE) for face in _faces(die)),
    *_names("building", (*BUILDINGS, *LANDMARKS, OTHER)),
)
ITEM: Final = {name: index for index, name in enumerate(_ITEMS)}

KINDS: Final = (
    "advance", "income", "pay", "bonus", "resource", "place", "invent", "upgrade", "play",
    "discard", "option", "order", "hex", "tile", "civilization", "capital", "track", "landmark",
    "number", "yes_no", "name", "stop", OTHER,
)  # fmt: skip
WORDS: Final = (
    *TRACKS, *RESOURCES, "yes", "no", "none", "stop", "aside", "deck", "roll", "token", "red",
    "black", *AUTOMA_CIVILIZATIONS, *CIVILIZATIONS, *(str(n) for n in range(10)), OTHER,
)  # fmt: skip
_ANSWER_ITEMS: Final = (
    "",
    *_names("kind", KINDS),
    *_names("name", WORDS),
    *_names("to", _SPACES),
    *_names("card", _CARDS),
    *_names("tech", TECH_CARDS),
    *_names("tile", (tile.number for tile in TILES)),
    *_names("hex", HEXES.names),
    *_names("landmark", LANDMARKS),
    *(f"option:{cause}:{n}" for cause in CAUSES for n in range(1, OPTIONS + 1)),
)
ANSWER_ITEM: Final = {name: index for index, name in enumerate(_ANSWER_ITEMS)}

STATE: Final = (
    *_names("stock", RESOURCES),
    *_names("few", RESOURCES),
    *_names("buildings left", BUILDINGS),
    *_names("space", TRACKS),
    *_names("lead over the Automa", TRACKS),
    *_names("lead over the Shadow Empire", TRACKS),
    *_names("more tokens", TRACKS),
    "era", "eras ahead of the bots", "points", "automa points", "lead", "resources",
    "resources squared", "level",
    "plots built", "plots filled", "lines complete", "districts complete", "line progress",
    "district progress", "buildings aside",
    "outposts", "territories", "automa territories", "toppled", "tiles", "space tiles",
    "space tiles explored", "cards in hand", "traps", "landmarks", "automa landmarks",
    "shadow landmarks",
    *(f"tech cards {row}" for row in range(TECH_ROWS)),
    "civilizations", "automa cards on mat", "automa cards beside mat", "automa outposts",
    "shadow outposts", "decision deck", "progress deck", "income turn", "you start",
    *(f"achievement {name} {side}" for name in ACHIEVEMENTS for side in SIDES),
    *(f"merrymakers {column}" for column in range(3)),
    "historians", "craftsmen", "militants left", "marked cards",
)  # fmt: skip

ANSWER: Final = (
    "space", "last space", "landmark", "cost", "resources left", "automa there", "shadow there",
    "ahead of automa", "ahead of shadow",
    *_names("paid", RESOURCES),
    *_names("left", RESOURCES),
    "stock", "plots", "line gain", "district gain", "lines completed", "districts completed",
    "on the mat",
    "row", "requirement met", "amount", "share", "default",
    "sides aligned", "own neighbors", "automa neighbors", "empty neighbors", "automa token",
    "own token", "shadow token", "has tile", "island", "tokens",
)  # fmt: skip
ANSWER_AT: Final = {name: index for index, name in enumerate(ANSWER)}

LAYOUT: Final = Layout(1, STATE, _ITEMS, ANSWER, _ANSWER_ITEMS, (), (), ())
