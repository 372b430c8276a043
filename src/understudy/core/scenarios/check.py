"""Run the scenario of any game. Its citation is checked first."""

from __future__ import annotations

from collections.abc import Mapping
from difflib import get_close_matches

from understudy.core.errors import Unreadable
from understudy.core.journal.messages import Message
from understudy.core.scenarios.recorded_game import check_recorded_game, is_recorded_game
from understudy.core.scenarios.scenario import wrong_value
from understudy.core.system import System, find_system


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
        if cite.strip() not in known:
            similar = get_close_matches(cite.strip(), sorted(known), cutoff=0)
            raise Unreadable(
                "table-scenario-unknown-rule", cite=cite.strip(), known=", ".join(similar)
            )


def known_citations(system: System) -> frozenset[str]:
    """Return everything that a scenario of this game may cite."""
    rules = system.rules()
    places = (place for rule in rules for place in rule.cites)
    return frozenset({*(rule.number for rule in rules), *places, *system.citations()})
