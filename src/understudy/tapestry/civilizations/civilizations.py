"""The sixteen civilizations: one civilization, one statement that reads like its mat."""

from __future__ import annotations

from typing import Final, TypeVar

from understudy.tapestry.cards.definition import Effect, Event, Standing
from understudy.tapestry.civilizations.definition import (
    Ability,
    AfterFirstIncome,
    AtIncome,
    AtTheEnd,
    CivilizationDefinition,
    OnlyAtStart,
    Tokens,
    WhenGained,
)
from understudy.tapestry.civilizations.operations import (
    AddTokenFor,
    CopyWhenPlayed,
    CoverLeader,
    CoverRows,
    GainUncoveredCells,
    GainUncoveredSquares,
    JumpOnEveryTrack,
    LargestArea,
    LeadAndAchieve,
    MoveAlongPath,
    MoveUpColumn,
    PlaceTradeToken,
    PointsPerPrediction,
    Predict,
    PushYourLuck,
    SendAllHistorians,
    SendHistorian,
    SwapBuildings,
    TakeOtherDie,
    UpgradeWithToken,
)
from understudy.tapestry.printed.benefits import (
    ANY,
    RESOURCES,
    AllOf,
    GainResource,
    InOrder,
    PlayOver,
)
from understudy.tapestry.printed.read_tables import to_id

T = TypeVar("T")


def civilization(name: str, *clauses: Ability | Effect | Standing) -> CivilizationDefinition:
    """Return the definition of a civilization."""

    def one(kind: type[T]) -> T | None:
        return next((clause for clause in clauses if isinstance(clause, kind)), None)

    after, end, tokens = one(AfterFirstIncome), one(AtTheEnd), one(Tokens)
    return CivilizationDefinition(
        to_id(name),
        one(AtIncome),
        one(WhenGained),
        after.benefit if after else None,
        end.benefit if end else None,
        tokens.count if tokens else 0,
        one(OnlyAtStart) is not None,
        tuple(clause for clause in clauses if isinstance(clause, Effect)),
        frozenset(clause for clause in clauses if isinstance(clause, Standing)),
    )


_DEFINITIONS: Final = (
    civilization("Alchemists", AtIncome(PushYourLuck(bust=GainResource(ANY), overflow_vp=5))),
    civilization("Architects", Standing.UNIFORM_DISTRICTS, WhenGained(SwapBuildings(most=3))),
    civilization("Craftsmen", Standing.CRAFTSMEN_GRID),
    civilization(
        "Entertainers", AtIncome(MoveAlongPath()), WhenGained(MoveAlongPath(anywhere=True))
    ),
    civilization(
        "Futurists",
        WhenGained(
            InOrder(
                (JumpOnEveryTrack(steps=4), AllOf(tuple(GainResource(kind) for kind in RESOURCES)))
            ),
            midgame=False,
        ),
        OnlyAtStart(),
    ),
    civilization(
        "Heralds", Tokens(4), AtIncome(CopyWhenPlayed()), AfterFirstIncome(PlayOver(optional=True))
    ),
    civilization(
        "Historians",
        Tokens(4),
        AtIncome(SendHistorian()),
        WhenGained(SendAllHistorians()),
        Effect(Event.OPPONENT_LANDMARK, GainUncoveredSquares()),
    ),
    civilization("Inventors", Tokens(4), AtIncome(UpgradeWithToken())),
    civilization(
        "Isolationists",
        Tokens(4),
        Effect(Event.CONQUER_EMPTY, AddTokenFor(GainResource(ANY))),
        AtTheEnd(LargestArea()),
    ),
    civilization("Leaders", AtIncome(CoverLeader())),
    civilization("Merrymakers", AtIncome(MoveUpColumn())),
    civilization(
        "Militants",
        Standing.OUTPOSTS_ON_MAT,
        AtIncome(GainUncoveredCells(), optional=False),
        WhenGained(CoverRows()),
    ),
    civilization(
        "Mystics",
        WhenGained(Predict(), midgame=False),
        OnlyAtStart(),
        Standing.PREDICTIONS,
        AtTheEnd(PointsPerPrediction(10)),
    ),
    civilization("Nomads", Standing.BUILD_ON_MAP),
    civilization("The Chosen", AtIncome(LeadAndAchieve(last_vp=5), optional=False)),
    civilization(
        "Traders",
        Tokens(4),
        AtIncome(PlaceTradeToken()),
        Effect(Event.OPPONENT_CONQUER, TakeOtherDie(), optional=True),
    ),
)

CIVILIZATION_DEFINITIONS: Final = {definition.id: definition for definition in _DEFINITIONS}
"""The definition of each civilization by its id."""
