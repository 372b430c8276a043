import assert from "node:assert/strict";
import { test } from "node:test";
import { LAST_STEPS, reportName, reportText } from "../../src/understudy/web/help/report_file.js";

test("a report holds the save as JSON and the last steps only", () => {
  const steps = Array.from({ length: LAST_STEPS + 5 }, (_, n) => `step ${n}`);
  const report = { version: "1", where: "a browser", language: "en", settings: {}, expected: "this", steps };
  const file = JSON.parse(reportText({ ...report, save: '{"game": "mars"}' }));
  assert.equal(file.understudy_report, 1);
  assert.deepEqual(file.save, { game: "mars" });
  assert.deepEqual(file.steps, steps.slice(5));
  assert.equal(reportName({ id: "k7", system: "mars" }), "understudy-report-mars-k7.json");
});
