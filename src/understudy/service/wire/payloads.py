"""What goes over the wire. A text beside a type says what the value means; the API document is
made from these.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, Any, Final

from understudy.service.wire.field_limits import Limits

Json = dict[str, Any]

LARGEST_SEED: Final = 2**48
MAX_INDEX: Final = 2**31

CONTINUATIONS: Final = 1000
MOST_CONTINUATIONS: Final = 2000
DEFAULT_ADVICE_GAMES: Final = 100
MAX_ADVICE_GAMES: Final = 400

LONGEST_PAGE: Final = 500
LONGEST_TITLE: Final = 60
LONGEST_KEY: Final = 64
MAX_PREVIEWS: Final = 128
MAX_ANSWERS_PER_PREVIEW: Final = 8

RIGHT: Final = "`watch`, `play` or `own`; empty where everybody shares one list."

Names = dict[str, dict[str, dict[str, str]]]

At = Annotated[int, "A place of the tape.", Limits(0, MAX_INDEX)]
Since = Annotated[int, "Leave out the steps of the journal before this.", Limits(0, MAX_INDEX)]
PageSize = Annotated[int, "How many games to list at most.", Limits(1, LONGEST_PAGE)]
Offset = Annotated[int, "How many games to pass over first.", Limits(0, MAX_INDEX)]
Token = Annotated[
    str, "The `token` of the document that the person was looking at.", Limits(most=256)
]
Key = Annotated[
    str,
    "Made up by the client; the same again changes nothing, another answer is refused.",
    Limits(1, 128),
]


@dataclass(slots=True)
class NewGame:
    """A game to be started."""

    system: Annotated[str, "A name from `/systems`.", Limits(most=64)]
    options: Annotated[Json, "What is left out takes its default."] = field(default_factory=dict)
    seed: Annotated[int, Limits(0, LARGEST_SEED)] | None = None


@dataclass(slots=True)
class Answer:
    """An answer to the question being asked."""

    token: Token
    answer: Any
    key: Key | None = None


@dataclass(slots=True)
class Undo:
    """Take back the last answer, or all after the first `to`.

    With `ask` it is refused, and nothing changes, if something hidden was seen since.
    """

    token: Token
    to: Annotated[int, Limits(least=0)] | None = None
    ask: bool = False


@dataclass(slots=True)
class Redo:
    """Give the answer again that was taken back last."""

    token: Token


@dataclass(slots=True)
class Correct:
    """Another answer at an earlier place of the tape; without `apply` only to see what it does."""

    token: Token
    at: Annotated[int, Limits(least=0)]
    answer: Any
    apply: bool = False


@dataclass(slots=True)
class PreviewRequest:
    """Answers to the question being asked, only to see what each would bring."""

    token: Token
    answers: Annotated[
        list[Annotated[list[Any], Limits(1, MAX_ANSWERS_PER_PREVIEW)]],
        "Each with those that would follow it.",
        Limits(1, MAX_PREVIEWS),
    ]


@dataclass(slots=True)
class GameTitle:
    """What people call a game."""

    title: Annotated[str, "Empty takes it away.", Limits(most=LONGEST_TITLE)]


@dataclass(slots=True)
class LinkKey:
    """A link that somebody was sent."""

    key: Annotated[str, "The key in it.", Limits(1, LONGEST_KEY)]


@dataclass(slots=True)
class ExportedGame:
    """A game to be taken in, with what is known of it from where it was kept before."""

    save: Annotated[str, "The text of a save file."]
    title: Annotated[str, "What people call it.", Limits(most=LONGEST_TITLE)] = ""
    created: Annotated[str, "When it was begun.", Limits(most=40)] | None = None
    updated: Annotated[str, "When it was played last.", Limits(most=40)] | None = None
    beside: Annotated[bool, "Also where the same game is kept with other answers."] = False


@dataclass(slots=True)
class SheetText:
    """A printed component as text, entered or corrected."""

    text: Annotated[str, Limits(most=20_000)]


@dataclass(slots=True)
class ForecastRequest:
    """How many continuations to play; the same seed gives the same forecast."""

    continuations: Annotated[int, Limits(1, MOST_CONTINUATIONS)] = CONTINUATIONS
    seed: Annotated[int, Limits(0, LARGEST_SEED)] = 1


@dataclass(slots=True)
class AdviceRequest:
    """How many games to play for each move; the same seed gives the same counsel."""

    games: Annotated[int, Limits(2, MAX_ADVICE_GAMES)] = DEFAULT_ADVICE_GAMES
    seed: Annotated[int, Limits(0, LARGEST_SEED)] = 1


@dataclass(slots=True)
class GameSystem:
    """A game that can be played, and what can be chosen for it."""

    name: str
    rules: Annotated[int, "Rises when behaviour changes."]
    options: Json


@dataclass(slots=True)
class GameRule:
    """A rule of a game by our number."""

    number: str
    cites: Annotated[list[str], "Booklet and page."]
    sure: Annotated[str, "`stated`, `inferred` or `ours`."]


@dataclass(slots=True)
class GameSummary:
    """A game in the list of games."""

    id: str
    system: str
    options: Annotated[Json, "A whole text, as of a board, is only `true` here."]
    created: str
    updated: str
    answers: int
    over: bool
    summary: Annotated[Json, "The plain values of the game's view."]
    title: Annotated[str, "What people call it; empty if nothing."]
    damaged: Annotated[bool, "Of what was kept only the id is sure."]
    right: Annotated[str, RIGHT]


@dataclass(slots=True)
class GameDocument:
    """Everything a screen shows of a game."""

    id: str
    system: str
    options: Json
    seed: int
    token: Annotated[str, "Names this state; send it back with a change."]
    revision: Annotated[int, "How often the game has changed."]
    question: Annotated[Json | None, "What is asked now; null when it is over."]
    view: Json
    journal: Annotated[
        list[Json],
        "The steps from number `journal_from` on, with `hands`, `news`, `now` and `also`.",
    ]
    journal_from: int
    turn: Annotated[int, "The turn being played; the steps of earlier ones are told for good."]
    marks: Annotated[list[int], "For every step, the answers given before it."]
    answers: int
    redo: Annotated[int, "How many answers can be given again."]
    unseen_since: Annotated[int, "Going back to fewer answers than this is a look ahead."]
    looked_ahead: Annotated[
        int, "How often answers were taken back after something hidden had been seen."
    ]
    over: bool
    checklist: Annotated[list[Json], "What hands do before the first turn."]
    right: Annotated[str, RIGHT]


@dataclass(slots=True)
class GameLinks:
    """The keys of a game; `/#join=KEY` is the address of the page for each."""

    play: str
    watch: str


@dataclass(slots=True)
class OpenedLink:
    """A game that is on the list of the device now."""

    id: str
    right: Annotated[str, RIGHT]


@dataclass(slots=True)
class StreamStart:
    """The first of all events: from now on nothing is missed."""

    run: Annotated[str, "Another one whenever the server was started anew."]


@dataclass(slots=True)
class GameStatus:
    """Where a game stands now."""

    id: str
    revision: int
    token: str


@dataclass(slots=True)
class FinishedGame:
    """A game in the history."""

    id: str
    system: str
    options: Annotated[Json, "A whole text, as of a board, is only `true` here."]
    finished: Annotated[str, "When it was played last."]
    winner: str | None
    scores: Annotated[dict[str, dict[str, int]], "Points by side and line of the score sheet."]
    summary: Annotated[Json, "The plain values of the game's view."]
    looked_ahead: Annotated[
        int, "How often answers were taken back after something hidden had been seen."
    ]
    title: Annotated[str, "What people call it; empty if nothing."]
    damaged: Annotated[bool, "Of what was kept only the id is sure."]


@dataclass(slots=True)
class ScorePoint:
    """What each side would have had if the game had ended with this turn of this round."""

    turn: int
    round: int
    points: dict[str, int]


@dataclass(slots=True)
class SaidField:
    """A part of an answer: its label as a message, and a number, yes or no, or a reference."""

    label: Json
    value: Any


@dataclass(slots=True)
class GivenAnswer:
    """An answer that was given, in the words of its question."""

    at: int
    question: Annotated[Json, "The message of the question."]
    answer: Any
    did: Annotated[Json | None, "The entry of a menu, as a reference."]
    fields: list[SaidField]


@dataclass(slots=True)
class PastQuestion:
    """A question as it was asked then."""

    at: int
    question: Json
    answer: Any
    view: Json


@dataclass(slots=True)
class TapeEntry:
    """An answer that was given."""

    at: int
    question: str
    answer: Any


@dataclass(slots=True)
class CorrectionReport:
    """What a corrected answer does to the rest of the game."""

    kept: Annotated[int, "Later answers that still fit."]
    dropped: Annotated[int, "Later answers that have to be given again."]
    differs: Annotated[int | None, "The first step that comes out otherwise."]
    game: Annotated[GameDocument | None, "The corrected game, if applied."]
    journal_then: Annotated[list[Json], "The corrected journal from there on."]
    view_then: Annotated[Json, "The corrected position, as a screen shows it."]


@dataclass(slots=True)
class OutlookReport:
    """What an answer would bring, as far as that is certain."""

    refused: Annotated[Json | None, "Why it cannot be given."]
    changes: Annotated[list[Json], "Facts of the position, and points: `what`, `before`, `after`."]
    payments: Annotated[list[Json], "Questions of payment on the way, answered as proposed."]
    asks: Annotated[str | None, "The id of what is asked next in the same turn."]
    chance: Annotated[bool, "Whether it goes on with something nobody knows yet."]


@dataclass(slots=True)
class SaveFile:
    """A game as a file."""

    understudy: int
    game: str
    rules: int
    options: Json
    seed: int
    answers: list[Annotated[list[Any], "The id of a question, and the answer.", Limits(2, 2)]]
    position: Json


@dataclass(slots=True)
class SaveInspection:
    """What a save file holds, and what it is to the games kept here."""

    system: str
    options: Annotated[Json, "A whole text, as of a board, is only `true` here."]
    answers: int
    over: bool
    view: Annotated[Json, "As in the document of a game."]
    summary: Annotated[Json, "The plain values of the view."]
    how: Annotated[
        str,
        "`taken` if it would be a new game, `there` if it is kept, `ahead` if it goes on from "
        "where the kept one stands, `other` if that has other answers or more.",
    ]
    kept: Annotated[str | None, "The id of the game that is kept."]


@dataclass(slots=True)
class ImportResult:
    """What came of a game that was brought."""

    how: Annotated[str, "As in `SaveInspection`; nothing has changed unless it is `taken`."]
    id: Annotated[str, "That of the new game, or of the one that is kept."]


@dataclass(slots=True)
class ScoreSpread:
    """Where the final score lies."""

    share: Annotated[float, "Of all continuations."]
    mean: float
    median: float
    low: Annotated[float, "A tenth of the scores is lower."]
    high: Annotated[float, "A tenth of the scores is higher."]


@dataclass(slots=True)
class ForecastReport:
    """The bot's final score as far as it can be known now."""

    revision: Annotated[int, "The state of the game it holds for."]
    continuations: int
    seconds: float
    score: ScoreSpread | None
    by_end: Annotated[dict[str, ScoreSpread], "By the time at which the game ends."]
    lost: Annotated[float, "The share that ends because time runs out."]
    human_won: Annotated[float, "The share that the person wins."]
    counts: Annotated[dict[str, int], "How often each score came up."]


@dataclass(slots=True)
class MoveAdvice:
    """A move by what it comes to in the end, on average."""

    move: Annotated[Any, "The answer that makes it."]
    ahead: Annotated[float, "The person's score minus the bot's."]
    error: Annotated[float, "How far that may be off, with 95 % certainty."]
    human: float
    bot: float
    apart: Annotated[bool, "Whether it differs for certain from the first."]


@dataclass(slots=True)
class AdviceReport:
    """The moves that came out best, and ending the turn to compare with."""

    revision: Annotated[int, "The state of the game it holds for."]
    games: Annotated[int, "How many were played for each move."]
    seconds: float
    moves: list[MoveAdvice]
    passing: MoveAdvice


@dataclass(slots=True)
class ErrorMessage:
    """A message of the catalogues."""

    id: str
    args: Json


@dataclass(slots=True)
class ErrorBody:
    """Why a request was refused. Nothing has changed."""

    error: ErrorMessage


@dataclass(slots=True)
class SheetReport:
    """What is wrong or unusual about an entered component."""

    problems: list[ErrorMessage]
    fatal: Annotated[bool, "It cannot be used as it is."]


@dataclass(slots=True)
class SavedSheet:
    """A component that was entered."""

    name: str
    text: str
    updated: str
