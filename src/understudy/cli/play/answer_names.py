"""Answers by their names: as they are offered, and as somebody types them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from understudy.cli.play.menus import EDIT
from understudy.cli.translations import Translations, normalize
from understudy.core import Card, Choice, Illegal, Number, Question, Space, YesNo

DONE: Final = "done"
"""What ends a question that can be answered several times; it may have its own word for it."""


class Names:
    """What questions and their answers are called in the words of a person."""

    def __init__(self, words: Translations) -> None:
        self.words = words

    def one_of(self, typed: str, question: Choice, *, numbered: bool = True) -> str:
        """An option by its id, its place in the list, its name or the beginning of its name."""
        options = question.options
        if typed in options:
            return typed
        if numbered and typed.isdecimal() and 1 <= int(typed) <= len(options):
            return options[int(typed) - 1]
        wanted = normalize(typed)
        names = {
            option: (
                normalize(self.called(question, option)),
                normalize(self.plain(question, option)),
            )
            for option in options
        }
        same = [option for option, known in names.items() if wanted in known]
        close = same or [
            option for option, known in names.items() if any(n.startswith(wanted) for n in known)
        ]
        if not wanted or len(close) != 1:
            raise Illegal("table-not-an-option", answer=typed)
        return close[0]

    def space(self, typed: str, kind: str, spaces: Sequence[str]) -> str:
        """A space by its name, or by its numbers with anything between them."""
        wanted = normalize(typed)
        named = [space for space in spaces if normalize(self.words.name(kind, space)) == wanted]
        if typed in spaces:
            return typed
        if wanted and named:
            return named[0]
        numbers = ".".join(re.findall(r"\d+", typed))
        return numbers if numbers in spaces else typed

    def place(self, kind: str, space: str) -> str:
        """A space as it is typed: by its numbers, as on the map, or by its name."""
        return space if "." in space else self.words.name(kind, space)

    def called(self, question: Choice, option: str) -> str:
        """An option as it is offered: the likely one, and what ends a question, in other words."""
        likely = "likely" if option == question.default else "unlikely"
        ending = self.words.attribute(question.id, DONE) if option == DONE else None
        return (
            ending
            or self.words.attribute(message_of(question, option), likely)
            or self.plain(question, option)
        )

    def plain(self, question: Choice, option: str) -> str:
        if option == EDIT:
            return self.words("page-put-right")
        return self.words.name(question.kind, option)

    def with_number(self, id: str, name: str) -> str:
        """A card is told by its printed number too; other ids are of no use to people."""
        return f"{id} {name}" if any(map(str.isdigit, id)) and name != id else name

    def label(self, question: Question[object]) -> str:
        """The words of a question, with when its number was said last if it was."""
        label = self.words.text(question.id, question.args)
        said = self.words.attribute(question.id, "said", question.args)
        limits = f"{question.low} … {question.high}" if isinstance(question, Number) else ""
        behind = "; ".join(part for part in (said, limits) if part)
        return f"{label} ({behind})" if behind else label

    def shown(self, question: Question[object], default: object) -> str:
        match question:
            case Choice():
                return self.called(question, str(default))
            case Card() | Space():
                return self.words.name(question.kind, str(default))
            case YesNo():
                return self.words("terminal-yes" if default else "terminal-no")
        return str(default)


def message_of(question: Choice, option: str) -> str:
    """The message that names an option."""
    return f"{question.kind}-{option.replace('_', '-')}"
