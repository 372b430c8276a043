"""Options of a game, and the check whether they are compatible."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from understudy.core import Illegal, Options, Ref
from understudy.core.options.options import (
    DEALT,
    REAL,
    CheckedOptions,
    Decks,
    OneNumber,
    OneOf,
    OptionSet,
    Text,
    YesNoOption,
)
from understudy.tapestry.printed.levels import AUTOMA_CIVILIZATIONS, LEVELS, Level

DIFFICULTIES: Final = tuple(LEVELS)
PLAYERS: Final = ("solo", "two_humans")
REPORTED: Final = "reported"
PLAYED: Final = "played"
"""`you`: reported by you at a table, or played by the program."""
BY_DIE: Final = "die"
CHOOSE: Final = "choose"
CIVILIZATIONS: Final = (BY_DIE, *AUTOMA_CIVILIZATIONS)
SECOND_CIVILIZATIONS: Final = (CHOOSE, *AUTOMA_CIVILIZATIONS)
FIRST_PLAYERS: Final = ("random", "human", "human2", "bots")

_DIFFICULTY: Final = OneNumber("difficulty", DIFFICULTIES, 2)
_PLAYERS: Final = OneOf("players", PLAYERS, "solo")
_KEEP_DISCOURAGED: Final = YesNoOption("keep_discouraged")
_RESHUFFLE_CARDS: Final = OneNumber("reshuffle_cards", (0, 2), 0)
_CIVILIZATION: Final = OneOf("civilization", CIVILIZATIONS, BY_DIE)
_SECOND_CIVILIZATION: Final = OneOf("second_civilization", SECOND_CIVILIZATIONS, CHOOSE)
_FIRST_PLAYER: Final = OneOf("first_player", FIRST_PLAYERS, "random")
_YOU: Final = OneOf("you", (REPORTED, PLAYED), REPORTED)
_CAPITAL: Final = OneNumber("capital", range(7), 0)
_ADJUSTMENTS: Final = YesNoOption("adjustments", default=True)
_NAME: Final = Text("name")
_NAME2: Final = Text("name2")
MAX_NAME_LENGTH: Final = 16
_DECKS: Final = Decks(
    "decks", {"decision": DEALT, "tapestry": DEALT, "territory": REAL, "tech": REAL, "die": DEALT}
)

CHOICES: Final = OptionSet(
    _DIFFICULTY, _PLAYERS, _KEEP_DISCOURAGED, _RESHUFFLE_CARDS, _CIVILIZATION,
    _SECOND_CIVILIZATION, _FIRST_PLAYER, _YOU, _CAPITAL, _ADJUSTMENTS, _NAME, _NAME2, _DECKS,
)  # fmt: skip
_FIRST_GAME: Final[Options] = {"difficulty": 1, "players": "solo"}
PRESETS: Final[Mapping[str, Options]] = {
    "first": _FIRST_GAME,
    "screen": {**_FIRST_GAME, "you": PLAYED},
}
"""Options under a name: a first game, against the weakest Automa, and one on the screen."""
DECKS: Final = tuple(_DECKS.default)
AUTOMA_DECKS: Final = ("tapestry", "territory", "tech")
"""Decks that only the Automa uses."""


@dataclass(frozen=True, slots=True)
class Setup:
    """Options in the form that the rules use."""

    difficulty: int = 2
    players: str = "solo"
    keep_discouraged: bool = False
    reshuffle_cards: int = 0
    civilization: str = BY_DIE
    second_civilization: str = CHOOSE
    first_player: str = "random"
    names: tuple[str, str] = ("", "")
    real: frozenset[str] = frozenset()
    played: bool = False
    capital: int = 0
    adjustments: bool = True

    @property
    def level(self) -> Level:
        """Return the difficulty level [R19.1]."""
        return LEVELS[self.difficulty]

    @property
    def solo(self) -> bool:
        """Return whether one human plays against the Automa; otherwise two humans play."""
        return self.players == "solo"


def complete_options(options: Options) -> CheckedOptions:
    """Return all options with defaults filled in; refuse incompatible options."""
    if isinstance(options, CheckedOptions):
        return options
    completed = CHOICES.complete(options)
    _check_compatible(completed)
    if completed["you"] == PLAYED:
        decks = {**dict.fromkeys(DECKS, DEALT), "die": _DECKS.of(completed)["die"]}
        completed["decks"] = decks
    elif completed["players"] == "two_humans":
        completed["decks"] = {**_DECKS.of(completed), **dict.fromkeys(AUTOMA_DECKS, REAL)}
    return CheckedOptions(completed)


def _check_compatible(completed: Options) -> None:
    first, second = _CIVILIZATION.of(completed), _SECOND_CIVILIZATION.of(completed)
    names = _NAME.of(completed), _NAME2.of(completed)
    for name in names:
        if len(name) > MAX_NAME_LENGTH:
            raise Illegal("tapestry-option-long-name", name=name, longest=MAX_NAME_LENGTH)
    if completed["players"] == "two_humans":
        if first != BY_DIE or second != CHOOSE:
            raise Illegal("tapestry-option-no-automa")
        return
    if completed["reshuffle_cards"] or any(names) or completed["first_player"] == "human2":
        raise Illegal("tapestry-option-only-two-humans")
    if second == CHOOSE:
        return
    if completed["difficulty"] != DIFFICULTIES[-1]:
        raise Illegal("tapestry-option-one-civilization")
    if first == BY_DIE:
        raise Illegal("tapestry-option-second-before-first")
    if first == second:
        civilization = Ref("tapestry-automa-civilization", first)
        raise Illegal("tapestry-option-same-civilization", civilization=civilization)


def setup(options: Options) -> Setup:
    """Return the options in the form that the rules use."""
    completed = complete_options(options)
    names = _NAME.of(completed).strip(), _NAME2.of(completed).strip()
    return Setup(
        difficulty=_DIFFICULTY.of(completed),
        players=_PLAYERS.of(completed),
        keep_discouraged=_KEEP_DISCOURAGED.of(completed),
        reshuffle_cards=_RESHUFFLE_CARDS.of(completed),
        civilization=_CIVILIZATION.of(completed),
        second_civilization=_SECOND_CIVILIZATION.of(completed),
        first_player=_FIRST_PLAYER.of(completed),
        names=names,
        real=_DECKS.real(completed),
        played=_YOU.of(completed) == PLAYED,
        capital=_CAPITAL.of(completed),
        adjustments=_ADJUSTMENTS.of(completed),
    )


def option_listing() -> dict[str, object]:
    """Return all options and their values in display order, as JSON."""
    presets = {name: dict(options) for name, options in PRESETS.items()}
    return {**CHOICES.to_json(), "presets": presets, "incomplete_sources": ["two_humans"]}
