"""The Automa's civilizations in its income turns [R18]."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from understudy.table import Ref, Table
from understudy.tapestry.bots.advancing import advance, roll_advance
from understudy.tapestry.bots.conquering import conquer, topple_shadow
from understudy.tapestry.changes import Reason, gain_vp, hex_ref, skip
from understudy.tapestry.decks.decision import tiebreak_card
from understudy.tapestry.map.narrowing import Sieve
from understudy.tapestry.printed.facts import AUTOMA_CIVILIZATIONS, EXPLORATION, ISLAND, MILITARY
from understudy.tapestry.sides import AUTOMA
from understudy.tapestry.state import Game

EXPOSED: Final = 2
"""With more lone territories than these the Conquerors protect one [R18.3]."""


def civilization_bonus(game: Game, table: Table, turn: int) -> None:
    """The effects of this income turn, those of the first card before the second's [R19.5]."""
    for name in game.mat.civilizations:
        if table.listening:
            civilization = Ref("tapestry-automa-civilization", name)
            table.tell("tapestry-civilization", RULES[name], civilization=civilization)
        table.depth += 1
        for turns, effect in AUTOMA_CIVILIZATIONS[name].effects:
            if turn in turns:
                EFFECTS[effect](game, table, turn)
        table.depth -= 1


RULES: Final = {
    "explorers": "R18.1, R18.5", "scientists": "R18.2", "conquerors": "R18.3",
    "engineers": "R18.4",
}  # fmt: skip


def conquer_if_few(game: Game, table: Table, turn: int) -> None:
    """Fewer territories than the number of the income turn: conquer [R18.3 a]."""
    if game.land.automa.bit_count() < turn:
        conquer(game, table)


def topple_shadow_if_exposed(game: Game, table: Table, turn: int) -> None:
    """More than two territories with a lone token: protect one of them [R18.3 b].

    It may be the middle island (D5) [R18.6].
    """
    alone = game.land.automa & ~game.land.full
    if alone.bit_count() <= EXPOSED:
        return
    if not game.shadow.outposts:
        skip(table, Reason.NO_SHADOW_OUTPOST, "R18.6")
        return
    sieve = Sieve(table, alone, "R18.3")
    sieve.scan(tiebreak_card(game, table))
    hex = sieve.chosen
    if table.listening:
        ruling = "D5" if hex == ISLAND else None
        why = sieve.why(hex)
        table.tell("tapestry-protect", sieve.cite, why=why, hex=hex_ref(hex), ruling=ruling)
    table.depth += 1
    topple_shadow(game, table, hex, "R18.3")
    table.depth -= 1


def vp_per_territory(game: Game, table: Table, turn: int) -> None:
    """1 VP for each territory the Automa controls [R18.3 c]."""
    gain_vp(game, table, game.land.automa.bit_count(), "civilization", "R18.3")


def vp_per_landmark(game: Game, table: Table, turn: int) -> None:
    """1 VP for each landmark on the mat [R18.4]."""
    landmarks = list(game.landmarks.values()).count(AUTOMA)
    gain_vp(game, table, landmarks, "civilization", "R18.4")


EFFECTS: Final[dict[str, Callable[[Game, Table, int], None]]] = {
    "advance exploration": lambda g, t, turn: advance(g, t, g.automa, EXPLORATION),
    "advance military": lambda g, t, turn: advance(g, t, g.automa, MILITARY),
    "roll_advance": lambda g, t, turn: roll_advance(g, t, benefit=True),
    "conquer_if_few": conquer_if_few,
    "topple_shadow_if_exposed": topple_shadow_if_exposed,
    "vp_per_territory": vp_per_territory,
    "vp_per_landmark": vp_per_landmark,
}
"""What the cards do, by the words of our table."""
