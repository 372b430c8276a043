// node weigh.mjs FOLDER < names: how large each file is, and how large when it is sent compressed, as JSON.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { argv, stdout } from "node:process";
import { brotliCompressSync, constants } from "node:zlib";

const params = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_LGWIN]: 22 };
const names = JSON.parse(readFileSync(0, "utf-8"));
const weights = names.map((name) => {
  const content = readFileSync(join(argv[2], name));
  return [name, content.length, brotliCompressSync(content, { params }).length];
});
stdout.write(JSON.stringify(weights));
