// Shows the expert's panel when its module is loaded, which most players do not need.

import { html } from "htm/preact";
import { createLoader, useLoaded } from "../../requests/load_once.js";

/** Loads the module. */
const watchLoader = createLoader(() => import("./watch.js"));

export function LazyWatch() {
  const loaded = useLoaded(watchLoader);
  return (
    loaded &&
    html`
      <${loaded.Watch} />
    `
  );
}
