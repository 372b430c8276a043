"""The loop that plays a game in the terminal."""

from __future__ import annotations

import os
import shlex
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from rich.text import Text

from understudy.cli.files import write_file
from understudy.cli.parsing.did_you_mean import closest_names
from understudy.cli.play.answer_names import whole_number
from understudy.cli.play.expert_turns import ExpertTurns
from understudy.cli.play.prompts import Prompts, RestartQuestion
from understudy.cli.play.terminal_game import TerminalGame
from understudy.cli.reports.report_file import terminal_report, write_report
from understudy.cli.screens.journal import (
    HAND,
    answer_effect_lines,
    checklist_lines,
    explanation,
    last_choice,
    step_lines,
    steps_with_tasks,
)
from understudy.cli.screens.screen import find_screen
from understudy.cli.terminal import Item, Terminal
from understudy.cli.translations import Translations, normalize
from understudy.core import (
    Illegal,
    Menu,
    Refused,
    Session,
    Stale,
    Step,
    TableChange,
    journal_bytes,
    save,
)

COMMANDS: Final = (
    "more", "undo", "redo", "back", "why", "board", "bot", "mine", "look", "journal", "save",
    "watch", "report", "help", "quit",
)  # fmt: skip


SHELL_WORDS: Final = ("understudy", "games")
"""First words of commands of the shell, which do not work within a game."""

CONFIRM_PEEK: Final = "table-undo-looks-ahead"

RECENT: Final = 20
"""Steps shown of a loaded game; the command `journal` shows all."""


class Quit(Exception):
    """The player leaves the game."""


class Play:
    """One game in one terminal. With `save_to` it is also written to that file after every answer.

    `where` are the command-line options that locate the store. With `watch` the expert plays first.
    """

    def __init__(
        self,
        game: TerminalGame,
        terminal: Terminal,
        words: Translations,
        *,
        save_to: Path | None = None,
        journal_to: Path | None = None,
        where: Sequence[str] = (),
        watch: bool = False,
    ) -> None:
        session = game.session
        self.game = game
        self.terminal = terminal
        self.words = words
        custom = session.system.view(session.position).get("called")
        words.custom_names = custom["names"] if isinstance(custom, dict) else {}
        self.save_to = save_to
        self.journal_to = journal_to
        self.where = where
        self._written = {save_to} if save_to is not None else set[Path]()
        self.screen = find_screen(session.system)
        self.prompts = Prompts(terminal, words, self._command, self.screen)
        view = session.system.view(session.position)
        absent = {"mine", "watch"} if "you" not in view else set()
        absent |= set() if self.screen.lookup_kinds else {"look"}
        self._commands = [name for name in COMMANDS if name not in absent]
        self._names = {
            normalize(words(f"terminal-command-{name}")): name for name in self._commands
        }
        self._names |= {name: name for name in self._commands}
        self._shown = max(0, len(session.steps) - RECENT)
        self._told_unsaved = False
        self._expert: ExpertTurns | None = None
        self._watch_first = watch

    @property
    def session(self) -> Session:
        return self.game.session

    def run(self) -> None:
        """Play until the game is over or the player leaves."""
        if self.save_to is not None:
            write_file(self.save_to, save(self.session).encode())
        self.terminal.note(self.words("terminal-seed", seed=str(self.session.seed)), "dim")
        self.terminal.note(self.words("terminal-how", help=self._name("help")), "dim")
        self._report_storage()
        try:
            if not self.session.tape:
                self._show_checklist()
            self._show_new(everything=True)
            if self._watch_first:
                self._hand_over()
            while self._turn():
                pass
        except (EOFError, KeyboardInterrupt, Quit):
            self.terminal.note("")
        finally:
            if self.journal_to is not None:
                write_file(self.journal_to, journal_bytes(self.session.steps))
        self._farewell()

    def _turn(self) -> bool:
        """Ask one question and process the answer. Return whether the game continues."""
        question = self.session.question
        try:
            if question is None:
                return self._ended()
            if self._expert is not None:
                return self._watched_turn(self._expert)
            answer = self.prompts.ask(question)
            try:
                self.game.answer(answer)
            except Illegal as refused:
                self._refuse(refused)
                insisted = self.prompts.insist(question, answer, refused)
                if insisted is None:
                    return True
                self.game.answer(insisted)
        except RestartQuestion:
            return True
        except Stale as stale:
            self._catch_up(stale)
            return True
        except Refused as refused:
            self._refuse(refused)
            return True
        self._after_change()
        self._show_new()
        return True

    def _watched_turn(self, expert: ExpertTurns) -> bool:
        """Let the expert play on, or take over."""
        lines = expert.decide(self.prompts.line(self.words("terminal-watch-how")))
        if lines is None:
            self._expert = None
            return True
        for line in lines:
            self.terminal.note(line)
        self._after_change()
        self._show_new()
        return True

    def _hand_over(self) -> None:
        """Let the expert play until the player takes over; refused where there is none."""
        from understudy.sim.advice.evaluation import find_expert

        find_expert(self.session.system, self.session.position)
        self._expert = ExpertTurns(self.game, self.words)

    def _watch(self, rest: str) -> None:
        self._hand_over()
        raise RestartQuestion

    def _ended(self) -> bool:
        """Show the result and read a line; commands still work, an empty line ends the game."""
        view = self.session.system.view(self.session.position)
        self.terminal.show(*self.screen.result(view, self.words))
        if self.session.peek_count:
            self.terminal.note(self.words("table-with-a-look-ahead"))
        typed = self.prompts.line(self.words("terminal-over"))
        return bool(typed)

    def _show_new(self, undone: Sequence[Step] = (), *, everything: bool = False) -> None:
        """Show the new steps, and the parts of the screen that they or the undone steps changed."""
        steps = self.session.steps
        since = self._shown
        new = [*undone, *steps[since:]]
        self._shown = len(steps)
        if not new and not everything:
            return
        self.terminal.show(*steps_with_tasks(self.session, since, self.words))
        view = self.session.system.view(self.session.position)
        self.terminal.show("", *self.screen.status(view, self.words))
        if everything:
            screen = self.screen
            for part in (screen.board, screen.legend, screen.bot, screen.own_side):
                self.terminal.show(*part(view, self.words))
            self._show_above(view)
            return
        for prefixes, part in self.screen.parts:
            if _have_changed(new, prefixes):
                self.terminal.show(*part(view, self.words))
        if isinstance(self.session.question, Menu):
            self.terminal.show(*self.screen.own_side(view, self.words))
        self._show_above(view)
        self.terminal.show(*answer_effect_lines(self.session, since, self.words))

    def _show_above(self, view: Mapping[str, Any]) -> None:
        """Show what the question is about."""
        question = self.session.question
        if question is not None and question.id in self.screen.above:
            above = self.screen.above[question.id]
            self.terminal.show(*above(view, question.args, self.words))

    def _show_checklist(self) -> None:
        """Show the setup list; the cards drawn for it follow as the first steps."""
        lines = checklist_lines(self.session, self.words)
        if lines:
            self.terminal.note(self.words("terminal-set-up"), "bold")
            self.terminal.show(*lines)
            self.terminal.note(self.words("terminal-hands", hand=HAND), "dim")

    def _refuse(self, refused: Refused) -> None:
        self.terminal.note(self.words.say(refused.message), "red")

    def _catch_up(self, stale: Stale) -> None:
        """Reload and show the game after another client, such as the page, has changed it."""
        self._refuse(stale)
        self.game.reload()
        self._shown = min(self._shown, len(self.session.steps))
        self._show_new(everything=True)

    def _report_storage(self) -> None:
        """Tell once that the game cannot be saved, and once that it is saved again."""
        reason = self.game.unsaved_reason
        if reason is not None and not self._told_unsaved:
            self._refuse(reason)
            self.terminal.note(self.words("terminal-not-kept", save=self._name("save")))
        elif reason is None and self._told_unsaved:
            self.terminal.note(self.words("terminal-kept-again"))
        self._told_unsaved = reason is not None

    def _after_change(self) -> None:
        """Write the save file. An error, such as a full disk, does not end the game."""
        self._report_storage()
        if self.save_to is not None:
            try:
                write_file(self.save_to, save(self.session).encode())
            except Refused as refused:
                self._refuse(refused)

    def _farewell(self) -> None:
        """Show where the game is saved and how to continue it."""
        self.game.save_again()
        if self.save_to is None and self.game.remove_if_empty():
            self.terminal.note(self.words("terminal-not-begun"))
        elif self.game.unsaved_reason is None and self.game.id:
            over = self.session.over
            self.terminal.note(self.words("terminal-kept-over" if over else "terminal-kept"))
            self._copyable("--resume", self.game.id, *self.where)
        elif self.save_to is not None:
            self.terminal.note(self.words("terminal-go-on"))
            self._copyable("--load", str(self.save_to), "--save", str(self.save_to))
        elif not self.session.over:
            self.terminal.note(self.words("terminal-not-saved"))

    def _copyable(self, *options: str) -> None:
        """Show a command on one line, so that it can be copied."""
        self.terminal.note(f"  {shlex.join(['understudy', 'play', *options])}", wrap=False)

    def _name(self, command: str) -> str:
        return self.words(f"terminal-command-{command}")

    def _command(self, typed: str) -> bool:
        """Execute a line that starts with a command, in English or in the user's language."""
        first, _, rest = typed.partition(" ")
        name = self._names.get(normalize(first))
        if name is None and normalize(first) in SHELL_WORDS:
            name = "shell"
        if name is None:
            return False
        try:
            getattr(self, f"_{name}")(rest.strip())
        except Stale as stale:
            self._catch_up(stale)
            raise RestartQuestion from None
        except Refused as refused:
            self._refuse(refused)
        return True

    def _undo(self, rest: str) -> None:
        to = len(self.session.tape) - self._count("undo", rest, len(self.session.tape))
        before = self.session.steps[:]
        system, position = self.session.system, self.session.position
        try:
            self.game.undo(to, ask=not self.session.peek_count)
        except Illegal as refused:
            if refused.message.id != CONFIRM_PEEK:
                raise
            self._refuse(refused)
            if not self.prompts.confirm(self.words("terminal-all-the-same")):
                raise RestartQuestion from None
            self.game.undo(to, ask=False)
        undone = before[len(self.session.steps) :]
        notes = system.notes(position, before, len(self.session.steps))
        if any(note.is_new for note in notes):
            self._show_table_changes(system.table_changes(position, self.session.position))
        self._after_undo("terminal-undone", undone)

    def _show_table_changes(self, changes: Sequence[TableChange]) -> None:
        """Show what to do on the real table to get to the new position."""
        if changes:
            self.terminal.note(self.words("table-changes"), "bold")
            lines = (Text(self.words.say(one.message)) for one in changes)
            self.terminal.show(*(Item(Text(f"      {HAND}", "dim"), line) for line in lines))

    def _redo(self, rest: str) -> None:
        for _ in range(self._count("redo", rest, len(self.session.redoable))):
            self.game.redo()
        self._after_undo("terminal-redone")

    def _count(self, command: str, rest: str, most: int) -> int:
        """Return how many answers to undo or redo: the typed number, or one."""
        if not most:
            raise Illegal(f"table-nothing-to-{command}")
        count = _argument_number(rest, default=1)
        if not 1 <= count <= most:
            raise Illegal("terminal-answers-at-most", command=self._name(command), most=most)
        return count

    def _after_undo(self, message: str, undone: Sequence[Step] = ()) -> None:
        self._after_change()
        if len(self.session.steps) < self._shown:
            self._shown = len(self.session.steps)
        self.terminal.note(self.words(message, answers=len(self.session.tape)))
        self._show_new(undone)
        raise RestartQuestion

    def _back(self, rest: str) -> None:
        raise RestartQuestion

    def _why(self, rest: str) -> None:
        steps = self.session.steps
        if not steps:
            raise Illegal("terminal-why-nothing")
        number = _argument_number(rest, default=last_choice(steps))
        if number >= len(steps):
            journal = self._name("journal")
            raise Illegal("terminal-no-such-step", last=len(steps) - 1, journal=journal)
        game = self.session.system.name
        counters = self.screen.counters
        self.terminal.show(*explanation(steps, number, self.words, game, counters))

    def _board(self, rest: str) -> None:
        view = self.session.system.view(self.session.position)
        self.terminal.show("", *self.screen.status(view, self.words))
        self.terminal.show(*self.screen.board(view, self.words))
        self.terminal.show(*self.screen.legend(view, self.words))

    def _bot(self, rest: str) -> None:
        view = self.session.system.view(self.session.position)
        self.terminal.show("", *self.screen.bot(view, self.words))

    def _mine(self, rest: str) -> None:
        view = self.session.system.view(self.session.position)
        self.terminal.show("", *self.screen.status(view, self.words))
        self.terminal.show(*self.screen.own_side(view, self.words))

    def _look(self, rest: str) -> None:
        """Show the text of a card or other thing, by its number or name."""
        names = {
            kind: self.words.translator.names.get(kind, {}) for kind in self.screen.lookup_kinds
        }
        wanted = normalize(rest)
        for kind, known in names.items():
            same = [
                id
                for id in known
                if wanted in (normalize(id), normalize(self.words.name(kind, id)))
            ]
            found = same or closest_names(rest, {id: each.values() for id, each in known.items()})
            for id in found:
                text = Text(self.words.name(kind, id), "bold")
                text.append(f"  {self.screen.about(kind, id, self.words)}", "not bold")
                self.terminal.show(Item(Text(f"{id:>5}  "), text))
            if found:
                return
        message = "table-unknown-card" if rest else "terminal-look-where"
        raise Illegal(message, answer=rest, look=self._name("look"))

    def _more(self, rest: str) -> None:
        if not self.prompts.show_more():
            raise Illegal("terminal-no-more")

    def _journal(self, rest: str) -> None:
        self.terminal.show(*step_lines(self.session.steps, self.words))

    def _save(self, rest: str) -> None:
        path = Path(os.path.expanduser(rest)) if rest else self.save_to
        if path is None:
            raise Illegal("terminal-save-where", save=self._name("save"))
        if path not in self._written and os.path.exists(path):
            raise Illegal("terminal-save-exists", file=str(path))
        self._written.add(path)
        write_file(path, save(self.session).encode())
        self.terminal.note(self.words("terminal-saved", file=str(path)))

    def _report(self, rest: str) -> None:
        """Write a problem report; the typed text says what was expected."""
        expected = rest or self.prompts.line(self.words("page-problem-expected"))
        file = write_report(terminal_report(self.session, expected, self.words), None)
        self.terminal.note(self.words("terminal-report-written", file=str(file)))

    def _help(self, rest: str) -> None:
        for name in self._commands:
            text = Text(self.words(f"terminal-help-{name}"))
            self.terminal.show(Item(Text(f"  {self._name(name):<10} "), text))
        self.prompts.explain_again()

    def _shell(self, rest: str) -> None:
        raise Illegal("terminal-shell-command", save=self._name("save"), quit=self._name("quit"))

    def _quit(self, rest: str) -> None:
        raise Quit


def _have_changed(steps: Sequence[Step], prefixes: tuple[str, ...]) -> bool:
    return any(change.what.startswith(prefixes) for step in steps for change in step.changes)


def _argument_number(text: str, default: int) -> int:
    if not text:
        return default
    number = whole_number(text)
    if number is None:
        raise Illegal("table-not-a-number", answer=text)
    return number
