"""The text screen of Tapestry, from the same view as the page.

Colors are never the only distinction: owners are letters, toppled tokens are in round brackets.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from rich.cells import cell_len
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from understudy.cli.screens.games.tapestry_side import place_in_city, your_side
from understudy.cli.screens.screen import Counter, Screen
from understudy.cli.translations import Translations
from understudy.core import Ref

View = Mapping[str, Any]

CELL: Final = 8
KINDS: Final = {"empty": ".", "tile": "t", "printed": "o"}
SIDES: Final = ("human", "human2", "automa", "shadow")
ON_TRACKS: Final = ("track.", "favourite")
TOKENS: Final = {"outpost": "", "cube": "c", "building": "b"}
COUNTERS: Final = (
    Counter("era", Ref("tapestry-field", "bots-era")),
    Counter("automa.vp", Ref("tapestry-field", "automa-vp")),
    Counter("automa.tapestry", Ref("tapestry-field", "beside")),
    Counter("automa.mat_cards", Ref("tapestry-field", "on-mat")),
    Counter("deck.", kind="tapestry-deck"),
    *(
        Counter(f"{side}.track.", kind="tapestry-track", of=Ref("tapestry-owner", side))
        for side in SIDES
    ),
    *(
        Counter(f"{who}.{fact}", Ref("tapestry-field", name), Ref("tapestry-owner", who))
        for who in ("human", "human2")
        for fact, name in (("era", "your-era"), ("vp", "vp"), ("historians.", "historians"))
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
"""In the order of the page; actions of every game come first."""


def status(view: View, words: Translations) -> list[RenderableType]:
    """Return the status line: eras, points, and whose turn it is."""
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


def list_state(summary: View, options: View, words: Translations) -> str:
    """Return the state of a game in the list: era or winner, level, points."""
    names = "called.names.tapestry-owner"
    over = summary.get("winner")

    def name(side: str) -> str:
        own = summary.get(f"{names}.{side}")
        return str(own or words.name("tapestry-owner", summary.get(f"{names}.{side}.id", side)))

    when = (
        words("tapestry-winner", owner=name(over))
        if over
        else words("page-tapestry-era", era=summary["era"])
    )
    level = (
        words("page-tapestry-level", level=summary["difficulty"])
        if summary["players"] == "solo"
        else words.name("tapestry-players", summary["players"])
    )
    points = [
        f"{name(side)} {count}"
        for what, count in summary.items()
        for table, _, side in [what.partition(".")]
        if table == "points"
    ]
    return " · ".join([when, level, ", ".join(points)])


def _mover(view: View) -> View:
    """Return the human side whose turn it is; on a bot's turn the first one."""
    humans: list[View] = view["humans"]
    return next((human for human in humans if human["name"] == view["mover"]), humans[0])


def _side(words: Translations, name: str, points: int) -> str:
    return f"{words.name('tapestry-owner', name)} {points}"


def _letter(view: View, words: Translations, owner: str) -> str:
    letters: Mapping[str, str] = view["called"]["letters"]
    return letters.get(owner) or words(f"page-letter-{owner}")


def board(view: View, words: Translations) -> list[RenderableType]:
    """Return the map: each hex with its name, and its content below."""
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
            row[at : at + CELL] = _centered(text)
    return [Text("".join(row).rstrip()) for row in grid]


def _centered(text: str) -> list[str]:
    """Return the text centered in its cell; a wide character takes two places."""
    free = CELL - cell_len(text)
    letters = [*" " * (free // 2), *text, *" " * (free - free // 2)]
    return letters + [""] * (CELL - len(letters))


def _line(hex: View) -> int:
    """Return the line of a hex: hexes of a column are two lines apart, columns shifted by one."""
    return int(2 * hex["r"] + hex["q"])


def _content(view: View, hex: View, words: Translations) -> str:
    """Return the tile and the tokens; if there is no room, the number of the tile is left out."""
    ground = KINDS[hex["kind"]]
    tile = ground + (str(hex["tile"]) if hex["tile"] else "")
    tokens = [_token(view, token, words) for token in hex["tokens"]]
    if hex["kind"] != "tile":
        return " ".join(tokens) or ground
    forms = (" ".join([tile, *tokens]), "".join([tile, *tokens]), "".join([ground, *tokens]))
    return next((form for form in forms if cell_len(form) <= CELL), "".join(tokens))


def _token(view: View, token: View, words: Translations) -> str:
    mark = _letter(view, words, token["owner"]) + TOKENS.get(token["kind"], "b")
    return f"({mark})" if token["toppled"] else f"[{mark}]"


def legend(view: View, words: Translations) -> list[RenderableType]:
    """Explain the symbols of the map."""
    owners = [one["name"] for one in (*view["humans"], *view["bots"])]
    marks = ", ".join(
        f"{_letter(view, words, one)} {words.name('tapestry-owner', one)}" for one in owners
    )
    return [Text(words("terminal-tapestry-legend", owners=marks), "dim")]


def bot_view(view: View, words: Translations) -> list[RenderableType]:
    """Return tracks, open decision cards, decks, the Automa's mat and achievements."""
    parts = (tracks, pair, mat, achievements)
    return [line for part in parts for line in part(view, words)]


def tracks(view: View, words: Translations) -> list[RenderableType]:
    """Return the tracks with all markers, and what each bot reaches next."""
    owners = list(view["tracks"][0]["markers"])
    table = Table(
        words("terminal-tapestry-track"), *(_letter(view, words, one) for one in owners), ""
    )
    names = [words.name("tapestry-track", track["id"]) for track in view["tracks"]]
    for name, track in zip(names, view["tracks"], strict=True):
        favorite = "".join(f" ♥{_letter(view, words, bot)}" for bot in track["favourite_of"])
        table.add_row(
            name + favorite,
            *(str(track["markers"][one]) for one in owners),
            _spaces(view, track, words),
        )
    shown: list[RenderableType] = [table]
    for bot in view["bots"]:
        nexts = zip(names, bot["next"], strict=True)
        goals = (words.labelled(name, _goal(goal, words)) for name, goal in nexts)
        owner = words.name("tapestry-owner", bot["name"])
        shown.append(Text(words("terminal-tapestry-next", owner=owner, list=" · ".join(goals))))
    return shown


def _spaces(view: View, track: View, words: Translations) -> str:
    """Return the spaces: free landmarks are #, claimed ones the letter of their owner."""
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
    """Return the open decision cards and the decks."""
    decks = " · ".join(
        f"{words.name('tapestry-deck', deck)} {count}"
        for deck in ("decision", "progress", "tapestry", "territory", "tech")
        if (count := view["decks"][deck]) is not None
    )
    shown: list[RenderableType] = [*map(Text, _open_cards(view, words)), Text(decks)]
    if open_ := ", ".join(words.name("tapestry-tech", one) for one in view["decks"]["display"]):
        shown.append(Text(words.labelled(words("page-tapestry-display"), open_)))
    return shown


def _open_cards(view: View, words: Translations) -> list[str]:
    """Return what each bot looks for, and in which order it reads the tiebreakers."""
    if not view["pair"]:
        return []
    track, tiebreak = view["pair"]["track_card"], view["pair"]["tiebreak_card"]
    bots = [bot["name"] for bot in view["bots"]]
    seeks = "; ".join(
        words.labelled(
            words.name("tapestry-owner", bot), words.name("page-tapestry-seek", track[bot])
        )
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
    """Return the Automa's mat: its cards, its scoring, and the steps of its next income."""
    automa = view["automa"]
    if not automa:
        return []
    kind = "tapestry-automa-civilization"
    civilizations = (words.name(kind, one) for one in automa["civilizations"])
    scored = (
        f"{words.name('tapestry-source', line['line'])} {line['count']} × {line['each']}"
        for line in automa["now"]
    )
    income = (words.name("tapestry-step", one["step"]) for one in automa["income"] if one["due"])
    lines = (
        words(
            "terminal-tapestry-mat",
            civilizations=", ".join(civilizations) or "–",
            beside=automa["beside"],
            covered=automa["on_mat"],
        ),
        words("terminal-tapestry-worth", lines=", ".join(scored)),
        words("terminal-tapestry-income", steps=", ".join(income) or "–"),
    )
    return [Text(line) for line in lines]


def achievements(view: View, words: Translations) -> list[RenderableType]:
    """Return who has earned which achievement."""
    return [Text(words("terminal-tapestry-achievements", list=_achievements(view, words)))]


def _achievements(view: View, words: Translations) -> str:
    parts = []
    for one in view["achievements"]:
        taken = [words.name("tapestry-owner", owner) for owner in one["taken"]]
        holders = f" [{', '.join(taken)}]" if taken else ""
        parts.append(words.name("tapestry-achievement", one["id"]) + holders)
    return ", ".join(parts)


def result(view: View, words: Translations) -> list[RenderableType]:
    """Return the winner and the points of each side."""
    table = Table("", words("page-tapestry-total"))
    for side, points in view["scores"].items():
        table.add_row(words.name("tapestry-owner", side), str(points))
    winner = words("terminal-winner", winner=words.name("tapestry-owner", view["winner"]))
    lines: list[RenderableType] = [Text(winner, "bold"), table]
    if not any(human["side"] for human in view["humans"]):
        lines.append(Text(words("tapestry-points-said"), "dim"))
    return lines


def screen(printed: View) -> Screen:
    """Return the screen of the game."""
    return Screen(
        status,
        board,
        legend,
        bot_view,
        result,
        list_state,
        parts=(
            (("hex.",), board),
            (tuple(f"{side}.{what}" for side in SIDES for what in ON_TRACKS), tracks),
            (("decision.", "tech."), pair),
            (("era", "automa.vp", "automa.civ", "automa.second", "automa.tap", "automa.mat"), mat),
            (("achievement.",), achievements),
        ),
        counters=COUNTERS,
        menus=MENUS,
        forecast=lambda view: FORECAST,
        own_side=your_side,
        above={
            "tapestry-you-place": lambda view, args, words: place_in_city(
                view, args, words, printed["landmarks"]
            )
        },
    )
