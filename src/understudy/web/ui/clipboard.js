// Texts to the clipboard, to a file, or to the share dialog of the system.

/** Download a text as a file. @param {string} name @param {string} text @param {string} type */
export function download(name, text, type = "text/plain") {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = Object.assign(document.createElement("a"), { href: address, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}

/**
 * Return the file in the first form that the browser can share, if any; some do not share JSON.
 * @param {string} name @param {string} text
 */
function shareableFile(name, text) {
  const forms = [
    new File([text], name, { type: "application/json" }),
    new File([text], `${name}.txt`, { type: "text/plain" }),
  ];
  return forms.find((file) => navigator.canShare?.({ files: [file] }));
}

/** Return whether the browser can share files. */
export const canShareFiles = () => shareableFile("game.json", "{}") !== undefined;

/** Return whether the browser can share texts and links. */
export const canShare = () => typeof navigator.share === "function";

/**
 * Open the share dialog of the system. Return whether it worked; canceling counts as success.
 * @param {ShareData} what
 */
export async function share(what) {
  try {
    await navigator.share(what);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === "AbortError";
  }
}

/** Share a file, or download it if that does not work. @param {string} name @param {string} text */
export async function shareFile(name, text) {
  const file = shareableFile(name, text);
  if (!file || !(await share({ files: [file] }))) download(name, text, "application/json");
}

/** Copy a text to the clipboard. Return whether it worked; browsers require HTTPS or localhost. @param {string} text */
export async function copyText(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Return rows as plain text in columns: the first left-aligned, the others right-aligned. @param {string[][]} rows */
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
