"""The expert plays the player's side in the terminal, step by step or a round at a time."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from understudy.cli.commands.advice import AnswerTexts
from understudy.cli.play.terminal_game import TerminalGame
from understudy.cli.translations import Translations

if TYPE_CHECKING:
    from understudy.sim.advice.expert_step import ExpertStep

TO_ROUND_END: Final = "g"
TAKE_OVER: Final = "t"


def play_decision(game: TerminalGame) -> ExpertStep | None:
    """Let the expert give one decision and the answers without a choice after it.

    Return the decision; None if the game ended before one.
    """
    from understudy.sim.advice.expert_step import expert_decides, expert_step

    decision: ExpertStep | None = None
    while not game.session.over:
        # A decision is costly: the next one is not made only to find that it is one.
        if decision is not None and expert_decides(game.session):
            break
        step = expert_step(game.session)
        game.answer(step.chosen.answer)
        if step.decided:
            decision = step
    return decision


def step_lines(step: ExpertStep, game: TerminalGame, words: Translations) -> list[str]:
    """Return what the expert did and why."""
    answer = AnswerTexts(game.session, words).text(step.chosen, step.kind)
    line = words("terminal-watch-step", answer=answer, expected=str(step.chosen.expected))
    return [line, *(f"  {words.say(reason)}" for reason in step.chosen.reasons)]


class ExpertTurns:
    """The expert in the player's place, until the player takes over."""

    def __init__(self, game: TerminalGame, words: Translations) -> None:
        self.game = game
        self.words = words

    def decide(self, typed: str) -> list[str] | None:
        """Play one decision, or the rest of the round; return what to show, None to take over."""
        wanted = typed.strip().lower()
        if wanted == TAKE_OVER:
            return None
        lines: list[str] = []
        begun = self._round()
        while not self.game.session.over:
            step = play_decision(self.game)
            if step is not None:
                lines += step_lines(step, self.game, self.words)
            if wanted != TO_ROUND_END or self._round() != begun:
                break
        return lines

    def _round(self) -> int:
        session = self.game.session
        return session.system.outcomes(session.position)[session.system.simulation().clock]
