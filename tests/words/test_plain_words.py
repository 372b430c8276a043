"""Comments, docstrings, documents and English messages avoid words that hide who acts."""

import ast
import io
import re
import tokenize
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).resolve().parents[2]
WORDS = re.compile(
    r"(?<![\w-])(nobody|somebody|whoever|anybody|so\s+many|anew|meanwhile)(?![\w-])", re.IGNORECASE
)
"""Names such as message ids may contain these words after a hyphen."""


class Allowed(NamedTuple):
    """A phrase that one file may contain, and why."""

    file: str
    phrase: str
    reason: str


ALLOWED: tuple[Allowed, ...] = (
    Allowed(
        "src/understudy/mars/printed/requirements.py",
        "With `anybody` all players count",
        "the name of a field in the JSON of a card",
    ),
)
MAX_ALLOWED = 10

Text = tuple[int, str]
"""The line on which a text begins, and the text."""


def python_texts(source: str) -> Iterator[Text]:
    """Yield docstrings and comments; comments on consecutive lines are one text."""
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Expr(value=ast.Constant(value=str(text), lineno=line)):
                yield line, text
    first = last = 0
    lines: list[str] = []
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type != tokenize.COMMENT:
            continue
        if lines and token.start[0] != last + 1:
            yield first, "\n".join(lines)
            lines = []
        if not lines:
            first = token.start[0]
        last = token.start[0]
        lines.append(token.string.lstrip("# "))
    yield first, "\n".join(lines)


def script_texts(source: str) -> Iterator[Text]:
    """Yield the comments of JavaScript; consecutive ones on their own lines are one text."""
    for found in re.finditer(r"/\*.*?\*/|(?:(?<!:)//[^\n]*(?:\n\s*(?=//))?)+", source, re.DOTALL):
        yield _line(source, found.start()), re.sub(r"(?m)^\s*(?://|\*)", "", found[0])


def shell_texts(source: str) -> Iterator[Text]:
    """Yield the comments of a shell script."""
    for found in re.finditer(r"(?:^[ \t]*#.*\n?)+", source, re.MULTILINE):
        yield _line(source, found.start()), re.sub(r"(?m)^\s*#", "", found[0])


def document_texts(source: str) -> Iterator[Text]:
    """Yield the whole document."""
    yield 1, source


def catalogue_texts(source: str) -> Iterator[Text]:
    """Yield the whole catalogue without ids and placeables."""
    without_ids = re.sub(r"(?m)^-?[a-z][\w-]* *=", "", source)
    yield 1, re.sub(r"\{[^{}\n]*\}", "{}", without_ids)


def _line(source: str, at: int) -> int:
    return source.count("\n", 0, at) + 1


KINDS: dict[str, tuple[Callable[[str], Iterator[Text]], tuple[str, ...]]] = {
    "python": (python_texts, ("src/**/*.py", "tests/**/*.py", "tools/**/*.py")),
    "javascript": (script_texts, ("src/understudy/web/**/*.js",)),
    "shell": (shell_texts, ("*.sh", "tools/**/*.sh", "hosting/**/*.sh", "tests/**/*.sh")),
    "documents": (document_texts, ("README.md", "CHANGELOG.md", "docs/**/*.md")),
    "messages": (catalogue_texts, ("src/understudy/locales/en/*.ftl",)),
}


def files(kind: str) -> list[Path]:
    """Return our own files of a kind."""
    found = {path for pattern in KINDS[kind][1] for path in ROOT.glob(pattern)}
    return sorted(path for path in found if "vendor" not in path.parts)


def hits(kind: str, source: str) -> Iterator[tuple[int, str]]:
    """Yield every such word of a source: its line, and the text around it."""
    for first, text in KINDS[kind][0](source):
        for found in WORDS.finditer(text):
            start = text.rfind("\n", 0, found.start()) + 1
            end = text.find("\n", found.end())
            around = text[start : end if end >= 0 else len(text)]
            yield first + text.count("\n", 0, found.start()), " ".join(around.split())


@pytest.mark.parametrize("kind", KINDS)
def test_texts_are_plain(kind: str) -> None:
    paths = files(kind)
    assert paths
    found = []
    for path in paths:
        name = path.relative_to(ROOT).as_posix()
        allowed = [one.phrase for one in ALLOWED if one.file == name]
        for line, around in hits(kind, path.read_text("utf-8")):
            if not any(phrase in around for phrase in allowed):
                found.append(f"{name}:{line}: {around[:120]}")
    assert not found, "\n".join([f"{len(found)} words that hide who acts:", *dict.fromkeys(found)])


def test_exceptions_are_few_and_needed() -> None:
    assert len(ALLOWED) <= MAX_ALLOWED
    for one in ALLOWED:
        text = " ".join((ROOT / one.file).read_text("utf-8").split())
        assert one.phrase in text, one
        assert WORDS.search(one.phrase), one
        assert one.reason, one


@pytest.mark.parametrize(
    ("kind", "source", "lines"),
    [
        ("python", 'def f():\n    """Tell\n\n    nobody.\n    """\n', [4]),
        ("python", "x = 1  # For so\ny = 2  # many games.\n", [1]),
        ("python", 'x = "nobody"\n"""Whoever."""\n# Nobody.\n', [2, 3]),
        ("python", "# table-nobody-can and nobody_else\n", []),
        ("javascript", 'go("nobody"); // Somebody\n/* x\n * anew */\n', [1, 3]),
        ("javascript", "// so\n// many\nconst a = 'http://nobody';\n", [1]),
        ("shell", "#!/bin/sh\n# Whoever\necho nobody # x\n", [2]),
        ("documents", "# A\n\nso\nmany, Meanwhile\n", [3, 4]),
        ("messages", "mars-nobody = { mars-nobody } plays\n    for anybody\n", [2]),
    ],
)
def test_such_words_are_found(kind: str, source: str, lines: list[int]) -> None:
    assert sorted(line for line, _ in hits(kind, source)) == lines
