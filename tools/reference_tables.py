"""Write docs/contribute/card-vocabulary.md and the numbered rulings of docs/rules/rulings.md.

Run it as ``python -m tools.reference_tables``. The meaning of a word is its docstring, the example
the shortest card definition that uses it. A ruling comes from the English catalogue.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from types import ModuleType
from typing import Final

from understudy.core import find_system
from understudy.locales.names import names_of_system
from understudy.locales.translator import Translator
from understudy.mars.cards import expansion_vocabulary, vocabulary

ROOT: Final = Path(__file__).parents[1]
CARDS: Final = ROOT / "src" / "understudy" / "mars" / "cards"
SECTION: Final = re.compile(r"# (\w.*)")
LINE_BREAK: Final = re.compile(r"\s*\n\s*")
MODULES: Final = {"": vocabulary, " (expansions)": expansion_vocabulary}
GAMES: Final = {"mars": "Terraforming Mars", "tapestry": "Tapestry"}


def words(module: ModuleType) -> Iterator[tuple[str, str, str]]:
    """Yield the section, the name and the meaning of each word of a vocabulary module."""
    lines = Path(str(module.__file__)).read_text("utf-8").splitlines()
    sections = {n: found[1] for n, line in enumerate(lines) if (found := SECTION.fullmatch(line))}
    for node in ast.parse("\n".join(lines)).body:
        target = node.target if isinstance(node, ast.AnnAssign) else None
        name = target.id if isinstance(target, ast.Name) else getattr(node, "name", "")
        if name[:1].islower() and name not in ("card", "x"):
            above = max(n for n in sections if n < node.lineno)
            yield sections[above], name, str(getattr(module, name).__doc__).partition("\n")[0]


def examples() -> dict[str, str]:
    """Return the shortest card definition that uses each word."""
    found: dict[str, str] = {}
    for file in sorted(CARDS.glob("*.py")):
        source = file.read_text("utf-8")
        for node in _calls(ast.parse(source)):
            if ast.unparse(node.func) == "card":
                text = LINE_BREAK.sub(" ", str(ast.get_source_segment(source, node)))
                text = text.replace("( ", "(").replace(", )", ")").replace(" )", ")")
                for used in (ast.unparse(call.func) for call in _calls(node)):
                    found[used] = min(found.get(used, text), text, key=len)
    return found


def _calls(tree: ast.AST) -> Iterator[ast.Call]:
    return (node for node in ast.walk(tree) if isinstance(node, ast.Call))


def vocabulary_tables() -> str:
    """Return the tables of the card vocabulary."""
    shown = examples()
    lines: list[str] = []
    for suffix, module in MODULES.items():
        section = ""
        for heading, name, meaning in words(module):
            if heading != section:
                section = heading
                lines += ["", f"## {heading}{suffix}", "", "| word | meaning | example |"]
                lines.append("|---|---|---|")
            lines.append(f"| `{name}` | {meaning.replace('``', '`')} | `{shown[name]}` |")
    return "\n".join(lines[1:]) + "\n"


def ruling_tables() -> str:
    """Return the tables of the numbered rulings."""
    lines: list[str] = []
    for game, title in GAMES.items():
        translator = Translator("en", names_of_system(find_system(game)))
        lines += ["", f"## Numbered rulings: {title}", "", "| ruling | rules | decision | reason |"]
        lines.append("|---|---|---|---|")
        for rule in find_system(game).rules():
            id = f"{game}-ruling-{rule.number}"
            if translator.has(id):
                texts = translator.text(id, {}), translator.text(id, {}, "why")
                lines.append(f"| {rule.number} | {', '.join(rule.cites)} | {' | '.join(texts)} |")
    return "\n".join(lines[1:]) + "\n"


PAGES: Final[dict[Path, Callable[[], str]]] = {
    ROOT / "docs" / "contribute" / "card-vocabulary.md": vocabulary_tables,
    ROOT / "docs" / "rules" / "rulings.md": ruling_tables,
}


def main() -> None:
    """Write the tables into the pages, from their first heading on."""
    for page, tables in PAGES.items():
        text = tables()
        before = page.read_text("utf-8").partition(text.partition("\n")[0])[0].rstrip("\n")
        page.write_text(f"{before}\n\n{text}", "utf-8")


if __name__ == "__main__":
    main()
