"""A watcher learns nothing about hidden cards: two games that differ only in them look the same."""

import pytest

from tests.watching import Swap, everything_seen, public_journal, with_position
from understudy.core import Chance, Session, derive_stream
from understudy.core.agents.random_agent import AnyAnswer
from understudy.mars.hidden_info import CARDS
from understudy.mars.options import EXPANSIONS
from understudy.mars.printed.cards import PROJECT_CARDS, card_number
from understudy.mars.system import GAME

EVERYTHING: dict[str, object] = {
    "you": "played", "expansions": list(EXPANSIONS), "corporation": "random", "draft": True,
}  # fmt: skip
BODIES: dict[str, object] = {
    "answers": {"token": "1:mars-you-turn@0", "answer": {"do": "pass"}},
    "outlooks": {"token": "1:mars-you-turn@0", "answers": [[{"do": "pass"}]]},
    "corrections": {"token": "1:mars-you-turn@0", "at": 0, "answer": "R00"},
}


def with_other_hidden_cards(session: Session, chance: Chance) -> Session | None:
    """Return the game with other cards in your hand and among the offered ones."""
    position = session.position.copy()
    unseen = [*position.project.bag, *position.project.stack]
    numbers: dict[str, str] = {}
    # A card that was face up before it returned to the hand is known to all.
    told = public_journal(session)
    for pile in (position.you.hand, position.you.offered):
        for index, card in enumerate(pile):
            is_known = f'"{card_number(card)}"' in told
            if card < len(PROJECT_CARDS) and unseen and not is_known:
                pile[index] = unseen.pop(chance.below(len(unseen)))
                numbers[card_number(card)] = card_number(pile[index])
    if not numbers:
        return None
    swap = Swap(numbers | {new: old for old, new in numbers.items()}, CARDS)
    return with_position(session, position, swap)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(3))
def test_a_watcher_learns_nothing_about_hidden_cards(seed: int) -> None:
    session = Session(GAME, EVERYTHING, seed)
    chance = Chance(derive_stream(seed, "human"))
    random, compared = AnyAnswer(chance), 0
    while session.question is not None and compared < 30:
        for _ in range(7):
            if session.question is not None:
                session.answer(random.answer(session.question))
        other = with_other_hidden_cards(session, chance)
        if other is None:
            continue
        compared += 1
        assert GAME.view(other.position) != GAME.view(session.position)
        one, two = everything_seen(session, BODIES), everything_seen(other, BODIES)
        assert one == two
        assert {status for status, _, _ in one.values()} == {200, 403}
        assert GAME.score_now(other.position) == GAME.score_now(session.position)
    assert compared > 5
