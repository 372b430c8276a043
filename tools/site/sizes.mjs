// node sizes.mjs FOLDER [keep] < names: writes the raw and the compressed size of each file as JSON;
// `keep` also writes the compressed files.

import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { argv, stdout } from "node:process";
import { brotliCompressSync, constants } from "node:zlib";

const params = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_LGWIN]: 22 };
const [folder, keep] = argv.slice(2);
const names = JSON.parse(readFileSync(0, "utf-8"));
const sizes = names.map((name) => {
  const path = join(folder, name);
  const content = readFileSync(path);
  const sent = brotliCompressSync(content, { params });
  if (keep) writeFileSync(`${path}.br`, sent);
  return [name, content.length, sent.length];
});
stdout.write(JSON.stringify(sizes));
