"""The rules of the two bots as we number them."""

from __future__ import annotations

from functools import cache

from understudy.core import SURENESS, Rule
from understudy.tapestry.printed.read_tables import rows_of


@cache
def _all_rules() -> tuple[Rule, ...]:
    return tuple(
        Rule(row["no."], tuple(row["belongs to"].split(", ")), row.one_of("sure", SURENESS))
        for row in rows_of("rules.txt", ("no.", "sure", "belongs to"), ("no.",))
    )


@cache
def rules() -> tuple[Rule, ...]:
    """Every rule of the two bots by its number; it cites the section it stands in."""
    return tuple(rule for rule in _all_rules() if rule.number.startswith("R"))


@cache
def rulings() -> tuple[Rule, ...]:
    """Our decisions where the sources are silent or disagree; they cite the rules they concern."""
    return tuple(rule for rule in _all_rules() if not rule.number.startswith("R"))


@cache
def rule_sections() -> tuple[Rule, ...]:
    """The rules by section, as surely as the least sure of them; they cite their numbers."""
    sections: dict[str, list[Rule]] = {}
    for rule in rules():
        sections.setdefault(rule.cites[0], []).append(rule)
    return tuple(
        Rule(
            section,
            tuple(rule.number for rule in found),
            max((rule.sure for rule in found), key=SURENESS.index),
        )
        for section, found in sections.items()
    )
