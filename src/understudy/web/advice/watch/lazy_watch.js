// Shows the expert's panel when its module is loaded, which most players do not need.

import { html } from "htm/preact";
import { loadModule } from "../../requests/load_module.js";
import { createLoader, useLoaded } from "../../requests/load_once.js";

/** Loads the module. */
const watchLoader = createLoader(() => loadModule(() => import("./watch.js")));

export function LazyWatch() {
  const loaded = useLoaded(watchLoader);
  return (
    loaded &&
    html`
      <${loaded.Watch} />
    `
  );
}
