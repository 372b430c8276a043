"""A scenario of a reported game, as the text of a TOML file."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from typing import Final

from understudy.cli.reports.report_file import Report
from understudy.core import Illegal, Session, TapeEntry
from understudy.core.scenarios.check import known_citations
from understudy.core.scenarios.recorded_game import ANSWER, QUESTION, known_facts
from understudy.core.scenarios.scenario import NONE

BARE_KEY: Final = re.compile(r"[A-Za-z0-9_-]+(\.[A-Za-z0-9_-]+)*")
UNKNOWN: Final = "?"
"""The citation of a report whose last steps cite no rule; `understudy check` refuses it."""

HEAD: Final = """\
# From a problem report: version {version}, {where}.
# The player expected:
{expected}
#
# [then] is what happens now. Change it to what should happen, and correct title and rule.
"""


def scenario_text(report: Report, session: Session, count: int) -> str:
    """Return the scenario whose event is the last `count` answers of the game."""
    tape = session.tape
    if not 0 <= count <= len(tape):
        raise Illegal("terminal-report-answers", most=len(tape))
    given, event = tape[: len(tape) - count], tape[len(tape) - count :]
    before = Session.replay(session.system, session.options, session.seed, given)
    lines = report.expected.split("\n")
    head = HEAD.format(
        version=report.version,
        where=report.where,
        expected="\n".join(f"#   {line}".rstrip() for line in lines),
    )
    return head + "\n".join(
        [
            f"title = {_value(lines[0] or UNKNOWN)}",
            f"rule  = {_value(_last_citation(session, before))}",
            f"game  = {_value(session.system.name)}",
            "\n[options]",
            *_pairs(session.options),
            f"seed = {session.seed}",
            "\n[given]",
            *_answers(given),
            "\n[given.position]",
            *_pairs(known_facts(before)),
            "\n[when]",
            f"do = {_value(ANSWER)}",
            *_answers(event),
            "\n[then]",
            *_pairs(_changes(before, session)),
            "",
        ]
    )


def _changes(before: Session, after: Session) -> Iterator[tuple[str, object]]:
    """Yield the facts that the event changed, and the next question."""
    old, new = known_facts(before), known_facts(after)
    for name in sorted({*old, *new}):
        if old.get(name) != new.get(name):
            number = isinstance(new.get(name, old.get(name)), int)
            yield name, new.get(name, 0 if number else NONE)
    yield QUESTION, after.question.id if after.question else NONE


def _last_citation(session: Session, before: Session) -> str:
    known = known_citations(session.system)
    for step in reversed(session.steps[len(before.steps) :]):
        if step.cite and all(cite in known for cite in step.cite.split(", ")):
            return step.cite
    return UNKNOWN


def _answers(entries: list[TapeEntry]) -> Iterator[str]:
    yield "answers = ["
    for entry in entries:
        yield f"  [{_value(entry.question)}, {_value(entry.answer)}],"
    yield "]"


def _pairs(facts: Mapping[str, object] | Iterator[tuple[str, object]]) -> Iterator[str]:
    items = facts.items() if isinstance(facts, Mapping) else facts
    for name, value in items:
        key = name if BARE_KEY.fullmatch(name) else json.dumps(name, ensure_ascii=False)
        yield f"{key} = {_value(value)}"


def _value(value: object) -> str:
    """Return a JSON value in TOML. Both write texts, numbers and lists alike."""
    if isinstance(value, Mapping):
        return "{ " + ", ".join(_pairs(value)) + " }" if value else "{}"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(map(_value, value)) + "]"
    return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
