// Screen for exporting all games to a file, and for importing a file with its results.

import { html } from "htm/preact";
import { useEffect, useState } from "preact/hooks";
import { importFile, importItems, collectAll, resume, problem as held, replaceBoard, importCopy } from "./import.js";
import { formatExportFile } from "./export_file.js";
import { Section } from "../ui/option_controls.js";
import { errorMessage } from "../requests/errors.js";
import { canShareFiles, download, shareFile } from "../ui/clipboard.js";
import { FileButton, Icon, Problem, TopBar } from "../ui/controls.js";
import { useMounted } from "../ui/mounted.js";
import { formatDay, hasMessage, say } from "../app/translations.js";

/** @import { ImportItem } from "./import.js" */
/** @import { Message } from "../types" */

/** @typedef {{ games: number, boards: number, unreadable: number, text: string }} ExportSummary */

const fileName = () => `understudy-games-${new Date().toISOString().slice(0, 10)}.json`;

/**
 * Show the progress of an export or import; the count is 0 until it is known.
 * @param {{ done: number, count: number }} props
 */
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

/** Return how much the file holds. @param {ExportSummary} summary */
function summaryText({ games, boards, unreadable }) {
  const text = say("page-files-ready", { games, sheets: boards });
  return unreadable > 0 ? `${text} ${say("page-files-left", { count: unreadable })}` : text;
}

/** Offer the exported file. @param {{ ready: ExportSummary }} props */
const ExportReady = ({ ready }) => html`
  <p class="small" role="status">${summaryText(ready)}</p>
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

function ExportAll() {
  const [progress, setProgress] = useState(/** @type {{ done: number, count: number } | null} */ (null));
  const [ready, setReady] = useState(/** @type {ExportSummary | null} */ (null));
  const [problem, setProblem] = useState(/** @type {Message | null} */ (null));
  const isMounted = useMounted();
  useEffect(() => {
    // The file does not hold items imported since.
    setReady(null);
  }, [importItems.value]);
  const start = async () => {
    setProblem(null);
    setReady(null);
    setProgress({ done: 0, count: 0 });
    try {
      const { games, boards, unreadable } = await collectAll((done, count) => setProgress({ done, count }), isMounted);
      setReady({ games: games.length, boards: boards.length, unreadable, text: formatExportFile({ games, boards }) });
    } catch (error) {
      setProblem(errorMessage(error));
    }
    setProgress(null);
  };
  return html`
    <${Section} title=${say("page-files-all")} hint=${say("page-files-all-hint")}>
      <${Problem} message=${problem} />
      ${
        ready
          ? html`
              <${ExportReady} ready=${ready} />
            `
          : progress
            ? html`
                <${Progress} ...${progress} />
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

/** Return the title of an item. @param {ImportItem} item */
function titleOf({ game, board }) {
  const system = board?.system ?? systemOfSave(game?.save ?? "");
  const gameName = hasMessage(`page-system-${system}`) ? say(`page-system-${system}`) : say("page-game");
  return game?.title || (board ? say("page-brought-sheet", { game: gameName, name: board.name }) : gameName);
}

/** Return the game of a save file, or an empty text. @param {string} save */
function systemOfSave(save) {
  try {
    return String(JSON.parse(save).game);
  } catch {
    return "";
  }
}

/** Return a date, or an empty text if there is none. @param {string | null | undefined} when */
const dayOf = (when) => (when && !Number.isNaN(Date.parse(when)) ? formatDay(when) : "");

/** Show the decisions that an item needs. @param {{ item: ImportItem, at: number }} props */
function ImportDecision({ item, at }) {
  if (item.board) {
    return (
      item.how === "other" &&
      html`
        <div class="take after">
          <button type="button" class="btn" onClick=${() => replaceBoard(at)}>
            ${say("page-brought-put-in-place")}
          </button>
        </div>
      `
    );
  }
  if (item.how !== "ahead" && item.how !== "other") return null;
  return html`
    <div class="take after">
      ${
        item.how === "ahead" &&
        html`
          <button type="button" class="btn primary" onClick=${() => resume(at)}>${say("page-take-go-on")}</button>
        `
      }
      <button type="button" class="btn" onClick=${() => importCopy(at)}>${say("page-take-beside")}</button>
    </div>
  `;
}

/** Show the result of an item. @param {{ item: ImportItem, at: number }} props */
function ImportRow({ item, at }) {
  const message = item.board && item.how === "other" ? "page-brought-other-sheet" : `page-brought-${item.how}`;
  const title = titleOf(item);
  const to = item.id && (item.how === "taken" || item.how === "there" || item.how === "gone-on");
  return html`
    <li data-how=${item.how}>
      <p>
        <b>
          ${
            to
              ? html`
                  <a href=${`#/play/${item.id}`}>${title}</a>
                `
              : title
          }
        </b>
        ${" "}
        <span class="small muted">${dayOf(item.game?.updated)}</span>
      </p>
      <p class="small">${say(message)}${item.why && ` ${say(item.why.id, item.why.args)}`}</p>
      <${ImportDecision} item=${item} at=${at} />
    </li>
  `;
}

/** Return whether an item needs the player's attention. @param {ImportItem} item */
const needsAttention = ({ how }) => how === "ahead" || how === "other" || how === "refused";

function ImportReport() {
  const all = importItems.value;
  if (all.length === 0) return null;
  /** @param {ImportItem["how"][]} hows */
  const count = (...hows) => all.filter(({ how }) => hows.includes(how)).length;
  const waiting = count("waiting");
  const listed = all.map((item, at) => ({ item, at }));
  const rest = listed.filter(({ item }) => !needsAttention(item) && item.how !== "waiting");
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
          .filter(({ item }) => needsAttention(item))
          .map(
            ({ item, at }) => html`
              <${ImportRow} item=${item} at=${at} key=${at} />
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
                ({ item, at }) => html`
                  <${ImportRow} item=${item} at=${at} key=${at} />
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
  const isMounted = useMounted();
  const [problem, setProblem] = useState(/** @type {Message | null} */ (null));
  /** @param {File} chosen */
  const open = async (chosen) => {
    setProblem(null);
    try {
      const address = await importFile(chosen);
      if (isMounted()) location.hash = address;
    } catch (error) {
      setProblem(errorMessage(error));
    }
  };
  return html`
    <main class="page">
      <${TopBar} title=${say("page-files")} sub=${say("page-files-sub")} />
      <${ImportReport} />
      <${ExportAll} />
      <${Section} title=${say("page-files-open")} hint=${say("page-files-open-hint")}>
        <${Problem} message=${problem} />
        <${FileButton} text=${say("page-files-choose")} onFile=${open} />
      <//>
    </main>
  `;
}
