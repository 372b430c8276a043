// Checks what the formatter cannot: lines of at most 120 columns, and spaces in `html` templates.
//
// htm drops white space that contains a line break. A literal space between two elements therefore
// disappears when the formatter breaks the line there; it has to be written ${" "}.

import fs from "node:fs";
import path from "node:path";
import process from "node:process";
import { createRequire } from "node:module";

const ts = createRequire(path.resolve("build/javascript/package.json"))("typescript");
const WIDTH = 120;

/** Returns the literal parts of each `html` template in the file. */
function templatesIn(file) {
  const found = [];
  const visit = (node) => {
    if (ts.isTaggedTemplateExpression(node) && node.tag.getText() === "html") {
      const { template } = node;
      found.push(
        ts.isNoSubstitutionTemplateLiteral(template)
          ? [template]
          : [template.head, ...template.templateSpans.map((span) => span.literal)],
      );
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** Returns the position of each text in a template that begins or ends with a space. */
function literalSpaces(parts) {
  const found = [];
  let tag = false;
  let quote = "";
  for (const part of parts) {
    const text = part
      .getText()
      .replace(/^[`}]/, "")
      .replace(/(`|\$\{)$/, "");
    let begin = 0;
    for (let at = 0; at <= text.length; at++) {
      const letter = text[at];
      if (!tag && (letter === "<" || letter === undefined)) {
        if (/^ | $/.test(text.slice(begin, at).replaceAll(/^\s*\n\s*|\s*\n\s*$/g, "")))
          found.push(part.getStart() + 1 + begin);
        tag = letter === "<";
      } else if (quote) {
        if (letter === quote) quote = "";
      } else if (tag && (letter === '"' || letter === "'")) quote = letter;
      else if (tag && letter === ">") {
        tag = false;
        begin = at + 1;
      }
    }
  }
  return found;
}

let problems = 0;
const report = (name, line, message) => {
  problems += 1;
  process.stderr.write(`${name}:${line}: ${message}\n`);
};
for (const folder of process.argv.slice(2)) {
  for (const name of fs.globSync("**/*.{js,mjs}", { cwd: folder, exclude: (entry) => entry === "vendor" })) {
    const address = path.join(folder, name);
    const source = fs.readFileSync(address, "utf8");
    source.split("\n").forEach((line, index) => {
      if (line.length > WIDTH) report(address, index + 1, `${line.length} columns; at most ${WIDTH}`);
    });
    const file = ts.createSourceFile(name, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.JS);
    for (const parts of templatesIn(file)) {
      for (const position of literalSpaces(parts)) {
        const { line } = file.getLineAndCharacterOfPosition(position);
        report(address, line + 1, 'write the space as ${" "}: the formatter may break the line here');
      }
    }
  }
}
process.exitCode = problems ? 1 : 0;
