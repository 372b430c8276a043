"""The parts of a tapestry card or civilization: effects by event, and standing rules.

These are data. The rules (`tapestry.human`) announce each event; the effects of the active card and
of the civilizations that name the event are then carried out.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from understudy.tapestry.printed.benefits import Benefit


class Event(StrEnum):
    """Something that happens to the owner, or that an opponent does."""

    ADVANCE = "advance"
    """You advanced one space, whether paid or free, with or without benefit."""
    ENTER_TIER = "enter_tier"
    """You advanced to space 1, 4, 7 or 10."""
    LANDMARK_ON_TRACK = "landmark_on_track"
    """You gained a landmark by advancing."""
    REACH_CLAIMED_LANDMARK = "reach_claimed_landmark"
    """You advanced to a space whose landmark is gone."""
    EXPLORE = "explore"
    """You explore; the tile is not chosen yet."""
    TILE_PLACED = "tile_placed"
    """You placed a territory tile and took its points and benefit."""
    CONQUER = "conquer"
    """You conquered a territory and took the dice."""
    CONQUER_EMPTY = "conquer_empty"
    """You conquered a territory that held no token."""
    INVENT = "invent"
    """You took a tech card."""
    UPGRADE = "upgrade"
    """You upgraded a tech card."""
    GAIN_TAPESTRY = "gain_tapestry"
    """You gained one tapestry card."""
    GAIN_BUILDING = "gain_building"
    """You took a building from the income mat."""
    BUILT_IN_CAPITAL = "built_in_capital"
    """You placed an income building in the capital city or in the Craftsmen's grid."""
    BUILT_ON_IMPASSABLE = "built_on_impassable"
    """You covered impassable plots with a building or landmark."""
    INCOME = "income"
    """You received the income of an income turn."""
    OPPONENT_ADVANCE = "opponent_advance"
    """An opponent advanced one space."""
    OPPONENT_UPGRADE = "opponent_upgrade"
    """An opponent upgraded a tech card."""
    OPPONENT_TRACK_BENEFIT = "opponent_track_benefit"
    """An opponent gained the benefit of a space of a track."""
    OPPONENT_CONQUER = "opponent_conquer"
    """An opponent conquered a territory and took one conquer die."""
    OPPONENT_LANDMARK = "opponent_landmark"
    """An opponent gained a landmark."""


class Standing(StrEnum):
    """A rule that holds while a card is active or a civilization is owned."""

    ROLL_TWICE = "roll_twice"
    """Each roll of the science die is two rolls, of which you choose one."""
    DOUBLE_BENEFIT = "double_benefit"
    """Instead of the points of an explored tile you may take its benefit twice."""
    IGNORE_REQUIREMENT = "ignore_requirement"
    """Tech cards reach the top row without their requirement."""
    BUILD_ON_IMPASSABLE = "build_on_impassable"
    """You may build on impassable plots."""
    BOTH_DICE = "both_dice"
    """You take both conquer dice if you toppled an opponent."""
    NO_TRAPS = "no_traps"
    """Traps cannot be used against you."""
    FREE_BONUS = "free_bonus"
    """A bonus that costs one resource of any kind costs nothing."""
    PEACE_WITH_CHOSEN = "peace_with_chosen"
    """You and the chosen opponent may not conquer each other."""
    UNIFORM_DISTRICTS = "uniform_districts"
    """A district or line with income buildings of one kind gives more."""
    CRAFTSMEN_GRID = "craftsmen_grid"
    """Income buildings may be placed in the columns of the Craftsmen."""
    BUILD_ON_MAP = "build_on_map"
    """Buildings and landmarks may be placed on the map."""
    OUTPOSTS_ON_MAT = "outposts_on_mat"
    """Your outposts come from the two rows of the Militants."""
    PREDICTIONS = "predictions"
    """A predicted number that is reached gives a resource."""


@dataclass(frozen=True, slots=True)
class Effect:
    """A benefit that follows an event.

    `track` and `building` limit the event; with `optional` the owner may leave it.
    """

    event: Event
    benefit: Benefit
    track: str = ""
    building: str = ""
    optional: bool = False


@dataclass(frozen=True, slots=True)
class Ban:
    """A track on which the owner may not advance."""

    track: str


Clause = Effect | Ban | Standing


@dataclass(frozen=True, slots=True)
class CardDefinition:
    """What a tapestry card does: when it is played, and while it is active."""

    id: str
    played: Benefit | None
    effects: tuple[Effect, ...]
    standing: frozenset[Standing]
    bans: frozenset[str]
