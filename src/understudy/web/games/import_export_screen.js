// All games as one file, and what came of a file that was opened.

import { html } from "htm/preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { importFile, importItems, collectAll, resume, problem as held, replaceBoard, importCopy } from "./import.js";
import { formatExportFile } from "./export_file.js";
import { Section } from "../ui/option_controls.js";
import { errorMessage } from "../requests/errors.js";
import { canShareFiles, download, shareFile } from "../ui/clipboard.js";
import { FileButton, Icon, Problem, TopBar } from "../ui/controls.js";
import { formatDay, hasMessage, say } from "../app/translations.js";

/** @import { ImportItem } from "./import.js" */
/** @import { Message } from "../types" */

/** @typedef {{ games: number, sheets: number, left: number, text: string }} Gathered */

const fileName = () => `understudy-games-${new Date().toISOString().slice(0, 10)}.json`;

/** How far it has come; nobody knows before the first is counted. @param {{ done: number, count: number }} props */
const Progress = ({ done, count }) =>
  count === 0
    ? html`
        <p class="small muted">${say("page-loading")}</p>
      `
    : html`
        <p class="progress">
          <progress max=${count} value=${done} aria-label=${say("page-files-progress", { done, count })}></progress>
          <span class="small muted">${say("page-files-progress", { done, count })}</span>
        </p>
      `;

/** The file is ready. @param {{ ready: Gathered }} props */
const Ready = ({ ready }) => html`
  <p class="small" role="status">
    ${say("page-files-ready", { games: ready.games, sheets: ready.sheets })}${ready.left > 0 && ` ${say("page-files-left", { count: ready.left })}`}
  </p>
  <div class="take after">
    <button type="button" class="btn primary" onClick=${() => download(fileName(), ready.text, "application/json")}>
      <${Icon} name="export" />
      ${say("page-save")}
    </button>
    ${
      canShareFiles() &&
      html`
        <button type="button" class="btn" onClick=${() => shareFile(fileName(), ready.text)}>
          <${Icon} name="share" />
          ${say("page-send-file")}
        </button>
      `
    }
  </div>
`;

function All() {
  const [come, setCome] = useState(/** @type {{ done: number, count: number } | null} */ (null));
  const [ready, setReady] = useState(/** @type {Gathered | null} */ (null));
  const [problem, setProblem] = useState(/** @type {Message | null} */ (null));
  const here = useRef(true);
  useEffect(
    () => () => {
      here.current = false;
    },
    [],
  );
  useEffect(() => {
    // What was brought since is not in the file.
    setReady(null);
  }, [importItems.value]);
  const start = async () => {
    setProblem(null);
    setReady(null);
    setCome({ done: 0, count: 0 });
    try {
      const { games, sheets, left } = await collectAll(
        (done, count) => setCome({ done, count }),
        () => here.current,
      );
      setReady({ games: games.length, sheets: sheets.length, left, text: formatExportFile({ games, sheets }) });
    } catch (error) {
      setProblem(errorMessage(error));
    }
    setCome(null);
  };
  return html`
    <${Section} title=${say("page-files-all")} hint=${say("page-files-all-hint")}>
      <${Problem} message=${problem} />
      ${
        ready
          ? html`
              <${Ready} ready=${ready} />
            `
          : come
            ? html`
                <${Progress} ...${come} />
              `
            : html`
                <button type="button" class="btn wide" onClick=${start}>
                  <${Icon} name="export" />
                  ${say("page-files-gather")}
                </button>
              `
      }
    <//>
  `;
}

/** What a game is called before it is known any better. @param {ImportItem} one */
function titleOf({ game, sheet }) {
  const system = sheet?.system ?? systemIn(game?.save ?? "");
  const of = hasMessage(`page-system-${system}`) ? say(`page-system-${system}`) : say("page-game");
  return game?.title || (sheet ? say("page-brought-sheet", { game: of, name: sheet.name }) : of);
}

/** @param {string} save */
function systemIn(save) {
  try {
    return String(JSON.parse(save).game);
  } catch {
    return "";
  }
}

/** @param {string | null | undefined} when */
const dayOf = (when) => (when && !Number.isNaN(Date.parse(when)) ? formatDay(when) : "");

/** What can be decided about one of them. @param {{ one: ImportItem, at: number }} props */
function Decide({ one, at }) {
  if (one.sheet) {
    return (
      one.how === "other" &&
      html`
        <div class="take after">
          <button type="button" class="btn" onClick=${() => replaceBoard(at)}>
            ${say("page-brought-put-in-place")}
          </button>
        </div>
      `
    );
  }
  if (one.how !== "ahead" && one.how !== "other") return null;
  return html`
    <div class="take after">
      ${
        one.how === "ahead" &&
        html`
          <button type="button" class="btn primary" onClick=${() => resume(at)}>${say("page-take-go-on")}</button>
        `
      }
      <button type="button" class="btn" onClick=${() => importCopy(at)}>${say("page-take-beside")}</button>
    </div>
  `;
}

/** @param {{ one: ImportItem, at: number }} props */
function One({ one, at }) {
  const words = one.sheet && one.how === "other" ? "page-brought-other-sheet" : `page-brought-${one.how}`;
  const title = titleOf(one);
  const to = one.id && (one.how === "taken" || one.how === "there" || one.how === "gone-on");
  return html`
    <li data-how=${one.how}>
      <p>
        <b>
          ${
            to
              ? html`
                  <a href=${`#/play/${one.id}`}>${title}</a>
                `
              : title
          }
        </b>
        ${" "}
        <span class="small muted">${dayOf(one.game?.updated)}</span>
      </p>
      <p class="small">${say(words)}${one.why && ` ${say(one.why.id, one.why.args)}`}</p>
      <${Decide} one=${one} at=${at} />
    </li>
  `;
}

/** What needs a look stands first. @param {ImportItem} one */
const isOpen = ({ how }) => how === "ahead" || how === "other" || how === "refused";

function Report() {
  const all = importItems.value;
  if (all.length === 0) return null;
  /** @param {ImportItem["how"][]} hows */
  const count = (...hows) => all.filter(({ how }) => hows.includes(how)).length;
  const waiting = count("waiting");
  const listed = all.map((one, at) => ({ one, at }));
  const rest = listed.filter(({ one }) => !isOpen(one) && one.how !== "waiting");
  return html`
    <${Section} title=${say("page-brought-title")}>
      <${Problem} message=${held.value} />
      ${
        waiting > 0 &&
        html`
          <${Progress} done=${all.length - waiting} count=${all.length} />
        `
      }
      <p role="status">
        ${
          waiting === 0 &&
          say("page-brought-sum", {
            taken: count("taken", "gone-on"),
            there: count("there"),
            open: count("ahead", "other"),
            refused: count("refused"),
          })
        }
      </p>
      <ul class="broughts">
        ${listed
          .filter(({ one }) => isOpen(one))
          .map(
            ({ one, at }) => html`
              <${One} one=${one} at=${at} key=${at} />
            `,
          )}
      </ul>
      ${
        rest.length > 0 &&
        html`
          <details class="fold">
            <summary>
              <${Icon} name="fold" />
              ${say("page-brought-rest", { count: rest.length })}
            </summary>
            <ul class="broughts">
              ${rest.map(
                ({ one, at }) => html`
                  <${One} one=${one} at=${at} key=${at} />
                `,
              )}
            </ul>
          </details>
        `
      }
    <//>
  `;
}

export function Files() {
  const here = useRef(true);
  const [problem, setProblem] = useState(/** @type {Message | null} */ (null));
  useEffect(
    () => () => {
      here.current = false;
    },
    [],
  );
  /** @param {File} chosen */
  const open = async (chosen) => {
    setProblem(null);
    try {
      const address = await importFile(chosen);
      if (here.current) location.hash = address;
    } catch (error) {
      setProblem(errorMessage(error));
    }
  };
  return html`
    <main class="page">
      <${TopBar} title=${say("page-files")} sub=${say("page-files-sub")} />
      <${Report} />
      <${All} />
      <${Section} title=${say("page-files-open")} hint=${say("page-files-open-hint")}>
        <${Problem} message=${problem} />
        <${FileButton} text=${say("page-files-choose")} onFile=${open} />
      <//>
    </main>
  `;
}
