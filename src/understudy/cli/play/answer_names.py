"""Names of answers, as shown and as typed."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from understudy.cli.play.menus import EDIT
from understudy.cli.translations import Translations, normalize
from understudy.core import Card, Choice, Illegal, Number, Question, Space, YesNo

DONE: Final = "done"
"""The option that ends a repeated question; the question may have its own text for it."""


class Names:
    """Names of questions and answers in the user's language."""

    def __init__(self, words: Translations) -> None:
        self.words = words

    def one_of(self, typed: str, question: Choice, *, numbered: bool = True) -> str:
        """Return the option with this id, number, name or start of its name."""
        options = question.options
        if typed in options:
            return typed
        number = whole_number(typed) if numbered else None
        if number is not None and 1 <= number <= len(options):
            return options[number - 1]
        wanted = normalize(typed)
        messages = question.words() if question.words is not None else {}
        names = {
            option: (
                normalize(self.option_label(question, option)),
                normalize(self.option_name(question, option)),
                *([normalize(self.words.say(messages[option]))] if option in messages else []),
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

    def card(self, typed: str, question: Card) -> str:
        """Return the card with this name, or part of a name, in any language.

        The rules know only numbers and English names. A text that means no single card is
        returned as it is, so that the question refuses it.
        """
        wanted = _words_of(typed)
        if not wanted or question.find(typed):
            return typed
        known = self.words.translator.names.get(question.kind, {})
        names = {
            id: [_words_of(name) for name in each.values()]
            for id, each in known.items()
            if question.find(id)
        }
        same = [id for id, each in names.items() if wanted in each]
        found = same or [id for id, each in names.items() if any(wanted in name for name in each)]
        return found[0] if len(found) == 1 else typed

    def space(self, typed: str, kind: str, spaces: Sequence[str]) -> str:
        """Return the space with this name, or with these numbers and any separators."""
        wanted = normalize(typed)
        named = [space for space in spaces if normalize(self.words.name(kind, space)) == wanted]
        if typed in spaces:
            return typed
        if wanted and named:
            return named[0]
        numbers = ".".join(re.findall(r"\d+", typed))
        return numbers if numbers in spaces else typed

    def space_name(self, kind: str, space: str) -> str:
        """Return a space as it is typed: by its numbers on the map, or by its name."""
        return space if "." in space else self.words.name(kind, space)

    def option_label(self, question: Choice, option: str) -> str:
        """Return the text of an option, which can differ for the default and for `DONE`."""
        likely = "likely" if option == question.default else "unlikely"
        ending = self.words.attribute(question.id, DONE) if option == DONE else None
        return (
            ending
            or self.words.attribute(message_of(question, option), likely)
            or self.option_name(question, option)
        )

    def option_name(self, question: Choice, option: str) -> str:
        if option == EDIT:
            return self.words("page-put-right")
        return self.words.name(question.kind, option)

    def with_number(self, id: str, name: str) -> str:
        """Return the name with the printed number, if the id is one."""
        return f"{id} {name}" if any(map(str.isdigit, id)) and name != id else name

    def label(self, question: Question[object]) -> str:
        """Return the text of a question, with its last reported number and its limits."""
        asked = self.words.attribute(question.id, "asked", question.args)
        label = asked or self.words.text(question.id, question.args)
        last = self.words.attribute(question.id, "said", question.args)
        limits = f"{question.low} … {question.high}" if isinstance(question, Number) else ""
        details = "; ".join(part for part in (last, limits) if part)
        return f"{label} ({details})" if details else label

    def default_label(self, question: Question[object], default: object) -> str:
        match question:
            case Choice():
                return self.option_label(question, str(default))
            case Card() | Space():
                return self.words.name(question.kind, str(default))
            case YesNo():
                return self.words("terminal-yes" if default else "terminal-no")
        return str(default)


def _words_of(name: str) -> str:
    """Return the words of a name without case, accents and punctuation."""
    return " ".join(re.findall(r"\w+", normalize(name)))


def whole_number(typed: str) -> int | None:
    """Return the typed number; None for anything else and for thousands of digits."""
    try:
        return int(typed) if typed.isdecimal() else None
    except ValueError:
        return None


def message_of(question: Choice, option: str) -> str:
    """Return the message id of an option."""
    return f"{question.kind}-{option.replace('_', '-')}"
