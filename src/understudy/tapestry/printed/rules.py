"""The numbered rules of the two bots and of the human side, and our rulings."""

from __future__ import annotations

from functools import cache

from understudy.core import CERTAINTY, Rule
from understudy.tapestry.printed.read_tables import rows_of


@cache
def _all_rules() -> tuple[Rule, ...]:
    return tuple(
        Rule(row["no."], tuple(row["belongs to"].split(", ")), row.one_of("sure", CERTAINTY))
        for row in rows_of("rules.txt", ("no.", "sure", "belongs to"), ("no.",))
    )


@cache
def rules() -> tuple[Rule, ...]:
    """Return all rules of the bots and of the human side; each cites its section."""
    return tuple(rule for rule in _all_rules() if _is_rule(rule))


@cache
def rulings() -> tuple[Rule, ...]:
    """Return our decisions where the sources are silent or disagree; each cites its rules."""
    return tuple(rule for rule in _all_rules() if not _is_rule(rule))


def _is_rule(rule: Rule) -> bool:
    """Return whether a number is that of a rule; ``HD-1`` is a ruling."""
    return rule.number.startswith(("R", "H")) and not rule.number.startswith("HD")


def conquest_steps() -> tuple[str, ...]:
    """Return the steps of R13 as the journal and scenarios cite them: ``13 opponent 4``."""
    return tuple(
        f"13 {kind} {rule.number.removeprefix(prefix)}"
        for prefix, kind in (("R13.o", "opponent"), ("R13.n", "neutral"))
        for rule in rules()
        if rule.number.startswith(prefix)
    )


@cache
def rule_sections() -> tuple[Rule, ...]:
    """Return the sections; each cites its rules and is as sure as the least sure of them."""
    sections: dict[str, list[Rule]] = {}
    for rule in rules():
        sections.setdefault(rule.cites[0], []).append(rule)
    return tuple(
        Rule(
            section,
            tuple(rule.number for rule in found),
            max((rule.sure for rule in found), key=CERTAINTY.index),
        )
        for section, found in sections.items()
    )
