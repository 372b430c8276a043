"""Scenarios that play a recorded game up to a moment, for every game.

`[given]` has the answers so far and, as a check, facts of the position after them. The event is one
or more further answers. `[then]` names facts of the position as save files do.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from understudy.core.errors import Unreadable
from understudy.core.journal.messages import Message
from understudy.core.scenarios.scenario import (
    NONE,
    Keys,
    differs,
    missing_citations,
    not_cited,
    read_scenario,
)
from understudy.core.session.save_file import replay_answers
from understudy.core.session.session import Session
from understudy.core.system import System

ANSWER: Final = "answer"
"""The verb of the event."""
QUESTION: Final = "question"
"""The key of `[then]` for the next question."""


def is_recorded_game(scenario: Mapping[str, object]) -> bool:
    """Return whether the position of a scenario is given by answers."""
    given = scenario.get("given")
    return isinstance(given, Mapping) and "answers" in given


def check_recorded_game(system: System, scenario: Mapping[str, Any]) -> list[Message]:
    """Play the answers and the event. Return the differences from the expected result."""
    parts = read_scenario(scenario)
    answers = parts.given.need("answers")
    position = flat_facts(parts.given.take("position", {}))
    parts.given.refuse_unread()
    parts.when.one_of("do", (ANSWER,), "")
    parts.when.refuse_unread()
    wanted = dict(parts.then)
    refused, cites = wanted.pop("refused", False), wanted.pop("journal", [])
    before = replay_answers(system, parts.options, parts.seed, answers)
    found_before = known_facts(before)
    for fact, value in position.items():
        if found_before.get(fact) != value:
            raise Unreadable("table-save-position", fact=fact)
    try:
        after = replay_answers(system, parts.options, parts.seed, [*answers, *parts.answers])
    except Unreadable:
        if refused:
            return []
        raise
    if refused:
        return [differs("refused", wanted=True, found=False)]
    return [
        *_missing_citations(cites, before, after),
        *_differences(flat_facts(wanted), found_before, after),
    ]


def _missing_citations(cites: list[str], before: Session, after: Session) -> list[Message]:
    new = [step.cite for step in after.steps[len(before.steps) :] if step.cite]
    return [not_cited(cite, new) for cite in missing_citations(cites, new)]


def _differences(
    wanted: Mapping[str, object], before: Mapping[str, object], after: Session
) -> list[Message]:
    found = {**known_facts(after), QUESTION: after.question.id if after.question else NONE}
    facts = after.position.facts()
    result: list[Message] = []
    for name, value in wanted.items():
        if name not in found and name not in before and name not in facts:
            Keys({name: value}, "then").refuse_unread()
        is_now = found.get(name, 0 if isinstance(value, int) else NONE)
        if is_now != value:
            result.append(differs(name, value, is_now))
    return result


def known_facts(session: Session) -> dict[str, object]:
    """Return the facts of a position without those that are zero or absent."""
    return {name: value for name, value in session.position.facts().items() if value}


def flat_facts(table: object, prefix: str = "") -> dict[str, object]:
    """Return the facts of nested tables with names joined by dots."""
    if not isinstance(table, Mapping):
        return {prefix: table}
    facts: dict[str, object] = {}
    for name, value in table.items():
        facts |= flat_facts(value, f"{prefix}.{name}" if prefix else name)
    return facts
