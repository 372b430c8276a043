"""What to change on the real table between two positions, for undo and corrections."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from understudy.core import Arg, Change, Fact, Message, Ref, TableChange
from understudy.core.journal import table_changes as table
from understudy.tapestry.sides import HUMAN, HUMAN2
from understudy.tapestry.state import Game

NUMBERS: Final = {
    "era": "tapestry-field-bots-era",
    "automa.vp": "tapestry-field-automa-vp",
    "automa.tapestry": "tapestry-field-beside",
    "automa.mat_cards": "tapestry-field-on-mat",
}
"""Labels of the numbers that the table shows."""

NAMES: Final = {
    "automa.civilization": "tapestry-automa-civilization",
    "automa.second_civilization": "tapestry-automa-civilization",
    "automa.favourite": "tapestry-track",
    "shadow.favourite": "tapestry-track",
}
"""Kinds of the names that are the values of a fact."""

PILES: Final = {
    ("decision", "discard"): "decision_discard",
    ("decision", None): "decision",
    ("tech", "display"): "display",
    ("tech", "discard"): "discard",
    ("tech", None): "deck",
}
"""Where a face-up card lies."""


def table_changes(before: Game, after: Game) -> list[TableChange]:
    """Return what to do on the table, in order."""
    real = after.setup.real

    def describe(change: Change) -> Iterator[TableChange]:
        kind = change.what.partition(".")[0]
        if kind != "decision" or "decision" in real:
            yield from KINDS.get(kind, _nothing)(change)

    return table.table_changes(before.facts(), after.facts(), describe)


def _nothing(change: Change) -> Iterator[TableChange]:
    yield from ()


def _side(change: Change) -> Iterator[TableChange]:
    """Return a track, favorite, civilization or number of a side."""
    side, _, what = change.what.partition(".")
    kind, _, name = what.partition(".")
    if kind == "track":
        args: dict[str, Arg] = {
            "owner": Ref("tapestry-owner", side),
            "track": Ref("tapestry-track", name),
        }
        label = Message("tapestry-track-of", args)
        yield table.set_marker(change.what, label, change.before or 0, change.after or 0)
    elif change.what in NAMES:
        label = Message(f"tapestry-label-{kind.replace('_', '-')}", {
            "owner": Ref("tapestry-owner", side),
        })  # fmt: skip
        names = (_name(NAMES[change.what], one) for one in (change.before, change.after))
        yield table.set_marker(change.what, label, *names)
    elif kind == "era" and side in (HUMAN, HUMAN2):
        label = Message("tapestry-era-of", {"owner": Ref("tapestry-owner", side)})
        yield table.set_marker(change.what, label, change.before or 0, change.after or 0)
    else:
        yield from _number(change)


def _name(kind: str, value: Fact) -> Arg:
    return Ref(kind, str(value)) if value else Message("table-none")


def _number(change: Change) -> Iterator[TableChange]:
    what = change.what
    if what in NUMBERS:
        yield table.set_marker(what, Message(NUMBERS[what]), change.before or 0, change.after or 0)
    elif what == "first_player":
        owners = (_name("tapestry-owner", one) for one in (change.before, change.after))
        yield table.set_marker(what, Message("tapestry-label-first-player"), *owners)


def _hex(change: Change) -> Iterator[TableChange]:
    """Return the tile and the tokens that leave a hex, and those that come there."""
    name = change.what.removeprefix("hex.")
    place = Ref("tapestry-hex", name)
    (old_tile, old), (new_tile, new) = _contents(change.before), _contents(change.after)
    for token in _without(old, new):
        yield table.remove(f"{change.what} {token}", _token(token), place)
    if old_tile and old_tile != new_tile:
        yield table.remove(f"{change.what} {old_tile}", _tile(old_tile), place)
    if new_tile and old_tile != new_tile:
        yield table.place(f"{change.what} {new_tile}", _tile(new_tile), place)
    for token in _without(new, old):
        yield table.place(f"{change.what} {token}", _token(token), place)


def _contents(text: Fact) -> tuple[str, list[str]]:
    """Return the tile of a hex, empty without one, and its tokens."""
    parts = str(text or "").split("; ")
    tile = parts.pop(0) if parts[0].startswith("tile") else ""
    return tile, [token for part in parts for token in part.split(", ") if token]


def _without(these: list[str], others: list[str]) -> Iterator[str]:
    """Yield the elements that `others` do not have, counting equal ones."""
    left = others[:]
    for one in these:
        if one in left:
            left.remove(one)
        else:
            yield one


def _token(token: str) -> Ref:
    return Ref("tapestry-token", token.replace(" ", "_"))


def _tile(tile: str) -> Message:
    number = tile.removeprefix("tile").strip()
    return Message("tapestry-tile-named", {"tile": int(number or 0)})


def _landmark(change: Change) -> Iterator[TableChange]:
    landmark = Ref("tapestry-landmark", change.what.removeprefix("landmark."))
    owners = (_landmark_owner(one) for one in (change.before, change.after))
    yield table.set_marker(change.what, landmark, *owners)


def _landmark_owner(owner: Fact) -> Arg:
    return Ref("tapestry-owner", str(owner)) if owner else Message("tapestry-landmark-board")


def _achievement(change: Change) -> Iterator[TableChange]:
    name = change.what.split(".")[1]
    place = Ref("tapestry-achievement", name)
    if change.before:
        owner = Ref("tapestry-owner", str(change.before))
        token = Message("tapestry-token-of", {"owner": owner})
        yield table.remove(f"{change.what} {change.before}", token, place)
    if change.after:
        owner = Ref("tapestry-owner", str(change.after))
        token = Message("tapestry-token-of", {"owner": owner})
        yield table.place(f"{change.what} {change.after}", token, place)


def _card(change: Change) -> Iterator[TableChange]:
    """Return where a face-up card goes; the app asks for the current pair again."""
    kind, _, number = change.what.partition(".")
    if not number.isdigit():
        return
    places = [
        Ref("tapestry-pile", PILES.get((kind, _text(one)), "elsewhere"))
        for one in (change.before, change.after)
    ]
    yield table.set_marker(change.what, Message(f"tapestry-card-{kind}", {
        "card": Ref(f"tapestry-{kind}", number),
    }), *places)  # fmt: skip


def _text(fact: Fact) -> str | None:
    return None if fact is None else str(fact)


KINDS: Final[dict[str, Callable[[Change], Iterator[TableChange]]]] = {
    "achievement": _achievement,
    "automa": _side,
    "decision": _card,
    "era": _number,
    "first_player": _number,
    "hex": _hex,
    "human": _side,
    "human2": _side,
    "landmark": _landmark,
    "shadow": _side,
    "tech": _card,
}
"""By the first word of a fact, what its change means on the table."""
