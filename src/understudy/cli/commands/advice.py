"""Output of the commands `hint` and `review`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from rich.table import Table

from understudy.cli.translations import Translations
from understudy.core import Message, Ref, Session
from understudy.core.agents.legal_answers import NOTHING

if TYPE_CHECKING:
    from understudy.sim.advice.evaluation import Expectation
    from understudy.sim.advice.hint import Hint, HintedAnswer
    from understudy.sim.advice.review import KeyDecision, Review

CARD_FIELD: Final = "card"
BAR: Final = 40
"""Width of a bar of 100 % in characters."""


class AnswerTexts:
    """Names answers in the language of the terminal."""

    def __init__(self, session: Session, words: Translations) -> None:
        self.game = session.system.name
        self.words = words

    def text(self, one: HintedAnswer, kind: str) -> str:
        """Return an answer, and the next answers to the same question."""
        if one.words is not None:
            return self.words.sentence(one.words)
        following = [answer for answer in one.then if answer != NOTHING]
        return ", ".join(self._name(answer, kind) for answer in (one.answer, *following))

    def asked(self, question: Message | None) -> str:
        """Return a question and the card or tile that asks it; empty for a turn."""
        if question is None:
            return ""
        refs = (question.args.get(name) for name in ("tile", "card"))
        text = self.words.sentence(question)
        for ref in refs:
            if isinstance(ref, Ref):
                text = self.words.labelled(self.words.name(ref.kind, ref.id), text)
        return text

    def _name(self, answer: object, kind: str) -> str:
        if isinstance(answer, Mapping):
            return self._move(answer)
        if isinstance(answer, bool):
            return self.words("terminal-yes" if answer else "terminal-no")
        return self.words.name(kind, str(answer)) if kind else str(answer)

    def _move(self, move: Mapping[str, object]) -> str:
        """Return a move with what it names, or a payment with its amounts."""
        if "do" not in move:
            amounts = [
                f"{count} {self.words.name(f'{self.game}-resource', name)}"
                for name, count in move.items()
                if count
            ]
            return ", ".join(amounts)
        named = [
            self.words.name(self._kind(field), str(value))
            for field, value in move.items()
            if field != "do"
        ]
        return ": ".join([self.words.name(f"{self.game}-move", str(move["do"])), *named])

    def _kind(self, field: str) -> str:
        return f"{self.game}-{'your-card' if field == CARD_FIELD else field}"


def hint_lines(found: Hint, words: Translations) -> list[str]:
    """Return the sentences around the table of a hint."""
    return [words("page-hint-sub"), words("page-hint-sees", count=found.choices)]


def hint_table(found: Hint, session: Session, words: Translations) -> Table:
    """Return the best answers with what follows from them."""
    texts = AnswerTexts(session, words)
    table = Table(show_header=False)
    for one in found.answers():
        reasons = " ".join(words.say(reason) for reason in one.reasons)
        said = texts.text(one, found.kind)
        table.add_row(
            str(one.place),
            f"{said}\n{reasons}" if reasons else said,
            *_cells(one.expected),
        )
    return table


def _cells(expected: Expectation) -> list[str]:
    return [win_text(expected.win), f"{expected.difference:+.1f}"]


def win_text(win: float) -> str:
    """Return a win probability; certainty only at the end of a game."""
    percent = round(100 * win)
    return "> 99 %" if percent > 99 else "< 1 %" if percent < 1 else f"{percent} %"


def review_tables(found: Review, session: Session, words: Translations) -> list[Table]:
    """Return the win probability by round, and the decisions that cost or gained most."""
    title = f"{words('page-review-win')}, {words('page-review-if')}"
    course = Table(words("terminal-review-round"), title, show_lines=False)
    first = {one.round: one for one in reversed(found.points)}
    for round, one in sorted(first.items()):
        win = one.expected.win
        course.add_row(str(round), f"{win_text(win):>6} {'█' * max(1, int(win * BAR))}")
    texts = AnswerTexts(session, words)
    lists = ((found.cost, "cost", "expert"), (found.gained, "gained", "next"))
    return [
        course,
        *(
            _decisions(decisions, texts, words(f"page-review-{title}"), words(f"page-review-{one}"))
            for decisions, title, one in lists
            if decisions
        ),
    ]


def _decisions(
    decisions: Sequence[KeyDecision], texts: AnswerTexts, title: str, other: str
) -> Table:
    table = Table(texts.words("terminal-review-round"), title, "", other)
    for one in decisions:
        asked = texts.asked(one.asked)
        given = texts.text(one.given, one.kind)
        table.add_row(
            str(one.round),
            f"{asked}\n{given}" if asked else given,
            f"{100 * one.by:+.0f}",
            texts.text(one.other, one.kind),
        )
    return table


def _result(ended: Expectation, words: Translations) -> str:
    result = words("page-review-won" if ended.win else "page-review-lost")
    points = words("page-review-points", ahead=f"{ended.difference:+.0f}")
    return words.labelled(result, points)


def review_lines(found: Review, words: Translations) -> list[str]:
    """Return the sentences of a review."""
    lists = ((found.cost, "cost"), (found.gained, "gained"))
    none = [words(f"page-review-none-{name}") for decisions, name in lists if not decisions]
    ended = [] if found.result is None else [_result(found.result, words), ""]
    return [
        *ended,
        *none,
        *(words.sentence(one) for one in found.sentences),
        "",
        words("page-review-note"),
    ]
