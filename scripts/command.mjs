// `npm run backup [FILE]`, `npm run restore FILE` and `npm run recount`.
import './lib/node-version.mjs';
import path from 'node:path';
import { productPackages } from './lib/installation.mjs';
import { prepare } from './lib/preparation.mjs';
import { attend, exitWith } from './lib/script.mjs';

const [name, ...words] = process.argv.slice(2);
// npm runs scripts in the project folder; file names are relative to where the user is.
const here = process.env.INIT_CWD ?? process.cwd();
const args = words.map((word) => (word.startsWith('-') ? word : path.resolve(here, word)));

await exitWith(async () => {
  await prepare([productPackages]);
  // From the sources: a build would delete files that a running server still loads.
  return attend([`src/server/commands/${name}.ts`, ...args]);
});
