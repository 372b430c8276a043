"""The end of the game [R20]."""

from __future__ import annotations

from typing import Final

from understudy.core import Change, Form, Number, Table, fields
from understudy.tapestry.sides import AUTOMA, BOTS, HUMAN
from understudy.tapestry.state import Game, Human
from understudy.tapestry.state_changes import owner_ref

BOTH: Final = "both"
"""The winner if two humans have the same points and the same resources."""


def final_score(game: Game, table: Table) -> None:
    """Determine scores, in the order of play, and winner, without the Shadow Empire [R20.2]."""
    for human in game.humans:
        _ask_points(game, table, human)
    scores = {human.name: human.vp for human in game.humans}
    if game.setup.solo:
        automa = {AUTOMA: game.mat.vp}
        scores = automa | scores if game.first_player == BOTS else scores | automa
    game.scores = scores
    game.winner = _winner(game)
    if table.listening:
        for side, points in scores.items():
            change = Change(f"score.{side}", None, points)
            changes = (change,) if points else ()
            table.tell("tapestry-score", "R20.1", *changes, owner=owner_ref(side), vp=points)
        ruling = "D6" if game.setup.solo and len(set(scores.values())) == 1 else None
        change = Change("winner", None, game.winner)
        table.tell("tapestry-winner", "R20.2", change, owner=owner_ref(game.winner), ruling=ruling)


def _winner(game: Game) -> str:
    """Return the winner; the human wins a tie with the Automa, which has no resources (D6)."""
    if game.setup.solo:
        return AUTOMA if game.mat.vp > game.humans[0].vp else HUMAN
    one, other = game.humans
    if (one.vp, one.resources) == (other.vp, other.resources):
        return BOTH
    return max(game.humans, key=lambda human: (human.vp, human.resources)).name


def _ask_points(game: Game, table: Table, human: Human) -> None:
    """Ask for final points; with two humans also for resources, which break a tie."""
    if human.certain:
        return
    points = Number(id="tapestry-field-vp", high=500, default=human.vp)
    wanted = fields(vp=points)
    if not game.setup.solo:
        left = Number(id="tapestry-field-resources", high=32, default=human.resources)
        wanted = fields(vp=points, resources=left)
    answer = table.ask(
        Form(
            id="tapestry-ask-score",
            cite="R20.2",
            args={"owner": owner_ref(human.name)},
            fields=wanted,
        )
    )
    before = human.vp, human.resources
    human.vp = int(str(answer["vp"]))
    human.resources = int(str(answer.get("resources", human.resources)))
    if table.listening:
        changes = [
            Change(f"{human.name}.{what}", old, new)
            for what, old, new in (
                ("vp", before[0], human.vp), ("resources", before[1], human.resources),
            )
            if old != new
        ]  # fmt: skip
        table.tell("tapestry-you-said", "R20.2", *changes, owner=owner_ref(human.name))
