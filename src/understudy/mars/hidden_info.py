"""What only you know when your side is played: your hand, and what you were shown."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from understudy.core import Choice, HiddenInfo, Question, Step
from understudy.mars.human.state.side import HumanSide
from understudy.mars.printed.cards import card_number
from understudy.mars.state import Game

HAND: Final = "human.hand"
CARDS: Final = ("mars-card", "mars-your-card")
"""Kinds of what can be chosen that are cards."""

HIDDEN: Final = {
    "mars-you-draw": "mars-you-draw-hidden",
    "mars-you-discard": "mars-you-discard-hidden",
    "mars-drafted": "mars-drafted-hidden",
    "mars-you-keep-preludes": "mars-you-draw-hidden",
}
"""Steps that name cards which only you see, and how they are told to others."""


class MarsHiddenInfo(HiddenInfo):
    """Your hand is yours; what you report at a table lies open anyway."""

    def exists(self, position: Game) -> bool:
        """Somebody at a table has none."""
        return position.setup.played

    def seen_by_player(self, position: Game, question: Question[object] | None) -> frozenset[str]:
        """The cards you hold, were offered or have seen go by, MarsBot's among them."""
        you = position.you
        assert isinstance(you, HumanSide)
        library = you.library
        yours = (
            *you.hand, *you.played, *you.events, *you.corporations, *you.hosted, *you.offered,
            *you.preludes, *you.out_of_game,
        )  # fmt: skip
        bot = position.bot
        gone = (
            *position.project.discard, *position.drafted, *bot.played, *bot.removed,
            *bot.bonus.discard, *bot.bonus.destroyed,
        )  # fmt: skip
        asked = _cards_asked(question)
        return frozenset(
            (*(library[card].number for card in yours), *map(card_number, gone), *asked)
        )

    def public_view(self, position: Game, view: dict[str, object]) -> dict[str, object]:
        """Without your hand and what you are offered; `in_hand` says how many cards you hold."""
        yours = view.get("you")
        if not isinstance(yours, dict):
            return view
        hidden: dict[str, object] = {"hand": [], "offered": [], "drafted": [], "judged": []}
        return {**view, "you": {**yours, **hidden}}

    def public_step(self, position: Game, step: Step) -> Step:
        """How many cards you drew, discarded or drafted, not which."""
        if not position.setup.played or step.kind not in HIDDEN or _lay_open(step):
            return step
        kept = tuple(change for change in step.changes if not change.what.startswith("card."))
        count = len(step.changes) - len(kept)
        return replace(step, kind=HIDDEN[step.kind], args={"count": count}, changes=kept)


HIDDEN_INFO: Final = MarsHiddenInfo()


def _cards_asked(question: Question[Any] | None) -> tuple[str, ...]:
    """The cards among which you choose: those of a draft are nowhere else."""
    if isinstance(question, Choice) and question.kind in CARDS:
        return question.options
    return ()


def _lay_open(step: Step) -> bool:
    """Whether the cards lay open before: events that come back."""
    moves = [change for change in step.changes if change.what.startswith("card.")]
    return all(change.before not in (None, HAND, "human.drafted") for change in moves)
