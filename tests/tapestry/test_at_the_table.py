"""What people at the table are told: names of hexes, citations, names in three languages."""

from understudy.cli.words import words_for
from understudy.tapestry.printed.map import CALLED, HEXES
from understudy.tapestry.system import GAME


def test_every_hex_has_a_column_and_a_row() -> None:
    assert len(set(CALLED.values())) == len(HEXES.names) == 34
    assert (CALLED["0,0"], CALLED["2,0"], CALLED["-2,2"]) == ("D4", "F5", "B5")
    # Up and down a column the row counts by one; sideways it never jumps.
    for name, (q, r) in zip(HEXES.names, HEXES.places, strict=True):
        below = CALLED.get(f"{q},{r + 1}")
        assert below is None or int(below[1:]) == int(CALLED[name][1:]) + 1
        for beside in (f"{q + 1},{r}", f"{q + 1},{r - 1}"):
            assert abs(int(CALLED.get(beside, CALLED[name])[1:]) - int(CALLED[name][1:])) <= 1


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
