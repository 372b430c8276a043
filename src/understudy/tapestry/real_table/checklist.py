"""The set-up checklist for the player's real table, with amounts [R3, R4]."""

from __future__ import annotations

from understudy.core import Arg, Message, Ref
from understudy.tapestry.options import BY_DIE, CHOOSE
from understudy.tapestry.printed.cards import CIVILIZATIONS, TAPESTRY_CARDS, removed_from_solo
from understudy.tapestry.sides import BOTS, HUMAN, HUMAN2, SHADOW
from understudy.tapestry.state import OUTPOSTS, Game


def checklist(game: Game) -> list[Message]:
    """Return the set-up steps of this game in order; empty for a screen game [R4.1]."""
    if game.setup.played:
        return []
    if not game.setup.solo:
        return [Message("tapestry-setup-board"), *_two_humans(game)]
    return [
        Message("tapestry-setup-board"),
        _removed_cards(game),
        _removed_civilizations(game),
        Message("tapestry-setup-you"),
        _mat(game),
        Message("tapestry-setup-automa", {"outposts": OUTPOSTS}),
        *_civilizations(game),
        Message("tapestry-setup-shadow", {"outposts": OUTPOSTS}),
        _decision_line(game, 7),
        _deck_line(game, "tapestry"),
        _deck_line(game, "territory"),
        _deck_line(game, "tech"),
        _first_player(game),
    ]


def _removed_cards(game: Game) -> Message:
    removed = removed_from_solo(game.setup.keep_discouraged)
    cards = tuple(
        Ref("tapestry-card", card.id) for card in TAPESTRY_CARDS.values() if card.solo in removed
    )
    return Message("tapestry-setup-remove-cards", {"cards": cards, "traps": 2})


def _removed_civilizations(game: Game) -> Message:
    removed = removed_from_solo(game.setup.keep_discouraged)
    civilizations = tuple(
        Ref("tapestry-civilization", one.id)
        for one in CIVILIZATIONS.values()
        if one.solo in removed
    )
    return Message("tapestry-setup-remove-civilizations", {"civilizations": civilizations})


def _mat(game: Game) -> Message:
    level = game.setup.level
    args: dict[str, Arg] = {"level": level.number, "mat": Ref("tapestry-mat", level.mat)}
    if level.income_card:
        return Message("tapestry-setup-mat-and-card", args)
    return Message("tapestry-setup-mat", args)


def _civilizations(game: Game) -> list[Message]:
    setup = game.setup
    lines = [Message("tapestry-setup-civilization-die")]
    if setup.civilization != BY_DIE:
        chosen = Ref("tapestry-automa-civilization", setup.civilization)
        lines = [Message("tapestry-setup-civilization", {"civilization": chosen})]
    if setup.level.civilizations > 1:
        if setup.second_civilization == CHOOSE:
            lines.append(Message("tapestry-setup-second-choose"))
        else:
            chosen = Ref("tapestry-automa-civilization", setup.second_civilization)
            lines.append(Message("tapestry-setup-second", {"civilization": chosen}))
    return lines


def _decision_line(game: Game, starting: int) -> Message:
    if not game.decision.real:
        return Message("tapestry-setup-decision-dealt")
    return Message("tapestry-setup-decision-real", {"starting": starting})


def _deck_line(game: Game, deck: str) -> Message:
    if deck in game.setup.real:
        return Message("tapestry-setup-deck-real", {"deck": Ref("tapestry-deck", deck)})
    if deck == "tech":
        return Message("tapestry-setup-tech-dealt")
    return Message("tapestry-setup-deck-dealt", {"deck": Ref("tapestry-deck", deck)})


def _first_player(game: Game) -> Message:
    chosen = game.setup.first_player
    if chosen == "random":
        return Message("tapestry-setup-first-random")
    if chosen == BOTS and not game.setup.solo:
        chosen = SHADOW
    return Message("tapestry-setup-first", {"owner": Ref("tapestry-owner", chosen)})


def _two_humans(game: Game) -> list[Message]:
    real = "tapestry-setup-shadow-cards-real"
    dealt = "tapestry-setup-decision-dealt"
    return [
        Message(
            "tapestry-setup-two-humans",
            {"one": Ref("tapestry-owner", HUMAN), "two": Ref("tapestry-owner", HUMAN2)},
        ),
        Message("tapestry-setup-shadow-alone", {"outposts": 1}),
        Message(real if game.decision.real else dealt),
        _first_player(game),
        Message("tapestry-setup-incomplete"),
    ]
