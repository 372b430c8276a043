"""The table of Tapestry as text, from the same view as the page.

Nothing is told by colour alone: owners are letters, a token in brackets lies on its side.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from rich.cells import cell_len
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from understudy.cli.screens.screen import Counted, Screen
from understudy.cli.translations import Translations
from understudy.core import Ref

View = Mapping[str, Any]

CELL: Final = 8
KINDS: Final = {"empty": ".", "tile": "t", "printed": "o"}
SIDES: Final = ("human", "human2", "automa", "shadow")
ON_TRACKS: Final = ("track.", "favourite")
TOKENS: Final = {"outpost": "", "cube": "c", "building": "b"}
COUNTED: Final = (
    Counted("era", Ref("tapestry-field", "bots-era")),
    Counted("automa.vp", Ref("tapestry-field", "automa-vp")),
    Counted("automa.tapestry", Ref("tapestry-field", "beside")),
    Counted("automa.mat_cards", Ref("tapestry-field", "on-mat")),
    Counted("deck.", kind="tapestry-deck"),
    *(
        Counted(f"{side}.track.", kind="tapestry-track", of=Ref("tapestry-owner", side))
        for side in SIDES
    ),
    *(
        Counted(f"{who}.{fact}", Ref("tapestry-field", called), Ref("tapestry-owner", who))
        for who in ("human", "human2")
        for fact, called in (("era", "your-era"), ("vp", "vp"), ("historians.", "historians"))
    ),
)

FORECAST: Final = {part: f"page-tapestry-forecast-{part}" for part in ("lead", "assumes", "won")}
MENUS: Final = {
    "tapestry-report": (
        "done", "income", "advance", "explore", "conquer", "landmark", "card", "place_outpost",
        "place_building", "place_cube", "regress", "restart", "historian", "chosen", "upgrade",
        "tech", "give_card", "achievement", "stand_up",
    ),
}  # fmt: skip
"""As on the page; what comes up in every game stands first."""


def status(view: View, words: Translations) -> list[RenderableType]:
    """Where the game stands: eras, points, whose turn."""
    sides = [_side(words, human["name"], human["vp"]) for human in view["humans"]]
    if view["automa"]:
        sides.append(_side(words, "automa", view["automa"]["vp"]))
    line = words(
        "terminal-tapestry-status" if view["automa"] else "terminal-tapestry-status-people",
        yours=_mover(view)["era"],
        bots=view["era"],
        last=view["last_era"],
        phase=words.name("tapestry-phase", view["phase"]),
        mover=words.name("tapestry-owner", view["mover"]),
        points=" · ".join(sides),
    )
    return [Text(line, "bold")]


def in_list(summary: View, options: View, words: Translations) -> str:
    """How a game of the list stands: the era or the winner, the level, the points."""
    names = "called.names.tapestry-owner"
    over = summary.get("winner")

    def called(side: str) -> str:
        own = summary.get(f"{names}.{side}")
        return str(own or words.name("tapestry-owner", summary.get(f"{names}.{side}.id", side)))

    when = (
        words("tapestry-winner", owner=called(over))
        if over
        else words("page-tapestry-era", era=summary["era"])
    )
    level = (
        words("page-tapestry-level", level=summary["difficulty"])
        if summary["players"] == "solo"
        else words.name("tapestry-players", summary["players"])
    )
    points = [
        f"{called(side)} {count}"
        for what, count in summary.items()
        for table, _, side in [what.partition(".")]
        if table == "points"
    ]
    return " · ".join([when, level, ", ".join(points)])


def _mover(view: View) -> View:
    """Whose turn it is among the people; on the bots' turn the first of them."""
    people: list[View] = view["humans"]
    return next((human for human in people if human["name"] == view["mover"]), people[0])


def _side(words: Translations, name: str, points: int) -> str:
    return f"{words.name('tapestry-owner', name)} {points}"


def _letter(view: View, words: Translations, owner: str) -> str:
    letters: Mapping[str, str] = view["called"]["letters"]
    return letters.get(owner) or words(f"page-letter-{owner}")


def board(view: View, words: Translations) -> list[RenderableType]:
    """The map: each hex with its name, and below it what is on it."""
    hexes = view["map"]["hexes"]
    left = min(hex["q"] for hex in hexes)
    top = min(_line(hex) for hex in hexes)
    rows = max(_line(hex) for hex in hexes) - top + 2
    width = (max(hex["q"] for hex in hexes) - left + 1) * CELL
    grid = [[" "] * width for _ in range(rows)]
    for hex in hexes:
        at = (hex["q"] - left) * CELL
        for line, text in enumerate((hex["name"], _content(view, hex, words))):
            row = grid[_line(hex) - top + line]
            row[at : at + CELL] = _centred(text)
    return [Text("".join(row).rstrip()) for row in grid]


def _centred(text: str) -> list[str]:
    """The text in the middle of its cell; a wide letter takes the room of two."""
    free = CELL - cell_len(text)
    letters = [*" " * (free // 2), *text, *" " * (free - free // 2)]
    return letters + [""] * (CELL - len(letters))


def _line(hex: View) -> int:
    """Hexes of a column lie two lines apart, neighbouring columns half a hex."""
    return int(2 * hex["r"] + hex["q"])


def _content(view: View, hex: View, words: Translations) -> str:
    """The ground and what stands on it, as far as there is room: tokens before the number."""
    ground = KINDS[hex["kind"]]
    tile = ground + (str(hex["tile"]) if hex["tile"] else "")
    tokens = [_token(view, token, words) for token in hex["tokens"]]
    if hex["kind"] != "tile":
        return " ".join(tokens) or ground
    forms = (" ".join([tile, *tokens]), "".join([tile, *tokens]), "".join([ground, *tokens]))
    return next((form for form in forms if cell_len(form) <= CELL), "".join(tokens))


def _token(view: View, token: View, words: Translations) -> str:
    mark = _letter(view, words, token["owner"]) + TOKENS[token["kind"]]
    return f"({mark})" if token["toppled"] else f"[{mark}]"


def legend(view: View, words: Translations) -> list[RenderableType]:
    """What the signs on the map mean."""
    owners = [one["name"] for one in (*view["humans"], *view["bots"])]
    marks = ", ".join(
        f"{_letter(view, words, one)} {words.name('tapestry-owner', one)}" for one in owners
    )
    return [Text(words("terminal-tapestry-legend", owners=marks), "dim")]


def bot_view(view: View, words: Translations) -> list[RenderableType]:
    """Tracks with all markers, the open pair, the mat, the decks, achievements."""
    parts = (tracks, pair, mat, achievements)
    return [line for part in parts for line in part(view, words)]


def tracks(view: View, words: Translations) -> list[RenderableType]:
    """The tracks with all markers, and what each bot reaches next on them."""
    owners = list(view["tracks"][0]["markers"])
    table = Table(
        words("terminal-tapestry-track"), *(_letter(view, words, one) for one in owners), ""
    )
    names = [words.name("tapestry-track", track["id"]) for track in view["tracks"]]
    for name, track in zip(names, view["tracks"], strict=True):
        favourite = "".join(f" ♥{_letter(view, words, bot)}" for bot in track["favourite_of"])
        table.add_row(
            name + favourite,
            *(str(track["markers"][one]) for one in owners),
            _strip(view, track, words),
        )
    shown: list[RenderableType] = [table]
    for bot in view["bots"]:
        goals = (f"{n}: {_goal(g, words)}" for n, g in zip(names, bot["next"], strict=True))
        owner = words.name("tapestry-owner", bot["name"])
        shown.append(Text(words("terminal-tapestry-next", owner=owner, list=" · ".join(goals))))
    return shown


def _strip(view: View, track: View, words: Translations) -> str:
    """The spaces: landmarks free (#) or whose they are."""
    return "".join(
        "."
        if not space["landmark"]
        else _letter(view, words, space["claimed"])
        if space["claimed"] in track["markers"]
        else "x"
        if space["claimed"]
        else "#"
        for space in track["spaces"]
    )


def _goal(ahead: View, words: Translations) -> str:
    count = ahead["to_landmark_or_end"]
    if not count:
        return "–"
    if ahead["landmark"]:
        return f"{words.name('tapestry-landmark', ahead['landmark'])} {count}"
    return words("page-tapestry-to-end", count=count)


def pair(view: View, words: Translations) -> list[RenderableType]:
    """The open decision cards and the decks."""
    decks = " · ".join(
        f"{words.name('tapestry-deck', deck)} {count}"
        for deck in ("decision", "progress", "tapestry", "territory", "tech")
        if (count := view["decks"][deck]) is not None
    )
    shown: list[RenderableType] = [*map(Text, _open_cards(view, words)), Text(decks)]
    if open_ := ", ".join(words.name("tapestry-tech", one) for one in view["decks"]["display"]):
        shown.append(Text(f"{words('page-tapestry-display')}: {open_}"))
    return shown


def _open_cards(view: View, words: Translations) -> list[str]:
    """What each bot looks for, and both ways to read the order."""
    if not view["pair"]:
        return []
    track, tiebreak = view["pair"]["track_card"], view["pair"]["tiebreak_card"]
    bots = [bot["name"] for bot in view["bots"]]
    seeks = "; ".join(
        f"{words.name('tapestry-owner', bot)}: {words.name('page-tapestry-seek', track[bot])}"
        for bot in bots
    )
    order = [_symbol(symbol, words) for symbol in tiebreak["order"]]
    lines = [words("terminal-tapestry-track-card", card=track["card"], seeks=seeks)]
    for bot in bots:
        read = order if bot == "automa" else order[::-1]
        name = words.name("tapestry-owner", bot)
        line = words("terminal-tapestry-reads", owner=name, order=", ".join(read))
        lines.append(f"  {line}")
    card, scan = tiebreak["card"], tiebreak["scan"]
    lines.insert(1, words("terminal-tapestry-tiebreak-card", card=card, scan=scan))
    if tiebreak["topple"]:
        lines.append(f"  {words('page-tapestry-topple-symbol')}")
    return lines


def _symbol(symbol: str, words: Translations) -> str:
    if symbol == "heart":
        return words("page-tapestry-heart")
    return words.name("tapestry-track", symbol)


def mat(view: View, words: Translations) -> list[RenderableType]:
    """The Automa's mat: what lies there, what it would score, what comes at its next income."""
    automa = view["automa"]
    if not automa:
        return []
    kind = "tapestry-automa-civilization"
    civilizations = (words.name(kind, one) for one in automa["civilizations"])
    lines = (
        f"{words.name('tapestry-source', line['line'])} {line['count']} × {line['each']}"
        for line in automa["now"]
    )
    income = (words.name("tapestry-step", one["step"]) for one in automa["income"] if one["due"])
    said = (
        words(
            "terminal-tapestry-mat",
            civilizations=", ".join(civilizations) or "–",
            beside=automa["beside"],
            covered=automa["on_mat"],
        ),
        words("terminal-tapestry-worth", lines=", ".join(lines)),
        words("terminal-tapestry-income", steps=", ".join(income) or "–"),
    )
    return [Text(line) for line in said]


def achievements(view: View, words: Translations) -> list[RenderableType]:
    """Who has earned which achievement."""
    return [Text(words("terminal-tapestry-achievements", list=_achievements(view, words)))]


def _achievements(view: View, words: Translations) -> str:
    parts = []
    for one in view["achievements"]:
        taken = [words.name("tapestry-owner", owner) for owner in one["taken"]]
        holders = f" [{', '.join(taken)}]" if taken else ""
        parts.append(words.name("tapestry-achievement", one["id"]) + holders)
    return ", ".join(parts)


def result(view: View, words: Translations) -> list[RenderableType]:
    """The points of everybody who scores, and who has won."""
    table = Table("", words("page-tapestry-total"))
    for side, points in view["scores"].items():
        table.add_row(words.name("tapestry-owner", side), str(points))
    winner = words("terminal-winner", winner=words.name("tapestry-owner", view["winner"]))
    return [Text(winner, "bold"), table, Text(words("tapestry-points-said"), "dim")]


def screen(printed: View) -> Screen:
    """How the game is shown; it needs nothing beside the view."""
    return Screen(
        status,
        board,
        legend,
        bot_view,
        result,
        in_list,
        parts=(
            (("hex.",), board),
            (tuple(f"{side}.{what}" for side in SIDES for what in ON_TRACKS), tracks),
            (("decision.", "tech."), pair),
            (("era", "automa.vp", "automa.civ", "automa.second", "automa.tap", "automa.mat"), mat),
            (("achievement.",), achievements),
        ),
        counted=COUNTED,
        menus=MENUS,
        forecast=lambda view: FORECAST,
    )
