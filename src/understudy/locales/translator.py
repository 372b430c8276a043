"""Renders the messages of the catalogues in a language."""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from understudy.core import Arg, Args, Illegal, Message, Question, Ref
from understudy.locales import ENGLISH, languages, message_files, message_text, split_messages
from understudy.locales.names import Names

LARGEST_GROUPED: Final = 10**15
"""Digits of larger numbers are not grouped: the formatter fails for huge numbers."""
LONGEST_ARG: Final = 1000
"""Longer texts are cut: the formatter refuses them."""

_HYPHEN_FOR_MINUS: Final = re.compile(r"(?<!\w)-(?=\d)")
"""A hyphen before a number, to be replaced by a minus sign."""

_REFERENCE: Final = re.compile(r"\{\s*([a-z]\w*-[\w-]+)")
"""A message named in another one."""


class _Catalogue:
    """The messages of a language, parsed one by one when they are needed."""

    def __init__(self, language: str) -> None:
        self._bundle = FluentBundle([language], use_isolating=False)
        self._language = language
        self._unread = list(message_files(ENGLISH))
        self._entries: dict[str, str] = {}

    def with_message(self, id: str) -> FluentBundle:
        """Return the bundle, with this message if it exists in any file.

        If the files with the first word of the id as their name do not have it, all files are
        searched: advice about a game has a file of its own, and an external game may name its
        messages as it likes.
        """
        if not self._bundle.has_message(id):
            word = id.partition("-")[0]
            if id not in self._entries:
                self._open([name for name in self._unread if name.partition("_")[0] == word])
            if id not in self._entries:
                self._open([*self._unread])
            self._read(id)
        return self._bundle

    def _open(self, names: list[str]) -> None:
        for name in names:
            self._unread.remove(name)
            self._entries |= split_messages(message_text(self._language, name))

    def _read(self, id: str) -> None:
        """Add a message to the bundle, and those it refers to."""
        entry = self._entries.pop(id, None)
        if entry is not None:
            self._bundle.add_resource(FluentResource(entry))
            for named in _REFERENCE.findall(entry):
                self.with_message(named)


@cache
def _catalogue(language: str) -> _Catalogue:
    return _Catalogue(language)


def find_language(language: str) -> str:
    """Return the language if it is supported, or raise `Illegal` with the supported ones."""
    if language not in languages():
        known = ", ".join(languages())
        raise Illegal("terminal-unknown-language", language=language, known=known)
    return language


class Translator:
    """Renders messages in one language; card names may be in another."""

    def __init__(self, language: str, names: Names, card_language: str | None = None) -> None:
        self.language = language
        self.names = names
        self.card_language = card_language or language
        self._catalogue = _catalogue(language)

    def say(self, message: Message) -> str:
        return self.text(message.id, message.args)

    def sentence(self, message: Message) -> str:
        text = self.say(message)
        return text[:1].upper() + text[1:]

    def text(self, id: str, args: Args | None = None, attribute: str | None = None) -> str:
        """Return the text of a message id, or of one of its attributes."""
        bundle = self._catalogue.with_message(id)
        message = bundle.get_message(id)
        pattern = message.attributes.get(attribute) if attribute else message.value
        assert pattern is not None, f"{id} has no {attribute or 'words'}"
        values = {name: self._arg(arg) for name, arg in (args or {}).items()}
        text, errors = bundle.format_pattern(pattern, values)
        assert not errors, f"{id}: {errors}"
        return _HYPHEN_FOR_MINUS.sub("\N{MINUS SIGN}", str(text))

    def has(self, id: str, attribute: str | None = None) -> bool:
        bundle = self._catalogue.with_message(id)
        if not bundle.has_message(id):
            return False
        message = bundle.get_message(id)
        return attribute in message.attributes if attribute else message.value is not None

    def why(self, question: Question[object]) -> str:
        """Return which rule needs the answer."""
        return self.text(question.id, question.args, "why")

    def name(self, ref: Ref) -> str:
        """Return the name of a thing: from the names of the game, or by the message ``kind-id``.

        An id ``a.b``, such as a space, is rendered by the message of its kind, with `$a` and `$b`.
        """
        known = self.names.get(ref.kind, {}).get(ref.id)
        if known is not None:
            return known.get(self.card_language) or known["en"]
        if ref.kind == "question":
            return self.text(ref.id)
        first, dot, second = ref.id.partition(".")
        if dot:
            return self.text(ref.kind, {"a": _int_or_text(first), "b": _int_or_text(second)})
        return self.text(f"{ref.kind}-{ref.id.replace('_', '-')}")

    def _arg(self, arg: Arg) -> str | int:
        if isinstance(arg, Ref):
            return self.name(arg)
        if isinstance(arg, Message):
            return self.say(arg)
        if isinstance(arg, tuple):
            return ", ".join(self.name(ref) for ref in arg)
        if isinstance(arg, int) and abs(arg) <= LARGEST_GROUPED:
            return arg
        text = str(arg)
        return text if len(text) <= LONGEST_ARG else f"{text[: LONGEST_ARG - 1]}…"


def _int_or_text(text: str) -> int | str:
    return int(text) if text.isdecimal() else text
