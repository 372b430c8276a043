"""Conquering: an outpost, traps, toppling, the conquer dice [H10]."""

from __future__ import annotations

from understudy.core import Message, Ref
from understudy.tapestry.cards.definition import Event, Standing
from understudy.tapestry.decks.conquer_dice import roll_conquer_dice
from understudy.tapestry.human.rules.counts import count
from understudy.tapestry.human.rules.effects import announce, announce_to_others, has_rule
from understudy.tapestry.human.rules.gain import describe, gain
from understudy.tapestry.human.rules.hex_notes import conquest_notes
from understudy.tapestry.human.rules.hex_reasons import why_not_conquer
from understudy.tapestry.human.rules.mystics import check_prediction
from understudy.tapestry.human.rules.questions import ask_choice, choose_hex
from understudy.tapestry.human.rules.record import Record
from understudy.tapestry.human.state.context import Context
from understudy.tapestry.human.state.side import PlayedHuman
from understudy.tapestry.map.tokens import TOPPLED
from understudy.tapestry.printed.benefits import (
    ANYWHERE,
    BOTH_DICE,
    BOTH_IF_OPPONENT,
    AllOf,
    Conquer,
    PointsPer,
    TerritoryBenefit,
)
from understudy.tapestry.printed.dice import BLACK_DIE, RED_DIE, Face
from understudy.tapestry.printed.map import HEXES, ISLAND, TILES
from understudy.tapestry.shared_rules.achievements import MIDDLE_ISLAND, check_topple_two, earn
from understudy.tapestry.shared_rules.traps import plays_trap, search_for_trap
from understudy.tapestry.sides import AUTOMA, SHADOW
from understudy.tapestry.state import Game
from understudy.tapestry.state_changes import HexChange, hex_ref, owner_ref, topple


def conquerable(game: Game, you: PlayedHuman, scope: str) -> int:
    """Return the territories you may conquer: at most one token, next to yours [H10.1]."""
    land = game.land
    mine = land.controlled_by(you.name)
    legal = land.territory & ~(land.full | mine)
    if scope != ANYWHERE:
        legal &= HEXES.next_to(mine)
    for human in game.humans:
        if human is not you and are_allied(human, you):
            legal &= ~land.controlled_by(human.name)
    if you.chosen_opponent == AUTOMA and has_rule(you, Standing.PEACE_WITH_CHOSEN):
        legal &= ~land.controlled_by(AUTOMA)
    return legal


def are_allied(one: object, other: object) -> bool:
    """Return whether a card forbids two people to conquer each other."""
    return any(
        isinstance(a, PlayedHuman)
        and isinstance(b, PlayedHuman)
        and a.chosen_opponent == b.name
        and has_rule(a, Standing.PEACE_WITH_CHOSEN)
        for a, b in ((one, other), (other, one))
    )


def can_conquer(context: Context, benefit: Conquer) -> bool:
    """Return whether you have an outpost and a target [H10.1]."""
    you = context.you
    return you.outposts_left() > 0 and bool(conquerable(context.game, you, benefit.scope))


def conquer(context: Context, benefit: Conquer) -> None:
    """Conquer a territory, then roll the dice and take one result or both [H10.5]."""
    game, you, table = context.game, context.you, context.table
    hexes = conquerable(game, you, benefit.scope)
    why_not = why_not_conquer(game, you, hexes)
    hex = choose_hex(
        context, "tapestry-you-conquer-where", hexes, "H10.1", why_not=why_not,
        notes=conquest_notes(game, you, hexes),
    )  # fmt: skip
    about = Context(game, table, you, context.cause, hex=hex)
    holder = game.land.controller(hex)
    was_empty = not game.land.tokens[hex]
    if table.listening:
        owner = owner_ref(you.name)
        table.tell("tapestry-you-conquer", "H10.1", owner=owner, hex=hex_ref(hex))
    table.depth += 1
    trapped = holder is not None and _springs_trap(about, holder)
    if holder is not None and not trapped:
        topple(game, table, hex, holder, "H10.4")
        about.toppled = True
    place_outpost(about, hex, toppled=trapped)
    about.conquered = not trapped
    if was_empty:
        announce(about, Event.CONQUER_EMPTY)
    if trapped:
        assert holder is not None
        _after_trap(about, holder)
    else:
        check_topple_two(game, table, you.name)
        if hex == ISLAND:
            earn(game, table, MIDDLE_ISLAND, you.name)
        check_prediction(about, "territories")
    _take_dice(about, benefit, opponent=holder is not None)
    if about.conquered:
        announce(about, Event.CONQUER)
        announce_to_others(about, Event.OPPONENT_CONQUER)
    table.depth -= 1


def _springs_trap(context: Context, holder: str) -> bool:
    """Return whether the owner of the territory uses a trap [H10.6]."""
    game, you = context.game, context.you
    if holder == AUTOMA:
        return search_for_trap(game, context.table, you, context.hex)
    if holder == SHADOW or has_rule(you, Standing.NO_TRAPS):
        return False
    return plays_trap(game, context.table, game.human(holder), context.hex, you.name)


def _after_trap(context: Context, holder: str) -> None:
    """Let a person gain a resource, and check what lies toppled now [H10.6]."""
    game, table = context.game, context.table
    if holder != AUTOMA:
        game.human(holder).take_resources(game, table, 1, "tapestry-you-take-for-trap", "H10.6")
    check_topple_two(game, table, holder)


def place_outpost(context: Context, hex: int, *, toppled: bool = False) -> None:
    """Put an outpost on the map, from the supply or from the mat of the Militants [H10.5]."""
    game, you, table = context.game, context.you, context.table
    row = choose_outpost_row(context)
    change = HexChange(game, hex) if table.listening else None
    record = Record(table, you)
    if row is None or you.civ.militants is None:
        you.outposts -= 1
    else:
        you.civ.militants[row] -= 1
    game.land.add(hex, you.name + (TOPPLED if toppled else ""))
    changes = () if change is None else (change.change(),)
    kind = "tapestry-you-outpost-trapped" if toppled else "tapestry-you-outpost"
    record.tell(kind, "H10.5", *changes, hex=hex_ref(hex), left=you.outposts_left())


def choose_outpost_row(context: Context) -> int | None:
    """Choose the row of the Militants that gives the outpost; None without them."""
    rows = context.you.civ.militants
    if rows is None:
        return None
    options = [str(row) for row, left in enumerate(rows, 1) if left]
    about = context.of(Ref("tapestry-civilization", "militants"))
    return (
        int(ask_choice(about, "tapestry-you-row", "tapestry-civ-militants", options, "H14.1")) - 1
    )


def worth_now(context: Context, face: Face) -> list[Message]:
    """Return what a face that depends on the position gives now, in a list; none for others."""
    gives = face.gives
    if isinstance(gives, PointsPer):
        return [Message("tapestry-benefit-vp", {"n": gives.n * count(context, gives.what)})]
    if not isinstance(gives, TerritoryBenefit):
        return []
    tile = context.game.land.tiles.get(context.hex)
    return [describe(TILES[tile - 1].benefit) if tile else Message("tapestry-note-no-tile")]


def _take_dice(context: Context, benefit: Conquer, *, opponent: bool) -> None:
    """Roll both dice; take one result, or both [H10.7, H10.8]."""
    red, black = roll_conquer_dice(context.game, context.table, "H10.7")
    assert red.gives is not None
    assert black.gives is not None
    both = (
        benefit.dice == BOTH_DICE
        or (benefit.dice == BOTH_IF_OPPONENT and opponent)
        or (context.toppled and has_rule(context.you, Standing.BOTH_DICE))
    )
    both_dice = context.of(Ref("tapestry-die", "both"))
    if both:
        gain(both_dice, AllOf((red.gives, black.gives)))
        return
    taken = ask_choice(
        both_dice, "tapestry-you-die", "tapestry-die", (RED_DIE, BLACK_DIE), "H10.7", always=True,
        about={
            "red": Ref("tapestry-red-face", red.name),
            "black": Ref("tapestry-black-face", black.name),
        },
        notes=lambda: {
            die: note
            for die, face in ((RED_DIE, red), (BLACK_DIE, black))
            for note in worth_now(context, face)
        },
    )  # fmt: skip
    chosen, other = (red, black) if taken == RED_DIE else (black, red)
    other_die = BLACK_DIE if taken == RED_DIE else RED_DIE
    assert chosen.gives is not None
    gain(context.of(Ref("tapestry-die", taken)), chosen.gives)
    context.where = f"{other_die} {other.name}"
