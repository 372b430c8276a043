"""What people at the table are told: names of hexes and people, what a die decides, who begins."""

from typing import Any

import pytest

from understudy.cli.play.game_loop import Play
from understudy.cli.play.stored_game import play_unsaved
from understudy.cli.terminal import Terminal
from understudy.cli.translations import Translations, words_for
from understudy.core import Illegal, Menu, Ref, Session
from understudy.tapestry.options import DECKS
from understudy.tapestry.printed.map import HEX_LABELS, HEXES
from understudy.tapestry.system import GAME

REAL: dict[str, object] = {"decks": dict.fromkeys(DECKS, "real")}
TWO: dict[str, object] = {"players": "two_humans", "name": "Ann", "name2": "Ben"}


def words(session: Session, language: str = "en") -> Translations:
    """Words as the terminal says them of this game."""
    spoken = words_for(GAME, language)
    spoken.called = view(session)["called"]["names"]
    return spoken


def view(session: Session) -> Any:
    return GAME.view(session.position)


def test_every_hex_has_a_column_and_a_row() -> None:
    assert len(set(HEX_LABELS.values())) == len(HEXES.names) == 34
    assert (HEX_LABELS["0,0"], HEX_LABELS["2,0"], HEX_LABELS["-2,2"]) == ("D4", "F5", "B5")
    # Up and down a column the row counts by one; sideways it never jumps.
    for name, (q, r) in zip(HEXES.names, HEXES.places, strict=True):
        below = HEX_LABELS.get(f"{q},{r + 1}")
        assert below is None or int(below[1:]) == int(HEX_LABELS[name][1:]) + 1
        for beside in (f"{q + 1},{r}", f"{q + 1},{r - 1}"):
            assert (
                abs(int(HEX_LABELS.get(beside, HEX_LABELS[name])[1:]) - int(HEX_LABELS[name][1:]))
                <= 1
            )


def test_the_die_says_what_it_decides() -> None:
    session = Session(GAME, {**REAL, "difficulty": 6, "civilization": "die"}, 1)
    asked = []
    for answer in ("science", "engineers", "science", "military"):
        assert session.question is not None
        asked.append(session.question.args.get("decides"))
        session.answer(answer)
    assert asked == ["civilization", None, "shadow", "shadow-again"]


def test_nobody_has_a_favourite_track_before_it_was_rolled() -> None:
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


def test_the_first_turn_is_said_to_be_an_income_turn() -> None:
    session = Session(GAME, {"first_player": "human"}, 4)
    assert menu(session).args == {"owner": Ref("tapestry-owner", "human"), "moved": 3, "turn": 1}
    assert "income turn 1" in str(words(session).why(menu(session)))


def test_an_income_turn_is_never_the_likely_answer() -> None:
    session = Session(GAME, {"first_player": "human"}, 1)
    session.answer("done")
    assert menu(session).plain == ("income",)
    assert menu(session).default is None
    session.answer("income")
    assert menu(session).default == {"do": "done"}
    assert menu(session).args["moved"] == 2


def test_two_people_are_called_by_their_names() -> None:
    session = Session(GAME, {**TWO, "first_player": "human2"}, 1)
    said = words(session)
    assert said.name("tapestry-owner", "human") == "Ann"
    assert said.name("tapestry-owner", "bots") == "Shadow Empire"
    assert said.text(session.steps[-2].kind, session.steps[-2].args) == "Turn: Ben"
    assert view(session)["called"]["letters"] == {"human": "A", "human2": "B"}
    nameless = Session(GAME, {"players": "two_humans"}, 1)
    assert words(nameless, "cs").name("tapestry-owner", "human2") == "Hráč 2"
    assert view(nameless)["called"]["letters"] == {"human": "1", "human2": "2"}


def test_two_people_have_only_the_decks_of_the_shadow_empire() -> None:
    settled = GAME.complete_options({**TWO, "decks": dict.fromkeys(DECKS, "dealt")})
    assert settled["decks"] == {
        "decision": "dealt", "tapestry": "real", "territory": "real", "tech": "real",
        "die": "dealt",
    }  # fmt: skip
    session = Session(GAME, settled, 1)
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
def test_names_are_short_and_for_two_people(options: dict[str, object]) -> None:
    with pytest.raises(Illegal, match="tapestry-option"):
        GAME.complete_options(options)


def test_scores_stand_in_the_order_of_play() -> None:
    for first, order in (("bots", ["automa", "human"]), ("human", ["human", "automa"])):
        session = Session(GAME, {"first_player": first}, 1)
        while session.question is not None:
            question = session.question
            income = isinstance(question, Menu) and not question.default
            session.answer("income" if income else question.default)
        assert list(session.position.scores) == order
        assert list(view(session)["scores"]) == order


def test_a_citation_names_a_heading_of_the_rulebook() -> None:
    said = {language: words_for(GAME, language) for language in ("en", "cs", "fr")}
    assert said["en"].cited("tapestry", "R13.n5, R13.3") == "Conquering, R13.n5, R13.3"
    assert said["cs"].cited("tapestry", "R17.12") == "Zvyšování blahobytu, R17.12"
    assert said["fr"].cited("tapestry", "R4.8") == "Règles du jeu de base, R4.8"
    assert said["en"].cited("tapestry", "R21.1") == "R21.1"
    assert said["en"].cited("mars", "A p.9") == "A p.9"


def test_spaces_and_technologies_have_names_in_three_languages() -> None:
    names = GAME.names()
    for kind in ("tapestry-space", "tapestry-tech"):
        assert all(set(found) == {"en", "cs", "fr"} for found in names[kind].values())


def test_the_terminal_takes_the_name_of_a_hex_and_those_of_people() -> None:
    lines = iter(["Conquered", "e6", "quit"])
    shown: list[str] = []
    session = Session(GAME, {**TWO, "first_player": "human2"}, 1)
    terminal = Terminal(lambda prompt: next(lines), shown.append)
    Play(play_unsaved(session), terminal, words_for(GAME, "en")).run()
    said = "".join(shown)
    assert "Ben: outpost on E6  [Rules of the base game, R4.8]" in said
    assert "[A bot’s turn, R5.1]" in said
    assert "A Ann, B Ben, S Shadow Empire" in said
    assert "Automa" not in said
