"""Grouping of the actions of a turn: a short list, the others behind `more`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from understudy.core import Choice, Menu
from understudy.core.questions.form import Fields

EDIT_PREFIX: Final = "set_"
EDIT: Final = "put_right"
"""Prefix of the many entries that edit a fact, and the one entry that opens their list."""

SHORT_LIST: Final = 5
"""Actions on the short list, not counting those that end the turn."""


@dataclass(frozen=True, slots=True)
class MenuGroups:
    """The entries of a menu: `listed` at once, `rest` on request, `edits` behind `EDIT`.

    `numbers` are those of `listed` and `rest`.
    """

    entries: Mapping[str, Fields]
    listed: tuple[str, ...]
    rest: tuple[str, ...]
    edits: tuple[str, ...]
    numbers: Mapping[str, int]


def group_entries(menu: Menu, order: Sequence[str]) -> MenuGroups:
    """Group the entries of a menu in this order, with others at the end.

    Numbers are positions in the order, so an action has the same number in every turn.
    """
    entries: dict[str, Fields] = dict.fromkeys(menu.plain, ())
    entries |= dict(menu.entries())
    edits = tuple(name for name in entries if name.startswith(EDIT_PREFIX))
    others = [name for name in entries if name not in edits]
    ordered = [*order, *(name for name in others if name not in order), EDIT]
    numbers = {name: number for number, name in enumerate(ordered, 1)}
    actions = sorted((name for name in others if name not in menu.plain), key=numbers.__getitem__)
    short, rest = actions[:SHORT_LIST], actions[SHORT_LIST:]
    if edits:
        rest.append(EDIT)
    if len(rest) == 1 and not edits:
        short, rest = actions, []
    listed = sorted([*menu.plain, *short], key=numbers.__getitem__)
    return MenuGroups(entries, tuple(listed), tuple(rest), edits, numbers)


def nested_choices(entries: Mapping[str, Fields]) -> list[tuple[str, str, Choice]]:
    """Return the entries whose first field is a choice, which can be typed directly."""
    return [
        (name, field, question)
        for name, fields in entries.items()
        if not name.startswith(EDIT_PREFIX)
        for field, question in fields[:1]
        if isinstance(question, Choice)
    ]
