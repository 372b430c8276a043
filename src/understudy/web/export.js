// Giving words away: to the clipboard, or as a file.

/** A file made here, offered for download. @param {string} name @param {string} text @param {string} type */
export function download(name, text, type = "text/plain") {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = Object.assign(document.createElement("a"), { href: address, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}

/** To the clipboard; browsers offer it only to pages that came over a safe way. True if it worked. @param {string} text */
export async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Rows of cells as plain text in columns: the first to the left, the others to the right. @param {string[][]} rows */
export function columns(rows) {
  const widths = rows[0].map((_, n) => Math.max(...rows.map((row) => row[n].length)));
  /** @param {string[]} row */
  const line = (row) => row.map((cell, n) => (n === 0 ? cell.padEnd(widths[n]) : cell.padStart(widths[n]))).join("  ").trimEnd();
  return rows.map(line).join("\n");
}
