"""Your tokens on the tracks, and comparisons with your opponents' tokens."""

from __future__ import annotations

from typing import Any

from understudy.core import Change, Illegal, Ref, Step, Table, new_step
from understudy.tapestry.era_effects import active_era_effect
from understudy.tapestry.printed.tracks import LAST_SPACE, SPACES, TECHNOLOGY, TRACKS
from understudy.tapestry.shared_rules.achievements import COMPLETE_TRACK, earn
from understudy.tapestry.shared_rules.landmarks import you_claim
from understudy.tapestry.state import Game, Human
from understudy.tapestry.state_changes import owner_ref, track_ref


def you_advance(game: Game, table: Table, human: Human, track: int) -> None:
    """Advance one space; gain an unclaimed landmark and the achievement at the end."""
    space = human.spaces[track] + 1
    if space > LAST_SPACE:
        raise Illegal("tapestry-you-finished", track=track_ref(track))
    card = active_era_effect(human)
    if card is not None and card.track == track:
        raise Illegal("tapestry-broker-forbids", card=Ref("tapestry-card", card.id))
    _move(table, human, track, space, "tapestry-you-advance")
    table.depth += 1
    landmark = SPACES[track][space].landmark
    if landmark is not None and landmark not in game.landmarks:
        you_claim(game, table, human, landmark, "R9.2")
    if space == LAST_SPACE:
        earn(game, table, COMPLETE_TRACK, human.name)
    table.depth -= 1


def may_advance(human: Human, track: int) -> bool:
    """Return whether the track is unfinished and none of your cards forbids it."""
    card = active_era_effect(human)
    return human.spaces[track] < LAST_SPACE and (card is None or card.track != track)


def you_regress(table: Table, human: Human, track: int) -> None:
    """Move one space back; this gains no landmark."""
    if human.spaces[track] == 0:
        raise Illegal("tapestry-you-at-start", track=track_ref(track))
    _move(table, human, track, human.spaces[track] - 1, "tapestry-you-regress")


def _move(table: Table, human: Human, track: int, to: int, kind: str) -> None:
    before, human.spaces[track] = human.spaces[track], to
    if table.listening:
        table.record(_move_step, kind, human.name, track, before, to)


def _move_step(kind: str, human: str, track: int, before: int, to: int) -> Step:
    change = Change(f"{human}.track.{TRACKS[track]}", before, to)
    return new_step(kind, "R4.8", change, owner=owner_ref(human), track=track_ref(track), to=to)


def opponent_positions(game: Game, human: Human) -> list[list[int]]:
    """Return the spaces of each opponent's tokens; both bots are opponents [R21.1]."""
    return [
        *(other.spaces for other in game.humans if other is not human),
        *(bot.spaces for bot in game.bots),
    ]


def opponents_ahead(game: Game, human: Human, track: int) -> int:
    """Return how many opponents are ahead of you on a track [R21.1]."""
    return sum(spaces[track] > human.spaces[track] for spaces in opponent_positions(game, human))


def restart(game: Game, table: Table, human: Human, answer: dict[str, Any]) -> None:
    """Move your token from the end of the technology track to the start of any track."""
    human.spaces[TECHNOLOGY] = 0
    if table.listening:
        change = Change(f"{human.name}.track.technology", LAST_SPACE, 0)
        table.tell("tapestry-you-restart", "R4.8", change, owner=owner_ref(human.name))
