import assert from "node:assert/strict";
import { test } from "node:test";
import { parseNumber } from "../../src/understudy/web/prompt/number.js";

test("whole numbers are parsed, with either minus sign", () => {
  assert.equal(parseNumber("12"), 12);
  assert.equal(parseNumber(" 7 "), 7);
  assert.equal(parseNumber("-8"), -8);
  assert.equal(parseNumber("−8"), -8);
});

test("other texts stay unchanged, for the server to refuse", () => {
  for (const text of ["", " ", "-", "1.5", "ten", "1e-3"]) assert.equal(parseNumber(text), text);
});
