"""Layout measurements of a page: overflowing, cut or covered text, size of hexes."""

from typing import Any

from playwright.sync_api import Page

SMALLEST_HEX = 38
"""Minimum pixels between two sides of a hex that can be tapped."""

TEXTS = """() => {
  // A phone scales a page that is too wide down: its window grows with the page.
  const width = document.documentElement.clientWidth;
  const styles = new Map();
  const styleOf = (one) => {
    if (!styles.has(one)) styles.set(one, getComputedStyle(one));
    return styles.get(one);
  };
  const above = (one) => {
    const all = [];
    for (let up = one; up && up !== document.documentElement; up = up.parentElement) all.push(up);
    return all;
  };
  const faults = [];
  const texts = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const owner = node.parentElement;
    if (!node.data.trim() || !owner.checkVisibility() || owner.closest(".sr, svg")) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const ancestors = above(owner);
    // Floating and sticky elements may cover what is scrolled under them.
    const afloat = ["sticky", "absolute", "fixed"];
    const floats = ancestors.some((up) => afloat.includes(styleOf(up).position));
    const scrolled = ancestors.find((up) => ["auto", "scroll"].includes(styleOf(up).overflowY));
    for (const box of range.getClientRects()) {
      if (box.width < 1 || box.height < 1) continue;
      let shown = { left: 0, right: width, top: -Infinity, bottom: Infinity };
      let moves = false;
      let rolls = false;
      for (const up of ancestors) {
        const style = styleOf(up);
        const scrolls = ["auto", "scroll"].includes(style.overflowX);
        if (scrolls && up.scrollWidth > up.clientWidth) moves = true;
        if (up === scrolled && up.scrollHeight > up.clientHeight) rolls = true;
        if (!["hidden", "clip"].includes(style.overflowX) || moves) continue;
        const frame = up.getBoundingClientRect();
        // Content that can be scrolled into view is not cut by an outer frame.
        const open = rolls || style.overflowY === "visible";
        shown = {
          left: Math.max(shown.left, frame.left), right: Math.min(shown.right, frame.right),
          top: open ? shown.top : Math.max(shown.top, frame.top),
          bottom: open ? shown.bottom : Math.min(shown.bottom, frame.bottom),
        };
      }
      const where = `"${node.data.trim().slice(0, 40)}" in ${owner.outerHTML.slice(0, 90)}`;
      const aside = box.left < shown.left - 1 || box.right > shown.right + 1;
      const beyond = box.top < shown.top - 3 || box.bottom > shown.bottom + 3;
      if (!moves && aside) faults.push(`cut at the side (${box.left} to ${box.right}): ${where}`);
      if (!moves && beyond) faults.push(`cut above or below: ${where}`);
      if (!floats) texts.push({ node, box, where, scrolled });
    }
  }
  for (const [n, { node, box: a, where, scrolled }] of texts.entries()) {
    for (const other of texts.slice(n + 1)) {
      if (node === other.node || scrolled !== other.scrolled) continue;
      const b = other.box;
      const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      // Line boxes are higher than their letters.
      const covered = across > 2 && down > 0.5 * Math.min(a.height, b.height);
      if (covered) faults.push(`${where} lies on ${other.where}`);
    }
  }
  const wide = document.documentElement.scrollWidth - width;
  return wide > 0 ? [`the page is ${wide} pixels too wide`, ...faults] : faults;
}"""

BUTTONS = """() => [...document.querySelectorAll("button, .btn")].flatMap((button) => {
  if (!button.checkVisibility()) return [];
  const own = button.getBoundingClientRect();
  const parts = [...button.querySelectorAll("*")].filter((one) => !one.closest(".sr, svg *"));
  const boxes = parts.map((one) => one.getBoundingClientRect());
  for (const node of button.childNodes) {
    if (node.nodeType !== Node.TEXT_NODE || button.closest(".icon")) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    boxes.push(...range.getClientRects());
  }
  const shown = boxes.filter(({ width }) => width > 0);
  const out = shown.some(({ left, right }) => left < own.left - 1 || right > own.right + 1);
  return out ? [button.textContent.trim()] : [];
})"""
"""Finds buttons with a symbol or words beyond their sides."""

GROWN = """() => {
  const play = document.querySelector("main.play");
  const fits = play && play.getBoundingClientRect().bottom + scrollY <= innerHeight + 1;
  return fits ? document.documentElement.scrollHeight - innerHeight : 0;
}"""

HEXES = """() => [...document.querySelectorAll(".board-map .space.can .ring")].map((one) => {
  const { width, height } = one.getBoundingClientRect();
  // The ring is drawn a little inside its hex.
  return Math.min(width, height) * (40 / (40 - 1.5 * Math.sqrt(3)));
})"""

BOARD = """() => {
  const board = document.querySelector(".board-map").getBoundingClientRect();
  const prompts = [...document.querySelectorAll(".prompt")];
  const boxes = prompts.map((one) => one.getBoundingClientRect());
  const below = boxes.filter(({ left }) => left < board.right - 1).map(({ top }) => top);
  return Math.min(board.bottom, innerHeight, ...below) - Math.max(0, board.top);
}"""


def faults(page: Page) -> list[str]:
    """Return overflowing, cut and overlapping texts, and the excess width of the page."""
    found: list[str] = page.evaluate(TEXTS)
    return found


def overfull_buttons(page: Page) -> list[str]:
    """Return the words of buttons and tabs whose contents stick out at a side."""
    found: list[str] = page.evaluate(BUTTONS)
    return found


def grown(page: Page) -> int:
    """Return how many pixels a page can be scrolled although the game fits the window."""
    return int(page.evaluate(GROWN))


def smallest_hex(page: Page) -> float:
    """Return the width of the smallest hex that can be tapped."""
    sizes: Any = page.evaluate(HEXES)
    assert sizes, "no space can be tapped"
    return float(min(sizes))


def height_of_board(page: Page) -> float:
    """Return the visible height of the map in pixels."""
    return float(page.evaluate(BOARD))
