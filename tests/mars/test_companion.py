"""Companion mode: real cards, few questions, no question twice or without need."""

from typing import Any

import pytest

from understudy.core import Form, Illegal, Session, TapeEntry
from understudy.mars.companion.report_menu import turn_question
from understudy.mars.printed.cards import card_number
from understudy.mars.printed.maps import MARS
from understudy.mars.system import GAME

REAL: dict[str, object] = {"decks": {"project": "real", "bonus": "real"}}


def start(options: dict[str, object], *answers: object) -> Session:
    session = Session(GAME, options, 4)
    for answer in answers:
        session.answer(answer)
    return session


def asked(session: Session) -> str | None:
    return session.question.id if session.question else None


def test_a_turn_with_a_real_project_card_takes_one_entry() -> None:
    session = start(REAL, "done")
    assert asked(session) == "mars-ask-action-card"
    session.answer("Deep Well Heating")
    assert asked(session) == "mars-ask-turn", "one card entered, then your turn again"
    assert session.position.bot.played


def test_dealt_cards_ask_nothing() -> None:
    assert asked(start({}, "done")) == "mars-ask-turn"


def test_after_marsbot_has_passed_the_default_is_to_pass() -> None:
    session = start({})
    while not session.position.bot.passed:
        assert session.question is not None
        assert session.question.default == {"do": "done"}
        session.answer("done")
    assert session.question is not None
    assert session.question.default == {"do": "pass"}
    assert GAME.view(session.position)["mover"] == "human"
    session.answer("done")
    assert GAME.view(session.position)["mover"] == "human", "a side that has passed has no turn"


def test_a_real_bonus_card_in_a_dealt_deck_is_asked_for_when_it_comes() -> None:
    session = start({"decks": {"bonus": "real"}})
    seen = set()
    for _ in range(30):
        seen.add(asked(session))
        session.answer({"mars-ask-turn": "done", "mars-ask-action-card": "B02"}.get(
            asked(session) or "", "done"
        ))  # fmt: skip
        if "mars-ask-action-card" in seen:
            break
    assert "mars-ask-action-card" in seen


def test_a_card_cannot_come_up_twice() -> None:
    session = start(REAL, "done", "001", "done")
    with pytest.raises(Exception, match="table-card-elsewhere"):
        session.answer("001")


def test_a_bonus_card_that_was_destroyed_cannot_come_up_again() -> None:
    session = start(REAL, "done", "B07")
    while asked(session) == "mars-ask-flipped-card":
        session.answer("001")
    session.answer("done")
    with pytest.raises(Exception, match="table-card-elsewhere"):
        session.answer("B07")


def award_form(session: Session, **tracks: int) -> Any:
    for track, position in tracks.items():
        session.answer({"do": "set_track", "track": track, "position": position})
    session.answer("done")
    session.answer("057")
    return session.question


def test_funding_an_award_is_at_most_one_form_and_prefilled() -> None:
    session = start(REAL, {"do": "set_track", "track": "event", "position": 8})
    question = award_form(session, building=8, science=4, energy=3)
    session.undo()
    session.answer("009")
    session.answer("done")
    session.answer("010")
    question = session.question
    assert isinstance(question, Form)
    assert question.id == "mars-ask-award-numbers"
    names = [name for name, _ in question.fields]
    assert "production_mc" in names
    session.answer({"production_mc": 3})
    assert asked(session) == "mars-ask-turn"
    assert "banker" in session.position.awards
    assert session.position.you.reported_in["production.mc"] == 1


def test_reported_numbers_are_stored_with_their_generation() -> None:
    session = start(REAL, "done", "B01")
    assert asked(session) == "mars-ask-plants"
    session.answer({"plants": 2})
    session.answer("done")
    session.answer("001")
    human = session.position.you
    assert human.number("stock.plants") == 0
    assert human.reported_in == {"stock.plants": 1}


def test_your_production_keeps_the_numbers_up_to_date() -> None:
    session = start({**REAL, "expansions": []}, "pass")
    for card in ("004", "129", "189", "B02"):
        session.answer(card)
    assert asked(session) == "mars-ask-action-card", "generation 2: MarsBot begins"
    human = session.position.you
    assert human.number("stock.plants") == 1
    assert human.number("stock.heat") == 1
    assert human.number("stock.mc") == 21


def test_raising_temperature_to_zero_asks_for_the_ocean() -> None:
    session = start(
        {}, {"do": "set_temperature", "value": -2}, {"do": "raise", "parameter": "temperature"}
    )
    assert asked(session) == "mars-ask-bonus-ocean"
    session.answer("5.5")
    assert session.position.planet.ocean_count == 1
    assert session.position.you.tr == 22


def test_a_full_map_offers_no_tile() -> None:
    game = start({}).position
    assert "tile" in dict(turn_question(game).entries())
    game.planet.greeneries = MARS.all
    assert "tile" not in dict(turn_question(game).entries())


@pytest.mark.parametrize("chosen", ["C17", "random"])
def test_a_real_bonus_deck_is_one_card_short_for_a_recurring_one(chosen: str) -> None:
    """Vitor makes B04 recur, so it leaves the deck, also if Vitor is drawn at random."""
    for seed in range(400):
        options: dict[str, object] = {"corporation": chosen, "decks": {"bonus": "real"}}
        game = Session(GAME, options, seed).position
        if game.corporation is not None and game.corporation.number == "C17":
            dealt = [
                *game.bot.bonus.cards(),
                *(card for card in game.bot.action.cards() if card < 0),
            ]
            assert len(dealt) == 8
            return
    pytest.fail("Vitor was never drawn")


@pytest.mark.parametrize(
    ("corporation", "gone", "joins"),
    [("C05", "B06", 1), ("C21", "B01", 1), ("C24", "B03", 1), ("C42", "B04", 0)],
)
def test_what_a_corporation_destroys_leaves_a_real_deck_too(
    corporation: str, gone: str, joins: int
) -> None:
    """One of eight cards is gone; a recurring or a revealed card may have been added."""
    options: dict[str, object] = {"corporation": corporation, "decks": {"bonus": "real"}}
    game = Session(GAME, options, 4).position
    assert [card_number(card) for card in game.bot.bonus.destroyed] == [gone]
    face_down = [card for card in (*game.bot.bonus.cards(), *game.bot.action.cards()) if card < 0]
    assert len(face_down) == 7 + joins


def test_dominance_follows_a_corrected_party() -> None:
    session = start({"expansions": ["corporate_era", "turmoil"]})
    turmoil = session.position.turmoil
    first, second = turmoil.dominant, turmoil.clockwise()[0]
    empty = {"human": 0, "bot": 0, "leader": "neutral"}
    session.answer({"do": "set_party", "party": first, "neutral": 3, **empty})
    session.answer({"do": "set_party", "party": second, "neutral": 2, **empty})
    assert session.position.turmoil.dominant == first
    session.answer({"do": "set_party", "party": first, "neutral": 1, **empty})
    assert session.position.turmoil.dominant == second


def test_old_saves_insist_on_refused_tiles() -> None:
    """Tapes from before `insist` accepted a tile that only a card allows."""
    adjacent = {"do": "tile", "tile": "city", "space": "4.4"}
    tape = [
        TapeEntry("mars-ask-turn", {**adjacent, "space": "4.3"}),
        TapeEntry("mars-ask-turn", adjacent),
    ]
    session = Session.replay(GAME, {}, 4, tape)
    assert session.tape[1].answer == {**adjacent, "insist": True}
    with pytest.raises(Illegal):
        Session.replay(GAME, {}, 4, tape[:1]).answer(adjacent)
