"""What an assistant can do with a game: every tool takes and returns plain JSON."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict
from typing import Any, Final

import understudy
from understudy.assistant.words import Words
from understudy.core import (
    Choice,
    Illegal,
    Question,
    Refused,
    Session,
    Space,
    TurnMenu,
    find_system,
    system_names,
)
from understudy.core.session.preview import preview_answer
from understudy.locales import ENGLISH
from understudy.locales.names import names_of_system
from understudy.locales.translator import Translator
from understudy.sim.forecast import forecast

MOST_LISTED: Final = 300
"""Legal answers that a reply lists; the number of all is given too."""
CONTINUATIONS: Final = 200

Json = dict[str, Any]


class GameTools:
    """The games of one assistant, in memory, by a short id."""

    def __init__(self, language: str = ENGLISH) -> None:
        self._language = language
        self._games: dict[str, Session] = {}

    def list_games(self) -> Json:
        """Return the games with their options, defaults and possible values."""
        return {name: understudy.options(name) for name in understudy.games()}

    def new_game(self, game: str, seed: int | None, options: Json) -> Json:
        """Start a game; return its id, the setup and the first question."""
        session = understudy.new(game, seed, **options)
        id = f"{game}-{len(self._games) + 1}"
        self._games[id] = session
        return {"game_id": id, "seed": session.seed, **self._news(session, 0)}

    def question(self, game_id: str) -> Json:
        """Return the current question with its legal answers, or the result."""
        return self._news(self._session(game_id), None)

    def answer(self, game_id: str, answer: object) -> Json:
        """Give an answer; return what happened and the next question."""
        session = self._session(game_id)
        before = len(session.steps)
        session.answer(answer)
        return self._news(session, min(before, len(session.steps)))

    def undo(self, game_id: str, answers: int) -> Json:
        """Take back this many answers; return the question that is asked then."""
        session = self._session(game_id)
        if not 1 <= answers <= len(session.tape):
            raise Illegal("table-out-of-range", answer=answers, low=1, high=len(session.tape))
        session.undo(len(session.tape) - answers)
        return self._news(session, None)

    def preview(self, game_id: str, answer: object) -> Json:
        """Return what an answer would change; the game stays as it is."""
        found = preview_answer(self._session(game_id), answer)
        return {
            "changes": [asdict(change) for change in found.changes],
            "points": [asdict(change) for change in found.points],
            "chance": found.chance,
        }

    def journal(self, game_id: str, since: int) -> Json:
        """Return what happened from step `since` on, with rules and reasons."""
        session = self._session(game_id)
        return {"steps": self._steps(session, since), "next": len(session.steps)}

    def position(self, game_id: str, parts: list[str]) -> Json:
        """Return what you see of the game; with `parts` only these, otherwise their names."""
        session = self._session(game_id)
        view: Json = session.system.view(session.position)
        if not parts:
            return {"parts": sorted(view)}
        return {part: view[part] for part in parts if part in view}

    def rules(self, game: str, search: str) -> Json:
        """Return the rules and rulings that contain a text, or have that number."""
        words = Words(find_system(game), self._language)
        found = [rule for rule in words.rules() if _matches(rule, search.casefold())]
        return {"rules": found[:MOST_LISTED], "count": len(found)}

    def forecast(self, game_id: str) -> Json:
        """Return the forecast of the bot's final score."""
        return forecast(self._session(game_id), CONTINUATIONS).to_json()

    def hint(self, game_id: str) -> Json:
        """Return the expert's best answers, with win probability and expected difference."""
        found = understudy.hint(self._session(game_id))
        return {"now": asdict(found.now), "best": [asdict(one) for one in found.answers()]}

    def refusal(self, refused: Refused, subject: str) -> str:
        """Return why a tool refused something about a game, by its id or its name."""
        name = self._games[subject].system.name if subject in self._games else subject
        names = names_of_system(find_system(name)) if name in system_names() else {}
        words = Translator(self._language, names).say(refused.message)
        return f"{words} ({refused.message.id})"

    def _session(self, game_id: str) -> Session:
        if game_id not in self._games:
            raise Illegal("server-no-such-game", id=game_id)
        return self._games[game_id]

    def _news(self, session: Session, since: int | None) -> Json:
        """Return the steps from `since` on, and the question or the result."""
        news: Json = {} if since is None else {"steps": self._steps(session, since)}
        if session.question is None:
            return {**news, "over": True, "result": session.system.outcomes(session.position)}
        return {**news, "over": False, "question": self._question(session, session.question)}

    def _question(self, session: Session, question: Question[object]) -> Json:
        words = Words(session.system, self._language)
        answers = understudy.legal_answers(question)
        return {
            "id": question.id,
            "type": type(question).__name__,
            "text": words.text(question.id, question.args),
            "why": words.text(question.id, question.args, "why"),
            "cite": question.cite,
            "default": question.default,
            "legal_answers": [*_listed(question, answers[:MOST_LISTED], words)],
            "count": len(answers),
        }

    def _steps(self, session: Session, since: int) -> list[Json]:
        words = Words(session.system, self._language)
        hidden = session.system.hidden_info()
        steps = (hidden.public_step(session.position, step) for step in session.steps[since:])
        return [words.step(step) for step in steps]


def _listed(question: Question[object], answers: list[object], words: Words) -> Iterator[Json]:
    """Yield each answer, with its name where it has one."""
    for answer in answers:
        named: Json = {"answer": answer}
        if isinstance(question, (Choice, Space)):
            named["name"] = words.name(question.kind, str(answer))
        elif isinstance(question, TurnMenu) and isinstance(answer, dict):
            field, kind = question.move_fields.get(answer["do"], ("", ""))
            if field:
                named["name"] = words.name(kind, str(answer[field]))
        yield named


def _matches(rule: Json, search: str) -> bool:
    texts = (str(value).casefold() for value in rule.values())
    return rule["number"].casefold() == search or any(search in text for text in texts)
