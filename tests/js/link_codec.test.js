import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { deflateSync } from "node:zlib";
import { generate } from "lean-qr";
import { parseExportFile, formatExportFile } from "../../src/understudy/web/games/export_file.js";
import { DamagedLink, addressOf, pack, unpack } from "../../src/understudy/web/games/link_codec.js";

/** Return a reproducible random number generator. */
function chance(seed) {
  let state = seed;
  return (limit) => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return Math.floor((state / 2147483648) * limit);
  };
}

const PIECES = [
  '{"understudy": 1, ',
  '"seed": 18446744073709551615',
  "\n    ",
  "Žofie",
  "\u{1F600}",
  "\uFEFF",
  "\u0000",
  "é",
  '\\"',
  "1e400",
  "]",
  "\r\n",
];

/** Return a random text. @param {number} seed */
function text(seed) {
  const next = chance(seed);
  return Array.from({ length: next(200) }, () =>
    next(3) ? PIECES[next(PIECES.length)] : String.fromCodePoint(next(0xd7ff)),
  ).join("");
}

const letters = (bytes) => `z${Buffer.from(bytes).toString("base64url")}`;

describe("a save in a link", () => {
  test("is decoded unchanged, from letters and from digits", async () => {
    for (let seed = 0; seed < 300; seed += 1) {
      const packed = await pack(text(seed));
      assert.equal(await unpack(packed.letters), text(seed));
      assert.equal(await unpack(packed.digits), text(seed));
    }
  });

  test("needs no escaping, and follows the folder of the page", async () => {
    const { letters: word } = await pack(text(3));
    assert.match(word, /^[\w-]+$/);
    assert.equal(
      addressOf("http://192.0.2.7:8640/lite/index.html?x=1#/play/abc/share", word),
      `http://192.0.2.7:8640/lite/#/take/${word}`,
    );
  });

  test("is refused if a character is wrong, missing or added", async () => {
    const { letters: word, digits } = await pack(JSON.stringify({ save: text(1), more: text(2) }));
    const next = chance(5);
    for (let n = 0; n < 300; n += 1) {
      const whole = n % 2 ? word : digits;
      const at = next(whole.length);
      const other = whole[at] === "7" ? "8" : "7";
      const damaged = [whole.slice(0, at), whole.slice(0, at) + other + whole.slice(at + 1), `${whole}7`][n % 3];
      // The last letter has unused bits.
      if (n % 3 === 1 && at === whole.length - 1) continue;
      await assert.rejects(unpack(damaged), DamagedLink, `${n} ${at}`);
    }
  });

  test("is refused if it is invalid", async () => {
    for (const word of [
      "",
      "z",
      "d",
      "z=",
      "d12x",
      "q123",
      "z../..",
      "z%41",
      "d99999999999999999",
      "zÿ",
      letters(deflateSync(Buffer.from([0xff, 0xfe]))),
    ]) {
      await assert.rejects(unpack(word), DamagedLink, word);
    }
  });

  test("is not decoded beyond the limit", async () => {
    const bomb = letters(deflateSync(Buffer.alloc(30_000_000)));
    assert.ok(bomb.length < 60_000);
    await assert.rejects(unpack(bomb), DamagedLink);
    await assert.rejects(
      unpack(letters(deflateSync(Buffer.from(Array.from({ length: 100_000 }, (_, n) => (n * n * 31) % 251))))),
      DamagedLink,
    );
  });

  test("has a smaller QR code as digits than as letters", async () => {
    const save = JSON.stringify(
      Array.from({ length: 90 }, (_, n) => [`mars-ask-${n % 7}`, { do: "tile", space: `${n % 9}.${(n * n) % 11}` }]),
    );
    const { letters: word, digits } = await pack(save);
    const [small, large] = [digits, word].map((one) => generate(addressOf("https://understudy.test/", one)).size);
    assert.ok(small < large, `${small} ${large}`);
  });
});

describe("an export file", () => {
  const games = Array.from({ length: 50 }, (_, n) => ({
    title: n % 3 ? "" : text(n),
    created: null,
    updated: "2026-02-02T03:04:05.000006+00:00",
    save: text(n),
  }));
  const boards = [{ system: "mars", kind: "board", name: "hellas", text: text(7) }];

  test("is read as it was written", () => {
    assert.deepEqual(parseExportFile(formatExportFile({ games, boards })), { games, boards });
    assert.deepEqual(parseExportFile(`\uFEFF${formatExportFile({ games: [], boards: [] })}`), {
      games: [],
      boards: [],
    });
  });

  test("has a line for each game", () => {
    assert.equal(formatExportFile({ games, boards }).split("\n").length, 50 + 1 + 8);
  });

  test("differs from a save file, a damaged file and a newer one", () => {
    const whole = formatExportFile({ games, boards });
    assert.equal(parseExportFile('{\n  "understudy": 1,\n'), null);
    assert.equal(parseExportFile(""), null);
    assert.equal(parseExportFile(whole.replace('"understudy-games": 1', '"understudy-games": 2')), "newer");
    for (const part of [
      whole.slice(0, -3),
      whole.slice(0, 60),
      whole.replace('"games": [', '"games": [7,'),
      whole.replace('"title"', '"name"'),
      whole.replace('"sheets"', '"sheet"'),
      whole.replace(": 1,", ': "1",'),
    ]) {
      assert.equal(parseExportFile(part), "damaged", part.slice(0, 80));
    }
  });
});
