"""Compiles the engine and the used part of the standard library.

It runs at build time in the Python of the page. Used modules are those loaded after the engine has
played a game, and those that Python loads for error messages.
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
FIXED_TIME = (1980, 1, 1, 0, 0, 0)
DOCUMENTED = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
UNCHECKED = importlib.util.MAGIC_NUMBER + (1).to_bytes(4, "little") + bytes(8)
"""Header of a compiled file that is loaded without checking its source."""

RARE_MODULES = """
    _strptime encodings.ascii encodings.idna encodings.latin_1 encodings.utf_16 encodings.utf_8_sig
    linecache logging traceback warnings
""".split()
"""Modules that are loaded only in rare cases."""


def add(archive: zipfile.ZipFile, name: str, content: bytes) -> None:
    """Add a file with a fixed time, uncompressed: hosts compress the whole archive better."""
    archive.writestr(zipfile.ZipInfo(name, FIXED_TIME), content)


def without_docs(source: bytes) -> ast.Module:
    """Return the syntax tree without docstrings."""
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if isinstance(node, DOCUMENTED) and ast.get_docstring(node, clean=False) is not None:
            node.body = node.body[1:] or [ast.copy_location(ast.Pass(), node.body[0])]
    return tree


def without_lines(code: CodeType) -> CodeType:
    """Return the code without line numbers, because the source is not available."""
    within = (without_lines(one) if isinstance(one, CodeType) else one for one in code.co_consts)
    return code.replace(co_linetable=b"", co_consts=tuple(within))


def repack(old: str, new: str, folder: str, wanted: set[str] | None = None) -> None:
    """Copy an archive with Python files compiled; with `wanted` only these files."""
    packed = io.BytesIO()
    with zipfile.ZipFile(old) as source, zipfile.ZipFile(packed, "w") as archive:
        for name in sorted(source.namelist()):
            if name.endswith("/") or (wanted is not None and name not in wanted):
                continue
            content = source.read(name)
            if name.endswith(".py"):
                code = compile(without_docs(content), folder + name, "exec", dont_inherit=True)
                name, content = f"{name}c", UNCHECKED + marshal.dumps(without_lines(code))
            add(archive, name, content)
    Path(new).parent.mkdir(exist_ok=True)
    Path(new).write_bytes(packed.getvalue())


def library_files() -> set[str]:
    """Return the loaded files of the standard library."""
    files = (getattr(module, "__file__", None) or "" for module in list(sys.modules.values()))
    return {file.removeprefix(LIBRARY) for file in files if file.startswith(LIBRARY)}


known = library_files()
sys.path.insert(0, "/engine.zip")
importlib.import_module("understudy.lite").warm()
for module in RARE_MODULES:
    importlib.import_module(module)
repack("/stdlib.zip", "/out/library.zip", LIBRARY, known | library_files())
repack("/engine.zip", "/out/engine.zip", "/engine.zip/")
