// The editor of MarsBot's boards: show, change, check, save and share them.

import { html } from "htm/preact";
import { computed } from "@preact/signals";
import { useEffect, useState } from "preact/hooks";
import * as api from "../../requests/api.js";
import { Note, Section } from "../../ui/option_controls.js";
import { errorMessage } from "../../requests/errors.js";
import { Icon, Problem, Radios, TopBar } from "../../ui/controls.js";
import { createLoader, useLoaded } from "../../requests/load_once.js";
import { name, say } from "../../app/translations.js";
import { Cells, Row, letterName } from "./board_row.js";
import { differences, parse, report, withCell, withTag, write } from "./board_text.js";
import { deleteBoard, loadBoards, saveBoard, savedBoards } from "./saved_boards.js";

/** @import { Message, BoardReport, FieldEvent } from "../../types" */
/** @import { Board, Difference } from "./board_text.js" */

/** The server's check of a board, and the checked text. @typedef {BoardReport & { of: string | null }} Check */

const PAUSE = 250;

const boards = createLoader(async () => {
  await loadBoards();
  return (await api.printedBoards("mars")).board;
});
/** The printed boards by name, as text. */
const printed = computed(() => boards.valueFor() ?? {});

/** Return the printed board. @param {string} board */
const printedBoard = (board) => /** @type {Board} */ (parse(printed.value[board]));

/** Return the server's check of a text, which is requested when typing pauses. @param {string} text @returns {Check} */
function useCheck(text) {
  const [check, setCheck] = useState(/** @type {Check} */ ({ problems: [], fatal: false, of: null }));
  useEffect(() => {
    let isCurrent = true;
    const timer = setTimeout(async () => {
      try {
        const result = await api.checkBoard("mars", "board", text);
        if (isCurrent) setCheck({ ...result, of: text });
      } catch (error) {
        if (isCurrent) setCheck({ problems: [errorMessage(error)], fatal: true, of: text });
      }
    }, PAUSE);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [text]);
  return check;
}

/** Show the problems of a board. @param {{ check: Check, text: string }} props */
function Problems({ check, text }) {
  return html`
    <div class="checked" role="status">
      ${
        check.of !== text
          ? html`
              <p class="small muted">${say("page-board-checking")}</p>
            `
          : check.problems.length === 0
            ? html`
                <p class="small fine">
                  <${Icon} name="done" />
                  ${say("page-board-fine")}
                </p>
              `
            : check.problems.map(
                ({ id, args }) => html`
                  <${Note}>${say(id, args)}<//>
                `,
              )
      }
    </div>
  `;
}

/**
 * Show the differences from the printed board, and copy them to send to us.
 * @param {{ board: string, list: Difference[] }} props
 */
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
            <b>${`${name({ kind: "mars-track", id: track })} ${space || say("page-board-tags")}`}</b>
            ${": "}${
              space
                ? say("page-board-instead", { theirs: letterName(theirs), ours: letterName(ours) })
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

/** Download a file. @param {File} file */
function download(file) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), PAUSE);
}

/** Share a board by the device's share dialog, or download it. @param {string} board @param {string} text */
async function share(board, text) {
  const file = new File([text], `marsbot-${board}.toml`, { type: "text/plain" });
  if (!navigator.canShare?.({ files: [file] })) return download(file);
  return navigator.share({ files: [file] }).catch(() => null);
}

/**
 * Return the text in our format without comments, with the printed `competition`.
 * @param {string} board @param {string} text
 */
const normalized = (board, text) =>
  write({ .../** @type {Board} */ (parse(text)), competition: printedBoard(board).competition });

/**
 * Show the actions of a board.
 * @param {{ board: string, text: string, check: Check, onText: (text: string) => void }} props
 */
function Actions({ board, text, check, onText }) {
  const [result, setResult] = useState(/** @type {Message | null} */ (null));
  const own = savedBoards.value.get(board);
  /** Return a handler that does this and shows the result. @param {() => Promise<void>} action @param {string} done */
  const attempt = (action, done) => async () => {
    try {
      await action();
      setResult({ id: done });
    } catch (error) {
      setResult(errorMessage(error));
    }
  };
  /** @param {FieldEvent} event */
  const open = async (event) => {
    const [file] = event.target.files ?? [];
    if (file) onText(await file.text());
    event.target.value = "";
  };
  const isUnchanged = text === (own ?? write(printedBoard(board)));
  return html`
    <div class="board-acts">
      <label class="btn">
        <${Icon} name="import" />
        ${say("page-board-open")}
        <input type="file" class="sr" accept=".toml,.txt,text/plain" onChange=${open} />
      </label>
      <button type="button" class="btn" onClick=${() => share(board, text)}>
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
              await deleteBoard(board);
              onText(write(printedBoard(board)));
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
        result &&
        html`
          <p class="small" role="status">${say(result.id, result.args)}</p>
        `
      }
      <div class="go">
        <a class="btn" href="#/new/mars">${say("page-board-new-game")}</a>
        <button
          type="button"
          class="btn primary"
          disabled=${check.fatal || check.of !== text || isUnchanged}
          onClick=${attempt(() => saveBoard(board, normalized(board, text)), "page-board-kept")}
        >
          ${say("page-board-keep")}
        </button>
      </div>
    </div>
  `;
}

/** Show a board to edit. @param {{ board: string }} props */
function Editor({ board }) {
  const [text, setText] = useState(savedBoards.value.get(board) ?? write(printedBoard(board)));
  const [open, setOpen] = useState(/** @type {number | null} */ (null));
  const check = useCheck(text);
  const shown = parse(text);
  const list = shown ? differences(printedBoard(board), shown) : [];
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
      <${Problems} check=${check} text=${text} />
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
    <${Actions} board=${board} text=${text} check=${check} onText=${setText} />
  `;
}

/** Show the screen of the boards with one of them, by default the first. @param {{ name: string }} props */
export function Boards({ name: wanted }) {
  useLoaded(boards);
  const ids = Object.keys(printed.value);
  const board = ids.includes(wanted) ? wanted : ids[0];
  return html`
    <main class="page">
      <${TopBar} title=${say("page-boards")} system="mars" back="#/new/mars" />
      <${Problem} message=${boards.problem.value} />
      ${
        board &&
        html`
          <section class="fs">
            <h2 class="sr">${say("page-map")}</h2>
            <${Radios}
              name="board"
              label=${say("page-map")}
              value=${board}
              options=${ids.map((id) => ({ id, text: name({ kind: "mars-map", id }) }))}
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
