// Whether a component is still shown.

import { useEffect, useRef } from "preact/hooks";

/** Return a function that tells whether the component is still shown, for work that outlives it. */
export function useMounted() {
  const mounted = useRef(true);
  useEffect(
    () => () => {
      mounted.current = false;
    },
    [],
  );
  return () => mounted.current;
}
