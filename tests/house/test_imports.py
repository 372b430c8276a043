"""Rules code is deterministic and uses only the standard library.

Randomness and answers come through the table. These tests read the source to find anything else
that could make two runs differ or would not run inside a browser.
"""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

SRC = Path(__file__).resolve().parents[2] / "src"
PACKAGES = ("core", "components", "mars", "tapestry")

# The only module of these packages that may read files: it loads the printed facts.
LOADERS = frozenset({"understudy.components.data_tables"})
# The only module that may look for installed games.
FINDERS = frozenset({"understudy.core.system"})

# The only external import: only the type checker and the optional compiler see it.
COMPILER_HINT = ("understudy.core.mypyc_hints", "mypy_extensions.mypyc_attr")

# The only optional package: without it, as in a browser, turns are played again.
OPTIONAL = ("understudy.core.session.coroutines", "greenlet")

NEVER_MODULES = frozenset(
    "asyncio calendar concurrent ctypes datetime getpass http locale multiprocessing os platform "
    "queue random sched secrets select selectors signal socket socketserver sqlite3 ssl subprocess "
    "tempfile threading time urllib uuid _thread _random zoneinfo".split()
)
IO_MODULES = frozenset("fileinput glob importlib io mmap pathlib pkgutil shutil zipfile".split())
IO_BUILTINS = frozenset({"open", "print", "input", "__import__", "exec", "eval", "breakpoint"})
IO_METHODS = frozenset(
    "iterdir mkdir open read_bytes read_text rglob unlink urandom write_bytes write_text".split()
)


def module_name(path: Path) -> str:
    parts = path.relative_to(SRC).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imported(tree: ast.AST, module: str, is_package: bool) -> Iterator[tuple[int, str]]:
    """Yield every imported name in full, with its line."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield node.lineno, alias.name
        elif isinstance(node, ast.ImportFrom):
            base = node.module or ""
            if node.level:
                parents = module.split(".")
                depth = len(parents) - node.level + is_package
                base = ".".join([*parents[:depth], *([base] if base else [])])
            for alias in node.names:
                yield node.lineno, f"{base}.{alias.name}"


def faults(source: str, module: str, *, is_package: bool = False) -> list[str]:
    """Return what this source does that rules code must not do."""
    tree = ast.parse(source)
    may_read = module in LOADERS
    found = []
    for line, name in imported(tree, module, is_package):
        top, *rest = name.split(".")
        if top == "understudy":
            if not rest or rest[0] not in PACKAGES:
                found.append(f"{line}: imports {name}, which is above the rules")
        elif (module, name) == COMPILER_HINT or (module, top) == OPTIONAL:
            pass
        elif top not in sys.stdlib_module_names:
            found.append(f"{line}: imports {name}, which is not in the standard library")
        elif top in NEVER_MODULES:
            found.append(f"{line}: imports {name}; randomness, time and machine are not allowed")
        elif name.startswith("importlib.metadata") and module in FINDERS:
            pass
        elif top in IO_MODULES and not may_read:
            found.append(f"{line}: imports {name}; only {sorted(LOADERS)} may read files")
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and not may_read:
            match node.func:
                case ast.Name(id=name) if name in IO_BUILTINS:
                    found.append(f"{node.lineno}: calls {name}()")
                case ast.Attribute(attr=name) if name in IO_METHODS:
                    found.append(f"{node.lineno}: calls .{name}()")
    return found


RULES = sorted(
    path for package in PACKAGES for path in (SRC / "understudy" / package).rglob("*.py")
)


def test_there_are_rules_to_check() -> None:
    packages = {path.relative_to(SRC / "understudy").parts[0] for path in RULES}
    assert {"core", "components", "mars"} <= packages


@pytest.mark.parametrize("path", RULES, ids=module_name)
def test_rules_are_pure(path: Path) -> None:
    source = path.read_text(encoding="utf-8")
    assert faults(source, module_name(path), is_package=path.name == "__init__.py") == []


@pytest.mark.parametrize(
    "source",
    [
        "import random",
        "import os.path",
        "from time import monotonic",
        "from datetime import date",
        "import msgspec",
        "import understudy",
        "from understudy import sim",
        "from understudy.server import app",
        "from ..store import games",
        "from .. import sim",
        "def f():\n    import uuid",
        "from importlib import resources",
        "from pathlib import Path",
        "open('x')",
        "print('x')",
        "folder.joinpath('x').read_text()",
    ],
)
def test_faults_are_found(source: str) -> None:
    assert len(faults(source, "understudy.mars.scoring")) == 1


@pytest.mark.parametrize(
    "source",
    [
        "import json, math",
        "from __future__ import annotations",
        "from understudy.core import Table",
        "from understudy import components",
        "from ..components.deck import Deck",
        "from . import tracks",
        "deck.draw()",
    ],
)
def test_clean_source_passes(source: str) -> None:
    assert faults(source, "understudy.mars.scoring") == []


def test_relative_imports_of_a_package() -> None:
    assert faults("from .deck import Deck", "understudy.components", is_package=True) == []
    assert faults("from ..sim import run", "understudy.mars", is_package=True) == [
        "1: imports understudy.sim.run, which is above the rules"
    ]


def test_only_the_finder_may_look_for_games() -> None:
    source = "from importlib.metadata import entry_points"
    assert faults(source, "understudy.core.system") == []
    assert len(faults(source, "understudy.mars.scoring")) == 1
    assert len(faults("from importlib import resources", "understudy.core.system")) == 1


def test_loaders_may_read_files_but_not_the_clock() -> None:
    assert faults("from importlib import resources", "understudy.components.data_tables") == []
    assert len(faults("import time", "understudy.components.data_tables")) == 1
