"""The message ids that the source names: from syntax trees of Python, literals of JavaScript."""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

SRC = Path(__file__).resolve().parents[2] / "src" / "understudy"
PREFIXES = "guide|help|table|mars|tapestry|terminal|page|server|store|sim|lite"
ID = re.compile(rf"(?:{PREFIXES})-[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*")
ID_PREFIX = re.compile(rf"(?:{PREFIXES})-(?:[A-Za-z0-9]+-)*")

NOT_IDS = frozenset({
    "mars-pass-only", "mars-pace-all-expansions", "mars-random-player",
    "mars-random-player-everything", "mars-greedy-player", "tapestry-random-player",
    "tapestry-solo",
})  # fmt: skip
"""Literals that look like ids: names of workloads."""

MESSAGE_CALLS = frozenset({
    "tell", "new_step", "Message", "Refused", "Illegal", "Ambiguous", "Stale", "Unreadable",
    "NotFound",
})  # fmt: skip
"""Calls whose first argument is a message id."""
QUESTION_CALLS = frozenset({"Number", "YesNo", "Choice", "Card", "Space", "Form", "Menu"})
"""Calls whose argument `id` is a message id."""
KIND_PLACE = 2
"""Place of the kind of reference in a call of `ask_choice`."""
NOT_IN_THE_MESSAGE = frozenset({"why", "failure", "ruling"})
"""Parameters of `tell` and `new_step` that are no arguments of the message."""


@dataclass(frozen=True, slots=True)
class Use:
    """A call with a message id, and the names of its arguments if they are all literal."""

    id: str
    args: frozenset[str] | None
    where: str


def python_files(*packages: str) -> list[Path]:
    """Return our Python files, of some packages or of all."""
    folders = [SRC / package for package in packages] if packages else [SRC]
    return sorted(path for folder in folders for path in folder.rglob("*.py"))


def page_files() -> list[Path]:
    """Return our own modules of the page."""
    found = (SRC / "web").rglob("*.js")
    return sorted(path for path in found if "vendor" not in path.parts)


@cache
def tree(path: Path) -> ast.Module:
    """Return the syntax tree of a file."""
    return ast.parse(path.read_text("utf-8"))


def calls(*packages: str) -> Iterator[tuple[str, ast.Call, str]]:
    """Yield every call of these packages, or of all, with the last part of its name and where."""
    for path in python_files(*packages):
        for node in ast.walk(tree(path)):
            if isinstance(node, ast.Call):
                name = _last_name(node.func)
                yield name, node, f"{path.relative_to(SRC)}:{node.lineno}"


def _last_name(node: ast.expr) -> str:
    if isinstance(node, ast.Attribute):
        return node.attr
    return node.id if isinstance(node, ast.Name) else ""


@cache
def uses() -> tuple[Use, ...]:
    """Return every message id that a call names as a literal."""
    found: list[Use] = []
    for name, call, where in calls():
        if name in MESSAGE_CALLS and call.args:
            found += [Use(id, _given(name, call), where) for id in _literals(call.args[0])]
        if name in QUESTION_CALLS:
            for keyword in call.keywords:
                if keyword.arg == "id":
                    found += [Use(id, None, where) for id in _literals(keyword.value)]
    return tuple(found)


def _literals(node: ast.expr) -> list[str]:
    """Return the ids that an expression can be: a literal, or both sides of a condition."""
    if isinstance(node, ast.IfExp):
        return [*_literals(node.body), *_literals(node.orelse)]
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [node.value]
    return []


def _given(name: str, call: ast.Call) -> frozenset[str] | None:
    if name == "Message":
        given = call.args[1] if len(call.args) > 1 else ast.Dict(keys=[], values=[])
        if not isinstance(given, ast.Dict):
            return None
        keys = [key.value for key in given.keys if isinstance(key, ast.Constant)]
        return frozenset(map(str, keys)) if len(keys) == len(given.keys) else None
    names = [keyword.arg for keyword in call.keywords]
    if None in names:
        return None
    return frozenset(name for name in names if name is not None) - NOT_IN_THE_MESSAGE


@cache
def literals() -> dict[str, str]:
    """Return every literal of the source that looks like an id, with a place of it."""
    found: dict[str, str] = {}
    for path in python_files():
        inside = {
            id(part)
            for node in ast.walk(tree(path))
            if isinstance(node, ast.JoinedStr)
            for part in node.values
        }
        for node in ast.walk(tree(path)):
            if isinstance(node, ast.Constant) and id(node) not in inside:
                value = str(node.value)
                if ID.fullmatch(value) and value not in NOT_IDS:
                    found.setdefault(value, f"{path.relative_to(SRC)}:{node.lineno}")
    for path in page_files():
        for match in re.finditer(r"(?<!class=)([\"'`])([A-Za-z0-9-]+)\1", path.read_text("utf-8")):
            if ID.fullmatch(match[2]):
                found.setdefault(match[2], str(path.relative_to(SRC)))
    return found


@cache
def id_prefixes() -> dict[str, str]:
    """Return every literal prefix of an id that is completed at run time."""
    found: dict[str, str] = {}
    for path in python_files():
        for node in ast.walk(tree(path)):
            if isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
                value = str(node.values[0].value)
                if ID_PREFIX.fullmatch(value):
                    found.setdefault(value, f"{path.relative_to(SRC)}:{node.lineno}")
    for path in page_files():
        for match in re.finditer(r"`([A-Za-z0-9-]+)\$\{", path.read_text("utf-8")):
            if ID_PREFIX.fullmatch(match[1]):
                found.setdefault(match[1], str(path.relative_to(SRC)))
    return found


@cache
def kinds() -> frozenset[str]:
    """Return every kind of reference that the source names."""
    found: set[str] = set()
    for name, call, _ in calls():
        if name in ("Ref", "ChoiceExplanation", "name") and call.args:
            found.update(_literals(call.args[0]))
        if name == "ask_choice" and len(call.args) > KIND_PLACE:
            found.update(_literals(call.args[KIND_PLACE]))
        found.update(
            id
            for keyword in call.keywords
            if keyword.arg == "kind"
            for id in _literals(keyword.value)
        )
    for path in page_files():
        found.update(re.findall(r"\bkind: \"([A-Za-z0-9-]+)\"", path.read_text("utf-8")))
    return frozenset(kind for kind in found if ID.fullmatch(kind))
