"""Scenarios: a position, one thing that happens, what must be true afterwards.

What is the same for every game: reading keys strictly, and comparing what is listed.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeVar

from understudy.core.errors import Unreadable
from understudy.core.journal.messages import Message
from understudy.core.scenarios.script import ScriptTable

T = TypeVar("T")

NONE: Final = "none"


class Pile(tuple[Any, ...]):
    """Cards whose order does not matter."""


class Deck(tuple[Any, ...]):
    """Cards whose order matters."""


class LeaderFirst(tuple[Any, ...]):
    """A leader and those who follow: only the first has a fixed place."""


class Keys:
    """A table of a scenario, read key by key; `done` refuses what nobody read."""

    def __init__(self, data: object, path: str) -> None:
        if not isinstance(data, Mapping):
            raise Unreadable("table-scenario-not-a-table", key=path)
        self._data = dict(data)
        self._path = path

    def take(self, key: str, default: Any = None) -> Any:
        """The value of a key, which is then read."""
        return self._data.pop(key, default)

    def need(self, key: str) -> Any:
        """The value of a key that must be there."""
        if key not in self._data:
            raise Unreadable("table-scenario-missing-key", key=self.name(key))
        return self._data.pop(key)

    def table(self, key: str) -> Keys:
        """A table below this one, empty if it is not there."""
        return Keys(self._data.pop(key, {}), self.name(key))

    def items(self) -> Iterable[tuple[str, Any]]:
        """All that is left, which is then read."""
        items, self._data = list(self._data.items()), {}
        return items

    def names(self) -> list[str]:
        """The keys that are left; reading them is for the caller."""
        return list(self._data)

    def name(self, key: str) -> str:
        """Where a key stands in the file."""
        return f"{self._path}.{key}" if self._path else key

    def number(self, key: str, default: int, high: int | None = None, low: int = 0) -> int:
        """A whole number; with a highest value it has a lowest one too."""
        value = self._data.pop(key, default)
        if isinstance(value, bool) or not isinstance(value, int):
            raise wrong_value(self.name(key), value)
        if high is not None and not low <= value <= high:
            raise Unreadable(
                "table-scenario-out-of-range", key=self.name(key), value=value, low=low, high=high
            )
        return value

    def yes(self, key: str, default: bool) -> bool:
        """Yes or no."""
        value = self._data.pop(key, default)
        if not isinstance(value, bool):
            raise wrong_value(self.name(key), value)
        return value

    def one_of(self, key: str, words: Sequence[str], default: str) -> str:
        """One of a few words."""
        return check_word(self._data.pop(key, default), words, self.name(key))

    def event(self, events: Mapping[str, T]) -> T:
        """What happens: the key `do`, which must be there."""
        return events[check_word(self.need("do"), tuple(events), self.name("do"))]

    def refuse_unread(self) -> None:
        """Refuse a key that nobody read."""
        for key in self._data:
            raise Unreadable("table-scenario-unknown-key", key=self.name(key))


def wrong_value(key: str, value: object) -> Unreadable:
    """The refusal of a value that a key cannot have."""
    return Unreadable("table-scenario-bad-value", key=key, value=str(value))


def check_word(value: object, known: Sequence[str], key: str) -> str:
    """A value that must be one of a few words."""
    if value not in known:
        raise wrong_value(key, value)
    return str(value)


def differences(wanted: object, found: object, path: str = "") -> list[Message]:
    """What is listed in `wanted` and is not so in `found`."""
    if isinstance(wanted, Mapping):
        return _table_differences(wanted, found, path)
    return [] if _agrees(wanted, found) else [_differs(path, wanted, found)]


def _table_differences(wanted: Mapping[str, Any], found: object, path: str) -> list[Message]:
    if not isinstance(found, Mapping):
        return [_differs(path, wanted, found)]
    there = {key: value for key, value in found.items() if value not in (NONE, 0, None, {})}
    if not wanted:
        return [_differs(path, wanted, there)] if there else []
    result: list[Message] = []
    for key, value in wanted.items():
        where = f"{path}.{key}" if path else key
        result += differences(value, found.get(key, _nothing_like(value)), where)
    return result


def _nothing_like(wanted: object) -> object:
    """What stands for a thing that is not there, in the shape it is asked for."""
    if isinstance(wanted, Mapping):
        return {}
    return 0 if isinstance(wanted, int) and not isinstance(wanted, bool) else NONE


def _agrees(wanted: object, found: object) -> bool:
    match wanted, found:
        case list(), Pile():
            return sorted(map(str, wanted)) == sorted(map(str, found))
        case list(), LeaderFirst():
            same = sorted(map(str, wanted)) == sorted(map(str, found))
            return same and wanted[:1] == list(found[:1])
        case list(), (list() | Deck()):
            return len(wanted) == len(found) and all(map(_item_agrees, wanted, found))
        case list(), _:
            return found in wanted
        case _, (Pile() | Deck() | LeaderFirst() | list()):
            return wanted == NONE and not found
    return wanted == found


def _item_agrees(wanted: object, found: object) -> bool:
    if isinstance(wanted, Mapping):
        return not differences(wanted, found)
    return wanted == found


def _differs(path: str, wanted: object, found: object) -> Message:
    shown = list(found) if isinstance(found, tuple) else found
    return Message(
        "table-scenario-differs", {"key": path, "wanted": str(wanted), "found": str(shown)}
    )


def missing_citations(wanted: Sequence[str], found: Iterable[str]) -> list[str]:
    """The citations that do not occur in this order; one step may cite several rules."""
    left = list(wanted)
    for cite in found:
        while left and left[0] in cite.split(", "):
            left.pop(0)
    return left


@dataclass(slots=True)
class Scenario:
    """A scenario by its parts; `options` without the seed, `answers` apart from `when`."""

    options: dict[str, Any]
    seed: int | None
    given: Keys
    when: Keys
    answers: list[Any]
    then: dict[str, Any]


def read_scenario(scenario: Mapping[str, Any]) -> Scenario:
    """The parts of a scenario; what is at its top must be there, and nothing else."""
    top = Keys(scenario, "")
    for key in ("title", "rule", "game"):
        top.need(key)
    options = top.table("options")
    seed = options.take("seed")
    given, when = top.table("given"), top.table("when")
    then = dict(top.table("then").items())
    top.refuse_unread()
    return Scenario(dict(options.items()), seed, given, when, when.take("answers", []), then)


def compare(
    then: dict[str, Any], found: Mapping[str, Any], table: ScriptTable, free: frozenset[str]
) -> list[Message]:
    """What differs from what a scenario says: citations, facts, answers that nobody asked for.

    `free` are the tables whose keys name things of the game rather than facts of the format.
    """
    wanted = dict(then)
    result: list[Message] = []
    cites = wanted.pop("journal", [])
    for cite in missing_citations(cites, [step.cite for step in table.steps]):
        result.append(Message("table-scenario-not-cited", {"cite": cite}))
    _refuse_unknown(wanted, found, "then", free)
    if wanted:
        result += differences(wanted, found)
    if table.answers:
        result.append(Message("table-scenario-answers-left", {"count": len(table.answers)}))
    return result


def _refuse_unknown(
    wanted: Mapping[str, Any], found: object, path: str, free: frozenset[str]
) -> None:
    keys = Keys(wanted, path)
    known = found if isinstance(found, Mapping) else {}
    for key in known:
        value = keys.take(key)
        if isinstance(value, Mapping) and f"{path}.{key}" not in free:
            _refuse_unknown(value, known[key], f"{path}.{key}", free)
    keys.refuse_unread()
