// A game that came by a link: what it is, and whether to take it in. Nothing is kept before somebody says so.

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

/** What the link holds, unpacked on this device. */
const found = createLoader(async (/** @type {string} */ word) => {
  const text = await unpack(word).catch(() => {
    throw new Refused(422, { id: "page-link-damaged", args: {} });
  });
  const look = await api.inspectSave(text);
  await loadSystem(look.system);
  return { text, look };
});

/** Where the link was, there is no way back to it. @param {string} address */
const leave = (address) => location.replace(address);

/** The game as it stands, with the names that its people gave. @param {{ look: SaveInspection }} props */
function What({ look }) {
  const system = systemNamed(look.system);
  useEffect(() => {
    customNames.value = look.view.called ?? { names: {}, letters: {} };
    return () => {
      customNames.value = { names: {}, letters: {} };
    };
  }, [look]);
  const entry = { ...look, id: "", created: "", updated: "", title: "", damaged: false };
  const names = Object.values(look.view.called?.names ?? {})
    .flatMap((kind) => Object.values(kind))
    .filter((one) => typeof one === "string");
  const lines = [
    ...system.optionSummary(/** @type {any} */ (look)),
    ...(names.length > 0 ? [[...new Set(names)].join(", ")] : []),
    say("page-take-answers", { count: look.answers }),
  ];
  return html`
    <article class="card save">
      <figure><${system.Thumbnail} doc=${/** @type {any} */ ({ ...look, journal: [], marks: [] })} /></figure>
      <div>
        <p class="tiny muted">${say(`page-system-${look.system}`)}</p>
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

/** What can be done with it. @param {{ text: string, look: SaveInspection }} props */
function Decide({ text, look: { how, kept } }) {
  const [problem, setProblem] = useState(/** @type {Message | null} */ (null));
  const [busy, setBusy] = useState(false);
  /** @param {() => Promise<string>} deed gives the id of the game to go to */
  const act = async (deed) => {
    setBusy(true);
    setProblem(null);
    try {
      leave(`#/play/${await deed()}`);
    } catch (error) {
      setProblem(errorMessage(error));
      setBusy(false);
    }
  };
  const take = () =>
    act(async () => (await api.importGame({ save: text, title: "", created: null, updated: null, beside: true })).id);
  const goOn = () =>
    act(async () => {
      await api.resume(String(kept), text);
      return String(kept);
    });
  return html`
    <${Problem} message=${problem} />
    <p class="lead">${say(`page-take-${how}`)}</p>
    <div class="take after">
      ${
        how === "taken" &&
        html`
          <button type="button" class="btn primary" disabled=${busy} onClick=${take}>${say("page-take")}</button>
        `
      }${
        how === "there" &&
        html`
          <button type="button" class="btn primary" onClick=${() => leave(`#/play/${kept}`)}>
            ${say("page-take-to-game")}
          </button>
        `
      }${
        how === "ahead" &&
        html`
          <button type="button" class="btn primary" disabled=${busy} onClick=${goOn}>${say("page-take-go-on")}</button>
        `
      }${
        (how === "ahead" || how === "other") &&
        html`
          <button type="button" class="btn" disabled=${busy} onClick=${take}>${say("page-take-beside")}</button>
        `
      }
      <button type="button" class="btn" onClick=${() => leave("#/")}>${say("page-take-not")}</button>
    </div>
  `;
}

/** @param {{ word: string }} props the packed game */
export function ReceiveGame({ word }) {
  const it = useLoaded(found, word);
  const problem = found.problem.value;
  if (!it && !problem)
    return html`
      <${Loading} />
    `;
  return html`
    <main class="page">
      <${TopBar} title=${say("page-take-title")} sub=${say("page-take-sub")} />
      <section class="fs">
        <${Problem} message=${problem} />
        ${
          it &&
          html`
            <${What} look=${it.look} />
          `
        }
      </section>
      ${
        it
          ? html`
              <section class="fs"><${Decide} ...${it} /></section>
            `
          : html`
              <section class="fs"><a class="btn" href="#/">${say("page-home")}</a></section>
            `
      }
    </main>
  `;
}
