"""Traps: yours against the Automa [R13.o4], the Automa's against you [R16.1]."""

from __future__ import annotations

from understudy.components.deck import FACE_DOWN
from understudy.core import Change, Ref, Table, YesNo
from understudy.tapestry.decks.tapestry_cards import discard_tapestry_card, is_trap
from understudy.tapestry.era_effects import active_era_effect
from understudy.tapestry.printed.cards import TAPESTRY_CARDS, TRAP
from understudy.tapestry.state import Game, Human
from understudy.tapestry.state_changes import hex_ref, owner_ref


def search_for_trap(game: Game, table: Table, human: Human, hex: int) -> bool:
    """Cards beside the mat are discarded at random until one is a trap [R16.1].

    A card of yours may keep the Automa from that [R21.5].
    """
    beside = game.mat.beside
    yours = active_era_effect(human)
    if yours is not None and yours.no_trap_search:
        if beside and table.listening:
            name = Ref("tapestry-card", yours.id)
            table.tell("tapestry-no-trap-search", yours.cite, card=name)
        return False
    while beside:
        count = len(beside)
        card = beside.pop(count - 1 - table.pick(count))
        trap = is_trap(table, card, hex)
        changes = [Change("automa.tapestry", count, count - 1)]
        if card != FACE_DOWN:
            changes.append(discard_tapestry_card(game, card))
        if table.listening:
            if card == FACE_DOWN:
                table.tell("tapestry-search-real", "R16.1", *changes, trap=int(trap))
            else:
                name = Ref("tapestry-card", TAPESTRY_CARDS[card].id)
                table.tell("tapestry-search", "R16.1", *changes, card=name)
        if trap:
            return True
    return False


def plays_trap(game: Game, table: Table, human: Human, hex: int, by: str) -> bool:
    """Whether you answer a conquest with a trap card; asked only if you may hold one [R13.o4].

    `by` is whoever conquers the hex.
    """
    if human.traps == 0:
        return False
    args = {"owner": owner_ref(human.name), "hex": hex_ref(hex), "by": owner_ref(by)}
    if not table.ask(YesNo(id="tapestry-ask-trap", cite="R13.o4", args=args, default=False)):
        return False
    changes: list[Change] = []
    if human.traps is not None:
        human.traps -= 1
        changes.append(Change(f"{human.name}.traps", human.traps + 1, human.traps))
        if not game.tapestry.real:
            changes.append(discard_tapestry_card(game, TRAP))
    if table.listening:
        table.tell("tapestry-you-play-trap", "R13.o4", *changes, owner=owner_ref(human.name))
    return True
