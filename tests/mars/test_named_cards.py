"""Real cards that the player names: only possible cards are accepted."""

import pytest

from understudy.components.deck import FACE_DOWN
from understudy.core import Card, Number, Refused, ScriptTable, Session
from understudy.locales.translator import Translator
from understudy.mars.marsbot.corporations.cards import CARDS
from understudy.mars.marsbot.decks import (
    BONUS_FACE_DOWN,
    all_bonus_cards,
    draw_action_card,
    draw_bonus_card,
    draw_project_card,
    project_cards_in_play,
    reveal_bonus_card,
)
from understudy.mars.options import EXPANSIONS
from understudy.mars.printed.cards import CARD_NUMBER, bonus_id, is_bonus
from understudy.mars.system import GAME

PROJECTS = ("007", "022", "031")
REAL = {"project": "real", "bonus": "real"}


def play_until(session: Session, asked: str, turn: str) -> Card:
    """Give the same answer in all your turns until this question is asked."""
    while session.question is not None and session.question.id != asked:
        question = session.question
        session.answer(turn if question.id == "mars-ask-turn" else question.default)
    assert isinstance(session.question, Card)
    return session.question


def to_next_card(session: Session) -> Card:
    """Play until MarsBot reveals a card."""
    return play_until(session, "mars-ask-action-card", "done")


def possible(question: Card) -> tuple[int, int]:
    """Return how many project cards and bonus cards can be named."""
    there = [card for card, number in CARD_NUMBER.items() if number not in question.gone]
    bonus = sum(map(is_bonus, there))
    return len(there) - bonus, bonus


def real_game() -> Session:
    return Session(GAME, {"decks": REAL}, 1)


def test_a_fourth_project_card_is_refused_in_a_deck_of_three() -> None:
    session = real_game()
    for number in PROJECTS:
        assert all(possible(to_next_card(session)))
        session.answer(number)
    question = to_next_card(session)
    projects, bonus = possible(question)
    assert projects == 0
    assert bonus > 0
    with pytest.raises(Refused) as refused:
        session.answer("009")
    assert refused.value.message.id == "table-card-elsewhere"
    session.answer("B03")


def test_a_second_bonus_card_is_refused() -> None:
    session = real_game()
    to_next_card(session)
    session.answer("B06")
    projects, bonus = possible(to_next_card(session))
    assert projects > 0
    assert bonus == 0
    with pytest.raises(Refused):
        session.answer("B04")


def test_a_card_is_revealed_once() -> None:
    session = real_game()
    to_next_card(session)
    session.answer("007")
    to_next_card(session)
    with pytest.raises(Refused) as refused:
        session.answer("007")
    assert refused.value.message.id == "table-card-elsewhere"


def refuses(session: Session, number: str) -> None:
    with pytest.raises(Refused) as refused:
        session.answer(number)
    assert refused.value.message.id == "table-card-elsewhere"


def put(session: Session, number: str, pile: str) -> None:
    session.answer({"do": "set_card", "card": number, "pile": pile})


@pytest.mark.parametrize("pile", ["played", "project_discard", "removed"])
def test_a_project_card_that_lies_elsewhere_is_refused(pile: str) -> None:
    session = real_game()
    put(session, "007", pile)
    to_next_card(session)
    refuses(session, "007")


def test_a_discarded_card_can_be_revealed_after_a_reshuffle() -> None:
    session = real_game()
    put(session, "007", "project_discard")
    session.answer("set_reshuffled")
    to_next_card(session)
    session.answer("007")
    assert session.position.facts()["card.007"] == "bot.played"


def test_your_reported_card_is_refused() -> None:
    session = real_game()
    session.answer({"do": "card", "card": "009"})
    to_next_card(session)
    refuses(session, "009")


def test_a_card_of_marsbot_cannot_be_reported_as_yours() -> None:
    session = real_game()
    put(session, "009", "played")
    with pytest.raises(Refused) as refused:
        session.answer({"do": "card", "card": "009"})
    assert refused.value.message.id == "table-card-elsewhere"


def test_all_discarded_cards_return_when_every_other_card_is_elsewhere() -> None:
    """The deck is empty then, so it was shuffled from the discard pile."""
    session = real_game()
    cards = project_cards_in_play(session.position)
    game = session.position.copy()
    game.bot.played = cards[1:]
    game.project.discard = cards[:1]
    table = ScriptTable([CARD_NUMBER[cards[0]]])
    assert draw_project_card(game, table) == cards[0]
    assert game.project.discard == []


def test_a_recurring_card_in_the_action_deck_is_not_in_the_bonus_deck() -> None:
    session = Session(GAME, {"decks": REAL, "expansions": ["turmoil"]}, 1)
    to_next_card(session)
    game = session.position.copy()
    assert reveal_bonus_card(game, ScriptTable(["B02"]), FACE_DOWN) == bonus_id("B02")
    with pytest.raises(Refused):
        reveal_bonus_card(game, ScriptTable(["B21"]), FACE_DOWN)


def test_a_reshuffled_bonus_card_is_not_in_the_action_deck() -> None:
    """MarsBot draws from an empty bonus deck while a bonus card lies in its action deck."""
    session = real_game()
    to_next_card(session)
    game = session.position.copy()
    cards = all_bonus_cards(game)
    game.bot.bonus.bag = []
    game.bot.bonus.discard = cards[1:]
    game.bot.action.bag, game.bot.action.stack = [BONUS_FACE_DOWN], []
    drawn = draw_bonus_card(game, ScriptTable())
    assert drawn == FACE_DOWN
    with pytest.raises(Refused):
        reveal_bonus_card(game.copy(), ScriptTable([CARD_NUMBER[cards[0]]]), drawn)
    assert reveal_bonus_card(game, ScriptTable([CARD_NUMBER[cards[1]]]), drawn) == cards[1]
    # Only one card is possible in the action deck; the question fills it in.
    assert draw_action_card(game, ScriptTable([CARD_NUMBER[cards[0]]])) == cards[0]


def test_recurring_cards_of_expansions_are_bonus_cards() -> None:
    session = Session(GAME, {"decks": REAL, "expansions": ["venus", "turmoil"]}, 1)
    for number in PROJECTS:
        to_next_card(session)
        session.answer(number)
    assert possible(to_next_card(session))[0] == 0


def test_the_last_card_that_is_possible_is_filled_in() -> None:
    """The action deck has three project cards, one from the bonus deck, and Party Politics."""
    session = Session(GAME, {"decks": REAL, "expansions": ["turmoil"]}, 1)
    for number in (*PROJECTS, "B06"):
        assert to_next_card(session).default is None
        session.answer(number)
    assert to_next_card(session).default == "B21"
    refuses(session, "B02")
    session.answer("B21")


def test_an_event_is_revealed_once() -> None:
    session = Session(GAME, {"decks": {"events": "real"}, "expansions": ["turmoil"]}, 1)
    speaker = Translator("en", GAME.names())
    named = ["generous_funding", "asteroid_mining", "global_dust_storm", "diversity"]
    said: list[str] = []
    for event in named:
        play_until(session, "mars-ask-event", "pass")
        assert session.question is not None
        said.append(speaker.why(session.question))
        session.answer(event)
    # Each question says which event of the setup or the solar phase it asks for.
    assert [why.split()[0] for why in said] == ["First", "Second:", "Last,", "Last,"]
    play_until(session, "mars-ask-event", "pass")
    # The first event is already discarded.
    with pytest.raises(Refused):
        session.answer(named[0])


WITH_PRIORITY = [card.number for card in CARDS if card.priority]


def research(corporation: str, answers: dict[str, int], **options: object) -> Session:
    """Play to your second action phase with real decks, with these answers in the draft."""
    session = Session(GAME, {"decks": REAL, "corporation": corporation, **options}, 1)
    while (session.position.generation, session.position.phase) != (2, "action"):
        question = session.question
        assert question is not None
        if question.id in answers:
            assert isinstance(question, Number)
            session.answer(min(answers[question.id], question.high))
        elif isinstance(question, Card):
            session.answer(min(n for n in CARD_NUMBER.values() if n not in question.gone))
        elif question.id == "mars-ask-turn":
            session.answer("pass")
        else:
            session.answer(question.default)
    return session


def action_deck(session: Session) -> int:
    """Return the cards of the action deck of this generation."""
    return next(
        int(str(step.args["cards"]))
        for step in reversed(session.steps)
        if step.kind == "mars-action-deck"
    )


EQUAL, DISCARDABLE = "mars-ask-draft-equal", "mars-ask-draft-discardable"


@pytest.mark.parametrize("corporation", WITH_PRIORITY)
def test_a_draft_with_real_cards_takes_at_most_15_taps(corporation: str) -> None:
    """A number takes a tap for each step from the suggested one, and one to confirm."""
    most = research(corporation, {EQUAL: 4, DISCARDABLE: 4}, expansions=list(EXPANSIONS))
    asked = [entry for entry in most.tape if entry.question in (EQUAL, DISCARDABLE)]
    assert [entry.question for entry in asked] == [EQUAL, EQUAL, EQUAL, DISCARDABLE]
    assert sum(abs(int(str(entry.answer)) - 1) + 1 for entry in asked) <= 15
    assert all(card < 0 for card in most.position.bot.action.cards())


def test_a_draft_question_says_the_rule_in_one_sentence() -> None:
    session = Session(GAME, {"decks": REAL, "corporation": "C26", "expansions": ["venus"]}, 1)
    play_until_number(session)
    assert session.question is not None
    why = Translator("en", GAME.names()).why(session.question)
    assert "among equals of the next: Venus, Jovian." in why


def play_until_number(session: Session) -> None:
    while session.question is not None and session.question.id != EQUAL:
        question = session.question
        if isinstance(question, Card):
            session.answer(next(n for n in CARD_NUMBER.values() if n not in question.gone))
        else:
            session.answer("pass" if question.id == "mars-ask-turn" else question.default)


def test_the_app_chooses_among_equal_cards_of_a_draft_before_the_pile_is_passed_on() -> None:
    session = research("C08", {EQUAL: 4, DISCARDABLE: 4})
    told = [step for step in session.steps if step.kind == "mars-draft-keeps"]
    assert [step.args["count"] for step in told] == [4, 3, 2]
    assert all(0 < int(str(step.args["place"])) <= int(str(step.args["count"])) for step in told)
    (note,) = GAME.notes(session.position, session.steps[: told[0].number + 1], told[0].number)
    assert (note.player_moves, note.now) == (True, True)
    (gone,) = [step for step in session.steps if step.kind == "mars-draft-discard-unseen"]
    assert gone.args["count"] == 4
    assert action_deck(session) == 4


def test_a_draft_with_one_best_card_each_and_nothing_to_discard_needs_no_instruction() -> None:
    session = research("C08", {EQUAL: 1, DISCARDABLE: 0})
    assert not [step for step in session.steps if step.kind.startswith("mars-draft-")]
    assert action_deck(session) == 5
