"""Sentences for users are in the catalogues only, not in the source."""

import ast
import re
from collections.abc import Iterator
from itertools import chain

import pytest

from tests.words.sources import SRC, page_files, python_files, tree
from understudy.mars.printed.cards import ALL_CARDS
from understudy.mars.printed.corporations import CORPORATION_NAMES
from understudy.mars.printed.events import EVENTS
from understudy.mars.printed.milestones_awards import AWARDS, MILESTONES
from understudy.mars.printed.preludes import PRELUDES
from understudy.mars.printed.your_corporations import YOUR_CORPORATIONS
from understudy.tapestry.printed.cards import CIVILIZATIONS, TAPESTRY_CARDS

SENTENCE = re.compile(r"(?![A-C] p\.\d|T \d)[A-Z][a-z\d]*,? +\w+.*", re.DOTALL)
"""Two words or more, the first capitalized; citations of rules are excluded."""

FOR_PROGRAMMERS = frozenset({"debug", "info", "warning", "error", "exception", "critical"})
"""Calls that write to the log."""

DESCRIPTIONS = frozenset(
    SRC / name
    for name in (
        "service/wire/advice_payloads.py",
        "service/wire/catalogue_payloads.py",
        "service/wire/payloads.py",
        "server/monitoring/metrics.py",
        "server/http/openapi.py",
    )
)
"""Files that describe the API and the metrics of the server."""

ATTRIBUTES = re.compile(r"\b(?:aria-\w*label|alt|label|placeholder|title)=[\"']([^\"']*)[\"']")
"""Attributes of the page that users read or hear."""

JOINED = re.compile(r"(?<!Error\()`[^`\n]*\}: [^`\n]*`|\}:\$\{\" \"\}")
"""Two texts joined with a colon; French has a space before it."""

NOT_JOINED_FOR_PLAYERS = frozenset({
    "cli/commands/check.py", "cli/reports/report_file.py", "web/mars/custom_boards/board_text.js",
})  # fmt: skip
"""Files that join texts in the formats of files, or errors for programmers."""

NAMES = frozenset({"Understudy"})
"""Names that are the same in every language."""


def sentences(module: ast.Module) -> Iterator[tuple[int, str]]:
    """Yield every literal that reads like a sentence, except those for programmers."""
    seen: set[int] = set()
    for node in ast.walk(module):
        if _for_programmers(node):
            seen.update(id(part) for part in ast.walk(node))
    for node in ast.walk(module):
        if id(node) in seen:
            continue
        if isinstance(node, ast.JoinedStr):
            seen.update(id(part) for part in node.values)
        text = _text(node).strip()
        if SENTENCE.fullmatch(text):
            assert isinstance(node, ast.expr)
            yield node.lineno, text


def _for_programmers(node: ast.AST) -> bool:
    """Return whether a node is a docstring, an assertion or a log call."""
    match node:
        case ast.Expr(value=ast.Constant()) | ast.Assert():
            return True
        case ast.Call(func=ast.Attribute(attr=name)):
            return name in FOR_PROGRAMMERS
        case ast.Call(func=ast.Name(id=name)):
            return name == "AssertionError"
    return False


def _text(node: ast.AST) -> str:
    """Return the text of a literal; expressions in it are replaced by a word."""
    match node:
        case ast.Constant(value=str(text)):
            return text
        case ast.JoinedStr(values=parts):
            return "".join(_text(part) or "word" for part in parts)
    return ""


def templates(source: str) -> Iterator[str]:
    """Yield the text of every htm template, with expressions replaced by a null character."""
    at = source.find("html`")
    while at >= 0:
        text, at, inner = _template(source, at + len("html`"))
        yield text
        for part in inner:
            yield from templates(part)
        at = source.find("html`", at)


def _template(source: str, at: int) -> tuple[str, int, list[str]]:
    """Parse a template after its opening mark: return text, end, and its expressions."""
    text: list[str] = []
    expressions: list[str] = []
    while source[at] != "`":
        if source.startswith("${", at):
            end = _end_of_expression(source, at + 2)
            expressions.append(source[at + 2 : end])
            text.append("\0")
            at = end + 1
        else:
            at += source[at] == "\\"
            text.append(source[at])
            at += 1
    return "".join(text), at + 1, expressions


def _end_of_expression(source: str, at: int) -> int:
    """Return the closing brace of the expression at `at`, skipping strings and templates."""
    depth = 0
    while depth or source[at] != "}":
        match source[at]:
            case "`":
                at = _template(source, at + 1)[1]
                continue
            case '"' | "'" as quote:
                at = source.index(quote, at + 1)
            case "{":
                depth += 1
            case "}":
                depth -= 1
        at += 1
    return at


def visible_texts(markup: str) -> list[str]:
    """Return the texts of markup that users read: between tags, and in some attributes."""
    without_comments = re.sub(r"<!--.*?-->", "", markup, flags=re.DOTALL)
    texts = re.split(r"<[^>]*>", without_comments)
    texts += [match[1] for match in ATTRIBUTES.finditer(without_comments)]
    words = [text.replace("\0", " ").strip() for text in texts]
    return [text for text in words if re.search(r"[^\W\d_]{2}", text) and text not in NAMES]


PRINTED = {
    *chain.from_iterable((*MILESTONES.values(), *AWARDS.values())),
    *(f"{card.number} {card.names['en']}" for card in ALL_CARDS),
    *(f"{number} {names['en']}" for number, names in CORPORATION_NAMES.items()),
    *(f"{number} {card.names['en']}" for number, card in YOUR_CORPORATIONS.items()),
    *(f"{card.number} {card.names['en']}" for card in PRELUDES.values()),
    *(event.names["en"] for event in EVENTS.values()),
    *(card.names["en"] for card in TAPESTRY_CARDS.values()),
    *(civilization.names["en"] for civilization in CIVILIZATIONS.values()),
}
"""The names by which definitions refer to cards."""


def test_python_has_no_sentences() -> None:
    found = [
        f"{path.relative_to(SRC)}:{line}: {text}"
        for path in python_files()
        if path not in DESCRIPTIONS
        for line, text in sentences(tree(path))
        if text not in PRINTED
    ]
    assert not found, "\n".join(found)


def test_the_page_has_no_words() -> None:
    found = [
        f"{path.relative_to(SRC)}: {text}"
        for path in page_files()
        for markup in templates(path.read_text("utf-8"))
        for text in visible_texts(markup)
    ]
    assert not found, "\n".join(found)


def joins(module: ast.Module) -> Iterator[int]:
    """Yield the lines of f-strings with a colon after a value."""
    for node in ast.walk(module):
        if not isinstance(node, ast.JoinedStr):
            continue
        if any(isinstance(part, ast.Constant) and part.value == ": " for part in node.values[1:]):
            yield node.lineno


def test_labels_are_joined_with_their_values_by_a_message() -> None:
    found = [
        f"{name}:{line}"
        for path in python_files("cli")
        if (name := path.relative_to(SRC).as_posix()) not in NOT_JOINED_FOR_PLAYERS
        for line in joins(tree(path))
    ]
    found += [
        f"{name}: {match[0]}"
        for path in page_files()
        if (name := path.relative_to(SRC).as_posix()) not in NOT_JOINED_FOR_PLAYERS
        for match in JOINED.finditer(path.read_text("utf-8"))
    ]
    assert not found, "\n".join(found)


def test_the_html_file_has_no_words() -> None:
    text = (SRC / "web" / "index.html").read_text("utf-8")
    body = re.sub(r"<(script|style)\b.*?</\1>", "", text, flags=re.DOTALL)
    assert not visible_texts(body)


@pytest.mark.parametrize(
    "source",
    [
        'print("Your turn now")',
        'raise ValueError("Nothing here")',
        'x = f"Game {number} is over"',
        'typer.Option(help="Which language")',
    ],
)
def test_sentences_in_python_are_recognized(source: str) -> None:
    assert list(sentences(ast.parse(source)))


@pytest.mark.parametrize(
    "source",
    [
        '"""A docstring with words."""',
        'print("mars-turn-human")',
        'logger.error("Gone at last")',
        'assert x, "This is a bug"',
        'table.tell("mars-flip", "A p.9")',
        'connection.execute("BEGIN IMMEDIATE")',
    ],
)
def test_other_literals_are_allowed(source: str) -> None:
    assert not list(sentences(ast.parse(source)))


def test_words_in_templates_are_recognized() -> None:
    nested = 'const a = html`<p class="b c">${x ? html`<b>${say("page-a")} Pass</b>` : ""}</p>`;'
    assert [text for markup in templates(nested) for text in visible_texts(markup)] == ["Pass"]
    clean = 'html`<p title=${say("page-b")} class="b c">${f("}", `x${1}`)} · 5 %</p>`'
    assert not [text for markup in templates(clean) for text in visible_texts(markup)]
    assert visible_texts('<i aria-label="Go back"></i>') == ["Go back"]
