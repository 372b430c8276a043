"""The JSON form of benefits, for scenarios and the page.

An operation is ``{"op": "explore", "scope": "adjacent"}``, a combination ``{"and": [...]}``,
``{"seq": [...]}`` or ``{"or": [...]}``.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import MISSING, Field, fields
from typing import Any, Final

from understudy.tapestry.printed import benefits
from understudy.tapestry.printed.benefits import (
    ANY,
    BUILDINGS,
    COMBINATIONS,
    COUNTED,
    DICE,
    GAINS,
    RESOURCES,
    SCOPES,
    TECH_SOURCES,
    AllOf,
    Benefit,
    GainBuilding,
    InOrder,
    OneOf,
)
from understudy.tapestry.printed.tracks import LANDMARKS, TRACKS

_COMBINATIONS: Final = {kind.op: kind for kind in COMBINATIONS}
_OPERATIONS: Final[dict[str, type[Benefit]]] = {
    kind.op: kind
    for kind in vars(benefits).values()
    if isinstance(kind, type) and issubclass(kind, Benefit) and kind not in (Benefit, *COMBINATIONS)
}
OPERATION_NAMES: Final = tuple(_OPERATIONS)
_JSON_NAMES: Final = {"source": "from"}
"""Fields whose name in JSON is a keyword of Python."""
_WORDS: Final[dict[str, Collection[str]]] = {
    "scope": SCOPES, "dice": DICE, "gain": GAINS, "from": TECH_SOURCES, "what": COUNTED,
    "track": TRACKS, "id": LANDMARKS, "kind": (*RESOURCES, ANY),
}  # fmt: skip
"""The words that a field accepts."""


def benefit_to_json(benefit: Benefit) -> dict[str, object]:
    """Return the JSON form of a benefit, without fields that have their usual value."""
    if isinstance(benefit, AllOf | InOrder | OneOf):
        return {benefit.op: [benefit_to_json(part) for part in benefit.parts]}
    values = {_json_name(field): getattr(benefit, field.name) for field in fields(benefit)}
    usual = {_json_name(field): field.default for field in fields(benefit)}
    always = ("n", "scope", "dice", "gain")
    return {
        "op": benefit.op,
        **{name: value for name, value in values.items() if name in always or value != usual[name]},
    }


def benefit_from_json(form: object) -> Benefit:
    """Return the benefit of a JSON form; raise ValueError that says what is wrong."""
    if not isinstance(form, Mapping):
        raise ValueError(f"{form!r} is not a benefit")
    word = next(iter(form), None)
    if len(form) == 1 and word in _COMBINATIONS:
        parts = form[word]
        if not isinstance(parts, list) or not parts:
            raise ValueError(f"{word} needs a list of benefits")
        return _COMBINATIONS[word](tuple(benefit_from_json(part) for part in parts))
    op = form.get("op")
    if op not in _OPERATIONS:
        raise ValueError(f"there is no operation {op!r}; operations: {', '.join(_OPERATIONS)}")
    return _operation(_OPERATIONS[op], form)


def _operation(kind: type[Benefit], form: Mapping[str, object]) -> Benefit:
    known = {_json_name(field): field for field in fields(kind)}
    given = {name: value for name, value in form.items() if name != "op"}
    for name, value in given.items():
        if name not in known:
            raise ValueError(f"{kind.op} has no {name!r}; it has: {', '.join(known) or 'nothing'}")
        if not _fits(kind, known[name], value):
            raise ValueError(f"{name} of {kind.op} cannot be {value!r}")
    for name, field in known.items():
        if name not in given and field.default is MISSING:
            raise ValueError(f"{kind.op} needs {name!r}")
    return kind(**{known[name].name: value for name, value in given.items()})


def _fits(kind: type[Benefit], field: Field[Any], value: object) -> bool:
    """Return whether a field of an operation accepts a value."""
    if field.type != type(value).__name__:
        return False
    if isinstance(value, str):
        words = (*BUILDINGS, ANY) if kind is GainBuilding else _WORDS[_json_name(field)]
        return value in words
    return not isinstance(value, int) or value >= 0


def _json_name(field: Field[Any]) -> str:
    return _JSON_NAMES.get(field.name, field.name)
