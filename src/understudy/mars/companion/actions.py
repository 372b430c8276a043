"""Your reported actions that affect the planet or MarsBot (6)."""

from __future__ import annotations

from typing import Final

from understudy.core import ChoiceRecord, Illegal, Ref, Space, Table
from understudy.mars.expansions.colonies import (
    find_colony_tile,
    place_colony,
    run_colony_triggers,
    send_fleet,
)
from understudy.mars.expansions.turmoil import send_your_delegate
from understudy.mars.marsbot.attacks import bot_chooses_your_ocean
from understudy.mars.marsbot.claim_milestone import MILESTONE_LIMIT
from understudy.mars.marsbot.colonies import gain_from_your_trade
from understudy.mars.marsbot.fund_award import AWARD_LIMIT
from understudy.mars.milestones_awards.claim_and_fund import take_award, take_milestone
from understudy.mars.milestones_awards.evaluation import PUBLIC, is_public
from understudy.mars.planet.parameters import RAISES, raise_oxygen
from understudy.mars.planet.spaces import (
    OVERRULED_BY_CARDS,
    illegal_reason,
    new_holland_spaces,
    ocean_spaces,
    untaken,
)
from understudy.mars.planet.tiles import build_off_map_city, place_tile, run_tile_triggers
from understudy.mars.printed.colonies import SLOTS
from understudy.mars.printed.maps import MARS
from understudy.mars.state import HUMAN, MAX_OCEANS, NEW_HOLLAND, Game

TILES: Final = ("greenery", "city", "ocean", "special", "capital", "marker", NEW_HOLLAND)
"""What you can put on a space of the map; a marker claims it without a tile."""


def you_place(
    game: Game,
    table: Table,
    tile: str,
    space: int,
    why: ChoiceRecord | None = None,
    *,
    insist: bool = False,
) -> None:
    """Place your tile; a greenery raises oxygen (section 6 and the base rules).

    With `insist`, a card of yours allows what the rules do not. The space must still be free, for
    New Holland an ocean tile (19.1), and an ocean must be left.
    """
    bit = 1 << space
    name = Ref("mars-space", MARS.names[space])
    if tile == NEW_HOLLAND:
        if not new_holland_spaces(game) & bit:
            raise Illegal("mars-new-holland-on-ocean", space=name)
    elif not untaken(game, HUMAN) & bit:
        raise Illegal("mars-space-taken", space=name)
    if tile == "ocean" and game.planet.ocean_count == MAX_OCEANS:
        raise Illegal("mars-no-ocean-left")
    if tile != NEW_HOLLAND:
        reason = illegal_reason(game, HUMAN, tile, space)
        if reason is not None and not (insist and reason in OVERRULED_BY_CARDS):
            raise Illegal(reason, space=name)
    place_your_tile(game, table, tile, space, why)


def place_your_tile(
    game: Game, table: Table, tile: str, space: int, why: ChoiceRecord | None = None
) -> None:
    """Place your tile on a legal space and run what follows."""
    place_tile(game, table, game.you, tile, space, why)
    table.depth += 1
    if tile == "greenery":
        raise_oxygen(game, table, game.you)
    run_tile_triggers(game, table, tile, space, HUMAN)
    table.depth -= 1


def you_use_icy_impactors(game: Game, table: Table) -> None:
    """Place your ocean where the first player chooses, MarsBot by its own rule (19.1). [A p.11]

    You gain the rating and the placement bonuses.
    """
    spaces = ocean_spaces(game, HUMAN)
    if not spaces or game.planet.ocean_count == MAX_OCEANS:
        raise Illegal("mars-no-ocean-left")
    if game.first_player == HUMAN:
        question = Space(
            id="mars-ask-icy-ocean", cite="A p.11", kind="mars-space", spaces=MARS.named(spaces)
        )
        you_place(game, table, "ocean", MARS.index[table.ask(question)])
        return
    space, why = bot_chooses_your_ocean(game, table, spaces)
    you_place(game, table, "ocean", space, why)


def you_place_off_map_city(game: Game, table: Table) -> None:
    """Build a city of yours outside the map: it counts as a city and a tile."""
    build_off_map_city(game, table, game.you, "A p.4")


def you_raise(game: Game, table: Table, parameter: str, steps: int) -> None:
    """Raise a parameter: 1 TR a step and the bonus steps, none past the end."""
    for _ in range(steps):
        RAISES[parameter](game, table, game.you)


def you_send_delegate(game: Game, table: Table, party: str) -> None:
    """Send your delegate from the lobby, or else from your reserve, to a party."""
    turmoil = game.turmoil
    if turmoil is None or not (turmoil.lobby or turmoil.reserve[HUMAN]):
        raise Illegal("mars-no-delegate-left")
    send_your_delegate(game, table, party, "C p.6", from_lobby=turmoil.lobby)


def you_change_tr(game: Game, table: Table, amount: int) -> None:
    """Change your rating by a card, not below 0."""
    if game.you.tr + amount < 0:
        raise Illegal("table-out-of-range", answer=amount, low=-game.you.tr, high=20)
    change = game.you.gain_rating(game, table, amount)
    if table.listening:
        table.tell("mars-you-change-tr", "A p.4", *change, tr=amount)


def you_claim(game: Game, table: Table, name: str) -> None:
    """Claim a milestone; three in the game for both sides together (11.1). [A p.8]"""
    if name in game.milestones or len(game.milestones) == MILESTONE_LIMIT:
        raise Illegal("mars-milestone-gone", milestone=Ref("mars-milestone", name))
    milestone = next(m for m in game.milestone_row if m.name == name)
    if is_public(milestone.needs):
        have = milestone.score(game, [PUBLIC[key](game) for key in milestone.needs])
        need = milestone.goal(game)
        if have < need:
            ref = Ref("mars-milestone", name)
            raise Illegal("mars-milestone-not-met", milestone=ref, have=have, need=need)
    take_milestone(game, table, name, HUMAN)


def you_fund(game: Game, table: Table, name: str) -> None:
    """Fund an award; three in the game for both sides together (11.1). [A p.8]"""
    if name in game.awards or len(game.awards) == AWARD_LIMIT:
        raise Illegal("mars-award-gone", award=Ref("mars-award", name))
    take_award(game, table, name, HUMAN)


def you_build_colony(game: Game, table: Table, name: str) -> None:
    """Build your colony: three slots on a tile."""
    tile = find_colony_tile(game, name)
    if len(tile.owners) == SLOTS:
        raise Illegal("mars-colony-full", colony=Ref("mars-colony", name))
    place_colony(table, tile, HUMAN)
    table.depth += 1
    run_colony_triggers(game, table)
    table.depth -= 1


def you_trade(game: Game, table: Table, name: str) -> None:
    """Trade; a colony of MarsBot there gives it something. [C p.5]"""
    tile = find_colony_tile(game, name)
    if tile.fleet is not None:
        raise Illegal("mars-colony-visited", colony=Ref("mars-colony", name))
    send_fleet(table, tile, HUMAN)
    gain_from_your_trade(game, table, tile)
