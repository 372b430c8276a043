"""The options of a game, and which of them can be combined."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from understudy.core import Illegal, Options, Ref
from understudy.core.options.options import (
    DEALT,
    CheckedOptions,
    Decks,
    OneNumber,
    OneOf,
    OptionSet,
    SomeInOrder,
    SomeOf,
    Text,
    YesNoOption,
)
from understudy.mars.printed.allowed_values import name_id
from understudy.mars.printed.boards import custom_board, load_board
from understudy.mars.printed.colonies import COLONIES
from understudy.mars.printed.corporations import PRINTED_CORPORATIONS
from understudy.mars.printed.milestones_awards import AWARDS, MILESTONES, MILESTONES_AWARDS

EXPANSION_MILESTONES: Final = tuple(
    name_id(name) for name in (*MILESTONES[MILESTONES_AWARDS], *MILESTONES["venus"])
)
EXPANSION_AWARDS: Final = tuple(
    name_id(name) for name in (*AWARDS[MILESTONES_AWARDS], *AWARDS["venus"])
)

MAPS: Final = (
    "tharsis", "hellas", "elysium", "utopia_planitia", "terra_cimmeria", "vastitas_borealis",
)  # fmt: skip
EXPANSIONS: Final = (
    "corporate_era", "prelude", "prelude2", "venus", "colonies", "turmoil", "milestones_awards",
    "promo",
)  # fmt: skip
RANDOM: Final = "random"
REPORTED: Final = "reported"
PLAYED: Final = "played"
"""`you`: reported by you at a table, or played by the program."""
ROW_LENGTH: Final = 5
"""Number of milestones, and of awards, in a game with the Milestones & Awards expansion."""
DIFFICULTIES: Final = ("easy", "normal", "hard", "brutal")

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
"""The rules that each level switches on. [A p.11]"""

_MAP: Final = OneOf("map", MAPS, "tharsis")
_EXPANSIONS: Final = SomeOf("expansions", EXPANSIONS, ["corporate_era"])
_DIFFICULTY: Final = OneOf("difficulty", DIFFICULTIES, "normal")
_MODIFIERS: Final = SomeOf("modifiers", MODIFIERS)
_DRAFT: Final = YesNoOption("draft")
_DECKS: Final = Decks("decks", {"project": DEALT, "bonus": DEALT, "events": DEALT})
_COLONIES: Final = SomeInOrder("colonies", COLONIES)
_MILESTONES: Final = SomeInOrder("milestones", EXPANSION_MILESTONES)
_AWARDS: Final = SomeInOrder("awards", EXPANSION_AWARDS)
_TURMOIL_TR_13: Final = YesNoOption("turmoil_tr_13")
_TURMOIL_DELEGATES: Final = OneNumber("turmoil_delegates", (0, 1, 2), 0)
_BOARD: Final = Text("board")
_CORPORATION: Final = OneOf("corporation", ("none", RANDOM, *PRINTED_CORPORATIONS), "none")
_YOUR_CORPORATION: Final = OneOf("your_corporation", ("", *PRINTED_CORPORATIONS), "")
_WELL_SOURCED: Final = YesNoOption("well_sourced")
_YOU: Final = OneOf("you", (REPORTED, PLAYED), REPORTED)

OPTION_SET: Final = OptionSet(
    _MAP, _EXPANSIONS, _DIFFICULTY, _MODIFIERS, _DRAFT, _DECKS, _COLONIES, _MILESTONES, _AWARDS,
    _TURMOIL_TR_13, _TURMOIL_DELEGATES, _BOARD, _CORPORATION, _YOUR_CORPORATION, _WELL_SOURCED,
    _YOU,
)  # fmt: skip
DECKS: Final = tuple(_DECKS.default)

_FIRST_GAME: Final[Options] = {
    "map": "tharsis",
    "expansions": ["corporate_era"],
    "difficulty": "normal",
}
PRESETS: Final[Mapping[str, Options]] = {
    "first": _FIRST_GAME,
    "screen": {**_FIRST_GAME, "you": PLAYED},
}
"""Options under a name: a first game at the table, and one on the screen."""

NEEDS: Final[Mapping[str, str]] = {
    "colonies": "colonies",
    "milestones": "milestones_awards",
    "awards": "milestones_awards",
    "turmoil_tr_13": "turmoil",
    "turmoil_delegates": "turmoil",
}
"""The expansion that an option belongs to."""


@dataclass(slots=True)
class Setup:
    """The options as the rules use them; they never change during a game."""

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
    played: bool = False


def complete_options(options: Options) -> CheckedOptions:
    """Return the options complete and normalized, or raise the first conflict."""
    if isinstance(options, CheckedOptions):
        return options
    complete = OPTION_SET.complete(options)
    difficulty = _DIFFICULTY.of(complete)
    if complete["modifiers"] and difficulty != "normal":
        raise Illegal("mars-level-or-modifiers", level=Ref("mars-difficulty", difficulty))
    _check_expansions(complete)
    _check_corporation(complete)
    _check_played(complete)
    if complete["board"]:
        custom_board(_MAP.of(complete), _BOARD.of(complete))
    return CheckedOptions(complete)


def _check_expansions(complete: Options) -> None:
    """Refuse options of an expansion that is not chosen."""
    expansions = _EXPANSIONS.of(complete)
    for option, expansion in NEEDS.items():
        if complete[option] and expansion not in expansions:
            needed = Ref("mars-expansion", expansion)
            name = Ref("mars-option", option)
            raise Illegal("mars-option-needs", option=name, expansion=needed)


def _check_corporation(complete: Options) -> None:
    """Refuse a corporation that is yours or needs a missing expansion (5.5)."""
    chosen = _CORPORATION.of(complete)
    name = Ref("mars-corporation", chosen)
    if chosen == _YOUR_CORPORATION.of(complete):
        raise Illegal("mars-corporation-yours", corporation=name)
    needs = PRINTED_CORPORATIONS[chosen].needs if chosen in PRINTED_CORPORATIONS else ()
    if needs and not set(needs).intersection(_EXPANSIONS.of(complete)):
        refs = tuple(Ref("mars-expansion", need) for need in needs)
        raise Illegal("mars-corporation-needs", corporation=name, expansions=refs)


def _check_played(complete: Options) -> None:
    """Refuse real decks and a chosen corporation for a screen game, which deals both."""
    if _YOU.of(complete) != PLAYED:
        return
    if _DECKS.real(complete):
        raise Illegal("mars-played-needs-dealt")
    if complete["your_corporation"]:
        raise Illegal("mars-played-chooses-corporation")


def make_setup(options: Options) -> Setup:
    """Return the options as the rules use them."""
    complete = complete_options(options)
    return Setup(
        map=_MAP.of(complete),
        expansions=frozenset(_EXPANSIONS.of(complete)),
        modifiers=frozenset((*_MODIFIERS.of(complete), *LEVELS[_DIFFICULTY.of(complete)])),
        draft=_DRAFT.of(complete),
        real=_DECKS.real(complete),
        colonies=tuple(_COLONIES.of(complete)),
        milestones=tuple(_MILESTONES.of(complete)),
        awards=tuple(_AWARDS.of(complete)),
        turmoil_tr_13=_TURMOIL_TR_13.of(complete),
        turmoil_delegates=_TURMOIL_DELEGATES.of(complete),
        board=_BOARD.of(complete),
        corporation=_CORPORATION.of(complete),
        your_corporation=_YOUR_CORPORATION.of(complete),
        well_sourced=_WELL_SOURCED.of(complete),
        played=_YOU.of(complete) == PLAYED,
    )


def option_listing() -> dict[str, object]:
    """Return all options as JSON: values in the order they are shown."""
    printed = PRINTED_CORPORATIONS
    return {
        **OPTION_SET.to_json(),
        "presets": {name: dict(options) for name, options in PRESETS.items()},
        "levels": {level: list(rules) for level, rules in LEVELS.items()},
        "needs": dict(NEEDS),
        "corporation_needs": {n: list(one.needs) for n, one in printed.items() if one.needs},
        "thin_sources": [n for n, one in printed.items() if one.thin_sources],
        "stand_ins": [name for name in MAPS if load_board(name).stand_in],
    }
