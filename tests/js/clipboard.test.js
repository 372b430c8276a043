import assert from "node:assert/strict";
import { test } from "node:test";
import { textColumns } from "../../src/understudy/web/ui/clipboard.js";

test("the first column is left-aligned, the others right-aligned, without trailing spaces", () => {
  assert.equal(
    textColumns([
      ["", "You", "MarsBot"],
      ["Terraform rating", "31", "28"],
      ["Total", "102", ""],
    ]),
    ["                  You  MarsBot", "Terraform rating   31       28", "Total             102"].join("\n"),
  );
});
