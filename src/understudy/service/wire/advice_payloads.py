"""Payload types of hints, comparisons and reviews."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, Any, Final

from understudy.service.wire.field_limits import Limits
from understudy.service.wire.payloads import AnswerIndex, CurrentRevision, Json, Seed

DEFAULT_ADVICE_GAMES: Final = 10
MAX_ADVICE_GAMES: Final = 400
DEFAULT_BEST_ANSWERS: Final = 3
MAX_BEST_ANSWERS: Final = 60

AnswerKind = Annotated[str, "The kind of reference that names the answers; may be empty."]
WinProbability = Annotated[float, "The probability to win if the expert continued."]
ExpectedLead = Annotated[float, "The player's expected final score minus the bot's."]


@dataclass(slots=True)
class ExpertGameRequest:
    """The options and the seed of a game that the expert plays."""

    seed: Seed
    options: Annotated[Json, "Missing options take their defaults."] = field(default_factory=dict)


@dataclass(slots=True)
class ExpertScores:
    """How a game of the expert ended."""

    points: int
    opponent_points: int
    won: bool


@dataclass(slots=True)
class ExpertGameReport:
    """A game of the expert."""

    round: Annotated[int, "The current or the last round."]
    result: Annotated[ExpertScores | None, "Null until the game is over."]


@dataclass(slots=True)
class AdviceRequest:
    """How many more games to play for each move; the same seed gives the same advice."""

    games: Annotated[int, Limits(1, MAX_ADVICE_GAMES)] = DEFAULT_ADVICE_GAMES
    most: Annotated[
        int, "The number of games for each move after which none are added.", Limits(2, 1000)
    ] = MAX_ADVICE_GAMES
    seed: Seed = 1


@dataclass(slots=True)
class HintRequest:
    """How many answers to name, and the answers after which the question would be asked."""

    after: Annotated[
        list[Any],
        "At the start of a game: answers that are chosen but not given yet.",
        Limits(maximum=16),
    ] = field(default_factory=list)
    best: Annotated[
        int, "The number of answers that the hint names.", Limits(1, MAX_BEST_ANSWERS)
    ] = DEFAULT_BEST_ANSWERS


@dataclass(slots=True)
class WinReport:
    """What the expert expects of the current position."""

    revision: CurrentRevision
    win: WinProbability
    ahead: ExpectedLead


@dataclass(slots=True)
class MoveAdvice:
    """A move and its average result at the end of the game."""

    move: Annotated[Any, "The answer that makes this move."]
    win: Annotated[float, "The share of games won."]
    win_error: Annotated[float, "Half the width of the 95 % confidence interval of `win`."]
    ahead: Annotated[float, "The player's score minus the bot's."]
    error: Annotated[float, "Half the width of the 95 % confidence interval of `ahead`."]
    apart: Annotated[bool, "Whether it differs significantly from the first move."]


@dataclass(slots=True)
class AdviceReport:
    """The moves of a hint, compared by games that the expert plays to the end; the best first."""

    revision: CurrentRevision
    games: Annotated[int, "The number of games played for each move so far."]
    moves: list[MoveAdvice]


@dataclass(slots=True)
class HintedMove:
    """An answer that the expert would give, and what it expects after it."""

    move: Annotated[Any, "The answer."]
    next: Annotated[list[Any], "The expert's next answers to the same question."]
    place: Annotated[int, "Its place among all legal answers; 1 is the best."]
    win: WinProbability
    ahead: ExpectedLead
    reasons: Annotated[list[Json], "Messages about what the answer changes for certain."]
    words: Annotated[Json | None, "The message that stands for a name; null if it has a name."]


@dataclass(slots=True)
class BestAnswers:
    """The best answers to a question; `win` and `ahead` are those before the answer."""

    question: str
    kind: AnswerKind
    choices: Annotated[int, "The number of legal answers."]
    win: WinProbability
    ahead: ExpectedLead
    moves: list[HintedMove]


@dataclass(slots=True)
class AnswerAlone:
    """One of several things that can be taken, such as a card to buy."""

    move: Annotated[Any, "The answer."]
    by: Annotated[float, "What it adds to the win probability if nothing else is taken."]


@dataclass(slots=True)
class HintReport(BestAnswers):
    """The best answers to the current question, and passing where that is possible."""

    revision: CurrentRevision
    alone: Annotated[
        list[AnswerAlone], "Each answer alone, if several can be given; empty otherwise."
    ]


@dataclass(slots=True)
class ExpertStepReport:
    """What the expert would answer to the current question, to play on in the player's place."""

    revision: CurrentRevision
    question: str
    kind: AnswerKind
    round: int
    decided: Annotated[bool, "Whether the expert decides; otherwise it has no choice."]
    chosen: HintedMove
    next_best: HintedMove | None


@dataclass(slots=True)
class DecisionReport(BestAnswers):
    """The best answers to an earlier question, and what followed from the given one."""

    at: AnswerIndex
    given: Annotated[HintedMove | None, "The given answer; null if the expert does not compare it."]


@dataclass(slots=True)
class ReviewedAnswer:
    """The index of an answer, and its round."""

    at: AnswerIndex
    round: int


@dataclass(slots=True)
class ReviewPoint(ReviewedAnswer):
    """What the expert expected at one of the player's turns."""

    win: WinProbability
    ahead: ExpectedLead


@dataclass(slots=True)
class KeyDecision(ReviewedAnswer):
    """An answer that cost or gained much, and the answer it is compared with."""

    question: str
    kind: AnswerKind
    given: HintedMove
    other: HintedMove
    asked: Annotated[Json | None, "The question's message; null if it is what to do in a turn."]


@dataclass(slots=True)
class GameReview:
    """A game as the expert sees it afterwards."""

    points: list[ReviewPoint]
    cost: Annotated[list[KeyDecision], "The answers that cost most against the expert's answer."]
    gained: Annotated[list[KeyDecision], "The answers that gained most against the next best."]
    sentences: Annotated[list[Json], "Messages about the whole game."]
    decisions: Annotated[list[ReviewedAnswer], "All answers that were decisions."]
    won: Annotated[bool | None, "Whether the player won; null if the game is not over."]


@dataclass(slots=True)
class WinCourseRequest:
    """Who continues the game."""

    planner: Annotated[bool, "The planner, a much weaker player, instead of the expert."] = False


@dataclass(slots=True)
class WinCourseReport:
    """How far the win probabilities of a game are computed, and all of them at the end."""

    revision: CurrentRevision
    done: Annotated[int, "Games played so far."]
    of: Annotated[int, "All games; 0 if not yet known, and for the expert."]
    games: Annotated[int, "Games for each point; 0 for the expert's estimate."]
    error: Annotated[float, "Half the width of the 95 % interval of a win probability of a half."]
    points: list[ReviewPoint] | None


@dataclass(slots=True)
class ReviewReport:
    """How much of a review is done, and the review when it is complete."""

    revision: CurrentRevision
    done: Annotated[int, "Steps of the work done so far."]
    of: Annotated[int, "All steps; 0 if not yet known."]
    review: GameReview | None
