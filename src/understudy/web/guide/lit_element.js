// Lights one element of the game screen: finds it, measures it, and makes the rest inert.

import { signal } from "@preact/signals";
import { useLayoutEffect } from "preact/hooks";

/** @import { Hint, HintTarget } from "./types" */

/** Space between an element and its ring. */
const MARGIN = 5;

/** @typedef {{ top: number, left: number, width: number, height: number }} Area */

/**
 * What is lit: the area, and the name of the control to tap; null while the element is not on the screen.
 * @typedef {{ area: Area, label: string }} Light
 */

/** The current light. */
export const light = signal(/** @type {Light | null} */ (null));

/** Return the first visible element of a selector. @param {Element} frame @param {string} selector */
const visible = (frame, selector) =>
  /** @type {HTMLElement | undefined} */ (
    [...frame.querySelectorAll(selector)].find((element) => element.checkVisibility())
  );

/** Return the target of a hint that is on the screen. @param {Element} frame @param {Hint} hint */
function findTarget(frame, { lit }) {
  for (const target of lit) {
    const element = visible(frame, target.at);
    if (element) return { target, element };
  }
  return null;
}

/** Return the control that a target asks to tap. @param {Element} frame @param {HintTarget} target */
const controlOf = (frame, { at, tap }) => visible(frame, tap ?? at);

/** Return the name of a control as it is read or seen. @param {HTMLElement | undefined} element */
function labelOf(element) {
  const label = element?.dataset.label ?? element?.ariaLabel ?? element?.innerText ?? "";
  return label.replaceAll(/\s+/g, " ").trim();
}

/**
 * Return the part of the screen that shows an element: what scrolling cuts off is left out.
 * @param {Element} element
 */
function shownPart(element) {
  let { top, left, bottom, right } = element.getBoundingClientRect();
  // Nothing cuts off a modal dialog, wherever it is in the document.
  for (let inner = element; inner.parentElement && !inner.matches(":modal"); inner = inner.parentElement) {
    const outer = inner.parentElement;
    if (getComputedStyle(outer).overflowY === "visible") continue;
    const cut = outer.getBoundingClientRect();
    [top, left] = [Math.max(top, cut.top), Math.max(left, cut.left)];
    [bottom, right] = [Math.min(bottom, cut.bottom), Math.min(right, cut.right)];
  }
  return { top, left, bottom, right };
}

/** Return the lit area around an element. @param {Element} element @returns {Area} */
function areaOf(element) {
  const { top, left, bottom, right } = shownPart(element);
  const [y, x] = [Math.max(top - MARGIN, 2), Math.max(left - MARGIN, 2)];
  const [end, side] = [Math.min(bottom + MARGIN, innerHeight - 2), Math.min(right + MARGIN, innerWidth - 2)];
  return { top: y, left: x, width: Math.max(side - x, 0), height: Math.max(end - y, 0) };
}

/** Elements that the guide has made inert. @type {Set<HTMLElement>} */
const inertElements = new Set();

/** Make these elements inert and no others. @param {HTMLElement[]} elements */
function setInert(elements) {
  for (const element of inertElements) if (!elements.includes(element)) element.inert = false;
  inertElements.clear();
  for (const element of elements) {
    element.inert = true;
    inertElements.add(element);
  }
}

/**
 * Return everything beside an element and its ancestors up to the frame.
 * @param {Element} frame @param {Element} kept
 */
function everythingBut(frame, kept) {
  const others = [];
  for (let element = kept; element !== frame && element.parentElement; element = element.parentElement)
    for (const sibling of element.parentElement.children)
      if (sibling !== element && sibling instanceof HTMLElement) others.push(sibling);
  return others;
}

/** How often an element is brought into view again. */
const MOST_TRIES = 12;

/** The height of the window below which the card covers half of it. */
const LOW_WINDOW = 620;

/** Return whether an element needs the upper part of the screen, above the card. @param {Element} element */
const isTall = (element) => element.clientHeight > innerHeight / (innerHeight < LOW_WINDOW ? 5 : 3);

/** Return whether an element is outside the screen, or below the card. @param {Area} area @param {Element} element */
const isOutside = ({ top, height }, element) =>
  height < Math.min(element.clientHeight, innerHeight) / 2 ||
  (innerHeight < LOW_WINDOW && isTall(element) && top > innerHeight / 4);

/**
 * Bring an element into view: a tall one with its top, another one with the control that opened it.
 * @param {Element} element @param {Element | undefined} opener
 */
function bringIntoView(element, opener) {
  if (isTall(element)) element.scrollIntoView({ block: "start", behavior: "instant" });
  else {
    opener?.scrollIntoView({ block: "start", behavior: "instant" });
    element.scrollIntoView({ block: opener ? "nearest" : "center", behavior: "instant" });
  }
}

/**
 * Light the element of a hint as long as it is shown, and make the rest inert: everything, if nothing is to be
 * tapped. `frame` contains the game screen.
 * @param {() => HTMLElement | null} frame @param {Hint} hint
 */
export function useLight(frame, hint) {
  useLayoutEffect(() => {
    const root = frame();
    if (!root) return undefined;
    let shown = /** @type {Element | null} */ (null);
    let waiting = 0;
    let tries = 0;
    let isSeen = false;
    // While there is nothing to answer, a narrow screen leaves out the question.
    root.toggleAttribute("data-reading", !hint.tap || hint.low === true);
    const measure = () => {
      waiting = 0;
      press(root, hint);
      const found = findTarget(root, hint);
      const next = found && { area: areaOf(found.element), label: labelOf(controlOf(root, found.target)) };
      // The page may scroll after the element was shown.
      if (found && next && (shown !== found.element || isOutside(next.area, found.element)) && tries < MOST_TRIES) {
        shown = found.element;
        tries += 1;
        bringIntoView(shown, hint.open ? visible(root, hint.open) : undefined);
        schedule();
      } else if (found && hint.seen && !isSeen) isSeen = show(root, hint.seen);
      setInert(found && hint.tap ? everythingBut(root, found.element) : [root]);
      if (JSON.stringify(next) !== JSON.stringify(light.peek())) light.value = next;
    };
    const schedule = () => {
      waiting ||= requestAnimationFrame(measure);
    };
    // The page may render the element later, move it, or replace it.
    const observer = new MutationObserver(schedule);
    observer.observe(root, {
      childList: true,
      subtree: true,
      characterData: true,
      attributeFilter: ["aria-expanded", "class", "disabled", "hidden", "open"],
    });
    addEventListener("resize", schedule);
    addEventListener("scroll", schedule, true);
    measure();
    return () => {
      cancelAnimationFrame(waiting);
      observer.disconnect();
      removeEventListener("resize", schedule);
      removeEventListener("scroll", schedule, true);
      setInert([]);
      root.removeAttribute("data-reading");
      light.value = null;
    };
  }, [hint]);
}

/**
 * Scroll an element into view that a text names. Return whether it is there.
 * @param {Element} root @param {string} seen
 */
function show(root, seen) {
  const element = visible(root, seen);
  element?.scrollIntoView({ block: "start", behavior: "instant" });
  return element !== undefined;
}

/** Open what the hint needs open. @param {Element} root @param {Hint} hint */
function press(root, { open }) {
  const closed = open && visible(root, open);
  if (closed && closed.ariaExpanded === "false") closed.click();
}
