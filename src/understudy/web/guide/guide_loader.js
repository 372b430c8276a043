// Loads the guide of a game when it is needed: its explanations, expected answers and style sheet.

import { html } from "htm/preact";
import { createLoader, useLoaded } from "../requests/load_once.js";
import { loadModule } from "../requests/load_module.js";
import * as api from "../requests/api.js";
import { addStylesheet } from "../app/stylesheets.js";
import { systemNamed } from "../app/faces.js";

/** @import { Answer, GameDocument } from "../types" */
/** @import { GuideScript } from "./types" */

/** Return the guides of a game as the server describes them. @param {string} system */
const guidesOf = async (system) => (await api.systems()).find(({ name }) => name === system)?.guides ?? [];

/** @typedef {{ script: GuideScript, GuideLayer: typeof import("./guide_layer.js").GuideLayer }} LoadedGuide */

/** Loads a guide by "SYSTEM/NAME"; null if this version of the page does not have it. */
const guideLoader = createLoader(async (/** @type {string} */ path) => {
  const [system, name] = path.split("/");
  const load = systemNamed(system).guides[name];
  const known = (await guidesOf(system)).find((guide) => guide.name === name);
  if (!load || !known) return null;
  const [{ GuideLayer }, { explanation }] = await Promise.all([
    loadModule(() => import("./guide_layer.js")),
    loadModule(load),
    addStylesheet(new URL("guide.css", import.meta.url).pathname),
  ]);
  /** @type {LoadedGuide} */
  const loaded = { GuideLayer, script: { ...explanation, expected: /** @type {Answer[]} */ (known.answers) } };
  return loaded;
});

/**
 * Show the guide of the open game, if it is one.
 * @param {{ doc: GameDocument, frame: () => HTMLElement | null }} props
 */
export function LazyGuide({ doc, frame }) {
  const loaded = useLoaded(guideLoader, `${doc.system}/${doc.guide}`);
  return (
    loaded &&
    html`
      <${loaded.GuideLayer} doc=${doc} script=${loaded.script} frame=${frame} />
    `
  );
}
