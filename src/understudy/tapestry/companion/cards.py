"""Your tapestry cards that count or affect the bots when played [R21]."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from understudy.core import Change, Choice, Fields, Illegal, Menu, Ref, Space, Table, fields
from understudy.tapestry.bots.advance import advance
from understudy.tapestry.companion.income import you_are_first_in_era
from understudy.tapestry.companion.tracks import (
    may_advance,
    opponent_positions,
    opponents_ahead,
    you_advance,
)
from understudy.tapestry.decks.die import roll_science_die
from understudy.tapestry.era_effects import ERA_EFFECTS
from understudy.tapestry.printed.map import HEXES
from understudy.tapestry.printed.read_tables import to_id
from understudy.tapestry.printed.tracks import LANDMARK_SPACES, LANDMARKS, LAST_SPACE, TRACKS
from understudy.tapestry.shared_rules.achievements import COMPLETE_TRACK, check_topple_two, earn
from understudy.tapestry.shared_rules.landmarks import automa_landmarks, you_claim
from understudy.tapestry.state import Game, Human
from understudy.tapestry.state_changes import (
    owner_ref,
    stand_up,
    toppled_outposts,
    track_ref,
    you_take_resources,
)

Effect = Callable[[Game, Table, Human], int | None]
"""Effect of your card on the bots; returns a number if the card counts something."""

OTHER: Final = "other"
"""Any other card: it only covers the card played before."""

MAX_STOOD_UP: Final = 3


def age_of_discovery(game: Game, table: Table, human: Human) -> None:
    """Advance all sides on the rolled track, the others without benefit [R21.2].

    A human who may not advance there stays.
    """
    track = roll_science_die(game, table, "R21.2", "everybody")
    for player in (human, *(other for other in game.humans if other is not human)):
        if may_advance(player, track):
            you_advance(game, table, player, track)
    for bot in game.bots:
        advance(game, table, bot, track, benefit=False)


def age_of_wonders(game: Game, table: Table, human: Human) -> int:
    """Return the Automa's number of landmarks; the Shadow Empire never has any [R21.1]."""
    return automa_landmarks(game)


def boast_of_superiority(game: Game, table: Table, human: Human) -> int:
    """Return the number of tracks on which no token is ahead of yours [R21.1]."""
    return sum(not opponents_ahead(game, human, track) for track in range(4))


def plea_for_aid(game: Game, table: Table, human: Human) -> int:
    """Return the number of tracks on which every other token is ahead of yours [R21.1]."""
    opponents = len(opponent_positions(game, human))
    return sum(opponents_ahead(game, human, track) == opponents for track in range(4))


def technocracy(game: Game, table: Table, human: Human) -> int:
    """Return the opponents that the card pays for: 0 if you are first in this era [R21.1]."""
    return 0 if you_are_first_in_era(game, human) else len(opponent_positions(game, human))


AHEAD: Final = "_ahead"
BEHIND: Final = "_behind"


def socialism(game: Game, table: Table, human: Human) -> int:
    """Move to the nearest opponent ahead or behind on a track; bots are opponents [R21.1].

    Moving forward you gain the landmarks on the way. Return the number of spaces moved.
    """
    goals = socialism_goals(game, human)
    if not goals:
        return 0
    options = tuple(goals)
    question = Choice(
        id="tapestry-ask-socialism", cite="R21.1", kind="tapestry-socialism", options=options,
        default=options[0],
    )  # fmt: skip
    track, there = goals[table.ask(question)]
    here, human.spaces[track] = human.spaces[track], there
    if table.listening:
        change = Change(f"{human.name}.track.{TRACKS[track]}", here, there)
        name = owner_ref(human.name)
        table.tell(
            "tapestry-you-move", "R21.1", change, owner=name, track=track_ref(track), to=there
        )
    for space, landmark in LANDMARK_SPACES[track]:
        if here < space <= there and landmark and landmark not in game.landmarks:
            you_claim(game, table, human, landmark, "R9.2")
    if there == LAST_SPACE:
        earn(game, table, COMPLETE_TRACK, human.name)
    return abs(there - here)


def socialism_goals(game: Game, human: Human) -> dict[str, tuple[int, int]]:
    """Return the possible moves of Socialism: (track, space) by option.

    The option named like the track is the nearest token; a second one has the other direction.
    Tokens on the same space are not targets.
    """
    goals: dict[str, tuple[int, int]] = {}
    for track, here in enumerate(human.spaces):
        others = [spaces[track] for spaces in opponent_positions(game, human)]
        ahead = [space for space in others if space > here]
        behind = [space for space in others if space < here]
        nearest = [(AHEAD, min(ahead))] if ahead else []
        nearest += [(BEHIND, max(behind))] if behind else []
        nearest.sort(key=lambda goal: abs(goal[1] - here))
        for n, (direction, space) in enumerate(nearest):
            goals[TRACKS[track] + direction if n else TRACKS[track]] = track, space
    return goals


def dystopia(game: Game, table: Table, human: Human) -> None:
    """Take any unclaimed landmark of the tracks [R8.1]."""
    free = tuple(
        name
        for name, facts in LANDMARKS.items()
        if facts.source != "tech card" and name not in game.landmarks
    )
    if free:
        question = Choice(
            id="tapestry-ask-dystopia", cite="R8.1", kind="tapestry-landmark", options=free,
            default=free[0],
        )  # fmt: skip
        you_claim(game, table, human, table.ask(question), "R8.1")


def revolution(game: Game, table: Table, human: Human) -> int:
    """Raise up to three toppled outposts and topple those above, or take a resource."""
    stood = 0
    while stood < MAX_STOOD_UP:
        hexes = HEXES.named(toppled_outposts(game, human.name))
        if not hexes:
            break
        answer = table.ask(_which_outpost(hexes))
        if answer["do"] == "done":
            break
        stand_up(game, table, HEXES.index[str(answer["hex"])], human.name, "R4.8")
        check_topple_two(game, table, human.name)
        stood += 1
    if not stood:
        you_take_resources(table, human, 1, "tapestry-you-take-for-revolution", "R4.8")
    return stood


def _which_outpost(hexes: tuple[str, ...]) -> Menu:
    stand: Fields = fields(hex=Space(id="tapestry-field-hex", kind="tapestry-hex", spaces=hexes))
    return Menu(
        id="tapestry-ask-revolution", cite="R4.8", kind="tapestry-report", default={"do": "done"},
        plain=("done",), entries=lambda: (("stand_up", stand),),
    )  # fmt: skip


@dataclass(frozen=True, slots=True)
class PlayEffect:
    """A card by its printed name, and its effect at the moment you play it."""

    name: str
    effect: Effect


PLAY_EFFECTS: Final = {
    to_id(card.name): card
    for card in (
        PlayEffect("Age of Discovery", age_of_discovery),
        PlayEffect("Age of Wonders", age_of_wonders),
        PlayEffect("Boast of Superiority", boast_of_superiority),
        PlayEffect("Dystopia", dystopia),
        PlayEffect("Plea for Aid", plea_for_aid),
        PlayEffect("Revolution", revolution),
        PlayEffect("Socialism", socialism),
        PlayEffect("Technocracy", technocracy),
    )
}

YOUR_CARDS: Final = tuple(sorted((*PLAY_EFFECTS, *ERA_EFFECTS)))
"""Your tapestry cards that concern the bots."""


def you_play(game: Game, table: Table, human: Human, card: str) -> int | None:
    """Play your tapestry card and resolve its effect; return its count, if any [R21.1, R21.2].

    The card covers the one before. Era effects and other cards do nothing else now.
    """
    name = Ref("tapestry-card", card)
    if card not in YOUR_CARDS and card != OTHER:
        raise Illegal("tapestry-card-not-concerned", card=name)
    before, human.tapestry = human.tapestry, None if card == OTHER else card
    if table.listening:
        change = Change(f"{human.name}.tapestry", before, human.tapestry)
        changes = (change,) if before != human.tapestry else ()
        table.tell("tapestry-you-play", "R21.1", *changes, card=name, owner=owner_ref(human.name))
    if card not in PLAY_EFFECTS:
        return None
    table.depth += 1
    count = PLAY_EFFECTS[card].effect(game, table, human)
    if count is not None and table.listening:
        table.tell("tapestry-card-counts", "R21.1", card=name, count=count)
    table.depth -= 1
    return count
