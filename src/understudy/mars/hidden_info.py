"""Hidden information of a screen game: your hand, and the cards only you were shown."""

from __future__ import annotations

from typing import Any, Final

from understudy.core import Choice, HiddenInfo, Question, Step
from understudy.core.session.hidden_info import HiddenSteps
from understudy.mars.human.actions.research import STOP
from understudy.mars.human.state.side import Human
from understudy.mars.printed.cards import card_number
from understudy.mars.state import Game

HAND: Final = "human.hand"
CARDS: Final = ("mars-card", "mars-your-card")
"""Kinds of choices whose options are cards."""

LAW_SUIT: Final = "X06"
"""The card that you give to MarsBot."""

HIDDEN: Final = HiddenSteps(
    {
        "mars-you-draw": "mars-you-draw-hidden",
        "mars-you-discard": "mars-you-discard-hidden",
        "mars-drafted": "mars-drafted-hidden",
        "mars-you-keep-preludes": "mars-you-draw-hidden",
    },
    lambda change: change.what.startswith("card."),
)
"""Steps that name cards only you see, and the step shown to others instead."""


class MarsHiddenInfo(HiddenInfo):
    """In a screen game your hand is hidden; a reporting player has nothing hidden."""

    def exists(self, position: Game) -> bool:
        """Return whether this is a screen game; a reported side hides nothing."""
        return position.setup.played

    def seen_by_player(self, position: Game, question: Question[object] | None) -> frozenset[str]:
        """Return the cards you hold, were offered or have seen, including MarsBot's.

        A card that MarsBot revealed has a second name: if you passed it in the draft, you knew the
        card but not when MarsBot would reveal it.
        """
        you = position.you
        assert isinstance(you, Human)
        library = you.library
        yours = (
            *you.hand, *you.played, *you.events, *you.corporations, *you.hosted, *you.offered,
            *you.preludes, *you.out_of_game,
        )  # fmt: skip
        bot = position.bot
        face_up = (
            *position.project.discard, *position.drafted, *bot.bonus.discard, *bot.bonus.destroyed,
        )  # fmt: skip
        revealed = [card_number(card) for card in (*bot.played, *bot.removed)]
        asked = _cards_asked(question)
        return frozenset(
            (
                *(library[card].number for card in yours), *map(card_number, face_up), *asked,
                *revealed, *(f"bot.{number}" for number in revealed if number != LAW_SUIT),
            )
        )  # fmt: skip

    def public_view(self, position: Game, view: dict[str, object]) -> dict[str, object]:
        """Return the view without your hand and offers; `in_hand` keeps the count."""
        yours = view.get("you")
        if not isinstance(yours, dict):
            return view
        hidden: dict[str, object] = {"hand": [], "offered": [], "drafted": [], "judged": []}
        if "politics" in yours:
            events = [_public_event(event) for event in yours["politics"]["events"]]
            hidden["politics"] = {**yours["politics"], "events": events}
        return {**view, "you": {**yours, **hidden}}

    def public_step(self, position: Game, step: Step) -> Step:
        """Return the step with the number of hidden cards instead of their names."""
        return HIDDEN.public(step) if position.setup.played and not _was_face_up(step) else step


HIDDEN_INFO: Final = MarsHiddenInfo()


def _public_event(event: dict[str, Any]) -> dict[str, object]:
    """Return the preview of a global event without the cards of your hand that it discards."""
    public = [change for change in event["changes"] if not change["what"].startswith("card.")]
    return {**event, "changes": public}


def _cards_asked(question: Question[Any] | None) -> tuple[str, ...]:
    """Return the cards of a question; cards of a draft are in no pile."""
    if isinstance(question, Choice) and question.kind in CARDS:
        return tuple(option for option in question.options if option != STOP)
    return ()


def _was_face_up(step: Step) -> bool:
    """Return whether all moved cards were face up before, as with returning events."""
    moves = HIDDEN.hidden_changes(step)
    return all(change.before not in (None, HAND, "human.drafted") for change in moves)
