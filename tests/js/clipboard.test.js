import assert from "node:assert/strict";
import { test } from "node:test";
import { textColumns } from "../../src/understudy/web/ui/clipboard.js";

test("a table as text has words to the left, numbers to the right, and no spaces at the ends of lines", () => {
  assert.equal(
    textColumns([
      ["", "You", "MarsBot"],
      ["Terraform rating", "31", "28"],
      ["Total", "102", ""],
    ]),
    ["                  You  MarsBot", "Terraform rating   31       28", "Total             102"].join("\n"),
  );
});
