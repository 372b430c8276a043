"""What can be chosen before a game, and which choices go together: one pure function."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from understudy.mars.printed.boards import entered_board
from understudy.mars.printed.colonies import COLONIES
from understudy.mars.printed.facts import CORPORATION_NAMES
from understudy.mars.printed.honours import AWARDS, MILESTONES, OF_EXPANSION, honour_id
from understudy.parts.deck import settle_decks
from understudy.table import Illegal, Options, Ref

EXPANSION_MILESTONES: Final = tuple(
    honour_id(name) for name in (*MILESTONES[OF_EXPANSION], *MILESTONES["venus"])
)
EXPANSION_AWARDS: Final = tuple(
    honour_id(name) for name in (*AWARDS[OF_EXPANSION], *AWARDS["venus"])
)

MAPS: Final = (
    "tharsis", "hellas", "elysium", "utopia_planitia", "terra_cimmeria", "vastitas_borealis",
)  # fmt: skip
EXPANSIONS: Final = (
    "corporate_era", "prelude", "prelude2", "venus", "colonies", "turmoil", "milestones_awards",
    "promo",
)  # fmt: skip
RANDOM: Final = "random"
USUAL_DECKS: Final = {"project": "dealt", "bonus": "dealt", "events": "dealt"}
DECKS: Final = tuple(USUAL_DECKS)
CORPORATION_CHOICES: Final = ("none", RANDOM, *CORPORATION_NAMES)
YOUR_CORPORATIONS: Final = ("", *CORPORATION_NAMES)
HONOURS: Final = 5
"""Milestones, and awards, of the Milestones & Awards expansion in a game."""
DIFFICULTIES: Final = ("easy", "normal", "hard", "brutal")

CORPORATION_NEEDS: Final[Mapping[str, tuple[str, ...]]] = {
    "C16": ("prelude", "prelude2"),
    **dict.fromkeys(("C25", "C26", "C34"), ("venus", "colonies")),
    **dict.fromkeys(("C27", "C28"), ("venus",)),
    **dict.fromkeys(("C30", "C33"), ("colonies",)),
    "C37": ("turmoil",),
}
"""Expansions of which a corporation needs one. [B p.1]"""

THIN_SOURCES: Final = ("C37",)
"""Corporations whose printed text we do not know for certain."""

MODIFIERS: Final = (
    "ignore_advance", "failed_action_3", "awards_minus_5", "card_vp", "first_turn_milestone",
    "fourth_card",
)  # fmt: skip
"""The six single rules of difficulty: E1, E2, E3, H1, H2, B1. [A p.11]"""

LEVELS: Final[Mapping[str, tuple[str, ...]]] = {
    "easy": ("ignore_advance", "failed_action_3", "awards_minus_5"),
    "normal": (),
    "hard": ("card_vp", "first_turn_milestone"),
    "brutal": ("card_vp", "first_turn_milestone", "fourth_card"),
}
"""What each level switches on. [A p.11]"""

DEFAULTS: Final[Mapping[str, object]] = {
    "map": "tharsis",
    "expansions": ["corporate_era"],
    "difficulty": "normal",
    "modifiers": [],
    "draft": False,
    "decks": USUAL_DECKS,
    "colonies": [],
    "milestones": [],
    "awards": [],
    "turmoil_tr_13": False,
    "turmoil_delegates": 0,
    "board": "",
    "corporation": "none",
    "your_corporation": "",
    "well_sourced": False,
}


@dataclass(slots=True)
class Setup:
    """The options as the rules use them; they never change in a game."""

    map: str
    expansions: frozenset[str]
    modifiers: frozenset[str]
    draft: bool
    real: frozenset[str]
    colonies: tuple[str, ...] = ()
    milestones: tuple[str, ...] = ()
    awards: tuple[str, ...] = ()
    turmoil_tr_13: bool = False
    turmoil_delegates: int = 0
    board: str = ""
    corporation: str = "none"
    your_corporation: str = ""
    well_sourced: bool = False


def settle(options: Options) -> dict[str, object]:
    """The options complete and in one form, or a refusal that says what does not go together."""
    for key in options:
        if key not in DEFAULTS:
            raise Illegal("table-unknown-option", option=key)
    settled = {**DEFAULTS, **options}
    _one_of(settled, "map", MAPS)
    _one_of(settled, "difficulty", DIFFICULTIES)
    settled["expansions"] = _some_of(settled, "expansions", EXPANSIONS)
    settled["modifiers"] = _some_of(settled, "modifiers", MODIFIERS)
    if settled["modifiers"] and settled["difficulty"] != "normal":
        raise Illegal(
            "mars-level-or-modifiers", level=Ref("mars-difficulty", str(settled["difficulty"]))
        )
    for key in ("draft", "turmoil_tr_13", "well_sourced"):
        if not isinstance(settled[key], bool):
            raise Illegal("table-bad-option", option=key, value=str(settled[key]))
    settled["decks"] = settle_decks(settled["decks"], USUAL_DECKS)
    _settle_expansions(settled)
    _settle_corporation(settled)
    board = settled["board"]
    if not isinstance(board, str):
        raise Illegal("table-bad-option", option="board", value=str(board))
    if board:
        entered_board(str(settled["map"]), board)
    return settled


def _settle_corporation(settled: dict[str, object]) -> None:
    """A corporation that may be used, and not yours; a draft priority demands drafting (5.5)."""
    chosen, yours = settled["corporation"], settled["your_corporation"]
    _one_of(settled, "corporation", CORPORATION_CHOICES)
    _one_of(settled, "your_corporation", YOUR_CORPORATIONS)
    name = Ref("mars-corporation", str(chosen))
    if chosen == yours and chosen in CORPORATION_NAMES:
        raise Illegal("mars-corporation-yours", corporation=name)
    needs = CORPORATION_NEEDS.get(str(chosen))
    expansions = settled["expansions"]
    assert isinstance(expansions, list)
    if needs and not set(needs).intersection(expansions):
        refs = tuple(Ref("mars-expansion", need) for need in needs)
        raise Illegal("mars-corporation-needs", corporation=name, expansions=refs)


def _settle_expansions(settled: dict[str, object]) -> None:
    """What only an expansion brings cannot be chosen without it."""
    settled["colonies"] = _chosen(settled, "colonies", COLONIES)
    settled["milestones"] = _chosen(settled, "milestones", EXPANSION_MILESTONES)
    settled["awards"] = _chosen(settled, "awards", EXPANSION_AWARDS)
    if settled["turmoil_delegates"] not in (0, 1, 2):
        raise Illegal(
            "table-bad-option", option="turmoil_delegates", value=str(settled["turmoil_delegates"])
        )
    expansions = settled["expansions"]
    assert isinstance(expansions, list)
    for option, expansion in NEEDS.items():
        if settled[option] != DEFAULTS[option] and expansion not in expansions:
            needed = Ref("mars-expansion", expansion)
            name = Ref("mars-option", option)
            raise Illegal("mars-option-needs", option=name, expansion=needed)


NEEDS: Final = {
    "colonies": "colonies",
    "milestones": "milestones_awards",
    "awards": "milestones_awards",
    "turmoil_tr_13": "turmoil",
    "turmoil_delegates": "turmoil",
}
"""Which expansion an option belongs to."""


def _chosen(options: dict[str, object], key: str, known: tuple[str, ...]) -> list[str]:
    """Names in the order they are given."""
    given = options[key]
    if not isinstance(given, list):
        raise Illegal("table-bad-option", option=key, value=str(given))
    for value in given:
        if value not in known or given.count(value) > 1:
            raise Illegal("table-bad-option", option=key, value=str(value))
    return list(given)


def _one_of(options: dict[str, object], key: str, known: tuple[str, ...]) -> None:
    if options[key] not in known:
        raise Illegal("table-bad-option", option=key, value=str(options[key]))


def _some_of(options: dict[str, object], key: str, known: tuple[str, ...]) -> list[str]:
    given = options[key]
    if not isinstance(given, list):
        raise Illegal("table-bad-option", option=key, value=str(given))
    for value in given:
        if value not in known:
            raise Illegal("table-bad-option", option=key, value=str(value))
    return [value for value in known if value in given]


def setup(options: Options) -> Setup:
    """The settled options as the rules use them."""
    settled = settle(options)
    difficulty, modifiers = settled["difficulty"], settled["modifiers"]
    expansions, decks = settled["expansions"], settled["decks"]
    assert isinstance(difficulty, str)
    assert isinstance(modifiers, list)
    assert isinstance(expansions, list)
    assert isinstance(decks, dict)
    return Setup(
        map=str(settled["map"]),
        expansions=frozenset(expansions),
        modifiers=frozenset(modifiers) | frozenset(LEVELS[difficulty]),
        draft=bool(settled["draft"]),
        real=frozenset(deck for deck, manner in decks.items() if manner == "real"),
        colonies=_names(settled["colonies"]),
        milestones=_names(settled["milestones"]),
        awards=_names(settled["awards"]),
        turmoil_tr_13=bool(settled["turmoil_tr_13"]),
        turmoil_delegates=int(str(settled["turmoil_delegates"])),
        board=str(settled["board"]),
        corporation=str(settled["corporation"]),
        your_corporation=str(settled["your_corporation"]),
        well_sourced=bool(settled["well_sourced"]),
    )


def _names(given: object) -> tuple[str, ...]:
    assert isinstance(given, list)
    return tuple(given)


def wizard() -> dict[str, object]:
    """What can be chosen, as JSON for a wizard: values in the order they are shown."""
    return {
        "defaults": dict(DEFAULTS),
        "map": list(MAPS),
        "expansions": list(EXPANSIONS),
        "difficulty": list(DIFFICULTIES),
        "levels": {level: list(rules) for level, rules in LEVELS.items()},
        "modifiers": list(MODIFIERS),
        "decks": list(DECKS),
        "colonies": list(COLONIES),
        "milestones": list(EXPANSION_MILESTONES),
        "awards": list(EXPANSION_AWARDS),
        "needs": dict(NEEDS),
        "corporation": list(CORPORATION_CHOICES),
        "corporation_needs": {number: list(needs) for number, needs in CORPORATION_NEEDS.items()},
        "thin_sources": list(THIN_SOURCES),
        "stand_ins": ["vastitas_borealis"],
    }
