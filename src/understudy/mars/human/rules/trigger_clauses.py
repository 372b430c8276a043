"""Triggers of card definitions, one class per event, with the conditions of that event."""

from __future__ import annotations

from dataclasses import dataclass

from understudy.mars.human.state.card_definition import FROM_NEXT_CARD, Trigger


@dataclass(frozen=True, slots=True)
class TagPlayed(Trigger, event="tag", starts=FROM_NEXT_CARD):
    """A card with one of `tags` is played: once for each tag, or `once` for the card."""

    tags: tuple[int, ...] = ()
    once: bool = False


@dataclass(frozen=True, slots=True)
class EventPlayed(Trigger, event="event", starts=FROM_NEXT_CARD):
    """An event is played, or one with a tag of `tags`."""

    tags: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class CardPlayed(Trigger, event="card", starts=FROM_NEXT_CARD):
    """A card is played with `least` to `most` tags, at least this cost, or `points`."""

    least: int = 0
    most: int = 99
    least_cost: int = 0
    points: bool = False


@dataclass(frozen=True, slots=True)
class NewTagPlayed(Trigger, event="new tag", starts=FROM_NEXT_CARD):
    """A tag is played that was not in play before."""


@dataclass(frozen=True, slots=True)
class TilePlaced(Trigger, event="tile"):
    """A tile is placed; `bonus` lists icons of which its space must show one."""

    tile: str = ""
    on_mars: bool = False
    bonus: str = ""
    in_action: bool = False


@dataclass(frozen=True, slots=True)
class TilesAdjacent(Trigger, event="neighbour"):
    """A tile is placed next to a tile of the other side."""


@dataclass(frozen=True, slots=True)
class OwnMarkerCovered(Trigger, event="own marker"):
    """You place a tile on your own marker."""


@dataclass(frozen=True, slots=True)
class ProjectDone(Trigger, event="project"):
    """You do a standard project of at least this cost."""

    least_cost: int = 0


@dataclass(frozen=True, slots=True)
class ParameterRaised(Trigger, event="parameter"):
    """A global parameter is raised by a step."""

    parameter: str = ""


@dataclass(frozen=True, slots=True)
class ResourceAdded(Trigger, event="added"):
    """A resource is added to one of your cards, or only to this one (`here`)."""

    kind: str = ""
    here: bool = False


@dataclass(frozen=True, slots=True)
class ProductionRaised(Trigger, event="production"):
    """Your production rises; with `once` only the first time in an action."""

    once: bool = False


@dataclass(frozen=True, slots=True)
class RatingRaised(Trigger, event="rating"):
    """Your rating rises by a step."""


@dataclass(frozen=True, slots=True)
class ProductionPhase(Trigger, event="production phase"):
    """The production phase of a generation in which your rating did not rise."""


@dataclass(frozen=True, slots=True)
class ColonyBuilt(Trigger, event="colony"):
    """A colony is built."""


@dataclass(frozen=True, slots=True)
class Traded(Trigger, event="trade"):
    """You trade."""


@dataclass(frozen=True, slots=True)
class LeadGained(Trigger, event="leader"):
    """You become the leader of a party."""


@dataclass(frozen=True, slots=True)
class BotHarmed(Trigger, event="hurt"):
    """An effect of yours takes something from MarsBot."""
