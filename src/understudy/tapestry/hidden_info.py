"""Hidden information of a screen game: the hands of people, and what only they were shown."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from understudy.core import Change, Choice, HiddenInfo, Question, Step
from understudy.core.session.hidden_info import HiddenSteps
from understudy.tapestry.human.state.side import PlayedHuman, card_word
from understudy.tapestry.state import Game


def _counts_hand(change: Change) -> bool:
    """Return whether the change says how many of a card are in a hand."""
    return ".card." in change.what


HIDDEN: Final = HiddenSteps({"tapestry-you-draw": "tapestry-you-draw-hidden"}, _counts_hand)
"""Steps that name cards only one person sees, and the step shown to others instead."""

HIDDEN_QUESTIONS: Final = ("tapestry-you-civilization", "tapestry-you-capital")
"""Questions whose options were just dealt."""


class TapestryHiddenInfo(HiddenInfo):
    """In a screen game hands are hidden; a reporting player has nothing hidden."""

    def exists(self, position: Game) -> bool:
        """Return whether this is a screen game; a reported side hides nothing."""
        return position.setup.played

    def seen_by_player(self, position: Game, question: Question[object] | None) -> frozenset[str]:
        """Return the cards, tiles and civilizations that have been shown so far."""
        seen = {f"tech {card}" for card in (*position.display, *position.tech.discard)}
        seen |= {f"tile {tile}" for tile in position.land.tiles.values()}
        seen |= {f"tile {tile}" for tile in position.territory.discard}
        for number, card in enumerate(sorted(position.tapestry.discard)):
            seen.add(f"discarded {number} {card_word(card)}")
        for human in position.humans:
            if isinstance(human, PlayedHuman):
                seen |= _seen_by(human)
        if isinstance(question, Choice) and question.id in HIDDEN_QUESTIONS:
            seen |= {f"offered {option}" for option in question.options}
        return frozenset(seen)

    def public_view(self, position: Game, view: dict[str, object]) -> dict[str, object]:
        """Return the view without the hands; `in_hand` keeps the counts."""
        humans: Any = view["humans"]
        shown = [
            {**human, "side": {**human["side"], "hand": [], "offered": []}}
            if human.get("side")
            else human
            for human in humans
        ]
        return {**view, "humans": shown}

    def public_step(self, position: Game, step: Step) -> Step:
        """Return the step without what only one person sees.

        A drawn card is not named. A played or discarded one is, but not how many more are in hand.
        """
        if not position.setup.played:
            return step
        if step.kind in HIDDEN.kinds:
            return HIDDEN.public(step, "owner")
        changes = tuple(change for change in step.changes if not _counts_hand(change))
        return replace(step, changes=changes)


def _seen_by(human: PlayedHuman) -> set[str]:
    """Return what a person has seen: hand, mats, tiles, tech cards and civilizations."""
    cards = [card for card in (*human.hand, *(c for pile in human.mat for c in pile)) if card > 0]
    words = [card_word(card) for card in cards]
    seen = {f"{human.name} {word} {words[:n].count(word)}" for n, word in enumerate(words)}
    seen |= {f"tile {tile}" for tile in human.tiles}
    seen |= {f"space {tile}" for tile in (*human.space, *human.space_explored)}
    seen |= {f"tech {card}" for row in human.tech for card in row}
    return seen | {f"civilization {name}" for name in (*human.civilizations, *human.offered)}


HIDDEN_INFO: Final = TapestryHiddenInfo()
