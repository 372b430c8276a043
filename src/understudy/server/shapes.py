"""What goes over the wire. The API document is made from these."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct, field

Json = dict[str, Any]

LARGEST_SEED = 2**48

Token = Annotated[
    str,
    Meta(description="The `token` of the document that the person was looking at.", max_length=256),
]


Key = Annotated[
    str,
    Meta(
        description="Made up by the client; the same key again changes nothing.",
        min_length=1,
        max_length=128,
    ),
]


class NewGame(Struct, forbid_unknown_fields=True):
    """A game to be started."""

    system: Annotated[str, Meta(description="A name from `/systems`.", max_length=64)]
    options: Annotated[Json, Meta(description="What is left out takes its default.")] = field(
        default_factory=dict
    )
    seed: Annotated[int, Meta(ge=0, le=LARGEST_SEED)] | None = None


class Answer(Struct, forbid_unknown_fields=True):
    """An answer to the question being asked."""

    token: Token
    answer: Any
    key: Key | None = None


class Undo(Struct, forbid_unknown_fields=True):
    """Take back the last answer, or all after the first `to`."""

    token: Token
    to: Annotated[int, Meta(ge=0)] | None = None


class Redo(Struct, forbid_unknown_fields=True):
    """Give the answer again that was taken back last."""

    token: Token


class Correct(Struct, forbid_unknown_fields=True):
    """Another answer at an earlier place of the tape; without `apply` only to see what it does."""

    token: Token
    at: Annotated[int, Meta(ge=0)]
    answer: Any
    apply: bool = False


class SheetText(Struct, forbid_unknown_fields=True):
    """A printed component as text, entered or corrected."""

    text: Annotated[str, Meta(max_length=20_000)]


class GameSystem(Struct):
    """A game that can be played, and what can be chosen for it."""

    name: str
    rules: Annotated[int, Meta(description="Rises when behaviour changes.")]
    options: Json


class GameSummary(Struct):
    """A game in the list of games."""

    id: str
    system: str
    options: Json
    created: str
    updated: str
    answers: int
    over: bool
    summary: Annotated[Json, Meta(description="The plain values of the game's view.")]


class GameDocument(Struct):
    """Everything a screen shows of a game."""

    id: str
    system: str
    options: Json
    seed: int
    token: Annotated[str, Meta(description="Names this state; send it back with a change.")]
    revision: Annotated[int, Meta(description="How often the game has changed.")]
    question: Annotated[Json | None, Meta(description="What is asked now; null when it is over.")]
    view: Json
    journal: Annotated[list[Json], Meta(description="The steps from number `journal_from` on.")]
    journal_from: int
    marks: Annotated[list[int], Meta(description="For every step, the answers given before it.")]
    answers: int
    redo: Annotated[int, Meta(description="How many answers can be given again.")]
    over: bool
    checklist: Annotated[list[Json], Meta(description="What hands do before the first turn.")]


class GameRule(Struct):
    """A rule of a game by our number."""

    number: str
    cites: Annotated[list[str], Meta(description="Booklet and page.")]
    sure: Annotated[str, Meta(description="`stated`, `inferred` or `ours`.")]


class FinishedGame(Struct):
    """A game in the history."""

    id: str
    system: str
    options: Json
    finished: Annotated[str, Meta(description="When it was played last.")]
    winner: str | None
    scores: Annotated[
        dict[str, dict[str, int]], Meta(description="Points by side and line of the score sheet.")
    ]
    summary: Annotated[Json, Meta(description="The plain values of the game's view.")]


class SaidField(Struct):
    """A part of an answer: its label as a message, and a number, yes or no, or a reference."""

    label: Json
    value: Any


class GivenAnswer(Struct):
    """An answer that was given, in the words of its question."""

    at: int
    question: Annotated[Json, Meta(description="The message of the question.")]
    answer: Any
    did: Annotated[Json | None, Meta(description="The entry of a menu, as a reference.")]
    fields: list[SaidField]


class PastQuestion(Struct):
    """A question as it was asked then."""

    at: int
    question: Json
    answer: Any
    view: Json


class TapeEntry(Struct):
    """An answer that was given."""

    at: int
    question: str
    answer: Any


class CorrectionReport(Struct):
    """What a corrected answer does to the rest of the game."""

    kept: Annotated[int, Meta(description="Later answers that still fit.")]
    dropped: Annotated[int, Meta(description="Later answers that have to be given again.")]
    differs: Annotated[int | None, Meta(description="The first step that comes out otherwise.")]
    game: Annotated[GameDocument | None, Meta(description="The corrected game, if applied.")]
    journal_then: Annotated[list[Json], Meta(description="The corrected journal from there on.")]


class SaveFile(Struct):
    """A game as a file."""

    understudy: int
    game: str
    rules: int
    options: Json
    seed: int
    answers: list[
        Annotated[
            list[Any],
            Meta(description="The id of a question, and the answer.", min_length=2, max_length=2),
        ]
    ]
    position: Json


class ErrorMessage(Struct):
    """A message of the catalogues."""

    id: str
    args: Json = field(default_factory=dict)


class SheetReport(Struct):
    """What is wrong or unusual about an entered component."""

    problems: list[ErrorMessage]
    fatal: Annotated[bool, Meta(description="It cannot be used as it is.")]


class SavedSheet(Struct):
    """A component that was entered."""

    name: str
    text: str
    updated: str


class ErrorBody(Struct):
    """Why a request was refused. Nothing has changed."""

    error: ErrorMessage
