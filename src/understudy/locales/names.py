"""Names of cards and other things: those of a game's data, and those in the language folders."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache

from understudy.core import Illegal, System, find_system, system_names
from understudy.locales import language_folder, languages

Names = Mapping[str, Mapping[str, Mapping[str, str]]]
"""Names that are data: by kind of reference, then id, then language."""


def names_of_system(system: System) -> Names:
    """Return the names of a game in every language.

    A language may have a file ``GAME_names.toml`` with lines ``"English name" = "name"``; a table
    ``[KIND]`` of such lines is for one kind of thing only.
    """
    names = {
        kind: {id: dict(each) for id, each in known.items()}
        for kind, known in system.names().items()
    }
    for language in languages():
        file = language_folder(language) / f"{system.name}_names.toml"
        if not file.is_file():
            continue
        own = tomllib.loads(file.read_text("utf-8"))
        for kind, known in names.items():
            translated = {**own, **own.get(kind, {})}
            for each in known.values():
                if each["en"] in translated:
                    each[language] = translated[each["en"]]
    return names


@cache
def card_languages() -> tuple[str, ...]:
    """Return the languages that have most names of the installed games, so that they can be chosen.

    The others show English names for most cards.
    """
    everything = [
        known
        for system in system_names()
        for names in names_of_system(find_system(system)).values()
        for known in names.values()
    ]
    return tuple(
        language
        for language in languages()
        if 2 * sum(language in known for known in everything) > len(everything)
    )


def find_card_language(language: str) -> str:
    """Return the language if it has names of cards, or raise `Illegal` with those that have."""
    if language not in card_languages():
        known = ", ".join(card_languages())
        raise Illegal("terminal-no-card-names", language=language, known=known)
    return language
