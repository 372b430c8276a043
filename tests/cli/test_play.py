"""Playing Terraforming Mars in the terminal."""

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from understudy.cli.files import read_game
from understudy.cli.play.answer_names import Names
from understudy.cli.play.game_loop import Play
from understudy.cli.play.terminal_game import play_unsaved
from understudy.cli.terminal import Terminal
from understudy.cli.translations import translations_for
from understudy.core import (
    Choice,
    Illegal,
    Menu,
    Message,
    Pass,
    Refused,
    Session,
    journal_bytes,
    save,
)
from understudy.locales import languages
from understudy.mars import GAME
from understudy.sim.single_game import play_game

SEED = 20


class Typist:
    """Simulated terminal: types these lines, then those of `then`; records the output."""

    def __init__(self, *lines: str, then: Callable[[], str] | None = None) -> None:
        self.lines = iter(lines)
        self.then = then
        self.shown = ""
        self.prompts: list[str] = []

    def read(self, prompt: str) -> str:
        self.prompts.append(prompt)
        for line in self.lines:
            return line
        if self.then is None:
            raise EOFError
        return self.then()

    def write(self, text: str) -> None:
        self.shown += text


def make_play(
    typist: Typist,
    session: Session | None = None,
    *,
    language: str = "en",
    save_to: Path | None = None,
    journal_to: Path | None = None,
) -> Play:
    terminal = Terminal(typist.read, typist.write)
    words = translations_for(GAME, language)
    session = session or Session(GAME, {}, SEED)
    return Play(play_unsaved(session), terminal, words, save_to=save_to, journal_to=journal_to)


def always_pass(session: Session) -> Callable[[], str]:
    """Return a function that types `pass` in every turn and otherwise accepts the default."""

    def line() -> str:
        question = session.question
        return "pass" if isinstance(question, Menu) and "pass" in question.plain else ""

    return line


@pytest.mark.parametrize("language", languages())
def test_the_journal_is_the_same_in_every_language(language: str, tmp_path: Path) -> None:
    session = Session(GAME, {}, SEED)
    typist = Typist(then=always_pass(session))
    file = tmp_path / "journal"
    make_play(typist, session, language=language, journal_to=file).run()
    assert session.over
    _, steps = play_game(GAME, {}, SEED, Pass(), listening=True)
    assert file.read_bytes() == journal_bytes(session.steps) == journal_bytes(steps)
    for prefix in ("mars-", "terminal-", "table-"):
        assert prefix not in typist.shown


def test_wrong_input_is_reported_and_asked_again() -> None:
    typist = Typist(
        "fly", "99", "tile", "glacier", "city", "12.1", "", "5.3", "raise", "", "twelve", "7", "1"
    )
    play = make_play(typist)
    play.run()
    assert [entry.answer for entry in play.session.tape] == [
        {"do": "tile", "tile": "city", "space": "5.3", "insist": False},
        {"do": "raise", "parameter": "temperature", "steps": 1},
    ]
    for text in ("“fly” is not", "“99” is not", "“glacier” is not", "“12.1” is not", "“twelve”"):
        assert text in typist.shown
    assert "7 is out of range" in typist.shown
    assert "Choose one of the possible spaces." in typist.shown
    assert "5  1^pp  2.pp  3[Cy] 4~pp" in typist.shown


def test_a_card_is_found_by_number_or_name() -> None:
    typist = Typist("card", "no such card", "asteroid", "9", "card", "Comet")
    play = make_play(typist)
    play.run()
    answers = [entry.answer for entry in play.session.tape]
    assert answers[0] == {"do": "card", "card": "009"}
    assert "“no such card”" in typist.shown


def test_an_impossible_card_is_answered_with_the_possible_ones() -> None:
    """Three project cards of the first action deck are known, so the last is a bonus card."""
    decks = {"project": "real", "bonus": "real"}
    session = Session(GAME, {"decks": decks}, SEED)
    typist = Typist("pass", *(f"{number:03}" for number in range(100, 110)))
    make_play(typist, session).run()
    assert "Possible cards: B01 Meteor Shower · B02 Invasive Species" in typist.shown


def test_similar_names_are_suggested_but_not_assumed() -> None:
    typist = Typist("tille", "card", "lagrang observatory", "asteriod", "X")
    session = Session(GAME, {"corporation": "C08"}, SEED)
    make_play(typist, session).run()
    assert session.tape == []
    assert "Did you mean: Tile placed" in typist.shown
    assert "Did you mean: 009 Asteroid" in typist.shown


def test_entries_by_number_name_and_prefix() -> None:
    for typed in ("2", "pass", "Pass", "PAS"):
        play = make_play(Typist(typed))
        play.run()
        assert play.session.tape[0].answer == {"do": "pass"}
    play = make_play(Typist("Tile placed", "Gre", "5 4", "zpět", "undo"))
    play.run()
    assert not play.session.tape


def test_an_alternative_of_a_card_is_found_by_number_name_or_shown_text() -> None:
    options = ("corrosive_rain.1", "corrosive_rain.2")
    texts = {option: Message("mars-winner", {"owner": option[-1]}) for option in options}
    question = Choice(id="mars-you-choose-option", kind="mars-option-of", options=options,
                      words=lambda: texts)  # fmt: skip
    names = Names(translations_for(GAME, "en"))
    shown = names.words.say(texts[options[1]])
    for typed in ("2", "Option 2", shown, shown.lower(), options[1]):
        assert names.one_of(typed, question) == options[1]
    for typed in ("corrosive_rain", "3", "9" * 5000, "²"):
        with pytest.raises(Illegal, match="table-not-an-option"):
            names.one_of(typed, question)


def test_a_file_name_that_cannot_be_written_is_reported(tmp_path: Path) -> None:
    lines = [f"save {tmp_path}/{name}" for name in ("a\x00b", "x" * 300)]
    typist = Typist(*lines, "save ~nosuchuser/game", "undo " + "9" * 5000, "1 " + "9" * 5000)
    make_play(typist).run()
    assert typist.shown.count("cannot be written") == 3


def test_undo_redo_and_why_say_what_is_possible() -> None:
    typist = Typist(
        "undo", "redo", "done", "done", "undo 99", "undo 0", "undo 2", "redo 3", "redo 2",
        "why 99999", "look", "games export mars x.json",
    )  # fmt: skip
    play = make_play(typist)
    play.run()
    assert len(play.session.tape) == 2
    shown = " ".join(typist.shown.split())
    last = len(play.session.steps) - 1
    for text in (
        "There is nothing to undo.",
        "There is nothing to redo.",
        "“undo” takes a number from 1 to 2 here.",
        "“redo” takes a number from 1 to 2 here.",
        "Redone. Answers: 2.",
        f"There is no such step. Choose from 0 to {last}; “journal” lists them.",
        "Name a card: look CARD",
        "That is a command of the shell.",
    ):
        assert text in shown
    assert shown.count("takes a number") == 3


def test_edits_are_behind_more_and_can_be_typed_directly() -> None:
    typist = Typist("correct the board", "Correct the oxygen", "5", "set_oxygen", "6")
    session = Session(GAME, {}, SEED)
    make_play(typist, session).run()
    assert [entry.answer for entry in session.tape] == [
        {"do": "set_oxygen", "value": 5}, {"do": "set_oxygen", "value": 6},
    ]  # fmt: skip
    first, _, then = typist.shown.partition("More: ")
    assert "Correct the oxygen" not in first
    assert "Correct the oxygen" in then


def test_the_menu_is_short_and_its_numbers_are_stable() -> None:
    """Five actions and those that end the turn are listed; the others keep their numbers."""
    everything = {"expansions": ["corporate_era", "venus", "colonies", "turmoil"]}
    for options, numbers in (
        ({}, [1, 2, 3, 5, 6, 7, 11, 0]),
        (everything, [1, 2, 3, 5, 6, 7, 8, 0]),
    ):
        typist = Typist("13", "12", "3", "0")
        session = Session(GAME, options, SEED)
        make_play(typist, session).run()
        assert "“13” is not one of the choices" in typist.shown
        assert [entry.answer for entry in session.tape] == [{"do": "points", "points": 3}]
        _, first, again = typist.shown.split("What did you do?")
        for menu, more in ((first.partition("“13”")[0], []), (again, [12, 14, 15, 16, 17, 24])):
            found = [int(number) for number in re.findall(r"^ +(\d+)  \S", menu, re.M)]
            assert found[: len(numbers)] == numbers
            assert set(more) <= set(found[len(numbers) :])


def test_the_first_field_of_an_entry_can_be_typed_directly() -> None:
    session = Session(GAME, {}, SEED)
    typist = Typist("ocean", "1.2", "temp", "2", "plants", "more")
    make_play(typist, session).run()
    assert "“plants” is not one of the choices" in typist.shown
    assert [entry.answer for entry in session.tape] == [
        {"do": "tile", "tile": "ocean", "space": "1.2", "insist": False},
        {"do": "raise", "parameter": "temperature", "steps": 2},
    ]


def test_several_cards_can_be_bought_at_once_and_looked_up() -> None:
    session = Session(GAME, {"you": "played"}, SEED)
    typist = Typist("1", "1, 3 4", "", "look asteroid", "hand")
    make_play(typist, session).run()
    offered = re.findall(r"^ +\d+  (\d{3}) ", typist.shown.split("Which card")[1], re.M)
    bought = [entry.answer for entry in session.tape if entry.question == "mars-you-buy"]
    assert bought == [offered[0], offered[2], offered[3], "none"]
    assert typist.shown.count("Which card do you buy?") == 2
    assert "009  Asteroid  14\u00a0MC · Space. Gain 2 titanium." in typist.shown
    assert "Your hand, 3 cards:" in typist.shown


def test_only_changed_parts_are_shown_again() -> None:
    everything = {"expansions": ["corporate_era", "venus", "colonies", "turmoil"]}
    session = Session(GAME, everything, SEED)
    typist = Typist("raise", "venus", "1", "points", "3")
    make_play(typist, session).run()
    for part in ("┃ Colony tile", "┃ Party", "Building  0/18"):
        assert typist.shown.count(part) == 1, part
    typist = Typist("delegate", "reds")
    make_play(typist, session).run()
    assert typist.shown.count("┃ Party") == 2
    assert typist.shown.count("┃ Colony tile") == 1


def test_actions_are_explained_once_and_on_request() -> None:
    hint = "You take no more turns this generation."
    typist = Typist("points", "3", "points", "4")
    make_play(typist).run()
    assert typist.shown.count(hint) == 1
    assert typist.shown.count("2  Pass") == 3
    typist = Typist("points", "3", "help", "points", "4")
    make_play(typist).run()
    assert typist.shown.count(hint) == 2


def test_wrapped_lines_are_indented() -> None:
    typist = Typist()
    terminal = Terminal(typist.read, typist.write, width=60)
    Play(play_unsaved(Session(GAME, {}, SEED)), terminal, translations_for(GAME, "en")).run()
    lines = typist.shown.splitlines()
    at = next(n for n, line in enumerate(lines) if line.startswith("    1  Map Tharsis"))
    assert lines[at + 1].startswith("       ")
    assert all(len(line) <= 60 for line in lines)


def test_undo_redo_and_back() -> None:
    typist = Typist("undo", "tile", "back", "tile", "", "4.3", "tile", "", "4.4", "undo 2", "redo")
    play = make_play(typist)
    play.run()
    assert [entry.answer for entry in play.session.tape] == [
        {"do": "tile", "tile": "greenery", "space": "4.3", "insist": False}
    ]
    assert len(play.session.redoable) == 1
    assert "There is nothing to undo." in typist.shown
    assert "Undone. Answers left: 0." in typist.shown
    # The part of the map changed by undo is shown again.
    assert "3.p   4" in typist.shown[typist.shown.index("Undone") :]


def test_a_tile_against_the_rules_can_be_confirmed() -> None:
    typist = Typist("tile", "ocean", "3.3", "no", "tile", "ocean", "3.3", "yes")
    play = make_play(typist)
    play.run()
    assert "Allowed: 1.2, 1.4" in typist.shown
    assert "row 3, space 3 is land" in typist.shown
    assert [entry.answer for entry in play.session.tape] == [
        {"do": "tile", "tile": "ocean", "space": "3.3", "insist": True}
    ]


def test_claiming_shows_the_progress_of_both_sides() -> None:
    typist = Typist("claim")
    make_play(typist).run()
    assert "Terraformer  you 20 of 35 · MarsBot 20 of 35" in typist.shown
    assert "Planner  MarsBot 0 of 7" in typist.shown


def test_passing_is_the_default_after_marsbot_has_passed() -> None:
    session = Session(GAME, {}, SEED)
    while not session.position.bot.passed:
        session.answer("done")
    typist = Typist("")
    play = make_play(typist, session)
    play.run()
    assert "I pass too" in typist.shown
    assert play.session.tape[-1].answer == {"do": "pass"}


def test_the_option_that_ends_final_greeneries_is_named() -> None:
    session = Session(GAME, {}, SEED)
    for entry, value in (("set_temperature", 8), ("set_oxygen", 14)):
        session.answer({"do": entry, "value": value})
    for space in ("1.2", "1.4", "1.5", "2.6", "4.8", "5.4", "5.5", "5.6", "6.6"):
        session.answer({"do": "set_space", "space": space, "tile": "ocean", "owner": "human"})
    session.answer({"do": "set_space", "space": "3.3", "tile": "city", "owner": "human"})
    while session.question is not None and session.question.id != "mars-ask-final-greenery":
        session.answer(Pass().answer(session.question))
    typist = Typist("no more")
    make_play(typist, session).run()
    assert "1  No more greeneries; score the game\n" in typist.shown
    assert "[No more greeneries; score the game] > " in typist.prompts
    assert session.question is None or session.question.id != "mars-ask-final-greenery"


def test_commands_are_known_in_english_and_the_language() -> None:
    typist = Typist("pomoc", "plán", "bot", "deník", "proč 99999", "proc x", "why", "konec", "x")
    play = make_play(typist, language="cs")
    play.run()
    assert "Ukázat celý deník" in typist.shown
    assert typist.prompts[-1] == "[Hotovo] > "
    assert list(typist.lines) == ["x"]
    assert "Tato hra není nikde uložená" in typist.shown


def test_why_shows_the_tiebreakers() -> None:
    session = Session(GAME, {}, SEED)
    human = Pass()
    while not any(step.deliberation for step in session.steps):
        assert session.question is not None
        session.answer(human.answer(session.question))
    number = next(step.number for step in session.steps if step.deliberation)
    typist = Typist(f"why {number}")
    make_play(typist, session).run()
    deliberation = session.steps[number].deliberation
    assert deliberation is not None
    assert f"{len(deliberation.candidates)} candidates: " in typist.shown
    assert f"Chosen: {deliberation.chosen}" in typist.shown


def test_why_names_the_changed_numbers() -> None:
    """Old and new values are shown by translated names, never by the names of facts."""
    session = Session(GAME, WITH_DRAWS, SEED)
    human = Pass()
    while session.question is not None and len(session.steps) < 200:
        session.answer(human.answer(session.question))
    numbers = [step.number for step in session.steps if step.changes]
    typist = Typist(*(f"why {number}" for number in numbers))
    make_play(typist, session).run()
    changed = {change.what for number in numbers for change in session.steps[number].changes}
    assert {"bot.mc", "bot.tr"} <= changed
    assert [what for what in changed if "." in what and what in typist.shown] == []
    for line in ("MarsBot’s MC: ", "MarsBot’s TR: ", "(MarsBot): 0 → 1"):
        assert line in typist.shown


@pytest.mark.parametrize("end", [EOFError, KeyboardInterrupt])
def test_the_game_is_on_disk_after_every_answer(end: type[BaseException], tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    seen: list[int] = []

    def read_file() -> str:
        seen.append(len(json.loads(file.read_text("utf-8"))["answers"]))
        if len(seen) == 4:
            raise end
        return "tr" if len(seen) % 2 else ""

    typist = Typist(then=read_file)
    play = make_play(typist, save_to=file)
    play.run()
    assert seen == [0, 0, 1, 1]
    assert f"--load {file}" in typist.shown
    again = read_game(file)
    assert save(again) == file.read_text("utf-8") == save(play.session)
    assert [path.name for path in tmp_path.iterdir()] == ["game.json"]


def test_saving_by_command(tmp_path: Path) -> None:
    typist = Typist("save", f"save {tmp_path / 'a game.json'}", f"save {tmp_path / 'no' / 'x'}")
    play = make_play(typist)
    play.run()
    assert save(read_game(tmp_path / "a game.json")) == save(play.session)
    assert "Name the file" in typist.shown
    assert "cannot be written" in typist.shown


def test_the_save_command_overwrites_only_its_own_file(tmp_path: Path) -> None:
    old = tmp_path / "old.json"
    old.write_text("a game of last week", "utf-8")
    new = tmp_path / "new.json"
    typist = Typist(f"save {old}", f"save {new}", "done", f"save {new}")
    play = make_play(typist)
    play.run()
    assert old.read_text("utf-8") == "a game of last week"
    assert "not overwritten" in " ".join(typist.shown.split())
    assert save(read_game(new)) == save(play.session)


@pytest.mark.parametrize("content", [b"", b"{", b"\xff\xfe", b'{"understudy": 1}'])
def test_broken_files_are_refused(content: bytes, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_bytes(content)
    with pytest.raises(Refused):
        read_game(file)


def test_a_finished_game_can_be_inspected_and_undone() -> None:
    session = Session(GAME, {}, SEED)
    human = Pass()
    while session.question is not None:
        session.answer(human.answer(session.question))
    typist = Typist("why", "undo")
    make_play(typist, session).run()
    assert "Winner: MarsBot" in typist.shown
    assert not session.over


WITH_DRAWS = {
    "expansions": ["corporate_era", "colonies", "turmoil"], "corporation": "C06",
}  # fmt: skip


def test_the_setup_is_listed_and_its_draws_are_marked() -> None:
    typist = Typist()
    make_play(typist, Session(GAME, WITH_DRAWS, SEED)).run()
    lines = [line.strip() for line in typist.shown.splitlines()]
    assert lines.index("Set up the table:") < lines.index("▸ marks what you do on the table.")
    assert any(line.startswith("1  Map Tharsis") for line in lines)
    marked = [line for line in lines if "▸" in line]
    for text in (
        "Colony tiles in play",
        "Neutral delegate",
        "On the card of Mining Guild",
    ):
        assert any(text in line for line in marked), text
    # The checklist has named the corporation.
    for text in ("Setup: bonus deck", "MarsBot’s corporation"):
        assert not any(text in line for line in marked), text


def test_a_loaded_game_does_not_show_the_setup() -> None:
    session = Session(GAME, {}, SEED)
    session.answer("done")
    typist = Typist()
    make_play(typist, session).run()
    assert "Set up the table" not in typist.shown


def test_effects_of_a_report_appear_above_the_next_question() -> None:
    typist = Typist("set_bot", "", "7", "steal", "mc", "3")
    make_play(typist, Session(GAME, {}, SEED)).run()
    before, _, _ = typist.shown.rpartition("What did you do?")
    assert before.strip().splitlines()[-1] == "▸ MarsBot has 4\u00a0MC left"
