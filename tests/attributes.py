"""The fields of a class, compiled or not."""

import ast
from pathlib import Path

import understudy

SOURCE = Path(understudy.__file__).parent


def attributes(module: str, name: str) -> set[str]:
    """Return the attributes that a class sets on `self`, read from its source.

    Compiled classes do not list them otherwise.
    """
    tree = ast.parse((SOURCE / f"{module}.py").read_text("utf-8"))
    (found,) = (node for node in tree.body if isinstance(node, ast.ClassDef) and node.name == name)
    return {
        node.attr
        for node in ast.walk(found)
        if isinstance(node, ast.Attribute)
        and isinstance(node.ctx, ast.Store)
        and isinstance(node.value, ast.Name)
        and node.value.id == "self"
    }
