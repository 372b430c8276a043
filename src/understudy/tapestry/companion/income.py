"""Your income turns [R17.6, R19.3]."""

from __future__ import annotations

from typing import Final

from understudy.core import Change, Choice, Illegal, Table
from understudy.tapestry.companion.civilizations import your_civilization_bonus
from understudy.tapestry.companion.tracks import you_advance
from understudy.tapestry.printed.tracks import TRACK_ID, TRACKS
from understudy.tapestry.state import LAST_ERA, Game, Human
from understudy.tapestry.state_changes import owner_ref, you_take_resources

ERA_BONUS: Final = {2: 1, 3: 2, 4: 3}
"""Resources of your choice if you are first in an era [R17.6]."""


def you_take_income(game: Game, table: Table, human: Human) -> None:
    """Take your next income turn: end the era's tapestry card, gain the era bonus [R17.6].

    At level 1 the first income turn begins with an advance on each track [R19.3].
    """
    if human.era >= LAST_ERA:
        raise Illegal("tapestry-no-income-left", owner=owner_ref(human.name))
    human.era += 1
    turn = human.era
    if table.listening:
        changes = [Change(f"{human.name}.era", turn - 1, turn)]
        if human.tapestry is not None:
            changes.append(Change(f"{human.name}.tapestry", human.tapestry, None))
        table.tell("tapestry-you-income", "R5.1", *changes, owner=owner_ref(human.name), turn=turn)
    human.tapestry = None
    table.depth += 1
    if turn in ERA_BONUS and you_are_first_in_era(game, human):
        you_take_resources(table, human, ERA_BONUS[turn], "tapestry-you-take-for-era", "R17.6")
    if turn == 1 and game.setup.solo:
        _extra_advances(game, table, human)
    if turn > 1:
        your_civilization_bonus(game, table, human)
    table.depth -= 1


def you_are_first_in_era(game: Game, human: Human) -> bool:
    """Return whether no other side has taken the income turn you are in [R17.6]."""
    others = [other.era for other in game.humans if other is not human]
    if game.setup.solo:
        others.append(game.era)
    return all(era < human.era for era in others)


def _extra_advances(game: Game, table: Table, human: Human) -> None:
    """Advance once on each track of the level, in the order you choose [R19.3]."""
    left = list(game.setup.level.you_advance)
    while left:
        question = Choice(
            id="tapestry-ask-track", cite="R19.3", kind="tapestry-track",
            options=tuple(TRACKS[track] for track in left), default=TRACKS[left[0]],
        )  # fmt: skip
        track = TRACK_ID[table.ask(question)]
        left.remove(track)
        you_advance(game, table, human, track)
