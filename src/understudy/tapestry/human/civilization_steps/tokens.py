"""Civilizations that move or place tokens on their own mats [H14.1]."""

from __future__ import annotations

from typing import Final

from understudy.core import Message, Ref
from understudy.tapestry.civilizations.operations import (
    CoverLeader,
    CoverRows,
    GainUncoveredCells,
    GainUncoveredSquares,
    JumpOnEveryTrack,
    MoveAlongPath,
    MoveUpColumn,
    PushYourLuck,
    SendAllHistorians,
    SendHistorian,
)
from understudy.tapestry.human.card_steps.other_players import choose_target
from understudy.tapestry.human.civilization_steps.questions import CITE, ask_civilization
from understudy.tapestry.human.rules.counts import opponents
from understudy.tapestry.human.rules.gain import describe, gain, gain_all
from understudy.tapestry.human.rules.questions import NONE, ask_choice
from understudy.tapestry.human.rules.record import Record
from understudy.tapestry.human.state.civilization_state import TOKENS, full_militants
from understudy.tapestry.human.state.context import Context
from understudy.tapestry.human.steps.bonus import put_tile_on_discards
from understudy.tapestry.human.steps.tracks import (
    advance,
    can_advance,
    jump,
    movable_tokens,
    roll_science,
)
from understudy.tapestry.printed.benefits import BENEFIT_ONLY, PLAIN, Advance
from understudy.tapestry.printed.civilization_mats import (
    ENTERTAINERS_PATH,
    ENTERTAINERS_SPACES,
    HISTORIANS_SQUARES,
    MERRYMAKERS_COLUMNS,
    MILITANTS_ROWS,
)
from understudy.tapestry.printed.track_benefits import space_benefit
from understudy.tapestry.printed.tracks import TRACK_ID, TRACKS
from understudy.tapestry.state_changes import owner_ref, track_ref

ROLL, STOP = "roll", "stop"
SQUARES: Final = tuple(range(1, len(HISTORIANS_SQUARES) + 1))


def push_your_luck(context: Context, benefit: PushYourLuck) -> None:
    """Roll and mark tracks until you stop or a track comes up again [H14.1]."""
    marked: list[int] = []
    if ask_civilization(context, "alchemists", "tapestry-civ-alchemists", (ROLL,)) == NONE:
        return
    while True:
        track = roll_science(context)
        if track in marked:
            if context.table.listening:
                context.table.tell("tapestry-you-bust", CITE, track=track_ref(track))
            gain(context, benefit.bust)
            return
        marked.append(track)
        if len(marked) == len(TRACKS) or _stops(context, marked):
            break
    for track in marked:
        stop = Advance(TRACKS[track], PLAIN, optional=True, overflow_vp=benefit.overflow_vp)
        gain(context, stop)


def _stops(context: Context, marked: list[int]) -> bool:
    """Return whether you stop rolling."""
    answer = ask_choice(
        context, "tapestry-civ-alchemists-again", "tapestry-civ-alchemists", (ROLL, STOP), CITE,
        about={"tracks": tuple(track_ref(track) for track in marked)},
    )  # fmt: skip
    return answer == STOP


def move_along_path(context: Context, benefit: MoveAlongPath) -> None:
    """Move the token of the Entertainers and gain the symbol of its new space [H14.1]."""
    civ = context.you.civ
    spaces = tuple(ENTERTAINERS_SPACES) if benefit.anywhere else ENTERTAINERS_PATH[civ.entertainers]

    def gives() -> dict[str, Message]:
        return {space: describe(ENTERTAINERS_SPACES[space]) for space in spaces}

    if benefit.anywhere:
        chosen = ask_choice(
            context, "tapestry-civ-entertainers-start", "tapestry-civ-entertainers", spaces, CITE,
            notes=gives,
        )  # fmt: skip
    else:
        chosen = ask_civilization(
            context, "entertainers", "tapestry-civ-entertainers", spaces, notes=gives
        )
    if chosen == NONE:
        return
    record = Record(context.table, context.you)
    civ.entertainers = chosen
    record.tell("tapestry-you-entertain", CITE, space=Ref("tapestry-civ-entertainers", chosen))
    gain(context, ENTERTAINERS_SPACES[chosen])


def can_move_along_path(context: Context, benefit: MoveAlongPath) -> bool:
    """Return whether the path of the Entertainers goes on."""
    return benefit.anywhere or bool(ENTERTAINERS_PATH[context.you.civ.entertainers])


def move_up_column(context: Context, benefit: MoveUpColumn) -> None:
    """Move a token of the Merrymakers one step up and gain what is there [H14.1]."""
    heights = context.you.civ.merrymakers
    columns = [
        str(n) for n, height in enumerate(heights, 1) if height < len(MERRYMAKERS_COLUMNS[n - 1])
    ]

    def gives() -> dict[str, Message]:
        return {
            str(n): describe(column[height])
            for n, (column, height) in enumerate(zip(MERRYMAKERS_COLUMNS, heights, strict=True), 1)
            if height < len(column)
        }

    chosen = ask_civilization(
        context, "merrymakers", "tapestry-civ-merrymakers", columns, notes=gives
    )
    if chosen == NONE:
        return
    column = int(chosen) - 1
    record = Record(context.table, context.you)
    heights[column] += 1
    record.tell("tapestry-you-make-merry", CITE, column=column + 1, height=heights[column])
    gain(context, MERRYMAKERS_COLUMNS[column][heights[column] - 1])


def can_move_up_column(context: Context, benefit: MoveUpColumn) -> bool:
    """Return whether a token of the Merrymakers can move up."""
    heights = context.you.civ.merrymakers
    return any(h < len(c) for h, c in zip(heights, MERRYMAKERS_COLUMNS, strict=True))


def jump_on_every_track(context: Context, benefit: JumpOnEveryTrack) -> None:
    """Move forward on every track without advancing [H5.9]."""
    for track in range(len(TRACKS)):
        jump(context, track, benefit.steps)


def cover_leader(context: Context, benefit: CoverLeader) -> None:
    """Cover a leader and advance on its track with benefit, without bonus [H14.1]."""
    you = context.you
    left = [name for track, name in enumerate(TRACKS) if track not in you.civ.leaders]

    def gives() -> dict[str, Message]:
        return {
            name: describe(space_benefit(track, movable_tokens(you, track)[0] + 1).benefit)
            for name in left
            for track in [TRACK_ID[name]]
            if can_advance(context.game, you, track)
        }

    chosen = ask_civilization(context, "leaders", "tapestry-track", left, notes=gives)
    if chosen == NONE:
        return
    track = TRACK_ID[chosen]
    record = Record(context.table, you)
    you.civ.leaders.append(track)
    record.tell("tapestry-you-cover-leader", CITE, track=track_ref(track))
    if can_advance(context.game, you, track):
        advance(context, track, BENEFIT_ONLY)


def can_cover_leader(context: Context, benefit: CoverLeader) -> bool:
    """Return whether a leader is uncovered."""
    return len(context.you.civ.leaders) < len(TRACKS)


def _squares_left(context: Context) -> list[int]:
    return [square for square in SQUARES if square not in context.you.civ.historians]


def can_send_historian(context: Context, benefit: SendHistorian) -> bool:
    """Return whether a token is left and you have a tile to discard."""
    return bool(_squares_left(context)) and bool(context.you.tiles)


def send_historian(context: Context, benefit: SendHistorian) -> None:
    """Discard a tile, give an opponent a token and uncover a square [H14.1]."""
    you = context.you
    options = {
        f"{name} {square} {tile}": (name, square, tile)
        for name in opponents(context.game, you)
        for square in _squares_left(context)
        for tile in you.tiles
    }

    def words() -> dict[str, Message]:
        return {
            option: Message(
                "tapestry-historian", {"to": owner_ref(name), "square": square, "tile": tile}
            )
            for option, (name, square, tile) in options.items()
        }

    chosen = ask_civilization(
        context, "historians", "tapestry-civ-historians", list(options), words=words
    )
    if chosen == NONE:
        return
    name, square, tile = options[chosen]
    put_tile_on_discards(context, tile)
    _give_token(context, name, [square])


def _give_token(context: Context, name: str, squares: list[int]) -> None:
    you = context.you
    record = Record(context.table, you)
    you.historians[name] = you.historians.get(name, 0) + 1
    you.civ.historians = sorted({*you.civ.historians, *squares})
    record.tell("tapestry-you-send-historian", CITE, to=owner_ref(name))


def send_all_historians(context: Context, benefit: SendAllHistorians) -> None:
    """Give all four tokens to opponents of your choice; all squares are uncovered [HD-29]."""
    for square in SQUARES[:TOKENS]:
        _give_token(context, choose_target(context, "tapestry-you-historian-to"), [square])


def gain_uncovered_squares(context: Context, benefit: GainUncoveredSquares) -> None:
    """Gain the uncovered squares if the opponent in question holds a token [H14.1]."""
    you = context.you
    if you.historians.get(context.opponent):
        gain_all(context, tuple(HISTORIANS_SQUARES[square - 1] for square in you.civ.historians))


def gain_uncovered_cells(context: Context, benefit: GainUncoveredCells) -> None:
    """Gain the cells of the Militants from which outposts were taken [H14.1]."""
    left = context.you.civ.militants or full_militants()
    gain_all(
        context,
        tuple(
            cell
            for row, outposts in zip(MILITANTS_ROWS, left, strict=True)
            for cell in row[: len(row) - outposts]
        ),
    )


def cover_rows(context: Context, benefit: CoverRows) -> None:
    """Put the outposts of the supply on the rows, each from the right [H14.5]."""
    you = context.you
    full = full_militants()
    rows = [0 for _ in full]
    supply = min(you.outposts, sum(full))
    record = Record(context.table, you)
    you.outposts -= supply
    while supply:
        free = [str(n) for n, count in enumerate(rows, 1) if count < full[n - 1]]
        chosen = ask_choice(
            context, "tapestry-civ-militants-cover", "tapestry-civ-militants", free, CITE,
            forced=supply == sum(full) - sum(rows),
        )  # fmt: skip
        rows[int(chosen) - 1] += 1
        supply -= 1
    you.civ.militants = rows
    record.tell("tapestry-you-cover-rows", CITE, first=rows[0], second=rows[1])
