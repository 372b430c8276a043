"""The catalogues as trees: messages, their patterns, and the variables in them."""

from collections.abc import Iterator
from functools import cache
from importlib.resources import files

from fluent.syntax import ast, parse

from understudy.locales import LANGUAGES

VALUE = ""
"""The name of a message's own pattern, beside those of its attributes."""


@cache
def resources(language: str) -> dict[str, ast.Resource]:
    """Every catalogue file of a language."""
    folder = files("understudy.locales") / language
    return {
        part.name: parse(part.read_text("utf-8"))
        for part in sorted(folder.iterdir(), key=lambda part: part.name)
        if part.name.endswith(".ftl")
    }


@cache
def messages(language: str) -> dict[str, ast.Message]:
    """Every message of a language by its id."""
    return {message.id.name: message for message in all_messages(language)}


def all_messages(language: str) -> list[ast.Message]:
    """Every message as it stands in the files, doubles included."""
    bodies = [entry for resource in resources(language).values() for entry in resource.body]
    return [entry for entry in bodies if isinstance(entry, ast.Message)]


@cache
def every_id() -> frozenset[str]:
    """Every id that any language knows."""
    return frozenset(id for language in LANGUAGES for id in messages(language))


def patterns(message: ast.Message) -> dict[str, ast.Pattern]:
    """The value and the attributes of a message, by name."""
    own = {VALUE: message.value} if message.value is not None else {}
    return own | {attribute.id.name: attribute.value for attribute in message.attributes}


def nodes(node: ast.BaseNode) -> Iterator[ast.BaseNode]:
    """A node and all below it."""
    yield node
    for child in vars(node).values():
        for item in child if isinstance(child, list) else [child]:
            if isinstance(item, ast.BaseNode):
                yield from nodes(item)


def texts(pattern: ast.Pattern) -> list[str]:
    """The words of a pattern, without its gaps."""
    return [node.value for node in nodes(pattern) if isinstance(node, ast.TextElement)]


def variables(language: str, pattern: ast.Pattern) -> frozenset[str]:
    """The variables of a pattern, those of messages that it refers to included."""
    found: set[str] = set()
    for node in nodes(pattern):
        if isinstance(node, ast.VariableReference):
            found.add(node.id.name)
        elif isinstance(node, ast.MessageReference):
            name = node.attribute.name if node.attribute else VALUE
            found |= variables(language, patterns(messages(language)[node.id.name])[name])
    return frozenset(found)
