// Save files in links: compressed, then encoded as letters, or as digits for QR codes, which hold more digits. A link
// may come from anyone, so it is decoded within limits, and anything invalid is refused.

/** Maximum length of a link; some programs cut longer ones off. */
export const MAX_LINK_LENGTH = 8000;
/** Maximum length of an encoded save that is decoded. */
const MAX_WORD_LENGTH = 60_000;
/** Maximum size of a decoded save, as on the server; a short text could decompress to any size. */
const MAX_SAVE_SIZE = 2_000_000;

/** First character of an encoded save, by encoding; later versions may add others. */
const LETTERS = "z";
const DIGITS = "d";
/** Bytes of a group, and the digits that encode them. */
const GROUP_BYTES = 7;
const GROUP_DIGITS = 17;
/** Digits of a last group with fewer bytes. */
const DIGITS_BY_BYTES = [0, 3, 5, 8, 10, 13, 15];

/** The link cannot be decoded. */
export class DamagedLink extends Error {}

/**
 * Return the bytes of a stream; throw if there are more than `limit`.
 * @param {ReadableStream<Uint8Array>} stream @param {number} limit
 */
async function collect(stream, limit) {
  const parts = [];
  let length = 0;
  for (const reader = stream.getReader(); ;) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.length;
    if (length > limit) {
      await reader.cancel();
      throw new DamagedLink();
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

/**
 * Return the bytes compressed or decompressed.
 * @param {Uint8Array<ArrayBuffer>} bytes @param {CompressionStream | DecompressionStream} stream @param {number} limit
 */
const transform = (bytes, stream, limit) => collect(new Blob([bytes]).stream().pipeThrough(stream), limit);

/** Encode as URL-safe Base64. @param {Uint8Array} bytes */
const toLetters = (bytes) =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");

/** Decode URL-safe Base64. @param {string} word */
const fromLetters = (word) =>
  Uint8Array.from(atob(word.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));

/** Encode as decimal digits. @param {Uint8Array} bytes */
function toDigits(bytes) {
  let digits = "";
  for (let at = 0; at < bytes.length; at += GROUP_BYTES) {
    const group = bytes.subarray(at, at + GROUP_BYTES);
    const number = group.reduce((sum, byte) => sum * 256n + BigInt(byte), 0n);
    digits += String(number).padStart(DIGITS_BY_BYTES[group.length] ?? GROUP_DIGITS, "0");
  }
  return digits;
}

/** Decode decimal digits. @param {string} digits */
function fromDigits(digits) {
  /** @type {number[]} */
  const bytes = [];
  for (let at = 0; at < digits.length; at += GROUP_DIGITS) {
    const group = digits.slice(at, at + GROUP_DIGITS);
    const count = group.length === GROUP_DIGITS ? GROUP_BYTES : DIGITS_BY_BYTES.indexOf(group.length);
    const number = BigInt(group);
    if (count < 1 || number >= 256n ** BigInt(count)) throw new DamagedLink();
    for (let place = count - 1; place >= 0; place -= 1) bytes.push(Number((number >> BigInt(8 * place)) & 255n));
  }
  return Uint8Array.from(bytes);
}

/** Return a save encoded as letters for a link, and as digits for a QR code. @param {string} text */
export async function pack(text) {
  const bytes = await transform(new TextEncoder().encode(text), new CompressionStream("deflate"), Infinity);
  return { letters: LETTERS + toLetters(bytes), digits: DIGITS + toDigits(bytes) };
}

/** Return the compressed bytes of an encoded save. @param {string} word */
function decode(word) {
  const rest = word.slice(1);
  if (word.length <= MAX_WORD_LENGTH && word[0] === LETTERS && /^[\w-]+$/.test(rest)) return fromLetters(rest);
  if (word.length <= MAX_WORD_LENGTH && word[0] === DIGITS && /^\d+$/.test(rest)) return fromDigits(rest);
  throw new DamagedLink();
}

/** Return the save of an encoded text; throw `DamagedLink` if it is invalid or too long. @param {string} word */
export async function unpack(word) {
  try {
    // The checksum of the compressed data detects wrong characters.
    const bytes = await transform(decode(word), new DecompressionStream("deflate"), MAX_SAVE_SIZE);
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw new DamagedLink();
  }
}

/** Return the link to an encoded save. @param {string} base address of the page @param {string} word */
export const addressOf = (base, word) => `${new URL("./", base).href}#/take/${word}`;
