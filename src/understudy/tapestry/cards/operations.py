"""Operations that only tapestry cards have, beside those of `printed.benefits`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from understudy.tapestry.printed.benefits import FROM_ANYWHERE, Benefit


@dataclass(frozen=True, slots=True)
class RollForEveryone(Benefit):
    """Roll the science die; every player advances there, only you gain benefit and bonus."""

    op: ClassVar[str] = "roll_for_everyone"


@dataclass(frozen=True, slots=True)
class GiveTile(Benefit):
    """Give an opponent a territory tile of your supply for `vp` points, or leave it."""

    op: ClassVar[str] = "give_tile"
    vp: int


@dataclass(frozen=True, slots=True)
class CompareLandmarks(Benefit):
    """Gain by your number of landmarks: strictly fewest, strictly most, or otherwise."""

    op: ClassVar[str] = "compare_landmarks"
    fewest: Benefit
    most: Benefit
    otherwise: Benefit


@dataclass(frozen=True, slots=True)
class ChooseOpponent(Benefit):
    """Choose an opponent, whom the card then means."""

    op: ClassVar[str] = "choose_opponent"


@dataclass(frozen=True, slots=True)
class ChooseOpponentAndTrack(Benefit):
    """Choose an opponent and a track, which the card then means."""

    op: ClassVar[str] = "choose_opponent_and_track"


@dataclass(frozen=True, slots=True)
class CopyBenefit(Benefit):
    """Gain the benefit that the chosen opponent has just gained."""

    op: ClassVar[str] = "copy_benefit"


@dataclass(frozen=True, slots=True)
class PointsPerCoin(Benefit):
    """Score `n` points for each coin of the income just received."""

    op: ClassVar[str] = "points_per_coin"
    n: int


@dataclass(frozen=True, slots=True)
class ExploreDrawn(Benefit):
    """Draw a territory tile and explore with it."""

    op: ClassVar[str] = "explore_drawn"


@dataclass(frozen=True, slots=True)
class NeighborsGain(Benefit):
    """Each human neighbor gains the benefit; if `optional`, each may leave it."""

    op: ClassVar[str] = "neighbours_gain"
    gain: Benefit
    optional: bool = False


@dataclass(frozen=True, slots=True)
class EveryoneGains(Benefit):
    """Each human player gains the benefit, in turn order from you."""

    op: ClassVar[str] = "all_gain"
    gain: Benefit


@dataclass(frozen=True, slots=True)
class TerrainResources(Benefit):
    """Choose a tile that you control; gain the resource of each land terrain on it."""

    op: ClassVar[str] = "terrain_resources"
    resources: tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class BackOnThreeForwardOnOne(Benefit):
    """Choose a track; move back once on the others, then advance `steps` times there, plain."""

    op: ClassVar[str] = "back_on_three_forward_on_one"
    steps: int


@dataclass(frozen=True, slots=True)
class DiscardForPoints(Benefit):
    """Discard any number of tapestry cards for `vp_each` points each."""

    op: ClassVar[str] = "discard_for_vp"
    vp_each: int


@dataclass(frozen=True, slots=True)
class AdvanceChosen(Benefit):
    """Choose a track and advance there with benefit and bonus.

    If `neighbors`, they may advance there too, without benefit, and all may leave it. If
    `bans_others`, they may not advance there until the end of your next turn.
    """

    op: ClassVar[str] = "advance_chosen"
    neighbors: bool = False
    bans_others: bool = False


@dataclass(frozen=True, slots=True)
class GainAnyLandmark(Benefit):
    """Take any unclaimed landmark of the tracks and place it."""

    op: ClassVar[str] = "any_landmark"


@dataclass(frozen=True, slots=True)
class CopyTapestry(Benefit):
    """The card acts as another uncovered tapestry card on an income mat."""

    op: ClassVar[str] = "copy_tapestry"


@dataclass(frozen=True, slots=True)
class Exchange(Benefit):
    """Exchange up to `most` resources and `vp_each` points for each, in either direction."""

    op: ClassVar[str] = "exchange"
    vp_each: int
    most: int


@dataclass(frozen=True, slots=True)
class CircleOfInvented(Benefit):
    """Take the circle of the tech card just invented."""

    op: ClassVar[str] = "circle_of_invented"


@dataclass(frozen=True, slots=True)
class ConvertFood(Benefit):
    """Exchange any food of the income for other resources; `vp_each` points each."""

    op: ClassVar[str] = "convert_food"
    vp_each: int


@dataclass(frozen=True, slots=True)
class PlaceOutpost(Benefit):
    """Put an outpost on the territory just explored, without conquering."""

    op: ClassVar[str] = "place_outpost"


@dataclass(frozen=True, slots=True)
class EachMayPay(Benefit):
    """Each human may pay a resource for `gain`; afterwards gain by whether an opponent paid."""

    op: ClassVar[str] = "each_may_pay"
    kind: str
    gain: Benefit
    if_opponent_paid: Benefit
    otherwise: Benefit


@dataclass(frozen=True, slots=True)
class AidPerTrailingTrack(Benefit):
    """For each track on which every other token is ahead of yours: `vp` points and a resource."""

    op: ClassVar[str] = "aid_per_trailing_track"
    vp: int


@dataclass(frozen=True, slots=True)
class StandUp(Benefit):
    """Stand up to `most` of your toppled outposts up, and topple the tokens above them."""

    op: ClassVar[str] = "stand_up"
    most: int


@dataclass(frozen=True, slots=True)
class MatchOpponent(Benefit):
    """Choose a track and move to the nearest opponent ahead or behind, plain."""

    op: ClassVar[str] = "match_opponent"


@dataclass(frozen=True, slots=True)
class InventAndUpgrade(Benefit):
    """Invent a tech card and upgrade it."""

    op: ClassVar[str] = "invent_and_upgrade"
    source: str = FROM_ANYWHERE


@dataclass(frozen=True, slots=True)
class IfFirstInEra(Benefit):
    """Gain by whether no other player has started this income turn."""

    op: ClassVar[str] = "if_first_in_era"
    first: Benefit
    otherwise: Benefit


@dataclass(frozen=True, slots=True)
class OpponentPosition(Benefit):
    """Take the benefit where a token of an opponent stands; that opponent gains the bonus."""

    op: ClassVar[str] = "opponent_position"


@dataclass(frozen=True, slots=True)
class PlayGained(Benefit):
    """Play the tapestry card just gained over the current one, then score `vp` points."""

    op: ClassVar[str] = "play_gained"
    vp: int
