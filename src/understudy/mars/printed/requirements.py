"""Requirements of project cards, as written in the tables.

- ``oxygen <= 5``: at most 5 % oxygen
- ``science tags >= 3``: at least three own science tags
- ``any cities >= 2``: at least two cities of all players together
- ``unity party``: the party rules, or you have two delegates in it
- ``plant tags >= 1, animal tags >= 1``: both conditions
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache
from typing import Final

from understudy.mars.printed.allowed_values import PARTIES, RESOURCES, TAGS

GLOBAL_PARAMETERS: Final = ("temperature", "oxygen", "oceans", "venus")
"""Global requirements: temperature in °C, oxygen and Venus in percent."""


@dataclass(frozen=True, slots=True)
class Requirement:
    """One requirement: a count with a limit, or a condition.

    `of` is the tag, resource or party. With `anybody` all players count, otherwise only you.
    """

    what: str
    of: str = ""
    anybody: bool = False
    at_least: int | None = None
    at_most: int | None = None


_COUNTED: Final[Mapping[str, Requirement]] = {
    **{parameter: Requirement(parameter) for parameter in GLOBAL_PARAMETERS},
    **{f"{tag} tags": Requirement("tags", tag) for tag in TAGS},
    **{f"{resource} production": Requirement("production", resource) for resource in RESOURCES},
    "tr": Requirement("tr"),
    "greeneries": Requirement("greeneries"),
    "cities": Requirement("cities"),
    "any cities": Requirement("cities", anybody=True),
    "any cities on mars": Requirement("cities", "on_mars", anybody=True),
    "colonies": Requirement("colonies"),
    "floaters": Requirement("held", "floater"),
    "party leader": Requirement("party_leaders"),
    "distinct resource types": Requirement("resource_kinds"),
}
"""Requirements with a limit. Resources on all own cards are added up."""

_CONDITIONS: Final[Mapping[str, Requirement]] = {
    **{f"{party} party": Requirement("party", party) for party in PARTIES},
    "chairman": Requirement("chairman"),
    "chairman is neutral": Requirement("neutral_chairman"),
    "city next to ocean": Requirement("city_by_ocean"),
    "any city next to ocean": Requirement("city_by_ocean", anybody=True),
    "plants removed from opponent this generation": Requirement("plants_removed"),
    "no player has passed yet": Requirement("nobody_passed"),
}


@cache
def parse_requirements(text: str) -> tuple[Requirement, ...]:
    """Return all requirements of a card. Raise ValueError for an unknown phrase."""
    return tuple([_requirement(phrase) for phrase in text.split(", ")]) if text else ()


def _requirement(phrase: str) -> Requirement:
    if phrase in _CONDITIONS:
        return _CONDITIONS[phrase]
    counted, sign, number = phrase.rpartition(" >= ")
    if not sign:
        counted, sign, number = phrase.rpartition(" <= ")
    if counted not in _COUNTED or not number.removeprefix("-").isdecimal():
        raise ValueError(phrase)
    if sign == " >= ":
        return replace(_COUNTED[counted], at_least=int(number))
    return replace(_COUNTED[counted], at_most=int(number))
