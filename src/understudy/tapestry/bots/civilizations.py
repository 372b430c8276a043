"""The Automa's civilizations in its income turns [R18]."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from understudy.core import Ref, Table
from understudy.tapestry.bots.advance import advance, roll_advance
from understudy.tapestry.bots.conquer import conquer, topple_shadow
from understudy.tapestry.decks.decision import tiebreak_card
from understudy.tapestry.map.hex_choice import HexShortlist
from understudy.tapestry.printed.levels import AUTOMA_CIVILIZATIONS
from understudy.tapestry.printed.map import ISLAND
from understudy.tapestry.printed.read_tables import to_id
from understudy.tapestry.printed.tracks import EXPLORATION, MILITARY
from understudy.tapestry.shared_rules.landmarks import automa_landmarks
from understudy.tapestry.state import Game
from understudy.tapestry.state_changes import Reason, gain_vp, hex_ref, skip

LONE_TERRITORY_LIMIT: Final = 2
"""With more territories than this with a single token, the Conquerors protect one [R18.3]."""


def conquer_if_few(game: Game, table: Table, turn: int) -> None:
    """Conquer if the Automa has fewer territories than the income turn's number [R18.3 a]."""
    if game.land.automa.bit_count() < turn:
        conquer(game, table)


def topple_shadow_if_exposed(game: Game, table: Table, turn: int) -> None:
    """Protect a territory if more than two hold only one token [R18.3 b].

    The territory may be the middle island (D5) [R18.6].
    """
    alone = game.land.automa & ~game.land.full
    if alone.bit_count() <= LONE_TERRITORY_LIMIT:
        return
    if not game.shadow.outposts:
        skip(table, Reason.NO_SHADOW_OUTPOST, "R18.6")
        return
    shortlist = HexShortlist(table, alone, "R18.3")
    shortlist.scan(tiebreak_card(game, table))
    hex = shortlist.chosen
    if table.listening:
        ruling = "D5" if hex == ISLAND else None
        why = shortlist.why()
        table.tell("tapestry-protect", shortlist.cite, why=why, hex=hex_ref(hex), ruling=ruling)
    table.depth += 1
    topple_shadow(game, table, hex, "R18.3")
    table.depth -= 1


def vp_per_territory(game: Game, table: Table, turn: int) -> None:
    """Gain 1 VP for each territory that the Automa controls [R18.3 c]."""
    gain_vp(game, table, game.land.automa.bit_count(), "civilization", "R18.3")


def vp_per_landmark(game: Game, table: Table, turn: int) -> None:
    """Gain 1 VP for each landmark on the mat [R18.4]."""
    gain_vp(game, table, automa_landmarks(game), "civilization", "R18.4")


Effect = Callable[[Game, Table, int], None]


@dataclass(frozen=True, slots=True)
class Civilization:
    """A side of an Automa civilization card: rules cited, and functions of its effects.

    The printed table lists the income turns of each effect.
    """

    name: str
    cite: str
    effects: dict[str, Effect]


CIVILIZATIONS: Final = {
    to_id(civilization.name): civilization
    for civilization in (
        Civilization("Explorers", "R18.1, R18.5", {
            "advance exploration": lambda game, table, turn: advance(
                game, table, game.automa, EXPLORATION
            ),
            "advance military": lambda game, table, turn: advance(
                game, table, game.automa, MILITARY
            ),
        }),
        Civilization("Scientists", "R18.2", {
            "roll_advance": lambda game, table, turn: roll_advance(game, table, benefit=True),
        }),
        Civilization("Conquerors", "R18.3", {
            "conquer_if_few": conquer_if_few,
            "topple_shadow_if_exposed": topple_shadow_if_exposed,
            "vp_per_territory": vp_per_territory,
        }),
        Civilization("Engineers", "R18.4", {"vp_per_landmark": vp_per_landmark}),
    )
}  # fmt: skip
"""The Automa's civilizations by id; effects are named as in the printed table."""


def civilization_bonus(game: Game, table: Table, turn: int) -> None:
    """Resolve the effects of this income turn, first card before second card [R19.5]."""
    for id in game.mat.civilizations:
        civilization = CIVILIZATIONS[id]
        if table.listening:
            name = Ref("tapestry-automa-civilization", id)
            table.tell("tapestry-civilization", civilization.cite, civilization=name)
        table.depth += 1
        for turns, effect in AUTOMA_CIVILIZATIONS[id].effects:
            if turn in turns:
                civilization.effects[effect](game, table, turn)
        table.depth -= 1
