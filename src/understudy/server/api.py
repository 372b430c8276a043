"""The JSON API: one small function for each thing a page can do with a game."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Sequence
from contextlib import ExitStack
from typing import Annotated, Any, Final

from litestar import Controller, MediaType, Request, Response, delete, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody, PathParameter, QueryParameter, RawBody
from litestar.response import Stream
from litestar.types import ControllerRouterHandler

from understudy.server.caching import is_known, kept_headers, not_modified, revision_tag
from understudy.server.documents import document, finished, report, summary, token
from understudy.server.failures import NotThere
from understudy.server.news import Headline, Listener
from understudy.server.open_games import OpenGames
from understudy.server.openapi import TakesSaveFile, allowing, answered, refusals
from understudy.server.past import answers_given, question_at
from understudy.server.shapes import (
    LARGEST_SEED,
    Answer,
    Correct,
    CorrectionReport,
    FinishedGame,
    GameDocument,
    GameSummary,
    GivenAnswer,
    NewGame,
    PastQuestion,
    Redo,
    SaveFile,
    TapeEntry,
    Undo,
)
from understudy.table import Session, find_system, save

AnyRequest = Request[Any, Any, Any]
Games = NamedDependency[OpenGames]
Id = FromPath[str]
Since = Annotated[
    int,
    QueryParameter(ge=0, le=2**31, description="Leave out the steps of the journal before this."),
]

At = Annotated[int, PathParameter(ge=0, le=2**31, description="A place of the tape.")]

ID: Final = "/{id:str}"


CHANGES: Final = refusals(400, 404, 409, 413, 422)


class GamesApi(Controller):
    """Games, and what is done with them."""

    path = "/games"

    @get("/", sync_to_thread=True)
    def list_games(self, games: Games) -> list[GameSummary]:
        """All games, the one played last first."""
        return [summary(listed) for listed in games.store.listing()]

    @post("/", sync_to_thread=True, responses=refusals(400, 413))
    def new_game(self, data: JSONBody[NewGame], games: Games) -> GameDocument:
        """Start a game."""
        seed = secrets.randbelow(LARGEST_SEED + 1) if data.seed is None else data.seed
        return document(games.add(Session(find_system(data.system), data.options, seed)))

    @get(ID, sync_to_thread=True, responses=refusals(400, 404, 422))
    def read_game(
        self, request: AnyRequest, id: Id, games: Games, since: Since = 0
    ) -> Response[GameDocument]:
        """A game as it stands."""
        with games.playing(id) as kept:
            tag = revision_tag(kept.revision)
            if is_known(request, tag):
                return not_modified(tag)
            return Response(document(kept, since), headers=kept_headers(tag))

    @delete(ID, sync_to_thread=True, responses=refusals(404))
    def delete_game(self, id: Id, games: Games) -> None:
        """Forget a game for good."""
        games.delete(id)

    @get(f"{ID}/tape", sync_to_thread=True, responses=refusals(404))
    def read_tape(self, id: Id, games: Games) -> list[TapeEntry]:
        """Every answer given."""
        tape = games.store.tape(id)
        if tape is None:
            raise NotThere("server-no-such-game", id=id)
        return [TapeEntry(at, entry.question, entry.answer) for at, entry in enumerate(tape)]

    @get(f"{ID}/answers", sync_to_thread=True, responses=refusals(404, 422))
    def read_answers(self, id: Id, games: Games) -> list[GivenAnswer]:
        """Every answer given, in the words of its question."""
        with games.playing(id) as kept:
            return answers_given(kept.session)

    @get(ID + "/questions/{at:int}", sync_to_thread=True, responses=refusals(400, 404, 422))
    def read_question(self, id: Id, at: At, games: Games) -> PastQuestion:
        """The question that was answered at a place of the tape, as it was then."""
        with games.playing(id) as kept:
            return question_at(kept.session, at)

    @post(
        f"{ID}/answers",
        status_code=200,
        sync_to_thread=True,
        responses=CHANGES,
    )
    def give_answer(
        self, id: Id, data: JSONBody[Answer], games: Games, since: Since = 0
    ) -> GameDocument:
        """Answer the question."""
        with games.playing(id) as kept:
            games.answer(kept, data.token, data.answer, data.key)
            return document(kept, since)

    @post(
        f"{ID}/undo",
        status_code=200,
        sync_to_thread=True,
        responses=CHANGES,
    )
    def undo_answers(
        self, id: Id, data: JSONBody[Undo], games: Games, since: Since = 0
    ) -> GameDocument:
        """Take answers back."""
        with games.playing(id) as kept:
            games.undo(kept, data.token, data.to)
            return document(kept, since)

    @post(
        f"{ID}/redo",
        status_code=200,
        sync_to_thread=True,
        responses=CHANGES,
    )
    def redo_answer(
        self, id: Id, data: JSONBody[Redo], games: Games, since: Since = 0
    ) -> GameDocument:
        """Give an answer again."""
        with games.playing(id) as kept:
            games.redo(kept, data.token)
            return document(kept, since)

    @post(
        f"{ID}/corrections",
        status_code=200,
        sync_to_thread=True,
        responses=CHANGES,
    )
    def correct_answer(self, id: Id, data: JSONBody[Correct], games: Games) -> CorrectionReport:
        """Correct an earlier answer, or see what that would do."""
        with games.playing(id) as kept:
            correction = games.correct(kept, data.token, data.at, data.answer, apply=data.apply)
            return report(correction, document(kept) if data.apply else None)

    @get(
        f"{ID}/save",
        sync_to_thread=True,
        responses=answered(SaveFile) | refusals(404, 422),
    )
    def save_game(self, id: Id, games: Games) -> Response[bytes]:
        """The game as a file."""
        with games.playing(id) as kept:
            text = save(kept.session)
            name = f"understudy-{kept.session.system.name}-{kept.id}.json"
        headers = {"Content-Disposition": f'attachment; filename="{name}"'}
        return Response(text.encode(), media_type=MediaType.JSON, headers=headers)

    @get(
        f"{ID}/events",
        media_type="text/event-stream",
        opt={"uncompressed": True},
        responses=refusals(404, 422),
    )
    async def follow_game(self, id: Id, games: Games) -> Stream:
        """Server-sent events: `revision` at once and whenever the game changes."""
        with ExitStack() as stack:
            # Listening comes first, or a change between the two would be missed.
            listener = stack.enter_context(games.news.listening(id))
            first = await asyncio.to_thread(_headline, games, id)
            events = _until_gone(stack.pop_all(), listener, first)
        return Stream(events, media_type="text/event-stream", headers={"Cache-Control": "no-store"})


@get("/history", sync_to_thread=True)
def read_history(games: Games) -> list[FinishedGame]:
    """The games that were played to their end, the last one first."""
    return [finished(listed) for listed in games.store.listing() if listed.finished]


@post(
    "/saves",
    sync_to_thread=True,
    operation_class=TakesSaveFile,
    responses=refusals(413, 422),
)
def take_in_save(body: RawBody, games: Games) -> GameDocument:
    """Take in a save file as a new game."""
    return document(games.take_in(body))


def _headline(games: OpenGames, id: str) -> Headline:
    with games.playing(id) as kept:
        return Headline(kept.revision, token(kept))


async def _until_gone(
    stack: ExitStack, listener: Listener, first: Headline
) -> AsyncIterator[bytes]:
    with stack:
        async for event in listener.events(first):
            yield event


HANDLERS: Final[Sequence[ControllerRouterHandler]] = (
    allowing("/games", "GET", "OPTIONS", "POST"),
    allowing(f"/games{ID}", "DELETE", "GET", "OPTIONS"),
    allowing(f"/games{ID}/answers", "GET", "OPTIONS", "POST"),
    GamesApi,
    read_history,
    take_in_save,
)
