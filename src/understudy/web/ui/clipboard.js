// Giving words away: to the clipboard, or as a file.

/** A file made here, offered for download. @param {string} name @param {string} text @param {string} type */
export function download(name, text, type = "text/plain") {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = Object.assign(document.createElement("a"), { href: address, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}

/** The file in the first form that this browser hands on to other programs, if there is one; some take no JSON. @param {string} name @param {string} text */
function shareableFile(name, text) {
  const forms = [
    new File([text], name, { type: "application/json" }),
    new File([text], `${name}.txt`, { type: "text/plain" }),
  ];
  return forms.find((file) => navigator.canShare?.({ files: [file] }));
}

/** Whether this browser hands on files to other programs. */
export const canShareFiles = () => shareableFile("game.json", "{}") !== undefined;

/** Whether this browser hands on words and links. */
export const canShare = () => typeof navigator.share === "function";

/** Hand something on by the system's own sheet. False if that did not work; whoever changes his mind has done nothing. @param {ShareData} what */
async function send(what) {
  try {
    await navigator.share(what);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === "AbortError";
  }
}

/** Words, or a link. @param {ShareData} what */
export const share = (what) => send(what);

/** A file made here, handed on, or else offered for download. @param {string} name @param {string} text */
export async function shareFile(name, text) {
  const file = shareableFile(name, text);
  if (!file || !(await send({ files: [file] }))) download(name, text, "application/json");
}

/** To the clipboard; browsers offer it only to pages that came over a safe way. True if it worked. @param {string} text */
export async function copyText(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Rows of cells as plain text in columns: the first to the left, the others to the right. @param {string[][]} rows */
export function textColumns(rows) {
  const widths = rows[0].map((_, n) => Math.max(...rows.map((row) => row[n].length)));
  /** @param {string[]} row */
  const line = (row) =>
    row
      .map((cell, n) => (n === 0 ? cell.padEnd(widths[n]) : cell.padStart(widths[n])))
      .join("  ")
      .trimEnd();
  return rows.map(line).join("\n");
}
