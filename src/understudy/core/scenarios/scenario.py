"""Scenarios: a position, one event, and the expected result.

This is the part for every game: read keys strictly, and compare the listed facts.
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

MOST: Final = 10_000
"""The largest number in a scenario: larger ones could keep an event running for hours."""


class Pile(tuple[Any, ...]):
    """Cards whose order does not matter."""


class Deck(tuple[Any, ...]):
    """Cards whose order matters."""


class LeaderFirst(tuple[Any, ...]):
    """Compares the first element by position and the rest without order."""


class Keys:
    """A table of a scenario, read key by key; `refuse_unread` refuses unknown keys."""

    def __init__(self, data: object, path: str) -> None:
        if not isinstance(data, Mapping):
            raise Unreadable("table-scenario-not-a-table", key=path)
        self._data = dict(data)
        self._path = path

    def take(self, key: str, default: Any = None) -> Any:
        """Return the value of a key and mark it as read."""
        return self._data.pop(key, default)

    def need(self, key: str) -> Any:
        """Return the value of a required key."""
        if key not in self._data:
            raise Unreadable("table-scenario-missing-key", key=self.name(key))
        return self._data.pop(key)

    def table(self, key: str) -> Keys:
        """Return a nested table; empty if it is missing."""
        return Keys(self._data.pop(key, {}), self.name(key))

    def items(self) -> Iterable[tuple[str, Any]]:
        """Return all unread keys with their values and mark them as read."""
        items, self._data = list(self._data.items()), {}
        return items

    def names(self) -> list[str]:
        """Return the unread keys; they stay unread."""
        return list(self._data)

    def name(self, key: str) -> str:
        """Return the full path of a key in the file."""
        return f"{self._path}.{key}" if self._path else key

    def number(self, key: str, default: int, high: int | None = None, low: int = 0) -> int:
        """Return a whole number, between `low` and `high` if `high` is given."""
        value = self._data.pop(key, default)
        if isinstance(value, bool) or not isinstance(value, int):
            raise wrong_value(self.name(key), value)
        if high is None:
            low, high = -MOST, MOST
        if not low <= value <= high:
            raise Unreadable(
                "table-scenario-out-of-range", key=self.name(key), value=value, low=low, high=high
            )
        return value

    def yes(self, key: str, default: bool) -> bool:
        value = self._data.pop(key, default)
        if not isinstance(value, bool):
            raise wrong_value(self.name(key), value)
        return value

    def one_of(self, key: str, words: Sequence[str], default: str) -> str:
        return check_word(self._data.pop(key, default), words, self.name(key))

    def event(self, events: Mapping[str, T]) -> T:
        """Return the event named by the required key `do`."""
        return events[check_word(self.need("do"), tuple(events), self.name("do"))]

    def refuse_unread(self) -> None:
        for key in self._data:
            raise Unreadable("table-scenario-unknown-key", key=self.name(key))


def wrong_value(key: str, value: object) -> Unreadable:
    """Return the error for an invalid value of a key."""
    return Unreadable("table-scenario-bad-value", key=key, value=str(value))


def check_word(value: object, known: Sequence[str], key: str) -> str:
    """Return the value if it is one of the known words, or raise `Unreadable`."""
    if value not in known:
        raise wrong_value(key, value)
    return str(value)


def differences(wanted: object, found: object, path: str = "") -> list[Message]:
    """Return what is listed in `wanted` and differs in `found`."""
    if isinstance(wanted, Mapping):
        return _table_differences(wanted, found, path)
    return [] if _agrees(wanted, found) else [differs(path, wanted, found)]


def _table_differences(wanted: Mapping[str, Any], found: object, path: str) -> list[Message]:
    if not isinstance(found, Mapping):
        return [differs(path, wanted, found)]
    there = {key: value for key, value in found.items() if value not in (NONE, 0, None, {})}
    if not wanted:
        return [differs(path, wanted, there)] if there else []
    result: list[Message] = []
    for key, value in wanted.items():
        where = f"{path}.{key}" if path else key
        result += differences(value, found.get(key, _nothing_like(value)), where)
    return result


def _nothing_like(wanted: object) -> object:
    """Return the value of a missing thing in the type of the wanted one."""
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


def differs(path: str, wanted: object, found: object) -> Message:
    """Return the message that a fact differs from the expected one."""
    shown = list(found) if isinstance(found, tuple) else found
    return Message(
        "table-scenario-differs", {"key": path, "wanted": str(wanted), "found": str(shown)}
    )


def missing_citations(wanted: Sequence[str], found: Iterable[str]) -> list[str]:
    """Return the citations that do not occur in this order; a step may cite several rules."""
    left = list(wanted)
    for cite in found:
        while left and left[0] in cite.split(", "):
            left.pop(0)
    return left


def not_cited(cite: str, cited: Sequence[str]) -> Message:
    """Return the message that a citation is missing, with those of the journal."""
    known = ", ".join(dict.fromkeys(each for step in cited for each in step.split(", ")))
    return Message("table-scenario-not-cited", {"cite": str(cite), "known": known or NONE})


@dataclass(slots=True)
class Scenario:
    """The parts of a scenario; `seed` is separate from `options`, `answers` from `when`."""

    options: dict[str, Any]
    seed: int | None
    given: Keys
    when: Keys
    answers: list[Any]
    then: dict[str, Any]


def read_scenario(scenario: Mapping[str, Any]) -> Scenario:
    """Return the parts of a scenario; unknown, missing and wrong top-level keys are refused."""
    top = Keys(scenario, "")
    for key in ("title", "rule", "game"):
        value = top.need(key)
        if not isinstance(value, str):
            raise wrong_value(key, value)
    options = top.table("options")
    seed = options.take("seed")
    if seed is not None and type(seed) is not int:
        raise wrong_value("options.seed", seed)
    given, when = top.table("given"), top.table("when")
    then = dict(top.table("then").items())
    top.refuse_unread()
    answers = when.take("answers", [])
    if not isinstance(answers, list):
        raise wrong_value("when.answers", answers)
    return Scenario(dict(options.items()), seed, given, when, answers, then)


def compare(
    then: dict[str, Any], found: Mapping[str, Any], table: ScriptTable, free: frozenset[str]
) -> list[Message]:
    """Return the differences from a scenario: citations, facts and unused answers.

    `free` are the tables whose keys are names of the game, not keys of the format.
    """
    wanted = dict(then)
    result: list[Message] = []
    cites = wanted.pop("journal", [])
    cited = [step.cite for step in table.steps if step.cite]
    result += [not_cited(cite, cited) for cite in missing_citations(cites, cited)]
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
