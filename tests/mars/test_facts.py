"""The data files agree with a second transcription of the same facts."""

from collections import Counter

import pytest

from understudy.components.data_tables import parse_table
from understudy.mars.printed.allowed_values import TAGS
from understudy.mars.printed.boards import load_board
from understudy.mars.printed.cards import (
    BONUS_CARDS,
    CARD_COLUMNS,
    PROJECT_CARDS,
    card,
    find_cards,
    project_card_of,
)
from understudy.mars.printed.maps import MARS, load_map, parse_map
from understudy.mars.printed.read_tables import data_text

# Typed from our rules text, not from a printed board. `.` is empty, digits are TR.
THARSIS_BOARD = """
building  . O . . 2 T M G A C [space] O . G C T . 5
space     > . T . O C V M T . 3 O . T . 4 . 6
event     > . O G > ff > O 3 A . 4 T G > TT . 5
science   > . > C . G . 2 M T O 3 T 4 > . T 7
energy    > f 3 ff T > M . T G > O . C G . T 8
earth     C . . 3 C . > C A > C G 4 G > . C 7
bio       . . G . G G > . O A T 3 G G O G . 6
"""

# L land, O ocean, V volcanic, N Noctis City, followed by the icons.
THARSIS_MAP = """
Lss Oss L Oc O
L Vs L L L Occ
Vc L L L L L Ls
Vpt Lp Lp Lp Lpp Lp Lp Opp
Vpp Lpp Npp Opp Opp Opp Lpp Lpp Lpp
Lp Lpp Lp Lp Lp Op Op Op
L L L L L Lp L
Lss L Lc Lc L Lt
Ls Lss L L Ott
"""


def test_the_board_of_tharsis_cell_by_cell() -> None:
    drawn = [f"{t.id:<9} {' '.join(t.spaces[1:])}" for t in load_board("tharsis").tracks]
    assert drawn == THARSIS_BOARD.strip().splitlines()


def test_the_map_of_tharsis_space_by_space() -> None:
    tharsis = load_map("tharsis")
    kinds = {"O": tharsis.ocean, "V": tharsis.volcanic, "N": tharsis.named}
    drawn: list[list[str]] = [[] for _ in MARS.rows]
    for space, name in enumerate(MARS.names):
        kind = next((letter for letter, mask in kinds.items() if mask >> space & 1), "L")
        drawn[int(name.split(".")[0]) - 1].append(kind + tharsis.bonus[space])
    assert [" ".join(row) for row in drawn] == THARSIS_MAP.strip().splitlines()
    assert tharsis.ocean.bit_count() == 12
    assert tharsis.ocean & tharsis.land == 0


def test_every_tag_has_its_track() -> None:
    track_of = load_board("tharsis").track_of
    pairs = {"power": "jovian", "earth": "city", "plant": "animal", "animal": "microbe"}
    assert set(track_of) == set(TAGS) - {"venus", "wild"}
    assert all(track_of[one] == track_of[other] for one, other in pairs.items())


def test_the_decks_are_complete() -> None:
    sets = Counter(c.set for c in PROJECT_CARDS)
    assert sets == {
        "base": 137, "corporate_era": 71, "prelude": 7, "prelude2": 24, "venus": 49,
        "colonies": 49, "turmoil": 17, "promo": 74,
    }  # fmt: skip
    base = [c.number for c in PROJECT_CARDS if c.set in ("base", "corporate_era")]
    assert sorted(base) == [f"{n:03}" for n in range(1, 209)]
    assert len({c.number for c in PROJECT_CARDS}) == len(PROJECT_CARDS)
    assert [c.number for c in BONUS_CARDS.values()] == [f"B{n:02}" for n in range(1, 33)]
    assert all(tag in TAGS for c in PROJECT_CARDS for tag in c.tags)
    assert {c.colour for c in PROJECT_CARDS} == {"green", "blue", "red"}
    assert all(c.names["en"] for c in PROJECT_CARDS)


def test_facts_of_some_cards() -> None:
    assert card("009").all_tags == ("space", "event")
    assert card("099").names["en"] == "Toll Station"
    assert card("049").points_each.as_integer_ratio() == (1, 4), "Tardigrades"
    assert card("172").points_each.as_integer_ratio() == (1, 2), "Pets"
    assert card("001").points_each == 0


@pytest.mark.parametrize(
    ("text", "numbers"),
    [
        ("81", ("081",)),
        ("081", ("081",)),
        ("b03", ("B03",)),
        ("Noctis City", ("017",)),
        ("zzz", ()),
        ("", ()),
    ],
)
def test_cards_are_found_by_number_and_by_english_name(text: str, numbers: tuple[str, ...]) -> None:
    assert find_cards(text) == numbers


@pytest.mark.parametrize(
    ("old", "new", "error"),
    [
        ("| green ", "| gren ", "line 7: colour"),
        ("jovian building", "jovian bulding", "line 7: tags"),
        ("| science |", "| scence |", "line 10: holds"),
        ("| action |", "| acton  |", "line 10: note"),
        ("| action |", "| action: |", "line 10: note"),
        ("| action |", "| action:1 |", "line 10: note"),
        ("| action |", "| with   |", "line 10: note"),
        ("| action |", "| with:venuz |", "line 10: note"),
        ("| action |", "| colour:1 |", "line 10: note"),
        ("oxygen <= 5", "oxigen <= 5", "line 7: requirement of 001 Colonizer Training Camp"),
        ("oxygen <= 5", "oxygen < 5", "line 7: requirement of 001 Colonizer Training Camp"),
        ("oxygen <= 5", "oxygen <= 5 %", "line 7: requirement of 001 Colonizer Training Camp"),
        ("oxygen <= 5", "oxygen <= 5;", "line 7: requirement of 001 Colonizer Training Camp"),
        ("oxygen <= 5", "oxygen", "line 7: requirement of 001 Colonizer Training Camp"),
        ("3 if any here", "3 if none here", "line 10: points of 005 Search For Life"),
        ("3 if any here", "3 points", "line 10: points of 005 Search For Life"),
        ("3 if any here", "many", "line 10: points of 005 Search For Life"),
        ("1 per adjacent ocean", "1 per adjacent sea", "line 12: points of 008 Capital"),
        ("1 per adjacent ocean", "1 per 2", "line 12: points of 008 Capital"),
        ("1 per adjacent ocean", "1 for adjacent ocean", "line 12: points of 008 Capital"),
    ],
)
def test_unknown_words_of_a_card_are_errors(old: str, new: str, error: str) -> None:
    text = data_text("cards/base.txt")
    assert old in text
    rows = parse_table("base.txt", text.replace(old, new, 1), CARD_COLUMNS, ("no.", "English"))
    with pytest.raises(ValueError, match=f"base.txt, {error}.* cannot be"):
        [project_card_of(row, 0, "base") for row in rows]


@pytest.mark.parametrize(
    ("old", "new", "error"),
    [
        ("O:pp", "O:px", "hellas: O:px"),
        ("O:pp", "Q:pp", "hellas: Q:pp"),
        ("O:pp", "", "hellas: rows of"),
        ("rows =", "row =", "hellas: .*'row'"),
        ("pay =", "price =", "special space 9.3"),
        ('get = "ocean"', 'get = "oceans"', "special space 9.3"),
    ],
)
def test_unknown_words_of_a_map_are_errors(old: str, new: str, error: str) -> None:
    head, rows, rest = data_text("maps/hellas.toml").partition("rows =")
    assert old in rows + rest
    with pytest.raises(ValueError, match=error):
        parse_map("hellas", head + (rows + rest).replace(old, new, 1))
