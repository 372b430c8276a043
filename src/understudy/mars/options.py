"""What can be chosen before a game, and which choices go together: one pure function."""

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
from understudy.mars.printed.boards import entered_board
from understudy.mars.printed.colonies import COLONIES
from understudy.mars.printed.corporations import PRINTED_CORPORATIONS
from understudy.mars.printed.milestones_awards import AWARDS, MILESTONES, OF_EXPANSION

EXPANSION_MILESTONES: Final = tuple(
    name_id(name) for name in (*MILESTONES[OF_EXPANSION], *MILESTONES["venus"])
)
EXPANSION_AWARDS: Final = tuple(name_id(name) for name in (*AWARDS[OF_EXPANSION], *AWARDS["venus"]))

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
"""Whether you tell what you do at a table, or the program plays your side by the rules."""
HONOURS: Final = 5
"""Milestones, and awards, of the Milestones & Awards expansion in a game."""
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
"""What each level switches on. [A p.11]"""

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

CHOICES: Final = OptionSet(
    _MAP, _EXPANSIONS, _DIFFICULTY, _MODIFIERS, _DRAFT, _DECKS, _COLONIES, _MILESTONES, _AWARDS,
    _TURMOIL_TR_13, _TURMOIL_DELEGATES, _BOARD, _CORPORATION, _YOUR_CORPORATION, _WELL_SOURCED,
    _YOU,
)  # fmt: skip
DECKS: Final = tuple(_DECKS.default)

NEEDS: Final[Mapping[str, str]] = {
    "colonies": "colonies",
    "milestones": "milestones_awards",
    "awards": "milestones_awards",
    "turmoil_tr_13": "turmoil",
    "turmoil_delegates": "turmoil",
}
"""Which expansion an option belongs to."""


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
    played: bool = False


def settle(options: Options) -> CheckedOptions:
    """The options complete and in one form, or a refusal that says what does not go together."""
    if isinstance(options, CheckedOptions):
        return options
    settled = CHOICES.complete(options)
    difficulty = _DIFFICULTY.of(settled)
    if settled["modifiers"] and difficulty != "normal":
        raise Illegal("mars-level-or-modifiers", level=Ref("mars-difficulty", difficulty))
    _check_expansions(settled)
    _check_corporation(settled)
    _check_played(settled)
    if settled["board"]:
        entered_board(_MAP.of(settled), _BOARD.of(settled))
    return CheckedOptions(settled)


def _check_expansions(settled: Options) -> None:
    """What only an expansion brings cannot be chosen without it."""
    expansions = _EXPANSIONS.of(settled)
    for option, expansion in NEEDS.items():
        if settled[option] and expansion not in expansions:
            needed = Ref("mars-expansion", expansion)
            name = Ref("mars-option", option)
            raise Illegal("mars-option-needs", option=name, expansion=needed)


def _check_corporation(settled: Options) -> None:
    """A corporation that may be used, and not yours; a draft priority demands drafting (5.5)."""
    chosen = _CORPORATION.of(settled)
    name = Ref("mars-corporation", chosen)
    if chosen == _YOUR_CORPORATION.of(settled):
        raise Illegal("mars-corporation-yours", corporation=name)
    needs = PRINTED_CORPORATIONS[chosen].needs if chosen in PRINTED_CORPORATIONS else ()
    if needs and not set(needs).intersection(_EXPANSIONS.of(settled)):
        refs = tuple(Ref("mars-expansion", need) for need in needs)
        raise Illegal("mars-corporation-needs", corporation=name, expansions=refs)


def _check_played(settled: Options) -> None:
    """Your side is played with dealt cards, and your corporation comes with them."""
    if _YOU.of(settled) != PLAYED:
        return
    if _DECKS.real(settled):
        raise Illegal("mars-played-needs-dealt")
    if settled["your_corporation"]:
        raise Illegal("mars-played-chooses-corporation")


def setup(options: Options) -> Setup:
    """The settled options as the rules use them."""
    settled = settle(options)
    return Setup(
        map=_MAP.of(settled),
        expansions=frozenset(_EXPANSIONS.of(settled)),
        modifiers=frozenset((*_MODIFIERS.of(settled), *LEVELS[_DIFFICULTY.of(settled)])),
        draft=_DRAFT.of(settled),
        real=_DECKS.real(settled),
        colonies=tuple(_COLONIES.of(settled)),
        milestones=tuple(_MILESTONES.of(settled)),
        awards=tuple(_AWARDS.of(settled)),
        turmoil_tr_13=_TURMOIL_TR_13.of(settled),
        turmoil_delegates=_TURMOIL_DELEGATES.of(settled),
        board=_BOARD.of(settled),
        corporation=_CORPORATION.of(settled),
        your_corporation=_YOUR_CORPORATION.of(settled),
        well_sourced=_WELL_SOURCED.of(settled),
        played=_YOU.of(settled) == PLAYED,
    )


def option_listing() -> dict[str, object]:
    """What can be chosen, as JSON for a wizard: values in the order they are shown."""
    printed = PRINTED_CORPORATIONS
    return {
        **CHOICES.to_json(),
        "levels": {level: list(rules) for level, rules in LEVELS.items()},
        "needs": dict(NEEDS),
        "corporation_needs": {n: list(one.needs) for n, one in printed.items() if one.needs},
        "thin_sources": [n for n, one in printed.items() if one.thin_sources],
        "stand_ins": ["vastitas_borealis"],
    }
