"""The set-up of a game: civilizations, favorite tracks, decks, first player [R4]."""

from __future__ import annotations

from understudy.components.deck import FACE_DOWN, Deck
from understudy.core import Change, Choice, Ref, Table
from understudy.tapestry.decks.die import roll_science_die
from understudy.tapestry.decks.tech import fill_display
from understudy.tapestry.options import BY_DIE, CHOOSE, Setup
from understudy.tapestry.printed.cards import (
    CIVILIZATIONS,
    TAPESTRY_CARDS,
    TECH_CARDS,
    removed_from_solo,
    solo_tapestry_deck,
)
from understudy.tapestry.printed.decision_cards import PROGRESS_CARDS, SHADOW_CARDS, STARTING_CARDS
from understudy.tapestry.printed.levels import AUTOMA_CIVILIZATIONS, CERTAIN_PARTNER
from understudy.tapestry.printed.map import TILES
from understudy.tapestry.printed.space_tiles import SPACE_TILES
from understudy.tapestry.printed.tracks import TRACKS
from understudy.tapestry.sides import BOTS, SHADOW
from understudy.tapestry.state import Bot, Game
from understudy.tapestry.state_changes import owner_ref, track_ref


def set_up(game: Game, table: Table) -> None:
    """Set up the game [R4.1]."""
    if table.listening:
        table.tell("tapestry-set-up", "R4.1")
    table.depth += 1
    if game.setup.solo:
        _choose_civilizations(game, table)
    _roll_shadow_favorite(game, table)
    _decision_decks(game, table)
    if game.setup.solo or game.setup.played:
        _shared_decks(game, table)
    for human in game.humans:
        human.set_up(game, table)
    _first_player(game, table)
    table.depth -= 1
    game.phase = "play"


def _choose_civilizations(game: Game, table: Table) -> None:
    """Set the Automa's civilization by die or by option, and its favorite track [R4.3]."""
    name = game.setup.civilization
    if name == BY_DIE:
        track = roll_science_die(game, table, "R4.3", "civilization")
        name = next(c.id for c in AUTOMA_CIVILIZATIONS.values() if c.favorite == track)
    game.mat.civilizations = [name]
    if table.listening:
        table.tell(
            "tapestry-first-civilization", "R4.3", Change("automa.civilization", None, name),
            civilization=Ref("tapestry-automa-civilization", name),
        )  # fmt: skip
    _mark_favorite(table, game.automa, AUTOMA_CIVILIZATIONS[name].favorite, "R4.3")
    if game.setup.level.civilizations > 1:
        _second_civilization(game, table, name)


def _second_civilization(game: Game, table: Table, first: str) -> None:
    """Set the second civilization of level 6, which you choose; ignore its heart [R4.6]."""
    second = game.setup.second_civilization
    if second == CHOOSE:
        question = Choice(
            id="tapestry-ask-second-civilization", cite="R4.6",
            kind="tapestry-automa-civilization", default=CERTAIN_PARTNER[first],
            options=tuple(name for name in AUTOMA_CIVILIZATIONS if name != first),
        )  # fmt: skip
        second = table.ask(question)
    game.mat.civilizations.append(second)
    if table.listening:
        ruling = None if second == CERTAIN_PARTNER[first] else "Q6"
        table.tell(
            "tapestry-second-civilization", "R4.6",
            Change("automa.second_civilization", None, second),
            civilization=Ref("tapestry-automa-civilization", second), ruling=ruling,
        )  # fmt: skip


def _roll_shadow_favorite(game: Game, table: Table) -> None:
    """Roll the Shadow Empire's favorite track until it differs from the Automa's [R4.4]."""
    decides = "shadow" if game.setup.solo else "alone"
    track = roll_science_die(game, table, "R4.4", decides)
    while game.setup.solo and track == game.automa.favorite:
        track = roll_science_die(game, table, "R4.4", f"{decides}-again")
    _mark_favorite(table, game.shadow, track, "R4.4")


def _mark_favorite(table: Table, bot: Bot, track: int, cite: str) -> None:
    before, bot.favorite = bot.favorite, track
    if table.listening:
        change = Change(f"{bot.name}.favourite", TRACKS[before], TRACKS[track])
        changes = (change,) if before != track else ()
        table.tell(
            "tapestry-favourite", cite, *changes, owner=owner_ref(bot.name), track=track_ref(track)
        )


def _decision_decks(game: Game, table: Table) -> None:
    """Form the decision deck of seven starting cards and the top progress card [R4.5].

    With two humans the Shadow Empire has cards 1 to 12 [R21.t3].
    """
    before = len(game.decision), len(game.progress)
    if game.setup.solo:
        _fill_deck(game.progress, PROGRESS_CARDS)
        _fill_deck(game.decision, (*STARTING_CARDS, game.progress.draw(table)))
    else:
        _fill_deck(game.progress, PROGRESS_CARDS[len(SHADOW_CARDS) - len(STARTING_CARDS) :])
        _fill_deck(game.decision, SHADOW_CARDS)
    if table.listening:
        cite = "R4.5" if game.setup.solo else "R21.t3"
        size, progress = len(game.decision), len(game.progress)
        table.tell(
            "tapestry-decision-decks", cite, Change("deck.decision", before[0], size),
            Change("deck.progress", before[1], progress), decision=size, progress=progress,
        )  # fmt: skip


def _fill_deck(deck: Deck, cards: tuple[int, ...]) -> None:
    deck.bag = [FACE_DOWN] * len(cards) if deck.real else list(cards)
    deck.stack = []


def _shared_decks(game: Game, table: Table) -> None:
    """Fill the decks of tiles, tapestry and tech cards that the app deals [R4.1, R3.1]."""
    decks = {
        "territory": (game.territory, tuple(tile.number for tile in TILES)),
        "tapestry": (game.tapestry, tapestry_deck(game.setup)),
        "tech": (game.tech, tuple(TECH_CARDS)),
    }
    if game.setup.played:
        decks["space"] = (game.space, tuple(SPACE_TILES))
        decks["civilizations"] = (game.civilizations, civilization_deck(game.setup))
    changes: list[Change] = []
    for name, (deck, cards) in decks.items():
        if not deck.real:
            before = len(deck)
            _fill_deck(deck, cards)
            changes.append(Change(f"deck.{name}", before, len(deck)))
    game.display.clear()
    if table.listening and changes:
        table.tell("tapestry-shared-decks", "R4.1", *changes)
    if not game.tech.real:
        fill_display(game, table)


def tapestry_deck(setup: Setup) -> tuple[int, ...]:
    """Return the tapestry cards in play in printed order [R3.1, H16.3]."""
    if setup.solo:
        return solo_tapestry_deck(setup.keep_discouraged)
    return tuple(card.number for card in TAPESTRY_CARDS.values() for _ in range(card.all_copies))


def civilization_deck(setup: Setup) -> tuple[int, ...]:
    """Return the civilizations in play by their place in the printed order [R3.2, H17.2]."""
    removed = removed_from_solo(setup.keep_discouraged) if setup.solo else ()
    return tuple(n for n, one in enumerate(CIVILIZATIONS.values()) if one.solo not in removed)


def _first_player(game: Game, table: Table) -> None:
    """Set the first player, at random unless an option names one (Q9) [R4.7]."""
    before, chosen = game.first_player, game.setup.first_player
    if chosen == "random":
        seats = game.seats
        chosen = seats[table.pick(len(seats))]
    game.first_player = game.mover = chosen
    if table.listening:
        changes = (Change("first_player", before, chosen),) if before != chosen else ()
        ruling = "Q9" if game.setup.first_player == "random" else None
        first = SHADOW if chosen == BOTS and not game.setup.solo else chosen
        table.tell("tapestry-first-player", "R4.7", *changes, owner=owner_ref(first), ruling=ruling)
