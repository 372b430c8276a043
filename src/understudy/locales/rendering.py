"""Journals, boards and refusals as text, for programs and notebooks."""

from __future__ import annotations

from functools import cache
from html import escape

from understudy.core import Arg, Message, Ref, Session, find_system, system_names
from understudy.locales.names import Names, names_of_system
from understudy.locales.translator import Translator, find_language


class Journal(str):
    """A journal as text, one line per step; `lines` are depth, sentence and citation."""

    lines: list[tuple[int, str, str]]

    def _repr_html_(self) -> str:
        items = (
            f'<div style="margin-left:{2 * depth}em">{escape(said)}'
            f"{f' <small>[{escape(cite)}]</small>' if cite else ''}</div>"
            for depth, said, cite in self.lines
        )
        return f"<div>{''.join(items)}</div>"


def render_journal(session: Session, language: str, since: int) -> Journal:
    """Return the journal of a game from the step `since` on."""
    translator = Translator(find_language(language), names_of_system(session.system))
    lines = [
        (step.depth, translator.say(Message(step.kind, step.args)), step.cite)
        for step in session.steps[since:]
    ]
    text = (f"{'  ' * depth}{said}{f' [{cite}]' if cite else ''}" for depth, said, cite in lines)
    journal = Journal("\n".join(text))
    journal.lines = lines
    return journal


class Board(str):
    """A board as SVG text, which notebooks show as a picture."""

    def __repr__(self) -> str:
        return f"<Board, SVG of {len(self)} letters>"

    def _repr_svg_(self) -> str:
        return str(self)


def render_board(session: Session, language: str) -> Board:
    """Return the current board of a game."""
    translator = Translator(find_language(language), names_of_system(session.system))

    def say(words: Message | Ref) -> str:
        return translator.name(words) if isinstance(words, Ref) else translator.say(words)

    return Board(session.system.picture(session.position, say))


def sentence(message: Message) -> str:
    """Return a refusal in English, with the names of the game it is about."""
    named = [message.id, *(ref.kind for arg in message.args.values() for ref in _refs(arg))]
    names: Names = {}
    for game in dict.fromkeys(name.partition("-")[0] for name in named):
        names = {**names, **_names(game)}
    translator = Translator("en", names)
    return translator.say(message) if translator.has(message.id) else message.id


def _refs(arg: Arg) -> tuple[Ref, ...]:
    if isinstance(arg, Message):
        return tuple(ref for inner in arg.args.values() for ref in _refs(inner))
    return arg if isinstance(arg, tuple) else (arg,) if isinstance(arg, Ref) else ()


@cache
def _names(game: str) -> Names:
    return names_of_system(find_system(game)) if game in system_names() else {}
