"""A language is a folder: what it lacks is English, and `translate` shows how far it is."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import understudy.locales as locales
from understudy.cli import main
from understudy.core import Ref, find_system, system_names
from understudy.locales import (
    common_messages,
    languages,
    message_files,
    message_text,
    page_messages,
    split_messages,
    with_missing_messages,
)
from understudy.locales.names import card_languages, names_of_system
from understudy.locales.progress import record_translation, translation_progress
from understudy.locales.translator import Translator, _Catalogue, _catalogue
from understudy.server.page.page import Page
from understudy.service.endpoints.catalogue import list_languages, read_language, static_paths

FIVE = {
    "page": "page-settings = Indstillinger\npage-language = Sprog\n",
    "terminal": "terminal-names-kind = Slags\n    .hint = Ukendt\n",
    "mars": "mars-owner-human = Dig\n",
    "table": "table-nothing = Intet\n",
}
"""A language of five messages, one of which English does not have."""


@pytest.fixture
def danish(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Add a language of five messages; return its folder."""
    folder = tmp_path / "da"
    folder.mkdir()
    for name, text in FIVE.items():
        (folder / f"{name}.ftl").write_text(text, "utf-8")
    monkeypatch.setenv(locales.VARIABLE, str(tmp_path))
    _forget()
    yield folder
    monkeypatch.undo()
    _forget()


def _forget() -> None:
    for cached in (languages, message_files, message_text, page_messages, common_messages):
        cached.cache_clear()
    card_languages.cache_clear()
    _catalogue.cache_clear()


def run(arguments: list[str]) -> None:
    """Run a command that succeeds."""
    with pytest.raises(SystemExit) as ended:
        main(arguments)
    assert ended.value.code in (0, None)


def test_a_missing_message_is_english() -> None:
    english = "a-one = One\na-two = Two\n    .why = Because\n# A comment\na-three = Three\n"
    own = "a-two = Zwei\na-three = Drei\n"
    merged = split_messages(with_missing_messages(own, english))
    assert {id: text.split() for id, text in merged.items()} == {
        "a-two": ["a-two", "=", "Zwei", ".why", "=", "Because"],
        "a-three": ["a-three", "=", "Drei"],
        "a-one": ["a-one", "=", "One"],
    }


@pytest.mark.parametrize("language", languages())
def test_messages_that_others_name_are_read_with_them(language: str) -> None:
    wanted = {
        id: set(re.findall(r"\{\s*([a-z]\w*-[\w-]+)", text))
        for name in message_files(language)
        for id, text in split_messages(message_text(language, name)).items()
    }
    for id, named in wanted.items():
        if named:
            bundle = _Catalogue(language).with_message(id)
            assert {one for one in named if not bundle.has_message(one)} == set(), id


def test_a_complete_catalogue_is_not_changed() -> None:
    text = "# Heading\n\na-one = Eins\n    .why = Darum\n"
    assert with_missing_messages(text, "a-one = One\n    .why = Because\n") == text


def test_a_language_of_five_messages_works(
    danish: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert languages() == ("en", "cs", *sorted({*languages()} - {"en", "cs"}))
    assert "da" in list_languages()
    assert "/languages/da" in static_paths()
    translator = Translator("da", {})
    assert translator.text("page-settings") == "Indstillinger"
    assert translator.text("page-undo") == Translator("en", {}).text("page-undo")
    content = read_language("da").content
    assert content is not None
    sent = split_messages(content.text)
    assert sent["page-settings"].strip() == "page-settings = Indstillinger"
    assert sent.keys() >= split_messages(page_messages("en")).keys()
    index = Page().index()
    assert index is not None
    assert f'data-languages="{" ".join(languages())}"'.encode() in index.content
    run(["names", "mars", "--language", "da"])
    assert "Slags" in capsys.readouterr().out


def test_names_are_in_the_folder(danish: Path) -> None:
    (danish / "mars_names.toml").write_text(
        '"Colonizer Training Camp" = "Lejr"\n[mars-event]\n"Sabotage" = "Sabotagen"\n', "utf-8"
    )
    names = names_of_system(find_system("mars"))
    assert names["mars-card"]["001"]["da"] == "Lejr"
    assert Translator("da", names).name(Ref("mars-card", "001")) == "Lejr"
    assert "da" not in names["mars-card"]["121"]
    assert names["mars-event"]["sabotage"]["da"] == "Sabotagen"
    assert Translator("da", names).name(Ref("mars-card", "002")) == names["mars-card"]["002"]["en"]


def test_card_names_are_offered_in_languages_that_have_most_of_them(danish: Path) -> None:
    assert card_languages() == ("en", "de", "fr")
    index = Page().index()
    assert index is not None
    assert b'data-card-languages="en de fr"' in index.content
    names = [
        name["en"]
        for system in system_names()
        for known in find_system(system).names().values()
        for name in known.values()
    ]
    for system in system_names():
        lines = (f"{json.dumps(name)} = {json.dumps(name)}\n" for name in dict.fromkeys(names))
        (danish / f"{system}_names.toml").write_text("".join(lines), "utf-8")
    card_languages.cache_clear()
    assert card_languages() == ("en", "da", "de", "fr")


def test_the_status_of_a_translation(danish: Path, capsys: pytest.CaptureFixture[str]) -> None:
    run(["translate", "status", "da", "--language", "en"])
    printed = capsys.readouterr().out
    assert "da: 4 of" in printed
    assert "page.ftl: 2 of" in printed
    assert "table-nothing" in printed
    assert "Not in English, never shown: 1" in printed
    run(["translate", "status", "da", "--json"])
    files = {file["file"]: file for file in json.loads(capsys.readouterr().out)["da"]}
    assert files["table"]["unknown"] == ["table-nothing"]
    assert "page-undo" in files["page"]["missing"]


def test_a_changed_english_message_is_listed_until_the_translation_is_recorded(
    danish: Path,
) -> None:
    def changed() -> list[str]:
        return [id for file in translation_progress("da") for id in file.changed]

    file = record_translation("da")
    assert changed() == []
    lines = file.read_text("utf-8").splitlines()
    written = [
        line.replace(line.split()[1], "00000000") if line.startswith("page-language ") else line
        for line in lines
    ]
    file.write_text("\n".join(written), "utf-8")
    assert changed() == ["page-language"]
    (danish / "page.ftl").write_text("page-settings = Valg\npage-language = Sproget\n", "utf-8")
    assert changed() == []
    record_translation("da")
    assert changed() == []


@pytest.mark.parametrize("language", [one for one in languages() if one != "en"])
def test_deleting_one_message_shows_the_english_one(language: str) -> None:
    file = message_files(language)["page"].read_text("utf-8")
    own = split_messages(file)
    removed = file.replace(own["page-settings"], "")
    merged = split_messages(with_missing_messages(removed, message_text("en", "page")))
    assert merged.pop("page-settings").strip() == "page-settings = Settings"
    kept = {id: text.strip() for id, text in own.items() if id != "page-settings"}
    assert {id: text.strip() for id, text in merged.items()} == kept
