"""Operations that only civilizations have, beside those of `printed.benefits`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from understudy.tapestry.printed.benefits import Benefit


@dataclass(frozen=True, slots=True)
class PushYourLuck(Benefit):
    """Roll the science die and mark its track, as often as you like.

    A track that is marked already gives `bust` and ends it. If you stop, you may advance on each
    marked track without benefit; a token at the end gives `overflow_vp` points.
    """

    op: ClassVar[str] = "push_luck"
    bust: Benefit
    overflow_vp: int


@dataclass(frozen=True, slots=True)
class SwapBuildings(Benefit):
    """Exchange two income buildings of the capital city, up to `most` times."""

    op: ClassVar[str] = "swap_buildings"
    most: int


@dataclass(frozen=True, slots=True)
class MoveAlongPath(Benefit):
    """Move the token of the Entertainers and gain its new space; if `anywhere`, to any space."""

    op: ClassVar[str] = "move_along_path"
    anywhere: bool = False


@dataclass(frozen=True, slots=True)
class JumpOnEveryTrack(Benefit):
    """Move `steps` spaces forward on every track; this is no advance."""

    op: ClassVar[str] = "jump"
    steps: int


@dataclass(frozen=True, slots=True)
class CopyWhenPlayed(Benefit):
    """Put a token on a when-played tapestry card without one, and resolve that card."""

    op: ClassVar[str] = "copy_when_played"


@dataclass(frozen=True, slots=True)
class SendHistorian(Benefit):
    """Discard a territory tile to give an opponent a token, and uncover a square."""

    op: ClassVar[str] = "give_token"


@dataclass(frozen=True, slots=True)
class SendAllHistorians(Benefit):
    """Give all four tokens to opponents and uncover all squares."""

    op: ClassVar[str] = "give_all_tokens"


@dataclass(frozen=True, slots=True)
class GainUncoveredSquares(Benefit):
    """Gain all uncovered squares, if the opponent in question holds a token of yours."""

    op: ClassVar[str] = "gain_uncovered_squares"


@dataclass(frozen=True, slots=True)
class GainUncoveredCells(Benefit):
    """Gain all cells of the rows that no outpost covers."""

    op: ClassVar[str] = "gain_uncovered_cells"


@dataclass(frozen=True, slots=True)
class UpgradeWithToken(Benefit):
    """Put a token on a tech card and upgrade it without its requirement."""

    op: ClassVar[str] = "upgrade_with_token"


@dataclass(frozen=True, slots=True)
class AddTokenFor(Benefit):
    """Put a token on the territory just conquered and gain `gain`, or leave it."""

    op: ClassVar[str] = "add_token"
    gain: Benefit


@dataclass(frozen=True, slots=True)
class LargestArea(Benefit):
    """Score the largest connected area of one land terrain that you control."""

    op: ClassVar[str] = "area_vp"


@dataclass(frozen=True, slots=True)
class CoverLeader(Benefit):
    """Cover a leader and advance on its track with benefit, without bonus."""

    op: ClassVar[str] = "cover_leader"


@dataclass(frozen=True, slots=True)
class MoveUpColumn(Benefit):
    """Move the token of a column of the Merrymakers one step up, and gain the new step."""

    op: ClassVar[str] = "move_up_column"


@dataclass(frozen=True, slots=True)
class CoverRows(Benefit):
    """Put the outposts of the supply on the rows of the Militants, each from the right."""

    op: ClassVar[str] = "cover_rows"


@dataclass(frozen=True, slots=True)
class Predict(Benefit):
    """Predict a number for tech cards, districts, territories and completed tracks."""

    op: ClassVar[str] = "predict"


@dataclass(frozen=True, slots=True)
class PointsPerPrediction(Benefit):
    """Score `n` points for each prediction that is exactly met."""

    op: ClassVar[str] = "points_per_prediction"
    n: int


@dataclass(frozen=True, slots=True)
class LeadAndAchieve(Benefit):
    """Score a point per opponent for each track that you lead or have completed.

    Then gain a resource for each achievement of yours, in the last income turn `last_vp` points.
    """

    op: ClassVar[str] = "lead_and_achieve"
    last_vp: int


@dataclass(frozen=True, slots=True)
class PlaceTradeToken(Benefit):
    """Put a trade token on an empty territory, or on one with a single opposing outpost."""

    op: ClassVar[str] = "trade_token"


@dataclass(frozen=True, slots=True)
class TakeOtherDie(Benefit):
    """Take the conquer die that an opponent left on a territory with your trade token."""

    op: ClassVar[str] = "take_other_die"
