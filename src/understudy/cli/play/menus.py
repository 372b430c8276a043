"""What can be done in a turn: a short list, the rest behind `more`; every number stays the same."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from understudy.core import Choice, Menu
from understudy.core.questions.form import Fields

REPAIR: Final = "set_"
EDIT: Final = "put_right"
"""How entries begin that put a fact right, and what leads to them: they are many and rare."""

USUAL: Final = 5
"""Things to do on the short list, beside those that end the turn."""


@dataclass(frozen=True, slots=True)
class MenuGroups:
    """The entries of a menu: `usual` are listed, `rest` if somebody asks, `repairs` behind `EDIT`.

    `numbers` are those of `usual` and `rest`.
    """

    entries: Mapping[str, Fields]
    usual: tuple[str, ...]
    rest: tuple[str, ...]
    repairs: tuple[str, ...]
    numbers: Mapping[str, int]


def group_entries(menu: Menu, order: Sequence[str]) -> MenuGroups:
    """The entries in this order, whatever it does not know behind it.

    A number is the place in the order, so it is the same in every turn, whatever is open.
    """
    entries: dict[str, Fields] = dict.fromkeys(menu.plain, ())
    entries |= dict(menu.entries())
    repairs = tuple(name for name in entries if name.startswith(REPAIR))
    others = [name for name in entries if name not in repairs]
    places = [*order, *(name for name in others if name not in order), EDIT]
    numbers = {name: number for number, name in enumerate(places, 1)}
    acts = sorted((name for name in others if name not in menu.plain), key=numbers.__getitem__)
    usual, rest = acts[:USUAL], acts[USUAL:]
    if repairs:
        rest.append(EDIT)
    if len(rest) == 1 and not repairs:
        usual, rest = acts, []
    shown = sorted([*menu.plain, *usual], key=numbers.__getitem__)
    return MenuGroups(entries, tuple(shown), tuple(rest), repairs, numbers)


def nested_choices(entries: Mapping[str, Fields]) -> list[tuple[str, str, Choice]]:
    """The entries whose first detail is one of several things, which can be named at once."""
    return [
        (name, field, question)
        for name, fields in entries.items()
        if not name.startswith(REPAIR)
        for field, question in fields[:1]
        if isinstance(question, Choice)
    ]
