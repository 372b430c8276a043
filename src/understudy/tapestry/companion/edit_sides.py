"""Manual edits of the sides: eras, points, civilizations, cards, tokens, first player."""

from __future__ import annotations

from typing import Any, Final

from understudy.components.deck import FACE_DOWN, draw_random
from understudy.components.manual_edits import NOTHING, record_edit, recorded_edit, set_fact
from understudy.core import (
    Change,
    Choice,
    CurrentChoice,
    CurrentNumber,
    CurrentValue,
    Fact,
    Fields,
    Illegal,
    Number,
    Ref,
    Table,
    fields,
)
from understudy.tapestry.bots.income_mat import TAPESTRY_SPACES
from understudy.tapestry.companion.cards import OTHER, YOUR_CARDS
from understudy.tapestry.companion.civilizations import INCOME_EFFECTS
from understudy.tapestry.companion.edit_common import EDITED, Edit, bot_field, owner_field
from understudy.tapestry.printed.levels import AUTOMA_CIVILIZATIONS
from understudy.tapestry.state import LAST_ERA, Game, Human

ASKED: Final = "asked"
TRAPS: Final = (ASKED, NOTHING)
"""A player who may hold a trap is asked when one can be used; a player without traps is not."""

MOST_BESIDE: Final = 40
MOST_HISTORIANS: Final = 20


def side_edits(game: Game, human: Human) -> list[tuple[str, Fields]]:
    """Return the edit entries for the sides."""
    humans = tuple(human.name for human in game.humans)
    entries: list[tuple[str, Fields]] = [
        ("set_you", fields(
            owner=owner_field(humans, human.name),
            era=CurrentNumber(
                "tapestry-field-your-era", _of_humans(game, "era", least=1), LAST_ERA, low=1
            ),
            vp=CurrentNumber("tapestry-field-vp", _of_humans(game, "vp", least=0), high=500),
        )),
        ("set_your_cards", _your_cards(game, human)),
        ("set_historians", fields(
            owner=owner_field(humans, human.name),
            bot=bot_field(game),
            count=CurrentNumber("tapestry-field-historians", _historians(game), MOST_HISTORIANS),
        )),
        ("set_first_player", fields(owner=owner_field(game.seats, game.first_player))),
    ]  # fmt: skip
    if game.setup.solo:
        entries.append(("set_automa", _automa_fields(game)))
        entries.append(("set_civilization", _civilization_fields(game)))
    return entries


def _of_humans(game: Game, what: str, least: int) -> CurrentValue[int]:
    return CurrentValue(
        ("owner",), {human.name: max(least, getattr(human, what)) for human in game.humans}
    )


def _your_cards(game: Game, human: Human) -> Fields:
    """Return the fields for your tapestry card and civilization that concern bots, and traps."""
    humans = game.humans
    return fields(
        owner=owner_field(tuple(human.name for human in humans), human.name),
        card=CurrentChoice(
            "tapestry-field-your-card", "tapestry-card", (*YOUR_CARDS, OTHER),
            CurrentValue(("owner",), {one.name: one.tapestry or OTHER for one in humans}),
        ),
        civilization=CurrentChoice(
            "tapestry-field-your-civilization", "tapestry-civilization", (*INCOME_EFFECTS, OTHER),
            CurrentValue(("owner",), {one.name: one.civilization or OTHER for one in humans}),
        ),
        traps=CurrentChoice(
            "tapestry-field-traps", kind="tapestry-traps", options=TRAPS,
            present=CurrentValue(("owner",), {one.name: TRAPS[one.traps == 0] for one in humans}),
        ),
    )  # fmt: skip


def _historians(game: Game) -> CurrentValue[int]:
    return CurrentValue(("owner", "bot"), {
        f"{human.name} {bot.name}": human.historians.get(bot.name, 0)
        for human in game.humans
        for bot in game.bots
    })  # fmt: skip


def _automa_fields(game: Game) -> Fields:
    mat = game.mat
    return fields(
        vp=Number(id="tapestry-field-automa-vp", high=500, default=mat.vp),
        era=Number(
            id="tapestry-field-bots-era", low=min(game.era, 1), high=LAST_ERA, default=game.era
        ),
        cards=Number(id="tapestry-field-beside", high=MOST_BESIDE, default=len(mat.beside)),
        on_mat=Number(id="tapestry-field-on-mat", high=TAPESTRY_SPACES, default=len(mat.on_mat)),
    )


def _civilization_fields(game: Game) -> Fields:
    kind, all_ = "tapestry-automa-civilization", tuple(AUTOMA_CIVILIZATIONS)
    names = ("first", "second")
    return fields(**{
        name: Choice(id=f"tapestry-field-{name}", kind=kind, options=all_, default=now)
        for name, now in zip(names, game.mat.civilizations, strict=False)
    })  # fmt: skip


def set_you(game: Game, table: Table, human: Human, answer: dict[str, Any]) -> None:
    """Set the income turns and points of a player."""
    person = game.human(answer["owner"])
    changes = (
        Change(f"{person.name}.era", person.era, answer["era"]),
        Change(f"{person.name}.vp", person.vp, answer["vp"]),
    )
    person.era, person.vp = answer["era"], answer["vp"]
    record_edit(table, EDITED, *changes)


def set_your_cards(game: Game, table: Table, human: Human, answer: dict[str, Any]) -> None:
    """Set the tapestry card, the civilization and the traps of a player."""
    person = game.human(answer["owner"])
    before = person.tapestry, person.civilization, person.traps
    card, civilization, traps = answer["card"], answer["civilization"], answer["traps"]
    person.tapestry = None if card == OTHER else card
    person.civilization = None if civilization == OTHER else civilization
    person.traps = None if traps == ASKED else 0
    after = person.tapestry, person.civilization, person.traps
    record_edit(table, EDITED, *(
        Change(f"{person.name}.{what}", old, new)
        for what, old, new in zip(("tapestry", "civilization", "traps"), before, after, strict=True)
    ))  # fmt: skip


def set_historians(game: Game, table: Table, human: Human, answer: dict[str, Any]) -> None:
    """Set how many Historians tokens of a player a bot has."""
    person, bot = game.human(answer["owner"]), answer["bot"]
    before = person.historians.get(bot, 0)
    person.historians[bot] = answer["count"]
    change = Change(f"{person.name}.historians.{bot}", before, answer["count"])
    record_edit(table, EDITED, change)


def set_first_player(game: Game, table: Table, human: Human, answer: dict[str, Any]) -> None:
    """Set the first player; the side whose turn it is does not change."""
    set_fact(table, EDITED, "first_player", game, "first_player", answer["owner"])


def set_automa(game: Game, table: Table, human: Human, answer: dict[str, Any]) -> None:
    """Set the Automa's points, its income turns, and the cards on and beside its mat."""
    mat = game.mat

    def facts() -> dict[str, Fact]:
        return game.card_facts() | game.mat_facts() | {"era": game.era}

    with recorded_edit(table, EDITED, facts):
        mat.vp, game.era = answer["vp"], answer["era"]
        for pile, count in ((mat.beside, answer["cards"]), (mat.on_mat, answer["on_mat"])):
            _set_size(game, table, pile, count)


def _set_size(game: Game, table: Table, pile: list[int], count: int) -> None:
    """Bring a pile to `count` cards from the deck; surplus cards are shuffled back into it."""
    too_many = draw_random(pile, len(pile) - count, table.chance)
    deck = game.tapestry
    deck.shuffle_in([card for card in too_many if card != FACE_DOWN])
    while len(pile) < count:
        if not deck.real and not len(deck):
            raise Illegal("tapestry-deck-empty", deck=Ref("tapestry-deck", "tapestry"))
        pile.append(FACE_DOWN if deck.real else deck.draw(table))


def set_civilization(game: Game, table: Table, human: Human, answer: dict[str, Any]) -> None:
    """Set the Automa's civilizations; `set_favorite` edits its favorite track."""
    mat = game.mat
    new = [answer[name] for name in ("first", "second") if name in answer]
    if len(set(new)) < len(new):
        name = Ref("tapestry-automa-civilization", new[0])
        raise Illegal("tapestry-option-same-civilization", civilization=name)
    with recorded_edit(table, EDITED, game.mat_facts):
        mat.civilizations = new


SIDE_EDITS: Final[dict[str, Edit]] = {
    "set_you": set_you,
    "set_your_cards": set_your_cards,
    "set_historians": set_historians,
    "set_first_player": set_first_player,
    "set_automa": set_automa,
    "set_civilization": set_civilization,
}
"""The edit function of each of these menu entries."""
