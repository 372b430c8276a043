"""Triggers of card definitions, one class per event, with the conditions of that event."""

from __future__ import annotations

from dataclasses import dataclass

from understudy.mars.human.state.card_definition import FROM_NEXT_CARD, Trigger


@dataclass(frozen=True, slots=True)
class TagPlayed(Trigger):
    """A card with one of `tags` is played: once for each tag, or `once` for the card."""

    tags: tuple[int, ...] = ()
    once: bool = False

    @property
    def event(self) -> str:
        return "tag"

    @property
    def starts(self) -> str:
        return FROM_NEXT_CARD


@dataclass(frozen=True, slots=True)
class EventPlayed(Trigger):
    """An event is played, or one with a tag of `tags`."""

    tags: tuple[int, ...] = ()

    @property
    def event(self) -> str:
        return "event"

    @property
    def starts(self) -> str:
        return FROM_NEXT_CARD


@dataclass(frozen=True, slots=True)
class CardPlayed(Trigger):
    """A card is played with `least` to `most` tags, at least this cost, or `points`."""

    least: int = 0
    most: int = 99
    least_cost: int = 0
    points: bool = False

    @property
    def event(self) -> str:
        return "card"

    @property
    def starts(self) -> str:
        return FROM_NEXT_CARD


@dataclass(frozen=True, slots=True)
class NewTagPlayed(Trigger):
    """A tag is played that was not in play before."""

    @property
    def event(self) -> str:
        return "new tag"

    @property
    def starts(self) -> str:
        return FROM_NEXT_CARD


@dataclass(frozen=True, slots=True)
class TilePlaced(Trigger):
    """A tile is placed; `bonus` lists icons of which its space must show one."""

    tile: str = ""
    on_mars: bool = False
    bonus: str = ""
    in_action: bool = False

    @property
    def event(self) -> str:
        return "tile"


@dataclass(frozen=True, slots=True)
class TilesAdjacent(Trigger):
    """A tile is placed next to a tile of the other side."""

    @property
    def event(self) -> str:
        return "neighbour"


@dataclass(frozen=True, slots=True)
class OwnMarkerCovered(Trigger):
    """You place a tile on your own marker."""

    @property
    def event(self) -> str:
        return "own marker"


@dataclass(frozen=True, slots=True)
class ProjectDone(Trigger):
    """You do a standard project of at least this cost."""

    least_cost: int = 0

    @property
    def event(self) -> str:
        return "project"


@dataclass(frozen=True, slots=True)
class ParameterRaised(Trigger):
    """A global parameter is raised by a step."""

    parameter: str = ""

    @property
    def event(self) -> str:
        return "parameter"


@dataclass(frozen=True, slots=True)
class ResourceAdded(Trigger):
    """A resource is added to one of your cards, or only to this one (`here`)."""

    kind: str = ""
    here: bool = False

    @property
    def event(self) -> str:
        return "added"


@dataclass(frozen=True, slots=True)
class ProductionRaised(Trigger):
    """Your production rises; with `once` only the first time in an action."""

    once: bool = False

    @property
    def event(self) -> str:
        return "production"


@dataclass(frozen=True, slots=True)
class RatingRaised(Trigger):
    """Your rating rises by a step."""

    @property
    def event(self) -> str:
        return "rating"


@dataclass(frozen=True, slots=True)
class ProductionPhase(Trigger):
    """The production phase of a generation in which your rating did not rise."""

    @property
    def event(self) -> str:
        return "production phase"


@dataclass(frozen=True, slots=True)
class ColonyBuilt(Trigger):
    """A colony is built."""

    @property
    def event(self) -> str:
        return "colony"


@dataclass(frozen=True, slots=True)
class Traded(Trigger):
    """You trade."""

    @property
    def event(self) -> str:
        return "trade"


@dataclass(frozen=True, slots=True)
class LeadGained(Trigger):
    """You become the leader of a party."""

    @property
    def event(self) -> str:
        return "leader"


@dataclass(frozen=True, slots=True)
class BotHarmed(Trigger):
    """An effect of yours takes something from MarsBot."""

    @property
    def event(self) -> str:
        return "hurt"
