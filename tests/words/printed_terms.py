"""Words that the catalogues must not use, with the printed or agreed word, by language."""

from typing import NamedTuple


class Term(NamedTuple):
    """A wrong word, the word to use instead, and why."""

    language: str
    wrong: str
    """A regular expression; letter case is ignored."""
    right: str
    reason: str
    allowed: frozenset[str] = frozenset()
    """Ids of messages in which the word is correct."""


ENGLISH = (
    Term("en", r"\benergy tags?\b", "power tag", "name of the tag; the track is called Energy"),
    Term("en", r"M€", "MC", "one symbol for megacredits"),
    Term("en", r"\btie-?breaks?\b|\btie-breaker", "tiebreaker", "rulebook word"),
    Term("en", r"\bset-up", "setup", "rulebook spelling; the verb is “set up”"),
    Term("en", r"favourite", "favorite", "US spelling, as in the rulebooks"),
    Term("en", r"colour", "color", "US spelling"),
    Term("en", r"\bgrey", "gray", "US spelling"),
    Term("en", r"labelled", "labeled", "US spelling"),
    Term("en", r"neighbour", "neighbor", "US spelling"),
    Term("en", r"harbour", "harbor", "US spelling"),
    Term("en", r"honour", "honor", "US spelling"),
    Term("en", r"\bcentre", "center", "US spelling"),
)

CZECH: tuple[Term, ...] = ()

FRENCH: tuple[Term, ...] = ()

TERMS = (*ENGLISH, *CZECH, *FRENCH)

UNITS: dict[str, tuple[str, ...]] = {
    "en": ("MC", "VP", "°C", "%", "s", "ms", "MB"),
    "cs": (),
    "fr": (),
}
"""Units that follow their number after a no-break space."""
