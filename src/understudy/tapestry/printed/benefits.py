"""What a space, a tile or a card gives: one small class for each operation.

Rules carry them out (`tapestry.human`), data files write them in a short notation
(`benefit_notation`), scenarios and the page in their JSON form (`benefit_json`). The fields of a
class have the names of that form; `op` is the name of the operation there.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

RESOURCES: Final = ("food", "worker", "culture", "coin")
"""The kinds of resources; the first one is the resource of the first track, and so on."""
ANY: Final = "any"
"""A resource or building of the player's choice."""
BUILDINGS: Final = ("market", "house", "farm", "armory")
"""The kinds of income buildings, which are the rows of the income mat."""

ADJACENT, ANYWHERE = "adjacent", "anywhere"
SCOPES: Final = (ADJACENT, ANYWHERE)

WITH_BONUS, BENEFIT_ONLY, PLAIN, FREE_BONUS = "benefit_and_bonus", "benefit", "none", "free_bonus"
GAINS: Final = (WITH_BONUS, BENEFIT_ONLY, PLAIN, FREE_BONUS)
"""What a moved token gives: benefit and the offer of the bonus, only the benefit, neither, or only
the bonus without paying."""

ONE_DIE, BOTH_DICE, BOTH_IF_OPPONENT = "one", "both", "both_if_opponent"
DICE: Final = (ONE_DIE, BOTH_DICE, BOTH_IF_OPPONENT)

COUNTED: Final = (
    "tech_card", "capital_line", "territory", *BUILDINGS, "supply_territory_tile",
    "tapestry_card", "landmark", "track_space", "opponent", "achievement", "leading_track",
    "trailing_track", "adjacent_territory_of_opponents",
)  # fmt: skip
"""What `PointsPer` counts. For `track_space` it is the space of the furthest token on a track."""


@dataclass(frozen=True, slots=True)
class Benefit:
    """An operation or a combination of operations."""

    op: ClassVar[str]


@dataclass(frozen=True, slots=True)
class AllOf(Benefit):
    """All parts, in the order that the player chooses."""

    op: ClassVar[str] = "and"
    parts: tuple[Benefit, ...]


@dataclass(frozen=True, slots=True)
class InOrder(Benefit):
    """All parts in this order; a later part is done even if an earlier one was void."""

    op: ClassVar[str] = "seq"
    parts: tuple[Benefit, ...]


@dataclass(frozen=True, slots=True)
class OneOf(Benefit):
    """Exactly one part, chosen among those that can be carried out."""

    op: ClassVar[str] = "or"
    parts: tuple[Benefit, ...]


@dataclass(frozen=True, slots=True)
class GainResource(Benefit):
    """Gain resources of a kind, or of any kinds."""

    op: ClassVar[str] = "resource"
    kind: str
    n: int = 1


@dataclass(frozen=True, slots=True)
class LoseResource(Benefit):
    """Give up resources, as many as there are."""

    op: ClassVar[str] = "pay"
    kind: str
    n: int = 1


@dataclass(frozen=True, slots=True)
class GainTiles(Benefit):
    """Draw territory tiles into the supply."""

    op: ClassVar[str] = "territory_tile"
    n: int = 1


@dataclass(frozen=True, slots=True)
class GainSpaceTiles(Benefit):
    """Draw space tiles into the supply."""

    op: ClassVar[str] = "space_tile"
    n: int = 1


@dataclass(frozen=True, slots=True)
class GainTapestry(Benefit):
    """Draw tapestry cards into the hand."""

    op: ClassVar[str] = "tapestry_card"
    n: int = 1


@dataclass(frozen=True, slots=True)
class GainBuilding(Benefit):
    """Take the leftmost income building of a row, or of any row, and place it."""

    op: ClassVar[str] = "building"
    kind: str


FROM_ANYWHERE, FACE_UP, FROM_DECK = "any", "face_up", "deck"
TECH_SOURCES: Final = (FROM_ANYWHERE, FACE_UP, FROM_DECK)


@dataclass(frozen=True, slots=True)
class Invent(Benefit):
    """Take tech cards from the display or the deck into the bottom row, one after the other."""

    op: ClassVar[str] = "invent"
    n: int = 1
    source: str = FROM_ANYWHERE


@dataclass(frozen=True, slots=True)
class RefreshTech(Benefit):
    """Discard the three face-up tech cards for three new ones, or leave them."""

    op: ClassVar[str] = "refresh_tech"


@dataclass(frozen=True, slots=True)
class Upgrade(Benefit):
    """Move a tech card up one row and take its circle or square."""

    op: ClassVar[str] = "upgrade"
    optional: bool = False
    ignore_requirement: bool = False


@dataclass(frozen=True, slots=True)
class TechCircle(Benefit):
    """Take the circle of a tech card in the middle row."""

    op: ClassVar[str] = "tech_circle"


@dataclass(frozen=True, slots=True)
class TechSquare(Benefit):
    """Take the square of a tech card in the top row."""

    op: ClassVar[str] = "tech_square"


@dataclass(frozen=True, slots=True)
class Explore(Benefit):
    """Place a territory tile of the supply, score its sides, take its benefit."""

    op: ClassVar[str] = "explore"
    scope: str = ADJACENT


@dataclass(frozen=True, slots=True)
class ExploreSpace(Benefit):
    """Take the benefit of a space tile of the supply."""

    op: ClassVar[str] = "explore_space"


@dataclass(frozen=True, slots=True)
class Conquer(Benefit):
    """Put an outpost on a territory and take one conquer die, or both."""

    op: ClassVar[str] = "conquer"
    scope: str = ADJACENT
    dice: str = ONE_DIE


@dataclass(frozen=True, slots=True)
class Research(Benefit):
    """Roll the science die and advance on that track, or leave it.

    `overflow_vp`: points if the token there is on the last space.
    """

    op: ClassVar[str] = "research"
    gain: str = WITH_BONUS
    overflow_vp: int = 0


@dataclass(frozen=True, slots=True)
class Advance(Benefit):
    """Advance on a track without paying."""

    op: ClassVar[str] = "advance"
    track: str
    gain: str = WITH_BONUS
    optional: bool = False
    overflow_vp: int = 0
    steps: int = 1


@dataclass(frozen=True, slots=True)
class Regress(Benefit):
    """Move a token back one space."""

    op: ClassVar[str] = "regress"
    track: str
    gain: str = WITH_BONUS


@dataclass(frozen=True, slots=True)
class Points(Benefit):
    """Score victory points."""

    op: ClassVar[str] = "vp"
    n: int


@dataclass(frozen=True, slots=True)
class PointsPer(Benefit):
    """Score `n` victory points for each item counted."""

    op: ClassVar[str] = "vp_per"
    what: str
    n: int = 1
    track: str = ""


@dataclass(frozen=True, slots=True)
class GainLandmark(Benefit):
    """Take a landmark that is unclaimed, and place it."""

    op: ClassVar[str] = "landmark"
    id: str


@dataclass(frozen=True, slots=True)
class PlayOver(Benefit):
    """Play a tapestry card from the hand on top of the current one; if `optional`, or leave it."""

    op: ClassVar[str] = "play_tapestry_over"
    optional: bool = False


@dataclass(frozen=True, slots=True)
class GainCivilization(Benefit):
    """Gain the top civilization of the deck."""

    op: ClassVar[str] = "gain_civilization"


@dataclass(frozen=True, slots=True)
class RepeatPosition(Benefit):
    """Take the benefit and the offer of the bonus where one of your tokens stands."""

    op: ClassVar[str] = "repeat_position"


@dataclass(frozen=True, slots=True)
class RestartToken(Benefit):
    """Move the token from the end of the technology track to the start of any track."""

    op: ClassVar[str] = "restart_token"


@dataclass(frozen=True, slots=True)
class TerritoryBenefit(Benefit):
    """Take the benefit of the territory tile in question; a printed territory has none."""

    op: ClassVar[str] = "territory_benefit"


COMBINATIONS: Final = (AllOf, InOrder, OneOf)
