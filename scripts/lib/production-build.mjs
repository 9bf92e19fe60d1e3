import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { StepFailed } from './preparation.mjs';
import { buildFolder, npmCommand, projectEnvironment, root } from './project.mjs';
import { runCommand } from './run-command.mjs';

// Everything that can change the build's output. The lock file stands for the packages.
const INPUTS = [
  'src',
  'scripts',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
  'vite.server.config.ts',
];

// The stamp holds the hash of the sources of the last complete build. It is in a folder that Vite
// empties, so a build by hand removes it together with the old files.
const stampFile = path.join(buildFolder, 'server/.build-stamp');

export const productionBuild = {
  label: 'Building (first start or sources changed)',
  isDone: () => hasStamp(stampFile, sourceHash()),
  run,
};

/** Tests are not built, so a change in one makes nothing stale. */
function sourceHash() {
  return contentHash(root, INPUTS, (name) => /\.test\.tsx?$/.test(name));
}

async function run(onStart) {
  // Taken before the build: after a change during the build, the next start builds again.
  const hash = sourceHash();
  removeStamp(stampFile);
  const { code, output } = await runCommand([...npmCommand(), 'run', 'build'], {
    // The web application is always built for production, whatever NODE_ENV the server gets.
    env: projectEnvironment({ NODE_ENV: 'production' }),
    onStart,
  });
  if (code !== 0) {
    throw new StepFailed('The build failed: fix the error above and try again.', output);
  }
  writeStamp(stampFile, hash);
}

/**
 * One hash over the names and contents of the given files and folders of `base`, without those
 * that do not exist. Contents, not times: a checkout touches every file without changing it.
 * @param {string} base
 * @param {string[]} names
 * @param {(name: string) => boolean} skip
 */
export function contentHash(base, names, skip = () => false) {
  const hash = createHash('sha256');
  for (const name of names.flatMap((it) => filesIn(base, it)).sort()) {
    if (skip(name)) continue;
    const content = readFileSync(path.join(base, name));
    hash.update(`\0${name}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

function filesIn(base, name) {
  const stats = statSync(path.join(base, name), { throwIfNoEntry: false });
  if (!stats) return [];
  if (stats.isFile()) return [name];
  return readdirSync(path.join(base, name)).flatMap((entry) => filesIn(base, `${name}/${entry}`));
}

export function hasStamp(file, hash) {
  try {
    return readFileSync(file, 'utf8') === hash;
  } catch {
    return false;
  }
}

export function writeStamp(file, hash) {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, hash);
}

export function removeStamp(file) {
  rmSync(file, { force: true });
}
