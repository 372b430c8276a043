"""Payload types of requests and replies.

The OpenAPI document is generated from them; a text in `Annotated` describes the field.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, Any, Final

from understudy.service.wire.field_limits import Limits

Json = dict[str, Any]
Names = dict[str, dict[str, dict[str, str]]]

MAX_SEED: Final = 2**48
MAX_INDEX: Final = 2**31

DEFAULT_CONTINUATIONS: Final = 1000
MAX_CONTINUATIONS: Final = 2000

MAX_PAGE_SIZE: Final = 500
MAX_TITLE_LENGTH: Final = 60
MAX_TIME_LENGTH: Final = 40
MAX_KEY_LENGTH: Final = 64
MAX_PREVIEWS: Final = 128
MAX_ANSWERS_PER_PREVIEW: Final = 8

AnswerIndex = Annotated[int, "The index of the answer among all answers of the game."]
At = Annotated[int, "The index of an answer.", Limits(0, MAX_INDEX)]
Kept = Annotated[int, "The number of answers to keep.", Limits(0, MAX_INDEX)]
Since = Annotated[int, "Return only journal steps from this index on.", Limits(0, MAX_INDEX)]
PageSize = Annotated[int, "The maximum number of games to return.", Limits(1, MAX_PAGE_SIZE)]
Offset = Annotated[int, "The number of games to skip.", Limits(0, MAX_INDEX)]
Token = Annotated[str, "The `token` of the document that the player has seen.", Limits(maximum=256)]
Key = Annotated[
    str,
    "Chosen by the client; repeating a request with the same key has no effect, and the same key "
    "with another answer is refused.",
    Limits(1, 128),
]
Seed = Annotated[int, Limits(0, MAX_SEED)]
TimeText = Annotated[str, Limits(maximum=MAX_TIME_LENGTH)]
RightName = Annotated[str, "`watch`, `play` or `own`; empty without club mode."]
ListedOptions = Annotated[Json, "Long texts, such as a custom board, are replaced by `true`."]
ViewSummary = Annotated[Json, "The values of the game's view that a list shows."]
Title = Annotated[str, "The title given by the player; may be empty."]
Damaged = Annotated[bool, "Whether the stored game is damaged; then only the id is reliable."]
PeekCount = Annotated[
    int, "How often answers were undone after hidden information had been revealed."
]
CurrentRevision = Annotated[int, "The revision of the game for which this was computed."]


@dataclass(slots=True)
class NewGame:
    """The options of a new game."""

    system: Annotated[str, "A name from `/systems`.", Limits(maximum=64)]
    options: Annotated[Json, "Missing options take their defaults."] = field(default_factory=dict)
    seed: Seed | None = None


@dataclass(slots=True)
class Answer:
    """An answer to the current question."""

    token: Token
    answer: Any
    key: Key | None = None


@dataclass(slots=True)
class Undo:
    """Undo the last answer, or all answers after the first `to`.

    With `ask` the request is refused if hidden information was revealed since.
    """

    token: Token
    to: Annotated[int, Limits(minimum=0)] | None = None
    ask: bool = False


@dataclass(slots=True)
class Redo:
    """Repeat the answer that was undone last."""

    token: Token


@dataclass(slots=True)
class Correct:
    """A different answer at index `at`; without `apply` only to preview its effect."""

    token: Token
    at: Annotated[int, Limits(minimum=0)]
    answer: Any
    apply: bool = False


@dataclass(slots=True)
class PreviewRequest:
    """Possible answers to the current question, to preview their effects."""

    token: Token
    answers: Annotated[
        list[Annotated[list[Any], Limits(1, MAX_ANSWERS_PER_PREVIEW)]],
        "Each entry is an answer, followed by the answers to the next questions.",
        Limits(1, MAX_PREVIEWS),
    ]


@dataclass(slots=True)
class GameTitle:
    """The title of a game."""

    title: Annotated[str, "An empty title removes it.", Limits(maximum=MAX_TITLE_LENGTH)]


@dataclass(slots=True)
class LinkKey:
    """The key of a link to a game."""

    key: Annotated[str, "The part of the link after `join=`.", Limits(1, MAX_KEY_LENGTH)]


@dataclass(slots=True)
class ExportedGame:
    """A game to import, with its title and times."""

    save: Annotated[str, "The text of a save file."]
    title: Annotated[str, "The title of the game.", Limits(maximum=MAX_TITLE_LENGTH)] = ""
    created: Annotated[TimeText, "When the game was created."] | None = None
    updated: Annotated[TimeText, "When the game last changed."] | None = None
    beside: Annotated[
        bool, "Import it as a second game if the same game is stored with other answers."
    ] = False


@dataclass(slots=True)
class BoardText:
    """The text of a custom board."""

    text: Annotated[str, Limits(maximum=20_000)]


@dataclass(slots=True)
class ForecastRequest:
    """How many continuations at least, and by whom; the same seed gives the same forecast."""

    continuations: Annotated[int, Limits(1, MAX_CONTINUATIONS)] = DEFAULT_CONTINUATIONS
    seed: Seed = 1
    agent: Annotated[
        str, "The usual agent of the game, or it with a setting.", Limits(maximum=64)
    ] = ""


@dataclass(slots=True)
class GameSummary:
    """A game in the list of games."""

    id: str
    system: str
    options: ListedOptions
    created: str
    updated: str
    answers: int
    over: bool
    summary: ViewSummary
    title: Title
    damaged: Damaged
    right: RightName


@dataclass(slots=True)
class GameDocument:
    """Everything a screen shows of a game."""

    id: str
    system: str
    options: Json
    seed: int
    token: Annotated[str, "Identifies this state; send it with each change."]
    revision: Annotated[int, "Increases with each change."]
    question: Annotated[Json | None, "The current question; null when the game is over."]
    view: Json
    journal: Annotated[
        list[Json],
        "The steps from index `journal_from` on, with `hands`, `news`, `now` and `also`.",
    ]
    journal_from: int
    turn: Annotated[int, "The current turn; the steps of earlier turns no longer change."]
    marks: Annotated[list[int], "For each step, the number of answers given before it."]
    answers: int
    redo: Annotated[int, "The number of answers that can be redone."]
    unseen_since: Annotated[
        int, "Undoing to fewer answers than this passes revealed hidden information."
    ]
    looked_ahead: PeekCount
    over: bool
    checklist: Annotated[list[Json], "What the player does before the first turn."]
    guide: Annotated[str, "The guide that explains this game; empty without one."]
    right: RightName
    table: Annotated[
        list[Json],
        "After undo, a correction or a manual edit: what to do on the real table, in order.",
    ]


@dataclass(slots=True)
class GameLinks:
    """The keys of a game's links; the page opens a link at `/#join=KEY`."""

    play: str
    watch: str


@dataclass(slots=True)
class OpenedLink:
    """A game that was added to the list of the device."""

    id: str
    right: RightName


@dataclass(slots=True)
class StreamStart:
    """The first event of a stream: from now on the client receives every change."""

    run: Annotated[str, "Changes whenever the server is restarted."]


@dataclass(slots=True)
class GameStatus:
    """The current state of a game, without its content."""

    id: str
    revision: int
    token: str


@dataclass(slots=True)
class FinishedGame:
    """A game in the history."""

    id: str
    system: str
    options: ListedOptions
    started: Annotated[str, "When the game was created."]
    finished: Annotated[str, "When the game last changed."]
    winner: str | None
    scores: Annotated[dict[str, dict[str, int]], "Points by side and line of the score sheet."]
    summary: ViewSummary
    looked_ahead: PeekCount
    title: Title
    damaged: Damaged


@dataclass(slots=True)
class ScorePoint:
    """The score of each side if the game had ended after this turn."""

    turn: int
    round: int
    points: dict[str, int]


@dataclass(slots=True)
class AnswerField:
    """A part of an answer: its label as a message; a number, yes or no, or a reference."""

    label: Json
    value: Any


@dataclass(slots=True)
class GivenAnswer:
    """An earlier answer, with the texts of its question."""

    at: AnswerIndex
    question: Annotated[Json, "The message of the question."]
    answer: Any
    did: Annotated[Json | None, "The entry of a menu, as a reference."]
    fields: list[AnswerField]
    turn: Annotated[int, "The turn in which it was given, as in the steps of the journal."]


@dataclass(slots=True)
class PastQuestion:
    """An earlier question, as it was asked."""

    at: AnswerIndex
    question: Json
    answer: Any
    view: Json


@dataclass(slots=True)
class TapeEntry:
    """An answer on the tape."""

    at: AnswerIndex
    question: str
    answer: Any


@dataclass(slots=True)
class CorrectionReport:
    """What a corrected answer does to the rest of the game."""

    kept: Annotated[int, "The number of later answers that still fit."]
    dropped: Annotated[int, "The number of later answers that must be given again."]
    differs: Annotated[int | None, "The index of the first step that differs."]
    game: Annotated[GameDocument | None, "The corrected game, if applied."]
    journal_then: Annotated[list[Json], "The corrected journal from that step on."]
    view_then: Annotated[Json, "The view of the corrected position."]
    table: Annotated[list[Json], "What to do on the real table, in order."]


@dataclass(slots=True)
class PreviewReport:
    """The certain effects of an answer."""

    refused: Annotated[Json | None, "Why the answer is refused."]
    changes: Annotated[list[Json], "Changed facts and points: `what`, `before`, `after`."]
    payments: Annotated[list[Json], "Payment questions that were answered as proposed."]
    asks: Annotated[str | None, "The id of the next question in the same turn."]
    chance: Annotated[bool, "Whether the next effect is random."]


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
    """The content of a save file, and how it relates to the stored games."""

    system: str
    options: ListedOptions
    answers: int
    over: bool
    view: Annotated[Json, "As in the document of a game."]
    summary: ViewSummary
    how: Annotated[
        str,
        "`taken`: it would be a new game; `there`: it is already stored; `ahead`: it continues the "
        "stored game; `other`: the stored game has other answers or more.",
    ]
    kept: Annotated[str | None, "The id of the stored game."]


@dataclass(slots=True)
class ImportResult:
    """The result of an import."""

    how: Annotated[str, "As in `SaveInspection`; nothing was imported unless it is `taken`."]
    id: Annotated[str, "The id of the new game, or of the stored one."]


@dataclass(slots=True)
class ScoreSpread:
    """The distribution of the final score."""

    share: Annotated[float, "The share of all continuations."]
    mean: float
    median: float
    low: Annotated[float, "The 10th percentile."]
    high: Annotated[float, "The 90th percentile."]


@dataclass(slots=True)
class ForecastReport:
    """A forecast of the bot's final score."""

    revision: CurrentRevision
    continuations: int
    seconds: float
    score: ScoreSpread | None
    by_end: Annotated[dict[str, ScoreSpread], "By the time at which the game ends."]
    lost: Annotated[float, "The share that ends because time runs out."]
    human_won: Annotated[float, "The share that the player wins."]
    counts: Annotated[dict[str, int], "How often each score occurred."]


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
class BoardReport:
    """The problems of a custom board."""

    problems: list[ErrorMessage]
    fatal: Annotated[bool, "Whether the board cannot be used."]


@dataclass(slots=True)
class SavedBoard:
    """A stored custom board."""

    name: str
    text: str
    updated: str
