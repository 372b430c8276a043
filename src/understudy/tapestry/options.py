"""What can be chosen before a game, and which choices go together: one pure function."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from understudy.parts.deck import settle_decks
from understudy.table import Illegal, Options, Ref
from understudy.tapestry.printed.facts import AUTOMA_CIVILIZATIONS, LEVELS, Level

DIFFICULTIES: Final = tuple(LEVELS)
PLAYERS: Final = ("solo", "two_humans")
RESHUFFLE_CARDS: Final = (0, 2)
BY_DIE: Final = "die"
CHOOSE: Final = "choose"
CIVILIZATIONS: Final = (BY_DIE, *AUTOMA_CIVILIZATIONS)
SECOND_CIVILIZATIONS: Final = (CHOOSE, *AUTOMA_CIVILIZATIONS)
FIRST_PLAYERS: Final = ("random", "human", "bots")
USUAL_DECKS: Final = {
    "decision": "dealt", "tapestry": "dealt", "territory": "real", "tech": "real", "die": "dealt",
}  # fmt: skip
DECKS: Final = tuple(USUAL_DECKS)

DEFAULTS: Final[Mapping[str, object]] = {
    "difficulty": 2,
    "players": "solo",
    "keep_discouraged": False,
    "reshuffle_cards": 0,
    "civilization": BY_DIE,
    "second_civilization": CHOOSE,
    "first_player": "random",
    "decks": USUAL_DECKS,
}


@dataclass(frozen=True, slots=True)
class Setup:
    """The options as the rules use them."""

    difficulty: int = 2
    players: str = "solo"
    keep_discouraged: bool = False
    reshuffle_cards: int = 0
    civilization: str = BY_DIE
    second_civilization: str = CHOOSE
    first_player: str = "random"
    real: frozenset[str] = frozenset()

    @property
    def level(self) -> Level:
        """What the difficulty level lays down [R19.1]."""
        return LEVELS[self.difficulty]

    @property
    def solo(self) -> bool:
        """Whether the Automa plays; otherwise the Shadow Empire is alone among two people."""
        return self.players == "solo"


def settle(options: Options) -> dict[str, object]:
    """The options complete and in one form, or a refusal that says what does not go together."""
    for key in options:
        if key not in DEFAULTS:
            raise Illegal("table-unknown-option", option=key)
    settled = {**DEFAULTS, **options}
    _one_of(settled, "difficulty", DIFFICULTIES)
    _one_of(settled, "players", PLAYERS)
    _one_of(settled, "keep_discouraged", (False, True))
    _one_of(settled, "reshuffle_cards", RESHUFFLE_CARDS)
    _one_of(settled, "civilization", CIVILIZATIONS)
    _one_of(settled, "second_civilization", SECOND_CIVILIZATIONS)
    _one_of(settled, "first_player", FIRST_PLAYERS)
    settled["decks"] = settle_decks(settled["decks"], USUAL_DECKS)
    _go_together(settled)
    return settled


def _go_together(options: Mapping[str, object]) -> None:
    first, second = options["civilization"], options["second_civilization"]
    if options["players"] == "two_humans":
        if first != BY_DIE or second != CHOOSE:
            raise Illegal("tapestry-option-no-automa")
        return
    if options["reshuffle_cards"]:
        raise Illegal("tapestry-option-only-two-humans")
    if second == CHOOSE:
        return
    if options["difficulty"] != DIFFICULTIES[-1]:
        raise Illegal("tapestry-option-one-civilization")
    if first == BY_DIE:
        raise Illegal("tapestry-option-second-before-first")
    if first == second:
        civilization = Ref("tapestry-automa-civilization", str(first))
        raise Illegal("tapestry-option-same-civilization", civilization=civilization)


def _one_of(options: Mapping[str, object], key: str, known: tuple[object, ...]) -> None:
    value = options[key]
    if not any(type(value) is type(one) and value == one for one in known):
        raise Illegal("table-bad-option", option=key, value=str(value))


def setup(options: Options) -> Setup:
    """The settled options as the rules use them."""
    settled = settle(options)
    difficulty, reshuffle, decks = (
        settled["difficulty"], settled["reshuffle_cards"], settled["decks"],
    )  # fmt: skip
    assert isinstance(difficulty, int)
    assert isinstance(reshuffle, int)
    assert isinstance(decks, dict)
    return Setup(
        difficulty=difficulty,
        players=str(settled["players"]),
        keep_discouraged=bool(settled["keep_discouraged"]),
        reshuffle_cards=reshuffle,
        civilization=str(settled["civilization"]),
        second_civilization=str(settled["second_civilization"]),
        first_player=str(settled["first_player"]),
        real=frozenset(deck for deck, manner in decks.items() if manner == "real"),
    )


def wizard() -> dict[str, object]:
    """What can be chosen, as JSON for a wizard: values in the order they are shown."""
    return {
        "defaults": dict(DEFAULTS),
        "difficulty": list(DIFFICULTIES),
        "players": list(PLAYERS),
        "keep_discouraged": [False, True],
        "reshuffle_cards": list(RESHUFFLE_CARDS),
        "civilization": list(CIVILIZATIONS),
        "second_civilization": list(SECOND_CIVILIZATIONS),
        "first_player": list(FIRST_PLAYERS),
        "decks": list(DECKS),
        "incomplete_sources": ["two_humans"],
    }
