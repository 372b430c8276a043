"""The parts of a civilization: abilities by moment, effects by event, standing rules."""

from __future__ import annotations

from dataclasses import dataclass

from understudy.tapestry.cards.definition import Effect, Standing
from understudy.tapestry.printed.benefits import Benefit


@dataclass(frozen=True, slots=True)
class AtIncome:
    """An ability in the civilization step of income turns; if `optional`, it may be left."""

    benefit: Benefit
    optional: bool = True


@dataclass(frozen=True, slots=True)
class WhenGained:
    """What happens when the civilization is gained; `midgame`: only during the game."""

    benefit: Benefit
    midgame: bool = True


@dataclass(frozen=True, slots=True)
class AfterFirstIncome:
    """An offer at the end of income turn 1 to a player who started with the civilization."""

    benefit: Benefit


@dataclass(frozen=True, slots=True)
class AtTheEnd:
    """What the civilization scores at the end of income turn 5."""

    benefit: Benefit


@dataclass(frozen=True, slots=True)
class Tokens:
    """The civilization has player tokens to spend."""

    count: int


@dataclass(frozen=True, slots=True)
class OnlyAtStart:
    """Gained during the game, the civilization is discarded for the next one."""


Ability = AtIncome | WhenGained | AfterFirstIncome | AtTheEnd | Tokens | OnlyAtStart


@dataclass(frozen=True, slots=True)
class CivilizationDefinition:
    """What a civilization does."""

    id: str
    at_income: AtIncome | None
    when_gained: WhenGained | None
    after_first_income: Benefit | None
    at_the_end: Benefit | None
    tokens: int
    only_at_start: bool
    effects: tuple[Effect, ...]
    standing: frozenset[Standing]
