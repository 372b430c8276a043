"""Sentences: the messages of the catalogues, said in a language."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from understudy.core import Arg, Args, Illegal, Message, Question, Ref
from understudy.locales import LANGUAGES, message_files

LARGEST_GROUPED: Final = 10**15
"""What groups digits fails far beyond; nobody has so much of anything, but may send it."""

_HYPHEN_FOR_MINUS: Final = re.compile(r"(?<!\w)-(?=\d)")
"""Numbers are formatted with a hyphen; people's eyes expect a minus sign."""

_ENTRY: Final = re.compile(r"^(?=[a-zA-Z])", re.MULTILINE)
"""Where a message begins: every other line of a catalogue is indented, a brace or a comment."""
_REFERENCE: Final = re.compile(r"\{\s*([a-z][a-z0-9]*-[a-z0-9-]+)")
"""A message named in another one."""

Names = Mapping[str, Mapping[str, Mapping[str, str]]]
"""Names that are data: by kind of reference, then id, then language."""


class _Words:
    """The messages of a language. Reading them takes a while, so each waits for its need."""

    def __init__(self, language: str) -> None:
        self._bundle = FluentBundle([language], use_isolating=False)
        self._unread = dict(message_files(language))
        self._entries: dict[str, str] = {}

    def with_message(self, id: str) -> FluentBundle:
        """The bundle, in which this message can be found if it is anywhere.

        Only the page names things of several games in one sentence, and games from elsewhere may
        begin their messages as they like: then everything is looked through.
        """
        if not self._bundle.has_message(id):
            if id not in self._entries:
                self._open(id.partition("-")[0])
            self._read(id)
        return self._bundle

    def _open(self, part: str) -> None:
        wanted = [name for name in self._unread if name.partition("_")[0] == part]
        for name in wanted or list(self._unread):
            text = self._unread.pop(name).read_text("utf-8")
            for entry in _ENTRY.split(text):
                self._entries[entry.partition(" ")[0]] = entry

    def _read(self, id: str) -> None:
        """Take in a message, and those it refers to."""
        entry = self._entries.pop(id, None)
        if entry is not None:
            self._bundle.add_resource(FluentResource(entry))
            for named in _REFERENCE.findall(entry):
                self._read(named)


@cache
def _words(language: str) -> _Words:
    return _Words(language)


def find_language(language: str) -> str:
    """A language in which everything can be said, or a refusal that names those."""
    if language not in LANGUAGES:
        known = ", ".join(LANGUAGES)
        raise Illegal("terminal-unknown-language", language=language, known=known)
    return language


class Translator:
    """Says messages in one language; card names may be in another."""

    def __init__(self, language: str, names: Names, card_language: str | None = None) -> None:
        self.language = language
        self.names = names
        self.card_language = card_language or language
        self._words = _words(language)

    def say(self, message: Message) -> str:
        """The sentence of a message."""
        return self.text(message.id, message.args)

    def sentence(self, message: Message) -> str:
        """The same with a capital letter where a clause comes first."""
        said = self.say(message)
        return said[:1].upper() + said[1:]

    def text(self, id: str, args: Args | None = None, attribute: str | None = None) -> str:
        """The sentence of a message id, or of an attribute of it."""
        bundle = self._words.with_message(id)
        message = bundle.get_message(id)
        pattern = message.attributes.get(attribute) if attribute else message.value
        assert pattern is not None, f"{id} has no {attribute or 'words'}"
        said = {name: self._arg(arg) for name, arg in (args or {}).items()}
        text, errors = bundle.format_pattern(pattern, said)
        assert not errors, f"{id}: {errors}"
        return _HYPHEN_FOR_MINUS.sub("\N{MINUS SIGN}", str(text))

    def has(self, id: str, attribute: str | None = None) -> bool:
        """Whether there are words for this id."""
        bundle = self._words.with_message(id)
        if not bundle.has_message(id):
            return False
        message = bundle.get_message(id)
        return attribute in message.attributes if attribute else message.value is not None

    def why(self, question: Question[object]) -> str:
        """Which rule needs the answer."""
        return self.text(question.id, question.args, "why")

    def name(self, ref: Ref) -> str:
        """A named thing: from the game's own names, or by the message ``kind-id``.

        A place ``a.b`` is said by the message of its kind, with `$a` and `$b`.
        """
        known = self.names.get(ref.kind, {}).get(ref.id)
        if known is not None:
            return known.get(self.card_language) or known["en"]
        if ref.kind == "question":
            return self.text(ref.id)
        first, dot, second = ref.id.partition(".")
        if dot:
            return self.text(ref.kind, {"a": int(first), "b": int(second)})
        return self.text(f"{ref.kind}-{ref.id.replace('_', '-')}")

    def _arg(self, arg: Arg) -> str | int:
        if isinstance(arg, Ref):
            return self.name(arg)
        if isinstance(arg, Message):
            return self.say(arg)
        if isinstance(arg, tuple):
            return ", ".join(self.name(ref) for ref in arg)
        if isinstance(arg, int) and abs(arg) > LARGEST_GROUPED:
            return str(arg)
        return arg
