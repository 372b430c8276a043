"""Every step, question and refusal of the screen game of Tapestry can be said in every language."""

import pytest

from tests.words.translatable import RecordingPolicy, check_clean, check_translatable
from understudy.core import Chance, PolicyTable, Session, derive_stream, play_to_end
from understudy.core.agents.legal_answers import legal_answers
from understudy.core.agents.random_agent import AnyAnswer
from understudy.locales import languages
from understudy.locales.translator import Translator
from understudy.tapestry.human.state.obstacle import Lack, Obstacle
from understudy.tapestry.printed.cards import TAPESTRY_ID
from understudy.tapestry.printed.tracks import TRACKS
from understudy.tapestry.system import GAME

GAMES = 24


@pytest.mark.parametrize("players", ["solo", "two_humans"])
def test_random_games_can_be_translated(players: str) -> None:
    for seed in range(GAMES):
        human = RecordingPolicy(AnyAnswer(Chance(derive_stream(seed, "human"))))
        table = PolicyTable(Chance(derive_stream(seed, "game")), human, listening=True)
        game = GAME.new(
            {"you": "played", "players": players, "keep_discouraged": players == "solo"}
        )
        play_to_end(GAME, game, table)
        check_translatable(GAME, table.steps, human)


def test_public_steps_can_be_translated_and_name_no_card() -> None:
    session = Session(GAME, {"you": "played"}, 3)
    chance = Chance(5)
    while session.question is not None and len(session.steps) < 400:
        answers = legal_answers(session.question)
        session.answer(answers[chance.below(len(answers))], session.token)
    hidden = GAME.hidden_info()
    drawn = [step for step in session.steps if step.kind == "tapestry-you-draw"]
    assert drawn
    for step in drawn:
        public = hidden.public_step(session.position, step)
        assert not any(card in str(public) for card in TAPESTRY_ID), public
        for language in languages():
            check_clean(Translator(language, GAME.names()).text(public.kind, public.args))


@pytest.mark.parametrize("language", languages())
def test_every_obstacle_has_a_sentence(language: str) -> None:
    translator = Translator(language, GAME.names())
    of = {Lack.FORBIDDEN: "broker_of_peace", Lack.RESOURCE: "food"}
    for lack in Lack:
        text = translator.say(Obstacle(lack, of.get(lack, TRACKS[0]), 3, 1).message())
        check_clean(text)
        assert text.endswith(".")
