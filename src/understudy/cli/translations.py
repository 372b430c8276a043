"""Translated messages for the terminal."""

from __future__ import annotations

import os
import re
import unicodedata
from collections.abc import Mapping
from typing import Final

from understudy.core import Arg, Args, Message, Question, Ref, System
from understudy.locales import languages
from understudy.locales.names import Names, find_card_language, names_of_system
from understudy.locales.translator import Translator, find_language

_CONTROL_CHARACTERS: Final = re.compile("[\\x00-\\x08\\x0b-\\x1f\\x7f-\\x9f\\ud800-\\udfff]")
"""Control characters, and surrogates, which a terminal cannot show."""


def environment_language(environment: Mapping[str, str] | None = None) -> str:
    """Return the language of the environment if it is supported, otherwise English."""
    variables = os.environ if environment is None else environment
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if variables.get(name):
            language = variables[name][:2].lower()
            return language if language in languages() else "en"
    return "en"


def normalize(text: str) -> str:
    """Return the text without case and accents, as people type it."""
    decomposed = unicodedata.normalize("NFKD", text.casefold())
    return "".join(char for char in decomposed if not unicodedata.combining(char)).strip()


def strip_control_characters(text: str) -> str:
    """Replace control characters in untrusted text."""
    return _CONTROL_CHARACTERS.sub("\N{REPLACEMENT CHARACTER}", text)


class Translations:
    """A translator that never fails: a missing message is shown by its id."""

    def __init__(self, language: str, names: Names, card_language: str | None = None) -> None:
        self.language = language
        self.custom_names: Mapping[str, Mapping[str, object]] = {}
        self.translator = Translator(language, names, card_language)

    def __call__(self, id: str, /, **args: Arg) -> str:
        return self.text(id, args)

    def text(self, id: str, args: Args | None = None) -> str:
        if not self.translator.has(id):
            shown = ", ".join(f"{name} {self._render(arg)}" for name, arg in (args or {}).items())
            return f"{id} ({shown})" if shown else id
        return self.translator.text(id, self._render_all(args))

    def attribute(self, id: str, attribute: str, args: Args | None = None) -> str | None:
        if not self.translator.has(id, attribute):
            return None
        return self.translator.text(id, self._render_all(args), attribute)

    def say(self, message: Message) -> str:
        return self.text(message.id, message.args)

    def labelled(self, label: str, value: str) -> str:
        """Return a label with its value, joined as the language does."""
        return self("page-part", label=label, value=value)

    def sentence(self, message: Message) -> str:
        text = self.say(message)
        return text[:1].upper() + text[1:]

    def why(self, question: Question[object]) -> str | None:
        """Return why the rules ask this question, if there is such a text."""
        return self.attribute(question.id, "why", question.args)

    def name(self, kind: str, id: str) -> str:
        """Return the name of a thing; its id if the language has no name for it.

        A custom name of the current game takes precedence.
        """
        own = self.custom_names.get(kind, {}).get(id)
        if isinstance(own, str):
            return strip_control_characters(own)
        if isinstance(own, Mapping) and own["id"] != id:
            return self.name(str(own["kind"]), str(own["id"]))
        names = self.translator.names.get(kind, {})
        is_space = "." in id and self.translator.has(kind)
        message = id if kind == "question" else f"{kind}-{id.replace('_', '-')}"
        if id in names or is_space or self.translator.has(message):
            return self.translator.name(Ref(kind, id))
        return strip_control_characters(id)

    def citation(self, game: str, cite: str) -> str:
        """Return a citation: headings before our numbers, pages as the language writes them."""
        headings: list[str] = []
        for part in cite.split(", "):
            for id in (re.sub("[. ]", "-", part), part.partition(".")[0]):
                if self.translator.has(f"{game}-heading-{id}"):
                    headings.append(self.text(f"{game}-heading-{id}"))
                    break
        pages = re.sub(r"\bp\.(\d+)", lambda page: self.text("table-page", {"page": page[1]}), cite)
        return ", ".join([*dict.fromkeys(headings), pages])

    def _render_all(self, args: Args | None) -> dict[str, Arg]:
        return {name: self._render(arg) for name, arg in (args or {}).items()}

    def _render(self, arg: Arg) -> Arg:
        """Replace references and messages by text, so that the translator cannot miss one."""
        if isinstance(arg, Ref):
            return self.name(arg.kind, arg.id)
        if isinstance(arg, Message):
            return self.say(arg)
        if isinstance(arg, tuple):
            return ", ".join(self.name(ref.kind, ref.id) for ref in arg)
        return strip_control_characters(arg) if isinstance(arg, str) else arg


def translations_for(
    system: System | None, language: str | None, cards: str | None = None
) -> Translations:
    """Return the translations of a language, by default that of the environment."""
    if language is not None:
        find_language(language)
    if cards is not None:
        find_card_language(cards)
    names: Names = names_of_system(system) if system is not None else {}
    return Translations(language or environment_language(), names, cards)
