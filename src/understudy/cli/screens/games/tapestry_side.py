"""Your side in a screen game of Tapestry as text: resources, mats, cards and the capital city."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from rich.console import RenderableType
from rich.text import Text

from understudy.cli.translations import Translations
from understudy.core import Ref

View = Mapping[str, Any]

PLOTS: Final = range(1, 10)
FREE, IMPASSABLE, LANDMARK = ".", "x", "#"
LETTERS: Final = {"market": "M", "house": "H", "farm": "F", "armory": "A"}


def your_side(view: View, words: Translations) -> list[RenderableType]:
    """Return the side of each person that the program plays."""
    lines: list[RenderableType] = []
    for human in view["humans"]:
        if human["side"]:
            lines.append(Text(words.name("tapestry-owner", human["name"]), "bold"))
            lines += _side(human["side"], words)
    return lines


def _side(side: View, words: Translations) -> list[RenderableType]:
    rows = ", ".join(
        f"{words.name('tapestry-income-row', row)} {left}" for row, left in side["rows"].items()
    )
    stock = ", ".join(
        f"{words.name('tapestry-resource', kind)} {count}" for kind, count in side["stock"].items()
    )
    lines = [
        words("terminal-tapestry-stock", stock=stock, rows=rows, outposts=side["outposts"]),
        _named(
            words, "terminal-tapestry-civilizations", "tapestry-civilization", side["civilizations"]
        ),
        _named(words, "terminal-tapestry-hand", "tapestry-card", side["hand"]),
        _tech(side, words),
        _numbers("terminal-tapestry-tiles", side["tiles"], words),
        _numbers("terminal-tapestry-space-tiles", side["space"], words),
    ]
    return [*(Text(line) for line in lines if line), *_city(side["city"], words)]


def _named(words: Translations, id: str, kind: str, ids: list[str]) -> str:
    names = [words.name(kind, one) for one in ids]
    return words(id, list=", ".join(names)) if names else ""


def _numbers(id: str, numbers: list[int], words: Translations) -> str:
    return words(id, list=", ".join(map(str, numbers))) if numbers else ""


def _tech(side: View, words: Translations) -> str:
    rows = [
        words.labelled(
            words.name("tapestry-tech-row", row),
            ", ".join(words.name("tapestry-tech", str(one["card"])) for one in cards),
        )
        for row, cards in side["tech"].items()
        if cards
    ]
    return words("terminal-tapestry-tech", list="; ".join(rows)) if rows else ""


def _city(city: View, words: Translations) -> list[RenderableType]:
    """Return the capital city, one line for each row of plots."""
    if not city["mat"]:
        return []
    name = words.name("tapestry-capital", str(city["mat"]))
    lines: list[RenderableType] = [
        Text(words("terminal-tapestry-city", mat=name, lines=city["lines"]), "dim")
    ]
    lines.append(Text(" ".join(" 123456789"), "dim"))
    for row in PLOTS:
        plots = " ".join(_plot(city, f"{row}.{column}") for column in PLOTS)
        lines.append(Text.assemble((f"{row} ", "dim"), plots))
    return lines


def place_in_city(
    view: View, args: Mapping[str, object], words: Translations, landmarks: View
) -> list[RenderableType]:
    """Return the capital city of the person who places something, and a landmark's shape."""
    owner, what = args["owner"], args["what"]
    assert isinstance(owner, Ref)
    assert isinstance(what, Ref)
    side = next(human["side"] for human in view["humans"] if human["name"] == owner.id)
    lines = _city(side["city"], words)
    if args["landmark"]:
        shape = landmarks[what.id][0]["shape"]
        name = words.name(what.kind, what.id)
        lines.append(Text(words("terminal-tapestry-shape", landmark=name), "dim"))
        lines += [
            Text("  " + " ".join(LANDMARK if one == "1" else " " for one in row)) for row in shape
        ]
    return lines


def _plot(city: View, name: str) -> str:
    built = city["built"].get(name)
    if built is not None:
        return LETTERS.get(built, LANDMARK)
    return IMPASSABLE if name in city["impassable"] else FREE
