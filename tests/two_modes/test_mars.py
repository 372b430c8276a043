"""One bot, two modes: MarsBot plays the same game on the screen and beside the board."""

import os
from typing import cast

import pytest

from tests.announced.announcements import differences
from tests.soak.test_played import AnySide, random_options
from tests.two_modes.follow import CompanionGame, compared
from tests.two_modes.record import ScreenGame
from understudy.core import Chance, derive_stream
from understudy.mars.companion.your_corporation import YOUR_CORPORATIONS
from understudy.mars.human.state.card_ids import MARSBOT_NUMBER
from understudy.mars.milestones_awards.expansion import MILESTONES, SCREEN_MILESTONES
from understudy.mars.state import HUMAN

WHOLE = os.environ.get("UNDERSTUDY_SOAK") == "1"
GAMES = 2000 if WHOLE else 24
RETURNING_DRAFT = 5630
"""A seed with a card that you drafted and discarded: MarsBot finds it in a reshuffled deck."""


def known_milestones(options: dict[str, object], seed: int) -> dict[str, object]:
    """Leave out the milestones for which a player beside the board enters a rough percentage."""
    if "milestones_awards" not in cast(list[str], options["expansions"]):
        return options
    chance = Chance(derive_stream(seed, "milestones"))
    names = [milestone.name for milestone in MILESTONES if milestone.name not in SCREEN_MILESTONES]
    return {**options, "milestones": [names.pop(chance.below(len(names))) for _ in range(5)]}


def companion_options(options: dict[str, object], screen: ScreenGame) -> dict[str, object]:
    """Return the options of the same game beside the board: your corporation is known now."""
    yours = MARSBOT_NUMBER.get(screen.you.corporations[0], "")
    return {**options, "your_corporation": yours}


def cannot_be_told(screen: ScreenGame) -> bool:
    """Return whether the set-up had something that a companion game cannot be told.

    You passed in an action of a prelude, before your first turn; or a prelude gave you a second
    corporation that reacts to MarsBot.
    """
    numbers = (MARSBOT_NUMBER.get(card) for card in screen.you.corporations[1:])
    return screen.you.passed or any(number in YOUR_CORPORATIONS for number in numbers)


def compare(screen: ScreenGame, companion: CompanionGame) -> None:
    """Compare both games, once everything is reported; before MarsBot plays, it must be."""
    if companion.pending and screen.game.phase == "action" and screen.game.mover == HUMAN:
        return
    assert not companion.pending, companion.pending
    found = differences(compared(companion.game), compared(screen.game))
    assert not found, (screen.turns, found)
    assert not companion.turn.draws
    assert not companion.turn.picks


def play_both(seed: int) -> None:
    """Play a random screen game and its companion game; compare them after every turn."""
    options = known_milestones(random_options(seed), seed)
    screen = ScreenGame(options, seed, AnySide(seed))
    turn = screen.play_turn()
    if cannot_be_told(screen):
        return
    companion = CompanionGame(companion_options(options, screen))
    while True:
        companion.play_turn(turn)
        compare(screen, companion)
        if screen.game.over:
            return
        turn = screen.play_turn()


@pytest.mark.soak
@pytest.mark.parametrize("seed", [*range(GAMES), RETURNING_DRAFT])
def test_marsbot_plays_the_same_game_in_both_modes(seed: int) -> None:
    play_both(seed)
