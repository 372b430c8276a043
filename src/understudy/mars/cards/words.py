"""Words that name resources, tags and parameters in card definitions.

A misspelled word is refused together with the card that has it. Python reads the words of a
definition before its card, so mistakes are kept until then.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, TypeVar

from understudy.components.data_tables import DataError
from understudy.mars.human.rules.counts import Amount
from understudy.mars.human.state.card import RESOURCE_INDEX, TAG_INDEX
from understudy.mars.printed.allowed_values import HELD
from understudy.mars.printed.requirements import GLOBAL_PARAMETERS

A = TypeVar("A", int, Amount)

_HELD: Final = (*HELD, "animal_or_microbe", "any")

_mistakes: Final[list[str]] = []


def resource_index(word: str) -> int:
    """Return the index of a resource, such as ``titanium``."""
    return RESOURCE_INDEX[_known(word, "resource", RESOURCE_INDEX)]


def tag_index(word: str) -> int:
    """Return the index of a tag, such as ``space``."""
    return TAG_INDEX[_known(word, "tag", TAG_INDEX)]


def tag_indexes(words: Iterable[str]) -> tuple[int, ...]:
    """Return the indexes of several tags."""
    return tuple([tag_index(word) for word in words])


def held_kind(word: str) -> str:
    """Return a kind of resources on cards, such as ``microbe``."""
    return _known(word, "kind of resource on cards", _HELD)


def parameter_name(word: str) -> str:
    """Return a global parameter, such as ``oxygen``."""
    return _known(word, "global parameter", GLOBAL_PARAMETERS)


def only_one(kinds: dict[str, A]) -> tuple[str, A]:
    """Return the only kind and its amount."""
    if len(kinds) != 1:
        _mistakes.append(f"one kind is expected and not {', '.join(kinds) or 'none'}")
    return next(iter(kinds.items()), ("mc", 0))


def refuse_mistakes(title: str) -> None:
    """Raise `DataError` if a word of this card, which were read before it, is unknown."""
    if _mistakes:
        said = "; ".join(_mistakes)
        _mistakes.clear()
        raise DataError(f"{title}: {said}")


def _known(word: str, what: str, known: Iterable[str]) -> str:
    words = [*known]
    if word not in words:
        _mistakes.append(f"{word!r} is no {what}; use one of {', '.join(words)}")
        return words[0]
    return word
