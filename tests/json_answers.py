"""Answers to questions in JSON, and the same answers with any JSON value in any place."""

from collections.abc import Iterator
from copy import deepcopy
from random import Random
from typing import Any

JSON_VALUES: tuple[Any, ...] = (
    None, True, False, 0, -1, 10**30, 0.5, "", "x", "1", [], [[]], ["x"], [{}], {}, {"do": {}},
    {"": None}, {"x": []},
)  # fmt: skip
"""At least one value of every JSON type; empty and nested ones."""


def likely_answer(question: dict[str, Any], chance: Random) -> Any:
    """Return an answer that has the form the question asks for; most of them are legal."""
    match question["type"]:
        case "menu":
            named = [*question["plain"], *question["entries"]]
            choice = chance.choice(named) if named else ""
            if isinstance(choice, str):
                return {"do": choice}
            return {"do": choice["name"], **_fields(choice["fields"], chance)}
        case "form":
            return _fields(question["fields"], chance)
        case "payment":
            return {means["key"]: chance.randrange(4) for means in question["means"]}
        case "number":
            return chance.randrange(question["low"], question["high"] + 1, question["step"])
        case "choice":
            return chance.choice(question["options"] or [""])
        case "space":
            return chance.choice(question["spaces"] or [""])
        case "card":
            return f"{chance.randrange(1, 209):03}"
    return chance.random() < 0.5


def _fields(fields: list[dict[str, Any]], chance: Random) -> dict[str, Any]:
    return {field["name"]: likely_answer(field, chance) for field in fields}


def with_json_values(answer: Any) -> Iterator[Any]:
    """Yield the answer with each JSON value in the place of each of its parts, and with one more.

    Then a part is wrong and all others are right, so that no earlier check refuses the answer.
    """
    for path in _paths(answer):
        for value in JSON_VALUES:
            yield replace(answer, path, value)
    if isinstance(answer, dict):
        for value in JSON_VALUES:
            yield {**answer, "x": value}


def random_place(answer: Any, chance: Random) -> list[Any]:
    """Return the path of a random part of the answer."""
    return chance.choice(list(_paths(answer)))


def replace(answer: Any, path: list[Any], value: Any) -> Any:
    """Return the answer with this value at the path."""
    if not path:
        return value
    changed = deepcopy(answer)
    inside = changed
    for key in path[:-1]:
        inside = inside[key]
    inside[path[-1]] = value
    return changed


def _paths(answer: Any) -> Iterator[list[Any]]:
    yield []
    keys: list[Any] = []
    if isinstance(answer, dict):
        keys = list(answer)
    elif isinstance(answer, list):
        keys = list(range(len(answer)))
    for key in keys:
        for rest in _paths(answer[key]):
            yield [key, *rest]
