"""Plays guides on the page as a learner does, and checks what each explanation refers to."""

from typing import Any

from fluent.syntax.ast import MessageReference
from playwright.sync_api import FloatRect, Locator, Page, expect

from tests.browser.actions import Api, check_no_raw_ids, open_screen
from tests.guides.explanations import explanations
from tests.words.catalogues import messages, nodes
from understudy.locales.translator import Translator

MOST_TAPS = 6
"""The most taps that one hint asks for: opening, filling in, and sending an answer."""

SMALLEST = 24
"""The least width and height of a lit area in pixels."""

TALL = 800
"""The height in pixels from which the card leaves room for all that its text names."""

IS_LIT = """(element) => {
  const ring = document.querySelector(".guide-ring")?.getBoundingClientRect();
  const { top, left, bottom, right } = element.getBoundingClientRect();
  const [y, x] = [Math.max(top, 2), Math.max(left, 2)];
  return ring && y < bottom && x < right &&
    Math.abs(ring.left + 5 - x) <= 5 &&
    ring.top <= y + 1 && y < ring.bottom && ring.bottom <= bottom + 8;
}"""
"""Whether the ring is around an element, as far as the element is on the screen."""

IS_READABLE = """(control) => {
  const { left, top, right, bottom } = control.getBoundingClientRect();
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const inside = (one) => {
    const box = one.getBoundingClientRect();
    return box.left <= x && x <= box.right && box.top <= y && y <= box.bottom;
  };
  for (let outer = control.parentElement; outer; outer = outer.parentElement)
    if (getComputedStyle(outer).overflowY !== "visible" && !inside(outer)) return false;
  return x > 0 && y > 0 && x < innerWidth && y < innerHeight &&
    !inside(document.querySelector(".guide-card"));
}"""
"""Whether a control is in view: not scrolled away, and not below the card."""

IS_FREE = """(control) => {
  const { x, y, width, height } = control.getBoundingClientRect();
  const top = document.elementFromPoint(x + width / 2, y + height / 2);
  const holds = top?.contains(control) && top.closest("button, label, a");
  return control.contains(top) || Boolean(holds);
}"""
"""Whether nothing else is on top of a control."""


IS_BESIDE_DIALOG = """(card) => {
  const dialog = document.querySelector("dialog:modal")?.getBoundingClientRect();
  const { top, left, bottom, right } = card.getBoundingClientRect();
  return !dialog ||
    bottom <= dialog.top || top >= dialog.bottom || right <= dialog.left || left >= dialog.right;
}"""
"""Whether no dialog is on top of the card."""


def card(page: Page, at: int | str) -> Locator:
    """Return the card of a hint."""
    return page.locator(f'.guide-card[data-hint="{at}"]')


def start_guide(page: Page, url: str, path: str) -> None:
    """Start a guide; other tests may have left games of it, which would be resumed."""
    api = Api(url)
    for game in api.call("GET", "games"):
        if game["summary"].get("guide"):
            api.call("DELETE", f"games/{game['id']}")
    resume_guide(page, url, path)


def resume_guide(page: Page, url: str, path: str) -> None:
    """Start a guide, or resume it."""
    open_screen(page, url, "learn")
    page.locator(f'a[href="#/learn/{path}"]').click()
    page.locator(".guide-card").wait_for()


def lit_target(page: Page, hint: Any) -> tuple[Locator, Locator]:
    """Return what a hint lights now, and the control to tap."""
    for target in hint["lit"]:
        found = page.locator(f".play-frame {target['at']}").locator("visible=true")
        if found.count():
            control = page.locator(f".play-frame {target.get('tap', target['at'])}")
            return found.first, control.locator("visible=true").first
    raise AssertionError(f"not on the screen: {hint['lit']}")


def check_hint(page: Page, path: str, at: int, language: str = "en") -> None:
    """Check that the card of a hint can be read, and that what it refers to is on the screen."""
    hint = explanations()[path]["hints"][at]
    expect(card(page, at)).to_be_visible()
    ring = page.locator(".guide-ring")
    expect(ring).to_be_visible()
    element, control = lit_target(page, hint)
    page.wait_for_function(IS_LIT, arg=element.element_handle())
    size = page.viewport_size
    assert size
    boxes = [shown.bounding_box() for shown in (card(page, at), ring)]
    for box in boxes:
        assert box
        assert min(box["x"], box["y"]) >= 0, (at, box)
        assert box["x"] + box["width"] <= size["width"], (at, box)
        assert box["y"] + box["height"] <= size["height"], (at, box)
        assert min(box["width"], box["height"]) >= SMALLEST, (at, box)
    above, lit = boxes
    assert above
    assert lit
    assert uncovered(lit, above) >= min(lit["height"], size["height"] / 5), (at, boxes)
    if hint.get("tap"):
        # The screen may still be rendered.
        page.wait_for_function(IS_FREE, arg=control.element_handle())
    # What a control has opened may fill the screen, so that the control is scrolled away.
    check_names(page, hint, language, at_once=size["height"] >= TALL and "open" not in hint)
    check_no_raw_ids(page)


def uncovered(lit: FloatRect, above: FloatRect) -> float:
    """Return the height of the lit area that the card leaves free."""
    ends = [(box["x"], box["x"] + box["width"]) for box in (lit, above)]
    if ends[0][1] <= ends[1][0] or ends[1][1] <= ends[0][0]:
        return lit["height"]
    top = max(lit["y"], above["y"])
    bottom = min(lit["y"] + lit["height"], above["y"] + above["height"])
    return lit["height"] - max(0, bottom - top)


def check_names(page: Page, hint: Any, language: str, *, at_once: bool) -> None:
    """Check that the controls which the text names are on the screen; with `at_once` in view."""
    translator = Translator(language, {})
    for node in nodes(messages(language)[hint["text"]]):
        if isinstance(node, MessageReference):
            text = translator.text(node.id.name)
            frame = page.locator(".play-frame")
            # The text of a button may be followed by a number.
            named = frame.get_by_text(text, exact=True).or_(frame.locator("button", has_text=text))
            shown = named.locator("visible=true").element_handles()
            assert shown, f"{hint['text']} names {text!r}"
            if at_once:
                # The page may still scroll.
                page.wait_for_function(f"(all) => all.some({IS_READABLE})", arg=shown)


def follow_hint(page: Page, path: str, at: int) -> None:
    """Do what a hint asks for."""
    hint = explanations()[path]["hints"][at]
    size = page.viewport_size
    assert size
    if not hint.get("tap"):
        card(page, at).locator('[data-guide="next"]').click()
        expect(card(page, at)).to_have_count(0)
        return
    for _ in range(MOST_TAPS):
        _, control = lit_target(page, hint)
        tapped = control.element_handle()
        control.click()
        page.wait_for_function(
            """([at, tapped]) =>
              document.querySelector(".guide-card")?.dataset.hint !== at ||
              !tapped.isConnected || tapped.closest("[inert]")""",
            arg=[str(at), tapped],
        )
        # While an answer is sent, the buttons of the card are disabled.
        expect(page.locator(".guide-card :disabled")).to_have_count(0)
        if card(page, at).count() == 0:
            return
        if size["height"] >= TALL:
            page.wait_for_function(IS_BESIDE_DIALOG, arg=card(page, at).element_handle())
    raise AssertionError(f"hint {at} asks for more than {MOST_TAPS} taps")
