// `npm start`, `npm run dev`, and `npm run backup [FILE]`, `restore FILE` and `recount`: installs
// and builds what is missing or stale, then runs the program.
import path from 'node:path';
import { productPackages } from './installation.mjs';
import { prepare } from './preparation.mjs';
import { productionBuild } from './production-build.mjs';
import { serverEnvironment } from './project.mjs';
import { runProgram } from './run-command.mjs';

const [name, ...words] = process.argv.slice(2);
const programs = { start: 'dist/server/main.js', dev: 'src/server/dev.ts' };
// Commands run from the sources: a build would delete files that a running server still loads.
const program = programs[name] ?? `src/server/commands/${name}.ts`;
const steps = name === 'start' ? [productPackages, productionBuild] : [productPackages];

// npm runs scripts in the project folder; file names are relative to where the user is.
const here = process.env.INIT_CWD ?? process.cwd();
const args = words.map((word) => (word.startsWith('-') ? word : path.resolve(here, word)));

const isReady = await prepare(steps);
process.exitCode = isReady ? (await runProgram([program, ...args], serverEnvironment)).code : 1;
