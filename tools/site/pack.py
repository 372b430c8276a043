"""Compiles the engine and the used part of the standard library.

It runs at build time in the Python of the page. Used modules are those loaded after the engine has
played a game, and those that Python loads for error messages.
"""

import ast
import builtins
import dataclasses
import importlib
import importlib.util
import io
import marshal
import sys
import zipfile
from pathlib import Path
from types import CodeType

LIBRARY = "/lib/python314.zip/"
ENGINE = "/engine.zip/"
FIXED_TIME = (1980, 1, 1, 0, 0, 0)
DOCUMENTED = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
UNCHECKED = importlib.util.MAGIC_NUMBER + (1).to_bytes(4, "little") + bytes(8)
"""Header of a compiled file that is loaded without checking its source."""

RARE_MODULES = """
    _strptime encodings.ascii encodings.idna encodings.latin_1 encodings.utf_16 encodings.utf_8_sig
    importlib.readers importlib.resources._adapters importlib.resources.readers linecache logging
    traceback warnings understudy.mars.agents.curriculum understudy.sim.advice.comparison
    understudy.sim.advice.review understudy.tapestry.agents.curriculum
""".split()
"""Modules that are loaded only in rare cases or for advice; others that they load are added too."""

ANNOTATED = "understudy/service/"
"""The package whose functions are read by their annotations."""


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


def document_dataclasses(tree: ast.Module) -> None:
    """Give each decorated class a docstring: without any, `dataclass` writes its signature."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ClassDef) and node.decorator_list:
            node.body.insert(0, ast.Expr(ast.Constant("-")))
    ast.fix_missing_locations(tree)


def drop_annotations(tree: ast.Module) -> None:
    """Remove the annotations of all functions, which nothing reads."""
    for node in ast.walk(tree):
        if isinstance(node, ast.arg):
            node.annotation = None
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            node.returns = None


def without_lines(code: CodeType) -> CodeType:
    """Return the code without line numbers, because the source is not available.

    The table says "no location" for every instruction; tracebacks fail on an empty one.
    """
    within = (without_lines(one) if isinstance(one, CodeType) else one for one in code.co_consts)
    whole, rest = divmod(len(code.co_code) // 2, 8)
    table = b"\xff" * whole + bytes([0xF7 + rest] if rest else [])
    return code.replace(co_linetable=table, co_consts=tuple(within))


def compiled(name: str, content: bytes, folder: str) -> bytes:
    """Return a Python file compiled."""
    tree = without_docs(content)
    if folder == ENGINE:
        document_dataclasses(tree)
        if not name.startswith(ANNOTATED):
            drop_annotations(tree)
    code = compile(tree, folder + name, "exec", dont_inherit=True)
    return UNCHECKED + marshal.dumps(without_lines(code))


def repack(old: str, folder: str, wanted: set[str] | None = None) -> dict[str, bytes]:
    """Return the files of an archive with Python files compiled; with `wanted` only these."""
    files = {}
    with zipfile.ZipFile(old) as source:
        for name in source.namelist():
            if name.endswith("/") or (wanted is not None and name not in wanted):
                continue
            content = source.read(name)
            if name.endswith(".py"):
                name, content = f"{name}c", compiled(name, content, folder)
            files[name] = content
    return files


def write(new: str, files: dict[str, bytes]) -> None:
    """Write an archive."""
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w") as archive:
        for name, content in sorted(files.items()):
            add(archive, name, content)
    Path(new).parent.mkdir(exist_ok=True)
    Path(new).write_bytes(packed.getvalue())


def library_files() -> set[str]:
    """Return the loaded files of the standard library, except those that Python contains."""
    files = (
        getattr(module, "__file__", None) or ""
        for module in list(sys.modules.values())
        if getattr(getattr(module, "__spec__", None), "origin", None) != "frozen"
    )
    return {file.removeprefix(LIBRARY) for file in files if file.startswith(LIBRARY)}


class RecordedMethods:
    """Stands in for `exec` in `dataclasses`: compiles the methods of each class and keeps them."""

    def __init__(self) -> None:
        self.codes: dict[str, CodeType] = {}

    def __call__(self, text: str, names: dict[str, object], found: dict[str, object]) -> None:
        self.codes[text] = compile(text, "<string>", "exec", dont_inherit=True)
        builtins.exec(self.codes[text], names, found)


known = library_files()
sys.path.insert(0, ENGINE.removesuffix("/"))
methods = RecordedMethods()
setattr(dataclasses, "exec", methods)  # noqa: B010
for _ in importlib.import_module("understudy.lite").warm():
    pass
stored_methods = importlib.import_module("stored_methods")
for module in RARE_MODULES:
    importlib.import_module(module)
engine = repack("/engine.zip", ENGINE)
codes = {stored_methods.key(text): without_lines(code) for text, code in methods.codes.items()}
assert len(codes) == len(methods.codes)
engine[stored_methods.FILE] = marshal.dumps(codes)
write("/out/library.zip", repack("/stdlib.zip", LIBRARY, known | library_files()))
write("/out/engine.zip", engine)
