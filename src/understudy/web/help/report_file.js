// The file of a problem report. The terminal writes and reads the same file (`cli/reports/report_file.py`).

/** Version of the format. */
const FORMAT = 1;
/** Steps of the journal that a report repeats as text. */
export const LAST_STEPS = 20;

/**
 * A problem report: `where` is the browser and its size, `steps` are texts, `save` is the text of the save file.
 *
 * @typedef {{
 *   version: string;
 *   where: string;
 *   language: string;
 *   settings: Record<string, string>;
 *   expected: string;
 *   steps: string[];
 *   save: string;
 * }} ProblemReport
 */

/** Return the text of the file. @param {ProblemReport} report */
export const reportText = ({ save, steps, ...report }) =>
  `${JSON.stringify(
    { understudy_report: FORMAT, ...report, steps: steps.slice(-LAST_STEPS), save: JSON.parse(save) },
    null,
    1,
  )}\n`;

/** Return the name of the file. @param {{ id: string, system: string }} doc */
export const reportName = ({ id, system }) => `understudy-report-${system}-${id}.json`;
