"""The catalogues as syntax trees: messages, their patterns and variables."""

from collections.abc import Iterator
from functools import cache
from importlib.resources import files

from fluent.syntax import ast, parse

from understudy.locales import languages

COMPLETE = ("en", "cs", "de", "fr")
"""Languages in which every message must exist. Others may lack some, which are English then."""

VALUE = ""
"""The name of the value of a message among its attributes."""


@cache
def resources(language: str) -> dict[str, ast.Resource]:
    """Return every catalogue file of a language."""
    folder = files("understudy.locales") / language
    return {
        file.name: parse(file.read_text("utf-8"))
        for file in sorted(folder.iterdir(), key=lambda file: file.name)
        if file.name.endswith(".ftl")
    }


@cache
def messages(language: str) -> dict[str, ast.Message]:
    """Return every message of a language by its id."""
    return {message.id.name: message for message in all_messages(language)}


def all_messages(language: str) -> list[ast.Message]:
    """Return every message of the files, including duplicates."""
    bodies = [entry for resource in resources(language).values() for entry in resource.body]
    return [entry for entry in bodies if isinstance(entry, ast.Message)]


@cache
def every_id() -> frozenset[str]:
    """Return every id of any language."""
    return frozenset(id for language in languages() for id in messages(language))


def patterns(message: ast.Message) -> dict[str, ast.Pattern]:
    """Return the value and the attributes of a message, by name."""
    own = {VALUE: message.value} if message.value is not None else {}
    return own | {attribute.id.name: attribute.value for attribute in message.attributes}


def nodes(node: ast.BaseNode) -> Iterator[ast.BaseNode]:
    """Yield a node and all nodes below it."""
    yield node
    for child in vars(node).values():
        for item in child if isinstance(child, list) else [child]:
            if isinstance(item, ast.BaseNode):
                yield from nodes(item)


def texts(pattern: ast.Pattern) -> list[str]:
    """Return the texts of a pattern, without its placeables."""
    return [node.value for node in nodes(pattern) if isinstance(node, ast.TextElement)]


def variables(language: str, pattern: ast.Pattern) -> frozenset[str]:
    """Return the variables of a pattern, including those of referenced messages."""
    found: set[str] = set()
    for node in nodes(pattern):
        if isinstance(node, ast.VariableReference):
            found.add(node.id.name)
        elif isinstance(node, ast.MessageReference):
            name = node.attribute.name if node.attribute else VALUE
            found |= variables(language, patterns(messages(language)[node.id.name])[name])
    return frozenset(found)
