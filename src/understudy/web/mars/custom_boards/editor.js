// MarsBot's boards: viewed as they are printed, corrected or entered, checked, kept and passed on.

import { html } from "htm/preact";
import { computed } from "@preact/signals";
import { useEffect, useState } from "preact/hooks";
import * as api from "../../requests/api.js";
import { Note, Section } from "../../ui/option_controls.js";
import { wordsOf } from "../../requests/errors.js";
import { Icon, Problem, Radios, TopBar } from "../../ui/controls.js";
import { reading, useReading } from "../../requests/load_once.js";
import { name, say } from "../../app/translations.js";
import { Cells, Row, letterWord } from "./board_row.js";
import { differences, read, report, withCell, withTag, write } from "./board_text.js";
import { entered, forget, keep, learnEntered } from "./saved_boards.js";

/** @import { Message, SheetReport, Typed } from "../../types" */
/** @import { Board, Difference } from "./board_text.js" */

/** What the server says of a text. @typedef {SheetReport & { of: string | null }} Checked */

const PAUSE = 250;

const sheets = reading(async () => {
  await learnEntered();
  return (await api.printedSheets("mars")).board;
});
/** Our transcriptions by name, as text. */
const printed = computed(() => sheets.about() ?? {});

/** Our own transcription of a board. @param {string} board */
const transcribed = (board) => /** @type {Board} */ (read(printed.value[board]));

/** What the server says about a text: asked when the typing pauses. @param {string} text @returns {Checked} */
function useCheck(text) {
  const [found, setFound] = useState(/** @type {Checked} */ ({ problems: [], fatal: false, of: null }));
  useEffect(() => {
    let wanted = true;
    const timer = setTimeout(async () => {
      try {
        const said = await api.checkSheet("mars", "board", text);
        if (wanted) setFound({ ...said, of: text });
      } catch (error) {
        if (wanted) setFound({ problems: [wordsOf(error)], fatal: true, of: text });
      }
    }, PAUSE);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [text]);
  return found;
}

/** @param {{ found: Checked, text: string }} props */
function Problems({ found, text }) {
  return html`
    <div class="checked" role="status">
      ${
        found.of !== text
          ? html`
              <p class="small muted">${say("page-board-checking")}</p>
            `
          : found.problems.length === 0
            ? html`
                <p class="small fine">
                  <${Icon} name="done" />
                  ${say("page-board-fine")}
                </p>
              `
            : found.problems.map(
                ({ id, args }) => html`
                  <${Note}>${say(id, args)}<//>
                `,
              )
      }
    </div>
  `;
}

/** Cells that are not as we have them, for the person and for us. @param {{ board: string, list: Difference[] }} props */
function Differences({ board, list }) {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard?.writeText(report(board, list));
    setCopied(Boolean(navigator.clipboard));
  };
  if (list.length === 0)
    return html`
      <p class="small muted">${say("page-board-same")}</p>
    `;
  return html`
    <ul class="differ small">
      ${list.map(
        ({ track, space, ours, theirs }) => html`
          <li key=${`${track} ${space}`}>
            <b>${name({ kind: "mars-track", id: track })}${" "}${space || say("page-board-tags")}</b>
            ${": "}${
              space
                ? say("page-board-instead", { theirs: letterWord(theirs), ours: letterWord(ours) })
                : say("page-board-instead", { theirs: theirs || "–", ours: ours || "–" })
            }
          </li>
        `,
      )}
    </ul>
    <button type="button" class="btn" onClick=${copy}>
      <${Icon} name=${copied ? "done" : "export"} />
      ${say(copied ? "page-copied" : "page-board-copy")}
    </button>
    <p class="small muted">${say("page-board-tell-us")}</p>
    ${
      !navigator.clipboard &&
      html`
        <textarea class="sheet-text" readonly rows="4" aria-label=${say("page-board-copy")}>
${report(board, list)}</textarea>
      `
    }
  `;
}

/** @param {File} file */
function download(file) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), PAUSE);
}

/** Passed on by what the device has for that, else downloaded. @param {string} board @param {string} text */
async function pass(board, text) {
  const file = new File([text], `marsbot-${board}.toml`, { type: "text/plain" });
  if (!navigator.canShare?.({ files: [file] })) return download(file);
  return navigator.share({ files: [file] }).catch(() => null);
}

/** As we write it, without remarks; what belongs to the map and not to the tracks stays ours. @param {string} board @param {string} text */
const tidy = (board, text) =>
  write({ .../** @type {Board} */ (read(text)), competition: transcribed(board).competition });

/** @param {{ board: string, text: string, found: Checked, onText: (text: string) => void }} props */
function Actions({ board, text, found, onText }) {
  const [said, setSaid] = useState(/** @type {Message | null} */ (null));
  const own = entered.value.get(board);
  /** @param {() => Promise<void>} deed @param {string} done */
  const attempt = (deed, done) => async () => {
    try {
      await deed();
      setSaid({ id: done });
    } catch (error) {
      setSaid(wordsOf(error));
    }
  };
  /** @param {Typed} event */
  const open = async (event) => {
    const [file] = event.target.files ?? [];
    if (file) onText(await file.text());
    event.target.value = "";
  };
  const untouched = text === (own ?? write(transcribed(board)));
  return html`
    <div class="board-acts">
      <label class="btn">
        <${Icon} name="import" />
        ${say("page-board-open")}
        <input type="file" class="sr" accept=".toml,.txt,text/plain" onChange=${open} />
      </label>
      <button type="button" class="btn" onClick=${() => pass(board, text)}>
        <${Icon} name="export" />
        ${say("page-board-pass")}
      </button>
      ${
        own &&
        html`
          <button
            type="button"
            class="btn"
            onClick=${attempt(async () => {
              await forget(board);
              onText(write(transcribed(board)));
            }, "page-board-forgotten")}
          >
            <${Icon} name="trash" />
            ${say("page-board-forget")}
          </button>
        `
      }
    </div>
    <div class="prompt stuck">
      ${
        said &&
        html`
          <p class="small" role="status">${say(said.id, said.args)}</p>
        `
      }
      <div class="go">
        <a class="btn" href="#/new">${say("page-board-new-game")}</a>
        <button
          type="button"
          class="btn primary"
          disabled=${found.fatal || found.of !== text || untouched}
          onClick=${attempt(() => keep(board, tidy(board, text)), "page-board-kept")}
        >
          ${say("page-board-keep")}
        </button>
      </div>
    </div>
  `;
}

/** @param {{ board: string }} props */
function Editor({ board }) {
  const [text, setText] = useState(entered.value.get(board) ?? write(transcribed(board)));
  const [open, setOpen] = useState(/** @type {number | null} */ (null));
  const found = useCheck(text);
  const shown = read(text);
  const list = shown ? differences(transcribed(board), shown) : [];
  /** @param {Board} next */
  const change = (next) => setText(write(next));
  return html`
    <${Section} title=${name({ kind: "mars-map", id: board })} hint=${say("page-boards-hint")}>
      ${
        printed.value[board].includes("stand_in = true") &&
        html`
          <${Note}>${say("page-board-stand-in")}<//>
        `
      }${
        shown
          ? html`
              <ol class="tracks">
                ${shown.tracks.map((track, row) => {
                  const differs = new Set(list.filter((one) => one.track === track.id).map(({ space }) => space));
                  return html`
                    <${Row}
                      key=${track.id}
                      track=${track}
                      differs=${differs}
                      open=${open === row}
                      onOpen=${() => setOpen(open === row ? null : row)}
                    >
                      <${Cells}
                        track=${track}
                        differs=${differs}
                        onCell=${(n, letter) => change(withCell(shown, row, n, letter))}
                        onTag=${(tag) => change(withTag(shown, row, tag))}
                      />
                    <//>
                  `;
                })}
              </ol>
            `
          : html`
              <p class="small">${say("page-board-unreadable")}</p>
            `
      }
      <${Problems} found=${found} text=${text} />
    <//>
    <${Section} title=${say("page-board-differences")}><${Differences} board=${board} list=${list} /><//>
    <${Section} title=${say("page-board-text")}>
      <details class="fold">
        <summary>
          <${Icon} name="fold" />
          ${say("page-board-text-hint")}
        </summary>
        <textarea
          class="sheet-text"
          rows="16"
          spellcheck=${false}
          aria-label=${say("page-board-text")}
          value=${text}
          onInput=${(event) => setText(event.target.value)}
        ></textarea>
      </details>
    <//>
    <${Actions} board=${board} text=${text} found=${found} onText=${setText} />
  `;
}

/** @param {{name: string}} props which board; without one the first */
export function Boards({ name: wanted }) {
  useReading(sheets);
  const boards = Object.keys(printed.value);
  const board = boards.includes(wanted) ? wanted : boards[0];
  return html`
    <main class="page">
      <${TopBar} title=${say("page-boards")} system="mars" back="#/new" />
      <${Problem} message=${sheets.problem.value} />
      ${
        board &&
        html`
          <section class="fs">
            <h2 class="sr">${say("page-map")}</h2>
            <${Radios}
              name="board"
              label=${say("page-map")}
              value=${board}
              options=${boards.map((id) => ({ id, text: name({ kind: "mars-map", id }) }))}
              onPick=${(id) => {
                location.hash = `#/boards/mars/${id}`;
              }}
            />
          </section>
          <${Editor} board=${board} key=${board} />
        `
      }
    </main>
  `;
}
