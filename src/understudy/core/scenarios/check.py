"""Run the scenario of any game. Its citation is checked first."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from difflib import get_close_matches
from typing import Final

from understudy.core.errors import Unreadable
from understudy.core.journal.messages import Message
from understudy.core.scenarios.recorded_game import check_recorded_game, is_recorded_game
from understudy.core.scenarios.scenario import wrong_value
from understudy.core.system import System, find_system

_PAGES: Final = re.compile(r"(?P<book>.* p\.)(?P<first>\d+)[–-](?P<last>\d+)")
_SUBSECTION: Final = re.compile(r"\.\w+$")


def check_scenario(scenario: Mapping[str, object]) -> list[Message]:
    """Run one scenario and return the differences from its expected result."""
    system = find_system(str(scenario["game"]))
    if "rule" not in scenario:
        raise Unreadable("table-scenario-missing-key", key="rule")
    check_citation(system, scenario["rule"])
    if is_recorded_game(scenario):
        return check_recorded_game(system, scenario)
    return system.check_scenario(scenario)


def check_citation(system: System, rule: object) -> None:
    """Refuse a citation that names no rule, printed page, ruling or card of the game."""
    if not isinstance(rule, str):
        raise wrong_value("rule", rule)
    known = known_citations(system)
    for cite in rule.split(","):
        if not all(_is_known(one, known) for one in _places(cite.strip())):
            similar = get_close_matches(cite.strip(), sorted(known), cutoff=0)
            raise Unreadable(
                "table-scenario-unknown-rule", cite=cite.strip(), known=", ".join(similar)
            )


def _places(cite: str) -> Iterator[str]:
    """Yield a citation; of a range of pages, such as ``A p.4–5``, its first and last page."""
    pages = _PAGES.fullmatch(cite)
    if pages is None:
        yield cite
    else:
        yield from (pages["book"] + pages["first"], pages["book"] + pages["last"])


def _is_known(cite: str, known: frozenset[str]) -> bool:
    """Return whether a citation, or the section that contains it, is known."""
    while cite not in known:
        section = _SUBSECTION.sub("", cite)
        if section == cite:
            return False
        cite = section
    return True


def known_citations(system: System) -> frozenset[str]:
    """Return everything that a scenario of this game may cite."""
    rules = system.rules()
    places = (place for rule in rules for place in rule.cites)
    return frozenset({*(rule.number for rule in rules), *places, *system.citations()})
