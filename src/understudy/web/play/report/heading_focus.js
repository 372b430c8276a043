// Focus on the heading of a report.

import { useEffect, useRef } from "preact/hooks";

/** Return the ref of a heading that takes the focus, and scroll the report to its top. */
export function useTopFocus() {
  const heading = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    const box = heading.current?.closest(".report");
    for (const scrolled of [box, box?.querySelector(".told-turns")]) scrolled?.scrollTo(0, 0);
  }, []);
  return heading;
}
