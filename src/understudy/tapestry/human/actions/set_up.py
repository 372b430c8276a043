"""Your set-up: capital city mat and civilization [H2.2, H2.4]."""

from __future__ import annotations

from understudy.core import Change, Ref
from understudy.tapestry.civilizations.civilizations import CIVILIZATION_DEFINITIONS
from understudy.tapestry.human.rules.gain import gain
from understudy.tapestry.human.rules.questions import ask_choice
from understudy.tapestry.human.rules.record import Record
from understudy.tapestry.human.state.city import empty_city
from understudy.tapestry.human.state.civilization_state import full_militants
from understudy.tapestry.human.state.context import Context
from understudy.tapestry.human.state.side import PlayedHuman
from understudy.tapestry.human.steps.civilizations import NAMES
from understudy.tapestry.printed.capital_mats import CAPITAL_MATS
from understudy.tapestry.printed.map import HEXES, MAP
from understudy.tapestry.sides import HUMAN

OFFERED = 2
"""Mats and civilizations that are dealt; one is kept."""


def set_up(context: Context) -> None:
    """Choose a capital city mat of a random pair, then a civilization of two [H2.2, H2.4]."""
    you = context.you
    you.certain = True
    _choose_capital(context)
    deck, table = context.game.civilizations, context.table
    if not len(deck):
        return
    dealt = [deck.draw(table) for _ in range(min(OFFERED, len(deck)))]
    names = [NAMES[card] for card in dealt]
    you.offered = names
    name = ask_choice(context, "tapestry-you-civilization", "tapestry-civilization", names, "H2.4")
    you.offered = []
    for card in dealt:
        if NAMES[card] != name:
            deck.shuffle_in([card])
    start_with(context, name, Change("deck.civilizations", len(deck) + 1, len(deck)))


def start_with(context: Context, name: str, *changes: Change) -> None:
    """Take a civilization at the start; what it does when gained happens now [H2.4]."""
    you = context.you
    record = Record(context.table, you)
    you.civilizations.append(name)
    you.started_with = name
    if name == "militants":
        you.civ.militants, you.outposts = full_militants(), 0
    ref = Ref("tapestry-civilization", name)
    record.tell("tapestry-you-start-with", "H2.4", *changes, civilization=ref)
    when_gained = CIVILIZATION_DEFINITIONS[name].when_gained
    if when_gained is not None and not when_gained.midgame:
        gain(context.of(ref), when_gained.benefit)


def _choose_capital(context: Context) -> None:
    """Take a mat of a pair that no other person has [H2.2, H16.1]."""
    game, you = context.game, context.you
    number = game.setup.capital if you.name == HUMAN else 0
    if not number:
        taken = {_pair(other.capital) for other in game.humans if isinstance(other, PlayedHuman)}
        pairs = sorted({mat.start for mat in CAPITAL_MATS.values()} - taken)
        pair = pairs[context.table.pick(len(pairs))] if len(pairs) > 1 else pairs[0]
        options = [str(mat.number) for mat in CAPITAL_MATS.values() if mat.start == pair]
        chosen = ask_choice(context, "tapestry-you-capital", "tapestry-capital", options, "H2.2")
        number = int(chosen)
    take_capital(context, number)


def _pair(capital: int) -> str:
    return CAPITAL_MATS[capital].start if capital else ""


def take_capital(context: Context, number: int) -> None:
    """Take a mat; with two people its start hex gets the outposts [H2.2]."""
    game, you, table = context.game, context.you, context.table
    record = Record(table, you)
    you.capital = number
    you.city = empty_city(CAPITAL_MATS[number].impassable)
    changes: list[Change] = []
    if not game.setup.solo:
        changes = move_start(context, CAPITAL_MATS[number].start)
    record.tell(
        "tapestry-you-take-capital", "H2.2", *changes, mat=Ref("tapestry-capital", str(number))
    )


def move_start(context: Context, label: str) -> list[Change]:
    """Put the two outposts of a person on the hex with this label; return the changes."""
    land, name = context.game.land, context.you.name
    to = next(hex for hex, facts in enumerate(MAP) if facts.label == label)
    changes: list[Change] = []
    for hex in range(len(HEXES.names)):
        if hex != to and land.tokens[hex] == (name, name):
            before = land.hex_text(hex)
            land.set_tokens(hex, ())
            changes.append(Change(f"hex.{HEXES.names[hex]}", before, land.hex_text(hex)))
    if land.tokens[to] != (name, name):
        before = land.hex_text(to)
        land.set_tokens(to, (name, name))
        changes.append(Change(f"hex.{HEXES.names[to]}", before, land.hex_text(to)))
    return changes
