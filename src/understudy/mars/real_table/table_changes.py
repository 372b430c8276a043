"""What to change on the real table between two positions, for undo and corrections."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from understudy.core import Arg, Change, Fact, Message, Ref, TableChange
from understudy.core.journal import table_changes as table
from understudy.mars.printed.allowed_values import PARTIES
from understudy.mars.printed.cards import CARD_ID
from understudy.mars.references import card_ref
from understudy.mars.state import Game

NUMBERS: Final = {
    "temperature": "mars-field-temperature",
    "oxygen": "mars-field-oxygen",
    "venus": "mars-field-venus",
    "generation": "mars-field-generation",
    "bot.tr": "mars-field-bot-tr",
    "bot.mc": "mars-field-bot-mc",
    "bot.floaters": "mars-field-floaters",
    "bot.fleets": "mars-field-fleets",
    "human.tr": "mars-field-your-tr",
    "human.off_map_cities": "mars-field-off-map-cities",
}
"""Labels of the numbers that the table shows."""

DEFAULTS: Final = {"bot.fleets": 1}
"""Values that the position leaves out, if not 0."""

OWNERS: Final = {"first_player": "mars-field-first", "turmoil.chairman": "mars-field-chairman"}
RULERS: Final = {
    "turmoil.ruling": "mars-field-ruling",
    "turmoil.dominant": "mars-field-dominant",
}
PILES: Final = {
    None: "deck",
    "project_discard": "project_discard",
    "bot.played": "played",
    "bot.bonus_discard": "bonus_discard",
    "bot.destroyed": "destroyed",
    "bot.set_aside": "set_aside",
    "removed": "removed",
    "human.drafted": "drafted",
    "human.played": "yours",
}


Named = Callable[[str], Ref]
"""Returns the name of a component."""


def table_changes(before: Game, after: Game) -> list[TableChange]:
    """Return what to do on the table, in order; nothing in a screen game."""
    if after.setup.played:
        return []
    real = after.setup.real

    def describe(change: Change) -> Iterator[TableChange]:
        kind = change.what.partition(".")[0]
        if kind == "card":
            yield from _card(change, real)
        elif kind in KINDS:
            yield from KINDS[kind](change)

    return table.table_changes(before.facts(), after.facts(), describe)


def _number(change: Change) -> Iterator[TableChange]:
    what = change.what
    default = DEFAULTS.get(what, 0)
    if what in NUMBERS:
        yield table.set_marker(
            what, Message(NUMBERS[what]), change.before or default, change.after or default
        )
    elif what in OWNERS:
        yield table.set_marker(
            what, Message(OWNERS[what]), _owner(change.before), _owner(change.after)
        )


def _owner(side: Fact) -> Arg:
    return Ref("mars-owner", str(side)) if side else Message("table-none")


def _tile(change: Change) -> Iterator[TableChange]:
    """Return the old tile to remove and the new one to place, with the player marker's owner."""
    space = change.what.removeprefix("tile.")
    place = Ref("mars-space", space)
    if change.before is not None:
        fact = f"{change.what} {change.before}"
        yield table.remove(fact, _tile_name(str(change.before)), place)
    if change.after is not None:
        fact = f"{change.what} {change.after}"
        yield table.place(fact, _tile_name(str(change.after)), place)


def _tile_name(text: str) -> Arg:
    tile, _, owner = text.partition(" ")
    name = Ref("mars-tile", tile)
    if not owner:
        return name
    return Message("mars-tile-of", {"tile": name, "owner": Ref("mars-owner", owner)})


def _bot(change: Change) -> Iterator[TableChange]:
    _, _, what = change.what.partition(".")
    kind, _, name = what.partition(".")
    labels: dict[str, Callable[[], Arg]] = {
        "track": lambda: Ref("mars-track", name),
        "storage": lambda: Message("mars-storage-of", {"colony": Ref("mars-colony", name)}),
        "on_card": lambda: Message("mars-kept-of", {"thing": Ref("mars-kept", name)}),
    }
    if kind in labels:
        yield table.set_marker(change.what, labels[kind](), change.before or 0, change.after or 0)
    elif kind == "corporation":
        yield table.set_marker(
            change.what, Message("mars-corporation-label"),
            *(
                Ref("mars-corporation", str(one)) if one else Message("table-none")
                for one in (change.before, change.after)
            ),
        )  # fmt: skip
    else:
        yield from _number(change)


def _cube(change: Change) -> Iterator[TableChange]:
    _, track, space = change.what.split(".")
    place = Message("mars-cube-place", {"track": Ref("mars-track", track), "space": int(space)})
    yield from _replaced(change, lambda cube: Ref("mars-cube", cube), place)


def _replaced(change: Change, name: Named, place: Arg) -> Iterator[TableChange]:
    """Return a component of this kind that leaves a place, and one that comes there."""
    if change.before:
        yield table.remove(f"{change.what} {change.before}", name(str(change.before)), place)
    if change.after:
        yield table.place(f"{change.what} {change.after}", name(str(change.after)), place)


def _claim(change: Change) -> Iterator[TableChange]:
    """Return the player marker of a milestone or an award."""
    kind, _, name = change.what.partition(".")
    place = Ref(f"mars-{kind}", name)
    yield from _replaced(change, lambda side: Ref("mars-marker", side), place)


def _colony(change: Change) -> Iterator[TableChange]:
    _, name, what = change.what.split(".")
    tile = Ref("mars-colony", name)
    if what == "step":
        label = Message("mars-step-of", {"colony": tile})
        yield table.set_marker(change.what, label, _step(change.before), _step(change.after))
    elif what == "fleet":
        yield from _replaced(change, lambda side: Ref("mars-fleet", side), tile)
    else:
        yield from _members(change, lambda side: Ref("mars-colony-cube", side), tile)


def _step(step: Fact) -> Arg:
    return 0 if step is None else step


def _members(change: Change, name: Named, place: Arg) -> Iterator[TableChange]:
    """Return the pieces that leave a place and those that come there."""
    old, new = str(change.before or "").split(), str(change.after or "").split()
    for side in dict.fromkeys((*old, *new)):
        moved = new.count(side) - old.count(side)
        for n in range(abs(moved)):
            act = table.place if moved > 0 else table.remove
            count = (old.count(side) + n + 1) if moved > 0 else (old.count(side) - n)
            yield act(f"{change.what} {side} {count}", name(side), place)


def _turmoil(change: Change) -> Iterator[TableChange]:
    name = change.what.removeprefix("turmoil.")
    if name in PARTIES:
        party = Ref("mars-party", name)
        yield from _members(change, lambda side: Ref("mars-delegate-of", side), party)
        old, new = (str(one or "").split()[:1] for one in (change.before, change.after))
        if old != new:
            label = Message("mars-leader-of", {"party": party})
            leaders = [_owner(one[0] if one else None) for one in (old, new)]
            yield table.set_marker(f"{change.what} leader", label, *leaders)
    elif change.what in RULERS:
        parties = (Ref("mars-party", str(one)) for one in (change.before, change.after))
        yield table.set_marker(change.what, Message(RULERS[change.what]), *parties)
    elif name == "lobby":
        lobby = Message("mars-field-lobby-place")
        act = table.place if change.after else table.remove
        yield act(change.what, Ref("mars-delegate-of", "human"), lobby)
    elif name == "events":
        events = (_events(one) for one in (change.before, change.after))
        yield table.set_marker(change.what, Message("mars-events-label"), *events)
    else:
        yield from _number(change)


def _events(names: Fact) -> Arg:
    found = tuple(Ref("mars-event", name) for name in str(names or "").split())
    return found or Message("table-none")


def _card(change: Change, real: frozenset[str]) -> Iterator[TableChange]:
    """Return where a real card goes; reporting your own card moves nothing."""
    if {change.before, change.after} == {None, "human.played"}:
        return
    number = change.what.removeprefix("card.")
    if ("bonus" if number.startswith("B") else "project") in real:
        piles = (Ref("mars-pile", PILES[_pile(one)]) for one in (change.before, change.after))
        yield table.set_marker(change.what, card_ref(CARD_ID[number]), *piles)


def _pile(pile: Fact) -> str | None:
    return pile if isinstance(pile, str) and pile in PILES else None


KINDS: Final[dict[str, Callable[[Change], Iterator[TableChange]]]] = {
    "award": _claim,
    "bot": _bot,
    "colony": _colony,
    "cube": _cube,
    "first_player": _number,
    "generation": _number,
    "human": _number,
    "milestone": _claim,
    "oxygen": _number,
    "temperature": _number,
    "tile": _tile,
    "turmoil": _turmoil,
    "venus": _number,
}
"""By the first word of a fact, what its change means on the table; cards depend on the decks."""
