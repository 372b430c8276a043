"""Options of a game: types that check values, complete them with defaults and list them.

A game declares its options; a refusal names the option, the value and the alternatives.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final, Generic, TypeVar

from understudy.core.errors import Illegal, ShortRepr
from understudy.core.system import Options

T = TypeVar("T")

DEALT: Final = "dealt"
REAL: Final = "real"
SOURCES: Final = (DEALT, REAL)
"""A deck is dealt by the app, or consists of the player's own cards."""
LONGEST: Final = 60
"""Characters of a refused value that a refusal quotes."""
SHORT: Final = ShortRepr()


class Option(Generic[T]):
    """An option of a game: its name and its default."""

    __slots__ = ("default", "name")

    def __init__(self, name: str, default: T) -> None:
        self.name = name
        self.default = default

    def check(self, given: object) -> T:
        """Return the normalized value, or raise `Illegal` with the alternatives."""
        raise NotImplementedError

    def values(self) -> list[object]:
        """Return the possible values in the order shown; empty if they cannot be listed."""
        return []

    def of(self, complete: Mapping[str, Any]) -> T:
        """Return the value of this option in completed options."""
        value: T = complete[self.name]
        return value

    def alternatives(self) -> str:
        """Return the possible values as a refusal lists them."""
        return _in_words(self.values())

    def refusal(self, given: object) -> Illegal:
        """Return the error for a value that is not possible."""
        return Illegal(
            "table-bad-option",
            option=self.name,
            value=shown(given),
            alternatives=self.alternatives(),
        )


class OneOf(Option[str]):
    """One of several names."""

    __slots__ = ("names",)

    def __init__(self, name: str, names: Iterable[str], default: str) -> None:
        super().__init__(name, default)
        self.names = tuple(names)

    def check(self, given: object) -> str:
        if isinstance(given, str) and given in self.names:
            return given
        raise self.refusal(given)

    def values(self) -> list[object]:
        return list(self.names)


class SomeOf(Option[list[str]]):
    """Some of several names, normalized to the order of the declaration."""

    __slots__ = ("names",)

    def __init__(self, name: str, names: Iterable[str], default: Iterable[str] = ()) -> None:
        super().__init__(name, list(default))
        self.names = tuple(names)

    def check(self, given: object) -> list[str]:
        if not isinstance(given, list):
            raise self.refusal(given)
        for one in given:
            if not (isinstance(one, str) and one in self.names):
                raise self.refusal(one)
        return self.normalized(given)

    def normalized(self, given: list[str]) -> list[str]:
        """Return the names in normalized order."""
        return [name for name in self.names if name in given]

    def values(self) -> list[object]:
        return list(self.names)


class SomeInOrder(SomeOf):
    """Some of several names, each once, in the given order."""

    __slots__ = ()

    def normalized(self, given: list[str]) -> list[str]:
        for one in given:
            if given.count(one) > 1:
                raise Illegal("table-option-twice", option=self.name, value=one)
        return list(given)


class YesNoOption(Option[bool]):
    """Yes or no; by default no."""

    __slots__ = ()

    def __init__(self, name: str, default: bool = False) -> None:
        super().__init__(name, default)

    def check(self, given: object) -> bool:
        if isinstance(given, bool):
            return given
        raise self.refusal(given)

    def values(self) -> list[object]:
        return [False, True]


class OneNumber(Option[int]):
    """One of a few whole numbers."""

    __slots__ = ("numbers",)

    def __init__(self, name: str, numbers: Iterable[int], default: int) -> None:
        super().__init__(name, default)
        self.numbers = tuple(numbers)

    def check(self, given: object) -> int:
        if isinstance(given, int) and not isinstance(given, bool) and given in self.numbers:
            return given
        raise self.refusal(given)

    def values(self) -> list[object]:
        return list(self.numbers)


class Decks(Option[dict[str, str]]):
    """The source of each deck: dealt or real. A deck that is not named has its default."""

    __slots__ = ()

    def check(self, given: object) -> dict[str, str]:
        if not isinstance(given, dict):
            raise self.refusal(given)
        for deck, source in given.items():
            if deck not in self.default or not isinstance(source, str) or source not in SOURCES:
                raise self.refusal(f"{shown(deck)}: {shown(source)}")
        return {**self.default, **given}

    def values(self) -> list[object]:
        return list(self.default)

    def real(self, complete: Mapping[str, Any]) -> frozenset[str]:
        return frozenset([deck for deck, source in self.of(complete).items() if source == REAL])

    def alternatives(self) -> str:
        return "; ".join(f"{deck}: {' | '.join(SOURCES)}" for deck in self.default)


class Text(Option[str]):
    """Any text, by default empty. The game checks its content."""

    __slots__ = ()

    def __init__(self, name: str, default: str = "") -> None:
        super().__init__(name, default)

    def check(self, given: object) -> str:
        if isinstance(given, str) and _encodable(given) == given:
            return given
        raise Illegal("table-option-not-text", option=self.name, value=shown(given))


class CheckedOptions(dict[str, object]):
    """Completed options that their game has already checked."""


class OptionSet:
    """All options of a game, in normalized order."""

    __slots__ = ("options",)

    def __init__(self, *options: Option[Any]) -> None:
        self.options = {option.name: option for option in options}

    def complete(self, given: Options) -> dict[str, object]:
        """Check each option and fill in defaults. The game checks whether they are compatible."""
        for name in given:
            if name not in self.options:
                raise unknown_option(name, self.options)
        return {
            name: option.check(given.get(name, option.default))
            for name, option in self.options.items()
        }

    def defaults(self) -> dict[str, object]:
        return self.complete({})

    def to_json(self) -> dict[str, object]:
        """Return the defaults, and the values of each option that lists them."""
        listed = {name: option.values() for name, option in self.options.items()}
        lists = {name: values for name, values in listed.items() if values}
        return {"defaults": self.defaults(), **lists}


def unknown_option(name: object, known: Iterable[str]) -> Illegal:
    """Return the error for an option that does not exist; it names all options."""
    return Illegal("table-unknown-option", option=shown(name), known=_in_words(known))


def shown(value: object) -> str:
    """Return a refused value as text for a refusal: shortened and valid UTF-8."""
    if isinstance(value, str):
        text = value
    elif isinstance(value, bool):
        text = "true" if value else "false"
    else:
        text = SHORT.repr(value)
    return _encodable(text if len(text) <= LONGEST else text[:LONGEST] + "…")


def _encodable(text: str) -> str:
    """Return the text with lone surrogates escaped, which UTF-8 cannot encode."""
    return text.encode("utf-8", "backslashreplace").decode()


def _in_words(values: Iterable[object]) -> str:
    return ", ".join(filter(None, map(shown, values)))
