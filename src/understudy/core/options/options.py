"""What can be chosen before a game: declared once, checked in one way, listed for pages of choices.

A game declares its options, and everything else follows: what they are if nothing is said, what
they can be, and a refusal that names the option, the value and its alternatives.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from reprlib import Repr
from typing import Any, Final, Generic, TypeVar

from understudy.core.errors import Illegal
from understudy.core.system import Options

T = TypeVar("T")

DEALT: Final = "dealt"
REAL: Final = "real"
SOURCES: Final = (DEALT, REAL)
"""A deck is dealt by the app, or it is somebody's own cardboard."""
LONGEST: Final = 60
"""Letters of a refused value that a refusal repeats."""
SHORT: Final = Repr()


class Option(Generic[T]):
    """Something that can be chosen before a game: its name, and what it is if nothing is said."""

    __slots__ = ("default", "name")

    def __init__(self, name: str, default: T) -> None:
        self.name = name
        self.default = default

    def check(self, given: object) -> T:
        """The value in one form, or a refusal that names the alternatives."""
        raise NotImplementedError

    def values(self) -> list[object]:
        """What it can be, or can name, in the order it is shown; nothing if that is no list."""
        return []

    def of(self, complete: Mapping[str, Any]) -> T:
        """The value among options that are complete and checked."""
        value: T = complete[self.name]
        return value

    def alternatives(self) -> str:
        """What it can be, as a refusal says it."""
        return _in_words(self.values())

    def refusal(self, given: object) -> Illegal:
        """This is none of the alternatives."""
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
    """Some of several names; they are kept in the order of the names, however they are given."""

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
        return self.arranged(given)

    def arranged(self, given: list[str]) -> list[str]:
        """The names in the order in which they are kept."""
        return [name for name in self.names if name in given]

    def values(self) -> list[object]:
        return list(self.names)


class SomeInOrder(SomeOf):
    """Some of several names, each once; they are kept in the order they are given."""

    __slots__ = ()

    def arranged(self, given: list[str]) -> list[str]:
        for one in given:
            if given.count(one) > 1:
                raise Illegal("table-option-twice", option=self.name, value=one)
        return list(given)


class YesNoOption(Option[bool]):
    """On or off; usually off."""

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
    """Where the cards of each deck come from; a deck of which nothing is said is as usual."""

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
        """The decks that are somebody's own cardboard."""
        return frozenset([deck for deck, source in self.of(complete).items() if source == REAL])

    def alternatives(self) -> str:
        return "; ".join(f"{deck}: {' | '.join(SOURCES)}" for deck in self.default)


class Text(Option[str]):
    """Any text; usually none. What it must be like, the game checks."""

    __slots__ = ()

    def __init__(self, name: str, default: str = "") -> None:
        super().__init__(name, default)

    def check(self, given: object) -> str:
        if isinstance(given, str) and _sayable(given) == given:
            return given
        raise Illegal("table-option-not-text", option=self.name, value=shown(given))


class CheckedOptions(dict[str, object]):
    """Options that are complete and that their game has checked: it need not do so again."""


class OptionSet:
    """All that can be chosen before a game, in the order in which options are kept."""

    __slots__ = ("options",)

    def __init__(self, *options: Option[Any]) -> None:
        self.options = {option.name: option for option in options}

    def complete(self, given: Options) -> dict[str, object]:
        """The options in full, each one checked; whether they go together is for the game."""
        for name in given:
            if name not in self.options:
                raise unknown_option(name, self.options)
        return {
            name: option.check(given.get(name, option.default))
            for name, option in self.options.items()
        }

    def defaults(self) -> dict[str, object]:
        """What is played if nothing is said."""
        return self.complete({})

    def to_json(self) -> dict[str, object]:
        """The defaults, and for each option that lists them its values in the order shown."""
        listed = {name: option.values() for name, option in self.options.items()}
        lists = {name: values for name, values in listed.items() if values}
        return {"defaults": self.defaults(), **lists}


def unknown_option(name: object, known: Iterable[str]) -> Illegal:
    """The refusal of an option that does not exist; it names those that do."""
    return Illegal("table-unknown-option", option=shown(name), known=_in_words(known))


def shown(value: object) -> str:
    """A refused value as a refusal repeats it: not at length, and so that it can be sent."""
    if isinstance(value, str):
        text = value
    elif isinstance(value, bool):
        text = "true" if value else "false"
    else:
        try:
            text = SHORT.repr(value)
        except ValueError:  # Python writes no number of thousands of digits.
            text = "…"
    return _sayable(text if len(text) <= LONGEST else text[:LONGEST] + "…")


def _sayable(text: str) -> str:
    """A text whose halves of letters, which no file can hold, are written out."""
    return text.encode("utf-8", "backslashreplace").decode()


def _in_words(values: Iterable[object]) -> str:
    return ", ".join(filter(None, map(shown, values)))
