"""Triggers of card definitions, one class per event, with the conditions of that event."""

from __future__ import annotations

from dataclasses import dataclass

from understudy.mars.human.state.card_definition import FROM_NEXT_CARD, Trigger


@dataclass(frozen=True, slots=True)
class TagPlayed(Trigger):
    """A card with one of `tags` is played: once for each tag, or `once` for the card."""

    event = "tag"
    starts = FROM_NEXT_CARD
    tags: tuple[int, ...] = ()
    once: bool = False


@dataclass(frozen=True, slots=True)
class EventPlayed(Trigger):
    """An event is played, or one with a tag of `tags`."""

    event = "event"
    starts = FROM_NEXT_CARD
    tags: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class CardPlayed(Trigger):
    """A card is played with `least` to `most` tags, at least this cost, or `points`."""

    event = "card"
    starts = FROM_NEXT_CARD
    least: int = 0
    most: int = 99
    least_cost: int = 0
    points: bool = False


@dataclass(frozen=True, slots=True)
class NewTagPlayed(Trigger):
    """A tag is played that was not in play before."""

    event = "new tag"
    starts = FROM_NEXT_CARD


@dataclass(frozen=True, slots=True)
class TilePlaced(Trigger):
    """A tile is placed; `bonus` lists icons of which its space must show one."""

    event = "tile"
    tile: str = ""
    on_mars: bool = False
    bonus: str = ""
    in_action: bool = False


@dataclass(frozen=True, slots=True)
class TilesAdjacent(Trigger):
    """A tile is placed next to a tile of the other side."""

    event = "neighbour"


@dataclass(frozen=True, slots=True)
class OwnMarkerCovered(Trigger):
    """You place a tile on your own marker."""

    event = "own marker"


@dataclass(frozen=True, slots=True)
class ProjectDone(Trigger):
    """You do a standard project of at least this cost."""

    event = "project"
    least_cost: int = 0


@dataclass(frozen=True, slots=True)
class ParameterRaised(Trigger):
    """A global parameter is raised by a step."""

    event = "parameter"
    parameter: str = ""


@dataclass(frozen=True, slots=True)
class ResourceAdded(Trigger):
    """A resource is added to one of your cards, or only to this one (`here`)."""

    event = "added"
    kind: str = ""
    here: bool = False


@dataclass(frozen=True, slots=True)
class ProductionRaised(Trigger):
    """Your production rises; with `once` only the first time in an action."""

    event = "production"
    once: bool = False


@dataclass(frozen=True, slots=True)
class RatingRaised(Trigger):
    """Your rating rises by a step."""

    event = "rating"


@dataclass(frozen=True, slots=True)
class ProductionPhase(Trigger):
    """The production phase of a generation in which your rating did not rise."""

    event = "production phase"


@dataclass(frozen=True, slots=True)
class ColonyBuilt(Trigger):
    """A colony is built."""

    event = "colony"


@dataclass(frozen=True, slots=True)
class Traded(Trigger):
    """You trade."""

    event = "trade"


@dataclass(frozen=True, slots=True)
class LeadGained(Trigger):
    """You become the leader of a party."""

    event = "leader"


@dataclass(frozen=True, slots=True)
class BotHarmed(Trigger):
    """An effect of yours takes something from MarsBot."""

    event = "hurt"
