"""Reviews of games by the expert, and its opinion of single decisions.

A client asks for the review until it is complete; each request does a part of the work. Like other
requests that replay a game, they do not lock it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from understudy.core import Illegal, message_to_json
from understudy.service.cache.game_cache import GameCache
from understudy.service.cache.recorded_game import RecordedGame
from understudy.service.endpoints.advice import best_answers, hinted_move, rounded
from understudy.service.wire.advice_payloads import (
    DecisionReport,
    GameReview,
    KeyDecision,
    ReviewedAnswer,
    ReviewPoint,
    ReviewReport,
    WinCourseReport,
    WinCourseRequest,
)
from understudy.service.wire.errors import NotFound
from understudy.service.wire.payloads import At
from understudy.service.wire.responses import Disconnected, TextContent, stop_if

if TYPE_CHECKING:
    from understudy.sim.advice.review import CurvePoint, Progress, Review, ReviewedGame
    from understudy.sim.advice.review import KeyDecision as FoundDecision
    from understudy.sim.advice.win_course import WinCourse
    from understudy.sim.time_slices import Slices


def continue_review(games: GameCache, id: str, disconnected: Disconnected) -> ReviewReport:
    """Review the game a little further; complete after a few requests."""
    recorded = games.recorded_game(id)
    # The first request replays the game.
    reviewed = _reviewed(recorded, disconnected)

    def begin(report: Callable[[Progress], None]) -> Slices[Review]:
        from understudy.sim.advice.review import review_in_slices

        return review_in_slices(reviewed, report)

    work = games.reviews.continue_work((id, recorded.revision), begin, disconnected)
    done, of = (0, 0) if work.progress is None else (work.progress.done, work.progress.of)
    found = None if work.result is None else _report(work.result)
    return ReviewReport(recorded.revision, done, of, found)


def continue_win_course(
    games: GameCache, id: str, data: WinCourseRequest, disconnected: Disconnected
) -> WinCourseReport:
    """Compute the win probabilities of a game a little further; complete after some requests."""
    recorded = games.recorded_game(id)
    reviewed = _reviewed(recorded, disconnected)

    def begin(report: Callable[[Progress], None]) -> Slices[WinCourse]:
        from understudy.sim.advice.win_course import EXPERT, PLANNER, win_course_in_slices

        return win_course_in_slices(reviewed, PLANNER if data.planner else EXPERT, report)

    key = (f"{id} {data.planner}", recorded.revision)
    work = games.win_courses.continue_work(key, begin, disconnected)
    done, of = (0, 0) if work.progress is None else (work.progress.done, work.progress.of)
    found = work.result
    return WinCourseReport(
        recorded.revision,
        done,
        of,
        0 if found is None else found.games,
        0.0 if found is None else round(found.error, 2),
        None if found is None else _points(found.points),
    )


def _points(points: Sequence[CurvePoint]) -> list[ReviewPoint]:
    return [ReviewPoint(one.at, one.round, *rounded(one.expected)) for one in points]


def read_decision(
    games: GameCache, id: str, at: At, disconnected: Disconnected
) -> TextContent[DecisionReport]:
    """Return the expert's best answers to an earlier question, and the given one among them."""
    recorded = games.recorded_game(id)

    def compute() -> object:
        from understudy.sim.advice.review import ask_about

        try:
            found, given = ask_about(_reviewed(recorded, disconnected), at)
        except Illegal as refused:
            raise NotFound(refused.message.id, **refused.message.args) from refused
        own = None if given is None else hinted_move(given)
        return DecisionReport(*best_answers(found), at=at, given=own)

    key = (id, recorded.revision, f"decision {at}")
    return games.replays.get_or_compute(games.encode, key, compute)


def _reviewed(recorded: RecordedGame, disconnected: Disconnected) -> ReviewedGame:
    from understudy.sim.advice.review import ReviewedGame

    try:
        return ReviewedGame.of(
            recorded.system,
            recorded.options,
            recorded.seed,
            recorded.tape,
            lambda: stop_if(disconnected),
        )
    except Illegal as refused:
        raise NotFound(refused.message.id, **refused.message.args) from refused


def _report(found: Review) -> GameReview:
    return GameReview(
        points=_points(found.points),
        cost=[_decision(one) for one in found.cost],
        gained=[_decision(one) for one in found.gained],
        sentences=[message_to_json(one) for one in found.sentences],
        decisions=[ReviewedAnswer(at, round) for at, round in found.decisions],
        won=None if found.result is None else bool(found.result.win),
    )


def _decision(found: FoundDecision) -> KeyDecision:
    given, other = hinted_move(found.given), hinted_move(found.other)
    asked = None if found.asked is None else message_to_json(found.asked)
    return KeyDecision(found.at, found.round, found.question, found.kind, given, other, asked)
