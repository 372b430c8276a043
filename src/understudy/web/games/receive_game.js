// Screen of a link that holds a whole game. The game is imported only when the player says so.

import { html } from "htm/preact";
import { useEffect, useState } from "preact/hooks";
import * as api from "../requests/api.js";
import { Refused, errorMessage } from "../requests/errors.js";
import { unpack } from "./link_codec.js";
import { Problem, TopBar } from "../ui/controls.js";
import { createLoader, useLoaded } from "../requests/load_once.js";
import { loadSystem, systemNamed } from "../app/faces.js";
import { Loading } from "../ui/loading.js";
import { customNames, say } from "../app/translations.js";

/** @import { Message, SaveInspection } from "../types" */

/** Decodes the link and inspects its save. */
const linkLoader = createLoader(async (/** @type {string} */ word) => {
  const text = await unpack(word).catch(() => {
    throw new Refused(422, { id: "page-link-damaged", args: {} });
  });
  const inspection = await api.inspectSave(text);
  await loadSystem(inspection.system);
  return { text, inspection };
});

/** Go to an address, replacing the link in the history. @param {string} address */
const goTo = (address) => location.replace(address);

/** Show the position and options of the game. @param {{ inspection: SaveInspection }} props */
function LinkedGame({ inspection }) {
  const { view } = inspection;
  const system = systemNamed(inspection.system);
  useEffect(() => {
    customNames.value = view.called ?? { names: {}, letters: {} };
    return () => {
      customNames.value = { names: {}, letters: {} };
    };
  }, [inspection]);
  const entry = { ...inspection, id: "", created: "", updated: "", title: "", damaged: false };
  const names = Object.values(view.called?.names ?? {})
    .flatMap((kind) => Object.values(kind))
    .filter((one) => typeof one === "string");
  const lines = [
    ...system.optionSummary(/** @type {any} */ (inspection)),
    ...(names.length > 0 ? [[...new Set(names)].join(", ")] : []),
    say("page-take-answers", { count: inspection.answers }),
  ];
  return html`
    <article class="card save received">
      <figure><${system.Thumbnail} doc=${/** @type {any} */ ({ ...inspection, journal: [], marks: [] })} /></figure>
      <div>
        <p class="tiny muted">${say(`page-system-${inspection.system}`)}</p>
        <${system.ListEntry} entry=${entry} named=${false} />
      </div>
      <ul class="small all">
        ${lines.map(
          (line) => html`
            <li key=${line}>${line}</li>
          `,
        )}
      </ul>
    </article>
  `;
}

/** Offer to import the game, or to open the stored one. @param {{ text: string, inspection: SaveInspection }} props */
function ReceiveDecision({ text, inspection: { how, kept: storedId, answers } }) {
  const challenged = how === "taken" && answers === 0;
  const [problem, setProblem] = useState(/** @type {Message | null} */ (null));
  const [busy, setBusy] = useState(false);
  /** @param {() => Promise<string>} action returns the id of the game to show */
  const act = async (action) => {
    setBusy(true);
    setProblem(null);
    try {
      goTo(`#/play/${await action()}`);
    } catch (error) {
      setProblem(errorMessage(error));
      setBusy(false);
    }
  };
  const importCopy = () =>
    act(async () => (await api.importGame({ save: text, title: "", created: null, updated: null, beside: true })).id);
  const resume = () =>
    act(async () => {
      await api.resume(String(storedId), text);
      return String(storedId);
    });
  return html`
    <${Problem} message=${problem} />
    <p class="lead">${say(challenged ? "page-challenge-lead" : `page-take-${how}`)}</p>
    <div class="take after">
      ${
        how === "taken" &&
        html`
          <button type="button" class="btn primary" disabled=${busy} onClick=${importCopy}>
            ${say(challenged ? "page-challenge-take" : "page-take")}
          </button>
        `
      }${
        how === "there" &&
        html`
          <button type="button" class="btn primary" onClick=${() => goTo(`#/play/${storedId}`)}>
            ${say("page-take-to-game")}
          </button>
        `
      }${
        how === "ahead" &&
        html`
          <button type="button" class="btn primary" disabled=${busy} onClick=${resume}>
            ${say("page-take-go-on")}
          </button>
        `
      }${
        (how === "ahead" || how === "other") &&
        html`
          <button type="button" class="btn" disabled=${busy} onClick=${importCopy}>${say("page-take-beside")}</button>
        `
      }
      <button type="button" class="btn" onClick=${() => goTo("#/")}>${say("page-take-not")}</button>
    </div>
  `;
}

/** @param {{ word: string }} props the encoded save */
export function ReceiveGame({ word }) {
  const linked = useLoaded(linkLoader, word);
  const problem = linkLoader.problem.value;
  if (!linked && !problem)
    return html`
      <${Loading} />
    `;
  return html`
    <main class="page">
      <${TopBar}
        title=${say(linked?.inspection.answers === 0 ? "page-challenge-title" : "page-take-title")}
        sub=${say("page-take-sub")}
      />
      <section class="fs">
        <${Problem} message=${problem} />
        ${
          linked &&
          html`
            <${LinkedGame} inspection=${linked.inspection} />
          `
        }
      </section>
      ${
        linked
          ? html`
              <section class="fs"><${ReceiveDecision} ...${linked} /></section>
            `
          : html`
              <section class="fs"><a class="btn" href="#/">${say("page-home")}</a></section>
            `
      }
    </main>
  `;
}
