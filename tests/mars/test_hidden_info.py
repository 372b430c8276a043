"""Hidden information is not shown to others, and undoing past it counts as a peek."""

import json
from typing import Any

import pytest

from tests.service.requests import send
from understudy.core import Chance, Illegal, Ref, Seat, Session, derive_stream, load, save
from understudy.core.agents.random_agent import AnyAnswer, random_policy
from understudy.locales.translator import Translator
from understudy.mars.hidden_info import HIDDEN_INFO
from understudy.mars.options import EXPANSIONS
from understudy.mars.printed.cards import CARD_ID, PROJECT_CARDS
from understudy.mars.system import GAME
from understudy.service import Service
from understudy.store import KeyValueStore, MemoryTextStore

PLAYED: dict[str, object] = {"you": "played"}
EVERYTHING: dict[str, object] = {
    **PLAYED, "expansions": list(EXPANSIONS), "corporation": "random", "draft": True,
}  # fmt: skip


def begun(*answers: object, **options: object) -> Session:
    session = Session(GAME, {**PLAYED, **options}, 5)
    for answer in answers:
        session.answer(answer)
    return session


def passed() -> Session:
    """Return a game after generation 1: MarsBot has revealed cards, four new ones are offered."""
    session = begun("R00", {"do": "pass"})
    assert session.question is not None
    assert session.question.id == "mars-you-buy"
    return session


def kinds(session: Session) -> list[str]:
    return [step.kind for step in session.steps]


def test_undoing_past_shown_cards_is_marked() -> None:
    session = passed()
    session.undo()
    assert session.question is not None
    assert session.question.id == "mars-you-turn"
    assert kinds(session)[-1] == "table-looked-ahead"
    assert session.peek_count == 1
    session.undo()
    assert session.question.id == "mars-you-choose-corporation", "a mark is not an answer"
    assert session.peek_count == 1, "the ten cards were already offered"
    session.redo()
    session.redo()
    assert session.question.id == "mars-you-buy"
    again = load(save(session))
    assert again.peek_count == 1
    assert again.steps == session.steps
    assert again.position.facts() == session.position.facts()


def test_the_start_can_be_undone_because_all_its_cards_were_offered() -> None:
    corporation = "R19"
    session = begun(corporation)
    assert session.question is not None
    assert session.question.id == "mars-you-buy"
    assert session.undo_limit == 0, "to buy none is no card"
    session.answer("none")
    session.undo()
    session.undo()
    assert session.peek_count == 0


def test_a_card_that_may_be_bought_is_shown_first() -> None:
    """Inventors' Guild shows the top card before the player decides to buy it."""
    session = Session(GAME, PLAYED, 80)
    for answer in ("R00", {"do": "play", "card": "006"}, {"do": "action", "card": "006"}):
        session.answer(answer)
    question = session.question
    assert question is not None
    assert question.id == "mars-you-choose-whether"
    looked = question.args["looked"]
    assert isinstance(looked, Ref)
    view: Any = GAME.view(session.position)
    assert view["you"]["offered"] == [looked.id]
    speaker = Translator("en", GAME.names())
    assert speaker.name(looked) in speaker.text(question.id, question.args)
    with pytest.raises(Illegal, match="table-undo-looks-ahead"):
        session.undo(ask=True)
    session.answer("yes")
    assert CARD_ID[looked.id] in session.position.you.hand
    view = GAME.view(session.position)
    assert view["you"]["offered"] == []


def test_undoing_without_shown_cards_is_not_marked() -> None:
    session = passed()
    offered = session.position.you.offered
    number = session.position.you.library[offered[0]].number
    session.answer(number)
    session.undo()
    assert session.position.you.offered == offered
    assert session.peek_count == 0
    companion = Session(GAME, {}, 5)
    companion.answer("done")
    companion.undo()
    assert companion.peek_count == 0, "a reported side hides nothing"


def test_the_next_pile_of_a_draft_counts_as_seen() -> None:
    session = begun("R00", {"do": "pass"}, draft=True)
    assert session.question is not None
    assert session.question.id == "mars-ask-draft"
    session.answer(session.question.default)
    session.undo()
    assert session.peek_count == 1


def test_a_passed_card_that_marsbot_reveals_counts_as_seen() -> None:
    """The player knows the card, but not when MarsBot reveals it."""
    session = begun("R00", {"do": "pass"}, draft=True)
    question: Any = session.question
    position = session.position.copy()
    before = HIDDEN_INFO.seen_by_player(position, question)
    position.bot.played.append(CARD_ID[question.options[0]])
    after = HIDDEN_INFO.seen_by_player(position, question)
    assert after - before
    position.project.discard.append(position.bot.played.pop())
    assert HIDDEN_INFO.seen_by_player(position, question) <= after
    position.bot.played.append(CARD_ID["X06"])
    position.you.hand.append(CARD_ID["X06"])
    given = HIDDEN_INFO.seen_by_player(position, question) - before
    assert given == {"X06"}, "a card you give to MarsBot was yours"


def test_undo_can_ask_first() -> None:
    session = passed()
    assert session.undo_limit == 2
    before = (session.tape[:], session.steps[:], session.position.facts(), session.token)
    with pytest.raises(Illegal, match="table-undo-looks-ahead"):
        session.undo(ask=True)
    assert (session.tape, session.steps, session.position.facts(), session.token) == before
    assert not session.redoable


def test_a_correction_counts_as_a_peek_too() -> None:
    correction = passed().correct(0, "R00")
    assert correction.session.peek_count == 1
    with pytest.raises(Illegal, match="table-no-such-answer"):
        correction.session.correct(0, "R00")


@pytest.mark.parametrize("more", [{}, {"expansions": ["prelude"], "draft": True}])
def test_the_public_document_has_no_hand_question_or_seed(more: dict[str, object]) -> None:
    service = Service(KeyValueStore(MemoryTextStore()))
    options = {**PLAYED, **more}
    game = send(service, "POST", "/games", {"system": "mars", "options": options, "seed": 5})
    path = f"/games/{game['id']}"
    chance = Chance(derive_stream(5, "human"))
    while len(game["journal"]) < 120 or not game["view"]["you"]["hand"]:
        game = play(service, path, game, chance)
    seen = send(service, "GET", f"{path}/public")
    assert (seen["seed"], seen["token"], seen["question"]) == (0, "", None)
    hand = {card["number"] for card in game["view"]["you"]["hand"]}
    assert hand
    assert seen["view"]["you"]["in_hand"] == len(hand)
    told = json.dumps([seen["view"], seen["journal"]])
    assert not [number for number in hand if f'"{number}"' in told or f"card.{number}" in told]
    assert len(seen["journal"]) == len(game["journal"])
    hidden = {step["kind"] for step in seen["journal"] if step["kind"].endswith("-hidden")}
    assert {"mars-you-draw-hidden", *(["mars-drafted-hidden"] if more else [])} <= hidden


def play(service: Any, path: str, game: dict[str, Any], chance: Chance) -> dict[str, Any]:
    """Give a random legal answer."""
    session = load(json.dumps(send(service, "GET", f"{path}/save")))
    assert session.question is not None
    answer = random_policy(Seat("mars", session.position, chance)).answer(session.question)
    answered: dict[str, Any] = send(
        service, "POST", f"{path}/answers", {"token": game["token"], "answer": answer}
    )
    return answered


def test_the_mark_is_in_the_document_and_in_the_store() -> None:
    service = Service(KeyValueStore(MemoryTextStore()))
    game = send(service, "POST", "/games", {"system": "mars", "options": PLAYED, "seed": 5})
    path = f"/games/{game['id']}"
    for answer in ("R00", {"do": "pass"}):
        game = send(service, "POST", f"{path}/answers", {"token": game["token"], "answer": answer})
    refused = send(service, "POST", f"{path}/undo", {"token": game["token"], "ask": True})
    assert refused["error"]["id"] == "table-undo-looks-ahead"
    game = send(service, "POST", f"{path}/undo", {"token": game["token"]})
    assert (game["looked_ahead"], game["answers"]) == (1, 2)
    assert load(json.dumps(send(service, "GET", f"{path}/save"))).peek_count == 1


def test_a_mark_is_not_an_answer_of_the_turn() -> None:
    session = begun("R00")
    turn = session.turn_start
    session.answer({"do": "pass"})
    session.undo()
    assert session.peek_count == 1
    assert session.turn_start.answers == turn.answers == ()


def test_judgments_of_offered_cards_are_hidden_from_others() -> None:
    assert yours(begun())["judged"] == [], "no judgment without a corporation"
    session = passed()
    shown = yours(session)
    assert [card["number"] for card in shown["judged"]] == shown["offered"]
    view = session.system.view(session.position)
    others: Any = HIDDEN_INFO.public_view(session.position, view)
    assert others["you"]["judged"] == []


def test_the_draft_shows_your_cards_and_judges_the_pile() -> None:
    session = begun("R00", {"do": "pass"}, draft=True)
    piles = []
    for kept in range(3):
        question: Any = session.question
        assert question.id == "mars-ask-draft"
        shown = yours(session)
        assert [card["number"] for card in shown["judged"]] == list(question.options)
        assert len(shown["drafted"]) == kept
        view = session.system.view(session.position)
        others: Any = HIDDEN_INFO.public_view(session.position, view)
        assert others["you"]["drafted"] == others["you"]["judged"] == []
        piles.append(question.options[-1])
        session.answer(piles[-1])
    assert yours(session)["offered"][:3] == piles
    assert yours(session)["drafted"] == []


def test_the_start_shows_the_cards_and_preludes_that_were_dealt() -> None:
    session = Session(GAME, {**PLAYED, "expansions": ["corporate_era", "prelude"]}, 5)
    offered = yours(session)["offered"]
    assert len(offered) == 14
    assert [number for number in offered if number.startswith("P")] == offered[10:]


def yours(session: Session) -> dict[str, Any]:
    """Return your side as you see it."""
    view: Any = session.system.view(session.position)
    shown: dict[str, Any] = view["you"]
    return shown


@pytest.mark.parametrize("seed", range(3))
def test_the_undo_limit_does_not_depend_on_how_the_game_was_loaded(seed: int) -> None:
    """Loaded from a file or played answer by answer, the limit is the same."""
    session = Session(GAME, {**PLAYED, "draft": True}, seed)
    chance = Chance(derive_stream(seed, "human"))
    for _ in range(50):
        assert session.question is not None
        session.answer(AnyAnswer(chance).answer(session.question))
        assert load(save(session)).undo_limit == session.undo_limit


def with_other_hidden_cards(position: Any, chance: Chance) -> Any:
    """Return a copy of a position with other cards in your hand and among the offered ones."""
    other = position.copy()
    you = other.you
    unseen = [*other.project.bag, *other.project.stack]
    for pile in (you.hand, you.offered):
        for index, card in enumerate(pile):
            if card < len(PROJECT_CARDS) and unseen:
                pile[index] = unseen.pop(chance.below(len(unseen)))
    return other


@pytest.mark.parametrize("seed", range(4))
def test_the_public_view_does_not_depend_on_hidden_cards(seed: int) -> None:
    """Two positions that differ only in hidden cards look the same to a watcher."""
    session = Session(GAME, EVERYTHING, seed)
    chance = Chance(derive_stream(seed, "human"))
    random, swapped = AnyAnswer(chance), 0
    while session.question is not None:
        session.answer(random.answer(session.question))
        position = session.position
        if position.you.hand or position.you.offered:
            other = with_other_hidden_cards(position, chance)
            swapped += 1
            assert public(other) == public(position)
    assert swapped > 20


def public(position: Any) -> dict[str, object]:
    return HIDDEN_INFO.public_view(position, GAME.view(position))
