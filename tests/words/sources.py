"""Which message ids the source names: by its syntax tree in Python, by its literals on the page."""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

SRC = Path(__file__).resolve().parents[2] / "src" / "understudy"
OWNERS = "table|mars|tapestry|terminal|page|server|store|sim|lite"
ID = re.compile(rf"(?:{OWNERS})-[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*")
BEGINNING = re.compile(rf"(?:{OWNERS})-(?:[A-Za-z0-9]+-)*")

NOT_WORDS = frozenset({
    "mars-pass-only", "mars-pace-all-expansions", "mars-random-player",
    "mars-random-player-everything", "tapestry-solo",
})  # fmt: skip
"""Literals that look like ids: names of workloads."""

SAYING = frozenset({
    "tell", "Message", "Refused", "Illegal", "Ambiguous", "Stale", "Unreadable", "NotFound",
})  # fmt: skip
"""Calls whose first argument is a message id."""
ASKING = frozenset({"Number", "YesNo", "Choice", "Card", "Space", "Form", "Menu"})
"""Calls whose argument `id` is a message id."""
NOT_IN_THE_MESSAGE = frozenset({"why", "failure", "ruling"})
"""What a step carries beside the arguments of its message."""


@dataclass(frozen=True, slots=True)
class Said:
    """A call that says a message, with the names of its arguments if they are all written out."""

    id: str
    args: frozenset[str] | None
    where: str


def python_files(*rooms: str) -> list[Path]:
    """Our Python files, of some rooms or of all."""
    folders = [SRC / room for room in rooms] if rooms else [SRC]
    return sorted(path for folder in folders for path in folder.rglob("*.py"))


def page_files() -> list[Path]:
    """Our own modules of the page."""
    found = (SRC / "web").rglob("*.js")
    return sorted(path for path in found if "vendor" not in path.parts)


@cache
def tree(path: Path) -> ast.Module:
    """The syntax tree of a file."""
    return ast.parse(path.read_text("utf-8"))


def calls() -> Iterator[tuple[str, ast.Call, str]]:
    """Every call by the last part of its name."""
    for path in python_files():
        for node in ast.walk(tree(path)):
            if isinstance(node, ast.Call):
                name = _last_name(node.func)
                yield name, node, f"{path.relative_to(SRC)}:{node.lineno}"


def _last_name(node: ast.expr) -> str:
    if isinstance(node, ast.Attribute):
        return node.attr
    return node.id if isinstance(node, ast.Name) else ""


@cache
def said() -> tuple[Said, ...]:
    """Every message that a call names outright."""
    found: list[Said] = []
    for name, call, where in calls():
        if name in SAYING and call.args:
            found += [Said(id, _given(name, call), where) for id in _literals(call.args[0])]
        if name in ASKING:
            for keyword in call.keywords:
                if keyword.arg == "id":
                    found += [Said(id, None, where) for id in _literals(keyword.value)]
    return tuple(found)


def _literals(node: ast.expr) -> list[str]:
    """The ids that an expression can be: one literal, or either side of a condition."""
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
    """Every literal of the source that looks like an id, with a place where it stands."""
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
                if ID.fullmatch(value) and value not in NOT_WORDS:
                    found.setdefault(value, f"{path.relative_to(SRC)}:{node.lineno}")
    for path in page_files():
        for match in re.finditer(r"(?<!class=)([\"'`])([A-Za-z0-9-]+)\1", path.read_text("utf-8")):
            if ID.fullmatch(match[2]):
                found.setdefault(match[2], str(path.relative_to(SRC)))
    return found


@cache
def beginnings() -> dict[str, str]:
    """Every literal beginning of an id that is completed while running."""
    found: dict[str, str] = {}
    for path in python_files():
        for node in ast.walk(tree(path)):
            if isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
                value = str(node.values[0].value)
                if BEGINNING.fullmatch(value):
                    found.setdefault(value, f"{path.relative_to(SRC)}:{node.lineno}")
    for path in page_files():
        for match in re.finditer(r"`([A-Za-z0-9-]+)\$\{", path.read_text("utf-8")):
            if BEGINNING.fullmatch(match[1]):
                found.setdefault(match[1], str(path.relative_to(SRC)))
    return found


@cache
def kinds() -> frozenset[str]:
    """Every kind of reference that the source names."""
    found: set[str] = set()
    for name, call, _ in calls():
        if name in ("Ref", "Deliberation", "name") and call.args:
            found.update(_literals(call.args[0]))
        found.update(
            id
            for keyword in call.keywords
            if keyword.arg == "kind"
            for id in _literals(keyword.value)
        )
    for path in page_files():
        found.update(re.findall(r"\bkind: \"([A-Za-z0-9-]+)\"", path.read_text("utf-8")))
    return frozenset(kind for kind in found if ID.fullmatch(kind))
