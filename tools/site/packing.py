"""Runs in the Python of the page, at build time: compiles the engine, and keeps of the standard
library what is used.

What is used is what an engine has loaded that has played, and what Python loads when it has
something to complain about.
"""

import ast
import importlib
import importlib.util
import io
import marshal
import sys
import zipfile
from pathlib import Path
from types import CodeType

LIBRARY = "/lib/python314.zip/"
LONG_AGO = (1980, 1, 1, 0, 0, 0)
DOCUMENTED = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
UNCHECKED = importlib.util.MAGIC_NUMBER + (1).to_bytes(4, "little") + bytes(8)
"""How a compiled file begins that is believed without its source."""

SELDOM = """
    _strptime encodings.ascii encodings.idna encodings.latin_1 encodings.utf_16 encodings.utf_8_sig
    linecache logging traceback warnings
""".split()
"""Modules that are loaded only now and then."""


def add(archive: zipfile.ZipFile, name: str, content: bytes) -> None:
    """The same sources make the same file; hosts compress the whole better than we its parts."""
    archive.writestr(zipfile.ZipInfo(name, LONG_AGO), content)


def without_docs(source: bytes) -> ast.Module:
    """Python without what only people read."""
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if isinstance(node, DOCUMENTED) and ast.get_docstring(node, clean=False) is not None:
            node.body = node.body[1:] or [ast.copy_location(ast.Pass(), node.body[0])]
    return tree


def without_lines(code: CodeType) -> CodeType:
    """What a function does, without where it stands in a source that is not there."""
    within = (without_lines(one) if isinstance(one, CodeType) else one for one in code.co_consts)
    return code.replace(co_linetable=b"", co_consts=tuple(within))


def repacked(old: str, new: str, room: str, wanted: set[str] | None = None) -> None:
    """The files of an archive, Python compiled; of Python only what is wanted."""
    packed = io.BytesIO()
    with zipfile.ZipFile(old) as source, zipfile.ZipFile(packed, "w") as archive:
        for name in sorted(source.namelist()):
            if name.endswith("/") or (wanted is not None and name not in wanted):
                continue
            content = source.read(name)
            if name.endswith(".py"):
                code = compile(without_docs(content), room + name, "exec", dont_inherit=True)
                name, content = f"{name}c", UNCHECKED + marshal.dumps(without_lines(code))
            add(archive, name, content)
    Path(new).parent.mkdir(exist_ok=True)
    Path(new).write_bytes(packed.getvalue())


def library_files() -> set[str]:
    """The files of the standard library that are loaded by now."""
    files = (getattr(module, "__file__", None) or "" for module in list(sys.modules.values()))
    return {file.removeprefix(LIBRARY) for file in files if file.startswith(LIBRARY)}


known = library_files()
sys.path.insert(0, "/engine.zip")
importlib.import_module("understudy.lite").warm()
for module in SELDOM:
    importlib.import_module(module)
repacked("/stdlib.zip", "/out/library.zip", LIBRARY, known | library_files())
repacked("/engine.zip", "/out/engine.zip", "/engine.zip/")
