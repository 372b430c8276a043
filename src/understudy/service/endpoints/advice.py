"""Hints of the expert, and a comparison of the hinted answers by whole games.

Like a forecast the comparison does not lock the game, and stops when the game changes.
"""

from __future__ import annotations

from importlib.util import find_spec
from typing import TYPE_CHECKING

from understudy.core import Illegal, Session
from understudy.service.cache.game_cache import GameCache
from understudy.service.wire.errors import NotFound
from understudy.service.wire.payloads import (
    AdviceReport,
    AdviceRequest,
    HintedMove,
    HintReport,
    MoveAdvice,
)
from understudy.service.wire.responses import Disconnected
from understudy.sim.advice import Advice, advise
from understudy.sim.forecast import turn_start
from understudy.sim.time_slices import Slices

if TYPE_CHECKING:
    from understudy.sim.hint import Expectation, Hint


def give_hint(games: GameCache, id: str) -> HintReport:
    """Return the expert's best answers to the current question."""
    with games.locked_game(id) as game:
        found = _hint(game.session)
        moves = [
            HintedMove(one.answer, one.place, *_rounded(one.expected)) for one in found.answers()
        ]
        return HintReport(game.revision, found.choices, *_rounded(found.now), moves)


def _rounded(expected: Expectation) -> tuple[float, float]:
    """Return win probability and difference with as many digits as mean something."""
    return round(expected.win, 3), round(expected.difference, 1)


def compare_moves(
    games: GameCache, id: str, data: AdviceRequest, disconnected: Disconnected
) -> Slices[AdviceReport]:
    """Compare the hinted answers. Refused as stale if the game changes before it is done."""
    with games.locked_game(id) as game:
        revision, found = game.revision, _hint(game.session)
        start = turn_start(game.session)
    moves = [one.answer for one in found.answers()]

    def is_canceled() -> bool:
        return disconnected() or games.store.revision(id) != revision

    def compute() -> Slices[AdviceReport]:
        compared = yield from advise(start, moves, data.games, data.seed, is_canceled)
        reports = [_report(advice) for advice in compared.moves]
        return AdviceReport(revision, compared.games, compared.seconds, reports)

    cache_key = ("advice", revision, data.games, data.seed)
    return (yield from games.forecasts.get_or_compute(id, cache_key, compute))


def _hint(session: Session) -> Hint:
    """Return the hint for the current question, or raise `NotFound` if there is none."""
    if find_spec("numpy") is None:
        raise Illegal("expert-needs-numpy")
    # The server starts without numpy, which takes a tenth of a second to import.
    from understudy.sim.hint import hint

    try:
        return hint(session)
    except Illegal as refused:
        raise NotFound(refused.message.id) from refused


def _report(found: Advice) -> MoveAdvice:
    return MoveAdvice(
        found.move, found.ahead, found.error, found.human, found.bot, found.clearly_worse
    )
