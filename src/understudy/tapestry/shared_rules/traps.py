"""Traps of humans [R13.o4] and of the Automa [R16.1]."""

from __future__ import annotations

from understudy.components.deck import FACE_DOWN
from understudy.core import Change, Ref, Table, YesNo
from understudy.tapestry.decks.tapestry_cards import discard_tapestry_card, is_trap
from understudy.tapestry.era_effects import active_era_effect
from understudy.tapestry.printed.cards import TAPESTRY_CARDS
from understudy.tapestry.state import Game, Human
from understudy.tapestry.state_changes import hex_ref, owner_ref


def search_for_trap(game: Game, table: Table, human: Human, hex: int) -> bool:
    """Discard cards beside the mat at random until one is a trap; return whether one is [R16.1].

    An era card of the attacker may forbid the search [R21.5].
    """
    beside = game.mat.beside
    effect = active_era_effect(human)
    if effect is not None and effect.no_trap_search:
        if beside and table.listening:
            name = Ref("tapestry-card", effect.id)
            table.tell("tapestry-no-trap-search", effect.cite, card=name)
        return False
    while beside:
        count = len(beside)
        at = count - 1 - table.pick(count)
        card = beside[at]
        trap = is_trap(table, card, hex)
        del beside[at]
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
    """Ask whether a human uses a trap against a conquest, unless they hold none [R13.o4].

    `by` is the side that conquers the hex.
    """
    if human.traps == 0:
        return False
    args = {"owner": owner_ref(human.name), "hex": hex_ref(hex), "by": owner_ref(by)}
    if not table.ask(YesNo(id="tapestry-ask-trap", cite="R13.o4", args=args, default=False)):
        return False
    changes = human.discard_trap(game)
    if table.listening:
        table.tell("tapestry-you-play-trap", "R13.o4", *changes, owner=owner_ref(human.name))
    return True
