"""A watcher of two people's game learns nothing about hands and dealt civilizations."""

from collections import Counter
from typing import Any

import pytest

from tests.tapestry.played_invariants import sides
from tests.watching import Swap, everything_seen, public_journal, with_position
from understudy.core import Chance, Session, derive_stream
from understudy.core.agents.random_agent import AnyAnswer
from understudy.tapestry.printed.cards import TAPESTRY_CARDS, TRAP
from understudy.tapestry.state import Game
from understudy.tapestry.system import GAME

TURN = "1:tapestry-you-turn@0"
BODIES: dict[str, object] = {
    "answers": {"token": TURN, "answer": {"do": "income"}},
    "outlooks": {"token": TURN, "answers": [[{"do": "income"}]]},
    "corrections": {"token": TURN, "at": 0, "answer": "1"},
}
OPTIONS: dict[str, object] = {"you": "played", "players": "two_humans"}


def with_other_hands(session: Session, chance: Chance) -> Session | None:
    """Return the game with other cards in both hands."""
    position: Game = session.position.copy()
    told = public_journal(session)
    in_hands = Counter(card for human in sides(position) for card in human.hand)
    unseen = [
        card
        for card in sorted(set(position.tapestry.cards()) - {TRAP})
        if not in_hands[card] and f'"{TAPESTRY_CARDS[card].id}"' not in told
    ]
    ids: dict[str, str] = {}
    for human in sides(position):
        for index, card in enumerate(human.hand):
            id = TAPESTRY_CARDS[card].id
            # A card that returned to the hand, and one of several like it, have been seen.
            if card == TRAP or f'"{id}"' in told or not unseen:
                continue
            human.hand[index] = unseen.pop(chance.below(len(unseen)))
            ids[id] = TAPESTRY_CARDS[human.hand[index]].id
    if not ids:
        return None
    swap = Swap(ids | {new: old for old, new in ids.items()}, ("tapestry-card",))
    return with_position(session, position, swap)


@pytest.mark.parametrize("seed", range(3))
def test_a_watcher_learns_nothing_about_hands(seed: int) -> None:
    session = Session(GAME, OPTIONS, seed)
    chance = Chance(derive_stream(seed, "human"))
    random, compared = AnyAnswer(chance), 0
    while session.question is not None and compared < 20:
        for _ in range(5):
            if session.question is not None:
                session.answer(random.answer(session.question))
        other = with_other_hands(session, chance)
        if other is None:
            continue
        compared += 1
        assert GAME.view(other.position) != GAME.view(session.position)
        one, two = everything_seen(session, BODIES), everything_seen(other, BODIES)
        assert one == two
        assert {status for status, _, _ in one.values()} == {200, 403}
        assert GAME.score_now(other.position) == GAME.score_now(session.position)
    assert compared > 5


def test_a_watcher_learns_no_number_of_equal_cards_in_hand() -> None:
    """A trap that is played or used does not tell how many more are in hand."""
    hidden, traps = GAME.hidden_info(), 0
    for seed in range(4):
        session = Session(GAME, OPTIONS, seed)
        random = AnyAnswer(Chance(derive_stream(seed, "human")))
        while session.question is not None:
            session.answer(random.answer(session.question))
        for step in session.steps:
            public = hidden.public_step(session.position, step)
            assert not any(".card." in change.what for change in public.changes), public
            traps += any(".card.trap" in change.what for change in step.changes)
    assert traps


def test_a_watcher_does_not_see_the_dealt_civilizations() -> None:
    session = Session(GAME, OPTIONS, 1)
    hidden, asked = GAME.hidden_info(), 0
    while True:
        question: Any = session.question
        if question.id == "tapestry-you-turn":
            break
        dealt = [name for human in sides(session.position) for name in human.offered]
        asked += bool(dealt)
        view: Any = hidden.public_view(session.position, GAME.view(session.position))
        assert [human["side"]["offered"] for human in view["humans"]] == [[], []]
        told = public_journal(session)
        assert not [name for name in dealt if f'"id": "{name}"' in told]
        session.answer(question.options[0])
    assert asked
