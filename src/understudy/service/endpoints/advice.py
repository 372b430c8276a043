"""Hints of the expert, and a comparison of the hinted answers by whole games.

The comparison is continued request by request, so that a client can show its progress and stop. It
does not lock the game, and stops when the game changes.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, cast

from understudy.core import Illegal, Session, message_to_json
from understudy.service.cache.game_cache import GameCache
from understudy.service.wire.advice_payloads import (
    DEFAULT_BEST_ANSWERS,
    AdviceReport,
    AdviceRequest,
    AnswerAlone,
    ExpertStepReport,
    HintedMove,
    HintReport,
    HintRequest,
    MoveAdvice,
    WinReport,
)
from understudy.service.wire.errors import NotFound
from understudy.service.wire.responses import Disconnected
from understudy.sim.forecast import turn_start
from understudy.sim.time_slices import Slices

if TYPE_CHECKING:
    from understudy.sim.advice.comparison import ComparedAnswer, Comparison
    from understudy.sim.advice.evaluation import Expectation
    from understudy.sim.advice.hint import Hint, HintedAnswer


def give_hint(games: GameCache, id: str, data: HintRequest) -> HintReport:
    """Return the expert's best answers to the current question."""
    with games.locked_game(id) as game:
        found = _hint(game.session, data.after, data.best)
        alone = [AnswerAlone(one.answer, round(one.by, 3)) for one in found.alone]
        return HintReport(*best_answers(found), revision=game.revision, alone=alone)


def read_win_probability(games: GameCache, id: str) -> WinReport:
    """Return how the game would end if the expert continued."""
    from understudy.sim.advice.hint import win_probability

    with games.locked_game(id) as game:
        try:
            expected = win_probability(game.session)
        except Illegal as refused:
            raise NotFound(refused.message.id, **refused.message.args) from refused
        return WinReport(game.revision, *rounded(expected))


def read_expert_step(games: GameCache, id: str) -> ExpertStepReport:
    """Return what the expert would answer to the current question."""
    from understudy.sim.advice.expert_step import expert_step

    with games.locked_game(id) as game:
        try:
            step = expert_step(game.session)
        except Illegal as refused:
            raise NotFound(refused.message.id, **refused.message.args) from refused
        other = None if step.next_best is None else hinted_move(step.next_best)
        return ExpertStepReport(
            game.revision,
            step.question,
            step.kind,
            step.round,
            step.decided,
            hinted_move(step.chosen),
            other,
        )


def best_answers(found: Hint) -> tuple[str, str, int, float, float, list[HintedMove]]:
    """Return the fields of `BestAnswers`."""
    moves = [hinted_move(one) for one in found.answers()]
    return found.question, found.kind, found.choices, *rounded(found.now), moves


def hinted_move(one: HintedAnswer) -> HintedMove:
    """Return an answer of a hint as a payload."""
    reasons = [message_to_json(reason) for reason in one.reasons]
    words = None if one.words is None else message_to_json(one.words)
    return HintedMove(one.answer, list(one.then), one.place, *rounded(one.expected), reasons, words)


def rounded(expected: Expectation) -> tuple[float, float]:
    """Return win probability and difference with as many digits as mean something."""
    return round(expected.win, 3), round(expected.difference, 1)


def compare_moves(
    games: GameCache, id: str, data: AdviceRequest, disconnected: Disconnected
) -> Slices[AdviceReport]:
    """Play more games for each hinted answer, and compare all games since the game last changed.

    Refused as stale if the game changes before it is done.
    """
    from understudy.sim.advice.comparison import begin_comparison, compare

    with games.locked_game(id) as game:
        revision, found = game.revision, _hint(game.session)
        start = turn_start(game.session)

    def is_canceled() -> bool:
        return disconnected() or games.store.revision(id) != revision

    def continue_from(earlier: object) -> Slices[Comparison]:
        begun = begin_comparison([one.answer for one in found.answers()])
        if earlier is not None:
            begun = cast("Comparison", earlier)
        games_left = max(0, min(data.games, data.most - begun.games))
        return (yield from compare(start, begun, games_left, data.seed, is_canceled))

    cache_key = ("advice", revision, data.seed)
    compared = yield from games.forecasts.continue_from(id, cache_key, continue_from)
    reports = [_report(one) for one in compared.ranking()]
    return AdviceReport(revision, compared.games, reports)


def _hint(session: Session, after: Sequence[object] = (), best: int = DEFAULT_BEST_ANSWERS) -> Hint:
    """Return the hint for the current question, or raise `NotFound` if there is none."""
    # The server starts without numpy, which takes a tenth of a second to import.
    from understudy.sim.advice.hint import hint_after

    try:
        return hint_after(session, after, best)
    except Illegal as refused:
        raise NotFound(refused.message.id, **refused.message.args) from refused


def _report(found: ComparedAnswer) -> MoveAdvice:
    expected = found.expected
    return MoveAdvice(
        found.answer,
        round(expected.win, 3),
        round(found.win_error, 3),
        round(expected.difference, 1),
        round(found.error, 1),
        found.clearly_worse,
    )
