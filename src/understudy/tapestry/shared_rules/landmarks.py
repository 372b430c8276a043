"""Landmarks; the first side to reach one takes it [R9.2]."""

from __future__ import annotations

from typing import Final

from understudy.core import Change, Illegal, Ref, Table
from understudy.tapestry.printed.tracks import LANDMARKS
from understudy.tapestry.sides import AUTOMA
from understudy.tapestry.state import Bot, Game, Human
from understudy.tapestry.state_changes import owner_ref

GONE: Final = "gone"
"""Owner of a landmark that has left the game [R21.t7]."""


def claim_landmark(game: Game, table: Table, bot: Bot, landmark: str) -> None:
    """Move a landmark that a bot reached to the Automa's mat [R9.2].

    Without the Automa it leaves the game [R21.t7]. Historians tokens on the bot react [R21.3].
    """
    to = AUTOMA if game.setup.solo else GONE
    game.landmarks[landmark] = to
    if table.listening:
        kind = "tapestry-landmark" if game.setup.solo else "tapestry-landmark-gone"
        cite = "R9.2" if game.setup.solo else "R21.t7"
        change = Change(f"landmark.{landmark}", None, to)
        name = Ref("tapestry-landmark", landmark)
        ruling = None if game.setup.solo else "T7"
        table.tell(kind, cite, change, landmark=name, owner=owner_ref(bot.name), ruling=ruling)
    for human in game.humans:
        human.see_landmark(game, table, bot)


def you_claim(game: Game, table: Table, human: Human, landmark: str, cite: str) -> None:
    """Record that you claim a landmark; for the bots it is claimed now [R8.1]."""
    name = Ref("tapestry-landmark", landmark)
    if landmark in game.landmarks:
        raise Illegal("tapestry-landmark-taken", landmark=name)
    game.landmarks[landmark] = human.name
    if table.listening:
        change = Change(f"landmark.{landmark}", None, human.name)
        table.tell("tapestry-you-claim", cite, change, landmark=name, owner=owner_ref(human.name))


def automa_landmarks(game: Game) -> int:
    """Return the number of landmarks on the Automa's mat."""
    return list(game.landmarks.values()).count(AUTOMA)


def free_landmarks(game: Game) -> tuple[str, ...]:
    """Return the unclaimed landmarks."""
    return tuple(name for name in LANDMARKS if name not in game.landmarks)
