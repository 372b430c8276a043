"""Questions to you. Except where the rules always ask, a choice with one answer is not asked.

All questions of a turn are made here, so answers can be listed, scripted and checked in one place.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from understudy.components.hex_map import spaces_of
from understudy.core import Choice, Number, Ref, Space
from understudy.core.journal.messages import Args
from understudy.core.questions.question import Notes, WhyNot
from understudy.tapestry.cards.texts import card_text, civilization_text
from understudy.tapestry.human.state.city import same_place
from understudy.tapestry.human.state.context import Context
from understudy.tapestry.printed.benefits import RESOURCES
from understudy.tapestry.printed.map import HEXES
from understudy.tapestry.printed.tracks import TRACK_ID, TRACKS
from understudy.tapestry.state_changes import owner_ref

NONE: Final = "none"
YES, NO = "yes", "no"
DECK: Final = "deck"
ASIDE: Final = "aside"
TEXTS: Final = {"tapestry-card": card_text, "tapestry-civilization": civilization_text}
"""What the things of a kind do, in words."""


def question_args(context: Context, about: Args | None = None) -> Args:
    """Return the arguments of a question: who is asked, what gives the choice, and the rest."""
    cause = Ref("tapestry-cause", "none") if context.cause is None else context.cause
    return {"owner": owner_ref(context.you.name), "of": cause, **(about or {})}


def ask_choice(
    context: Context,
    id: str,
    kind: str,
    options: Sequence[str],
    cite: str,
    *,
    always: bool = False,
    forced: bool = False,
    default: str | None = None,
    words: Notes | None = None,
    notes: Notes | None = None,
    about: Args | None = None,
) -> str:
    """Ask for one of these; with one option it is not asked, unless `always`.

    If it is `forced`, the answer makes no difference and the table settles it.
    """
    if len(options) == 1 and not always:
        return options[0]
    question = Choice(
        id=id, cite=cite, kind=kind, options=tuple(options),
        default=options[0] if forced else default, args=question_args(context, about),
        words=words, notes=notes or _texts(kind, options),
    )  # fmt: skip
    return context.table.settle(question) if forced else context.table.ask(question)


def _texts(kind: str, options: Sequence[str]) -> Notes | None:
    """Return what cards or civilizations do, to be shown with their names."""
    text = TEXTS.get(kind)
    if text is None:
        return None
    return lambda: {option: text(option) for option in options if option != NONE}


def choose_resource(context: Context, cite: str = "H6.1") -> int:
    """Choose a resource to gain; always asked, and a full kind may be chosen [H6.2]."""
    chosen = ask_choice(
        context, "tapestry-you-resource", "tapestry-resource", RESOURCES, cite, always=True
    )
    return RESOURCES.index(chosen)


def choose_lost_resource(context: Context, cite: str) -> int:
    """Choose one of your resources to give up."""
    have = [kind for kind, count in zip(RESOURCES, context.you.stock, strict=True) if count]
    chosen = ask_choice(context, "tapestry-you-lose", "tapestry-resource", have, cite)
    return RESOURCES.index(chosen)


def choose_payment(context: Context, payments: Sequence[str], track: int) -> str:
    """Choose how to pay for an advance; always asked [H4.1]."""
    return ask_choice(
        context, "tapestry-you-pay", "tapestry-payment", payments, "H4.1", always=True,
        default=payments[0], about={"track": Ref("tapestry-track", TRACKS[track])},
    )  # fmt: skip


def choose_whether(context: Context, id: str, cite: str, about: Args | None = None) -> bool:
    """Choose whether to take an offer."""
    options = (YES, NO)
    return ask_choice(context, id, "tapestry-whether", options, cite, about=about) == YES


def choose_hex(
    context: Context,
    id: str,
    hexes: int,
    cite: str,
    *,
    forced: bool = False,
    why_not: WhyNot | None = None,
    notes: Notes | None = None,
) -> int:
    """Choose a hex; not asked if there is only one, settled if it is `forced`."""
    if hexes & hexes - 1 == 0:
        return hexes.bit_length() - 1
    question = Space(
        id=id, cite=cite, kind="tapestry-hex", spaces=HEXES.named(hexes),
        args=question_args(context), default=HEXES.named(hexes)[0] if forced else None,
        why_not=why_not, notes=notes,
    )  # fmt: skip
    table = context.table
    return HEXES.index[table.settle(question) if forced else table.ask(question)]


def choose_track(context: Context, id: str, tracks: Iterable[int], cite: str) -> int:
    """Choose a track; not asked if there is only one."""
    names = [TRACKS[track] for track in tracks]
    return TRACK_ID[ask_choice(context, id, "tapestry-track", names, cite)]


def choose_amount(context: Context, id: str, low: int, high: int, cite: str) -> int:
    """Choose a number; not asked if there is only one."""
    if low == high:
        return low
    question = Number(
        id=id, cite=cite, low=low, high=high, default=low, args=question_args(context)
    )
    return context.table.ask(question)


class PlaceChoice(Choice):
    """Where a building or landmark goes; a turn that does not matter is accepted too."""

    __slots__ = ("landmark",)

    landmark: str

    def check(self, answer: object) -> str:
        if self.landmark and isinstance(answer, str):
            answer = same_place(self.landmark, answer)
        return super().check(answer)


def choose_place(context: Context, options: Sequence[str], landmark: str, kind: str) -> str:
    """Choose where a building or landmark goes; always asked [H7.2, H7.3]."""
    what = Ref("tapestry-landmark", landmark) if landmark else Ref("tapestry-building", kind)
    about: Args = {"what": what, "landmark": int(bool(landmark))}
    question = PlaceChoice(
        id="tapestry-you-place", cite="H7.3" if landmark else "H7.2", kind="tapestry-place",
        options=tuple(options), args=question_args(context, about),
    )  # fmt: skip
    question.landmark = landmark
    return context.table.ask(question)


def hex_names(hexes: int) -> list[str]:
    """Return places on the map as options of a placement."""
    return [f"hex {HEXES.names[hex]}" for hex in spaces_of(hexes)]
