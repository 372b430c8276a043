"""The statements of your cards agree with a second transcription of what is printed on them."""

from collections.abc import Iterator
from pathlib import Path

from understudy.mars.cards.library import BY_NUMBER, LIBRARY
from understudy.mars.player.card import Step
from understudy.mars.player.placing import OFF_MAP
from understudy.mars.player.steps.cards import Draw
from understudy.mars.player.steps.colonies import BuildColony
from understudy.mars.player.steps.planet import Lay, Oceans, Raise
from understudy.mars.player.steps.stock import Gain, Production, Rating
from understudy.mars.player.steps.targets import LowerProduction
from understudy.mars.printed.vocabulary import RESOURCES
from understudy.parts.tables import parse_table

FILE = Path(__file__).with_name("player_facts.txt")
COLUMNS = ("no.", "at once?", "first?", "actions?", "lasting?")
ROWS = parse_table(FILE.name, FILE.read_text("utf-8"), COLUMNS, ("no.",))

SAID = ("at once", "first", "actions", "lasting")
SAID_OTHERWISE = {
    "200": "its city counts for the production it costs",
    "R35": "what it gives for itself is written as what it gives at once",
    "210": "that hosted cards can be played is a rule of playing",
    "poldertech_dutch": "its two tiles are one step",
}


def resources(verb: str, amounts: tuple[tuple[int, object], ...]) -> Iterator[str]:
    if all(isinstance(amount, int) for _, amount in amounts):
        said = sorted(f"{RESOURCES[resource]} {amount}" for resource, amount in amounts)
        yield f"{verb} {' '.join(said)}"


def plain(steps: tuple[Step, ...]) -> Iterator[str]:
    """The plain steps among these, in the words of the second transcription."""
    for step in steps:
        match step:
            case Production():
                yield from resources("production", step.changes)
            case LowerProduction() if step.raised:
                yield f"production {RESOURCES[step.resource]} {step.raised}"
            case Gain():
                yield from resources("gain", step.resources)
            case Raise():
                yield f"raise {step.parameter} {step.steps}"
            case Rating() if isinstance(step.amount, int):
                yield f"rating {step.amount}"
            case Oceans():
                yield f"ocean {step.count}"
            case Lay():
                yield f"lay {'city' if step.where == OFF_MAP else step.tile}"
            case Draw() if isinstance(step.count, int) and not step.keep:
                yield f"draw {step.count}"
            case BuildColony():
                yield from plain(step.then)


def stated(number: str) -> dict[str, str]:
    card = BY_NUMBER[number]
    return {
        "at once": "; ".join(plain(card.immediate)),
        "first": "; ".join(plain(card.first)),
        "actions": str(len(card.actions) or ""),
        "lasting": str(len(card.watches) + len(card.terms) or ""),
    }


def test_a_card_says_what_is_printed() -> None:
    written = {row["no."]: {column: row[column] for column in SAID} for row in ROWS}
    differing = [number for number, facts in written.items() if stated(number) != facts]
    assert sorted(differing) == sorted(SAID_OTHERWISE)


def test_every_card_is_written_down_twice() -> None:
    kinds = ("project", "prelude", "corporation")
    assert {row["no."] for row in ROWS} == {card.number for card in LIBRARY if card.kind in kinds}
    assert len(ROWS) == 428 + 49 + 70
