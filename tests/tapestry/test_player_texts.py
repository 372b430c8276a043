"""Texts for players at the real table: names of hexes and players, purpose of rolls, turns."""

from typing import Any

import pytest

from understudy.cli.play.game_loop import Play
from understudy.cli.play.terminal_game import play_unsaved
from understudy.cli.terminal import Terminal
from understudy.cli.translations import Translations, translations_for
from understudy.core import Illegal, Menu, Ref, Session
from understudy.locales.names import names_of_system
from understudy.tapestry.human.state.city import area_name, landmark_places
from understudy.tapestry.options import DECKS
from understudy.tapestry.printed.map import HEX_LABELS, HEXES
from understudy.tapestry.system import GAME

REAL: dict[str, object] = {"decks": dict.fromkeys(DECKS, "real")}
TWO: dict[str, object] = {"players": "two_humans", "name": "Ann", "name2": "Ben"}


def translations_of(session: Session, language: str = "en") -> Translations:
    """Return the translations of the terminal, with the player names of this game."""
    translations = translations_for(GAME, language)
    translations.custom_names = view(session)["called"]["names"]
    return translations


def view(session: Session) -> Any:
    return GAME.view(session.position)


def test_every_hex_has_a_unique_column_and_row() -> None:
    assert len(set(HEX_LABELS.values())) == len(HEXES.names) == 34
    assert (HEX_LABELS["0,0"], HEX_LABELS["2,0"], HEX_LABELS["-2,2"]) == ("D4", "F5", "B5")
    # Down a column the row grows by 1; sideways it changes by at most 1.
    for name, (q, r) in zip(HEXES.names, HEXES.coordinates, strict=True):
        below = HEX_LABELS.get(f"{q},{r + 1}")
        assert below is None or int(below[1:]) == int(HEX_LABELS[name][1:]) + 1
        for beside in (f"{q + 1},{r}", f"{q + 1},{r - 1}"):
            assert (
                abs(int(HEX_LABELS.get(beside, HEX_LABELS[name])[1:]) - int(HEX_LABELS[name][1:]))
                <= 1
            )


def test_questions_for_a_real_die_say_what_the_roll_decides() -> None:
    session = Session(GAME, {**REAL, "difficulty": 6, "civilization": "die"}, 1)
    asked = []
    for answer in ("science", "engineers", "science", "military"):
        assert session.question is not None
        asked.append(session.question.args.get("decides"))
        session.answer(answer)
    assert asked == ["civilization", None, "shadow", "shadow-again"]


def test_bots_have_no_favorite_track_before_it_is_rolled() -> None:
    session = Session(GAME, {**REAL, "difficulty": 2}, 1)
    assert [bot["favourite"] for bot in view(session)["bots"]] == [None, None]
    session.answer("science")
    assert [bot["favourite"] for bot in view(session)["bots"]] == ["science", None]
    assert [track["favourite_of"] for track in view(session)["tracks"]] == [[], ["automa"], [], []]
    session.answer("military")
    assert [bot["favourite"] for bot in view(session)["bots"]] == ["science", "military"]


def menu(session: Session) -> Menu:
    assert isinstance(session.question, Menu)
    return session.question


def test_the_first_question_names_income_turn_1() -> None:
    session = Session(GAME, {"first_player": "human"}, 4)
    assert menu(session).args == {"owner": Ref("tapestry-owner", "human"), "moved": 3, "turn": 1}
    assert "income turn 1" in str(translations_of(session).why(menu(session)))


def test_an_income_turn_is_never_the_default_answer() -> None:
    session = Session(GAME, {"first_player": "human"}, 1)
    session.answer("done")
    assert menu(session).plain == ("income",)
    assert menu(session).default is None
    session.answer("income")
    assert menu(session).default == {"do": "done"}
    assert menu(session).args["moved"] == 2


def test_two_humans_have_names_or_numbers() -> None:
    session = Session(GAME, {**TWO, "first_player": "human2"}, 1)
    texts = translations_of(session)
    assert texts.name("tapestry-owner", "human") == "Ann"
    assert texts.name("tapestry-owner", "bots") == "Shadow Empire"
    assert texts.text(session.steps[-2].kind, session.steps[-2].args) == "Turn: Ben"
    assert view(session)["called"]["letters"] == {"human": "A", "human2": "B"}
    nameless = Session(GAME, {"players": "two_humans"}, 1)
    assert translations_of(nameless, "cs").name("tapestry-owner", "human2") == "Hráč 2"
    assert view(nameless)["called"]["letters"] == {"human": "1", "human2": "2"}


def test_with_two_humans_the_app_deals_only_the_decks_of_the_shadow_empire() -> None:
    options = GAME.complete_options({**TWO, "decks": dict.fromkeys(DECKS, "dealt")})
    assert options["decks"] == {
        "decision": "dealt", "tapestry": "real", "territory": "real", "tech": "real",
        "die": "dealt",
    }  # fmt: skip
    session = Session(GAME, options, 1)
    assert "tapestry-shared-decks" not in [step.kind for step in session.steps]
    lines = [line.id for line in GAME.checklist(session.position)]
    assert not any("remove" in line or "automa" in line for line in lines)


@pytest.mark.parametrize(
    "options",
    [
        {"players": "two_humans", "name": 17 * "x"}, {"name": "Ann"}, {"first_player": "human2"},
    ],
    ids=str,
)  # fmt: skip
def test_long_names_and_names_for_one_human_are_refused(options: dict[str, object]) -> None:
    with pytest.raises(Illegal, match="tapestry-option"):
        GAME.complete_options(options)


def test_scores_are_listed_in_the_order_of_play() -> None:
    for first, order in (("bots", ["automa", "human"]), ("human", ["human", "automa"])):
        session = Session(GAME, {"first_player": first}, 1)
        while session.question is not None:
            question = session.question
            income = isinstance(question, Menu) and not question.default
            session.answer("income" if income else question.default)
        assert list(session.position.scores) == order
        assert list(view(session)["scores"]) == order


def test_a_citation_names_a_heading_of_the_rulebook() -> None:
    texts = {language: translations_for(GAME, language) for language in ("en", "cs", "de", "fr")}
    assert texts["en"].citation("tapestry", "R13.n5, R13.3") == "Conquering, R13.n5, R13.3"
    assert texts["cs"].citation("tapestry", "R17.12") == "Zvyšování blahobytu, R17.12"
    assert texts["fr"].citation("tapestry", "R4.8") == "Règles du jeu de base, R4.8"
    assert texts["en"].citation("tapestry", "R21.1") == "R21.1"
    assert texts["en"].citation("mars", "A p.9") == "A p.9"
    assert texts["cs"].citation("mars", "A p.9") == "A s.\u00a09"
    assert texts["de"].citation("mars", "A p.9") == "A S.\u00a09"
    assert texts["fr"].citation("mars", "A p.9") == "A p.\u00a09"


def test_spaces_and_technologies_have_names_in_three_languages() -> None:
    names = names_of_system(GAME)
    for kind in ("tapestry-space", "tapestry-tech"):
        assert all(set(found) >= {"en", "cs", "fr"} for found in names[kind].values())


def test_the_terminal_uses_hex_labels_and_player_names() -> None:
    lines = iter(["Conquered", "e6", "quit"])
    printed: list[str] = []
    session = Session(GAME, {**TWO, "first_player": "human2"}, 1)
    terminal = Terminal(lambda prompt: next(lines), printed.append)
    Play(play_unsaved(session), terminal, translations_for(GAME, "en")).run()
    output = "".join(printed)
    assert "Ben: outpost on E6  [Rules of the base game, R4.8]" in output
    assert "[A bot’s turn, R5.1]" in output
    assert "A Ann, B Ben, S Shadow Empire" in output
    assert "Automa" not in output


def test_the_plots_of_a_landmark_are_named_by_the_first_and_the_last_one_inside() -> None:
    places = {place.name: area_name(place.plots) for place in landmark_places("academy")}
    assert (places["1.4"], places["8.-1"], places["0.9 r1"]) == ("1.4–2.7", "8.1–9.2", "1.9–3.9")
    assert area_name(1) == "1.1"
