"""Mutation testing: small faults in rule lines, to check that a test notices them.

A mutant is one change of one line: a comparison inverted or shifted by one, `and` for `or`, a
number off by one, a condition negated, a statement removed, another value returned. The choice of
lines depends only on their text and function, so it does not change when files move or grow.

Existing tools were not suitable. mutmut changes nothing outside functions, where most of our cards
are defined, and writes into the working tree; cosmic-ray changes the working tree itself; both
number their mutants by position.
"""

from __future__ import annotations

import ast
import hashlib
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

HERE = Path(__file__).parent
SOURCE = HERE.parents[1] / "src" / "understudy"
GAMES = ("mars", "tapestry")
NO_RULES = frozenset(
    ("printed", "scenario", "agents", "options.py", "view.py", "checklist.py", "svg_board.py",
     "svg.py", "mars/printed_constants.py", "tapestry/printed_constants.py", "system.py",
     "__init__.py")
)  # fmt: skip
"""Files and folders without rules, by name or path: printed facts, options, views and drawings."""

INVERTED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Eq: ast.NotEq, ast.NotEq: ast.Eq, ast.Lt: ast.GtE, ast.GtE: ast.Lt, ast.Gt: ast.LtE,
    ast.LtE: ast.Gt, ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is,
}  # fmt: skip
SHIFTED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt,
}  # fmt: skip
OTHER_OPERATOR: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.Add, ast.FloorDiv: ast.Mult,
    ast.BitAnd: ast.BitOr, ast.BitOr: ast.BitAnd,
}  # fmt: skip
OTHER_NAME = {"min": "max", "max": "min", "any": "all", "all": "any"}
REMOVABLE = (ast.AugAssign, ast.Raise, ast.Delete, ast.Continue, ast.Break)
IGNORED_NODES = (ast.Assert, ast.Import, ast.ImportFrom, ast.JoinedStr)
IGNORED_FIELDS = ("annotation", "returns", "decorator_list")


@dataclass(frozen=True)
class Mutant:
    """A change of a line. `about` is the docstring of its function."""

    file: str
    number: int
    function: str
    line: str
    change: str
    about: str
    source: str

    @property
    def game(self) -> str:
        """The package of the file."""
        return self.file.split("/")[0]

    def __str__(self) -> str:
        return f"{self.file}:{self.number} {self.function}: {self.change}"


@dataclass(frozen=True)
class Replacement:
    """A possible change: a node of the syntax tree, and the node that replaces it."""

    file: str
    line: str
    function: ast.FunctionDef | None
    parent: ast.AST
    name: str
    at: int | None
    old: ast.AST
    new: ast.AST

    @property
    def key(self) -> tuple[str, str]:
        """The line, identified by its function and its text."""
        return self.function.name if self.function else "", self.line

    def mutant(self, tree: ast.AST) -> Mutant:
        """Return the mutant; the tree is changed and restored."""
        self._put(self.new)
        source = ast.unparse(ast.fix_missing_locations(tree))
        self._put(self.old)
        about = ast.get_docstring(self.function) if self.function else None
        change = " → ".join(ast.unparse(node).split("\n")[0] for node in (self.old, self.new))
        number = getattr(self.old, "lineno", 0)
        return Mutant(self.file, number, *self.key, change, about or "", source)

    def _put(self, node: ast.AST) -> None:
        if self.at is None:
            setattr(self.parent, self.name, node)
        else:
            getattr(self.parent, self.name)[self.at] = node


def rule_files() -> dict[str, str]:
    """Return the files that contain rules, by their path in the package."""
    return {
        name: path.read_text("utf-8")
        for folder in (*GAMES, "components")
        for path in sorted((SOURCE / folder).rglob("*.py"))
        for name in [path.relative_to(SOURCE).as_posix()]
        if NO_RULES.isdisjoint((name, *name.split("/")))
    }


class Sample:
    """The lines of some files, and their mutants."""

    def __init__(self, files: dict[str, str]) -> None:
        self.trees = {name: ast.parse(text) for name, text in files.items()}
        self.lines: dict[tuple[str, str], list[Replacement]] = {}
        for name, text in files.items():
            written = [" ".join(line.split()) for line in text.splitlines()]
            for change in _replacements(self.trees[name], name, written, None):
                self.lines.setdefault(change.key, []).append(change)

    def choose(self, count: int) -> list[Mutant]:
        """Return one mutant for each of `count` lines; the choice is stable."""
        chosen = sorted(self.lines, key=lambda line: _hash(*line))[:count]
        return [
            self.of_line(line)[_hash("which", *line) % len(self.lines[line])] for line in chosen
        ]

    def of_line(self, line: tuple[str, str]) -> list[Mutant]:
        """Return all mutants of a line, which is identified by function and text."""
        return [change.mutant(self.trees[change.file]) for change in self.lines.get(line, ())]

    def about(self, word: str) -> list[Mutant]:
        """Return all mutants of a function, or of the files with this word in their name."""
        return [
            change.mutant(self.trees[change.file])
            for changes in self.lines.values()
            for change in changes
            if word in change.file or word == change.key[0]
        ]


def equivalent() -> dict[tuple[str, str, str], str]:
    """Return the reasons of equivalent mutants, by function, line and change."""
    listed = tomllib.loads((HERE / "equivalent.toml").read_text("utf-8"))["mutant"]
    return {(m["function"], m["line"], m["change"]): m["why"] for m in listed}


def _hash(*words: str) -> int:
    return int(hashlib.sha256("\n".join(words).encode()).hexdigest()[:15], 16)


def _replacements(
    parent: ast.AST, file: str, written: list[str], function: ast.FunctionDef | None
) -> Iterator[Replacement]:
    """Yield all possible changes in source order, without annotations and messages."""
    for name, value in ast.iter_fields(parent):
        if name in IGNORED_FIELDS:
            continue
        many = isinstance(value, list)
        for at, node in enumerate(value if many else [value]):
            if not isinstance(node, ast.AST) or isinstance(node, IGNORED_NODES) or _abstract(node):
                continue
            for new in _wrong_nodes(node, function):
                line = written[getattr(node, "lineno", 1) - 1]
                index = at if many else None
                yield Replacement(file, line, function, parent, name, index, node, new)
            inside = node if isinstance(node, ast.FunctionDef) else function
            yield from _replacements(node, file, written, inside)


def _abstract(node: ast.AST) -> bool:
    named = [ast.unparse(one) for one in getattr(node, "decorator_list", ())]
    return "abstractmethod" in named


def _wrong_nodes(node: ast.AST, function: ast.FunctionDef | None) -> Iterator[ast.AST]:
    """Yield wrong replacements for a node."""
    match node:
        case ast.Compare(left, ops, right):
            for at, op in enumerate(ops):
                for table in (INVERTED, SHIFTED):
                    if type(op) in table:
                        yield ast.Compare(
                            left, [*ops[:at], table[type(op)](), *ops[at + 1 :]], right
                        )
        case ast.BoolOp(op, values):
            yield ast.BoolOp(ast.Or() if isinstance(op, ast.And) else ast.And(), values)
        case ast.BinOp(left, op, right) if type(op) in OTHER_OPERATOR:
            yield ast.BinOp(left, OTHER_OPERATOR[type(op)](), right)
        case ast.UnaryOp(ast.Not(), operand):
            yield operand
        case ast.Constant(bool(value)):
            yield ast.Constant(not value)
        case ast.Constant(int(value)):
            yield ast.Constant(value + 1)
            yield ast.Constant(value - 1)
        case ast.Call(ast.Name(name), args, keywords) if name in OTHER_NAME:
            yield ast.Call(ast.Name(OTHER_NAME[name]), args, keywords)
        case ast.If(test, body, orelse) if _plain(test):
            yield ast.If(_not(test), body, orelse)
        case ast.IfExp(test, body, orelse) if _plain(test):
            yield ast.IfExp(_not(test), body, orelse)
        case ast.comprehension(target, of, ifs, asynchronous) if ifs and _plain(ifs[0]):
            yield ast.comprehension(target, of, [_not(ifs[0]), *ifs[1:]], asynchronous)
        case ast.Return(ast.expr() as value) if function is not None and function.returns:
            yield from _other_values(value, ast.unparse(function.returns))
        case ast.AugAssign(target, op, value) if type(op) in OTHER_OPERATOR:
            yield ast.AugAssign(target, OTHER_OPERATOR[type(op)](), value)
    if _is_removable(node):
        yield ast.Pass()


def _other_values(value: ast.expr, returns: str) -> Iterator[ast.Return]:
    if returns == "bool" and _plain(value) and not isinstance(value, ast.Constant):
        yield ast.Return(_not(value))
    elif returns == "int" and not isinstance(value, ast.Constant):
        yield ast.Return(ast.BinOp(value, ast.Add(), ast.Constant(1)))
    elif returns.endswith("| None") and not isinstance(value, ast.Constant):
        yield ast.Return(ast.Constant(None))


def _is_removable(node: ast.AST) -> bool:
    """Return whether a statement can be removed without leaving a name undefined."""
    match node:
        case ast.Expr(ast.Call()):
            return True
        case ast.Assign(targets):
            return all(isinstance(target, ast.Attribute | ast.Subscript) for target in targets)
    return isinstance(node, REMOVABLE)


def _plain(test: ast.expr) -> bool:
    """Return whether no other change already negates this condition."""
    negated = isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not)
    return not negated and not (isinstance(test, ast.Compare) and len(test.ops) == 1)


def _not(test: ast.expr) -> ast.expr:
    return ast.UnaryOp(ast.Not(), test)
