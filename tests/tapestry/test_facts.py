"""The data files agree with a second transcription of the printed components."""

from collections import Counter

import pytest

from understudy.tapestry.printed.cards import (
    CIVILIZATIONS,
    TAPESTRY_CARDS,
    TECH_CARDS,
    solo_tapestry_deck,
)
from understudy.tapestry.printed.decision_cards import (
    DECISION_CARDS,
    HEART,
    DecisionCard,
    find_decision_cards,
)
from understudy.tapestry.printed.levels import ACHIEVEMENTS, AUTOMA_CIVILIZATIONS, LEVELS, MATS
from understudy.tapestry.printed.map import HEXES, MAP, PRINTED, SCAN_ROWS, SCANS, TILES
from understudy.tapestry.printed.rules import rule_sections, rules, rulings
from understudy.tapestry.printed.tracks import LANDMARK_SPACES, LANDMARKS, SPACES, TRACKS

# Card; Automa, Shadow Empire: * any, L landmark or end, E end; i income; order; t topple; scan.
CARDS = """
 1 E * i hMETS t N-SE
 2 * L i MEhST - E-NW
 3 L E - STMEh t N-SE
 4 L * i TShME - NE-S
 5 * L - EMTSh - NW-S
 6 * * - MShTE t N-SE
 7 * * - hTEMS - E-SW
 8 * * i EMThS - S-NE
 9 * * i TShEM t SE-N
10 L * - METSh t SW-N
11 * L - hEMST - S-NW
12 * * i SThME t W-SE
13 * L - STMhE - S-NE
14 L * i EhSMT t SE-N
15 L L - hMTES t SW-N
16 * L i TEhSM - S-NW
17 * * i EhTMS - E-SW
18 L * - hEMST - N-SE
19 * * i MTSEh t E-NW
20 * * - TESMh - N-SE
21 * E i EThSM t NE-S
22 E * - METhS t N-SE
"""

SYMBOLS = {"all": "*", "landmark_or_end": "L", "end": "E"}

# Position of every hex in the scan; columns are q from -3 to 3, each line is half a hex lower.
SCAN_DRAWINGS = """
N-SE
  .  .  .  1  .  .  .
  .  .  4  .  2  .  .
  .  9  .  5  .  3  .
  .  . 10  .  6  .  .
  . 15  . 11  .  7  .
 21  . 16  . 12  .  8
  . 22  . 17  . 13  .
 27  . 23  . 18  . 14
  . 28  . 24  . 19  .
 32  . 29  . 25  . 20
  . 33  . 30  . 26  .
  .  . 34  . 31  .  .

E-NW
  .  .  .  3  .  .  .
  .  .  8  .  2  .  .
  . 14  .  7  .  1  .
  .  . 13  .  6  .  .
  . 20  . 12  .  5  .
 26  . 19  . 11  .  4
  . 25  . 18  . 10  .
 31  . 24  . 17  .  9
  . 30  . 23  . 16  .
 34  . 29  . 22  . 15
  . 33  . 28  . 21  .
  .  . 32  . 27  .  .

NE-S
  .  .  . 15  .  .  .
  .  . 21  .  9  .  .
  . 27  . 16  .  4  .
  .  . 22  . 10  .  .
  . 28  . 17  .  5  .
 32  . 23  . 11  .  1
  . 29  . 18  .  6  .
 33  . 24  . 12  .  2
  . 30  . 19  .  7  .
 34  . 25  . 13  .  3
  . 31  . 20  .  8  .
  .  . 26  . 14  .  .

SE-N
  .  .  . 20  .  .  .
  .  . 26  . 14  .  .
  . 31  . 19  .  8  .
  .  . 25  . 13  .  .
  . 30  . 18  .  7  .
 34  . 24  . 12  .  3
  . 29  . 17  .  6  .
 33  . 23  . 11  .  2
  . 28  . 16  .  5  .
 32  . 22  . 10  .  1
  . 27  . 15  .  4  .
  .  . 21  .  9  .  .

E-SW
  .  .  . 32  .  .  .
  .  . 33  . 27  .  .
  . 34  . 28  . 21  .
  .  . 29  . 22  .  .
  . 30  . 23  . 15  .
 31  . 24  . 16  .  9
  . 25  . 17  . 10  .
 26  . 18  . 11  .  4
  . 19  . 12  .  5  .
 20  . 13  .  6  .  1
  . 14  .  7  .  2  .
  .  .  8  .  3  .  .

S-NE
  .  .  . 34  .  .  .
  .  . 33  . 31  .  .
  . 32  . 30  . 26  .
  .  . 29  . 25  .  .
  . 28  . 24  . 20  .
 27  . 23  . 19  . 14
  . 22  . 18  . 13  .
 21  . 17  . 12  .  8
  . 16  . 11  .  7  .
 15  . 10  .  6  .  3
  .  9  .  5  .  2  .
  .  .  4  .  1  .  .

S-NW
  .  .  . 34  .  .  .
  .  . 31  . 33  .  .
  . 26  . 30  . 32  .
  .  . 25  . 29  .  .
  . 20  . 24  . 28  .
 14  . 19  . 23  . 27
  . 13  . 18  . 22  .
  8  . 12  . 17  . 21
  .  7  . 11  . 16  .
  3  .  6  . 10  . 15
  .  2  .  5  .  9  .
  .  .  1  .  4  .  .

W-SE
  .  .  . 32  .  .  .
  .  . 27  . 33  .  .
  . 21  . 28  . 34  .
  .  . 22  . 29  .  .
  . 15  . 23  . 30  .
  9  . 16  . 24  . 31
  . 10  . 17  . 25  .
  4  . 11  . 18  . 26
  .  5  . 12  . 19  .
  1  .  6  . 13  . 20
  .  2  .  7  . 14  .
  .  .  3  .  8  .  .

SW-N
  .  .  . 20  .  .  .
  .  . 14  . 26  .  .
  .  8  . 19  . 31  .
  .  . 13  . 25  .  .
  .  7  . 18  . 30  .
  3  . 12  . 24  . 34
  .  6  . 17  . 29  .
  2  . 11  . 23  . 33
  .  5  . 16  . 28  .
  1  . 10  . 22  . 32
  .  4  . 15  . 27  .
  .  .  9  . 21  .  .

NW-S
  .  .  . 15  .  .  .
  .  .  9  . 21  .  .
  .  4  . 16  . 27  .
  .  . 10  . 22  .  .
  .  5  . 17  . 28  .
  1  . 11  . 23  . 32
  .  6  . 18  . 29  .
  2  . 12  . 24  . 33
  .  7  . 19  . 30  .
  3  . 13  . 25  . 34
  .  8  . 20  . 31  .
  .  . 14  . 26  .  .
"""

# What the Automa does on spaces 1 to 12: e explore, E anywhere; c conquer, C anywhere; t tapestry
# card; f new tech cards; r roll and advance, x without benefit; a, b: roll until, forward or back.
ACTIONS = """
exploration . e e e . . e . E . . .
science     x t x t r r . . a b a x
military    c t c . c ct c C . . . c
technology  f t f f . . f . . . . .
"""

LETTERS = {
    "explore": "e", "explore_anywhere": "E", "conquer": "c", "conquer_anywhere": "C",
    "tapestry_card": "t", "refresh_tech": "f", "roll_advance": "r", "roll_advance_plain": "x",
    "roll_until_advance": "a", "roll_until_regress": "b",
}  # fmt: skip

# Steps in order with their income turns, by level: f favorite check, a advance with the pair,
# c civilization, s score, 2 and 4 progress cards, p place and g gain a tapestry card, x shuffle.
INCOME = """
1 f2-5 s2-5 2:2-4 p2-4 x2-4
2 f2-5 c2-5 s2-5 2:2-4 p2-4 g1-4 x2-4
3 f2-5 a2-5 c2-5 s2-5 2:3-4 p2-4 g1-4 x2-4
4 f2-5 a2-5 c2-5 s2-5 2:2-4 2:3-4 p2-4 g1-4 x2-4
5 f2-5 a2-5 c2-5 s2-5 2:2-4 4:3-4 p2-4 g1-4 x2-4
6 f2-5 a2-5 c2-5 s2-5 2:2-4 4:3-4 p2-4 g1-4 x2-4
"""

STEPS = {
    "favourite_check": "f", "advance_pair": "a", "civ_bonus": "c", "score": "s",
    "add_progress_2": "2:", "add_progress_4": "4:", "place_tapestry": "p", "gain_tapestry": "g",
    "shuffle": "x",
}  # fmt: skip

MULTIPLIERS = """
normal landmarks 1 2 2 3
normal territories 1 2 2 3
normal military 0 1 1 2
normal science 0 1 1 2
normal technology 1 1 2 3
normal exploration 1 1 2 3
hard landmarks 1 2 2 3
hard territories 1 2 2 3
hard military 0 1 2 3
hard science 0 1 2 3
hard technology 1 2 2 4
hard exploration 1 2 2 4
"""


def drawn_card(card: DecisionCard) -> str:
    order = "".join("h" if one == HEART else TRACKS[one][0].upper() for one in card.order)
    symbols = f"{SYMBOLS[card.automa]} {SYMBOLS[card.shadow]}"
    income, topple = "i" if card.income else "-", "t" if card.topple else "-"
    return f"{card.number:>2} {symbols} {income} {order} {topple} {card.scan}"


def test_all_decision_cards() -> None:
    assert [drawn_card(card) for card in DECISION_CARDS] == CARDS.strip("\n").splitlines()


def test_counts_of_the_decision_cards() -> None:
    assert sum(card.income for card in DECISION_CARDS) == 11
    assert sum(card.topple for card in DECISION_CARDS) == 11
    assert all(sorted(card.order) == list(range(5)) for card in DECISION_CARDS)


def drawn_scan(code: str) -> list[str]:
    lines: dict[int, dict[int, int]] = {}
    for place, hex in enumerate(SCANS[code], 1):
        q, r = HEXES.coordinates[hex]
        lines.setdefault(2 * r + q, {})[q] = place
    return [
        "".join(str(lines[y].get(q, ".")).rjust(3) for q in range(-3, 4)) for y in sorted(lines)
    ]


def test_the_order_of_hexes_in_all_ten_scans() -> None:
    drawn = "\n\n".join("\n".join([code, *drawn_scan(code)]) for code in SCANS)
    assert drawn == SCAN_DRAWINGS.strip("\n")


def test_scans_read_every_hex_once_in_rows() -> None:
    assert {card.scan for card in DECISION_CARDS} == set(SCANS)
    for code, rows in SCAN_ROWS.items():
        assert [len(row) for row in rows] == [3, 5, 6, 6, 6, 5, 3], code
        assert sorted(SCANS[code]) == list(range(34))


def test_the_automa_actions_on_every_space() -> None:
    drawn = [
        f"{name:<11} "
        + " ".join("".join(LETTERS[a.name] for a in space.actions) or "." for space in spaces[1:])
        for name, spaces in zip(TRACKS, SPACES, strict=True)
    ]
    assert drawn == ACTIONS.strip().splitlines()


def test_landmarks_are_on_spaces_4_7_and_10() -> None:
    for spaces in LANDMARK_SPACES:
        assert [space for space, _ in spaces] == [4, 7, 10]
    assert len(LANDMARKS) == 18
    for track, spaces in enumerate(LANDMARK_SPACES):
        for space, landmark in spaces:
            assert LANDMARKS[str(landmark)].source == f"{TRACKS[track]} {space}"


def test_the_steps_of_the_income_tables() -> None:
    drawn = [
        f"{level.number} "
        + " ".join(f"{STEPS[step]}{min(turns)}-{max(turns)}" for step, turns in level.steps)
        for level in LEVELS.values()
    ]
    assert drawn == INCOME.strip().splitlines()


def test_the_multipliers_of_both_mats() -> None:
    drawn = [
        f"{mat} {row.per} {' '.join(map(str, row.columns))}"
        for mat, rows in MATS.items()
        for row in rows
    ]
    assert drawn == MULTIPLIERS.strip().splitlines()


@pytest.mark.parametrize(
    ("level", "sizes"),
    [(1, [8, 10, 12, 14]), (2, [8, 10, 12, 14]), (3, [8, 8, 10, 12]), (4, [8, 10, 14, 18]),
     (5, [8, 10, 16, 22]), (6, [8, 10, 16, 22])],
)  # fmt: skip
def test_the_size_of_the_decision_deck_in_each_era(level: int, sizes: list[int]) -> None:
    size, found = 8, [8]
    for turn in (2, 3, 4):
        for step, turns in LEVELS[level].steps:
            if step.startswith("add_progress") and turn in turns:
                size += int(step[-1])
        found.append(size)
    assert found == sizes


def test_the_map() -> None:
    assert len(MAP) == 34
    assert PRINTED.bit_count() == 13
    assert {facts.label: facts.name for facts in MAP if facts.label} == {
        "3/5": "-2,2", "1/6": "0,-2", "island": "0,0", "2/4": "2,0",
    }  # fmt: skip
    assert HEXES.named(HEXES.neighbors[HEXES.index["-2,2"]]) == (
        "-3,2", "-3,3", "-2,1", "-2,3", "-1,1", "-1,2",
    )  # fmt: skip


def test_the_cards_of_the_solo_game() -> None:
    assert sum(7 if card.id == "trap" else 1 for card in TAPESTRY_CARDS.values()) == 50
    assert len(solo_tapestry_deck(False)) == 37
    assert len(solo_tapestry_deck(True)) == 43
    assert Counter(one.solo for one in CIVILIZATIONS.values()) == {
        "keep": 12, "discouraged": 3, "remove": 1,
    }  # fmt: skip
    assert len(TECH_CARDS) == 33
    assert len(TILES) == 48
    assert set(ACHIEVEMENTS) == {"complete_track", "topple_two", "middle_island"}


def test_each_civilization_has_one_track_of_the_die() -> None:
    assert [TRACKS[one.favorite] for one in AUTOMA_CIVILIZATIONS.values()] == list(TRACKS)


def test_every_rule_is_listed_once() -> None:
    numbers = [rule.number for rule in rules()]
    assert len(numbers) == len(set(numbers))
    assert {rule.sure for rule in rules()} == {"stated", "inferred", "ours"}
    cited = {cite for section in rule_sections() for cite in section.cites}
    assert cited == set(numbers)
    assert {rule for ruling in rulings() for rule in ruling.cites} <= cited


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("7", ("7",)),
        (" 07 ", ("7",)),
        ("22", ("22",)),
        ("23", ()),
        ("x", ()),
        ("①", ()),
        ("٣", ()),
        ("9" * 5000, ()),
    ],
)
def test_decision_cards_are_found_by_number(text: str, found: tuple[str, ...]) -> None:
    assert find_decision_cards(text) == found
