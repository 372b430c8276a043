// A save file as a part of an address: packed into few letters, or into digits, of which a code to scan holds more.
// Whatever comes this way may come from anybody: it is read within limits, and anything that is not whole is refused.

/** How long an address may be that people send each other; beyond that, some programs cut it off. */
export const LONGEST_LINK = 8000;
/** How many letters behind the # are read at all. */
const LONGEST_WORD = 60_000;
/** As much as whoever keeps the games takes at once; a few packed letters could stand for endless text. */
const LONGEST_SAVE = 2_000_000;

/** What a packed word begins with, by how it is written: later versions may know other ways. */
const LETTERS = "z";
const DIGITS = "d";
/** So many bytes are so many digits. */
const BYTES = 7;
const PLACES = 17;
/** The digits of a last group of fewer bytes. */
const SHORTER = [0, 3, 5, 8, 10, 13, 15];

/** What cannot be unpacked. */
export class Damaged extends Error {}

/**
 * All that a stream brings, up to so many bytes.
 * @param {ReadableStream<Uint8Array>} stream @param {number} most
 */
async function collect(stream, most) {
  const parts = [];
  let length = 0;
  for (const reader = stream.getReader(); ;) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.length;
    if (length > most) {
      await reader.cancel();
      throw new Damaged();
    }
    parts.push(value);
  }
  const all = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/** Through a stream that changes it. @param {Uint8Array<ArrayBuffer>} bytes @param {CompressionStream | DecompressionStream} change @param {number} most */
const through = (bytes, change, most) => collect(new Blob([bytes]).stream().pipeThrough(change), most);

/** @param {Uint8Array} bytes */
const inLetters = (bytes) =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");

/** @param {string} word */
const fromLetters = (word) =>
  Uint8Array.from(atob(word.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));

/** @param {Uint8Array} bytes */
function inDigits(bytes) {
  let digits = "";
  for (let at = 0; at < bytes.length; at += BYTES) {
    const group = bytes.subarray(at, at + BYTES);
    const number = group.reduce((sum, byte) => sum * 256n + BigInt(byte), 0n);
    digits += String(number).padStart(SHORTER[group.length] ?? PLACES, "0");
  }
  return digits;
}

/** @param {string} digits */
function fromDigits(digits) {
  /** @type {number[]} */
  const bytes = [];
  for (let at = 0; at < digits.length; at += PLACES) {
    const group = digits.slice(at, at + PLACES);
    const count = group.length === PLACES ? BYTES : SHORTER.indexOf(group.length);
    const number = BigInt(group);
    if (count < 1 || number >= 256n ** BigInt(count)) throw new Damaged();
    for (let place = count - 1; place >= 0; place -= 1) bytes.push(Number((number >> BigInt(8 * place)) & 255n));
  }
  return Uint8Array.from(bytes);
}

/** A text as two words: in letters, for a link, and in digits, for a code. @param {string} text */
export async function pack(text) {
  const bytes = await through(new TextEncoder().encode(text), new CompressionStream("deflate"), Infinity);
  return { letters: LETTERS + inLetters(bytes), digits: DIGITS + inDigits(bytes) };
}

/** @param {string} word */
function bytesOf(word) {
  const rest = word.slice(1);
  if (word.length <= LONGEST_WORD && word[0] === LETTERS && /^[\w-]+$/.test(rest)) return fromLetters(rest);
  if (word.length <= LONGEST_WORD && word[0] === DIGITS && /^\d+$/.test(rest)) return fromDigits(rest);
  throw new Damaged();
}

/** The text of a packed word; `Damaged` if it is not whole, or would be longer than any game. @param {string} word */
export async function unpack(word) {
  try {
    // The packed text has a checksum in it, so a letter that is wrong is noticed.
    const bytes = await through(bytesOf(word), new DecompressionStream("deflate"), LONGEST_SAVE);
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw new Damaged();
  }
}

/** The address under which a page takes in what was packed. @param {string} base that of the page @param {string} word */
export const addressOf = (base, word) => `${new URL("./", base).href}#/take/${word}`;
