"""The data files of the human side agree with a second transcription of the printed components."""

import pytest

from understudy.tapestry.printed.benefit_json import (
    OPERATION_NAMES,
    benefit_from_json,
    benefit_to_json,
)
from understudy.tapestry.printed.benefit_notation import parse_benefit
from understudy.tapestry.printed.benefits import (
    PLAIN,
    Advance,
    AllOf,
    Benefit,
    Conquer,
    Explore,
    GainBuilding,
    GainLandmark,
    GainResource,
    InOrder,
    Invent,
    OneOf,
    Points,
    PointsPer,
    Research,
)
from understudy.tapestry.printed.capital_mats import (
    CAPITAL_MATS,
    COLUMNS,
    DISTRICTS,
    IMPASSABLE_PLOTS,
    PLOTS,
    ROWS,
    plot_name,
    plot_named,
)
from understudy.tapestry.printed.cards import CIVILIZATIONS, TAPESTRY_CARDS, TECH_CARDS
from understudy.tapestry.printed.civilization_mats import (
    CRAFTSMEN_COLUMNS,
    ENTERTAINERS_PATH,
    ENTERTAINERS_SPACES,
    HISTORIANS_SQUARES,
    ISOLATIONISTS_POINTS,
    MERRYMAKERS_COLUMNS,
    MILITANTS_ROWS,
)
from understudy.tapestry.printed.dice import DICE_FACES
from understudy.tapestry.printed.income_mat import (
    BUILDINGS_PER_ROW,
    INCOME_MAT,
    INCOME_TURNS,
)
from understudy.tapestry.printed.map import MAP, TILES
from understudy.tapestry.printed.space_tiles import SPACE_TILES
from understudy.tapestry.printed.track_benefits import TRACK_BENEFITS, SpaceBenefit
from understudy.tapestry.printed.tracks import LANDMARKS, TRACKS

# Signs of the second transcription. Resources: f w u (culture) c * (any), one sign each.
# Buildings M H F A. T tile, S space tile, K tapestry card, I invent, R refresh, ^ upgrade,
# o circle, q square, e explore, E anywhere, s explore space, x conquer, X anywhere, x2 both dice,
# x12 both if an opponent was there; r research, r- plain, r-5 plain with points at the end;
# +E +S +M +T advance, < regress, - plain, ? may; 5p points, 1p/territory; P play over,
# V civilization, = repeat, 0 restart, @ the tile. Joined by & (free order), > (this order), | (or).
SIGNS = {
    "territory_tile": "T", "space_tile": "S", "tapestry_card": "K", "refresh_tech": "R",
    "upgrade": "^", "tech_circle": "o", "tech_square": "q", "explore_space": "s",
    "play_tapestry_over": "P", "gain_civilization": "V", "repeat_position": "=",
    "restart_token": "0", "territory_benefit": "@",
}  # fmt: skip
KINDS = {"food": "f", "worker": "w", "culture": "u", "coin": "c", "any": "*"}
PAID = {"any": "*", "tile": "T", "tapestry": "K", "tech": "t"}
DICE = {"one": "", "both": "2", "both_if_opponent": "12"}

SPACES = """
exploration
1 TT
1 e        / * K
1 e | F
f1 T > e
f1 1p/territory / * F
f1 T & F   / * e
f2 TT > e
f2 F > 1p/farm  / TT 5p
f2 TT > E  / * K
ff 1p/technology / TTT 10p
ff SSS > s
ff s       / * s
science
1 r-
1 K        / * H
1 r- | H
w1 1p/tech_card & K
w1 r       / KK 5p
w1 r | H
w2 =
w2 H > 1p/house
w2 +E | +M | +T
ww <M | <T
ww (+E | +M | +T) > (+E | +M | +T)
ww r-5 > r-5 > r-5 > r-5
military
1 x
1 K        / * A
1 x | A
u1 w & 1p/supply_territory_tile
u1 x & A
u1 x & K   / * A
u2 x12
u2 X       / * K
u2 A & 1p/tapestry_card
uu 1p/exploration & P
uu 1p/capital_line / KKK 10p
uu x2 & V
technology
1 I
1 K        / * M
1 I | M
c1 R & I
c1 H | F | A / * ^
c1 M & 1p/armory / * I
c2 R & II
c2 M > 1p/market / * ^
c2 ^ & o
cc 1p/science & 1p/military
cc ^ & q   / ttt 10p
cc c & w & f & u & 0
"""

TECH = """
1 w, H, T4
2 F, 1p/farm, M7
3 A, 1p/armory, S4
4 q, o, E7
5 4p, bakery, farm2
6 3p, barn, farm3
7 4p, =, E10
8 u, 7p, E4
9 f, 7p, M4
10 ?+T-, 1p/technology, T4
11 TT, e, T4
12 5p, com_tower, house4
13 M, 1p/market, E4
14 x, 1p/territory, M4
15 I, 1p/tech_card, T4
16 f, F, S4
17 3p, library, house3
18 c, M, M4
19 H, 1p/house, S4
20 r-, 5p, S4
21 K, P, T4
22 3p, V, S10
23 u, A, T4
24 ?+M-, 1p/military, M4
25 5p, stock_market, market3
26 u & T, 1p/supply_territory_tile, T4
27 K, M | H | F, T4
28 c, <E- | <M-, T10
29 c, u & 4p, M10
30 4p, treasury, market2
31 ?+S-, 1p/science, S4
32 w, x, E7
33 ?+E-, 1p/exploration, E4
"""

# Tiles by what they give. Corners: s d f g m, clockwise from the top left; an islet in brackets.
TILE_BENEFITS = {
    "c": "1 7 13 16 28 36 37 40", "w": "6 11 15 21 27 31 39 45", "f": "3 5 17 24 26 34 41 48",
    "u": "4 10 14 20 30 35 38 44", "TT": "2 47", "K": "9 19 29 43", "I": "23 32 42", "r-": "12 46",
    "^": "22", "F": "8", "M": "18", "H": "25", "A": "33",
}  # fmt: skip
TILE_CORNERS = {
    "sdssss": "1 6", "smmdds": "2 9", "smddss": "3 10", "smdsss": "4 11", "ssssss[d]": "5 7",
    "smmmdd": "8 12", "sfssss": "13 15", "sgfsss": "14 21", "ssssss[f]": "16 17",
    "sgggff": "18 22", "sggffs": "19 23", "sggfss": "20 24", "sdddgg": "25 32",
    "ssssss[g]": "26 28", "sgssss": "27 36", "sddggs": "29 33", "sddgss": "30 34",
    "sdgsss": "31 35", "smssss": "37 39", "sfmsss": "38 45", "ssssss[m]": "40 41",
    "sfffmm": "42 46", "sffmms": "43 47", "sffmss": "44 48",
}  # fmt: skip
PRINTED_HEXES = """
-3,3 sgssss
-2,1 mmggms
-2,2 ggsssg
-1,-1 mfffsm
-1,2 ssmffs
0,-3 ssssfs
0,-2 fsssff
0,0 ssssss[dfgm]
1,-2 sdmmss
1,1 sdgfdd
2,-1 gddsss
2,0 sssggd
3,0 sssssg
"""

SPACE = """
+S > 1p/science
A > 1p/armory
H > 1p/house
K > P > 1p/tapestry_card
c > w > 8p
r > 6p
f > u > 8p
u > 1p/capital_line
+T > 1p/technology
I > ^ > 1p/tech_card
x > 1p/territory
+M > 1p/military
13p
F > 1p/farm
M > 1p/market
"""

# Impassable columns of each row, from the top; then impassable plots of each district.
MATS = """
1 Mountain 1/6  - 12678 456 45678 67 2349 3 8 3       242254201
2 Wetland 2/4   9 12789 - 23478 34 1238 67 23 6       204623221
3 Tropical 3/5  589 489 39 - 26 - 13468 2345 345      125110561
4 Desert 2/4    45 13 178 - 2589 239 23456 34 6       322313350
5 Grassland 3/5 - 1238 1234 4567 789 1239 3 7 6       611335111
6 Forest 1/6    - 347 48 239 4 34567 27 3789 89       122342206
"""

# Points : income of the six positions.
INCOME = """
market 1p/tech_card:c :c 1p/tech_card: :c 1p/tech_card:c 10p:
house 1p/capital_line:w :w 1p/capital_line: :w 1p/capital_line:w 10p:
farm :fT :f 4p: :f 7p:f 10p:
armory :uK :u 1p/territory: :u 1p/territory:u 10p:
"""
POSITION_NAMES = """
market Barter, Currency, Banking, Credit Cards, E-Commerce, Biometrics
house Symbology, Language, Writing, Telephone, Email, Neural Implants
farm Hunting, Farming, Breeding, Preservation, Fertilization, Food Printing
armory Ceremony, Racing, Team Sports, Tabletop Games, Video Games, Virtual Reality
"""

SHAPES = """
2x2 apothecary barracks lighthouse forge bakery stock_market treasury
3x2 tech_hub laboratory com_tower
2x3 launch_pad
4x2 academy
2x4 library
3x3 train_station tank_factory barn
"""

STARTS = {
    "alchemists": "** & 10p", "architects": "10p/opponent", "craftsmen": "lose *",
    "entertainers": "*", "futurists": "lose u & lose *", "merrymakers": "*", "mystics": "*",
    "the_chosen": "15p/opponent", "traders": "** & 10p",
}  # fmt: skip

THIS_ERA = (1, 3, 5, 7, 8, 16, 18, 20, 22, 23, 24, 26, 27, 30, 31, 34, 39, 40, 43, 44)


def signs(benefit: Benefit, inside: bool = False) -> str:
    """Return a benefit in the signs of the second transcription."""
    if isinstance(benefit, AllOf | InOrder | OneOf):
        joint = {"and": " & ", "seq": " > ", "or": " | "}[benefit.op]
        joined = joint.join(signs(part, inside=True) for part in benefit.parts)
        return f"({joined})" if inside else joined
    form = benefit_to_json(benefit)
    plain = "-" if form.get("gain") == PLAIN else ""
    match benefit:
        case GainResource():
            return KINDS[benefit.kind] * benefit.n
        case GainBuilding():
            return benefit.kind[0].upper()
        case Invent():
            return "I" * benefit.n
        case Explore():
            return "e" if benefit.scope == "adjacent" else "E"
        case Conquer():
            return ("x" if benefit.scope == "adjacent" else "X") + DICE[benefit.dice]
        case Research():
            return f"r{plain}{benefit.overflow_vp or ''}"
        case Advance():
            return f"{'?' * benefit.optional}+{benefit.track[0].upper()}{plain}"
        case Points():
            return f"{benefit.n}p"
        case PointsPer():
            return f"{benefit.n}p/{benefit.track or benefit.what}"
        case GainLandmark():
            return benefit.id
    if benefit.op == "regress":
        return f"<{str(form['track'])[0].upper()}{plain}"
    if benefit.op == "pay":
        assert form["n"] == 1
        return f"lose {KINDS[str(form['kind'])]}"
    return SIGNS[benefit.op] * int(str(form.get("n", 1)))


def drawn_space(space: SpaceBenefit) -> str:
    own = "".join(KINDS[kind] for kind in space.cost if kind != "any")
    any_kind = sum(kind == "any" for kind in space.cost)
    bonus = space.bonus
    bought = f" / {PAID[bonus.pay] * bonus.n} {signs(bonus.gain)}" if bonus else ""
    return f"{own}{any_kind or ''} {signs(space.benefit)}{bought}"


def lines(text: str) -> list[str]:
    return [" ".join(line.split()) for line in text.strip().splitlines()]


def test_every_space_of_the_tracks() -> None:
    drawn = [
        line
        for name, spaces in zip(TRACKS, TRACK_BENEFITS, strict=True)
        for line in (name, *(drawn_space(space) for space in spaces if space))
    ]
    assert drawn == lines(SPACES)


def test_all_tech_cards() -> None:
    drawn = [
        f"{card.number} {signs(card.circle)}, {signs(card.square)}, "
        + (
            f"{card.row}{card.position}"
            if card.track is None
            else f"{TRACKS[card.track][0].upper()}{card.space}"
        )
        for card in TECH_CARDS.values()
    ]
    assert drawn == lines(TECH)


def test_the_benefit_of_every_territory_tile() -> None:
    found: dict[str, list[str]] = {}
    for tile in TILES:
        found.setdefault(signs(tile.benefit), []).append(str(tile.number))
    assert {sign: " ".join(numbers) for sign, numbers in found.items()} == TILE_BENEFITS


def drawn_corners(corners: tuple[str, ...], inside: tuple[str, ...]) -> str:
    islets = "".join(terrain[0] for terrain in inside)
    return "".join(terrain[0] for terrain in corners) + (f"[{islets}]" if islets else "")


def test_the_corners_of_every_territory_tile() -> None:
    found: dict[str, list[str]] = {}
    for tile in TILES:
        assert len(tile.corners) == 6
        found.setdefault(drawn_corners(tile.corners, tile.inside), []).append(str(tile.number))
    assert {corners: " ".join(numbers) for corners, numbers in found.items()} == TILE_CORNERS


def test_the_corners_of_the_printed_territories() -> None:
    drawn = [f"{hex.name} {drawn_corners(hex.corners, hex.inside)}" for hex in MAP if hex.corners]
    assert drawn == lines(PRINTED_HEXES)


def test_all_space_tiles() -> None:
    assert list(SPACE_TILES) == list(range(1, 16))
    assert [signs(benefit) for benefit in SPACE_TILES.values()] == lines(SPACE)


def test_all_capital_mats() -> None:
    drawn = []
    for mat in CAPITAL_MATS.values():
        rows = [
            "".join(str(column % 9 + 1) for column in range(row * 9, row * 9 + 9)
                    if mat.impassable >> column & 1) or "-"
            for row in range(9)
        ]  # fmt: skip
        districts = "".join(str((mat.impassable & district).bit_count()) for district in DISTRICTS)
        drawn.append(f"{mat.number} {mat.names['en']} {mat.start} {' '.join(rows)} {districts}")
        assert mat.impassable.bit_count() == IMPASSABLE_PLOTS == 22
    assert drawn == lines(MATS)


def test_rows_columns_and_districts_cover_each_plot_once() -> None:
    for groups in (ROWS, COLUMNS, DISTRICTS):
        assert len(groups) == 9
        assert all(group.bit_count() == 9 for group in groups)
        assert sum(groups) == (1 << PLOTS) - 1


def test_plots_are_named_by_row_and_column() -> None:
    assert plot_name(0) == "1.1"
    assert plot_name(80) == "9.9"
    assert plot_named("3.4") == 21
    assert [plot_named(plot_name(plot)) for plot in range(PLOTS)] == list(range(PLOTS))
    assert [plot_named(name) for name in ("0.1", "1.10", "1", "a.b", "", "1.")] == [None] * 6


def test_the_income_mat() -> None:
    drawn = [
        f"{kind} "
        + " ".join(
            "".join(map(signs, position.points)) + ":" + "".join(map(signs, position.income))
            for position in positions
        )
        for kind, positions in INCOME_MAT.items()
    ]
    assert drawn == lines(INCOME)
    assert {len(positions) for positions in INCOME_MAT.values()} == {BUILDINGS_PER_ROW + 1}
    names = [
        f"{kind} {', '.join(position.names['en'] for position in positions)}"
        for kind, positions in INCOME_MAT.items()
    ]
    assert names == lines(POSITION_NAMES)


def test_the_income_turns() -> None:
    turns = {
        number: ("".join(step[0] for step in turn.steps), turn.first and signs(turn.first))
        for number, turn in INCOME_TURNS.items()
    }
    assert turns == {
        1: ("i", None),
        2: ("ctui", "*"),
        3: ("ctui", "**"),
        4: ("ctui", "***"),
        5: ("cuf", None),
    }


def test_the_faces_of_the_dice() -> None:
    faces = {
        die: " ".join(signs(face.gives) if face.gives else face.name for face in found)
        for die, found in DICE_FACES.items()
    }
    science = " ".join(track for track in TRACKS for _ in range(3))
    assert faces == {
        "science": science,
        "red": "4p 5p 6p 7p 1p/territory 1p/territory",
        "black": "c w f u @ @",
    }
    assert [face.name for face in DICE_FACES["black"]][3:] == ["culture", "territory", "territory"]


def test_the_footprints_of_the_landmarks() -> None:
    rectangles: dict[str, tuple[str, ...]] = {}
    for line in lines(SHAPES):
        size, *names = line.split()
        width, height = map(int, size.split("x"))
        rectangles |= dict.fromkeys(names, ("1" * width,) * height)
    others = {
        "rubber_works": ("0011", "0011", "1111", "1111"),
        "fusion_reactor": ("011", "111", "111"),
    }
    assert {landmark.id: landmark.shape for landmark in LANDMARKS.values()} == {
        **rectangles,
        **others,
    }
    squares = [card.square for card in TECH_CARDS.values()]
    by_tech_card = {square.id for square in squares if isinstance(square, GainLandmark)}
    assert by_tech_card == {one.id for one in LANDMARKS.values() if one.source == "tech card"}


def test_the_start_adjustments_of_the_civilizations() -> None:
    assert {one.id: signs(one.start) for one in CIVILIZATIONS.values() if one.start} == STARTS
    assert [one.number for one in CIVILIZATIONS.values()] == list(range(1, 17))


def test_what_is_printed_on_the_mats_of_civilizations() -> None:
    def drawn(columns: tuple[tuple[Benefit, ...], ...]) -> list[str]:
        return [", ".join(map(signs, column)) for column in columns]

    assert drawn(CRAFTSMEN_COLUMNS) == ["w, T, 5p", "c, I, ^, 10p", "f, K, u, r, 15p"]
    assert drawn(MERRYMAKERS_COLUMNS) == ["c, w & f, u & A", "T, I & K, e & r", "5p, 10p, 15p"]
    assert drawn(MILITANTS_ROWS) == ["c, 2p, f, 4p", "1p, w, 3p, u"]
    assert drawn((HISTORIANS_SQUARES,)) == ["3p, w, f, 3p"]
    assert ISOLATIONISTS_POINTS == (0, 5, 10, 16, 23, 31, 40)


def test_the_path_of_the_entertainers() -> None:
    gives = {place: signs(benefit) for place, benefit in ENTERTAINERS_SPACES.items()}
    path = [f"{place}: {' '.join(ways)}" for place, ways in ENTERTAINERS_PATH.items() if ways]
    assert gives == {
        "worker": "w", "culture": "u", "food": "f", "coin": "c", "farm": "F", "market": "M",
        "house": "H", "armory": "A", "conquer": "x", "research": "r-", "invent": "I",
        "explore": "e", "technology": "+T", "exploration": "+E", "military": "+M", "science": "+S",
    }  # fmt: skip
    assert path == [
        "start: worker culture food coin",
        "worker: farm market", "culture: market house", "food: market house", "coin: house armory",
        "farm: conquer research", "market: conquer research",
        "house: invent explore", "armory: invent explore",
        "conquer: technology exploration", "research: exploration military",
        "invent: exploration military", "explore: military science",
    ]  # fmt: skip


def test_the_kinds_of_tapestry_cards() -> None:
    kinds = {
        kind: tuple(card.number for card in TAPESTRY_CARDS.values() if card.kind == kind)
        for kind in ("this_era", "trap")
    }
    assert kinds == {"this_era": THIS_ERA, "trap": (42,)}


@pytest.mark.parametrize(
    "text",
    ["", "2 gold", "farm then", "farm, house or market", "(farm", "farm)", "landmark castle",
     "explore farther", "advance everywhere", "2 times farm", "or", "1 vp per cow", "farm house"],
)  # fmt: skip
def test_a_cell_that_is_no_benefit_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="is not part of a benefit"):
        parse_benefit(text)


ALL_BENEFITS = [
    *(space.benefit for spaces in TRACK_BENEFITS for space in spaces if space),
    *(card.circle for card in TECH_CARDS.values()),
    *(card.square for card in TECH_CARDS.values()),
    *SPACE_TILES.values(),
    *(one.start for one in CIVILIZATIONS.values() if one.start),
]


def test_every_benefit_has_a_json_form() -> None:
    for benefit in ALL_BENEFITS:
        assert benefit_from_json(benefit_to_json(benefit)) == benefit
    assert len(OPERATION_NAMES) == 25


@pytest.mark.parametrize(
    ("form", "message"),
    [
        ("explore", "is not a benefit"),
        ({"op": "fly"}, "there is no operation 'fly'; operations: resource, pay"),
        ({"and": []}, "and needs a list"),
        ({"op": "explore", "scope": "far"}, "scope of explore cannot be 'far'"),
        ({"op": "explore", "far": True}, "explore has no 'far'; it has: scope"),
        ({"op": "resource", "n": 1}, "resource needs 'kind'"),
        ({"op": "resource", "kind": "farm"}, "kind of resource cannot be 'farm'"),
        ({"op": "building", "kind": "coin"}, "kind of building cannot be 'coin'"),
        ({"op": "vp", "n": "5"}, "n of vp cannot be '5'"),
        ({"op": "vp", "n": True}, "n of vp cannot be True"),
        ({"op": "vp", "n": -1}, "n of vp cannot be -1"),
        ({"or": [{"op": "landmark", "id": "castle"}]}, "id of landmark cannot be 'castle'"),
    ],
)
def test_bad_json_says_what_is_wrong(form: object, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        benefit_from_json(form)


def test_the_json_form_of_an_invention_names_its_source() -> None:
    invention = benefit_from_json({"op": "invent", "n": 1, "from": "face_up"})
    assert invention == Invent(1, "face_up")
    assert benefit_to_json(invention) == {"op": "invent", "n": 1, "from": "face_up"}
