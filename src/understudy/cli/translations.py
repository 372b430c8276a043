"""Words for the terminal: which language, and what is said when a message is missing."""

from __future__ import annotations

import os
import re
import unicodedata
from collections.abc import Mapping
from typing import Final

from understudy.core import Arg, Args, Message, Question, Ref, System
from understudy.locales import LANGUAGES
from understudy.locales.translator import Names, Translator, find_language

_COMMANDS: Final = re.compile("[\\x00-\\x08\\x0b-\\x1f\\x7f-\\x9f\\ud800-\\udfff]")
"""Letters that a terminal obeys instead of showing them, and those that it cannot show."""


def environment_language(environment: Mapping[str, str] | None = None) -> str:
    """The language of the environment, as far as we speak it; otherwise English."""
    given = os.environ if environment is None else environment
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if given.get(name):
            language = given[name][:2].lower()
            return language if language in LANGUAGES else "en"
    return "en"


def normalize(text: str) -> str:
    """A word as people type it: without case and accents."""
    plain = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in plain if not unicodedata.combining(letter)).strip()


def strip_control_characters(text: str) -> str:
    """A text of somebody else's as it may be shown: it commands no terminal."""
    return _COMMANDS.sub("\N{REPLACEMENT CHARACTER}", text)


class Translations:
    """A speaker that never stops a game: what has no words yet is said by its id."""

    def __init__(self, language: str, names: Names, card_language: str | None = None) -> None:
        self.language = language
        self.called: Mapping[str, Mapping[str, object]] = {}
        self.speaker = Translator(language, names, card_language)

    def __call__(self, id: str, /, **args: Arg) -> str:
        """The sentence of a message id."""
        return self.text(id, args)

    def text(self, id: str, args: Args | None = None) -> str:
        """The sentence of a message id with its arguments."""
        if not self.speaker.has(id):
            given = ", ".join(f"{name} {self._plain(arg)}" for name, arg in (args or {}).items())
            return f"{id} ({given})" if given else id
        said = {name: self._named(arg) for name, arg in (args or {}).items()}
        return self.speaker.text(id, said)

    def attribute(self, id: str, attribute: str, args: Args | None = None) -> str | None:
        """An attribute of a message, None if it has none."""
        if not self.speaker.has(id, attribute):
            return None
        said = {name: self._named(arg) for name, arg in (args or {}).items()}
        return self.speaker.text(id, said, attribute)

    def say(self, message: Message) -> str:
        """The sentence of a message."""
        return self.text(message.id, message.args)

    def sentence(self, message: Message) -> str:
        """The same with a capital letter where a clause comes first."""
        said = self.say(message)
        return said[:1].upper() + said[1:]

    def why(self, question: Question[object]) -> str | None:
        """Which rule needs the answer."""
        return self.attribute(question.id, "why", question.args)

    def name(self, kind: str, id: str) -> str:
        """A named thing; where the language has no word for it, its id.

        The game being played may have a name of its own for it.
        """
        own = self.called.get(kind, {}).get(id)
        if isinstance(own, str):
            return strip_control_characters(own)
        if isinstance(own, Mapping) and own["id"] != id:
            return self.name(str(own["kind"]), str(own["id"]))
        known = self.speaker.names.get(kind, {})
        place = "." in id and self.speaker.has(kind)
        message = id if kind == "question" else f"{kind}-{id.replace('_', '-')}"
        if id in known or place or self.speaker.has(message):
            return self.speaker.name(Ref(kind, id))
        return strip_control_characters(id)

    def cited(self, game: str, cite: str) -> str:
        """A citation as people can look it up: headings of the rulebook, then our numbers."""
        headings: list[str] = []
        for part in cite.split(", "):
            for id in (re.sub("[. ]", "-", part), part.partition(".")[0]):
                if self.speaker.has(f"{game}-heading-{id}"):
                    headings.append(self.text(f"{game}-heading-{id}"))
                    break
        return ", ".join([*dict.fromkeys(headings), cite])

    def _named(self, arg: Arg) -> Arg:
        """The argument with every reference said, so that none can be missing."""
        if isinstance(arg, Ref):
            return self.name(arg.kind, arg.id)
        if isinstance(arg, Message):
            return self.say(arg)
        if isinstance(arg, tuple):
            return ", ".join(self.name(ref.kind, ref.id) for ref in arg)
        return strip_control_characters(arg) if isinstance(arg, str) else arg

    def _plain(self, arg: Arg) -> str:
        return str(self._named(arg))


def words_for(
    system: System | None, language: str | None, cards: str | None = None
) -> Translations:
    """The words of a language, by default that of the environment."""
    for chosen in (language, cards):
        if chosen is not None:
            find_language(chosen)
    names: Names = system.names() if system is not None else {}
    return Translations(language or environment_language(), names, cards)
